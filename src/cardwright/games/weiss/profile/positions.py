"""Texts about who stands where: what they depend on, and the places on the stage that they name."""
from __future__ import annotations

from typing import Final

from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.placing import ORDERS, whose
from cardwright.effects.ops.placing import Where
from cardwright.games.weiss import terms
from cardwright.games.weiss.notations.places import WhereItWas
from cardwright.kernel.continuous import PLACES
from cardwright.text.tree import Node

ON_STAGE: Final = PLACES | 1 << terms.STAGE  # who is there, and where
DEPENDS_ON: Final[dict[str, int]] = {
    "in front of": ON_STAGE, "behind": ON_STAGE, "facing": ON_STAGE, "underneath": ON_STAGE | 1 << terms.MARKERS,
}  # fmt: skip
MARKED: Final = ("marker", "with markers")


def place_on_stage(low: Lowering, node: Node, verb: str) -> Where:
    """3.6.3, 3.6.4"""
    zone = node.text("zone")
    at = node.text("at")
    flags = low.profile.move_flags(node.text("state"), "")
    of = whose(low, node.node("of"), verb)
    if at in ("same", "this"):
        return WhereItWas(of, flags, at == "this")
    if at in ("open", "open faced"):
        flags |= terms.OPEN_POSITION
    if at == "open faced":
        flags |= terms.FACED
    elif at == "separate":
        flags |= terms.SEPARATE
    if zone == "center stage":
        flags |= terms.ON_CENTER
    elif zone == "back stage":
        flags |= terms.ON_BACK
    return Where(terms.STAGE, of, terms.ONE_POSITION.get(zone, 0), ORDERS[node.text("order")], flags)
