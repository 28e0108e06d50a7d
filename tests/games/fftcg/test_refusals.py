"""What may not be done is refused with the clause that forbids it."""
from __future__ import annotations

from typing import Any

from cardwright.games.fftcg import terms
from cardwright.kernel.options import PLAY, USE, option
from tests.games.fftcg.acting import attack_with, resolve


def why(game: Any, verb: int, card: Any, extra: int = 0) -> str:
    no = game.table.why_not(option(verb, card.id, extra))
    return "" if no is None else str(no.clause)


def test_what_may_not_be_cast(fftcg: Any) -> None:
    """11.4.2, 11.3.2: only one's own cards in the hand."""
    game = fftcg.game()
    game.monster("Idler", text="《0》: Draw 1 card. You can only use this ability once per turn.")
    theirs = game.forward("Theirs", zone="opponent's hand", cost=1)
    there = game.forward("There", zone="your field", cost=1)
    gone = game.summon("Gone", zone="your break zone", cost=1, text="Draw 1 card.")
    assert [why(game, PLAY, card) for card in (theirs, there)] == ["11.4.2"] * 2
    assert why(game, PLAY, gone) == "11.3.2"


def test_which_abilities_may_not_be_used(fftcg: Any) -> None:
    """11.6.4: neither another player's nor one that the card has not; 2.1: as often as it says; 11.6.2.3, 11.7.2.3: not dull."""
    game = fftcg.game()
    text = "《0》: Draw 1 card. You can only use this ability once per turn."
    mine = game.forward("Mine", zone="your field", text=text)
    theirs = game.forward("Theirs", zone="opponent's field", text=text)
    field = game.forward("Field", zone="your field", text="Field gains +1000 power.")
    tired = game.forward("Tired", zone="your field", dull=True, text="《Dull》: Draw 1 card.")
    assert why(game, USE, theirs) == "11.6.4"
    assert why(game, USE, mine, 3) == "11.6.4"
    assert why(game, USE, field) == "11.6.4"
    assert why(game, USE, tired) == "11.6.2.3"
    game.use(mine)
    resolve(game)
    assert why(game, USE, mine) == "2.1"


def test_who_may_not_block(fftcg: Any) -> None:
    """10.1.3.1: only while an attack is going on, and only the other player's Forwards; 5.2.3.1.1.2: no Backup."""
    game = fftcg.game()
    raider = game.forward("Raider", zone="your field")
    friend = game.forward("Friend", zone="your field")
    wall = game.forward("Wall", zone="opponent's field")
    helper = game.backup("Helper", zone="opponent's field")
    assert why(game, terms.BLOCK_WITH, wall) == "10.1.3.1"
    attack_with(game, raider)
    while game.asked == "priority":
        game.choose("done")
    assert game.asked == "block"
    assert why(game, terms.BLOCK_WITH, friend) == "10.1.3.1"
    assert why(game, terms.BLOCK_WITH, helper) == "5.2.3.1.1.2"
