"""A run from its first batch to its last, or from where it was left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from cardwright.arena.league.folder import RunFolder
from cardwright.arena.league.plan import Run
from cardwright.arena.league.schedule import Batch, Fixture, batches, fixtures, stages
from cardwright.arena.league.work import play_batch
from cardwright.arena.league.workers import Workers
from cardwright.errors import InputError

POINTS = {2: 0.5}  # a drawn game


@dataclass(slots=True)
class Progress:
    """How far a run is."""

    games: int
    """In all."""
    before: int = 0
    """Played by an earlier process."""
    played: int = 0
    """Played by this one."""
    faults: int = 0
    lost: int = 0
    """Batches that were done again because their worker died."""
    fixtures: list[Fixture] = field(default_factory=list)


def unwatched(progress: Progress) -> None:
    """Nobody looks."""


def carry_out(folder: RunFolder, run: Run, workers: Workers, watch: Callable[[Progress], None] = unwatched) -> Progress:
    """Play what is missing. Each batch is kept as soon as it is done."""
    plan = run.plan
    progress = Progress(plan.games)
    sent = msgspec.json.encode(run)
    scores = [dict.fromkeys(range(len(field.entrants)), 0.0) for field in plan.fields]
    for stage in range(stages(plan)):
        now = fixtures(plan, stage, progress.fixtures, scores)
        progress.fixtures += now
        every = batches(plan, now)
        todo = folder.missing(run, every)
        progress.before += sum(batch.count for batch in every) - sum(batch.count for batch in todo)
        watch(progress)
        for batch, rows in workers.run(play_batch, sent, todo):
            folder.keep(batch, rows)
            progress.played += batch.count
            progress.faults += faults_in(rows)
            progress.lost = workers.lost
            watch(progress)
        if stage + 1 < stages(plan):
            add_scores(folder, every, scores)
    return progress


def faults_in(rows: bytes) -> int:
    """How many of the games of a batch were not played to their end."""
    winners: list[int] = pq.read_table(pa.BufferReader(rows), columns=["winner"])["winner"].to_pylist()
    return winners.count(-1)


def add_scores(folder: RunFolder, every: list[Batch], scores: list[dict[int, float]]) -> None:
    """The points of a round: the share of its games that an entrant has won; whoever sat out gets half a point."""
    points: dict[tuple[int, int], list[float]] = {}
    for batch in every:
        one = batch.fixture
        for winner in folder.table(["winner"], [batch])["winner"].to_pylist():
            a = POINTS.get(winner, 1.0 if winner == 0 else 0.0)
            if winner >= 0:
                points.setdefault((one.field, one.a), []).append(a)
                points.setdefault((one.field, one.b), []).append(1 - a)
    for number, before in enumerate(scores):
        here = {entrant: gained for (field, entrant), gained in points.items() if field == number}
        for entrant in before:
            gained = here.get(entrant)
            before[entrant] += sum(gained) / len(gained) if gained else 0.5


def batches_of(folder: RunFolder, run: Run) -> list[Batch]:
    """All batches of a run that has been played; `InputError` if it has not come to its end."""
    plan = run.plan
    scores = [dict.fromkeys(range(len(field.entrants)), 0.0) for field in plan.fields]
    before: list[Fixture] = []
    out: list[Batch] = []
    for stage in range(stages(plan)):
        now = fixtures(plan, stage, before, scores)
        before += now
        every = batches(plan, now)
        if folder.missing(run, every):
            raise InputError(folder.path, 0, "this run has not come to its end", "Say the same as the first time to go on with it")
        out += every
        if stage + 1 < stages(plan):
            add_scores(folder, every, scores)
    return out
