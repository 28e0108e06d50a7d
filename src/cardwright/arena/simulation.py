"""Many games of two decks, in as many processes as one likes: the result does not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from cardwright.arena.memory import ready_for_many_games
from cardwright.arena.playing import Match, Outcome, play, seats
from cardwright.arena.processes import check_handed_over, check_startable, not_started
from cardwright.arena.workers import deaf_to_ctrl_c, workers
from cardwright.bots import BotMaker
from cardwright.bots.search import THINK
from cardwright.cards import Deck
from cardwright.games.entry import Prepared
from cardwright.games.registry import game_named

BATCH = 25  # games handed to a process at a time: enough to make handing over cheap, few enough to keep a progress bar moving


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated."""

    game: str
    decks: tuple[Deck, Deck]
    bots: tuple[BotMaker, BotMaker]
    games: int
    seed: int
    think: float = THINK
    """Seconds for a decision, for bots that take their time."""


def matches(plan: Plan) -> list[Match]:
    """Each seed twice, with the seats exchanged, so that neither deck has the better luck."""
    return [Match(i, plan.seed + i // 2, bool(i % 2)) for i in range(plan.games)]


def unwatched(done: int) -> None:
    """Nobody wants to know how far it is."""


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None] = unwatched) -> list[Outcome]:
    """Play all games; `progress` is told how many more are done."""
    todo = matches(plan)
    batches = [todo[i : i + BATCH] for i in range(0, len(todo), BATCH)]
    outcomes: list[Outcome] = []
    for done in _in_processes(plan, batches, jobs) if jobs > 1 else _here(plan, batches):
        outcomes.extend(done)
        progress(len(done))
    return sorted(outcomes, key=lambda outcome: outcome.match.index)


class _Table:
    """What a process needs to play games of a plan: built once, for both ways of seating."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = game_named(plan.game)
        self.prepared: dict[bool, Prepared] = {}

    def play(self, match: Match) -> Outcome:
        if match.swapped not in self.prepared:
            self.prepared[match.swapped] = self.game.prepare(seats(match, self.plan.decks))
        return play(self.game, match, self.prepared[match.swapped], self.plan.bots, self.plan.think)


def _here(plan: Plan, batches: Sequence[Sequence[Match]]) -> Iterator[list[Outcome]]:
    table = _Table(plan)
    for batch in batches:
        yield [table.play(match) for match in batch]


_table: _Table | None = None  # of a worker process


def _sit_down(plan: Plan) -> None:
    global _table
    _table = _Table(plan)
    ready_for_many_games()


def _play_batch(batch: Sequence[Match]) -> list[Outcome]:
    assert _table is not None
    return [_table.play(match) for match in batch]


def _in_processes(plan: Plan, batches: Sequence[Sequence[Match]], jobs: int) -> Iterator[list[Outcome]]:
    check_startable("simulate")
    for bot in plan.bots:
        check_handed_over("simulate", "the bot", bot)
    with workers(min(jobs, len(batches)), _sit_down, (plan,)) as pool:
        with deaf_to_ctrl_c():
            waiting: set[Future[list[Outcome]]] = {pool.submit(_play_batch, batch) for batch in batches}
        played = 0
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                try:
                    outcomes = future.result()
                except BrokenProcessPool:
                    raise not_started("simulate", played) from None
                played += len(outcomes)
                yield outcomes
