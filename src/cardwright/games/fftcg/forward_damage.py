"""6.5, 5.2.6: damage to Forwards, which they keep, and to players, which is resolved card by card (see `damage`)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fftcg import terms
from cardwright.kernel.continuous import ANYTHING
from cardwright.kernel.events import BY_COMBAT, BY_EFFECT, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def immune(bans: int, e: Event) -> bool:
    """2.2: does an effect say that the Forward takes no such damage?"""
    if bans & terms.NO_DAMAGE:
        return True
    return bool(bans & (terms.NO_BATTLE_DAMAGE if e.cause == BY_COMBAT else terms.NO_ABILITY_DAMAGE))


def take_damage(t: Table, e: Event) -> Event | None:
    """5.2.6.1: a Forward keeps the damage it takes. 6.5.1: damage to a player is resolved at once, as a procedure of its own."""
    if e.amount <= 0:
        return None
    if e.subject < 0:
        return e
    c = t.at(e.subject)
    if c is None or c.zone != terms.FIELD:
        return None
    k = t.look(c)
    if not k.types & terms.FORWARD:
        t.cite("2.3")
        return None
    if k.bans and immune(k.bans, e):
        t.cite("2.2")
        return None
    if t.trace is not None:
        t.cite("5.2.6.1")
        if e.cause == BY_EFFECT:
            t.cite("11.11.8")
    hurt = t.mine(c.id)
    hurt.damage += e.amount
    hurt.marks |= terms.HURT
    t.check = True
    t.touch(ANYTHING)
    return e
