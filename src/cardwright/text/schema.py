"""How kinds of node are declared, and the check that a node fits its declaration."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.text.tree import Node, Value


class SchemaError(ValueError):
    """A node that does not fit the schema: a fault of a phrase, never of a card."""


@dataclass(frozen=True)
class Field:
    """What one field may hold: a node of a category, a tuple of them, an int, or a str (of a closed list)."""

    holds: str
    category: str = ""
    allowed: tuple[str, ...] = ()
    default: Value | None = None

    def fault(self, value: Value, category_of: dict[str, str]) -> str:
        """Why the value does not fit, or an empty string."""
        if self.holds == "node":
            if not isinstance(value, Node):
                return f"must be a node of category {self.category}, not {value!r}"
            return self._category_fault(value, category_of)
        if self.holds == "many":
            if not isinstance(value, tuple):
                return f"must be a tuple of {self.category}, not {value!r}"
            return next((fault for item in value if (fault := self._category_fault(item, category_of))), "")
        if self.holds == "number":
            return "" if isinstance(value, int) else f"must be an int, not {value!r}"
        if not isinstance(value, str):
            return f"must be a str, not {value!r}"
        if self.allowed and value not in self.allowed:
            return f"must be one of {', '.join(map(repr, self.allowed))}, not {value!r}"
        return ""

    def _category_fault(self, value: Node, category_of: dict[str, str]) -> str:
        found = category_of.get(value.kind)
        return "" if found == self.category else f"must be of category {self.category}, not {value.kind} ({found})"


@dataclass(frozen=True)
class Kind:
    """One kind of node: its category, what it means, and its fields in order."""

    name: str
    category: str
    meaning: str
    fields: dict[str, Field]


def node(category: str, default: Value | None = None) -> Field:
    """A field with one node of a category."""
    return Field("node", category, default=default)


def many(category: str) -> Field:
    """A field with a tuple of nodes of a category; empty unless said."""
    return Field("many", category, default=())


def number(default: int | None = 0) -> Field:
    """A field with an int."""
    return Field("number", default=default)


def text(default: str | None = "") -> Field:
    """A field with a str from the card or the dialect: a name, a zone, a trait."""
    return Field("text", default=default)


def one_of(*allowed: str) -> Field:
    """A field with one of a closed list of words; the first is the default."""
    return Field("text", allowed=allowed, default=allowed[0])


class Schema:
    """All kinds by name."""

    def __init__(self) -> None:
        self.kinds: dict[str, Kind] = {}
        self.category_of: dict[str, str] = {}

    def kind(self, name: str, category: str, meaning: str, /, **fields: Field) -> None:
        """Declare a kind."""
        if name in self.kinds:
            raise SchemaError(f"kind {name} is declared twice")
        self.kinds[name] = Kind(name, category, meaning, fields)
        self.category_of[name] = category

    def make(self, name: str, /, **values: Value) -> Node:
        """A node with all its fields: those given, and the defaults of the rest. Refused if it does not fit."""
        declared = self.kinds.get(name)
        if declared is None:
            raise SchemaError(f"no kind of node is called {name}")
        unknown = values.keys() - declared.fields.keys()
        if unknown:
            raise SchemaError(f"{name} has no field {min(unknown)}")
        fields: list[tuple[str, Value]] = []
        for field_name, field in declared.fields.items():
            value = values.get(field_name, field.default)
            if value is None:
                raise SchemaError(f"{name}.{field_name} must be given")
            fault = field.fault(value, self.category_of)
            if fault:
                raise SchemaError(f"{name}.{field_name} {fault}")
            fields.append((field_name, value))
        return Node(name, tuple(fields))

    def check(self, tree: Node) -> None:
        """Refuse a tree of which any node does not fit."""
        for found in tree.walk():
            again = self.make(found.kind, **dict(found.fields))
            if again.fields != found.fields:
                raise SchemaError(f"{found.kind} has its fields in another order than the schema")
