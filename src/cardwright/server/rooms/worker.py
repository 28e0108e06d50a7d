"""A process that reads cards for the rooms: `python -m cardwright.server.rooms.worker`. It is given a job (a length and msgpack)
and answers with news of how far it is, if it takes long, and then with what it has found."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from cardwright.collection import import_cards, read_all, rehearse_all
from cardwright.errors import InputError
from cardwright.server.failing import sentence
from cardwright.server.rooms.catalogue import CATALOGUES
from cardwright.server.rooms.parts import CardRow, LineRead
from cardwright.server.rooms.reading import Reader, card_written
from cardwright.server.worker import HEAD, read_frame

SELDOM: Final = 0.25  # seconds between two news


class Job(msgspec.Struct, array_like=True):
    """What is to be done."""

    do: Literal["card", "import", "read", "rehearse"]
    game: str
    card: dict[str, Any] = {}
    file: str = ""
    called: str = ""
    name: str = ""


class Found(msgspec.Struct, array_like=True):
    """How far it is, or what was found, or what is wrong with the input."""

    last: bool = True
    done: int = 0
    total: int = 0
    fault: str = ""
    row: CardRow | None = None
    lines: list[LineRead] = []
    name: str = ""
    left_out: int = 0


def say(found: Found) -> None:
    out = msgspec.msgpack.encode(found)
    sys.stdout.buffer.write(HEAD.pack(len(out)) + out)
    sys.stdout.buffer.flush()


def telling() -> Callable[[int, int], None]:
    """Says how far it is, now and then."""
    said = [0.0]

    def told(done: int, total: int) -> None:
        now = time.monotonic()
        if now - said[0] > SELDOM:
            said[0] = now
            say(Found(False, done, total))

    return told


def obey(job: Job, reader: Reader) -> Found:
    if job.do == "card":
        card = card_written(job.game, job.card)
        return Found(row=CATALOGUES.of(job.game).row(card), lines=reader.lines(job.game, card))
    if job.do == "import":
        made = import_cards(Path(job.file), job.game, job.name, job.called)
        return Found(name=made.collection.name, total=len(made.collection.cards), left_out=made.left_out)
    found = (read_all if job.do == "read" else rehearse_all)(job.game, telling())
    return Found(done=found.cards, total=found.cards)


def main() -> None:
    reader = Reader()
    decoder = msgspec.msgpack.Decoder(Job)
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        job = decoder.decode(frame)
        try:
            found = obey(job, reader)
        except InputError as fault:
            found = Found(fault=sentence(fault))
        except (RecursionError, MemoryError):
            found = Found(fault="This is deeper or larger than is read here. Make it shorter.")
        except Exception as fault:  # of the engine: whoever runs the server finds it in the log, whoever asked is told
            traceback.print_exc()
            found = Found(fault=f"The engine has failed over this ({type(fault).__name__}). Please report it.")
        say(found)


if __name__ == "__main__":
    main()
