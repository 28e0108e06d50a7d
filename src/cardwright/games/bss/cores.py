"""4-11, 3-4 to 3-9: cores and where they are. All regular cores are alike; each player has one soul core.

On a card they are counters, elsewhere numbers of the player. A void has no limit (3-9-2): its number is counted from 0 downwards.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.levels import show_level
from cardwright.kernel.cards import Card, Piece
from cardwright.kernel.events import BY_EFFECT, Event

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

PLAYERS: Final = 2


def regular_on(p: Piece) -> int:
    return p.counted(terms.CORE)


def soul_on(p: Piece) -> int:
    return p.counted(terms.SOUL_CORE)


def cores_on(p: Piece) -> int:
    """How many cores lie on a card, the soul core included (4-11-1)."""
    xs = p.counters
    n = 0
    for i in range(1, len(xs), 2):
        n += xs[i]
    return n


def cores_in(t: Table, area: int, player: int) -> int:
    """How many cores are in a player's life, reserve or trash, the soul core included."""
    numbers = t.numbers
    return numbers[area * PLAYERS + player] + numbers[(area + terms.SOUL_IN) * PLAYERS + player]


def number_of(area: int, kind: int) -> int:
    """The player's number that counts the cores of a kind in an area."""
    return area + terms.SOUL_IN * kind


def set_on(t: Table, card: Card, kind: int, n: int) -> None:
    """So many cores of this kind lie on the card now."""
    regular = n if kind == terms.CORE else regular_on(card)
    soul = n if kind == terms.SOUL_CORE else soul_on(card)
    mine = t.mine(card.id)
    if regular > 0:
        mine.counters = (terms.CORE, regular, terms.SOUL_CORE, soul) if soul > 0 else (terms.CORE, regular)
    else:
        mine.counters = (terms.SOUL_CORE, soul) if soul > 0 else ()
    show_level(t, mine, regular + soul)


def cores_moved(
    player: int, n: int, kind: int, *, origin: int = terms.ON_CARD, giver: int = -1, goal: int = terms.ON_CARD, taker: int = -1,
    flags: int = 0, clause: str,
) -> Event:
    """So many cores of a kind, which are `player`'s, go from an area (or off the card `giver`) to an area (or onto `taker`)."""
    return Event(
        terms.CORES_EVENT, giver, player, amount=n, verb=kind, origin=origin, goal=goal, other=taker, flags=flags, clause=clause
    )


def from_void(player: int, n: int, goal: int, clause: str) -> Event:
    """A player takes so many cores from the void."""
    return cores_moved(player, n, terms.CORE, origin=terms.VOID, goal=goal, clause=clause).by(player)


def drained(card: Card, *, flags: int = 0, clause: str) -> list[Event]:
    """All cores of a card go to its controller's reserve."""
    out: list[Event] = []
    for kind in (terms.CORE, terms.SOUL_CORE):
        n = card.counted(kind)
        if n > 0:
            out.append(cores_moved(
                card.controller, n, kind, giver=card.ref(), goal=terms.RESERVE, flags=flags, clause=clause
            ))
    return out


def funds(t: Table, player: int) -> int:
    """10-6-6: the cores that a player can pay with: those of the reserve, and those on cards of the field."""
    n = cores_in(t, terms.RESERVE, player)
    for id in t.zones[terms.FIELD * PLAYERS + player]:
        n += cores_on(t.cards[id])
    return n


def moves_soul_core(t: Table, e: Event) -> bool:
    """4-11-3, 4-11-4: an effect puts the soul core into life or void, and takes it out of the void, only if it names it."""
    if e.cause != BY_EFFECT or e.flags & terms.SOUL_NAMED:
        return True
    if e.origin == terms.VOID:
        t.cite("4-11-4")
        return False
    if e.goal == terms.LIFE or e.goal == terms.VOID:
        t.cite("4-11-3")
        return False
    return True


def stays_put(t: Table, e: Event) -> bool:
    """1-3-2-2: from a place to the same place is no movement."""
    if e.origin != e.goal or e.flags & terms.ACROSS:
        return False
    if e.origin == terms.ON_CARD and e.subject != e.other:
        return False
    t.cite("1-3-2-2")
    return True


def move_cores(t: Table, e: Event) -> Event | None:
    """Carry out a CORES event: as many as are there (1-3-2), or nothing."""
    kind = e.verb
    if (kind == terms.SOUL_CORE and not moves_soul_core(t, e)) or stays_put(t, e):
        return None
    n = e.amount
    taker: Card | None = None
    if e.goal == terms.ON_CARD:
        taker = t.at(e.other)
        if taker is None or taker.zone != terms.FIELD:
            return None
    if e.origin == terms.ON_CARD:
        if not e.flags & terms.WITH_CARD:
            giver = t.at(e.subject)
            if giver is None:
                return None
            n = at_most(t, n, giver.counted(kind))
            if n <= 0:
                return None
            set_on(t, giver, kind, giver.counted(kind) - n)
    else:
        which = number_of(e.origin, kind)
        if e.origin != terms.VOID or kind == terms.SOUL_CORE:
            n = at_most(t, n, t.number(which, e.player))
        elif t.trace is not None:
            t.cite("3-9-1, 3-9-2")
        if n <= 0:
            return None
        t.set_number(which, e.player, t.number(which, e.player) - n)
    if taker is not None:
        set_on(t, taker, kind, taker.counted(kind) + n)
    else:
        to = 1 - e.player if e.flags & terms.ACROSS else e.player
        which = number_of(e.goal, kind)
        t.set_number(which, to, t.number(which, to) + n)
        if t.trace is not None:
            cite_area(t, e.goal)
    if t.trace is not None and kind == terms.SOUL_CORE:
        t.cite("4-11-1")
    if t.trace is not None and e.cause == BY_EFFECT and e.origin != terms.VOID:
        t.cite("8-5-5")
    t.check = True
    t.touch()
    if n == e.amount:
        return e
    return e.but(amount=n)


def at_most(t: Table, wanted: int, there: int) -> int:
    """1-3-2: as many as possible."""
    if wanted <= there:
        return wanted
    t.cite("1-3-2")
    return there


def cite_area(t: Table, area: int) -> None:
    """3-6, 3-7, 3-4, 3-9: where the cores are now, without a limit."""
    if area == terms.RESERVE:
        t.cite("3-6-1, 3-6-3")
    elif area == terms.LIFE:
        t.cite("3-7-1, 3-7-3")
    elif area == terms.CORE_TRASH:
        t.cite("3-4-3")
    else:
        t.cite("3-9-1")
