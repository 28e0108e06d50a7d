"""6.2: before the game starts, and then turn after turn (7.1)."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.sve import terms
from cardwright.games.sve.notations.super_evolving import speaks_of_it
from cardwright.games.sve.turn import Turn
from cardwright.games.sve.zones import EX_LIMIT, FIELD_LIMIT, HAND_LIMIT
from cardwright.kernel.events import CREATE, DRAW, NOWHERE, Event, moved, revealed, shuffled
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.hand_rules import RedrawHand, top_cards
from cardwright.kernel.happening import happen
from cardwright.kernel.options import PLAYER, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

OPENING_HAND: Final = 4
LEADER_DEFENSE: Final = 20  # 2.8.3.1
SECOND_PLAYER_EVOLUTION_POINTS: Final = 3
SUPER_EVOLUTION_POINTS: Final = 1
MAGICAL_ITEMS: Final = 5  # 14.3.1.2


class Game(Procedure):
    """A game from the presented decks to its end."""

    def __init__(self, magical: int) -> None:
        super().__init__()
        self.magical = magical  # bits of the players whose deck is based on the universe with Magical Items
        self.chooser = 0

    def present(self, t: Table) -> Todo:
        """6.2.1.1, 1.1.1, 3.1.1"""
        if t.trace is not None:
            for p in range(2):
                if not t.zone(terms.EVOLVE_DECK, p):
                    t.cite("6.2.1.1.1")
        return None

    def place_leaders(self, t: Table) -> Todo:
        """6.2.1.2"""
        if t.trace is not None:
            for p in range(2):
                if t.number(terms.OPEN_8, p) > 0:
                    t.cite("B:6.2.1")  # no leader card, but a leader
        return None

    def declare_basis(self, t: Table) -> Todo:
        """6.2.1.3"""
        events: list[Event] = []
        for p in range(2):
            basis = t.number(terms.BASIS, p)
            if basis > 0:
                leader = t.cards[t.zone(terms.LEADER_AREA, p)[0]]
                events.append(revealed(leader, p, amount=basis, clause="6.2.1.3"))
        return happen(t, events)

    def shuffle(self, t: Table) -> Todo:
        """6.2.1.4"""
        for p in range(2):
            t.shuffle(terms.DECK, p)
        return happen(t, [shuffled(p, terms.DECK, clause="6.2.1.4") for p in range(2)])

    def place_evolve_decks(self, t: Table) -> Todo:
        """6.2.1.5"""
        for p in range(2):
            for id in t.zone(terms.EVOLVE_DECK, p):
                t.mine(id).facedown = True
        return None

    def magical_items(self, t: Table) -> Todo:
        """14.3.1.2"""
        events: list[Event] = []
        for p in range(2):
            if self.magical >> p & 1:
                face = t.library.by_name["Magical Item"][0]
                if t.trace is not None and len(face.look.names) > 1:
                    t.cite("14.3.1.1")
                for _ in range(MAGICAL_ITEMS):
                    token = t.new_card(p, face, None, NOWHERE)
                    events.append(moved(token, to=terms.EX_AREA, how=CREATE, clause="14.3.1.2"))
        self._set_limits(t)
        return happen(t, events)

    def pick_a_player(self, t: Table) -> Todo:
        """6.2.1.6"""
        self.chooser = t.random(2)
        return Ask(self.chooser, terms.ASK_FIRST, "6.2.1.6", [option(PLAYER, 0), option(PLAYER, 1)])

    def decide_first(self, t: Table) -> Todo:
        """6.2.1.6"""
        t.first = value_of(self.answer)
        return None

    def draw_four(self, t: Table) -> Todo:
        """6.2.1, 6.2.1.7"""
        events: list[Event] = []
        for p in (t.first, 1 - t.first):
            events = events + top_cards(t, p, OPENING_HAND, terms.DECK, terms.HAND, DRAW, "6.2.1.7")
        return happen(t, events)

    def first_mulligan(self, t: Table) -> Todo:
        """6.2.1.8"""
        return RedrawHand(t.first, terms.ASK_MULLIGAN, terms.HAND, terms.DECK, OPENING_HAND)

    def second_mulligan(self, t: Table) -> Todo:
        """6.2.1.8"""
        return RedrawHand(1 - t.first, terms.ASK_MULLIGAN, terms.HAND, terms.DECK, OPENING_HAND)

    def set_points(self, t: Table) -> Todo:
        """6.2.1.9, 3.2.2, 3.2.3"""
        for p in range(2):
            t.set_number(terms.PLAY_POINTS, p, 0)
            t.set_number(terms.MAX_PLAY_POINTS, p, 0)
        return None

    def set_evolution_points(self, t: Table) -> Todo:
        """6.2.1.10, 3.2.1, 3.2.5"""
        t.set_number(terms.EVOLUTION_POINTS, t.first, 0)
        t.set_number(terms.EVOLUTION_POINTS, 1 - t.first, SECOND_PLAYER_EVOLUTION_POINTS)
        if speaks_of_it(t):
            for p in range(2):
                t.set_number(terms.SUPER_EVOLUTION_POINTS, p, SUPER_EVOLUTION_POINTS)
        return None

    def set_defense(self, t: Table) -> Todo:
        """6.2.1.11, 2.8.3, 2.8.3.1"""
        for p in range(2):
            t.set_number(terms.LEADER_DEFENSE, p, LEADER_DEFENSE)
        return None

    def begin(self, t: Table) -> Todo:
        """6.2.1.12"""
        t.history = []
        t.make_active(t.first)
        t.memory = [1 - t.first]
        return None

    def take_turn(self, t: Table) -> Todo:
        """7.1.1, 7.1.2"""
        self.next = self.TAKE_TURN
        t.turn += 1
        return Turn(t.active)

    def _set_limits(self, t: Table) -> None:
        """4.4.4.1, 4.7.3.1, 4.8.3.1"""
        for p in range(2):
            t.set_number(terms.FIELD_LIMIT, p, FIELD_LIMIT)
            t.set_number(terms.HAND_LIMIT, p, HAND_LIMIT)
            t.set_number(terms.EX_LIMIT, p, EX_LIMIT)
            t.set_number(terms.EVOLVES_ALLOWED, p, 1)
        t.cite("4.4.4, 4.4.4.1, 4.7.3, 4.7.3.1, 4.8.3, 4.8.3.1")

    # -- generated from the steps above: make steps
    TAKE_TURN: Final = 15
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "6.2.1.1, 1.1.1, 3.1.1", "6.2.1.2", "6.2.1.3", "6.2.1.4", "6.2.1.5", "14.3.1.2", "6.2.1.6", "6.2.1.6",
        "6.2.1, 6.2.1.7", "6.2.1.8", "6.2.1.8", "6.2.1.9, 3.2.2, 3.2.3", "6.2.1.10, 3.2.1, 3.2.5",
        "6.2.1.11, 2.8.3, 2.8.3.1", "6.2.1.12", "7.1.1, 7.1.2",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.present(t)  # 6.2.1.1, 1.1.1, 3.1.1
                elif at == 1: todo = self.place_leaders(t)  # 6.2.1.2
                elif at == 2: todo = self.declare_basis(t)  # 6.2.1.3
                elif at == 3: todo = self.shuffle(t)  # 6.2.1.4
                else: todo = self.place_evolve_decks(t)  # 6.2.1.5
            elif at < 10:
                if at == 5: todo = self.magical_items(t)  # 14.3.1.2
                elif at == 6: todo = self.pick_a_player(t)  # 6.2.1.6
                elif at == 7: todo = self.decide_first(t)  # 6.2.1.6
                elif at == 8: todo = self.draw_four(t)  # 6.2.1, 6.2.1.7
                else: todo = self.first_mulligan(t)  # 6.2.1.8
            elif at < 15:
                if at == 10: todo = self.second_mulligan(t)  # 6.2.1.8
                elif at == 11: todo = self.set_points(t)  # 6.2.1.9, 3.2.2, 3.2.3
                elif at == 12: todo = self.set_evolution_points(t)  # 6.2.1.10, 3.2.1, 3.2.5
                elif at == 13: todo = self.set_defense(t)  # 6.2.1.11, 2.8.3, 2.8.3.1
                else: todo = self.begin(t)  # 6.2.1.12
            elif at < 16:
                todo = self.take_turn(t)  # 7.1.1, 7.1.2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Game(self.magical)
        p.chooser = self.chooser
        return p
    # -- end of generated
