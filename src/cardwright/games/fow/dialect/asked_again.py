"""909.4: "your J-ruler" is whichever J-ruler a player has. What lasts for it, and what is asked of it first, is a part of the
effect: it goes for every J-ruler that fits, as long as the effect lasts, though there be none yet when the effect is made."""

from __future__ import annotations

from cardwright.text.kinds import make
from cardwright.text.tree import Node

RULERS = ("ruler", "j-ruler", "j/ruler")
LASTING = ("Modify", "Forbid", "Permit", "Must", "CostChange")
# effects that hold others, by the field that says which
HOLDING = {"If": "then", "IfDo": "then", "May": "do", "PayFor": "do"}


def asked_again(ability: Node) -> Node:
    """The ability with what lasts for a player's ruler said of all that are it."""
    if ability.kind not in ("Activated", "Triggered", "SpellEffect"):
        return ability
    return ability.replace(do=_opened(ability.many("do")))


def _opened(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    return tuple(step for one in steps for step in _parted(one))


def _parted(step: Node) -> tuple[Node, ...]:
    """What is asked once, and then what is asked again and again."""
    if lasts_for_a_ruler(step):
        return (step.replace(what=_all(_kind_and_player(step.node("what")))),)
    held = HOLDING.get(step.kind)
    if held is None:
        return (step,)
    tests = on_a_ruler(step.node("condition")) if step.kind == "If" and not step.many("otherwise") else ()
    lasting = [one for one in step.many(held) if tests and lasts_for_a_ruler(one)]
    once = _opened(tuple(one for one in step.many(held) if one not in lasting))
    asked = (step.replace(**{held: once}),) if once else ()
    return (*asked, *(one.replace(what=_all(tests)) for one in lasting))


def lasts_for_a_ruler(step: Node) -> bool:
    """Does it change for a while what a player's ruler is, may do, or pays?"""
    return step.kind in LASTING and is_a_ruler(step.node("what")) and step.node("duration").kind == "Until"


def is_a_ruler(ref: Node) -> bool:
    return ref.kind == "Related" and ref.text("relation") in RULERS


def on_a_ruler(condition: Node) -> tuple[Node, ...]:
    """What the condition asks of a player's ruler; nothing if it asks something else."""
    if condition.kind == "Is" and is_a_ruler(condition.node("what")):
        kind, whose = _kind_and_player(condition.node("what"))
        return (kind, *condition.node("filter").many("tests"), whose)
    if condition.kind == "Compare" and condition.text("op") == ">=" and condition.node("left").kind == "Count":
        of = condition.node("left").node("of")
        tests = of.node("filter").many("tests") if of.kind == "All" else ()
        if any(test.kind == "Type" and test.text("type") in RULERS for test in tests):
            return tests
    return ()


def _kind_and_player(ruler: Node) -> tuple[Node, Node]:
    return make("Type", type=ruler.text("relation")), make("Controlled", by=ruler.node("to").node("of"))


def _all(tests: tuple[Node, ...]) -> Node:
    return make("All", filter=make("Filter", tests=tests))
