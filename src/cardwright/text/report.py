"""The check report: how much of a file of cards is understood, and where reading stopped."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field

from rich.console import Group
from rich.table import Table
from rich.text import Text

from cardwright.games.finding import packages, part_of
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Compiler, Dialect, Record
from cardwright.text.lexicon import Lexicon

BATCH = 200  # cards that a process reads at a time
SHOWN = 160  # letters of a line on either side of where reading stopped
Progress = Callable[[int, int], None]
"""Told how many of how many cards have been read."""


class UnknownGame(ValueError):
    """A game that has no dialect."""


def dialect_of(game: str) -> Dialect:
    """The dialect of a game by its code."""
    module = part_of(game, "dialect") if game in packages() else None
    if module is None:
        raise UnknownGame(f"no dialect for game {game!r}; `cardwright games` lists the games there are")
    found = module.DIALECT
    assert isinstance(found, Dialect)
    return found


@dataclass(frozen=True)
class Trouble:
    """One line that is not understood."""

    card: str
    name: str
    line: int
    text: str
    reason: str
    at: int
    message: str
    shape: str


@dataclass
class Report:
    """What a check found. `running` is filled in by rehearsal, if one is made."""

    game: str
    cards: int
    understood: int
    lines: int
    lines_understood: int
    seconds: float
    shapes: list[tuple[str, int]]
    troubles: list[Trouble]
    compiled: list[CompiledText] = field(repr=False, default_factory=list)
    running: int | None = None

    def as_dict(self) -> dict[str, object]:
        """The report as plain data."""
        return {
            "game": self.game,
            "cards": self.cards,
            "understood": self.understood,
            "running": self.running,
            "lines": self.lines,
            "lines_understood": self.lines_understood,
            "seconds": round(self.seconds, 3),
            "shapes": [{"shape": shape, "count": count} for shape, count in self.shapes],
            "not_understood": [vars(trouble) for trouble in self.troubles],
        }

    def as_json(self) -> str:
        """The report as one JSON object."""
        return json.dumps(self.as_dict(), ensure_ascii=False)

    def as_rich(self, shapes: int = 20, troubles: int = 20) -> Group:
        """The report for a terminal."""
        summary = Table(title=f"Text of {self.cards:,} card{'' if self.cards == 1 else 's'} ({self.game})", show_header=False)
        summary.add_row("cards understood whole", _share(self.understood, self.cards))
        if self.running is not None:
            summary.add_row("cards running", _share(self.running, self.cards))
        summary.add_row("lines understood", _share(self.lines_understood, self.lines))
        summary.add_row("seconds", f"{self.seconds:.2f}")
        frequent = Table("times", "shape not understood (▸ where reading stopped)", title="Most frequent")
        for shape, count in self.shapes[:shapes]:
            frequent.add_row(str(count), Text(shape))
        stopped = Table("card", "line", "where reading stopped", title="Lines not understood")
        for trouble in self.troubles[:troubles]:
            before, after = _around(trouble.text, trouble.at)
            shown = Text(before) + Text(" ▸ ", style="bold red") + Text(after)
            stopped.add_row(Text(trouble.name), str(trouble.line), shown if trouble.reason == "not read" else Text(trouble.message))
        parts = [summary] + ([frequent] if self.shapes else []) + ([stopped] if self.troubles else [])
        return Group(*parts)


def _around(text: str, at: int) -> tuple[str, str]:
    """What stands before and after a place, of a long line only so much as one wants to read."""
    before, after = text[:at], text[at:]
    return (f"… {before[-SHOWN:]}" if len(before) > SHOWN else before, f"{after[:SHOWN]} …" if len(after) > SHOWN else after)


class _Reading:
    """What every process reads with, handed over once when it starts."""

    compiler: Compiler


def _prepare(game: str, lexicon: Lexicon) -> None:
    _Reading.compiler = Compiler(dialect_of(game), lexicon=lexicon)


def _read_batch(records: Sequence[Record]) -> list[CompiledText]:
    return [_Reading.compiler.compile(record) for record in records]


def compile_all(records: Sequence[Record], game: str, jobs: int = 1, progress: Progress | None = None) -> list[CompiledText]:
    """The texts of all cards in their order, read with all names of the file known; the same whatever `jobs` is."""
    lexicon = dialect_of(game).lexicon(records)
    batches = [records[at : at + BATCH] for at in range(0, len(records), BATCH)]
    compiled: list[CompiledText] = []
    with ExitStack() as stack:
        if jobs > 1 and len(batches) > 1:
            pool = stack.enter_context(ProcessPoolExecutor(jobs, initializer=_prepare, initargs=(game, lexicon)))
            found: Iterable[list[CompiledText]] = pool.map(_read_batch, batches)
        else:
            _prepare(game, lexicon)
            found = map(_read_batch, batches)
        for batch in found:
            compiled += batch
            if progress is not None:
                progress(len(compiled), len(records))
    return compiled


def _share(part: int, whole: int) -> str:
    return f"{part:,} of {whole:,} ({part / whole:.1%})" if whole else "0"


def check(cards: Iterable[Record], game: str, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Compile all cards of a file and report."""
    records = list(cards)
    started = time.perf_counter()
    compiled = compile_all(records, game, jobs, progress)
    seconds = time.perf_counter() - started
    troubles: list[Trouble] = []
    for card in compiled:
        for line in card.lines:
            if line.failure is not None:
                failure = line.failure
                troubles.append(
                    Trouble(
                        card.card, card.name, line.number, line.text, failure.reason, failure.at, failure.message(), failure.shape
                    )
                )
    lines = sum(len(card.lines) for card in compiled)
    shapes = Counter(trouble.shape for trouble in troubles).most_common()
    understood = sum(card.understood for card in compiled)
    return Report(game, len(records), understood, lines, lines - len(troubles), seconds, shapes, troubles, compiled)
