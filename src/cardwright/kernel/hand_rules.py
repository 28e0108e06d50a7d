"""What players do with their hands by the rules of several games: discard down to a limit, put the opening hand back and draw."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.kernel import asking
from cardwright.kernel.events import BOTTOM, DISCARD, DRAW, Event, moved
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, NO, YES, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def top_cards(t: Table, player: int, n: int, deck: int, goal: int, how: int, clause: str) -> list[Event]:
    """Moves of the top n cards of a deck, one after the other; of fewer, if there are fewer."""
    cards = t.zone(deck, player)
    out: list[Event] = []
    for i in range(min(n, len(cards))):
        card = t.cards[cards[len(cards) - 1 - i]]
        out.append(moved(card, to=goal, how=how, player=player, clause=clause).by(player))
    return out


class DiscardDown(Procedure):
    """A player has so many cards too many in hand: they choose which, and discard them all at once."""

    def __init__(self, player: int, hand: int, goal: int, over: int) -> None:
        super().__init__()
        self.player = player
        self.hand = hand
        self.goal = goal
        self.over = over
        self.chosen: list[int] = []

    def choose(self, t: Table) -> Todo:
        """@hand_limit"""
        if len(self.chosen) == self.over:
            self.next = self.DISCARD
            return None
        options = [option(CARD, id) for id in t.zone(self.hand, self.player) if id not in self.chosen]
        clause = t.rules.topics["@hand_limit"][0]
        chosen = [t.cards[id].ref() for id in self.chosen]
        return Ask(self.player, asking.DISCARD, clause, options, -1, -1, len(chosen), self.over, chosen=chosen)

    def take(self, t: Table) -> Todo:
        """@hand_limit"""
        self.chosen.append(value_of(self.answer))
        self.next = self.CHOOSE
        return None

    def discard(self, t: Table) -> Todo:
        """@hand_limit"""
        clause = t.rules.topics["@hand_limit"][0]
        events: list[Event] = []
        for id in self.chosen:
            events.append(moved(t.cards[id], to=self.goal, how=DISCARD, clause=clause).by(self.player))
        return happen(t, events)

    # -- generated from the steps above: make steps
    CHOOSE: Final = 0
    DISCARD: Final = 2
    CLAUSES: ClassVar[tuple[str, ...]] = ("@hand_limit", "@hand_limit", "@hand_limit")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose(t)  # @hand_limit
            elif at == 1: todo = self.take(t)  # @hand_limit
            elif at == 2: todo = self.discard(t)  # @hand_limit
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = DiscardDown(self.player, self.hand, self.goal, self.over)
        p.chosen = self.chosen[:]
        return p
    # -- end of generated


class RedrawHand(Procedure):
    """Once, a player may put the opening hand under the deck in any order and draw as many new cards. No shuffle follows."""

    def __init__(self, player: int, question: int, hand: int, deck: int, size: int) -> None:
        super().__init__()
        self.player = player
        self.question = question
        self.hand = hand
        self.deck = deck
        self.size = size
        self.order: list[int] = []  # the hand, in the order in which it goes to the bottom

    def ask(self, t: Table) -> Todo:
        """@redraw"""
        return Ask(self.player, self.question, t.rules.topics["@redraw"][0], [option(NO), option(YES)])

    def decide(self, t: Table) -> Todo:
        """@redraw"""
        return self.end() if verb_of(self.answer) == NO else None

    def next_card(self, t: Table) -> Todo:
        """@redraw"""
        left = [id for id in t.zone(self.hand, self.player) if id not in self.order]
        if len(left) <= 1:
            self.order = self.order + left
            self.next = self.PUT_UNDER
            return None
        n = len(self.order)
        options = [option(CARD, id) for id in left]
        placed = [t.cards[id].ref() for id in self.order]
        return Ask(self.player, asking.ORDER, t.rules.topics["@redraw"][0], options, -1, -1, n, n + len(left), chosen=placed)

    def place(self, t: Table) -> Todo:
        """@redraw"""
        self.order.append(value_of(self.answer))
        self.next = self.NEXT_CARD
        return None

    def put_under(self, t: Table) -> Todo:
        """@redraw"""
        clause = t.rules.topics["@redraw"][0]
        events: list[Event] = []
        for id in self.order:
            put = moved(t.cards[id], to=self.deck, player=self.player, place=BOTTOM, clause=clause)
            events.append(put.by(self.player))
        return happen(t, events)

    def draw(self, t: Table) -> Todo:
        """@redraw"""
        return happen(t, top_cards(t, self.player, self.size, self.deck, self.hand, DRAW, t.rules.topics["@redraw"][0]))

    # -- generated from the steps above: make steps
    NEXT_CARD: Final = 2
    PUT_UNDER: Final = 4
    CLAUSES: ClassVar[tuple[str, ...]] = ("@redraw", "@redraw", "@redraw", "@redraw", "@redraw", "@redraw")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.ask(t)  # @redraw
            elif at == 1: todo = self.decide(t)  # @redraw
            elif at == 2: todo = self.next_card(t)  # @redraw
            elif at == 3: todo = self.place(t)  # @redraw
            elif at == 4: todo = self.put_under(t)  # @redraw
            elif at == 5: todo = self.draw(t)  # @redraw
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = RedrawHand(self.player, self.question, self.hand, self.deck, self.size)
        p.order = self.order[:]
        return p
    # -- end of generated
