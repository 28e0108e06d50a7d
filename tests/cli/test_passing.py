"""Passing at the terminal: until something happens, but never past what one has not been offered."""

from __future__ import annotations

import random
from typing import Any

from cardwright.cli.terminal.passing import Passing, nothing_to_do
from cardwright.face.game import Game
from cardwright.face.starting import new_game
from tests.cli.here import here
from tests.cli.tables import SWORD_AND_FOREST, game_of


def asks(at_table: Game) -> int:
    assert at_table.decision is not None
    return at_table.decision.player


def labels_of(at_table: Game) -> list[str]:
    assert at_table.decision is not None
    return [option.label for option in at_table.decision.options]


def passed(at_table: Game) -> str:
    """The first player types `pass`, and the other one does nothing: what the first is asked next."""
    now = at_table.decision
    assert now is not None and now.player == 0
    passing = Passing(at_table, now)
    at_table.apply(passing.answer(now))
    while (now := at_table.decision) is not None:
        if now.player == 0 and not passing.goes_on(at_table, now):
            return now.question
        at_table.apply(passing.answer(now) if now.player == 0 else len(now.options) - 1)
    return ""


def test_one_passes_until_something_happens() -> None:
    words = ("play", "fftcg", "--terminal", "--seed", "5")
    shown = here(*words, keys="1\n" * 16 + "pass\nquit\n").out
    last = shown.rpartition("You>")[0].rpartition("You>")[2]
    assert "Your opponent's" in last, "the own turn has been passed to its end"


def test_the_own_attack_does_not_pass_by(fftcg: Any) -> None:
    """Whoever passes in their first main phase has nothing more to do there; that they don't attack they have not said."""
    game = fftcg.game()
    game.forward("Lancer", on="your field")
    game.card("Kite Maker", "your hand")
    game.card("Loft Keeper", "your hand")
    at_table = game_of(game, "fftcg")
    assert passed(at_table) == "Who attacks?"
    assert passed(at_table) != "Who attacks?", "asked once, and no more"


def test_neither_does_the_own_main_phase(fow: Any) -> None:
    """503.7: whoever passes in their recovery phase, where only what is quick can be played, is asked in their main phase."""
    game = fow.game()
    game.resonator("Squire", zone="your hand", cost="")
    game.chant("Flash", zone="your hand", cost="", text="[Quickcast]\nYou gain 100 life.")
    at_table = game_of(game, "fow")
    assert passed(at_table) and at_table.turn > 1, "whoever passes in their main phase has seen what it offers"
    while at_table.active != 0 or at_table.view(0).now.phase != "recovery" or asks(at_table) != 0:
        at_table.apply(len(labels_of(at_table)) - 1)
    passed(at_table)
    assert at_table.active == 0 and at_table.view(0).now.phase == "main"


def test_where_something_must_be_decided_one_can_not() -> None:
    assert "You can't pass here" in here(*SWORD_AND_FOREST, keys="pass\nquit\n").out


def test_windows_without_a_choice_are_not_mentioned() -> None:
    shown = here("play", "fow", "--terminal", "--seed", "5", keys="\n" + "1\n" * 40).out
    assert "Only one choice: Pass" not in shown


def test_nobody_is_asked_whether_they_produce_will_for_nothing() -> None:
    rng, found = random.Random(1), 0
    at_table = new_game("fow", "walking-forge", "long-lamp", seed=2)
    while (now := at_table.decision) is not None and at_table.turn < 12:
        labels = labels_of(at_table)
        if len(labels) > 1 and labels[-1] == "Pass" and all("Produce" in label for label in labels[:-1]):
            assert nothing_to_do(at_table, now)
            found += 1
        at_table.apply(rng.randrange(len(labels)))
    assert found, "such windows there are"
