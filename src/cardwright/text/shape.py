"""Shapes: how the holes of a template become a node, and how a node is taken apart again for printing.

A shape is a node with holes: `shape("Compare", left=shape("Count", of="$f"), op=">=", right="$n")`. Building fills the
holes; matching finds what filled them, so that one declaration both reads and prints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Union

from cardwright.text.kinds import SCHEMA
from cardwright.text.schema import SchemaError
from cardwright.text.tree import Node, Value

Env = dict[str, Value]
Part = Union["Shape", "Hole", "Sequence", Node, int, str]
Given = Union["Shape", Node, int, str, tuple[Union["Shape", Node, str], ...]]


@dataclass(frozen=True)
class Hole:
    """A place that a hole of the template fills; `many`: with a tuple, unless the same hole fills another place with a node."""

    name: str
    many: bool


@dataclass(frozen=True)
class Sequence:
    """The parts of a tuple field."""

    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Shape:
    """A node to build: the kind and one part for each of its fields."""

    kind: str
    parts: tuple[tuple[str, Part], ...]


def shape(kind: str, /, **given: Given) -> Shape:
    """A shape of that kind; `"$name"` is a hole, fields left out have their default."""
    declared = SCHEMA.kinds.get(kind)
    if declared is None:
        raise SchemaError(f"no kind of node is called {kind}")
    unknown = given.keys() - declared.fields.keys()
    if unknown:
        raise SchemaError(f"{kind} has no field {min(unknown)}")
    parts: list[tuple[str, Part]] = []
    for name, field in declared.fields.items():
        value = given.get(name, field.default)
        if value is None:
            raise SchemaError(f"{kind}.{name} must be given")
        if field.holds == "many":
            items = value if isinstance(value, tuple) else (value,)
            parts.append((name, Sequence(tuple(_part(item, True) for item in items))))
        else:
            if isinstance(value, tuple):
                raise SchemaError(f"{kind}.{name} takes no tuple")
            parts.append((name, _part(value, False)))
    return Shape(kind, tuple(parts))


def sequence(*items: Given) -> Sequence:
    """A tuple of shapes and holes, for phrases that say several things at once."""
    return Sequence(tuple(_part(item, True) for item in items))


def _part(value: Given, many: bool) -> Part:
    if isinstance(value, str) and value.startswith("$"):
        return Hole(value[1:], many)
    if isinstance(value, tuple):
        raise SchemaError("a tuple inside a tuple")
    return value


def holes_of(part: Part) -> Iterator[Hole]:
    """Every hole below the part."""
    if isinstance(part, Hole):
        yield part
    elif isinstance(part, Sequence):
        for item in part.parts:
            yield from holes_of(item)
    elif isinstance(part, Shape):
        for _, item in part.parts:
            yield from holes_of(item)


Builder = Callable[[Env], Value]


def builder(part: Part) -> Builder:
    """A function that fills the holes; made once for each production."""
    if isinstance(part, Hole):
        name = part.name
        return lambda env: env[name]
    if isinstance(part, Shape):
        return _node_builder(part)
    if isinstance(part, Sequence):
        makers = [(isinstance(item, Hole), builder(item)) for item in part.parts]
        if not makers:
            return lambda env: ()

        def build_tuple(env: Env) -> Value:
            out: list[Node] = []
            for splice, maker in makers:
                value = maker(env)
                if isinstance(value, tuple):
                    out.extend(value)
                elif isinstance(value, Node):
                    out.append(value)
                else:
                    raise SchemaError(f"{value!r} in a tuple of nodes (spliced: {splice})")
            return tuple(out)

        return build_tuple
    constant: Value = part
    return lambda env: constant


def _node_builder(part: Shape) -> Builder:
    kind = part.kind
    makers = [(name, builder(item)) for name, item in part.parts]
    if not any(True for _ in holes_of(part)):
        fixed = Node(kind, tuple((name, maker({})) for name, maker in makers))
        return lambda env: fixed
    return lambda env: Node(kind, tuple([(name, maker(env)) for name, maker in makers]))


def matches(part: Part, value: Value, env: Env) -> Iterator[Env]:
    """Every way in which filling the holes gives the value."""
    if isinstance(part, Hole):
        if part.name in env:
            if env[part.name] in (value, (value,)):
                yield env
        else:
            yield {**env, part.name: value}
    elif isinstance(part, Shape):
        if isinstance(value, Node) and value.kind == part.kind:
            yield from _match_fields(part.parts, value, env)
    elif isinstance(part, Sequence):
        if isinstance(value, tuple):
            yield from _match_sequence(part.parts, value, env)
    elif part == value:
        yield env


def _match_fields(parts: tuple[tuple[str, Part], ...], value: Node, env: Env) -> Iterator[Env]:
    if not parts:
        yield env
        return
    name, part = parts[0]
    for found in matches(part, value[name], env):
        yield from _match_fields(parts[1:], value, found)


def _match_sequence(parts: tuple[Part, ...], values: tuple[Node, ...], env: Env) -> Iterator[Env]:
    if not parts:
        if not values:
            yield env
        return
    head = parts[0]
    if isinstance(head, Hole) and head.name in env:
        known = env[head.name]
        again = known if isinstance(known, tuple) else (known,)
        if values[: len(again)] == again:
            yield from _match_sequence(parts[1:], values[len(again) :], env)
    elif isinstance(head, Hole):
        last = len(parts) == 1
        for taken in range(len(values) if last else 1, len(values) + 1):
            if taken:
                yield from _match_sequence(parts[1:], values[taken:], {**env, head.name: values[:taken]})
    elif values:
        for found in matches(head, values[0], env):
            yield from _match_sequence(parts[1:], values[1:], found)
