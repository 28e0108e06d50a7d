"""9-3, 9-4, 10-1: spirits and nexuses with too few cores for LV1, spirits without BP; destruction and self-destruction.

Which of the two it is depends on what made the card fall short: what its controller paid or moved, or an effect. That is read from
what happened this turn, core by core: the movement that took it below LV1 decides.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_on
from cardwright.kernel.cards import Card
from cardwright.kernel.events import BY_EFFECT, DESTROY, MODIFIED, Event, moved
from cardwright.kernel.layers import refresh

if TYPE_CHECKING:
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table

PLAYERS: Final = 2


def falls_short(k: Look, card: Card) -> bool:
    """9-3-2: are there too few cores on it for LV1?"""
    return cores_on(card) < k.stats[terms.LV1_CORES]


def without_bp(k: Look) -> bool:
    """9-4-2: is it a spirit whose BP is zero or less?"""
    return k.stats[terms.BP] <= 0 and k.types & terms.SPIRIT != 0


def nothing_due(t: Table) -> bool:
    """A quick look at both fields: does checkpoint management find nothing?"""
    if t.dirty:
        refresh(t)
    for p in range(PLAYERS):
        for id in t.zones[terms.FIELD * PLAYERS + p]:
            card = t.cards[id]
            k = t.look(card)
            if (falls_short(k, card) or without_bp(k)) and verdict(t, card) is not None:
                return False
    return True


def due(t: Table) -> list[Event]:
    """All that checkpoint management destroys now (9-1-2-3: at once)."""
    out: list[Event] = []
    if t.dirty:
        refresh(t)
    for p in range(PLAYERS):
        for id in t.zones[terms.FIELD * PLAYERS + p]:
            card = t.cards[id]
            k = t.look(card)
            if falls_short(k, card) or without_bp(k):
                e = verdict(t, card)
                if e is not None:
                    out.append(e)
    return out


def verdict(t: Table, card: Card) -> Event | None:
    """How the card is destroyed: by itself, by an effect, or not at all, because an active effect forbids it (1-3-3)."""
    short = falls_short(t.look(card), card)
    why = drained_by(t, card) if short else weakened_by(t, card)
    if t.trace is not None:
        t.cite("9-3-1, 9-3-2" if short else "9-4-1, 9-4-2")
    if why is not None and own_doing(why, card):
        if t.trace is not None:
            t.cite("10-1-1-1")
        clause = "9-3-2" if short else "9-4-2-3"
        return moved(card, to=terms.TRASH, how=terms.SELF_DESTROY, clause=clause).by(card.controller)
    source = -1
    by = -1
    ability = -1
    if why is not None:
        source = why.source
        by = why.controller
        ability = why.ability
    if t.outlook.looks[card.id].bans & terms.CANT_BE_DESTROYED:
        t.cite("1-3-3")
        return None
    t.cite("10-1-1")
    t.cite("10-14-2")  # no destruction effect: what forbids these does not forbid this
    return moved(card, to=terms.TRASH, how=DESTROY, clause=effect_clause(why, short)).by(by, source, BY_EFFECT, ability)


def effect_clause(why: Event | None, short: bool) -> str:
    """9-3-2-1, 9-3-2-2, 9-4-2-1, 9-4-2-2: what about the card the effect has altered."""
    moved = why is not None and why.kind == terms.CORES_EVENT
    if short:
        return "9-3-2-1" if moved else "9-3-2-2"
    return "9-4-2-2" if moved else "9-4-2-1"


def own_doing(e: Event, card: Card) -> bool:
    """9-3-2, 10-1-1-1: an action or a payment of the card's controller (11-1-1: or their Awaken), not an effect."""
    return e.kind == terms.CORES_EVENT and e.controller == card.controller and e.cause != BY_EFFECT


def drained_by(t: Table, card: Card) -> Event | None:
    """What took the card below LV1: a movement of cores, or the effect that made LV1 dearer since (9-3-2-2)."""
    ref = card.ref()
    need = t.outlook.looks[card.id].stats[terms.LV1_CORES]
    n = cores_on(card)
    events = t.history
    for i in range(len(events) - 1, -1, -1):
        e = events[i]
        if e.kind == MODIFIED and e.subject == ref and e.verb == terms.LV1_CORES:
            need -= e.amount
            if n >= need:
                return e
        if e.kind != terms.CORES_EVENT:
            continue
        if e.subject == ref:
            n += e.amount
            if n >= need:
                return e
        elif e.other == ref:
            n -= e.amount
    return newest_effect(t, ref)


def weakened_by(t: Table, card: Card) -> Event | None:
    """What last changed the card's level or BP: cores that left it, or an effect."""
    ref = card.ref()
    events = t.history
    for i in range(len(events) - 1, -1, -1):
        e = events[i]
        if e.subject == ref and (e.kind == terms.CORES_EVENT or e.kind == MODIFIED):
            return e
    return newest_effect(t, ref)


def newest_effect(t: Table, ref: int) -> Event | None:
    """The newest effect on this card that lasts, as if it had just been made."""
    for i in range(len(t.effects) - 1, -1, -1):
        e = t.effects[i]
        if e.fixed and ref in e.only:
            c = e.context
            return Event(MODIFIED, ref, c.controller).by(c.controller, c.source, ability=c.ability.number)
    return None
