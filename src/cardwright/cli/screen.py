"""What a terminal can show: one that knows only ASCII gets the nearest signs, and never an error."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import Final

NEAREST: Final = {
    "·": "-", "…": "...", "⚠": "!", "▸": ">", "→": "->", "–": "-", "—": "-", "−": "-", "×": "x", "µ": "u", "●": "*",
    "“": '"', "”": '"', "‘": "'", "’": "'", "「": '"', "」": '"', "『": '"', "』": '"',
    "«": "<<", "»": ">>", "《": "<", "》": ">", "〈": "<", "〉": ">", "【": "[", "】": "]",
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "─": "-", "│": "|",
}  # fmt: skip


def nearest(fault: UnicodeError) -> tuple[str, int]:
    """What is shown instead of signs that a terminal does not have."""
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    out = []
    for sign in fault.object[fault.start : fault.end]:
        plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
        out.append(NEAREST.get(sign) or plain or "?")
    return "".join(out), fault.end


def ready_to_print() -> None:
    """Standard output and error can take every text, and standard input gives one whatever its bytes are."""
    codecs.register_error("nearest", nearest)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="nearest")
    typed = getattr(sys.stdin, "reconfigure", None)
    if typed is not None:
        typed(errors="replace")
