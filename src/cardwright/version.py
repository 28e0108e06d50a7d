"""Which release this is, and which build of it."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final

__version__: Final = "0.1.0"


def build() -> str:
    """Which build this is: `compiled` if the kernel is native code (make compiled), else `plain`.

        >>> cw.build() in ("compiled", "plain")
        True
    """
    spec = find_spec("cardwright.kernel.table")
    origin = spec.origin if spec else None
    return "compiled" if origin and origin.endswith(tuple(EXTENSION_SUFFIXES)) else "plain"
