"""What the arena needs beside the engine: the libraries of `cardwright[arena]`."""

from __future__ import annotations

from importlib.util import find_spec

from cardwright.errors import InputError

LIBRARIES = ("numpy", "pyarrow", "matplotlib")


def check_libraries(*more: str) -> None:
    """Are they installed? If not, one line says what to do."""
    missing = [name for name in (*LIBRARIES, *more) if find_spec(name) is None]
    if missing:
        raise InputError("arena", 0, f"{' and '.join(missing)} can't be found", "Say pip install 'cardwright[arena]'")
