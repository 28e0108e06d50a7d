"""Phrases that card games share: sentences, filters, references, amounts, and effects that every game has."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.shared import amounts, conditions, effects, filters, references, sentences


def shared(
    grammar: Grammar,
    targets: str = "<select|choose>",
    picks: str = "",
    having: bool = True,
    their: str = "they",
    for_each: bool = True,
    first: str = "bare_core",
) -> None:
    """Add them all. `targets`: the word (if any) that chooses on playing; `picks`: the one that chooses while resolving.
    `having`: does "you have" also speak of cards in any place that is said? (Else the dialect says what one has.)
    `their`, `for_each`, `first`: see `references`, `sentences` and `filters`."""
    grammar.sharing = True
    sentences.add(grammar, for_each)
    amounts.add(grammar)
    filters.add(grammar, first)
    references.add(grammar, their)
    effects.add(grammar, targets, picks)
    conditions.add(grammar, having)
    grammar.sharing = False
