"""A process in which bots think: `python -m cardwright.server.worker`. It reads jobs from its input and writes moves to its output,
each as a length and msgpack. It keeps the games that it has seen, so that only new answers are played.
"""

from __future__ import annotations

import hashlib
import struct
import sys
import time
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec

from cardwright.bots import make
from cardwright.face.game import Game
from cardwright.server.building import SHELF, new_game

KEPT: Final = 200  # games
LONGEST: Final = 0.06  # seconds that a bot goes on with further decisions of its own before it says what it has done
HEAD: Final = struct.Struct(">I")


class Job(msgspec.Struct, array_like=True):
    """A game to be thought about."""

    match: str
    game: str
    seed: str
    definitions: str
    body: str
    """The card definitions, if this process has not been sent them yet."""
    decks: bytes
    answers: list[int]
    bot: str
    """Nothing is asked of no bot: the worker only gets ready."""
    number: int
    """How many entries the match has."""


class Moves(msgspec.Struct, array_like=True):
    """The options that the bot takes, one decision after the other, as long as it is the bot that decides; or what went wrong."""

    options: list[int]
    fault: str = ""


def read_frame(stream: BinaryIO) -> bytes | None:
    head = stream.read(HEAD.size)
    return stream.read(HEAD.unpack(head)[0]) if len(head) == HEAD.size else None


class Thinker:
    """Plays along with the matches that it is asked about."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()
        self.bodies: dict[str, str] = {}

    def moves(self, job: Job) -> list[int]:
        from cardwright.replays.replay import DeckOfIds

        if job.body:
            self.bodies[job.definitions] = job.body
        game = self.games.pop(job.match, None)
        if game is None or list(game.answers) != job.answers[: len(game.answers)]:
            pair = msgspec.json.decode(job.decks, type=tuple[DeckOfIds, ...])
            prepared = SHELF.get(job.game, pair, job.definitions, self.bodies[job.definitions])
            game = new_game(job.game, prepared, job.seed, ("", ""), logged=False)
        for answer in job.answers[len(game.answers) :]:
            game.apply(answer)
        self.games[job.match] = game
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        return play_on(game, job) if job.bot else []


def play_on(game: Game, job: Job) -> list[int]:
    """What the bot answers, until somebody else decides or some time has gone by."""
    out: list[int] = []
    until = time.monotonic() + LONGEST
    decision = game.decision
    assert decision is not None
    seat = decision.player
    while decision is not None and decision.player == seat and (not out or time.monotonic() < until):
        out.append(make(job.bot, job.game, chance(job.seed, seat, job.number + len(out))).answer(game))
        game.apply(out[-1])
        decision = game.decision
    return out


def chance(seed: str, seat: int, number: int) -> int:
    """A bot's chance follows from the match's seed and the place in it, so that whoever asks gets the same answer."""
    return int.from_bytes(hashlib.sha256(f"{seed} {seat} {number}".encode()).digest()[:6], "big")


def main() -> None:
    thinker = Thinker()
    decoder = msgspec.msgpack.Decoder(Job)
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        try:
            moves = Moves(thinker.moves(decoder.decode(frame)))
        except Exception as fault:  # said to the server, which decides what becomes of the match
            moves = Moves([], f"{type(fault).__name__}: {fault}")
        out = msgspec.msgpack.encode(moves)
        sys.stdout.buffer.write(HEAD.pack(len(out)) + out)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
