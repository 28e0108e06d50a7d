"""`cardwright replay`: a saved game, step by step."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from cardwright import limits
from cardwright.cli.keyboard import a_number, read_line
from cardwright.cli.options import AsJson
from cardwright.cli.output import console, print_json
from cardwright.cli.terminal.drawing import draw
from cardwright.errors import InputError
from cardwright.kernel.logbook import EVERYTHING
from cardwright.replays import Parted, Playback
from cardwright.replays.storage import open_replay

HELP = """\
  Enter, next     one decision on
  back            one decision back
  to N            to the table after N decisions
  auto [SECONDS]  play on to the end, a decision every so many seconds (1)
  end             to the end
  table           show the table again
  quit            leave"""


def replay(
    file: Annotated[Path, typer.Argument(help="The replay.")],
    to: Annotated[int | None, typer.Option(help="Show the table after so many decisions, and stop.", min=0)] = None,
    seat: Annotated[int, typer.Option("--as", help="As player 1 or 2, by what they know. 0: everything.", min=0, max=2)] = 0,
    check: Annotated[bool, typer.Option("--check", help="Only play it through and say whether it still fits.")] = False,
    as_json: AsJson = False,
) -> None:
    """Step through a saved game. A replay that no longer fits says at which decision it parted."""
    observer = EVERYTHING if seat == 0 else seat - 1
    playback = open_replay(file)
    try:
        viewer = Viewer(playback, observer, console())
        if check or as_json:
            playback.check()
            viewer.report(as_json)
        elif to is not None:
            playback.go_to(to)
            viewer.show()
        else:
            viewer.watch()
    except Parted as parted:
        raise InputError(file, 0, str(parted), playback.what_to_do(parted)) from None
    except Exception as fault:
        if not playback.replay.fault or isinstance(fault, OSError | InputError):
            raise
        what = f"the engine fails after {playback.at} decisions, as it did when this was saved ({type(fault).__name__}: {fault})"
        raise InputError(file, 0, what, "Report it with this file") from fault


def last_line(fault: str) -> str:
    """Of a traceback: what went wrong."""
    return (fault.strip().splitlines() or [""])[-1]


class Viewer:
    """Shows a playback and obeys the person who watches."""

    def __init__(self, playback: Playback, observer: int, out: Console) -> None:
        self.playback = playback
        self.observer = observer
        self.out = out

    def report(self, as_json: bool) -> None:
        saved = self.playback.replay
        if as_json:
            print_json({
                "fits": True, "game": saved.game, "rules": saved.rules, "decisions": self.playback.length, "winner": saved.winner,
                "players": saved.players, "digests": len(saved.digests),
            })  # fmt: skip
            return
        self.out.print(f"The replay fits: {self.playback.length} decisions, {len(saved.digests)} digests compared.")

    def show(self) -> None:
        """The last answer, what it brought about, and the table."""
        playback = self.playback
        saved = playback.replay
        self.out.print(Text(f"Decision {playback.at} of {playback.length}", style="bold"))
        if playback.at:
            before = playback.games[playback.at - 1].decision
            player = saved.players[before.player] if before is not None else ""
            self.out.print(Text(f"{player}: {self.answer_text()}"))
        for entry in playback.events[playback.at]:
            text = playback.entry.event_text(playback.game.table, entry, self.observer)
            clause = entry.event.clause
            if text:
                self.out.print(Text(f"  {text}").append(f"  [{clause}]" if clause else "", style="dim"))
        self.out.print(draw(playback.game, self.observer, saved.players))
        if playback.at == playback.length and saved.fault:
            self.out.print(Text(f"Here the engine failed: {last_line(saved.fault)}", style="bold"))

    def answer_text(self) -> str:
        playback = self.playback
        before = playback.games[playback.at - 1]
        decision = before.decision
        assert decision is not None
        if self.observer not in (EVERYTHING, decision.player):
            return decision.seen_by(self.observer).question
        return decision.options[playback.replay.steps[playback.at - 1].answer].label

    def watch(self) -> None:
        self.out.print(Text(HELP, style="dim"))
        self.show()
        while True:
            self.out.print("replay> ", end="")
            try:
                line = read_line()
            except (EOFError, KeyboardInterrupt):
                self.out.print("")
                return
            if line in ("quit", "q"):
                return
            self.obey(line)

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        playback = self.playback
        if word in ("", "next", "n"):
            if not playback.forward():
                self.out.print("This is the end.")
                return
        elif word in ("back", "b"):
            if not playback.back():
                self.out.print("This is the beginning.")
                return
        elif word == "to" and (number := a_number(rest)) is not None:
            playback.go_to(number)
        elif word == "end":
            playback.go_to(playback.length)
        elif word == "auto":
            self.auto(rest)
            return
        elif word != "table":
            self.out.print(HELP)
            return
        self.show()

    def auto(self, rest: str) -> None:
        try:
            seconds = float(rest) if rest else 1.0
        except ValueError:
            seconds = -1.0
        if not 0.0 <= seconds <= limits.PAUSE_SECONDS:
            self.out.print(f"auto SECONDS: a number from 0 to {limits.PAUSE_SECONDS:g}, please.")
            return
        while self.playback.forward():
            self.show()
            time.sleep(seconds)
