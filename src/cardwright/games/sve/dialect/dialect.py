"""The grammar of the dialect, put together."""

from __future__ import annotations

from functools import cache

from cardwright.games.sve.dialect import conditions, costs, effects, events, filters, frames, statements
from cardwright.text.grammar import Grammar
from cardwright.text.shared import shared


@cache
def grammar() -> Grammar:
    """All phrases, ready to read with."""
    made = Grammar()
    shared(made)
    for part in (filters, effects, statements, conditions, events, costs, frames):
        part.add(made)
    return made.ready()


@cache
def vocabulary() -> frozenset[str]:
    """Every word that a template spells."""
    return frozenset(item.word for production in grammar().productions for spelling in production.expansions for item in spelling if item.word)
