"""6.1.2: cards whose own text allows more copies of them in a deck than the rules do."""
from __future__ import annotations

from typing import Final

from cardwright.cards import Deck
from cardwright.games.sve.dialect import DIALECT
from cardwright.text.compiler import Compiler

RULES: Final[dict[str, str]] = {"copies in the deck": "main", "copies in the evolve deck": "evolve"}


def allowances(deck: Deck) -> dict[tuple[str, str], int]:
    """How many copies cards of this deck allow of themselves: by the part of the deck ("main", "evolve") and the name."""
    found: dict[tuple[str, str], int] = {}
    records = list(dict.fromkeys(deck.main + deck.evolve))
    compiler = Compiler(DIALECT, [{"name": card.name, "kind": card.kind, "traits": card.traits} for card in records])
    for card in records:
        if "this card" not in card.text:
            continue
        read = compiler.compile({"id": card.id, "name": card.name, "kind": card.kind, "text": card.text})
        for tree in read.abilities:
            for node in tree.walk():
                if node.kind == "RuleChange" and node.text("rule") in RULES and node.node("n").kind == "Num":
                    key = (RULES[node.text("rule")], card.name)
                    found[key] = max(found.get(key, 0), node.node("n").number("n"))
    return found
