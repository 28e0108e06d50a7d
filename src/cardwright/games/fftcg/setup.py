"""8.2: before the game starts, and then turn after turn (9)."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.drawing import draw_events
from cardwright.games.fftcg.turn import Turn
from cardwright.games.fftcg.zones import BACKUP_LIMIT, HAND_LIMIT
from cardwright.kernel.events import shuffled
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.hand_rules import RedrawHand
from cardwright.kernel.happening import happen
from cardwright.kernel.options import PLAYER, option, value_of

if TYPE_CHECKING:
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
        return happen(t, [shuffled(p, terms.DECK, clause="8.2.1.1") for p in range(2)])

    def pick_a_player(self, t: Table) -> Todo:
        """8.2.1.2"""
        self.chooser = t.random(2)
        return Ask(self.chooser, terms.ASK_FIRST, "8.2.1.2", [option(PLAYER, 0), option(PLAYER, 1)])

    def decide_first(self, t: Table) -> Todo:
        """8.2.1.2"""
        t.first = value_of(self.answer)
        t.make_active(t.first)
        return None

    def draw_five(self, t: Table) -> Todo:
        """8.2.1.3"""
        first = draw_events(t, t.first, OPENING_HAND, "8.2.1.3")
        return happen(t, first + draw_events(t, 1 - t.first, OPENING_HAND, "8.2.1.3"))

    def first_redraw(self, t: Table) -> Todo:
        """8.2.1.4"""
        return RedrawHand(t.first, terms.ASK_MULLIGAN, terms.HAND, terms.DECK, OPENING_HAND)

    def second_redraw(self, t: Table) -> Todo:
        """8.2.1.4"""
        return RedrawHand(1 - t.first, terms.ASK_MULLIGAN, terms.HAND, terms.DECK, OPENING_HAND)

    def begin(self, t: Table) -> Todo:
        """8.2.1.5"""
        t.history = []
        t.make_active(t.first)
        return None

    def take_turn(self, t: Table) -> Todo:
        """9, 9.5.1.5"""
        self.next = self.TAKE_TURN
        t.turn += 1
        return Turn(t.active)

    # -- generated from the steps above: make steps
    BEGIN: Final = 7
    TAKE_TURN: Final = 8
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "1.1, 8.2.1", "8.2.1.1, 15.1.1.6.1", "8.2.1.2", "8.2.1.2", "8.2.1.3", "8.2.1.4", "8.2.1.4", "8.2.1.5",
        "9, 9.5.1.5",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
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

    def twin(self) -> Procedure:
        p = Game(self.damage_limit)
        p.chooser = self.chooser
        return p
    # -- end of generated
