"""The dialect of Shadowverse: Evolve: how its cards say what the shared tree means."""

from __future__ import annotations

from cardwright.games.sve.dialect.dialect import DIALECT, definitions

__all__ = ["DIALECT", "definitions"]
