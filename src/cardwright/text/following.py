"""How a step follows on the one before it, once it is known what each pronoun means."""

from __future__ import annotations

from cardwright.text.defining import Unbound
from cardwright.text.kinds import make
from cardwright.text.reach import CONDITIONAL
from cardwright.text.tree import Node

# changes of a card that are made where it has been put
CHANGES = ("CostChange", "Modify")


def put_after(done: list[Node], step: Node) -> None:
    """Add a step to those before it. "You may put 3 cards …. If there are no spells among them, …": only if they were put."""
    before = done[-1] if done else None
    if before is not None and _changes_what_was_moved(before, step):
        done[-1] = before.replace(then=(*before.many("then"), step))
    elif before is None or step.kind != "If" or not _denies(step.node("condition"), introduced_in(before)):
        done.append(step)
    elif before.kind == "May":
        done.append(make("IfDo", did=1, then=(step,)))
    elif before.kind in CONDITIONAL:
        held = CONDITIONAL[before.kind]
        done[-1] = before.replace(**{held: (*before.many(held), step)})
    else:
        done.append(step)


def _denies(condition: Node, slots: set[int]) -> bool:
    """Is it asked whether there is none among these, which is so as well if there are none of them?"""
    if condition.kind in ("And", "Or"):
        return any(_denies(part, slots) for part in condition.many("parts"))
    none = condition.kind == "Compare" and (condition["op"] in ("<", "<=") or condition.node("right") == make("Num", n=0))
    if condition.kind != "Not" and not none:
        return False
    return any(part.kind == "Slot" and part.number("n") in slots for part in condition.walk())


def introduced_in(step: Node) -> set[int]:
    """The slots of what a step introduces."""
    return {part.number("slot") for part in step.walk() if "slot" in dict(part.fields)} - {0}


def refuse_half_a_wish(steps: list[Node]) -> None:
    """ "You may select a spirit. Destroy it and place a core": does the core come without a spirit, too? It can't be told."""
    for at, step in enumerate(steps):
        if step.kind != "May" or any(part.kind != "Choose" for part in step.many("do")):
            continue
        slots = introduced_in(step)
        after = [_speaks_of(later, slots) for later in steps[at + 1 :] if later.kind not in ("IfDo", "WhenDo")]
        if any(after) and not all(after):
            raise Unbound("what follows a choice that may be left out is done partly without it")


def _speaks_of(step: Node, slots: set[int]) -> bool:
    return any(part.kind == "Slot" and part.number("n") in slots for part in step.walk())


def _changes_what_was_moved(before: Node, step: Node) -> bool:
    """ "If it's a 2-cost card, put it into your EX area. It costs 2 less": it does there."""
    if before.kind != "If" or before.many("otherwise") or step.kind not in CHANGES or step.node("what").kind != "Slot":
        return False
    condition, what = before.node("condition"), step.node("what")
    moved = any(held.kind == "Move" and held.node("what") == what for held in before.many("then"))
    return moved and condition.kind == "Is" and condition.node("what") == what


def otherwise_within(step: Node) -> Node:
    """ "If C, A, otherwise, B": the condition is that of the sentence, of which "otherwise" is the end."""
    if step.kind != "If" or step.many("otherwise"):
        return step
    *first, last = step.many("then")
    if last.kind != "Else" or not first or any(found.kind in ("If", "IfDo", "May", "PayFor") for found in first):
        return step
    return step.replace(then=tuple(first), otherwise=last.many("then"))
