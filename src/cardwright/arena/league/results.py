"""What a run has found out: the matrix, the ratings, who goes first, how long games last and how they end."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardwright.arena.league.folder import RunFolder
from cardwright.arena.league.plan import Field, Run
from cardwright.arena.league.ratings import Rating, rate
from cardwright.arena.statistics import Share, Spread, spread

READ = (
    "id",
    "game",
    "format",
    "deck_a",
    "bot_a",
    "deck_b",
    "bot_b",
    "seed",
    "swapped",
    "winner",
    "first",
    "turns",
    "decisions",
    "ended_by",
)
DRAWN, FAULT = 2, -1
Array = Any


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant of a field: what it has won, and how it is rated."""

    place: int
    deck: str
    bot: str
    games: int
    wins: Share
    draws: int
    going_first: Share
    going_second: Share
    rating: Rating


@dataclass(frozen=True, slots=True)
class FieldResult:
    """What was found out about one field."""

    field: Field
    games: int
    faults: int
    draws: int
    decisions: int
    standings: list[Standing]
    """By rating, the best first."""
    matrix: dict[tuple[int, int], Share]
    """For each two entrants that met: how often the first one won, draws as half a win each."""
    first_player: Share
    turns: Spread
    decisions_each: Spread
    lengths: Counter[int]
    """How many games had so many turns."""
    by_length: dict[int, dict[int, Share]]
    """For each entrant and number of turns: how often it has won."""
    endings: Counter[str]
    """How many games ended by which clause."""
    strengths: dict[str, Rating]
    """Of the bots, where there are several: as if each of them had all decks."""
    notable: dict[str, int]
    """Games to look at: what is notable, and the number of the game."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a run has found out."""

    run: Run
    games: int
    faults: int
    digest: str
    fields: list[FieldResult]


def result_of(folder: RunFolder, run: Run) -> Result:
    """Read the data set and sum it up."""
    table = folder.table([*READ, "digest"])
    h = hashlib.blake2b(digest_size=16)
    order = np.argsort(table["id"].to_numpy())
    for digest in table["digest"].take(order).to_pylist():
        h.update((digest or "fault").encode() + b"\n")
    titles = [f"{game} {format}".strip() for game, format in zip(words(table, "game"), words(table, "format"), strict=True)]
    columns = {name: numbers(table, name) for name in ("id", "seed", "swapped", "winner", "first", "turns", "decisions")}
    text = {name: np.array(words(table, name)) for name in ("deck_a", "bot_a", "deck_b", "bot_b", "ended_by")}
    at = np.array(titles)
    fields = []
    for field in run.plan.fields:
        mine = at == field.title
        fields.append(field_result(field, {name: values[mine] for name, values in {**columns, **text}.items()}))
    return Result(run, len(order), int((columns["winner"] == FAULT).sum()), h.hexdigest(), fields)


def numbers(table: Any, name: str) -> Array:
    return np.asarray(table[name].to_numpy(zero_copy_only=False))


def words(table: Any, name: str) -> list[str]:
    return [str(word) for word in table[name].to_pylist()]


def field_result(field: Field, rows: dict[str, Array]) -> FieldResult:
    """Sum up the games of a field."""
    places = {(field.names[one.deck], one.bot): i for i, one in enumerate(field.entrants)}
    a = np.array([places[key] for key in zip(rows["deck_a"].tolist(), rows["bot_a"].tolist(), strict=True)], dtype=np.int64)
    b = np.array([places[key] for key in zip(rows["deck_b"].tolist(), rows["bot_b"].tolist(), strict=True)], dtype=np.int64)
    ended = rows["winner"] != FAULT
    a, b = a[ended], b[ended]
    here = {name: values[ended] for name, values in rows.items()}
    winner, turns = here["winner"], here["turns"]
    score = np.where(winner == DRAWN, 0.5, np.where(winner == 0, 1.0, 0.0))
    n = len(field.entrants)
    ratings = rate(n, a, b, score, here["seed"])
    standings = [standing(field, i, a, b, winner, here["first"], ratings[i]) for i in range(n)]
    won = winner != DRAWN
    return FieldResult(
        field=field,
        games=len(rows["winner"]),
        faults=int((~ended).sum()),
        draws=int((winner == DRAWN).sum()),
        decisions=int(rows["decisions"].sum()),
        standings=sorted(standings, key=lambda one: (-one.rating.elo, one.place)),
        matrix=matrix(n, a, b, winner),
        first_player=Share(int((winner[won] == here["first"][won]).sum()), int(won.sum())),
        turns=spread(turns.tolist()),
        decisions_each=spread(here["decisions"].tolist()),
        lengths=Counter(turns.tolist()),
        by_length=by_length(n, a, b, winner, turns),
        endings=Counter(here["ended_by"].tolist()),
        strengths=strengths(field, a, b, score, here["seed"]),
        notable=notable(field, a, b, here, ratings, rows),
    )


def standing(field: Field, i: int, a: Array, b: Array, winner: Array, first: Array, rating: Rating) -> Standing:
    mine = (a == i) | (b == i)
    side = np.where(a[mine] == i, 0, 1)
    won = winner[mine] == side
    began = first[mine] == side
    one = field.entrants[i]
    return Standing(
        place=i,
        deck=field.names[one.deck],
        bot=one.bot,
        games=int(mine.sum()),
        wins=Share(int(won.sum()), int(mine.sum())),
        draws=int((winner[mine] == DRAWN).sum()),
        going_first=Share(int((won & began).sum()), int(began.sum())),
        going_second=Share(int((won & ~began).sum()), int((~began).sum())),
        rating=rating,
    )


def matrix(n: int, a: Array, b: Array, winner: Array) -> dict[tuple[int, int], Share]:
    """A drawn game counts half for each; of an odd number of them, the odd half is left out."""
    wins, met, draws = (np.zeros((n, n), dtype=np.int64) for _ in range(3))
    np.add.at(wins, (a[winner == 0], b[winner == 0]), 1)
    np.add.at(wins, (b[winner == 1], a[winner == 1]), 1)
    for i, j in ((a, b), (b, a)):
        np.add.at(met, (i, j), 1)
        np.add.at(draws, (i[winner == DRAWN], j[winner == DRAWN]), 1)
    return {
        (i, j): Share(int(wins[i, j] + draws[i, j] // 2), int(met[i, j]))
        for i in range(n)
        for j in range(n)
        if i != j and met[i, j]
    }


def by_length(n: int, a: Array, b: Array, winner: Array, turns: Array) -> dict[int, dict[int, Share]]:
    out: dict[int, dict[int, Share]] = {}
    for i in range(n):
        mine = (a == i) | (b == i)
        won = winner[mine] == np.where(a[mine] == i, 0, 1)
        most = np.bincount(turns[mine]) if mine.any() else np.zeros(0, dtype=int)
        good = np.bincount(turns[mine][won], minlength=len(most)) if mine.any() else most
        out[i] = {length: Share(int(good[length]), int(count)) for length, count in enumerate(most) if count}
    return out


def strengths(field: Field, a: Array, b: Array, score: Array, seeds: Array) -> dict[str, Rating]:
    """The bots rated like entrants, by the games in which they met each other."""
    bots = sorted({one.bot for one in field.entrants})
    if len(bots) < 2:
        return {}
    of = np.array([bots.index(one.bot) for one in field.entrants])
    met = of[a] != of[b]
    return dict(zip(bots, rate(len(bots), of[a][met], of[b][met], score[met], seeds[met]), strict=True))


def notable(
    field: Field, a: Array, b: Array, here: dict[str, Array], ratings: list[Rating], rows: dict[str, Array]
) -> dict[str, int]:
    """Some games that are worth a look."""
    out: dict[str, int] = {}
    if len(here["id"]):
        out["the longest"] = int(here["id"][here["turns"].argmax()])
        out["the shortest"] = int(here["id"][here["turns"].argmin()])
        out["the most decisions"] = int(here["id"][here["decisions"].argmax()])
        elo = np.array([rating.elo for rating in ratings])
        gap = np.where(here["winner"] == 0, elo[b] - elo[a], np.where(here["winner"] == 1, elo[a] - elo[b], -np.inf))
        out["the greatest surprise"] = int(here["id"][gap.argmax()])
        for clause, _ in reversed(Counter(here["ended_by"].tolist()).most_common()):
            out[f"ended by {clause}"] = int(here["id"][(here["ended_by"] == clause).argmax()])
            if len(out) >= 7:
                break
        if (here["winner"] == DRAWN).any():
            out["a draw"] = int(here["id"][(here["winner"] == DRAWN).argmax()])
    if (rows["winner"] == FAULT).any():
        out["not played to its end"] = int(rows["id"][(rows["winner"] == FAULT).argmax()])
    return out
