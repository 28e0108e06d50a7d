"""The dialect of Battle Spirits Saga: how its cards say what the shared tree means."""

from __future__ import annotations

from cardwright.games.bss.dialect.dialect import DIALECT, definitions

__all__ = ["DIALECT", "definitions"]
