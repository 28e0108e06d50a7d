"""Lowering of places that cards are put into."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import Players
from cardwright.effects.lowering.choices import ChoiceLowering
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.ops.placing import AS_THEY_ARE, AT_RANDOM, BY_ZONE, Where
from cardwright.kernel.events import BOTTOM, TOP
from cardwright.text.kinds import YOU
from cardwright.text.tree import Node

ORDERS: Final[dict[str, int]] = {"": BY_ZONE, "any": BY_ZONE, "random": AT_RANDOM, "same": AS_THEY_ARE}
OWN_VERBS: Final = ("summon", "create", "discard", "bury")  # what a player does is done to their own zones


def places(low: ChoiceLowering, nodes: tuple[Node, ...], verb: str) -> list[Where]:
    """The places a text names; "top or bottom" are two."""
    out: list[Where] = []
    for node in nodes:
        own = low.notations.own_place(low, node, verb)
        if own is not None:
            out.append(own)
        elif node.text("at") == "top or bottom":
            out.append(where(low, node, verb, TOP))
            out.append(where(low, node, verb, BOTTOM))
        elif node.text("at") in ("", "top", "bottom"):
            out.append(where(low, node, verb, place_in(node)))
        else:
            raise NotRunnable(node, f"no card can be put {node.text('at')} in a zone")
    if not out:
        raise NotRunnable(nodes[0] if nodes else YOU, "no place is said that the cards go to")
    return out


def place_in(node: Node) -> int:
    """Where in an ordered zone: on top, at the bottom, or below so many cards."""
    nth = node.number("nth")
    if node.text("at") == "bottom":
        if nth > 1:
            raise NotRunnable(node, "places are counted from the top only")
        return BOTTOM
    return nth - 1 if nth > 1 else TOP


def where(low: ChoiceLowering, node: Node, verb: str, place: int) -> Where:
    zone = low.vocabulary.zone(node.text("zone"))
    flags = low.notations.move_flags(node.text("state"), node.text("face"))
    return Where(zone, whose(low, node.node("of"), verb), place, ORDERS[node.text("order")], flags)


def whose(low: ChoiceLowering, node: Node, verb: str) -> Players | None:
    """Whose zone it is; None for that of each card's owner."""
    if node.kind == "CardOwner":
        return None
    if node.kind == "Player" and node.text("who") in ("any", "each"):
        return low.actor(YOU)
    if node == YOU and verb in OWN_VERBS:
        return low.actor(node)
    return low.players(node)
