"""Statements by which a rule is another one: how many copies a deck may have, how many cards a hand, what one may look at."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import make


def add(g: Grammar) -> None:
    for deck in ("deck", "stone_deck"):
        any_number = f"you may have any number of copy of this card in your {deck}"
        g.phrase("static", "RuleChange", any_number, rule="copies in the deck", n=make("Num", n=99))
        more = f"you may have up to {{n}} copy of this card in your {deck}"
        g.phrase("static", "RuleChange", more, rule="copies in the deck")
    g.phrase("static", "RuleChange", "you may look at the top card of your deck at any time", rule="look at the top card")
    g.phrase("static", "RuleChange", "your maximum hand size is increased by {n}", rule="raised hand limit")
    g.phrase(
        "static",
        "RuleChange",
        "you may choose not to recover this card during <the|your> recovery_phase",
        rule="choose not to recover",
    )
