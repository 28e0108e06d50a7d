"""1007, 105.4: damage and life."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.kernel.continuous import ANYTHING
from cardwright.kernel.events import BY_COMBAT, DAMAGE, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def take_damage(t: Table, e: Event) -> Event | None:
    """1007.1, 1007.2: damage stays on a J/resonator, a player loses life; nothing else is dealt damage (1007.4)."""
    c = t.at(e.subject)
    if c is None or e.amount <= 0:
        t.cite("104.2")
        return None
    k = t.look(c)
    if k.bans & terms.NO_DAMAGE or (e.cause == BY_COMBAT and k.bans & terms.NO_BATTLE_DAMAGE) or dealer_may_not(t, e):
        t.cite("104.4")
        return None
    if c.zone == terms.PLAYERS:
        p = c.controller
        t.set_number(terms.LIFE, p, t.number(terms.LIFE, p) - e.amount)
        cite_damage(t, e, "1007.2")
        return e
    if c.zone != terms.FIELD or not k.types & terms.FIGHTERS or k.stats[terms.DEF] <= terms.NO_STAT // 2:
        t.cite("1007.4")
        return None
    t.mine(c.id).damage += e.amount
    cite_damage(t, e, "1007.1")
    t.check = True
    t.touch(ANYTHING)
    return e


def dealer_may_not(t: Table, e: Event) -> bool:
    """Does an effect say that what deals this damage deals none?"""
    if e.source < 0:
        return False
    dealer = t.at(e.source)
    return dealer is not None and bool(t.look(dealer).bans & terms.CANT_DEAL_DAMAGE)


def cite_damage(t: Table, e: Event, clause: str) -> None:
    if t.trace is None:
        return
    t.cite(clause)
    t.cite("1007.3")
    t.cite("912.2" if e.cause == BY_COMBAT else "912.1")
    if e.ability >= 0 and "for each" in t.library.abilities[e.ability].text.lower():
        t.cite("1007.3a")
    last = t.history[-1] if t.history else None
    if last is not None and last.kind == DAMAGE and last.source == e.source and last.subject != e.subject:
        t.cite("1007.5")  # to several at once


def change_number(t: Table, e: Event) -> Event | None:
    """A player's number changes. 105.4a: life, by multiples of one hundred."""
    which = e.verb
    had = t.number(which, e.player)
    now = had + e.amount
    if now < 0 and which != terms.LIFE:
        now = 0
    if now == had:
        return None
    t.set_number(which, e.player, now)
    return e if now - had == e.amount else e.but(amount=now - had)
