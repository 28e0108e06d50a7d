"""Card by card: in how many games a fact was true, and how many of these were won. Games of the data set are played again for it,
with a log, in batches like the first time."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from cardwright.arena.league.card_facts import EVER, IN_DECK, facts_of, watch
from cardwright.arena.league.folder import RunFolder, write_whole
from cardwright.arena.league.plan import Run, run_of
from cardwright.arena.league.rows import RUN_KEY, encoded, unpacked
from cardwright.arena.league.schedule import Batch
from cardwright.arena.league.work import all_decks, seated, settle_down
from cardwright.arena.league.workers import Workers
from cardwright.arena.playing import Match, bots_of
from cardwright.arena.playing import run as play_on
from cardwright.arena.statistics import Share
from cardwright.errors import InputError
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.registry import game_named
from cardwright.kernel import chance
from cardwright.kernel.table import Table

Key = tuple[int, str, str, int]
"""An entrant, the id of a card, a fact, and the round (0: in the whole game)."""
SCHEMA = pa.schema(
    [
        ("entrant", pa.int32()),
        ("card", pa.string()),
        ("fact", pa.string()),
        ("round", pa.int16()),
        ("games", pa.int64()),
        ("wins", pa.int64()),
    ]
)


class Again(msgspec.Struct, frozen=True):
    """Some games of a batch that are to be played again: their numbers, and the answers where those were kept."""

    batch: Batch
    answers: list[bytes]

    @property
    def name(self) -> str:
        return f"{self.batch.name}-{self.batch.start}-{self.batch.count}"


def count_batch(run: bytes, again: Again) -> bytes:
    """Play games again and count what became of the cards; as the bytes of a Parquet file."""
    whole = run_of(run)
    fixture = again.batch.fixture
    field = whole.plan.fields[fixture.field]
    a, b = field.entrants[fixture.a], field.entrants[fixture.b]
    entry = game_named(field.game)
    decks = all_decks(run, fixture.field)
    ready = (seated(run, fixture.field, a.deck, b.deck), seated(run, fixture.field, b.deck, a.deck))
    settle_down()
    games: Counter[Key] = Counter()
    wins: Counter[Key] = Counter()
    for (number, seed, swapped), answers in zip(again.batch.games(), again.answers, strict=True):
        start = Start(entry, ready[swapped], chance.seed_from(seed))
        table = logged(start)
        brought = len(table.cards)
        game = Game(start, table, [])
        if answers:
            for answer in unpacked(answers):
                table.apply(answer)
        else:
            play_on(game, bots_of(entry, Match(number, seed, swapped), (a.bot, b.bot), whole.plan.think))
        seen = watch(entry, game.table, brought)
        for seat in (0, 1):
            side = seat ^ swapped
            entrant = (fixture.a, fixture.b)[side]
            won = game.table.winner == seat
            deck = decks[(a, b)[side].deck]
            for card in {record.id for record in (*deck.main, *deck.second)}:
                for fact, when in facts_of(seen.cards[(seat, card)]):
                    key = (entrant, card, fact, when)
                    games[key] += 1
                    wins[key] += won
    rows = [
        {"entrant": key[0], "card": key[1], "fact": key[2], "round": key[3], "games": count, "wins": wins[key]}
        for key, count in sorted(games.items())
    ]
    return encoded(pa.Table.from_pylist(rows, SCHEMA.with_metadata({RUN_KEY: whole.digest()})))


def logged(start: Start) -> Table:
    """The table of a new game, with a log from its very beginning."""
    assert start.prepared is not None
    t = start.entry.new_table(start.prepared, start.seed)
    t.log = []
    t.run()
    return t


def chosen(batches: Iterable[Batch], games: int) -> list[Batch]:
    """The first games of every batch, in pairs: as many of each as it takes to come to so many."""
    every = [batch for batch in batches if batch.count]
    left, out = games, []
    order = sorted(every, key=lambda batch: batch.count)
    for i, batch in enumerate(order):
        count = min(batch.count, -(-left // (len(order) - i)))
        count = min(batch.count, count + count % 2)
        if count > 0:
            out.append(Batch(batch.fixture, batch.part, batch.start, count))
            left -= count
    random.Random(0).shuffle(out)  # so that what is left to do is estimated by games of all kinds
    return out


def count_cards(
    folder: RunFolder, run: Run, workers: Workers, batches: Iterable[Batch], games: int, watched: Callable[[int, int, int], None]
) -> None:
    """Play so many games again. `watched` is told how many there are, were there already, and are done."""
    goal = folder.path / "cards"
    goal.mkdir(exist_ok=True)
    wanted = chosen(batches, games)
    for old in set(goal.glob("*.parquet")) - {file_of(goal, batch) for batch in wanted}:
        old.unlink()  # of another sample: no game may count twice
    todo = [batch for batch in wanted if not file_of(goal, batch).exists()]
    total = sum(batch.count for batch in wanted)
    before = total - sum(batch.count for batch in todo)
    played = 0
    watched(total, before, played)
    again = (Again(batch, answers_of(folder, batch)) for batch in todo)
    for one, rows in workers.run(count_batch, msgspec.json.encode(run), again):
        write_whole(file_of(goal, one.batch), rows)
        played += one.batch.count
        watched(total, before, played)


def file_of(folder: Path, batch: Batch) -> Path:
    return folder / f"{batch.fixture.field:03}-{batch.name}-{batch.count}.parquet"


def answers_of(folder: RunFolder, batch: Batch) -> list[bytes]:
    """What was answered in these games; nothing where the seed says it, and in games that were not played to their end."""
    rows = pq.read_table(folder.part(batch), columns=["id", "answers"]).sort_by("id").slice(0, batch.count)
    return [bytes(answers) for answers in rows["answers"].to_pylist()]


class CardCounts:
    """What is known of the cards of a field."""

    def __init__(self) -> None:
        self.games: Counter[Key] = Counter()
        self.wins: Counter[Key] = Counter()

    def share(self, entrant: int, card: str, fact: str, when: int = EVER) -> Share:
        key = (entrant, card, fact, when)
        return Share(self.wins[key], self.games[key])

    def without(self, entrant: int, card: str, fact: str) -> Share:
        """The games in which it was not so."""
        every, some = self.share(entrant, card, IN_DECK), self.share(entrant, card, fact)
        return Share(every.part - some.part, every.whole - some.whole)

    def cards(self, entrant: int) -> list[str]:
        return sorted({card for one, card, fact, _ in self.games if one == entrant and fact == IN_DECK})


def counts_in(folder: RunFolder, run: Run) -> dict[int, CardCounts]:
    """What has been counted, by field; nothing if nobody has."""
    digest = run.digest().encode()
    out: dict[int, CardCounts] = {}
    for file in sorted((folder.path / "cards").glob("*.parquet")):
        try:
            table: Any = pq.read_table(file, page_checksum_verification=True)
        except (OSError, pa.ArrowException, ValueError):
            raise InputError(file, 0, "this part of the card tables is damaged", "Remove it: its games are played again") from None
        if (table.schema.metadata or {}).get(RUN_KEY) != digest:
            continue
        mine = out.setdefault(int(file.name[:3]), CardCounts())
        for row in table.to_pylist():
            key = (row["entrant"], row["card"], row["fact"], row["round"])
            mine.games[key] += row["games"]
            mine.wins[key] += row["wins"]
    return out
