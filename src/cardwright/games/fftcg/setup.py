"""8.2: before the game starts, and then turn after turn (9)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.drawing import draw_events
from cardwright.games.fftcg.turn import Turn
from cardwright.games.fftcg.zones import BACKUP_LIMIT, HAND_LIMIT
from cardwright.kernel import asking
from cardwright.kernel.events import BOTTOM, MOVE, PUT, SHUFFLED, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, NO, PLAYER, YES, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

OPENING_HAND: Final = 5


class Game(Procedure):
    """A game from the shuffled decks to its end."""

    def __init__(self, damage_limit: int) -> None:
        super().__init__()
        self.damage_limit = damage_limit  # 3.1.1: 7 in constructed games, 6 in limited ones
        self.chooser = 0

    def set_limits(self, t: Table) -> Todo:
        """1.1, 8.2.1"""
        t.memory = [terms.ACTIVE_PHASE]
        for p in range(2):
            t.set_number(terms.DAMAGE_LIMIT, p, self.damage_limit)
            t.set_number(terms.HAND_LIMIT, p, HAND_LIMIT)
            t.set_number(terms.BACKUP_LIMIT, p, BACKUP_LIMIT)
            t.set_number(terms.LIGHT_LIMIT, p, 1)
            t.set_number(terms.DARK_LIMIT, p, 1)
        return None

    def shuffle(self, t: Table) -> Todo:
        """8.2.1.1, 15.1.1.6.1"""
        for p in range(2):
            t.shuffle(terms.DECK, p)
        return happen(t, [Event(SHUFFLED, -1, p, 0, terms.DECK, clause="8.2.1.1") for p in range(2)])

    def pick_a_player(self, t: Table) -> Todo:
        """8.2.1.2"""
        self.chooser = t.random(2)
        return Ask(self.chooser, terms.ASK_FIRST, "8.2.1.2", [option(PLAYER, 0), option(PLAYER, 1)])

    def decide_first(self, t: Table) -> Todo:
        """8.2.1.2"""
        t.first = value_of(self.answer)
        t.active = t.first
        return None

    def draw_five(self, t: Table) -> Todo:
        """8.2.1.3"""
        first = draw_events(t, t.first, OPENING_HAND, "8.2.1.3")
        return happen(t, first + draw_events(t, 1 - t.first, OPENING_HAND, "8.2.1.3"))

    def first_redraw(self, t: Table) -> Todo:
        """8.2.1.4"""
        return Redraw(t.first)

    def second_redraw(self, t: Table) -> Todo:
        """8.2.1.4"""
        return Redraw(1 - t.first)

    def begin(self, t: Table) -> Todo:
        """8.2.1.5"""
        t.history = []
        t.active = t.first
        return None

    def take_turn(self, t: Table) -> Todo:
        """9, 9.5.1.5"""
        self.next = self.TAKE_TURN
        t.turn += 1
        return Turn(t.active)

    # -- generated from the steps above: make steps
    SET_LIMITS: Final = 0
    SHUFFLE: Final = 1
    PICK_A_PLAYER: Final = 2
    DECIDE_FIRST: Final = 3
    DRAW_FIVE: Final = 4
    FIRST_REDRAW: Final = 5
    SECOND_REDRAW: Final = 6
    BEGIN: Final = 7
    TAKE_TURN: Final = 8

    def tag(self) -> int:
        return 4000

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.set_limits(t)  # 1.1, 8.2.1
                elif at == 1: todo = self.shuffle(t)  # 8.2.1.1, 15.1.1.6.1
                elif at == 2: todo = self.pick_a_player(t)  # 8.2.1.2
                elif at == 3: todo = self.decide_first(t)  # 8.2.1.2
                else: todo = self.draw_five(t)  # 8.2.1.3
            elif at < 9:
                if at == 5: todo = self.first_redraw(t)  # 8.2.1.4
                elif at == 6: todo = self.second_redraw(t)  # 8.2.1.4
                elif at == 7: todo = self.begin(t)  # 8.2.1.5
                else: todo = self.take_turn(t)  # 9, 9.5.1.5
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return GAME_CLAUSES

    def copy(self) -> Procedure:
        p = Game(self.damage_limit)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.chooser = self.chooser
        return p

    def save(self, w: Writer) -> None:
        w.num(self.damage_limit)
        w.num(self.chooser)
    # -- end of generated


class Redraw(Procedure):
    """8.2.1.4: once, a player may put the hand under the deck in any order and draw anew."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.order: list[int] = []  # the hand, in the order in which it goes to the bottom

    def ask(self, t: Table) -> Todo:
        """8.2.1.4"""
        return Ask(self.player, terms.ASK_MULLIGAN, "8.2.1.4", [option(NO), option(YES)])

    def decide(self, t: Table) -> Todo:
        """8.2.1.4"""
        if verb_of(self.answer) == NO:
            return self.end()
        return None

    def next_card(self, t: Table) -> Todo:
        """8.2.1.4"""
        left = [id for id in t.zone(terms.HAND, self.player) if id not in self.order]
        if len(left) <= 1:
            self.order = self.order + left
            self.next = self.PUT_UNDER
            return None
        options = [option(CARD, id) for id in left]
        n = len(self.order)
        return Ask(self.player, asking.ORDER, "8.2.1.4", options, -1, -1, n, n + len(left))

    def place(self, t: Table) -> Todo:
        """8.2.1.4"""
        self.order.append(value_of(self.answer))
        self.next = self.NEXT_CARD
        return None

    def put_under(self, t: Table) -> Todo:
        """8.2.1.4"""
        events: list[Event] = []
        for id in self.order:
            events.append(Event(MOVE, t.cards[id].ref(), self.player, 0, PUT, -1, self.player, terms.HAND, terms.DECK, BOTTOM,
                                clause="8.2.1.4"))
        return happen(t, events)

    def draw_again(self, t: Table) -> Todo:
        """8.2.1.4"""
        return happen(t, draw_events(t, self.player, OPENING_HAND, "8.2.1.4"))

    # -- generated from the steps above: make steps
    ASK: Final = 0
    DECIDE: Final = 1
    NEXT_CARD: Final = 2
    PLACE: Final = 3
    PUT_UNDER: Final = 4
    DRAW_AGAIN: Final = 5

    def tag(self) -> int:
        return 4011

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.ask(t)  # 8.2.1.4
            elif at == 1: todo = self.decide(t)  # 8.2.1.4
            elif at == 2: todo = self.next_card(t)  # 8.2.1.4
            elif at == 3: todo = self.place(t)  # 8.2.1.4
            elif at == 4: todo = self.put_under(t)  # 8.2.1.4
            elif at == 5: todo = self.draw_again(t)  # 8.2.1.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return REDRAW_CLAUSES

    def copy(self) -> Procedure:
        p = Redraw(self.player)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.order = self.order[:]
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.nums(self.order)
    # -- end of generated


# -- generated from the steps above: make steps
GAME_CLAUSES: Final[tuple[str, ...]] = (
    "1.1, 8.2.1", "8.2.1.1, 15.1.1.6.1", "8.2.1.2", "8.2.1.2", "8.2.1.3", "8.2.1.4", "8.2.1.4", "8.2.1.5", "9, 9.5.1.5",
)
REDRAW_CLAUSES: Final[tuple[str, ...]] = ("8.2.1.4", "8.2.1.4", "8.2.1.4", "8.2.1.4", "8.2.1.4", "8.2.1.4")
# -- end of generated
