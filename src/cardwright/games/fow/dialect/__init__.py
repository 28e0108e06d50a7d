"""How Force of Will's cards are written, in all three eras of wording."""

from __future__ import annotations

from cardwright.games.fow.dialect.dialect import DIALECT

__all__ = ["DIALECT"]
