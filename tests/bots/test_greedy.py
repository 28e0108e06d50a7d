"""The yardstick: what `greedy` was mended of stays mended."""

from __future__ import annotations

import pytest

import cardwright as cw


def decisions(code: str, turns: int, seed: int, decks: tuple[str, ...] = ()) -> list[tuple[cw.Game, int]]:
    """The first turns of a game of the yardstick against itself: each decision with a choice, and the answer."""
    deck, other = decks or (next(iter(cw.decks(code))),) * 2
    game = cw.new_game(code, deck, other, seed)
    bots = [cw.bots.make("greedy", code, player) for player in range(2)]
    out = []
    while game.decision and game.table.turn <= turns:
        place = bots[game.decision.player].answer(game)
        if len(game.decision.options) > 1:
            out.append((game.clone(), place))
        game.apply(place)
    return out


def test_no_will_is_produced_for_nothing() -> None:
    """fow: will is produced to pay for something, never while there is nothing to pay for."""
    asked = 0
    for game, place in decisions("fow", 5, 400, ("long-lamp", "second-card")):
        assert game.decision is not None
        if game.decision.kind == "priority" and any("Produce" in option.label for option in game.decision.options):
            asked += 1
            assert "Produce" not in game.decision.options[place].label
    assert asked > 3


@pytest.mark.parametrize("code", ["weiss", "bss"])
def test_ending_wins_ties(code: str) -> None:
    """Equal moves don't go in circles: few decisions of a turn are about more than one thing to do."""
    found = decisions(code, 6, 2)
    main = [game for game, _ in found if game.decision and game.decision.kind == "main"]
    assert main and len(main) < 6 * 12


def test_something_on_the_stack_is_judged_after_it_has_resolved() -> None:
    """fow: a card that only costs something until it resolves is played."""
    answers = [game.decision.options[place].label for game, place in decisions("fow", 7, 1) if game.decision]
    assert [label for label in answers if label.startswith("Play ")]


def test_a_battle_is_started_for_what_comes_of_it() -> None:
    """fow: after starting one a player is asked first whether they do something else; the attack is seen all the same."""
    found = [(game.decision, place) for game, place in decisions("fow", 9, 400, ("long-lamp", "second-card")) if game.decision]
    assert "Start a battle" in [decision.options[place].label for decision, place in found]
    assert "attack" in [decision.kind for decision, _ in found]
