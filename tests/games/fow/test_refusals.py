"""What may not be done is refused with the clause that forbids it."""
from __future__ import annotations

from typing import Any

from cardwright.games.fow import terms
from cardwright.games.fow.played_sides import FUTURE
from cardwright.kernel.options import CARD, PLAY, USE
from tests.games.fow.acting import PASS, finish_battle, pass_until, ready, resolve, stones, why


def test_who_may_not_attack(fow: Any) -> None:
    """803.3a: no card of the other player's, none that is not on the field, no regalia, none that came this turn; 710.2b, 104.4."""
    game = fow.game()
    knight = game.resonator("Knight")
    theirs = game.resonator("Theirs", on="opponent's field")
    held = game.resonator("Held", zone="your hand")
    orb = game.regalia("Orb")
    fresh = game.resonator("Fresh", arrived="this turn")
    swift = game.resonator("Swift", arrived="this turn", text="[Swiftness]")
    tired = game.resonator("Tired", rested=True)
    meek = game.resonator("Meek", text="This card cannot attack.")
    game.choose("battle")
    pass_until(game, "attack")
    assert [why(game, CARD, card) for card in (theirs, held, orb, fresh)] == ["803.3a"] * 4
    assert (why(game, CARD, tired), why(game, CARD, meek)) == ("710.2b", "104.4")
    assert {getattr(o, "label", o) for o in game.options()} >= {knight.label, swift.label}


def test_who_may_not_be_attacked(fow: Any) -> None:
    """803.3b: nobody of the own side, no recovered resonator, no regalia, no card in a hand."""
    game = fow.game()
    knight = game.resonator("Knight")
    mine = game.resonator("Mine", rested=True)
    fresh = game.resonator("Fresh", on="opponent's field")
    orb = game.regalia("Orb", on="opponent's field", rested=True)
    tired = game.resonator("Tired", on="opponent's field", rested=True)
    held = game.resonator("Held", zone="opponent's hand")
    game.choose("battle")
    pass_until(game, "attack")
    game.choose(knight)
    assert [why(game, CARD, card) for card in (mine, fresh, orb, held)] == ["803.3b"] * 4
    assert why(game, CARD, tired) == ""


def test_who_may_not_block(fow: Any) -> None:
    """804.3: neither the attacker's side nor a rested card; 804.4: neither the attacked card itself nor what has no ATK."""
    game = fow.game()
    knight = game.resonator("Knight")
    friend = game.resonator("Friend")
    target = game.resonator("Target", on="opponent's field", rested=True)
    tired = game.resonator("Tired", on="opponent's field", rested=True)
    orb = game.regalia("Orb", on="opponent's field")
    held = game.resonator("Held", zone="opponent's hand")
    wall = game.resonator("Wall", on="opponent's field")
    game.choose("battle")
    pass_until(game, "attack")
    game.choose(knight)
    game.choose(target)
    pass_until(game, "block")
    assert [why(game, CARD, card) for card in (friend, tired, held)] == ["804.3"] * 3
    assert why(game, CARD, orb) == "804.4"
    assert why(game, CARD, wall) == ""


def test_a_battle_begins_at_main_timing_and_not_after_one_was_given_up(fow: Any) -> None:
    """704.1, 803.6."""
    game = fow.game()
    knight = game.resonator("Knight")
    ready(game)
    game.play(ready(game, "your"))
    assert why(game, terms.BATTLE, knight) == "704.1", "something is in the chase area"
    resolve(game)
    game.choose("battle")
    pass_until(game, "attack")
    game.choose("done")
    finish_battle(game)
    assert why(game, terms.BATTLE, knight) == "803.6"


def test_a_side_or_an_ability_that_a_card_has_not(fow: Any) -> None:
    """1302.3, 1125.2."""
    game = fow.game()
    stones(game, 3)
    plain = game.resonator("Plain", zone="your hand", cost="{1}")
    text = "[Judgment] {0}\n{Rest}: Draw a card."
    lord = game.ruler("Lord", text=text, back={"name": "Lord Unbound", "atk": 500, "defense": 500})
    assert why(game, PLAY, plain, FUTURE) == "1302.3"
    assert why(game, terms.JUDGE, lord, 7) == "1125.2"
    assert why(game, terms.JUDGE, lord, 1) == "1125.2"
    assert why(game, USE, lord, 1) == ""


def test_nothing_is_done_after_the_game(fow: Any) -> None:
    """103.1"""
    game = fow.game(opponent_life=100)
    bolt = game.chant("Bolt", cost="", text="This card deals 100 damage to your opponent.")
    knight = game.resonator("Knight")
    game.play(bolt)
    while game.asked == "priority":
        game.choose(PASS)
    assert game.winner == "you" and why(game, USE, knight) == "103.1"
