"""5.1.2.4: cards whose own text allows more copies of them in a deck than the rules do, or fewer."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.games.weiss.dialect import DIALECT
from cardwright.text.compiler import Compiler
from cardwright.text.tree import Node

COPIES: Final = "copies in the deck"
ANY_COPIES: Final = "any number of copies in the deck"
TOGETHER: Final = "copies in the deck together"
ANY_NUMBER: Final = 50


def allowances(deck: Deck) -> dict[str, int]:
    """How many copies cards of this deck allow of themselves, by name."""
    found: dict[str, int] = {}
    for card, rule in rules_of(deck):
        if rule.text("rule") == ANY_COPIES:
            found[card.name] = ANY_NUMBER
        elif rule.text("rule") == COPIES and rule.node("n").kind == "Num":
            found[card.name] = max(found.get(card.name, 0), rule.node("n").number("n"))
    return found


def counted_together(deck: Deck) -> list[tuple[str, str, int]]:
    """Cards that may be in this deck up to a number only together with others: both names and the number."""
    found = [
        (card.name, test.text("name"), rule.node("n").number("n"))
        for card, rule in rules_of(deck)
        if rule.text("rule") == TOGETHER
        for test in rule.many("cards")
    ]
    return list(dict.fromkeys(found))


def rules_of(deck: Deck) -> Iterator[tuple[CardRecord, Node]]:
    """What the texts of cards say of the deck that they are in."""
    records = list(dict.fromkeys(deck.main))
    compiler = Compiler(DIALECT, [{"name": card.name, "kind": card.kind, "traits": card.traits} for card in records])
    for card in records:
        if "your deck" not in card.text:
            continue
        read = compiler.compile({"id": card.id, "name": card.name, "kind": card.kind, "text": card.text})
        for tree in read.abilities:
            for node in tree.walk():
                if node.kind == "RuleChange":
                    yield card, node
