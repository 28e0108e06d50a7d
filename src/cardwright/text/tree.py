"""The tree that a card's text becomes: immutable nodes of a kind with named fields.

A node knows nothing of the words it was read from, so two wordings of one meaning are equal, hash alike
and pickle to the same bytes. Which kinds there are, and what each field may hold, is `kinds.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Union

Value = Union["Node", int, str, tuple["Node", ...]]
Fields = tuple[tuple[str, Value], ...]


class Node:
    """One piece of meaning: a kind, and its fields in the order in which the schema lists them."""

    __slots__ = ("_hash", "fields", "kind")

    kind: str
    fields: Fields
    _hash: int

    def __init__(self, kind: str, fields: Fields = ()) -> None:
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "fields", fields)
        object.__setattr__(self, "_hash", hash((kind, fields)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a {self.kind} node cannot be changed; build another with `replace`")

    def __getitem__(self, name: str) -> Value:
        for field, value in self.fields:
            if field == name:
                return value
        raise KeyError(f"{self.kind} has no field {name!r}")

    def node(self, name: str) -> Node:
        """The field's node; a TypeError says that the field holds something else."""
        value = self[name]
        if not isinstance(value, Node):
            raise TypeError(f"{self.kind}.{name} holds {value!r}, not a node")
        return value

    def many(self, name: str) -> tuple[Node, ...]:
        """The field's tuple of nodes."""
        value = self[name]
        if not isinstance(value, tuple):
            raise TypeError(f"{self.kind}.{name} holds {value!r}, not a tuple")
        return value

    def number(self, name: str) -> int:
        """The field's int."""
        value = self[name]
        if not isinstance(value, int):
            raise TypeError(f"{self.kind}.{name} holds {value!r}, not an int")
        return value

    def text(self, name: str) -> str:
        """The field's str."""
        value = self[name]
        if not isinstance(value, str):
            raise TypeError(f"{self.kind}.{name} holds {value!r}, not a str")
        return value

    def replace(self, **changes: Value) -> Node:
        """The same node with some fields changed."""
        unknown = changes.keys() - {name for name, _ in self.fields}
        if unknown:
            raise KeyError(f"{self.kind} has no field {min(unknown)!r}")
        return Node(self.kind, tuple((name, changes.get(name, value)) for name, value in self.fields))

    def children(self) -> Iterator[Node]:
        """The nodes directly below, in the order of the fields."""
        for _, value in self.fields:
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from value

    def walk(self) -> Iterator[Node]:
        """This node and everything below it, parents first."""
        todo = [self]
        while todo:
            node = todo.pop()
            yield node
            for _, value in reversed(node.fields):
                if isinstance(value, Node):
                    todo.append(value)
                elif isinstance(value, tuple):
                    todo.extend(reversed(value))

    def transform(self, change: Callable[[Node], Node]) -> Node:
        """The tree rebuilt from the leaves up, with `change` applied to every node."""
        fields: list[tuple[str, Value]] = []
        touched = False
        for name, value in self.fields:
            new: Value = value
            if isinstance(value, Node):
                new = value.transform(change)
            elif isinstance(value, tuple):
                new = tuple(child.transform(change) for child in value)
            touched = touched or new is not value
            fields.append((name, new))
        return change(Node(self.kind, tuple(fields)) if touched else self)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Node):
            return NotImplemented
        return self._hash == other._hash and self.kind == other.kind and self.fields == other.fields

    def __reduce__(self) -> tuple[type[Node], tuple[str, Fields]]:
        return (Node, (self.kind, self.fields))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.fields if value not in ("", ()))
        return f"{self.kind}({shown})" if shown else self.kind


def outline(value: Value, indent: int = 0) -> str:
    """The tree as indented lines, for people."""
    pad = "  " * indent
    if isinstance(value, tuple):
        return "".join(outline(child, indent) for child in value)
    if not isinstance(value, Node):
        return f"{pad}{value!r}\n"
    plain = [f"{name}={item!r}" for name, item in value.fields if isinstance(item, (int, str)) and item not in ("", 0)]
    text = f"{pad}{value.kind}{' ' + ' '.join(plain) if plain else ''}\n"
    for name, item in value.fields:
        if isinstance(item, Node) or (isinstance(item, tuple) and item):
            text += f"{pad}  {name}:\n{outline(item, indent + 2)}"
    return text
