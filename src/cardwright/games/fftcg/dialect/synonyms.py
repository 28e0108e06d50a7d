"""Wordings that mean the same in this game: what the spelling audit lets pass."""

from __future__ import annotations

from cardwright.text.synonyms import SYNONYMS

FFTCG = SYNONYMS.extended(rows=(), fillers=frozenset(), exempt={})
