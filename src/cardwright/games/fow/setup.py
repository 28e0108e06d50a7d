"""403: before the game starts, and then turn after turn (501.1)."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fow import terms
from cardwright.games.fow.entering_counters import add_counters
from cardwright.games.fow.rune_area import bring_runes
from cardwright.games.fow.stranger_decks import bring_strangers
from cardwright.games.fow.turn import Turn
from cardwright.games.fow.zones import HAND_SIZE, LIFEBREAK_SIZE, OPENING_HAND, STANDBY_WILL, STARTING_LIFE
from cardwright.kernel.events import BOTTOM, CREATE, DRAW, NOWHERE, PUT, Event, moved, shuffled
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.hand_rules import top_cards
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, DONE, PLAYER, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Game(Procedure):
    """A game from the presented decks to its end."""

    def __init__(self, valhalla: bool) -> None:
        super().__init__()
        self.valhalla = valhalla  # 1415.1: both players agreed on the Valhalla rules
        self.chooser = 0

    def present(self, t: Table) -> Todo:
        """102.1, 401.1, 105.2"""
        self._set_numbers(t)
        return None

    def shuffle(self, t: Table) -> Todo:
        """403.1, 1021.1"""
        events: list[Event] = []
        for p in range(2):
            bring_strangers(t, p)
            bring_runes(t, p)
            for zone in (terms.MAIN_DECK, terms.STONE_DECK):
                t.shuffle(zone, p)
                events.append(shuffled(p, zone, clause="403.1"))
        return happen(t, events)

    def set_life(self, t: Table) -> Todo:
        """403.2"""
        for p in range(2):
            t.set_number(terms.LIFE, p, STARTING_LIFE)
        return None

    def pick_a_player(self, t: Table) -> Todo:
        """403.3"""
        self.chooser = t.random(2)
        return Ask(self.chooser, terms.ASK_FIRST, "403.3", [option(PLAYER, 0), option(PLAYER, 1)])

    def decide_first(self, t: Table) -> Todo:
        """403.3"""
        t.first = value_of(self.answer)
        t.make_active(t.first)
        return None

    def draw_five(self, t: Table) -> Todo:
        """403.4"""
        first = top_cards(t, t.first, OPENING_HAND, terms.MAIN_DECK, terms.HAND, DRAW, "403.4")
        return happen(t, first + top_cards(t, 1 - t.first, OPENING_HAND, terms.MAIN_DECK, terms.HAND, DRAW, "403.4"))

    def change_hands(self, t: Table) -> Todo:
        """403.4"""
        return ChangeHands()

    def place_rulers(self, t: Table) -> Todo:
        """403.5"""
        return None

    def lifebreak_areas(self, t: Table) -> Todo:
        """1415.1c"""
        if not self.valhalla:
            return None
        t.cite("1415.1, 1415.1a, 1415.1a-ii, 1415.1b")
        first = top_cards(t, t.first, LIFEBREAK_SIZE, terms.MAIN_DECK, terms.LIFEBREAK, PUT, "1415.1c")
        return happen(t, first + top_cards(t, 1 - t.first, LIFEBREAK_SIZE, terms.MAIN_DECK, terms.LIFEBREAK, PUT, "1415.1c"))

    def energize(self, t: Table) -> Todo:
        """1119.2, 1122.2a"""
        events: list[Event] = []
        for p in range(2):
            for id in t.zone(terms.RULER_AREA, p):
                for a in t.look(t.cards[id]).abilities:
                    if a.keyword == terms.MANA:
                        t.cite("1122.2a")
                        add_counters(t.mine(id), t.library.counter(terms.MANA_COUNTER), a.n)
                    elif a.keyword == terms.ENERGIZE and p != t.first:
                        token = t.new_card(p, t.library.faces[a.n], None, NOWHERE)
                        made = moved(token, to=terms.REMOVED, how=CREATE, clause="1119.2")
                        events.append(made.by(p, t.cards[id].ref()))
        return happen(t, events)

    def begin(self, t: Table) -> Todo:
        """403.6"""
        t.history = []
        t.make_active(t.first)
        t.memory = [1 - t.first]
        return None

    def take_turn(self, t: Table) -> Todo:
        """501.1, 105.1"""
        self.next = self.TAKE_TURN
        t.turn += 1
        return Turn(t.active)

    def _set_numbers(self, t: Table) -> None:
        """306.3, 706.1, 709.1"""
        for p in range(2):
            t.set_number(terms.HAND_LIMIT, p, HAND_SIZE)
            t.set_number(terms.CALLS_ALLOWED, p, 1)
            t.set_number(terms.STANDBY_COST, p, STANDBY_WILL)
            t.set_number(terms.LIFEBREAK_LIMIT, p, LIFEBREAK_SIZE)
            t.set_number(terms.VALHALLA, p, 1 if self.valhalla else 0)
        t.cite("306.3")

    # -- generated from the steps above: make steps
    TAKE_TURN: Final = 11
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "102.1, 401.1, 105.2", "403.1, 1021.1", "403.2", "403.3", "403.3", "403.4", "403.4", "403.5", "1415.1c",
        "1119.2, 1122.2a", "403.6", "501.1, 105.1",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.present(t)  # 102.1, 401.1, 105.2
                elif at == 1: todo = self.shuffle(t)  # 403.1, 1021.1
                elif at == 2: todo = self.set_life(t)  # 403.2
                elif at == 3: todo = self.pick_a_player(t)  # 403.3
                else: todo = self.decide_first(t)  # 403.3
            elif at < 10:
                if at == 5: todo = self.draw_five(t)  # 403.4
                elif at == 6: todo = self.change_hands(t)  # 403.4
                elif at == 7: todo = self.place_rulers(t)  # 403.5
                elif at == 8: todo = self.lifebreak_areas(t)  # 1415.1c
                else: todo = self.energize(t)  # 1119.2, 1122.2a
            elif at < 12:
                if at == 10: todo = self.begin(t)  # 403.6
                else: todo = self.take_turn(t)  # 501.1, 105.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Game(self.valhalla)
        p.chooser = self.chooser
        return p
    # -- end of generated


class ChangeHands(Procedure):
    """403.4: the player who will go first chooses which cards to change, then the other; then both change them."""

    def __init__(self) -> None:
        super().__init__()
        self.player = -1
        self.first: list[int] = []  # what the player who goes first puts back, in order
        self.second: list[int] = []

    def first_player(self, t: Table) -> Todo:
        """403.4"""
        self.player = t.first
        return None

    def choose(self, t: Table) -> Todo:
        """403.4"""
        chosen = self._chosen(t)
        left = [id for id in t.zone(terms.HAND, self.player) if id not in chosen]
        options = [option(CARD, id) for id in left]
        if not options:
            self.answer = option(DONE)
            return None
        options.append(option(DONE))
        put_back = [t.cards[id].ref() for id in chosen]
        return Ask(self.player, terms.ASK_MULLIGAN, "403.4", options, -1, -1, len(chosen), OPENING_HAND, chosen=put_back)

    def take(self, t: Table) -> Todo:
        """403.4"""
        if verb_of(self.answer) != DONE:
            self._chosen(t).append(value_of(self.answer))
            self.next = self.CHOOSE
            return None
        if self.player == t.first:
            self.player = 1 - t.first
            self.next = self.CHOOSE
        return None

    def put_under(self, t: Table) -> Todo:
        """403.4"""
        events: list[Event] = []
        for p in (t.first, 1 - t.first):
            self.player = p
            for id in self._chosen(t):
                events.append(moved(t.cards[id], to=terms.MAIN_DECK, player=p, place=BOTTOM, clause="403.4").by(p))
        return happen(t, events)

    def redraw(self, t: Table) -> Todo:
        """403.4"""
        first = top_cards(t, t.first, len(self.first), terms.MAIN_DECK, terms.HAND, DRAW, "403.4")
        return happen(t, first + top_cards(t, 1 - t.first, len(self.second), terms.MAIN_DECK, terms.HAND, DRAW, "403.4"))

    def _chosen(self, t: Table) -> list[int]:
        return self.first if self.player == t.first else self.second

    # -- generated from the steps above: make steps
    CHOOSE: Final = 1
    CLAUSES: ClassVar[tuple[str, ...]] = ("403.4", "403.4", "403.4", "403.4", "403.4")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.first_player(t)  # 403.4
            elif at == 1: todo = self.choose(t)  # 403.4
            elif at == 2: todo = self.take(t)  # 403.4
            elif at == 3: todo = self.put_under(t)  # 403.4
            elif at == 4: todo = self.redraw(t)  # 403.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = ChangeHands()
        p.player = self.player
        p.first = self.first[:]
        p.second = self.second[:]
        return p
    # -- end of generated
