"""909.4: a condition on whichever ruler a player has is a part of the effect, and asked for as long as the effect lasts."""

from __future__ import annotations

from cardwright.text.kinds import make
from cardwright.text.tree import Node

RULERS = ("ruler", "j-ruler", "j/ruler")


def asked_again(ability: Node) -> Node:
    """Where "if your J-ruler is this one" stands before what its abilities cost: of those J-rulers it is said."""
    if ability.kind not in ("Activated", "Triggered", "SpellEffect"):
        return ability
    return ability.replace(do=tuple(step for one in ability.many("do") for step in parted(one)))


def parted(step: Node) -> tuple[Node, ...]:
    """What is asked once, and then what is asked again and again."""
    tests = on_a_ruler(step.node("condition")) if step.kind == "If" and not step.many("otherwise") else ()
    lasting = [one for one in step.many("then") if tests and of_a_ruler(one)] if tests else []
    if not lasting:
        return (step,)
    once = tuple(one for one in step.many("then") if one not in lasting)
    whose = make("All", filter=make("Filter", tests=tests))
    open_ones = tuple(one.replace(what=whose) for one in lasting)
    return (step.replace(then=once), *open_ones) if once else open_ones


def of_a_ruler(step: Node) -> bool:
    """Does it change for a while what abilities of a player's ruler cost?"""
    return step.kind == "CostChange" and is_a_ruler(step.node("what")) and step.node("duration").kind == "Until"


def is_a_ruler(ref: Node) -> bool:
    return ref.kind == "Related" and ref.text("relation") in RULERS


def on_a_ruler(condition: Node) -> tuple[Node, ...]:
    """What the condition asks of a player's ruler; nothing if it asks something else."""
    if condition.kind == "Is" and is_a_ruler(condition.node("what")):
        who = condition.node("what").node("to").node("of")
        kind = make("Type", type=condition.node("what").text("relation"))
        return (kind, *condition.node("filter").many("tests"), make("Controlled", by=who))
    if condition.kind == "Compare" and condition.text("op") == ">=" and condition.node("left").kind == "Count":
        of = condition.node("left").node("of")
        tests = of.node("filter").many("tests") if of.kind == "All" else ()
        if any(test.kind == "Type" and test.text("type") in RULERS for test in tests):
            return tests
    return ()
