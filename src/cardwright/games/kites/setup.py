"""Chapter 4: before the game."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.kites import terms
from cardwright.games.kites.turn import Turn
from cardwright.kernel.events import DRAW, Event, shuffled
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.hand_rules import RedrawHand, top_cards
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

OPENING_HAND: Final = 5
RIBBONS: Final = 5


class Game(Procedure):
    """A game from the presented decks to its end."""

    def shuffle(self, t: Table) -> Todo:
        """4.3, 1.1"""
        for player in range(2):
            t.shuffle(terms.DECK, player)
        t.first = t.random(2)
        t.make_active(t.first)
        return happen(t, [shuffled(player, terms.DECK, clause="4.3") for player in range(2)])

    def draw(self, t: Table) -> Todo:
        """4.4"""
        events: list[Event] = []
        for player in (t.first, 1 - t.first):
            t.set_number(terms.RIBBONS, player, RIBBONS if player == t.first else RIBBONS + 1)
            events += top_cards(t, player, OPENING_HAND, terms.DECK, terms.HAND, DRAW, "4.4")
        return happen(t, events)

    def first_may_redraw(self, t: Table) -> Todo:
        """4.5"""
        return RedrawHand(t.first, terms.ASK_NEW_HAND, terms.HAND, terms.DECK, OPENING_HAND)

    def second_may_redraw(self, t: Table) -> Todo:
        """4.5"""
        return RedrawHand(1 - t.first, terms.ASK_NEW_HAND, terms.HAND, terms.DECK, OPENING_HAND)

    def take_turn(self, t: Table) -> Todo:
        """5.1"""
        self.next = self.TAKE_TURN
        t.turn += 1
        return Turn(t.active)

    # -- generated from the steps above: make steps
    TAKE_TURN: Final = 4
    CLAUSES: ClassVar[tuple[str, ...]] = ("4.3, 1.1", "4.4", "4.5", "4.5", "5.1")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.shuffle(t)  # 4.3, 1.1
            elif at == 1: todo = self.draw(t)  # 4.4
            elif at == 2: todo = self.first_may_redraw(t)  # 4.5
            elif at == 3: todo = self.second_may_redraw(t)  # 4.5
            elif at == 4: todo = self.take_turn(t)  # 5.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return Game()
    # -- end of generated
