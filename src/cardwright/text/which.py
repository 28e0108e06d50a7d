"""Which of several cards is meant: helpers of the binder."""

from __future__ import annotations

from cardwright.text.defining import Unbound
from cardwright.text.kinds import ANY_CARD, ONE, make
from cardwright.text.tree import Node

IT = make("Pronoun", form="it", filter=ANY_CARD)


def noun_tests(tests: tuple[Node, ...]) -> set[Node]:
    """What kind of card a choice is of, where and whose."""
    return {test for test in tests if test.kind in ("Type", "In", "Controlled")}


def refuse_unclear(node: Node, static: bool) -> None:
    """ "If you control a J-ruler, this card deals damage equal to its ATK": that of the J-ruler, or of a card before?"""
    condition = node.node("condition")
    if condition.kind != "Compare" or condition.node("left").kind != "Count" or condition["op"] != ">=":
        return
    counted = condition.node("left").node("of")
    named = counted.kind == "All" and any(test.kind == "Named" for test in counted.node("filter").many("tests"))
    spoken = any(dict(step.fields).get("what") == IT for step in node.many("then"))
    if static and named and spoken and condition["right"] == ONE:
        raise Unbound("is it this card or the one that is named that is meant?")
    for step in node.many("then"):
        amount = step.node("amount") if step.kind == "Deal" and step.node("source").kind == "This" else None
        if amount is not None and amount.kind == "Stat" and amount.node("of") == IT:
            raise Unbound("whose number is meant after what one controls is not certain")


def asks_for_one(condition: Node) -> bool:
    """Is it asked whether somebody controls such a card? "It" may be that card then."""
    if condition.kind != "Compare" or condition.node("left").kind != "Count":
        return False
    if (condition["op"], condition["right"]) != (">=", ONE):
        return False
    counted = condition.node("left").node("of")
    return counted.kind == "All" and any(test.kind == "Controlled" for test in counted.node("filter").many("tests"))
