"""The games of a tuning run: played once, kept in its folder, and found there again by what was played."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from cardwright.arena.league.engine import Engine
from cardwright.arena.league.folder import write_whole
from cardwright.arena.league.rows import encoded
from cardwright.arena.league.work import settle_down
from cardwright.arena.league.workers import Workers
from cardwright.arena.playing import Match, play
from cardwright.arena.tuning.evidence import Scores
from cardwright.arena.tuning.exchanges import Exchange, exchanged
from cardwright.cards import CardRecord, Deck
from cardwright.games.entry import Prepared
from cardwright.games.registry import game_named
from cardwright.replays.replay import DeckOfIds, with_cards

SCHEMA = pa.schema([
    ("seed", pa.int64()), ("opponent", pa.int16()), ("swapped", pa.bool_()), ("winner", pa.int8()), ("digest", pa.string()),
])  # fmt: skip
FAULT, DRAWN = -1, 2


class Setting(msgspec.Struct, frozen=True):
    """What all games of a tuning run have in common."""

    engine: Engine
    game: str
    deck: DeckOfIds
    against: list[DeckOfIds]
    cards: list[CardRecord]
    bot: str
    think: float


class Trial(msgspec.Struct, frozen=True):
    """A deck with some exchanges, against all opponents, with some seeds, from both seats."""

    changes: list[Exchange]
    seed: int
    seeds: int

    @property
    def name(self) -> str:
        written = msgspec.json.encode(self)
        return hashlib.blake2b(written, digest_size=10).hexdigest()

    def games(self, opponents: int) -> int:
        return self.seeds * opponents * 2


@lru_cache(maxsize=4)
def setting_of(encoded: bytes) -> Setting:
    return msgspec.json.decode(encoded, type=Setting)


def changed_deck(setting: Setting, changes: Sequence[Exchange]) -> Deck:
    """The deck with these exchanges made one after the other."""
    cards = {card.id: card for card in setting.cards}
    deck = with_cards(setting.deck, setting.game, setting.cards)
    for one in changes:
        deck = exchanged(deck, one, cards)
    return deck


@lru_cache(maxsize=64)
def seated(setting: bytes, changes: bytes, opponent: int) -> tuple[Prepared, Prepared]:
    """The changed deck and an opponent, ready to be played from either seat. The cards are compiled once for both."""
    whole = setting_of(setting)
    mine = changed_deck(whole, msgspec.json.decode(changes, type=list[Exchange]))
    other = with_cards(whole.against[opponent], whole.game, whole.cards)
    ready = game_named(whole.game).prepare([mine, other])
    return ready, Prepared([other, mine], ready.cards)


def play_trial(setting: bytes, trial: Trial) -> bytes:
    """Play a trial; its rows, as the bytes of a Parquet file."""
    whole = setting_of(setting)
    game = game_named(whole.game)
    changes = msgspec.json.encode(trial.changes)
    rows = []
    for opponent in range(len(whole.against)):
        ready = seated(setting, changes, opponent)
        settle_down()
        for swapped in (False, True):
            for seed in range(trial.seed, trial.seed + trial.seeds):
                outcome = play(game, Match(0, seed, swapped), ready[swapped], (whole.bot, whole.bot), whole.think)
                rows.append({
                    "seed": seed, "opponent": opponent, "swapped": swapped, "winner": outcome.winner, "digest": outcome.digest,
                })  # fmt: skip
    return encoded(pa.Table.from_pylist(rows, SCHEMA))


class Trials:
    """Plays trials, and remembers those that were played."""

    def __init__(self, folder: Path, setting: Setting, workers: Workers, watch: Callable[[int], None]) -> None:
        self.setting = setting
        self.sent = msgspec.json.encode(setting)
        digest = hashlib.blake2b(self.sent, digest_size=6).hexdigest()
        self.folder = folder / "games" / digest
        self.folder.mkdir(parents=True, exist_ok=True)
        self.workers = workers
        self.watch = watch
        self.games = 0
        self.faults = 0

    def scores(self, trials: Sequence[Trial]) -> list[Scores]:
        """What the decks of these trials scored."""
        todo = [trial for trial in dict.fromkeys(trials_key(trial) for trial in trials) if not self.file(trial).exists()]
        self.watch(0)
        for trial, rows in self.workers.run(play_trial, self.sent, [msgspec.json.decode(one, type=Trial) for one in todo]):
            write_whole(self.file(trials_key(trial)), rows)
            self.watch(trial.games(len(self.setting.against)))
        return [self.read(trial) for trial in trials]

    def file(self, trial: bytes) -> Path:
        return self.folder / f"{hashlib.blake2b(trial, digest_size=10).hexdigest()}.parquet"

    def read(self, trial: Trial) -> Scores:
        out: Scores = {}
        for row in pq.read_table(self.file(trials_key(trial))).to_pylist():
            self.games += 1
            if row["winner"] == FAULT:
                self.faults += 1
                continue
            score = 0.5 if row["winner"] == DRAWN else float(row["winner"] == 0)
            out.setdefault(row["seed"], {})[(row["opponent"], row["swapped"])] = score
        return out


def trials_key(trial: Trial) -> bytes:
    """What a trial is found again by."""
    return msgspec.json.encode(trial)
