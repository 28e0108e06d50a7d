"""What players do again and again in the tests of Force of Will."""

from __future__ import annotations

from typing import Any

from cardwright.games.fow import terms
from cardwright.games.fow.played_sides import FUTURE
from cardwright.games.fow.refusing import at_main_timing
from cardwright.kernel.options import PLAY, option

PASS = "pass"
STONE = "{Rest}: Produce {R}."


def stones(game: Any, n: int, kind: str = "R", whose: str = "your", **how: Any) -> list[Any]:
    """So many magic stones in a field, each producing one will of this kind."""
    names = {"W": "Light", "R": "Fire", "U": "Water", "G": "Wind", "B": "Darkness", "M": "Moon"}
    text = f"{{Rest}}: Produce {{{kind}}}."
    return [game.stone(f"{names[kind]} Magic Stone", text=text, on=f"{whose} field", **how) for _ in range(n)]


def ready(game: Any, whose: str = "opponent's") -> Any:
    """A card in hand that can be played at any time, so that its player is asked whenever they have priority."""
    return game.chant("Answer", zone=f"{whose} hand", cost="", text="[Quickcast]\nYou gain 100 life.")


def both_pass(game: Any) -> None:
    """Both players pass in a row: the newest thing in the chase area resolves, or the sequence ends."""
    turn, depth = game.turn, len(game.table.stacked)
    passed = 0
    while passed < 2 and game.asked == "priority" and game.turn == turn and len(game.table.stacked) == depth:
        game.choose(PASS)
        passed += 1


def resolve(game: Any) -> None:
    """Pass until the chase area is empty."""
    while game.table.stacked and game.asked == "priority":
        game.choose(PASS)


def pass_until(game: Any, question: str) -> None:
    """Pass priority until something else is asked."""
    while game.asked == "priority" and question != "priority":
        game.choose(PASS)
    assert game.asked == question, f"asked: {game.asked}"


def play(game: Any, card: Any, *answers: Any) -> None:
    """Play a card and let it resolve."""
    game.play(card, *answers)
    resolve(game)


def play_future_side(game: Any, card: Any) -> None:
    """Play the other side of a double-sided card and let it resolve."""
    game.table.apply(game.table.decision().options.index(option(PLAY, card.id, FUTURE)))
    resolve(game)


def attack(game: Any, attacker: Any, target: Any, blocker: Any = None) -> None:
    """A whole battle: both players pass whenever they have priority."""
    declare(game, attacker, target)
    while game.asked == "priority":
        if game.table.decision().clause == "604.1" and at_main(game):
            return
        game.choose(PASS)
    if game.asked == "block":
        game.choose("done" if blocker is None else blocker)
    finish_battle(game)


def at_main(game: Any) -> bool:
    """Has the turn player priority at main timing?"""
    return game.decides == game.active and at_main_timing(game.table, game.table.active)


def declare(game: Any, attacker: Any, target: Any) -> None:
    """Initiate battle and declare the attack."""
    game.choose("battle")
    pass_until(game, "attack")
    game.choose(attacker)
    if game.asked == "attacked object":
        assert game.decides == game.active
        game.choose(target)


def finish_battle(game: Any) -> None:
    """Pass until the battle is over."""
    while game.asked == "priority" and not at_main(game):
        game.choose(PASS)


def end_turn(game: Any) -> None:
    """Pass until the next turn asks for its first decision."""
    turn = game.turn
    while game.turn == turn and not game.winner:
        game.choose(PASS if game.asked == "priority" else "done")


def next_main(game: Any) -> None:
    """Pass until the next main phase."""
    end_turn(game)
    while not at_main(game):
        game.choose(PASS)


def judge(game: Any, ruler: Any, *answers: Any) -> None:
    """Do judgment with a ruler, by its first [Judgment], and let it resolve."""
    abilities = game.table.look(ruler.card).abilities
    index = next(i for i, a in enumerate(abilities) if a.flags & terms.JUDGMENT_ABILITY)
    game.act(terms.JUDGE, ruler, *answers, extra=index)
    resolve(game)


def call_stone(game: Any, ruler: Any = None) -> None:
    game.act(terms.CALL_STONE, game.player(game.active).leader if ruler is None else ruler)


def set_card(game: Any, card: Any, *answers: Any) -> None:
    """Put a card into the standby area."""
    game.act(terms.SET_STANDBY, card, *answers)


def why(game: Any, verb: int, card: Any, extra: int = 0) -> str:
    """The clause that forbids an action of the game's own; empty if it may be done."""
    no = game.table.why_not(option(verb, card.id, extra))
    return "" if no is None else no.clause
