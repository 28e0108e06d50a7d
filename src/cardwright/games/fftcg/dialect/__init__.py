"""The dialect of the Final Fantasy Trading Card Game: how its cards say what the shared tree means."""

from __future__ import annotations

from cardwright.games.fftcg.dialect.dialect import DIALECT, definitions

__all__ = ["DIALECT", "definitions"]
