"""Running a command in this process: what it prints, how it ends. Much faster than a process of its own, for what needs none."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from cardwright.cli.app import command
from cardwright.cli.faults import carry_out
from tests.cli.terminal import Run


def here(*words: object, keys: str = "") -> Run:
    """Run a command; `keys` is all that is typed. A fault of ours is never the right answer."""
    with streams(keys) as (out, err):
        code = carry_out(lambda: command()([str(word) for word in words], prog_name="cardwright", standalone_mode=False))
        run = Run(printed(out), printed(err), code)
    assert code != 70 and "Traceback" not in run.err, run.err
    return run


def one_line(run: Run) -> str:
    """What a refused command says: one line, and exit code 2."""
    lines = run.err.splitlines()
    assert run.code == 2 and len(lines) == 1, run
    return lines[0]


@contextmanager
def streams(keys: str) -> Iterator[tuple[io.TextIOWrapper, io.TextIOWrapper]]:
    """Standard input, output and error as a process has them: of bytes, so that what can't be written is noticed."""
    before = sys.stdin, sys.stdout, sys.stderr, os.environ.get("COLUMNS")
    out, err = stream(b""), stream(b"")
    os.environ["COLUMNS"] = "110"
    sys.stdin, sys.stdout, sys.stderr = stream(keys.encode("utf-8", "surrogatepass")), out, err
    try:
        yield out, err
    finally:
        sys.stdin, sys.stdout, sys.stderr = before[:3]
        if before[3] is None:
            del os.environ["COLUMNS"]
        else:
            os.environ["COLUMNS"] = before[3]


def stream(what: bytes) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(what), encoding="utf-8", write_through=True)


def printed(out: io.TextIOWrapper) -> str:
    out.flush()
    assert isinstance(out.buffer, io.BytesIO)
    return out.buffer.getvalue().decode("utf-8")
