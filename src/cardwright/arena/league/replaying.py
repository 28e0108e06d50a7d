"""A game of the data set, played once more."""

from __future__ import annotations

from typing import Any

from cardwright.arena.league.plan import Field, Run, decks_of
from cardwright.arena.league.rows import decks_at, unpacked
from cardwright.arena.playing import Match, bots_of
from cardwright.arena.playing import run as play_on
from cardwright.errors import InputError
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.entry import Prepared
from cardwright.games.registry import game_named
from cardwright.kernel import chance
from cardwright.replays.recording import record
from cardwright.replays.replay import Replay


def field_at(run: Run, row: dict[str, Any]) -> Field:
    return next(field for field in run.plan.fields if (field.game, field.format) == (row["game"], row["format"]))


def players_at(row: dict[str, Any]) -> list[str]:
    """What the players of a row are called, in the order of their seats."""
    both = [f"{row['deck_a']} ({row['bot_a']})", f"{row['deck_b']} ({row['bot_b']})"]
    return both[::-1] if row["swapped"] else both


def game_of(run: Run, row: dict[str, Any], known: dict[object, Prepared] | None = None) -> Game:
    """The game of a row at its end, or where the engine failed. `InputError` if it ends otherwise than the row says. Whoever wants
    many gives `known`, where decks are kept that have been prepared."""
    field = field_at(run, row)
    entry = game_named(field.game)
    kept = {} if known is None else known
    pair = (field.game, field.format, row["deck_a"], row["deck_b"], row["swapped"])
    if pair not in kept:
        kept[pair] = entry.prepare(decks_at(field, decks_of(field), row))
    prepared = kept[pair]
    start = Start(entry, prepared, chance.seed_from(row["seed"]), players_at(row))
    game = Game(start, start.table(), [])
    answers = unpacked(row["answers"])
    if answers:
        for answer in answers[:-1] if row["fault"] else answers:
            game.apply(answer)
    else:
        match = Match(row["id"], row["seed"], row["swapped"])
        play_on(game, bots_of(entry, match, (row["bot_a"], row["bot_b"]), run.plan.think))
    if not row["fault"] and game.digest() != row["digest"]:
        what = f"game {row['id']} ends otherwise here than in the data set, which was played by {run.engine}"
        raise InputError("arena", 0, what, "Use that version to see it")
    return game


def replay_of(run: Run, row: dict[str, Any]) -> Replay:
    """The game of a row as a replay file holds it."""
    game = game_of(run, row)
    assert game.start.prepared is not None
    answers = unpacked(row["answers"]) or game.answers
    return record(game.start.entry, game.start.prepared, game.start.seed, answers, game.start.players, row["fault"])


def told(run: Run, row: dict[str, Any]) -> list[tuple[int, str]]:
    """What happened in the game of a row, in words, with the turn: as somebody sees it who sees everything."""
    from cardwright.kernel.logbook import EVERYTHING

    return [(event.turn, event.text) for event in game_of(run, row).log(EVERYTHING) if event.text and not event.quiet]
