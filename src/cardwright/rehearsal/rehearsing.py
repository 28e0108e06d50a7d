"""Rehearsing all cards of a file, in one process or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence

from cardwright.arena.workers import deaf_to_ctrl_c, workers
from cardwright.cards import CardRecord
from cardwright.rehearsal.director import Director, director_of
from cardwright.rehearsal.one_card import rehearse_cards
from cardwright.rehearsal.repertoire import Repertoire, repertoire_of
from cardwright.rehearsal.report import RehearsalReport, Rehearsed
from cardwright.text.compiled import CompiledText

BATCH = 24  # cards that a process is given at a time

Progress = Callable[[int, int], None]
"""Told how many of how many cards have been rehearsed."""


class _Shared:
    """What every process needs, handed over once when it starts."""

    repertoire: Repertoire
    director: Director


def _prepare(repertoire: Repertoire, game: str) -> None:
    _Shared.repertoire = repertoire
    _Shared.director = director_of(game)


def _rehearse_batch(records: Sequence[CardRecord]) -> list[Rehearsed]:
    return rehearse_cards(records, _Shared.repertoire, _Shared.director)


def rehearse(
    records: Sequence[CardRecord], compiled: Iterable[CompiledText] | None = None, jobs: int = 1, progress: Progress | None = None,
    game: str = "sve", only: Sequence[CardRecord] | None = None,
) -> RehearsalReport:
    """Rehearse every understood card, or `only` some of them. `compiled`: their texts, if they have been read already (in any
    order); a text must have been read with all names of the file known. The same cards give the same report, whatever `jobs` is."""
    started = time.perf_counter()
    texts = None if compiled is None else {text.card: text for text in compiled}
    director = director_of(game)
    repertoire = repertoire_of(records, director, texts)
    report = RehearsalReport()
    records = records if only is None else only
    batches = [records[at : at + BATCH] for at in range(0, len(records), BATCH)]
    done = 0
    if jobs <= 1:
        for batch in batches:
            report.add(rehearse_cards(batch, repertoire, director))
            done += len(batch)
            if progress is not None:
                progress(done, len(records))
    else:
        with workers(jobs, _prepare, (repertoire, game)) as pool:
            with deaf_to_ctrl_c():
                rehearsed = pool.map(_rehearse_batch, batches)
            for batch, found in zip(batches, rehearsed, strict=True):
                report.add(found)
                done += len(batch)
                if progress is not None:
                    progress(done, len(records))
    report.seconds = time.perf_counter() - started
    return report
