"""Chapter 11: what keyword effects do as they are resolved, but for those that summon (`keyword_summons`) and Link (`linking`)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Condition, Op, step
from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_on, from_void
from cardwright.games.bss.paying_cores import ANY_NUMBER, AWAKENING, CARDS, GatherCores
from cardwright.games.bss.permissions import PERMISSIONS
from cardwright.kernel import asking
from cardwright.kernel.cards import LIFE_SHIFT, id_of
from cardwright.kernel.contexts import Context, Delayed
from cardwright.kernel.events import (
    ATTACK,
    DESTROY,
    DISCARD,
    PLAYED,
    RETURN,
    SIDEWAYS,
    UPRIGHT,
    Event,
    moved,
    turned,
)
from cardwright.kernel.faces import Ability
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, DONE, option, value_of, verb_of
from cardwright.kernel.triggers import note_use

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

BLOCKER: Final = 1  # the slot of the spirit that Curse destroys
ASKED: Final = 1
COST_PAID: Final = 2


class OtherCardsHaveCores(Condition):
    """11-1-1: is there a core on another card of the player's field?"""

    def holds(self, t: Table, c: Context) -> bool:
        for id in t.zone(terms.FIELD, c.controller):
            if id != id_of(c.source) and cores_on(t.cards[id]) > 0:
                return True
        return False


class AwakenOp(Op):
    """11-1-1: one core or more from other cards on the field onto this one."""

    def __init__(self) -> None:
        super().__init__("11-1-1")

    def run(self, t: Table, c: Context) -> Todo:
        step(c, True)
        card = t.at(c.source)
        if card is None or not OtherCardsHaveCores().holds(t, c):
            return None
        return GatherCores(c.controller, AWAKENING, 1, ANY_NUMBER, CARDS, terms.ON_CARD, c.source, c.source, [])


class CurseOp(Op):
    """11-3-1: the blocking spirit is to be destroyed at the end of the battle."""

    def __init__(self, later: Ability) -> None:
        super().__init__("11-3-1")
        self.later = later

    def run(self, t: Table, c: Context) -> Todo:
        e = c.event
        step(c, True)
        if e is None:
            return None
        given = Context(c.source, c.controller, self.later)
        given.fill(BLOCKER, [e.other])
        t.delayed = t.delayed + [Delayed(c.controller, c.source, self.later, given, True, terms.END_OF_BATTLE, t.turn, -1,
                                         t.next_stamp())]
        t.dirty = True
        return None


class DestroyCursed(Op):
    """11-3-1: the blocking spirit is destroyed, if it is still there and may be."""

    def __init__(self) -> None:
        super().__init__("11-3-1")

    def run(self, t: Table, c: Context) -> Todo:
        card = t.at(c.slots[BLOCKER][0])
        step(c, True)
        if card is None or card.zone != terms.FIELD or not PERMISSIONS.may_move(t, c, card, DESTROY, terms.TRASH):
            return None
        return happen(t, [moved(card, to=terms.TRASH, how=DESTROY, clause="11-3-1").by_effect(c)])


class LusterOp(Op):
    """11-6-1: all magic cards that the player used during this battle return from the trash to the hand, if they are still there
    (11-6-2)."""

    def __init__(self) -> None:
        super().__init__("11-6-1")

    def run(self, t: Table, c: Context) -> Todo:
        e = c.event
        step(c, True)
        events: list[Event] = []
        began = -1 if e is None else battle_began(t, e.subject)
        for i in range(began + 1, len(t.history)):
            used = t.history[i]
            if used.kind != PLAYED or used.player != c.controller:
                continue
            card = t.at(used.subject + (1 << LIFE_SHIFT))  # as it was when it had been put into the trash
            if card is None or card.zone != terms.TRASH:
                t.cite("11-6-2")
                continue
            events.append(moved(card, to=terms.HAND, how=RETURN, clause="11-6-1").by_effect(c))
        return happen(t, events)


def battle_began(t: Table, attacker: int) -> int:
    """Where in this turn's history the last attack of this spirit was declared."""
    for i in range(len(t.history) - 1, -1, -1):
        e = t.history[i]
        if e.kind == ATTACK and e.subject == attacker:
            return i
    return -1


class BlessedOp(Op):
    """11-7-1: one core from the void into the life."""

    def __init__(self) -> None:
        super().__init__("11-7-1")

    def run(self, t: Table, c: Context) -> Todo:
        step(c, True)
        return happen(t, [from_void(c.controller, 1, terms.LIFE, "11-7-1").by_effect(c)])


class GaleOp(Op):
    """11-10-1: the player who blocked selects so many of their refreshed spirits and exhausts them."""

    def __init__(self, n: int) -> None:
        super().__init__("11-10-1")
        self.n = n

    def run(self, t: Table, c: Context) -> Todo:
        player = 1 - c.controller
        if c.phase == ASKED:
            c.picked = c.picked + [value_of(c.answer)]
        left: list[int] = []
        for id in t.zone(terms.FIELD, player):
            card = t.cards[id]
            if card.turned or id in c.picked or not t.look(card).types & terms.SPIRIT:
                continue
            if PERMISSIONS.may_select(t, c, player, card):  # 11-2-2 is about Confront alone
                left.append(id)
        need = self.n - len(c.picked)
        if need >= len(left):
            c.picked = c.picked + left
        elif need > 0:
            c.phase = ASKED
            options = [option(CARD, id) for id in left]
            chosen = [t.cards[id].ref() for id in c.picked]
            so_far = len(chosen)
            return Ask(player, asking.CHOOSE_CARD, self.clause, options, c.source, c.ability.number, so_far, self.n, chosen=chosen)
        events: list[Event] = []
        for id in c.picked:
            if not PERMISSIONS.may_turn(t, c, t.cards[id], 1):
                t.cite("1-3-3")
                continue
            events.append(turned(t.cards[id].ref(), player, SIDEWAYS, clause="11-10-1").by_effect(c))
        step(c, len(events) > 0)
        return happen(t, events)


class CrushOp(Op):
    """11-11-1: as many cards as the spirit's level and the modifier go from the top of the opponent's deck to the trash."""

    def __init__(self, n: int) -> None:
        super().__init__("11-11-1")
        self.n = n

    def run(self, t: Table, c: Context) -> Todo:
        n = t.look_at(c.source).stats[terms.LEVEL] + self.n
        if t.trace is not None and self.n == 0:
            t.cite("11-11-3")
        deck = t.zone(terms.DECK, 1 - c.controller)
        events: list[Event] = []
        for i in range(n if n < len(deck) else len(deck)):
            card = t.cards[deck[len(deck) - 1 - i]]
            events.append(moved(card, to=terms.TRASH, how=DISCARD, clause="11-11-1, 10-2-1").by_effect(c))
        step(c, len(events) > 0)
        return happen(t, events)


class RaidOp(Op):
    """11-12-1: one of the player's own nexuses may be exhausted to refresh the attacking spirit."""

    def __init__(self) -> None:
        super().__init__("11-12-1")

    def run(self, t: Table, c: Context) -> Todo:
        attacker = t.at(c.source)
        if c.phase == 0:
            options: list[int] = []
            for id in t.zone(terms.FIELD, c.controller):
                if not t.cards[id].turned and t.look(t.cards[id]).types & terms.NEXUS:
                    options.append(option(CARD, id))
            if attacker is None or not options:
                step(c, False)
                return None
            options.append(option(DONE))
            c.phase = ASKED
            return Ask(c.controller, asking.PAY_WITH, self.clause, options, c.source, c.ability.number)
        if c.phase == ASKED:
            if verb_of(c.answer) == DONE:
                step(c, False)
                return None
            c.phase = COST_PAID
            note_use(t, c.source, c.ability.number)
            todo = happen(t, [turned(t.cards[value_of(c.answer)].ref(), c.controller, SIDEWAYS, clause="11-12-1").by_cost(c)])
            if todo is not None:
                return todo
        step(c, True)
        return happen(t, [turned(c.source, c.controller, UPRIGHT, clause="11-12-1").by_effect(c)])
