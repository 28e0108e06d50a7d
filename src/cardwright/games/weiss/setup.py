"""5.2: before the game starts, and then turn after turn (6.1)."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.turn import Turn
from cardwright.games.weiss.zones import HAND_LIMIT
from cardwright.kernel.events import DRAW, Event, moved, shuffled
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.hand_rules import top_cards
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, DONE, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

OPENING_HAND: Final = 5


class Game(Procedure):
    """A game from the presented decks to its end."""

    def __init__(self) -> None:
        super().__init__()

    def present(self, t: Table) -> Todo:
        """5.2.1.1, 1.1.1, 4.2.2"""
        for p in range(2):
            t.set_number(terms.HAND_LIMIT, p, HAND_LIMIT)
        return None

    def shuffle(self, t: Table) -> Todo:
        """5.2.1.2"""
        for p in range(2):
            t.shuffle(terms.DECK, p)
        return happen(t, [shuffled(p, terms.DECK, clause="5.2.1.2") for p in range(2)])

    def who_goes_first(self, t: Table) -> Todo:
        """5.2.1.3, 5.2.1.3.1"""
        t.first = t.random(2)
        return None

    def draw_five(self, t: Table) -> Todo:
        """5.2.1, 5.2.1.4"""
        events: list[Event] = []
        for p in (t.first, 1 - t.first):
            events = events + top_cards(t, p, OPENING_HAND, terms.DECK, terms.HAND, DRAW, "5.2.1.4")
        return happen(t, events)

    def first_redraw(self, t: Table) -> Todo:
        """5.2.1.4"""
        return Redraw(t.first)

    def second_redraw(self, t: Table) -> Todo:
        """5.2.1.4"""
        return Redraw(1 - t.first)

    def set_refresh_points(self, t: Table) -> Todo:
        """5.2.1.5"""
        for p in range(2):
            t.set_number(terms.REFRESH_POINTS, p, 0)
        return None

    def begin(self, t: Table) -> Todo:
        """5.2.1.6"""
        t.history = []
        t.make_active(t.first)
        t.memory = [1 - t.first]
        return None

    def take_turn(self, t: Table) -> Todo:
        """6.1.1"""
        self.next = self.TAKE_TURN
        t.turn += 1
        return Turn(t.active)

    # -- generated from the steps above: make steps
    TAKE_TURN: Final = 8
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "5.2.1.1, 1.1.1, 4.2.2", "5.2.1.2", "5.2.1.3, 5.2.1.3.1", "5.2.1, 5.2.1.4", "5.2.1.4", "5.2.1.4", "5.2.1.5",
        "5.2.1.6", "6.1.1",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.present(t)  # 5.2.1.1, 1.1.1, 4.2.2
                elif at == 1: todo = self.shuffle(t)  # 5.2.1.2
                elif at == 2: todo = self.who_goes_first(t)  # 5.2.1.3, 5.2.1.3.1
                elif at == 3: todo = self.draw_five(t)  # 5.2.1, 5.2.1.4
                else: todo = self.first_redraw(t)  # 5.2.1.4
            elif at < 9:
                if at == 5: todo = self.second_redraw(t)  # 5.2.1.4
                elif at == 6: todo = self.set_refresh_points(t)  # 5.2.1.5
                elif at == 7: todo = self.begin(t)  # 5.2.1.6
                else: todo = self.take_turn(t)  # 6.1.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return Game()
    # -- end of generated


class Redraw(Procedure):
    """5.2.1.4: once, a player exchanges any number of cards of the opening hand."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.chosen: list[int] = []

    def choose(self, t: Table) -> Todo:
        """5.2.1.4"""
        hand = t.zone(terms.HAND, self.player)
        options = [option(CARD, id) for id in hand if id not in self.chosen]
        options.append(option(DONE))
        if len(options) == 1:
            self.answer = options[0]
            return None
        chosen = [t.cards[id].ref() for id in self.chosen]
        return Ask(self.player, terms.ASK_REDRAW, "5.2.1.4", options, -1, -1, len(chosen), len(hand), chosen=chosen)

    def take(self, t: Table) -> Todo:
        """5.2.1.4"""
        if verb_of(self.answer) == CARD:
            self.chosen.append(value_of(self.answer))
            self.next = self.CHOOSE
        return None

    def put_away(self, t: Table) -> Todo:
        """5.2.1.4"""
        events: list[Event] = []
        for id in self.chosen:
            c = t.cards[id]
            events.append(moved(c, to=terms.WAITING_ROOM, player=self.player, clause="5.2.1.4").by(self.player))
        return happen(t, events)

    def draw_again(self, t: Table) -> Todo:
        """5.2.1.4"""
        return happen(t, top_cards(t, self.player, len(self.chosen), terms.DECK, terms.HAND, DRAW, "5.2.1.4"))

    # -- generated from the steps above: make steps
    CHOOSE: Final = 0
    CLAUSES: ClassVar[tuple[str, ...]] = ("5.2.1.4", "5.2.1.4", "5.2.1.4", "5.2.1.4")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose(t)  # 5.2.1.4
            elif at == 1: todo = self.take(t)  # 5.2.1.4
            elif at == 2: todo = self.put_away(t)  # 5.2.1.4
            elif at == 3: todo = self.draw_again(t)  # 5.2.1.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Redraw(self.player)
        p.chosen = self.chosen[:]
        return p
    # -- end of generated
