"""Lowering of places that cards are put into."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Op, Players
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.ops.control_flow import KeepDid
from cardwright.effects.ops.moving import MoveOp
from cardwright.effects.ops.noting import NoteOp
from cardwright.effects.ops.placing import AS_THEY_ARE, AT_RANDOM, BY_ZONE, Where
from cardwright.effects.ops.searching import ShuffleOp
from cardwright.kernel.events import BOTTOM, TOP
from cardwright.text.kinds import YOU
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

ORDERS: Final[dict[str, int]] = {"": BY_ZONE, "any": BY_ZONE, "random": AT_RANDOM, "same": AS_THEY_ARE}
OWN_VERBS: Final = ("summon", "create", "discard", "bury")  # what a player does is done to their own zones


def places(low: Lowering, nodes: tuple[Node, ...], verb: str) -> list[Where]:
    """The places a text names; "top or bottom" are two."""
    out: list[Where] = []
    for node in nodes:
        own = low.profile.own_place(low, node, verb)
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
    """Where in an ordered zone: on top or at the bottom, or so many places away from there."""
    away = max(node.number("nth") - 1, 0)
    return BOTTOM - away if node.text("at") == "bottom" else TOP + away


def where(low: Lowering, node: Node, verb: str, place: int) -> Where:
    zone = low.profile.zones[node.text("zone")]
    flags = low.profile.move_flags(node.text("state"), node.text("face"))
    return Where(zone, whose(low, node.node("of"), verb), place, ORDERS[node.text("order")], flags)


def whose(low: Lowering, node: Node, verb: str) -> Players | None:
    """Whose zone it is; None for that of each card's owner."""
    if node.kind == "CardOwner":
        return None
    if node.kind == "Player" and node.text("who") == "any":
        return low.actor(YOU)
    if node == YOU and verb in OWN_VERBS:
        return low.actor(node)
    return low.players(node)


def mark_shuffled(ops: list[Op]) -> None:
    """Cards that go into a deck which is shuffled right afterwards: nobody is asked for their order."""
    moving: MoveOp | None = None
    for op in ops:
        if isinstance(op, MoveOp):
            moving = op
        elif isinstance(op, ShuffleOp):
            if moving is not None:
                moving.then_shuffled = op.of
                moving.then_shuffled_zone = op.zone
            moving = None
        elif not isinstance(op, (KeepDid, NoteOp)):
            moving = None
