"""The stack: what has been played and waits to be resolved, the newest first; with what was chosen and paid for it.

`Table.stacked` runs parallel to a shared ordered zone (`Ruleset.stack_zone`). A card that is played lies there itself. An ability
is represented by a *pseudo-card* with a blank face of the library, so that filters, targets and views treat both alike. When an
ability is gone, its pseudo-card leaves the table (`Ruleset.limbo`) and is used again for another one, in a new life.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.contexts import Stacked
from cardwright.kernel.events import TOP
from cardwright.kernel.moving import put_in, take_out

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.contexts import Context
    from cardwright.kernel.faces import Face
    from cardwright.kernel.table import Table

# What a stacked thing is. A game's own kinds (a judgment) begin at FIRST_OWN_STACKED.
A_CARD: Final = 0
AN_ABILITY: Final = 1
A_COPY: Final = 2  # of a card
FIRST_OWN_STACKED: Final = 8


def stack_card(t: Table, card: Card, context: Context, flags: int = 0) -> None:
    """A card that lies in the stack's zone has been played."""
    t.stacked.append(Stacked(card.ref(), A_CARD, context, flags))


def stack_ability(t: Table, face: Face, context: Context, kind: int = AN_ABILITY, flags: int = 0) -> Stacked:
    """Put an ability on top of the stack, with this blank face."""
    return on_top(t, pseudo_card(t, face, context.controller), kind, context, flags)


def stack_copy(t: Table, s: Stacked, controller: int) -> Stacked:
    """Put a copy on top: of an ability or a card, with all that was chosen for it."""
    context = s.context.copy()
    context.controller = controller
    kind = A_COPY if s.kind == A_CARD else s.kind
    return on_top(t, pseudo_card(t, t.cards[s.id()].form, controller), kind, context, s.flags)


def on_top(t: Table, c: Card, kind: int, context: Context, flags: int) -> Stacked:
    s = Stacked(c.ref(), kind, context, flags)
    t.stacked.append(s)
    return s


def flag_stacked(t: Table, s: Stacked, flags: int) -> None:
    """From now on these flags are true of it."""
    t.stacked = [Stacked(x.ref, x.kind, x.context, x.flags | flags) if x is s else x for x in t.stacked]


def stacked_at(t: Table, ref: int) -> Stacked | None:
    """What waits on the stack by this reference; nothing if it is gone."""
    for s in t.stacked:
        if s.ref == ref:
            return s
    return None


def take_off(t: Table, ref: int) -> None:
    """An ability or a copy ceases to exist; of a card only the note goes: where the card goes is a matter of events."""
    s = stacked_at(t, ref)
    if s is None:
        return
    t.stacked = [x for x in t.stacked if x is not s]
    if s.kind == A_CARD:
        return
    c = t.mine(s.id())
    take_out(t, c)
    c.life += 1
    put_in(t, c, t.rules.limbo, c.owner, TOP)
    t.spare.append(c.id)


def pseudo_card(t: Table, face: Face, controller: int) -> Card:
    """A card with this face in the stack's zone: one that was used before, or a new one."""
    zone = t.rules.stack_zone
    if not t.spare:
        c = t.new_card(controller, face, None, zone)
    else:
        c = t.mine(t.spare.pop())
        take_out(t, c)
        c.life += 1
        c.owner = controller
        c.front = face
        c.form = face
        t.own_outlook().looks[c.id] = face.look
        t.keys += 1
        c.key = t.keys
    c.stamp = t.next_stamp()
    put_in(t, c, zone, controller, TOP)
    return c
