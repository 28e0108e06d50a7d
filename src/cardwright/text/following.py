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
    chosen = _asked_about(step)
    if chosen:  # "destroy target resonator if its ATK is 500": it is a target, whatever the answer will be
        done.extend(chosen)
        step = step.replace(then=tuple(held for held in step.many("then") if held not in chosen))
    before = done[-1] if done else None
    if before is not None and _changes_what_was_moved(before, step):
        done[-1] = before.replace(then=(*before.many("then"), step))
    elif before is not None and step.kind == "Delayed" and _moved_only_then(before) & _moved(step):
        done[-1:] = _each_once_it_was_moved(before, step)
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


def _asked_about(step: Node) -> tuple[Node, ...]:
    """The targets of a conditional effect of which its own condition asks something."""
    if step.kind != "If":
        return ()
    asked = {part.number("n") for part in step.node("condition").walk() if part.kind == "Slot"}
    return tuple(held for held in step.many("then") if held.kind == "Select" and held.number("slot") in asked)


def _moved(step: Node) -> set[Node]:
    """The cards spoken of before that a step moves."""
    return {held.node("what") for held in step.walk() if held.kind == "Move" and held.node("what").kind == "Slot"}


def _moved_only_then(before: Node) -> set[Node]:
    """The cards that were moved only if something is so, or was wished."""
    return _moved(before) if before.kind == "May" or (before.kind == "If" and not before.many("otherwise")) else set()


def _each_once_it_was_moved(before: Node, step: Node) -> tuple[Node, ...]:
    """ "If it's a Beast, you may put it into your field. At the end of turn, return it": only if it was put there."""
    if before.kind == "May":
        return before, make("IfDo", did=1, then=(step,))
    *first, last = before.many("then")
    held = _each_once_it_was_moved(last, step) if _moved_only_then(last) & _moved(step) else (last, step)
    return (before.replace(then=(*first, *held)),)


def otherwise_within(step: Node) -> Node:
    """ "If C, A, otherwise, B": the condition is that of the sentence, of which "otherwise" is the end."""
    if step.kind != "If" or step.many("otherwise"):
        return step
    *first, last = step.many("then")
    if last.kind != "Else" or not first or any(found.kind in ("If", "IfDo", "May", "PayFor") for found in first):
        return step
    return step.replace(then=tuple(first), otherwise=last.many("then"))
