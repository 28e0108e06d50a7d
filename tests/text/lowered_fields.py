"""Which fields of trees lowering looks at: a value that says something and that nobody asks for is lost."""

from __future__ import annotations

from collections.abc import Iterable
from unittest.mock import patch

from cardwright.cards import CardRecord
from cardwright.games.registry import game_named
from cardwright.text.compiled import CompiledLine, CompiledText
from cardwright.text.kinds import SCHEMA
from cardwright.text.tree import Node, Value

Field = tuple[str, str]  # a kind and one of its fields


class Watch:
    """Notes which fields of which kinds are asked for, by name or because two nodes were found to be equal."""

    def __init__(self) -> None:
        self.asked: set[Field] = set()
        self.get = Node.__getitem__
        self.equal = Node.__eq__

    def getitem(self, node: Node, name: str) -> Value:
        self.asked.add((node.kind, name))
        return self.get(node, name)

    def eq(self, node: Node, other: object) -> bool:
        same = self.equal(node, other)
        if same is True and node is not other:
            self.asked.update((below.kind, name) for below in node.walk() for name, _ in below.fields)
        return same


def said(tree: Node) -> Iterable[Field]:
    """The fields of the tree that hold something else than what is there if nothing is said."""
    for node in tree.walk():
        for name, field in SCHEMA.kinds[node.kind].fields.items():
            if node[name] != field.default:
                yield node.kind, name


def never_read(game: str, lines: Iterable[tuple[CardRecord, str, tuple[Node, ...]]]) -> dict[Field, str]:
    """The fields that say something in some line and that lowering asks for in none; each with such a line."""
    cards = game_named(game).cards
    lowering = cards.lowering(cards.new_library())
    found: dict[Field, str] = {}
    watch = Watch()

    def getitem(node: Node, name: str) -> Value:
        return watch.getitem(node, name)

    def eq(node: Node, other: object) -> bool:
        return watch.eq(node, other)

    for record, text, trees in lines:
        compiled = CompiledText(record.id, record.name, (CompiledLine(0, 0, text, trees),))
        with patch.object(Node, "__getitem__", getitem), patch.object(Node, "__eq__", eq):
            face = cards.face(compiled, record, lowering)
        if not face.unread:
            for tree in trees:
                for field in said(tree):
                    found.setdefault(field, f"{record.id}: {text}")
    return {field: line for field, line in found.items() if field not in watch.asked}
