"""3-8, 6-6-1-2-2: burst cards are set facedown; a second one takes the place of the first."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.bss import terms
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import DISCARD, Event, moved
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

BURSTS_PER_TURN: Final = 1


def cannot_set(t: Table, player: int, card: Card) -> str:
    """Why this player may not set this card now."""
    if card.zone != terms.HAND or card.controller != player:
        return "6-6-1-2-2"
    if not t.look(card).keywords & terms.BURST:
        return "3-8-4"
    return "6-6-1-2-2" if t.number(terms.BURSTS_SET, player) >= BURSTS_PER_TURN else ""


class SetBurst(Procedure):
    """A card from the hand is set; the card that was there before is discarded (3-8-3)."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def set(self, t: Table) -> Todo:
        """6-6-1-2-2, 3-8-1, 3-8-4"""
        t.set_number(terms.BURSTS_SET, self.player, t.number(terms.BURSTS_SET, self.player) + 1)
        card = t.cards[id_of(self.card)]
        put = moved(card, to=terms.BURST_AREA, how=terms.SET_BURST, player=self.player, clause="6-6-1-2-2")
        return happen(t, [put.by(self.player)])

    def discard_old(self, t: Table) -> Todo:
        """3-8-3"""
        events: list[Event] = []
        for id in t.zone(terms.BURST_AREA, self.player):
            if id != id_of(self.card):
                c = t.cards[id]
                events.append(moved(c, to=terms.TRASH, how=DISCARD, clause="3-8-3, 10-2-1").by(self.player))
        return happen(t, events)

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("6-6-1-2-2, 3-8-1, 3-8-4", "3-8-3")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.set(t)  # 6-6-1-2-2, 3-8-1, 3-8-4
            elif at == 1: todo = self.discard_old(t)  # 3-8-3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return SetBurst(self.player, self.card)
    # -- end of generated


def show_bursts(t: Table) -> None:
    """3-8-5: when the game is over, set cards are turned faceup."""
    for p in range(2):
        for id in t.zone(terms.BURST_AREA, p):
            card = t.mine(id)
            card.facedown = False
            card.seen_by = 3
    t.cite("3-8-5")
