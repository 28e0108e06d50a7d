"""X: the amount that the text says it is stands wherever X stood."""

from __future__ import annotations

from cardwright.text.kinds import make
from cardwright.text.tree import Node, Value

PLAYED = ("SpellEffect", "ExtraCost")  # what is done when the card is played


class Unbound(ValueError):
    """A pronoun or X that nothing in the ability stands for."""


def define_x(ability: Node, paid_for: bool = False) -> Node:
    """Put the amount that the text says X is wherever X stands; an X that nothing defines must be paid. `paid_for`: X stands in the
    cost of the card itself, so that what the card does when played knows it."""
    defined = [node.node("value") for node in ability.walk() if node.kind == "Define"]
    paid = any(
        node.kind in ("Pay", "PayFor", "DoAsCost") and any(below.kind == "X" for below in node.walk()) for node in ability.walk()
    )
    paid = paid or (paid_for and ability.kind in PLAYED)
    uses = any(node.kind == "X" for node in ability.walk())
    if not defined:
        if uses and not paid:
            raise Unbound("nothing says what X is")
        return ability
    if defined == [make("X")]:  # a number that the player chooses: in paying, or else because the text says so
        return ability.transform(_without_define) if paid else ability
    if len(set(defined)) > 1:
        raise Unbound("X is defined twice")
    value = defined[0]

    return ability.transform(lambda node: value if node.kind == "X" else _targets_first(_without_define(node)))


def with_paid_x(ability: Node) -> Node:
    """An ability that a card has because a cost with an X was paid for it: X is that, unless the ability says otherwise."""
    own = any(node.kind in ("Define", "Pay") and any(below.kind == "X" for below in node.walk()) for node in ability.walk())
    defined = own or any(node.kind == "Define" for node in ability.walk())
    return ability if defined else ability.transform(lambda node: make("PaidX") if node.kind == "X" else node)


def _targets_first(node: Node) -> Node:
    """ "You may rest X cards, where X is the cost of target resonator. If you do, …": the target is chosen before X is needed."""
    fields: list[tuple[str, Value]] = []
    for name, held in node.fields:
        steps = list(held) if isinstance(held, tuple) else []
        for at in range(1, len(steps)):
            if steps[at].kind == "Select":
                used = [before for before in range(at) if _speaks_of(steps[before], steps[at].number("slot"))]
                steps.insert(used[0] if used else at, steps.pop(at))
        fields.append((name, tuple(steps) if isinstance(held, tuple) else held))
    return Node(node.kind, tuple(fields))


def _speaks_of(step: Node, slot: int) -> bool:
    return any(found.kind == "Slot" and found.number("n") == slot for found in step.walk())


def _without_define(node: Node) -> Node:
    fields = tuple(
        (name, tuple(child for child in held if child.kind != "Define") if isinstance(held, tuple) else held)
        for name, held in node.fields
    )
    return node if fields == node.fields else Node(node.kind, fields)
