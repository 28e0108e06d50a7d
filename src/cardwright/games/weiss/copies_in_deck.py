"""5.1.2.4: cards whose own text allows more copies of them in a deck than the rules do."""
from __future__ import annotations

from typing import Final

from cardwright.cards import Deck
from cardwright.games.weiss.dialect import DIALECT
from cardwright.text.compiler import Compiler

COPIES: Final = "copies in the deck"
ANY_COPIES: Final = "any number of copies in the deck"
ANY_NUMBER: Final = 50


def allowances(deck: Deck) -> dict[str, int]:
    """How many copies cards of this deck allow of themselves, by name."""
    found: dict[str, int] = {}
    records = list(dict.fromkeys(deck.main))
    compiler = Compiler(DIALECT, [{"name": card.name, "kind": card.kind, "traits": card.traits} for card in records])
    for card in records:
        if "your deck" not in card.text:
            continue
        read = compiler.compile({"id": card.id, "name": card.name, "kind": card.kind, "text": card.text})
        for tree in read.abilities:
            for node in tree.walk():
                if node.kind != "RuleChange":
                    continue
                if node.text("rule") == ANY_COPIES:
                    found[card.name] = ANY_NUMBER
                elif node.text("rule") == COPIES and node.node("n").kind == "Num":
                    found[card.name] = max(found.get(card.name, 0), node.node("n").number("n"))
    return found
