"""The data set: one row for each game, with all that is needed to play it again."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from cardwright.arena.league.plan import Field, Run
from cardwright.arena.league.schedule import Batch
from cardwright.arena.playing import Outcome
from cardwright.cards import Deck

WORD = pa.dictionary(pa.int16(), pa.string())
COLUMNS: dict[str, tuple[Any, str]] = {
    "id": (pa.int64(), "the number of the game in the run, from 0"),
    "stage": (pa.int16(), "the round of a Swiss system, from 0"),
    "game": (WORD, "the code of the game"),
    "format": (WORD, "the format, where the game has several"),
    "deck_a": (WORD, "the first deck"),
    "bot_a": (WORD, "who plays it"),
    "deck_b": (WORD, "the second deck"),
    "bot_b": (WORD, "who plays it"),
    "seed": (pa.int64(), "the seed of the game and its bots"),
    "swapped": (pa.bool_(), "does the second deck have the first seat?"),
    "winner": (pa.int8(), "0: deck_a, 1: deck_b, 2: nobody (a drawn game), -1: it was not played to its end"),
    "first": (pa.int8(), "who had the first turn: 0 or 1"),
    "turns": (pa.int32(), "how many turns it had, of both players"),
    "decisions": (pa.int32(), "how many decisions"),
    "ended_by": (WORD, "the clause of the rulebook by which it ended"),
    "digest": (pa.string(), "a hash of the last position: equal wherever the same game was played"),
    "fault": (pa.string(), "the traceback of a game that was not played to its end; else empty"),
    "answers": (pa.binary(), "the place of the chosen option at each decision, as 16-bit numbers; empty where the seed says it"),
}
SCHEMA = pa.schema([(name, kind) for name, (kind, _) in COLUMNS.items()])
RUN_KEY, ENGINE_KEY = b"cardwright.run", b"cardwright.engine"
FORESEEN = frozenset({"random"})  # bots of which the seed alone tells at once what they choose: nothing need be kept


def keeps_answers(bots: tuple[str, str]) -> bool:
    """A bot that thinks is not asked again when its game is: that takes long, and one that has a clock might choose otherwise."""
    return not set(bots) <= FORESEEN


def packed(answers: tuple[int, ...]) -> bytes:
    return b"".join(answer.to_bytes(2, "little") for answer in answers)


def unpacked(answers: bytes) -> tuple[int, ...]:
    return tuple(int.from_bytes(answers[i : i + 2], "little") for i in range(0, len(answers), 2))


def table_of(run: Run, batch: Batch, outcomes: list[Outcome]) -> Any:
    """The rows of a batch."""
    fixture = batch.fixture
    field = run.plan.fields[fixture.field]
    a, b = field.entrants[fixture.a], field.entrants[fixture.b]
    same = {
        "stage": fixture.stage,
        "game": field.game,
        "format": field.format,
        "deck_a": field.names[a.deck],
        "bot_a": a.bot,
        "deck_b": field.names[b.deck],
        "bot_b": b.bot,
    }
    rows = [
        {
            **same,
            "id": one.match.index,
            "seed": one.match.seed,
            "swapped": one.match.swapped,
            "winner": one.winner,
            "first": one.first,
            "turns": one.turns,
            "decisions": one.decisions,
            "ended_by": one.ended_by,
            "digest": one.digest,
            "fault": one.fault,
            "answers": packed(one.answers),
        }
        for one in outcomes
    ]
    return pa.Table.from_pylist(rows, SCHEMA.with_metadata({RUN_KEY: run.digest(), ENGINE_KEY: str(run.engine)}))


def encoded(table: Any) -> bytes:
    """A table as the bytes of a Parquet file."""
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", write_page_checksum=True)
    return bytes(sink.getvalue())


def decks_at(field: Field, decks: list[Deck], row: dict[str, Any]) -> tuple[Deck, Deck]:
    """The decks of a row, in the order of their seats."""
    both = tuple(decks[field.names.index(row[name])] for name in ("deck_a", "deck_b"))
    return (both[1], both[0]) if row["swapped"] else (both[0], both[1])
