"""What can't be meant: where a text can be read in more than one way, such a reading is none."""

from __future__ import annotations

from cardwright.text.possible import parted_from_its_noun
from cardwright.text.tree import Node

LASTING = ("For", "Modify", "Forbid", "Permit")


def possible(ability: Node) -> bool:
    """Is nothing in this tree against the rules?"""
    return not any(rule(node) for node in ability.walk() for rule in IMPOSSIBLE)


def outlasts_itself(node: Node) -> bool:
    """A chant is gone when its effect is done (702): what holds for itself as long as something is so is a statement of it."""
    return node.kind == "SpellEffect" and any(about_itself(step) for step in node.many("do"))


def about_itself(step: Node) -> bool:
    if step.kind == "If":
        return elsewhere(step.node("condition"))
    if step.kind not in LASTING or step.node("duration").kind != "AsLongAs":
        return False
    return elsewhere(step.node("duration").node("condition")) if step.kind == "For" else step.node("what").kind == "This"


def elsewhere(condition: Node) -> bool:
    """Is this card in some other zone than the one where it is resolved?"""
    return condition.kind == "Is" and condition.node("what").kind == "This" and any(part.kind == "In" for part in condition.walk())


def plays_itself(node: Node) -> bool:
    """Nor does it play itself while it is resolved."""
    return node.kind == "SpellEffect" and any(step.kind == "PlayCard" and step.node("what").kind == "This" for step in node.walk())


def played_elsewhere(node: Node) -> bool:
    """A card that is played is in the chase area (702.2): from where it was played is said of the play."""
    return node.kind == "Played" and any(test.kind == "In" for test in node.node("what").walk())


def moves_what_is_not_there(node: Node) -> bool:
    """Tokens are in the field and nowhere else (1303.3): one that is put there is a new one."""
    return (
        node.kind == "Move"
        and node.text("verb") == "put"
        and node.node("what").kind == "Pick"
        and any(place.text("zone") == "field" for place in node.many("to"))
        and any(test.kind == "Quality" and test.text("name") == "token" for test in node.node("what").node("filter").many("tests"))
    )


def spares_only_one(node: Node) -> bool:
    """In "all cards except this one and that one", what is spared goes on over "and"."""
    if node.kind != "Together":
        return False
    first = node.many("parts")[0]
    tests = first.node("filter").many("tests") if first.kind == "All" else ()
    return any(test.kind == "Other" and test.node("than").kind == "This" for test in tests)


IMPOSSIBLE = (
    outlasts_itself,
    plays_itself,
    played_elsewhere,
    parted_from_its_noun,
    moves_what_is_not_there,
    spares_only_one,
)
