"""Ways through one scope of slots: a tree without the abilities that it quotes."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.text.kinds import SCHEMA
from cardwright.text.tree import Node

Path = tuple[tuple[Node, str], ...]  # the nodes above, each with the field that leads down


def paths(node: Node, path: Path = ()) -> Iterator[tuple[Node, Path]]:
    """Every node with the way to it."""
    todo = [(node, path)]
    while todo:
        node, path = todo.pop()
        yield node, path
        if node.kind == "HaveAbility":
            continue
        for field, value in reversed(node.fields):
            if isinstance(value, Node):
                todo.append((value, (*path, (node, field))))
            elif isinstance(value, tuple) and value:
                below = (*path, (node, field))
                todo.extend((child, below) for child in reversed(value))


def nodes(scope: Node) -> Iterator[Node]:
    """Every node."""
    todo = [scope]
    while todo:
        node = todo.pop()
        yield node
        if node.kind == "HaveAbility":
            continue
        for _, value in reversed(node.fields):
            if isinstance(value, Node):
                todo.append(value)
            elif isinstance(value, tuple):
                todo.extend(reversed(value))


def sequences(scope: Node) -> Iterator[tuple[Node, ...]]:
    """Effects that are carried out one after the other."""
    for node in nodes(scope):
        for _, value in node.fields:
            if isinstance(value, tuple) and len(value) > 1 and SCHEMA.kinds[value[0].kind].category == "effect":
                yield value


def slots(node: Node) -> set[int]:
    """What it introduces."""
    return {found.number("slot") for found in nodes(node) if "slot" in dict(found.fields)} - {0}


def uses(node: Node) -> set[int]:
    """What it refers to."""
    return {found.number("n") for found in nodes(node) if found.kind == "Slot"}


def tests_of(choice: Node) -> tuple[Node, ...]:
    """The tests of a choice, a group or an event's card."""
    return choice.node("filter").many("tests")


def introducers(scope: Node) -> dict[int, tuple[Node, Path]]:
    """What introduced each slot (in one branch of several), and the way to it."""
    made: dict[int, tuple[Node, Path]] = {}
    for node, path in paths(scope):
        slot = dict(node.fields).get("slot")
        if isinstance(slot, int) and slot > 0:
            made.setdefault(slot, (node, path))
    return made
