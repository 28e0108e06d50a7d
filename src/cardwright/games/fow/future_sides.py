"""1302: double-sided cards are turned future side up; they stay the same cards."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.events import Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def is_double_sided(card: Card) -> bool:
    """1302.1, 1302.1a: printed information on both sides, and no ruler."""
    return card.back is not None and not card.front.look.types & terms.RULER


def shift(t: Table, e: Event) -> Event | None:
    """1117.2a, 1302.2c: turned future side up where it is; effects and counters on it stay."""
    card = t.at(e.subject)
    if card is None or not is_double_sided(card) or card.form is card.back:
        return None
    mine = t.mine(card.id)
    assert mine.back is not None
    t.show(mine, mine.back)
    t.cite("1302.2c, 1302.2e")
    t.check = True
    return e
