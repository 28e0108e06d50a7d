"""Writing the report, and on request its charts and tables as files."""

from __future__ import annotations

import csv as comma_separated
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from cardwright.arena.league.card_counts import counts_in
from cardwright.arena.league.folder import RunFolder, write_whole
from cardwright.arena.league.replaying import players_at, told
from cardwright.arena.league.results import Result
from cardwright.arena.report.card_tables import card_rows
from cardwright.arena.report.charts import charts
from cardwright.arena.report.page import page
from cardwright.arena.statistics import Share
from cardwright.errors import InputError

TOLD = 4  # games of each field that can be read on the page


def write_report(folder: RunFolder, result: Result, png: bool = False, csv: bool = False) -> Path:
    """Write report.html, and what else is wanted; where it is."""
    counts = counts_in(folder, result.run)
    words: dict[int, dict[str, Any]] = {}
    for one in result.fields:
        for what, number in list(one.notable.items())[:TOLD]:
            words[number] = in_words(folder, result, what, number)
    file = folder.path / "report.html"
    write_whole(file, page(result, words, counts, folder.path).encode())
    if png:
        write_pictures(folder.path / "png", result)
    if csv:
        write_tables(folder.path / "csv", result, counts)
    return file


def in_words(folder: RunFolder, result: Result, what: str, number: int) -> dict[str, Any]:
    """A game for people to read."""
    row = folder.row(number)
    try:
        lines = told(result.run, row)
    except InputError as fault:
        lines = [(0, str(fault))]
    return {"title": f"Game {number:,}, {what}: {' against '.join(players_at(row))}", "lines": lines}


def write_pictures(folder: Path, result: Result) -> None:
    folder.mkdir(exist_ok=True)
    for one in result.fields:
        for chart in charts(one):
            write_whole(folder / f"{one.field.title.replace(' ', '-')}-{chart.name}.png", chart.png())


def write_tables(folder: Path, result: Result, counts: dict[int, Any]) -> None:
    folder.mkdir(exist_ok=True)
    for i, one in enumerate(result.fields):
        name = one.field.title.replace(" ", "-")
        label = one.field.label
        write_csv(
            folder / f"{name}-ratings.csv",
            ("deck", "bot", "elo", "low", "high", "games", "wins", "draws", "win_rate", "going_first", "going_second"),
            (
                (
                    it.deck,
                    it.bot,
                    round(it.rating.elo, 1),
                    round(it.rating.low, 1),
                    round(it.rating.high, 1),
                    it.games,
                    it.wins.part,
                    it.draws,
                    *(round(share.value, 5) for share in (it.wins, it.going_first, it.going_second)),
                )
                for it in one.standings
            ),
        )
        write_csv(
            folder / f"{name}-matrix.csv",
            ("deck", "against", *SHARE),
            ((label(a), label(b), *of(share)) for (a, b), share in one.matrix.items()),
        )
        write_csv(folder / f"{name}-endings.csv", ("clause", "games"), one.endings.most_common())
        write_csv(folder / f"{name}-lengths.csv", ("turns", "games"), sorted(one.lengths.items()))
        if i in counts:
            facts = ("opening", "drawn", "not_drawn", "played", "held")
            write_csv(
                folder / f"{name}-cards.csv",
                ("card", "name", "deck", "copies", "games", *(f"{fact}_{word}" for fact in facts for word in SHARE)),
                (
                    (
                        row.card,
                        row.name,
                        label(row.entrant),
                        row.copies,
                        row.games,
                        *(value for fact in facts for value in of(getattr(row, fact))),
                    )
                    for row in card_rows(one.field, counts[i])
                ),
            )


SHARE = ("won", "of", "rate", "low", "high")


def of(share: Share) -> tuple[float, ...]:
    low, high = share.interval
    return (share.part, share.whole, round(share.value, 5), round(low, 5), round(high, 5))


def write_csv(file: Path, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    out = io.StringIO()
    writer = comma_separated.writer(out, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows(rows)
    write_whole(file, out.getvalue().encode())
