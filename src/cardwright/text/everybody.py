"""What all players are told to do: "All players perform the following action. '… your …'" speaks to each of them.

Where "their" means the opponent in other sentences, it does not in "Each player destroys one of their spirits", nor in "Its
controller discards the top card of their deck".
"""

from __future__ import annotations

from cardwright.text.defining import Unbound
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.tree import Node

THEY = make("Player", who="they")
# whose something is; who acts ("who", "by") is whoever is told to
OWNERS = {
    "Place": "of", "Pool": "of", "Controlled": "by", "PlayerStat": "who", "Deck": "of", "Search": "of", "Shuffle": "of",
    "Leader": "of",
}  # fmt: skip


def for_each_of_them(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """What each player does, with the words that are quoted to them spoken to them."""
    return tuple(step.transform(_theirs if step.kind == "Repeat" else _own) for step in steps)


def _own(node: Node) -> Node:
    """Both players are acting, or whichever of the two controls a card: "their" is whoever acts, nobody's opponent."""
    owner = OWNERS.get(node.kind, "")
    return node.replace(**{owner: THEY}) if owner and node.node(owner) == OPPONENT else node


def _theirs(node: Node) -> Node:
    if any(child == OPPONENT for child in node.children()):
        raise Unbound("whose opponent is meant in what all players do is not said")
    owner = OWNERS.get(node.kind, "")
    return node.replace(**{owner: THEY}) if owner and node.node(owner) == YOU else node
