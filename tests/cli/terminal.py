"""Running the command as a user does: in a process of its own, with a keyboard that is a pipe or a terminal."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import Any

COMMAND = [sys.executable, "-m", "cardwright"]
PATIENCE = 60.0


@dataclass(frozen=True)
class Run:
    """What a command printed, and how it ended."""

    out: str
    err: str
    code: int

    @property
    def json(self) -> Any:
        """Standard output, which must be exactly one JSON value."""
        return json.loads(self.out)


def cardwright(*words: object, keys: str = "") -> Run:
    """Run a command; `keys` is all that is typed. A traceback is never the right answer."""
    done = subprocess.run(
        [*COMMAND, *map(str, words)], input=keys, capture_output=True, encoding="utf-8", timeout=PATIENCE, env=environment()
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Run(done.stdout, done.stderr, done.returncode)


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "110"}


class Terminal:
    """The command in a real terminal: what it prints is read as it comes, keys are typed when it waits."""

    def __init__(self, *words: str) -> None:
        self.keyboard, screen = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=screen, stdout=screen, stderr=screen, close_fds=True, env={**environment(), "TERM": "xterm"}
        )
        os.close(screen)
        self.shown = ""

    def wait_for(self, text: str) -> str:
        """Everything shown up to this text, which must come; the next wait begins after it."""
        until = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < until, f"{text!r} did not come; shown: {self.shown[-2000:]}"
            ready, _, _ = select.select([self.keyboard], [], [], 0.2)
            if ready:
                try:
                    self.shown += os.read(self.keyboard, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        before, found, self.shown = self.shown.partition(text)
        assert found, f"the command ended before {text!r} came; shown: {before[-2000:]}"
        return before

    def type(self, line: str) -> None:
        os.write(self.keyboard, line.encode() + b"\n")

    def close(self) -> int:
        """Wait for the end; the exit code."""
        code = self.process.wait(PATIENCE)
        os.close(self.keyboard)
        return code
