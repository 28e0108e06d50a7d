"""5.13 and 3.2.4: damage, and numbers that stay within their limits."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.sve import terms
from cardwright.kernel.continuous import ANYTHING
from cardwright.kernel.events import BY_COMBAT, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def immune(bans: int, e: Event, follower: bool) -> bool:
    """Does an effect say that the card takes no such damage (1.3.3)? Only followers take combat damage (5.13.3.2)."""
    if bans & terms.NO_DAMAGE:
        return True
    if e.cause != BY_COMBAT:
        return bool(bans & terms.NO_ABILITY_DAMAGE)
    if follower and bans & terms.NO_COMBAT_DAMAGE:
        return True
    return bool(bans & terms.NO_ATTACK_DAMAGE) and e.source == e.other  # 5.13.3.1: dealt by the attacker


def take_damage(t: Table, e: Event) -> Event | None:
    """5.13.1: the defense of a follower or leader falls by so much; nothing else takes damage."""
    c = t.at(e.subject)
    if c is None or e.amount <= 0:
        t.cite("1.3.2.2")
        return None
    k = t.look(c)
    if k.bans and immune(k.bans, e, c.zone == terms.FIELD):
        t.cite("1.3.3")
        return None
    if t.trace is not None:
        t.cite("5.13.1")
        t.cite("2.8.2")
        if e.cause != BY_COMBAT:
            t.cite("5.13.3.3")
            t.cite("10.12.2.2")
    if c.zone == terms.LEADER_AREA:
        left = t.number(terms.LEADER_DEFENSE, c.controller) - e.amount
        t.set_number(terms.LEADER_DEFENSE, c.controller, left)
        if t.trace is not None and left < 0:
            t.cite("5.13.1.1")
            t.cite("1.3.2.4")
        return e
    if c.zone != terms.FIELD or not k.types & terms.FOLLOWER:
        t.cite("5.13.1.2")
        return None
    t.mine(c.id).damage += e.amount
    if t.trace is not None and k.stats[terms.DEFENSE] - t.cards[c.id].damage < 0:
        t.cite("5.13.1.1")
    t.check = True
    t.touch(ANYTHING)
    return e


def highest(t: Table, which: int, player: int) -> int:
    """3.2.4.1, 3.2.4.2: the upper limit of a player's number; a large one where there is none."""
    if which == terms.MAX_PLAY_POINTS:
        return 10
    if which == terms.PLAY_POINTS:
        return t.number(terms.MAX_PLAY_POINTS, player)
    return 1 << 30


def change_number(t: Table, e: Event) -> Event | None:
    """3.2.4: a number that would pass its limit becomes the limit (1.3.2.4.1)."""
    which = e.verb
    had = t.number(which, e.player)
    now = had + e.amount
    low = -(1 << 30) if which == terms.LEADER_DEFENSE else 0
    high = highest(t, which, e.player)
    if now > high:
        cite_limit(t, which)
        now = high if had < high else had
    if now < low:
        cite_limit(t, which)
        now = low
    if now == had:
        return None
    t.set_number(which, e.player, now)
    if which == terms.MAX_PLAY_POINTS and now < had:
        t.check = True  # 11.9.1
    return e if now - had == e.amount else e.but(amount=now - had)


def cite_limit(t: Table, which: int) -> None:
    if t.trace is None:
        return
    t.cite("1.3.2.4.1")
    t.cite("3.2.4")
    if which == terms.MAX_PLAY_POINTS:
        t.cite("3.2.4.1")
    elif which == terms.PLAY_POINTS:
        t.cite("3.2.4.2")
        t.cite("5.14.1.1")
    elif which == terms.EVOLUTION_POINTS:
        t.cite("3.2.5.1")
