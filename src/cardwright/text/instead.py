"""Self-replacement: "…. If C, deal 4 damage instead" becomes a choice between two effects where the first one stood."""

from __future__ import annotations

from cardwright.text.kinds import FOREVER, make
from cardwright.text.tree import Node, Value

SAME = make("Pronoun", form="same", filter=make("Filter"))


class NothingReplaced(ValueError):
    """`Instead` with no effect before it that it could replace."""


def resolve_instead(ability: Node) -> Node:
    """The ability without `Instead`: every such effect stands, under its condition, in the place of what it replaces."""
    if all(node.kind != "Instead" for node in ability.walk()):
        return ability
    return _in_fields(ability)


def _in_fields(node: Node) -> Node:
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, Node):
            fields.append((name, _in_fields(value)))
        elif isinstance(value, tuple):
            fields.append((name, _in_sequence(value)))
        else:
            fields.append((name, value))
    return Node(node.kind, tuple(fields))


# conditional effects: which field holds what happens if the condition holds
_CONDITIONAL = {"If": "then", "IfPaid": "do"}


def _in_sequence(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    done: list[Node] = []
    for step in steps:
        held = _CONDITIONAL.get(step.kind)
        if held is not None and any(inner.kind == "Instead" for inner in step.many(held)):
            rest: list[Node] = []
            for inner in step.many(held):
                if inner.kind == "Instead":
                    _replace(done, step, _in_sequence(inner.many("do")))
                else:
                    rest.append(_in_fields(inner))
            if rest:
                done.append(step.replace(**{held: tuple(rest)}))
        elif step.kind == "Instead":
            raise NothingReplaced("an effect that happens 'instead' stands under no condition")
        else:
            done.append(_in_fields(step))
    return tuple(done)


def _choice(under: Node, new: tuple[Node, ...], old: Node) -> Node:
    """The new effects if the condition (or the payment) holds, the old one if not."""
    return under.replace(**{_CONDITIONAL[under.kind]: new}, otherwise=(old,), instead=1)


def _replace(done: list[Node], under: Node, new: tuple[Node, ...]) -> None:
    """Put a choice where the effect to be replaced stands: the last of the same kind, or else the last."""
    for at in range(len(done) - 1, -1, -1):
        changed = _replaced(done[at], under, new)
        if changed is not None:
            done[at] = changed
            return
    if not done or any(node == SAME for step in new for node in step.walk()):
        raise NothingReplaced("nothing stands before 'instead' that it could replace")
    done[-1] = _choice(under, new, done[-1])


def _replaced(old: Node, under: Node, new: tuple[Node, ...]) -> Node | None:
    first = new[0]
    if old.kind == first.kind and (old.kind != "Move" or old["verb"] == first["verb"]):
        filled = tuple(_filled(step, old) for step in new)
        alike = old.kind in ("Select", "Search", "Create") and len(filled) == 1 and filled[0].replace(count=old["count"]) == old
        if alike and under.kind == "If":
            both = make("IfCount", condition=under["condition"], then=filled[0].node("count"), otherwise=old.node("count"))
            return old.replace(count=both)
        return _choice(under, filled, old)
    if old.kind in _CONDITIONAL and old.many("otherwise"):
        inner = _replaced(old.many("otherwise")[-1], under, new)
        if inner is not None:  # a later replacement goes before an earlier one
            return inner.replace(otherwise=(old,)) if inner.kind in _CONDITIONAL else None
    for name in ("do", "then"):
        held = dict(old.fields).get(name)
        if old.kind in ("May", "Act", "For", "IfPaid", "IfDo", "ForEach", "If", "PayFor") and isinstance(held, tuple) and held:
            for at in range(len(held) - 1, -1, -1):
                changed = _replaced(held[at], under, new)
                if changed is not None:
                    return old.replace(**{name: (*held[:at], changed, *held[at + 1 :])})
    return None


def _filled(step: Node, old: Node) -> Node:
    """What the words left out is as in the effect that is replaced."""
    if step.kind != old.kind:
        return step
    changes: dict[str, Value] = {}
    for name, value in step.fields:
        before = old[name]
        if _left_out(value) or (name == "to" and value == ()) or (name == "duration" and value == FOREVER):
            changes[name] = before
        elif isinstance(value, Node) and isinstance(before, Node):
            changes[name] = _filled(value, before)
    return step.replace(**changes) if changes else step


def _left_out(value: Value) -> bool:
    if isinstance(value, tuple):
        return len(value) == 1 and _left_out(value[0])
    return isinstance(value, Node) and (value == SAME or (value.kind == "Filter" and value.many("tests")[:1] == (_SAME_TEST,)))


_SAME_TEST = make("Among", of=SAME)
SAME_FILTER = make("Filter", tests=(_SAME_TEST,))
