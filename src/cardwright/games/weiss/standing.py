"""Whether a text is about who stands where: then what it allows can change as characters are moved about (6.5.1.2.4)."""
from __future__ import annotations

from cardwright.games.weiss.vocabulary import DEPENDS_ON
from cardwright.games.weiss.words import PARTS
from cardwright.text.tree import Node

MARKED = ("marker", "with markers")


def minds_places(nodes: tuple[Node, ...]) -> bool:
    """3.6.3 to 3.6.5, 3.7.1: is a part of the stage named, a card in front, behind or opposite, or what lies under one?"""
    for node in nodes:
        for found in node.walk():
            if found.kind == "Place" and found.text("zone") in PARTS:
                return True
            if found.kind in ("Linked", "Related") and found.text("relation") in DEPENDS_ON:
                return True
            if found.kind == "Quality" and found.text("name") in MARKED:
                return True
    return False
