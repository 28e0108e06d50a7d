"""5-2: before the game, and then turn after turn (6-1-1)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.turn import Turn
from cardwright.kernel import asking
from cardwright.kernel.events import BOTTOM, BY_RULE, DRAW, MOVE, PUT, SHUFFLED, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, NO, PLAYER, YES, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

OPENING_HAND: Final = 4
LIFE: Final = 5
RESERVE: Final = 3
SOUL_CORES: Final = 1  # 4-11-3


def draw_events(t: Table, player: int, n: int, clause: str) -> list[Event]:
    """Moves of the top n cards to the hand, as one step of the set-up."""
    deck = t.zone(terms.DECK, player)
    out: list[Event] = []
    for i in range(min(n, len(deck))):
        card = t.cards[deck[len(deck) - 1 - i]]
        out.append(Event(MOVE, card.ref(), player, 0, DRAW, -1, player, terms.DECK, terms.HAND, clause=clause))
    return out


def from_void(player: int, n: int, goal: int, clause: str) -> Event:
    return Event(terms.CORES_EVENT, -1, player, n, terms.CORE, -1, player, terms.VOID, goal, 0, BY_RULE, -1, clause)


class Game(Procedure):
    """A game from the presented decks to its end."""

    def __init__(self) -> None:
        super().__init__()
        self.chooser = 0

    def shuffle(self, t: Table) -> Todo:
        """5-2-2, 3-2-4, 1-1-1"""
        for p in range(2):
            t.shuffle(terms.DECK, p)
        return happen(t, [Event(SHUFFLED, -1, p, 0, terms.DECK, clause="5-2-2") for p in range(2)])

    def place_life(self, t: Table) -> Todo:
        """5-2-3"""
        return happen(t, [from_void(p, LIFE, terms.LIFE, "5-2-3") for p in range(2)])

    def place_reserve(self, t: Table) -> Todo:
        """5-2-4, 4-11-1, 4-11-3"""
        for p in range(2):
            t.set_number(terms.RESERVE + terms.SOUL_IN, p, SOUL_CORES)
        return happen(t, [from_void(p, RESERVE, terms.RESERVE, "5-2-4") for p in range(2)])

    def draw_four(self, t: Table) -> Todo:
        """5-2-5"""
        return happen(t, draw_events(t, 0, OPENING_HAND, "5-2-5") + draw_events(t, 1, OPENING_HAND, "5-2-5"))

    def pick_a_player(self, t: Table) -> Todo:
        """5-2-6"""
        self.chooser = t.random(2)
        return Ask(self.chooser, terms.ASK_FIRST, "5-2-6", [option(PLAYER, 0), option(PLAYER, 1)])

    def decide_first(self, t: Table) -> Todo:
        """5-2-6"""
        t.first = value_of(self.answer)
        t.active = t.first
        return None

    def first_mulligan(self, t: Table) -> Todo:
        """5-2-7"""
        return Mulligan(t.first)

    def second_mulligan(self, t: Table) -> Todo:
        """5-2-7"""
        return Mulligan(1 - t.first)

    def begin(self, t: Table) -> Todo:
        """5-2-8"""
        t.history = []
        t.active = t.first
        return None

    def take_turn(self, t: Table) -> Todo:
        """6-1-1"""
        self.next = self.TAKE_TURN
        t.turn += 1
        return Turn(t.active)


class Mulligan(Procedure):
    """5-2-7: once, a player may put the hand under the deck in any order, draw four cards and shuffle; who keeps draws one card."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.order: list[int] = []  # the hand, in the order in which it goes to the bottom

    def ask(self, t: Table) -> Todo:
        """5-2-7"""
        return Ask(self.player, terms.ASK_MULLIGAN, "5-2-7", [option(NO), option(YES)])

    def decide(self, t: Table) -> Todo:
        """5-2-7"""
        if verb_of(self.answer) == YES:
            return None
        self.next = len(self.clauses())
        return happen(t, draw_events(t, self.player, 1, "5-2-7"))

    def next_card(self, t: Table) -> Todo:
        """5-2-7"""
        left = [id for id in t.zone(terms.HAND, self.player) if id not in self.order]
        if len(left) <= 1:
            self.order = self.order + left
            self.next = self.PUT_UNDER
            return None
        return Ask(self.player, asking.ORDER, "5-2-7", [option(CARD, id) for id in left], -1, -1, len(self.order),
                   len(self.order) + len(left))

    def place(self, t: Table) -> Todo:
        """5-2-7"""
        self.order.append(value_of(self.answer))
        self.next = self.NEXT_CARD
        return None

    def put_under(self, t: Table) -> Todo:
        """5-2-7"""
        events: list[Event] = []
        for id in self.order:
            events.append(Event(MOVE, t.cards[id].ref(), self.player, 0, PUT, -1, self.player, terms.HAND, terms.DECK, BOTTOM,
                                clause="5-2-7"))
        return happen(t, events)

    def redraw(self, t: Table) -> Todo:
        """5-2-7"""
        return happen(t, draw_events(t, self.player, OPENING_HAND, "5-2-7"))

    def shuffle(self, t: Table) -> Todo:
        """5-2-7, 3-2-4"""
        t.shuffle(terms.DECK, self.player)
        return happen(t, [Event(SHUFFLED, -1, self.player, 0, terms.DECK, clause="5-2-7")])
