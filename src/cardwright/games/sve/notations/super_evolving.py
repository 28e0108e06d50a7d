"""Super-Evolution, which is later than the rulebook: the words on the card of its points say what it is.

Each player begins with a point, in a game where a card speaks of it. While paying for an evolve ability, from their seventh turn
on (who goes second: from the sixth), a player may use one: the follower gets +1/+1 and its On Super-Evolve abilities trigger.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Condition, CostPart, step
from cardwright.effects.ops.doing import Doing
from cardwright.games.sve import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event, number_changed
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import NO, YES, option, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

WORDS: Final = ("super-evol", "super evol")
NOTED: Final = "super-evolution"
TURN_OF_FIRST: Final = 7
TURN_OF_SECOND: Final = 6
WHILE_PAYING: Final = "10.4.7.3"  # something that may be done while an ability is played
LIKE_ON_EVOLVE: Final = "12.6.2"
ASKED: Final = 1


def speaks_of_it(t: Table) -> bool:
    """Does any card of the game name Super-Evolution? Looked up once for two decks: 3% of all instructions of random games."""
    notes = t.library.notes
    if NOTED not in notes:
        notes[NOTED] = 1 if any(word in face.text.lower() for face in t.library.faces for word in WORDS) else 0
    return notes[NOTED] == 1


def may_use_one(t: Table, player: int) -> bool:
    first_turn = TURN_OF_FIRST if t.first == player else TURN_OF_SECOND
    return t.number(terms.SUPER_EVOLUTION_POINTS, player) > 0 and t.number(terms.TURNS_TAKEN, player) >= first_turn


class UsePoint(CostPart):
    """A super-evolution point may be used as well; the slot keeps that it was."""

    def __init__(self, slot: int) -> None:
        super().__init__("")
        self.slot = slot

    def possible(self, t: Table, c: Context) -> bool:
        return True

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase != ASKED:
            card = t.at(c.source)
            if card is None or not t.look(card).types & terms.FOLLOWER or not may_use_one(t, c.controller):
                step(c, True)
                return None
            c.phase = ASKED
            options = [option(NO), option(YES)]
            return Ask(c.controller, terms.ASK_SUPER_EVOLUTION, WHILE_PAYING, options, c.source, c.ability.number)
        used = verb_of(c.answer) == YES
        step(c, True)
        if not used:
            return None
        c.fill(self.slot, [c.source])
        return happen(t, [number_changed(c.controller, terms.SUPER_EVOLUTION_POINTS, -1, clause=WHILE_PAYING).by_cost(c)])


class PointUsed(Condition):
    """Was a super-evolution point used while this ability was paid for?"""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def holds(self, t: Table, c: Context) -> bool:
        return len(c.slots[self.slot]) > 0


class SuperEvolve(Doing):
    """The card has super-evolved, if a point was used for it."""

    def __init__(self, cause: int, slot: int) -> None:
        super().__init__("", cause)
        self.slot = slot

    def run(self, t: Table, c: Context) -> Todo:
        events: list[Event] = []
        for ref in c.slots[self.slot]:
            card = t.at(ref)
            if card is not None:
                found = self.does(c, Event(terms.SUPER_EVOLVED_EVENT, ref, card.controller))
                found.clause = LIKE_ON_EVOLVE
                events.append(found)
        step(c, len(events) > 0)
        return happen(t, events)
