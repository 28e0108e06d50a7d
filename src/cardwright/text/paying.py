"""A cost that stands before the text and is paid within it: "[cost] When …, you may pay the cost. If you do, …"."""

from __future__ import annotations

from cardwright.text.defining import Unbound
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node, Value

ABILITIES = ("Triggered", "Activated")


def resolve_payment(ability: Node) -> Node:
    """The ability with its cost where its text pays it; one whose text does not speak of paying is left as it is."""
    if ability.kind not in ABILITIES or not ability.many("cost") or not _pays(ability):
        return ability
    cost = ability.many("cost")
    return ability.replace(cost=(), do=_in_sequence(ability.many("do"), cost))


def _pays(node: Node) -> bool:
    """Whether the node (not an ability that it quotes) speaks of paying the cost."""
    return node.kind == "PayCost" or any(_pays(child) for child in node.children() if child.kind != "HaveAbility")


def _in_sequence(steps: tuple[Node, ...], cost: tuple[Node, ...]) -> tuple[Node, ...]:
    done: list[Node] = []
    at = 0
    while at < len(steps):
        step = steps[at]
        after = steps[at + 1] if at + 1 < len(steps) else None
        if step.kind == "May" and step.many("do") == (make("PayCost"),):
            if step.node("who") != YOU:
                raise Unbound("the cost of the ability is to be paid by another player")
            bought: tuple[Node, ...] = ()
            alone = at + 2 >= len(steps) or steps[at + 2].kind != "IfDo"  # else both "if you do" and "if you don't" follow
            if after is not None and after.kind == "IfDo" and after.number("did") == 1 and alone:
                bought = _in_sequence(after.many("then"), cost)
                at += 1
            done.append(make("PayFor", cost=cost, optional=1, do=bought))
        elif step.kind == "PayCost":
            done.append(make("PayFor", cost=cost, optional=0))
        else:
            done.append(_in_fields(step, cost))
        at += 1
    return tuple(done)


def _in_fields(node: Node, cost: tuple[Node, ...]) -> Node:
    if node.kind == "HaveAbility" or not _pays(node):
        return node
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, Node):
            fields.append((name, _in_fields(value, cost)))
        elif isinstance(value, tuple):
            fields.append((name, _in_sequence(value, cost)))
        else:
            fields.append((name, value))
    return Node(node.kind, tuple(fields))
