"""Files are written whole or not at all: aside first, then put in their place."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from cardwright.errors import InputError

OWN_FOLDER = "CARDWRIGHT_DATA"  # an environment variable: a folder in place of the usual one
NO_JSON: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What is raised where a file that we wrote ourselves is no longer what it was: changed, cut off, nested without end."""
ELSEWHERE = "Name a file in a folder that you may write to, on a disk that has room"


def own_folder() -> Path:
    """Where a user's games and cards are kept: in the user's folder for such data. It need not be there yet."""
    named = os.environ.get(OWN_FOLDER)
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "cardwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cardwright"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cardwright"


def write_whole(file: Path, text: str, what: str) -> None:
    """Write a file, or raise `InputError` and leave everything as it was. `what` is written, for the message: "the replay"."""
    try:
        if file.exists() and not file.is_file():
            write_into(file, text)
        else:
            write_aside(file, text)
    except (OSError, ValueError) as fault:  # ValueError: the name can't be one
        reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else "this can't be the name of a file"
        raise InputError(ascii_name(file), 0, f"{what} can't be written ({reason})", ELSEWHERE) from fault


def write_aside(file: Path, text: str) -> None:
    """Into a file beside it, which then takes its place. Nothing is left of it if that fails."""
    draft = file.with_name(f"{file.name}.part")
    try:
        with draft.open("w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())  # a full disk may say so only now
        draft.replace(file)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def write_into(file: Path, text: str) -> None:
    """A device or a pipe (`/dev/stdout`) is written to; another file must not take its place."""
    with file.open("w", encoding="utf-8") as out:
        out.write(text)


def ascii_name(file: Path) -> str:
    """A name that can be printed, whatever it holds."""
    return str(file).encode("utf-8", "backslashreplace").decode().replace("\0", "\\0")


def is_there(file: Path) -> bool:
    """Is there a file of this name? (There is none if it can't be a name.)"""
    try:
        return file.exists()
    except (OSError, ValueError):
        return False
