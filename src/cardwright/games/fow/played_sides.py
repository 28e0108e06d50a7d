"""1117.2, 903.2b: which side of a card is played, and the faces of what is no card."""
from __future__ import annotations

from typing import Final

from cardwright.games.fow import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face

QUICK: Final = terms.QUICKCAST | terms.TRIGGER
PAST: Final = 0
FUTURE: Final = 1  # 1117.2: the other side of a double-sided card is played

# The faces of pseudo-cards in the chase area (903.2b).
ACTIVATE_FACE: Final = "Activate ability"
AUTOMATIC_FACE: Final = "Automatic ability"
JUDGMENT_FACE: Final = "Judgment"


def side_of(card: Card, side: int) -> Face:
    """The side of a card that is played (1302.2e)."""
    if side == FUTURE:
        assert card.back is not None
        return card.back
    return card.front
