"""How the cards of Kite Festival say what they do: the phrases that only this game has, and its words."""
from __future__ import annotations

from typing import Final

from cardwright.games.kites import terms
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import YOU, make
from cardwright.text.plain import PlainDialect
from cardwright.text.shape import shape

SKY: Final = make("Place", zone="sky", of=make("Player", who="any"))
GRASS: Final = make("Place", zone="grass", of=make("CardOwner"))
IN_HAND: Final = make("In", places=(make("Place", zone="hand", of=YOU),))

# What each keyword means, as a reminder in parentheses may say it (chapter 10).
KEYWORDS: Final[dict[str, str]] = {
    "swift": "It may attack in the turn in which it rises.",
    "high": "Only kites with High can cross it.",
}


def add_phrases(g: Grammar) -> None:
    """Events, then costs, then what is done."""
    g.phrase("event", "Moved", "{what:about} rise", to=SKY)
    g.phrase("event", "Moved", "{what:about} is cut", verb="destroy")
    g.phrase("event", "Attacks", "{what:about} attack")
    g.phrase("payment", "TurnThis", "turn this kite", state="turned")
    g.phrase("payment", "DoAsCost", "{do:discarding}")
    g.phrase("step", None, "{:discarding}")
    g.phrase("discarding", "Move", "discard {what:discarded}", verb="discard", to=GRASS)
    g.phrase("discarded", "Pick", "{count} {f:core}", filter=shape("Filter", tests=("$f", IN_HAND)))
    g.phrase("moving", "Move", "cut {what:object}", verb="destroy", to=GRASS)
    g.phrase("step", "SetState", "turn {what:object}", state="turned")
    g.phrase("step", "SetState", "set {what:object} upright", state="upright")


DIALECT: Final = PlainDialect(
    "kites", add_phrases, types=terms.TYPES, played=("gust",), zones=terms.ZONES, stats=terms.STATS, points=("wind", "ribbon"),
    verbs=("rise", "cut", "cross"), forbidden=("attack", "cross"), keywords=KEYWORDS,
)  # fmt: skip
