"""A card's text in plain sentences that leave nothing implicit: who does what, to which cards, of whom, from where to where, when,
for how long, and whether it may be left out.

    for line in explained(compiled_text): print(line.text, *line.sentences, sep="\\n")
"""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.text.compiled import CompiledText
from cardwright.text.explaining import cards, happenings, scopes, steps, values
from cardwright.text.explaining.explainer import Explainer, Home, Unexplained
from cardwright.text.tree import Node

Explainer.phrases = {**values.PHRASES, **cards.PHRASES, **happenings.PHRASES, **scopes.PHRASES}
Explainer.effects = {**steps.EFFECTS, **scopes.EFFECTS}

# what a bound tree does not hold
BEFORE_BINDING = frozenset({"Pronoun", "Within", "Then", "Joined", "Else", "Instead", "PayCost"})


@dataclass(frozen=True)
class ExplainedLine:
    """One printed line, and what it means; or why it is not understood."""

    text: str
    sentences: tuple[str, ...]  # what belongs to a sentence stands below it, indented by two spaces
    trouble: str = ""


def explain(ability: Node, home: Home | None = None) -> list[str]:
    """The sentences of one bound ability."""
    explainer = Explainer(home)
    explainer.begin(ability)
    return explainer.step(ability)


def explained(text: CompiledText, home: Home | None = None) -> list[ExplainedLine]:
    """All lines of a card."""
    out: list[ExplainedLine] = []
    for line in text.lines:
        told = tuple(said for ability in line.abilities for said in explain(ability, home))
        out.append(ExplainedLine(line.text, told, "" if line.failure is None else line.failure.message()))
    return out


__all__ = ["BEFORE_BINDING", "ExplainedLine", "Explainer", "Home", "Unexplained", "explain", "explained"]
