"""1302: double-sided cards. They are turned future side up and stay the same cards; everybody knows both sides."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.games.fow import terms
from cardwright.games.showing import names_of
from cardwright.kernel.cards import Card
from cardwright.kernel.events import Event
from cardwright.kernel.faces import Face, Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def is_double_sided(card: Card) -> bool:
    """1302.1, 1302.1a: printed information on both sides, and no ruler."""
    return card.back is not None and not card.front.look.types & terms.RULER


def shift(t: Table, e: Event) -> Event | None:
    """1117.2a, 1302.2c: turned future side up where it is; effects and counters on it stay."""
    card = t.at(e.subject)
    inverts = e.verb == terms.INVERTED
    if card is None or not is_double_sided(card) or (card.form is card.back and not inverts):
        return None
    mine = t.mine(card.id)
    assert mine.back is not None
    t.show(mine, mine.front if mine.form is mine.back else mine.back)
    t.cite("1302.2c, 1302.2e")
    t.check = True
    return e


def tell_other_side(t: Table, c: Card, k: Look, out: dict[str, Any]) -> None:
    """1302: a card with two sides."""
    if c.back is None:
        return
    if not c.front.look.types & terms.RULER and c.form is c.back:
        t.cite("1302.2d")
    if k.types & terms.J_RULER:
        t.cite("307.5")
    elif not k.types & terms.RULER:
        t.cite("1302.3b, 1302.2b")
    out["other side"] = other_side(c.front if c.form is c.back else c.back)


def other_side(other: Face) -> dict[str, Any]:
    """The side that is down, as it is printed."""
    k = other.look
    out: dict[str, Any] = {"name": other.name, "type": names_of(k.types, terms.TYPE_NAMES), "text": other.text}
    if k.types & terms.FIGHTERS and k.stats[terms.DEF] > terms.NO_STAT // 2:
        out["ATK"] = k.stats[terms.ATK]
        out["DEF"] = k.stats[terms.DEF]
    return out
