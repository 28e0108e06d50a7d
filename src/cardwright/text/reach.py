"""How far conditions reach: which later sentences belong to what is done only if something was paid, done or is so.

"…, you may pay the cost. If you do, A. B": all of it was paid for. "If you do, A. Then, B": B follows on A. "If you do, A. If you
do, B": B is for A. Whoever did not search has no deck to shuffle.
"""

from __future__ import annotations

from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.tree import Node, Value

# effects that are carried out only under a condition, by the field that holds what happens then
CONDITIONAL = {"IfDo": "then", "If": "then", "PayFor": "do"}


def resolve_reach(node: Node) -> Node:
    """The ability with steps where they belong that the words put after the sentence that they depend on."""
    if node.kind == "HaveAbility":
        return node  # a quoted ability is read by itself
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, Node):
            fields.append((name, resolve_reach(value)))
        elif isinstance(value, tuple):
            fields.append((name, _in_sequence(tuple(resolve_reach(child) for child in value))))
        else:
            fields.append((name, value))
    return Node(node.kind, tuple(fields))


def _in_sequence(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    done: list[Node] = []
    for step in steps:
        said = step.many("do") if step.kind == "Then" else (step,)
        # it is for a search that was made before, too
        searched = said[0].kind == "Shuffle" and any(part.kind == "Search" for earlier in done[:-1] for part in earlier.walk())
        later = _put_back_later(done[-1], step) if done else None
        if later is not None:
            done[-1] = later
        elif done and not searched and (_belongs(done[-1], step) or _paid_for(done, step)):
            held = CONDITIONAL[done[-1].kind]
            done[-1] = done[-1].replace(**{held: (*done[-1].many(held), *said)})
        else:
            for part in said:
                done.extend(_each_in_their_turn(part))
    return tuple(done)


def _put_back_later(before: Node, step: Node) -> Node | None:
    """ "At the end of the turn, return this card to your deck. Shuffle your deck": when it has been returned."""
    if step.kind != "Shuffle":
        return None
    if before.kind == "Delayed" and _stirs(before.many("do")[-1]):
        return before.replace(do=(*before.many("do"), step))
    held = CONDITIONAL.get(before.kind)
    inner = _put_back_later(before.many(held)[-1], step) if held and before.many(held) else None
    return None if inner is None or held is None else before.replace(**{held: (*before.many(held)[:-1], inner)})


def _belongs(before: Node, step: Node) -> bool:
    """Is the step part of what is done under the condition before it?"""
    if before.kind not in CONDITIONAL or (before.kind == "If" and before.many("otherwise")):
        return False
    held = before.many(CONDITIONAL[before.kind])
    if not held or (before.kind == "IfDo" and before.number("did") == 0):
        return False
    if step.kind == "Shuffle":
        # who did not search, or put no card into it, has no deck to shuffle
        return any(_stirs(found) for found in held) and not any(found.kind == "Shuffle" for found in held)
    if step.kind == "Then":
        return True
    # "…. If you do, A. If you do, B": B is for A
    return step.kind == before.kind == "IfDo" and step.number("did") == 1


def _stirs(step: Node) -> bool:
    """Must a deck be shuffled after it?"""
    return step.kind == "Search" or (
        step.kind == "Move" and any(place["zone"] == "deck" and not place["at"] for place in step.many("to"))
    )


def _paid_for(done: list[Node], step: Node) -> bool:
    """Does the step follow on what was done for a cost that stands before the text? Then it was paid for, too."""
    if (
        done[-1].kind != "IfDo"
        or done[-1].number("did") == 0
        or step.kind == "Else"
        or (step.kind == "IfDo" and step.number("did") == 0)
    ):
        return False
    return any(part.kind == "PayCost" for earlier in done[:-1] for part in earlier.walk())


def _each_in_their_turn(step: Node) -> tuple[Node, ...]:
    """ "During your turn, A, and during your opponent's turn, B": B is not within your turn."""
    if step.kind != "If" or step.node("condition").kind != "TurnOf" or step.many("otherwise"):
        return (step,)
    then = step.many("then")
    other = OPPONENT if step.node("condition").node("who") == YOU else YOU
    apart = [part for part in then if part.kind == "If" and part.node("condition") == make("TurnOf", who=other)]
    if not apart or then[-len(apart) :] != tuple(apart) or len(apart) == len(then):
        return (step,)
    return (step.replace(then=then[: -len(apart)]), *apart)
