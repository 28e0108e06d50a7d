"""Many games: paired seats, the same result in any number of processes, faults that are kept."""

from __future__ import annotations

import pytest

from cardwright.arena import playing
from cardwright.arena.simulation import Plan, matches, simulate
from cardwright.arena.statistics import sum_up
from cardwright.bots.random_bot import RandomBot
from cardwright.cards import starter_decks
from cardwright.games.registry import game_named
from cardwright.kernel import chance
from cardwright.kernel.table import Table
from cardwright.replays import Parted, Playback
from cardwright.replays.recording import record


def plan(games: int, bots: tuple[str, str] = ("random", "random")) -> Plan:
    ready = starter_decks("sve")
    return Plan("sve", (ready["swordcraft"], ready["runecraft"]), bots, games, 7)


def test_each_seed_is_played_both_ways_round() -> None:
    assert [(match.seed, match.swapped) for match in matches(plan(4))] == [(7, False), (7, True), (8, False), (8, True)]


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    one, two = (sum_up(simulate(plan(60), jobs)) for jobs in (1, 2))
    assert one == two
    assert one.games == 60
    assert not one.faults


def test_winners_are_named_by_deck_and_not_by_seat() -> None:
    """The greedy bot has the first deck: it wins from either seat."""
    outcomes = simulate(plan(6, ("greedy", "random")), 1)
    assert sum(outcome.winner == 0 for outcome in outcomes) >= 5


@pytest.mark.plain_only
def test_a_fault_is_reported_with_its_seed_and_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.apply

    def failing(self: Table, choice: int) -> object:
        if self.turn == 5:
            raise ValueError("the engine has a fault")
        return honest(self, choice)

    monkeypatch.setattr(Table, "apply", failing)
    [outcome] = simulate(plan(1), 1)
    assert outcome.fault.strip().endswith("ValueError: the engine has a fault")
    assert (outcome.match.seed, outcome.digest, outcome.winner) == (7, "", -1)
    game = game_named("sve")
    prepared = game.prepare(playing.seats(outcome.match, plan(1).decks))
    replay = record(game, prepared, chance.seed_from(7), outcome.answers, ["a", "b"], outcome.fault)
    assert len(replay.steps) == len(outcome.answers), "the answer that brought it about is the last step"
    playback = Playback(game, replay)
    with pytest.raises(ValueError, match="the engine has a fault"):
        playback.check()
    monkeypatch.undo()
    try:
        playback.check()  # with the fault mended, the replay goes on where it stopped
    except Parted as parted:
        pytest.fail(str(parted))


class Plodding(RandomBot):
    """The random bot by another name, which is given its game the long way."""


def test_random_games_take_a_short_cut_to_the_same_end() -> None:
    prepared = game_named("sve").prepare(plan(1).decks)
    for seed in range(3):
        match = playing.Match(0, seed, bool(seed % 2))
        bots = (("random", "random"), (Plodding, Plodding))
        short, long = (playing.play(game_named("sve"), match, prepared, both, keep=True) for both in bots)
        assert short == long
        assert len(short.answers) == short.decisions > 50 and short.ended_by
