"""What all players are told to do in quotes: "All players perform the following action. '… your …'" speaks to each of them."""

from __future__ import annotations

from cardwright.text.defining import Unbound
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.tree import Node

THEY = make("Player", who="they")
# whose something is; who acts ("who", "by") is whoever is told to
OWNERS = {"Place": "of", "Controlled": "by", "PlayerStat": "who", "Deck": "of", "Search": "of", "Shuffle": "of", "Leader": "of"}


def for_each_of_them(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """What each player does, with the words that are quoted to them spoken to them."""
    return tuple(step.transform(_theirs) if step.kind == "Repeat" else step for step in steps)


def _theirs(node: Node) -> Node:
    if any(child == OPPONENT for child in node.children()):
        raise Unbound("whose opponent is meant in what all players do is not said")
    owner = OWNERS.get(node.kind, "")
    return node.replace(**{owner: THEY}) if owner and node.node(owner) == YOU else node
