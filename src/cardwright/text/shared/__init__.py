"""Phrases that card games share: sentences, filters, references, amounts, and effects that every game has."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.shared import amounts, conditions, effects, filters, references, sentences


def shared(grammar: Grammar) -> None:
    """Add them all."""
    for part in (sentences, amounts, filters, references, effects, conditions):
        part.add(grammar)
