"""How commands speak: to people through rich, to scripts as one JSON object."""

from __future__ import annotations

import sys
from typing import NoReturn

import msgspec
import typer
from rich.console import Console


def console() -> Console:
    """Standard output; without a terminal, without colour and as wide as it takes."""
    out = Console(highlight=False, soft_wrap=False)
    return out if out.is_terminal else Console(highlight=False, width=110, color_system=None)


def print_json(value: object) -> None:
    """Exactly one JSON value on standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def refuse(what: str) -> NoReturn:
    """Something that was asked for can't be done: say so on standard error and stop with 2."""
    print(what, file=sys.stderr)
    raise typer.Exit(2)
