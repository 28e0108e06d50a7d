"""What is typed: one line at a time, whatever comes through the keyboard or the pipe that stands for it."""

from __future__ import annotations

import sys

from cardwright import limits


def read_line() -> str:
    """The next line without the blanks around it. `EOFError` if there is none, or nothing to read from."""
    if sys.stdin is None:
        raise EOFError
    try:
        line = sys.stdin.readline()
    except (OSError, ValueError):  # the terminal has gone, or standard input was closed
        raise EOFError from None
    if not line:
        raise EOFError
    return line.strip()[: limits.TYPED_LETTERS]


def a_number(typed: str) -> int | None:
    """A number that is typed as such; nothing for everything else. One with too many digits is too large for anything here."""
    if not typed.isascii() or not typed.isdigit():
        return None
    return int(typed) if len(typed) <= limits.NUMBER_DIGITS else 10**limits.NUMBER_DIGITS
