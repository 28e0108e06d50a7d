"""The dialect of Weiss Schwarz: how its cards say what the shared tree means."""

from __future__ import annotations

from cardwright.games.weiss.dialect.dialect import DIALECT, definitions

__all__ = ["DIALECT", "definitions"]
