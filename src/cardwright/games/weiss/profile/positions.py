"""Texts about who stands where: what they depend on, and the places on the stage that they name."""
from __future__ import annotations

from typing import Final

from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.placing import ORDERS, whose
from cardwright.effects.ops.placing import Where
from cardwright.games.weiss import position_dependence, terms
from cardwright.games.weiss.notations.places import WhereItWas
from cardwright.kernel.continuous import PLACES
from cardwright.text.kinds import OPPONENT, YOU
from cardwright.text.tree import Node

ON_STAGE: Final = PLACES | 1 << terms.STAGE  # who is there, and where
DEPENDS_ON: Final[dict[str, int]] = {
    "in front of": ON_STAGE, "behind": ON_STAGE, "facing": ON_STAGE,
    "underneath": 1 << terms.STAGE | position_dependence.BENEATH | 1 << terms.MARKERS,
}  # fmt: skip
TO_THIS: Final[dict[str, int]] = {
    "in front of": 1 << terms.STAGE | position_dependence.AHEAD, "facing": 1 << terms.STAGE | position_dependence.OPPOSITE,
}  # fmt: skip
MARKED: Final = ("marker", "with markers")


def part_of_stage(place: Node) -> int:
    """3.6.3: of who stands where, what a part of the stage depends on."""
    row = terms.PARTS[place.text("zone")] in (terms.CENTER, terms.BACK)
    if place.node("of") == YOU:
        return position_dependence.ROWS if row else position_dependence.SPOTS
    return position_dependence.THEIR_ROWS if row and place.node("of") == OPPONENT else PLACES


def about_positions(nodes: tuple[Node, ...]) -> bool:
    """3.6.3 to 3.6.5, 3.7.1: is a part of the stage named, a card in front, behind or opposite, or what lies under one? Then what
    they allow can change as characters are moved about (6.5.1.2.4)."""
    for node in nodes:
        for found in node.walk():
            if found.kind == "Place" and found.text("zone") in terms.PARTS:
                return True
            if found.kind in ("Linked", "Related") and found.text("relation") in DEPENDS_ON:
                return True
            if found.kind == "Quality" and found.text("name") in MARKED:
                return True
    return False


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
