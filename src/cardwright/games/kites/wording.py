"""Kite Festival's words for what can be answered, and how its table looks (docs/view.md describes every field)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.kites import terms
from cardwright.games.kites.playing import play_cost
from cardwright.games.layout import laid_out
from cardwright.games.wording import Wording
from cardwright.kernel import options as o

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


class KiteWording(Wording):
    """The words of this game."""

    layout = laid_out({
        "rows": ["sky"], "piles": ["hand", "deck", "grass"], "turned": ["", "turned", ""],
        "face": {"colour": "type", "stats": [{"at": "power", "icon": "sword", "fights": True}]},
        "player": {"vital": {"at": "ribbons", "words": "{} ribbons"}, "gauges": [{"at": "wind", "icon": "play"}]},
    })
    plain = {o.END: "End your turn"}
    done = {terms.ASK_CROSS: "Let it through"}
    yes_no = {terms.ASK_NEW_HAND: ("Take a new hand", "Keep this hand")}
    named = {terms.ASK_CROSS: "Cross with {}{}"}
    pointing = (terms.ASK_CROSS,)
    paid_with = (terms.WIND, "wind", "wind")
    unpaid = ("6.4",)

    def play_cost(self, t: Table, player: int, c: Card) -> int:
        return play_cost(t, player, c)


WORDING: Final = KiteWording()

TURN_IN_SHORT: Final = (
    "You begin with five ribbons (six if you go second), and lose when the last one is gone. Each turn you have one wind more to "
    "spend, up to seven, and draw a card. Kites stay in the sky; gusts do what they say and are gone. A kite can attack from your "
    "next turn on: it takes a ribbon, unless the other player crosses it with an upright kite. Then the one with less power is "
    "cut, or both if they are equal."
)
