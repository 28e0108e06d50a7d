"""Warp, which came after the rulebook: a Character is put away for less, and comes to the field when its counters are gone."""

from __future__ import annotations

from typing import Any

from cardwright.games.fftcg import terms
from tests.games.fftcg.acting import resolve, stack_names
from tests.games.fftcg.reading import read

LATE = "Warp 2 -- 《1》\nWhen Latecomer enters the field due to Warp, gain 《C》."


def counters(card: Any) -> int:
    found = card.card.counters
    return int(found[1]) if found else 0


def crystals(game: Any) -> int:
    return int(game.table.number(terms.CRYSTALS, 0))


def until_something_waits(game: Any) -> None:
    """Nobody does anything until an ability is on the stack."""
    while not game.table.stacked:
        game.choose("done")


def test_one_line_is_three_abilities() -> None:
    line = read("Warp 3 -- 《火》《1》")
    assert line.failure is None, line.failure.message()
    assert [tree.kind for tree in line.abilities] == ["Activated", "Triggered", "Triggered"]


def test_it_comes_two_turns_later(fftcg: Any) -> None:
    """Nobody can answer its being put away; one counter goes each turn, and once the last is gone it comes."""
    game = fftcg.game(your_hand=0)
    game.backup("Purse")
    late = game.forward("Latecomer", "your hand", text=LATE, cost=9)
    assert not game.can("play", late)
    game.use(late)
    assert not game.table.stacked
    assert (late.zone, counters(late)) == ("removed from play", 2)
    until_something_waits(game)
    assert (game.active, stack_names(game), counters(late)) == ("you", ["Latecomer"], 2)
    resolve(game)
    assert (late.zone, counters(late), crystals(game)) == ("removed from play", 1, 0)
    until_something_waits(game)
    while counters(late):
        game.choose("done")
    assert (late.zone, stack_names(game)) == ("removed from play", ["Latecomer"])
    resolve(game)
    assert (late.zone, crystals(game)) == ("field", 1)


def test_who_is_cast_did_not_come_by_warp(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    game.backup("Purse")
    late = game.forward("Latecomer", "your hand", text=LATE, cost=1)
    game.play(late)
    resolve(game)
    assert (late.zone, crystals(game)) == ("field", 0)


def test_it_waits_for_an_empty_stack_in_ones_own_main_phase(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    game.backup("Purse")
    clerk = game.backup("Clerk", text="《0》: Draw 1 card.", dull=True)
    late = game.forward("Latecomer", "your hand", text="Back Attack\n" + LATE, cost=1)
    assert game.can("use", late)
    game.use(clerk)
    assert game.can("play", late) and not game.can("use", late)


def test_other_counters_and_other_cards_do_not_bring_it(fftcg: Any) -> None:
    """Another effect takes the last counter: it comes for that, too. A card that was merely removed has none and stays."""
    hook = "《0》: Choose 1 Card Name Latecomer removed from the game. Remove 1 Warp Counter from it."
    game = fftcg.game(your_hand=0)
    pull = game.backup("Hook", text=hook)
    late = game.forward("Latecomer", "your removed from play", text=LATE, counters={"warp": 1})
    lost = game.forward("Latecomer", "your removed from play", text=LATE, label="Lost One")
    game.use(pull, None, late)
    resolve(game)
    assert (late.zone, lost.zone) == ("field", "removed from play")


def test_counters_that_are_put_and_taken_are_events(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    jar = game.backup(
        "Jar",
        text="When a Moth Counter is placed on Jar, gain 《C》.\nWhen a Moth Counter is removed from Jar, gain 《C》《C》.\n"
        "《0》: Place 1 Moth Counter on Jar.\n《0》: Remove 1 Moth Counter from Jar.",
    )
    game.use(jar, "Place")
    resolve(game)
    assert crystals(game) == 1
    game.use(jar, "Remove 1")
    resolve(game)
    assert crystals(game) == 3


def test_who_is_played_by_another_ability_did_not_come_by_warp(fftcg: Any) -> None:
    """An ability without a keyword is none of Warp's, though its card waits with a counter on it."""
    game = fftcg.game(your_hand=0)
    door = game.backup("Door", text="《0》: Choose 1 Card Name Latecomer removed from the game. Play it onto the field.")
    late = game.forward("Latecomer", "your removed from play", text=LATE, counters={"warp": 1})
    game.use(door, None, late)
    resolve(game)
    assert (late.zone, crystals(game)) == ("field", 0)
