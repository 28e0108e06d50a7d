"""Does each step stand under the conditions that it belongs to?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from cardwright.text.kinds import make
from cardwright.text.sense.walking import nodes, sequences, slots, uses
from cardwright.text.tree import Node

# what asks a question of its own: a false answer bars it as it is
ASKING = ("IfDo", "WhenDo", "If", "May")
_THEN = re.compile(r"[Ii]f (?:you|they|your opponent) (?:do|does)(?: so)?,[^.]*\.[\"”]? Then", re.UNICODE)
_CHANGES = ("Modify", "Forbid", "Permit")


def audit(text: str, scope: Node) -> Iterator[str]:
    """What is odd about how far conditions reach."""
    for steps in sequences(scope):
        for at, step in enumerate(steps):
            later = steps[at + 1 :]
            if step.kind in ("IfDo", "PayFor", "If"):
                yield from _outside(text, step, later)
            if step.kind in ("May", "IfDo", "PayFor") and any(_denies(after, slots(step)) for after in later):
                yield "a question that is true of what never happened"
        for one, other in pairwise(steps):
            if one.kind == other.kind == "IfDo" and one["did"] == other["did"] == 1:
                yield "a second 'if you do' asks about the first thing"
        yield from halves(text, steps)
    yield from _instead(scope)
    for node in nodes(scope):
        if node.kind == "If" and node.node("condition").kind == "TurnOf":
            for inner in (found for step in node.many("then") for found in nodes(step)):
                if inner.kind == "If" and inner.node("condition").kind == "TurnOf" and inner["condition"] != node["condition"]:
                    yield "one player's turn within the other's"


def _outside(text: str, step: Node, later: tuple[Node, ...]) -> Iterator[str]:
    """Steps after a conditional one that can't be meant to be done without it."""
    paid = step.kind == "PayFor" and step.many("do")
    for after in later:
        if after.kind == "Shuffle" and step.kind != "PayFor" and any(found.kind == "Search" for found in nodes(step)):
            yield "a deck is shuffled that was not searched"
        if after.kind not in ASKING and not uses(after) & slots(step) and (step.kind == "IfDo" or paid) and _THEN.search(text):
            yield f"{after.kind} after 'Then' is done in any case"


def _denies(step: Node, found: set[int]) -> bool:
    if step.kind != "If":
        return False
    condition = step.node("condition")
    none = condition.kind == "Compare" and (condition["op"] in ("<", "<=") or condition["right"] == make("Num", n=0))
    return (none or condition.kind == "Not") and bool(uses(condition) & found)


def halves(text: str, steps: tuple[Node, ...]) -> Iterator[str]:
    """ "A gains X and B gains Y until end of turn": both until then."""
    changes = [step for step in steps if step.kind in _CHANGES]
    for one, other in pairwise(changes):
        if one.node("duration").kind == "Indefinitely" and other.node("duration").kind == "Until":
            sentence = next((part for part in text.split(".") if "until end of turn" in part or "until the end of" in part), "")
            if re.search(r" gains? .* and .* gains? ", sentence):
                yield "the first of two changes in one sentence never ends"


def for_good(scope: Node) -> bool:
    """ "When your opponent controls 2 cards, this gains power": as long as that is so, not for ever each time it comes true."""
    if scope.kind != "Triggered" or scope.node("on").kind != "ComesTrue":
        return False
    changes = [step for step in scope.many("do") if step.kind == "Modify" and step.node("what").kind == "This"]
    return any(step.node("duration").kind == "Indefinitely" for step in changes)


def once_until(scope: Node) -> bool:
    """ "Until end of turn, you may play a card for nothing": that is allowed until then, it is no deed done now."""
    lasting = (found for node in nodes(scope) if node.kind == "For" for step in node.many("do") for found in nodes(step))
    return any(found.kind == "PlayCard" for found in lasting)


def unshown(scope: Node) -> bool:
    """ "You may reveal your hand. If you have no Elf in your hand, …": is it asked of a hand that nobody was shown, too?"""
    for steps in sequences(scope):
        for one, other in pairwise(steps):
            if one.kind == "May" and other.kind == "If":
                shown = [step.node("what") for step in one.many("do") if step.kind == "Reveal"]
                places = {test for group in shown if group.kind == "All" for test in group.node("filter").many("tests")}
                if any(found.kind == "In" and found in places for found in nodes(other.node("condition"))):
                    return True
    return False


def _instead(scope: Node) -> Iterator[str]:
    for steps in sequences(scope):
        chosen = [step for step in steps if step.kind == "If" and step["instead"]]
        for step in chosen:
            for other in steps:
                plain = other.kind == "If" and not other["instead"] and other["condition"] == step["condition"]
                if plain and other in steps[: steps.index(step)]:
                    yield "part of what is done instead is done before it"
    for node in nodes(scope):
        if node.kind == "If" and node["instead"] and node["then"] == node["otherwise"]:
            yield "what is done instead is the same"
