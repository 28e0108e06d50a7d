"""5-2: before the game, and then turn after turn (6-1-1)."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import from_void
from cardwright.games.bss.turn import Turn
from cardwright.kernel.events import BOTTOM, DRAW, Event, moved, shuffled
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.hand_rules import top_cards
from cardwright.kernel.happening import happen
from cardwright.kernel.options import NO, PLAYER, YES, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

OPENING_HAND: Final = 4
LIFE: Final = 5
RESERVE: Final = 3
SOUL_CORES: Final = 1  # 4-11-3


class Game(Procedure):
    """A game from the presented decks to its end."""

    def __init__(self) -> None:
        super().__init__()
        self.chooser = 0

    def shuffle(self, t: Table) -> Todo:
        """5-2-2, 3-2-4, 1-1-1"""
        for p in range(2):
            t.shuffle(terms.DECK, p)
        return happen(t, [shuffled(p, terms.DECK, clause="5-2-2") for p in range(2)])

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
        events: list[Event] = []
        for p in range(2):
            events = events + top_cards(t, p, OPENING_HAND, terms.DECK, terms.HAND, DRAW, "5-2-5")
        return happen(t, events)

    def pick_a_player(self, t: Table) -> Todo:
        """5-2-6"""
        self.chooser = t.random(2)
        return Ask(self.chooser, terms.ASK_FIRST, "5-2-6", [option(PLAYER, 0), option(PLAYER, 1)])

    def decide_first(self, t: Table) -> Todo:
        """5-2-6"""
        t.first = value_of(self.answer)
        t.make_active(t.first)
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
        t.make_active(t.first)
        return None

    def take_turn(self, t: Table) -> Todo:
        """6-1-1"""
        self.next = self.TAKE_TURN
        t.turn += 1
        return Turn(t.active)

    # -- generated from the steps above: make steps
    TAKE_TURN: Final = 9
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "5-2-2, 3-2-4, 1-1-1", "5-2-3", "5-2-4, 4-11-1, 4-11-3", "5-2-5", "5-2-6", "5-2-6", "5-2-7", "5-2-7", "5-2-8",
        "6-1-1",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.shuffle(t)  # 5-2-2, 3-2-4, 1-1-1
                elif at == 1: todo = self.place_life(t)  # 5-2-3
                elif at == 2: todo = self.place_reserve(t)  # 5-2-4, 4-11-1, 4-11-3
                elif at == 3: todo = self.draw_four(t)  # 5-2-5
                else: todo = self.pick_a_player(t)  # 5-2-6
            elif at < 10:
                if at == 5: todo = self.decide_first(t)  # 5-2-6
                elif at == 6: todo = self.first_mulligan(t)  # 5-2-7
                elif at == 7: todo = self.second_mulligan(t)  # 5-2-7
                elif at == 8: todo = self.begin(t)  # 5-2-8
                else: todo = self.take_turn(t)  # 6-1-1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Game()
        p.chooser = self.chooser
        return p
    # -- end of generated


class Mulligan(Procedure):
    """5-2-7: once, a player may put the hand under the deck, draw four cards and shuffle; who keeps draws one card."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def ask(self, t: Table) -> Todo:
        """5-2-7"""
        return Ask(self.player, terms.ASK_MULLIGAN, "5-2-7", [option(NO), option(YES)])

    def decide(self, t: Table) -> Todo:
        """5-2-7"""
        if verb_of(self.answer) == YES:
            return None
        self.next = len(self.clauses())
        return happen(t, top_cards(t, self.player, 1, terms.DECK, terms.HAND, DRAW, "5-2-7"))

    def put_under(self, t: Table) -> Todo:
        """5-2-7"""
        events: list[Event] = []
        for id in t.zone(terms.HAND, self.player):  # in any order: it is lost in the shuffle
            events.append(moved(t.cards[id], to=terms.DECK, player=self.player, place=BOTTOM, clause="5-2-7").by(self.player))
        return happen(t, events)

    def redraw(self, t: Table) -> Todo:
        """5-2-7"""
        return happen(t, top_cards(t, self.player, OPENING_HAND, terms.DECK, terms.HAND, DRAW, "5-2-7"))

    def shuffle(self, t: Table) -> Todo:
        """5-2-7, 3-2-4"""
        t.shuffle(terms.DECK, self.player)
        return happen(t, [shuffled(self.player, terms.DECK, clause="5-2-7")])

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("5-2-7", "5-2-7", "5-2-7", "5-2-7", "5-2-7, 3-2-4")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.ask(t)  # 5-2-7
            elif at == 1: todo = self.decide(t)  # 5-2-7
            elif at == 2: todo = self.put_under(t)  # 5-2-7
            elif at == 3: todo = self.redraw(t)  # 5-2-7
            elif at == 4: todo = self.shuffle(t)  # 5-2-7, 3-2-4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return Mulligan(self.player)
    # -- end of generated
