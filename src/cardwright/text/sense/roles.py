"""Can what a pronoun was bound to undergo what is done to it?"""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.text.kinds import THIS
from cardwright.text.sense.walking import Path, introducers, paths
from cardwright.text.tree import Node

# what is done to cards in play only
IN_PLAY = ("Deal", "Modify", "SetState", "Steal", "Forbid", "Permit", "Must", "ChangeDamage", "Heal")
PUT_AWAY = ("destroy", "banish", "bury", "discard")
TWO_CARDS = {"PutUnder": ("what", "to"), "Attach": ("what", "to"), "Exchange": ("left", "right"), "Fight": ("left", "right")}


def audit(text: str, scope: Node) -> Iterator[str]:
    """What is odd about the cards that are referred to."""
    made = introducers(scope)
    for node, path in paths(scope):
        if node.kind == "Slot" and path and node.number("n") in made:
            yield from _undergoes(*path[-1], *made[node.number("n")])
        elif node.kind in TWO_CARDS:
            left, right = (node.node(field) for field in TWO_CARDS[node.kind])
            if left == right:
                yield f"{node.kind} of a card and itself"
        elif node.kind == "Together" and THIS in node.many("parts"):
            for part in node.many("parts"):
                if part.kind == "Pick" and all(test.kind != "Other" for test in part.node("filter").many("tests")):
                    yield "this card and another, which may be this card"
        elif node.kind == "Deal" and node.node("source").kind != "This":
            if node.node("source") == node.node("to") or node.node("source").kind == "Leader":
                yield "damage is dealt by what takes it"
        elif node.kind == "Cancel" and not _was_played(node.node("what"), made):
            yield "what is cancelled was never played"


def _undergoes(user: Node, field: str, made: Node, path: Path) -> Iterator[str]:
    """`user` does something to what `made` introduced."""
    if field not in ("what", "to", "on") or user.kind not in IN_PLAY:
        return
    if user.kind == "Permit" and all(action.text("name").endswith("from where it is") for action in user.many("actions")):
        return  # that is said of cards that are elsewhere
    if made.kind == "Draw":
        yield f"{user.kind} of cards that were drawn"
    mover = path[-1][0] if made.kind == "Pick" and path else made
    if mover.kind == "Move" and mover["verb"] in PUT_AWAY:
        yield f"{user.kind} of a card after its {mover['verb']}"
    if any(above.kind == "DoAsCost" for above, _ in path) and mover.kind == "Move":
        yield f"{user.kind} of a card that was paid"


def _was_played(what: Node, made: dict[int, tuple[Node, Path]]) -> bool:
    if what.kind == "All":  # whatever chooses a card was played
        return any(test.kind == "Linked" and test["relation"] == "choosing" for test in what.walk())
    if what.kind != "Slot" or what.number("n") not in made:
        return what.kind == "Target"
    introduced, path = made[what.number("n")]
    if introduced.kind == "Any":
        return all(above.kind != "ChosenFor" for above, _ in path)
    return introduced.kind in ("Select", "Target", "ChosenFor")
