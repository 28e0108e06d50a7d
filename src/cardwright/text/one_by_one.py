"""Two cards that are chosen at once and then told apart: "Choose 2 Forwards. Dull the first Forward and activate the other."

They are chosen one by one, so that it is known which is the first: a second choice of the same kind, of another card.
"""

from __future__ import annotations

from cardwright.text.kinds import EXACTLY_ONE, make
from cardwright.text.tree import Node

TWO = make("Exactly", n=make("Num", n=2))
FIRST = make("Pronoun", form="first", filter=make("Filter"))


def one_by_one(ability: Node) -> Node:
    """The ability, with a choice of two cards as two choices where the text speaks of the first of them and of the other."""
    pronouns = {node["form"] for node in ability.walk() if node.kind == "Pronoun"}
    choices = [node for node in ability.walk() if node.kind == "Select"]
    if "first" not in pronouns or not pronouns & {"second", "rest"} or [choice["count"] for choice in choices] != [TWO]:
        return ability
    return ability.transform(_told_apart)


def _told_apart(node: Node) -> Node:
    if node.kind == "Pronoun" and node["form"] == "rest":
        return node.replace(form="second")
    changed: dict[str, tuple[Node, ...]] = {}
    for name, value in node.fields:
        if isinstance(value, tuple) and any(step.kind == "Select" and step["count"] == TWO for step in value):
            changed[name] = tuple(one for step in value for one in _parted(step))
    return node.replace(**changed) if changed else node


def _parted(step: Node) -> tuple[Node, ...]:
    if step.kind != "Select" or step["count"] != TWO:
        return (step,)
    filter_ = step.node("filter")
    another = filter_.replace(tests=(*filter_.many("tests"), make("Other", than=FIRST)))
    return (step.replace(count=EXACTLY_ONE), step.replace(count=EXACTLY_ONE, filter=another))
