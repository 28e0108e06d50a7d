"""Several processes think about one decision."""

from __future__ import annotations

import os
import signal
import time

import pytest

from cardwright.bots.forked import ask_all
from cardwright.bots.search import SearchBot
from cardwright.lookahead.budget import Budget
from cardwright.lookahead.judgement import judgement_of
from tests.bots.test_search import decided
from tests.games_begun import GAMES

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes can't be copied here")


def test_each_answers_for_its_own_number_in_a_process_of_its_own() -> None:
    answers = ask_all(lambda number: f"{number} {os.getpid()}".encode(), 3, 60.0)
    assert [int(answer.split()[0]) for answer in answers] == [0, 1, 2]
    processes = [int(answer.split()[1]) for answer in answers]
    assert processes[0] == os.getpid() and len(set(processes)) == 3


def test_an_answer_may_be_longer_than_a_pipe_holds() -> None:
    assert [len(answer) for answer in ask_all(lambda number: b"x" * 1_000_000, 2, 60.0)] == [1_000_000] * 2


def test_one_that_fails_or_dies_is_left_out() -> None:
    def answer(number: int) -> bytes:
        if number == 1:
            raise ValueError("said by a test")
        if number == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        return b"here"

    assert ask_all(answer, 4, 60.0) == [b"here", b"here"]


def test_one_that_takes_too_long_is_not_waited_for() -> None:
    began = time.monotonic()
    assert ask_all(lambda number: time.sleep(60 * number) or b"here", 2, 0.2) == [b"here"]  # type: ignore[func-returns-value]
    assert time.monotonic() - began < 30


@pytest.mark.parametrize("code", GAMES)
def test_worlds_of_all_processes_count_and_the_same_seed_makes_the_same_choice(code: str) -> None:
    differed = False
    for seed in range(3, 7):  # in some positions it makes no difference which cards are hidden
        game = decided(code, seed)
        bots = [SearchBot(5, judgement_of(code), worlds=6, jobs=3) for _ in range(2)]
        places = [bot.answer(game) for bot in bots]
        assert places[0] == places[1]
        for one, other in zip(bots[0].weighed, bots[1].weighed, strict=True):
            assert one.chances == other.chances
        if len(bots[0].weighed) > 1:
            assert max(len(one.chances) for one in bots[0].weighed) > 2  # more than one process had
            differed |= any(len(set(one.chances)) > 2 for one in bots[0].weighed)
        if differed:
            return
    raise AssertionError("all processes looked at the same worlds")


def test_time_that_was_worked_before_counts_in_the_copies() -> None:
    """A copy begins to count CPU time from nothing: with half of the time gone, it must not take all of it once more."""
    budget = Budget(10.0, False)

    def gone(number: int) -> bytes:
        if number:
            budget.go_on_in_a_copy(5.0)
        return str(budget.spent()).encode()

    here, copy = ask_all(gone, 2, 60.0)
    assert float(here) < 0.3 and 0.5 <= float(copy) < 0.8
