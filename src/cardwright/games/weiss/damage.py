"""4.10: the Damage Process, card by card, with Damage Cancel."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.weiss import terms
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import Event, moved
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def take_damage(t: Table, e: Event) -> Event | None:
    """7.5.1.2.1: there is no damage of zero or less; 1.3.4: nor by a card that can't deal any. What is dealt is taken card by
    card: see `DamageProcess`."""
    if e.amount <= 0:
        t.cite("7.5.1.2.1, 1.3.3.2")
        return None
    if e.source >= 0 and t.look_at(e.source).bans & terms.CANT_DEAL_DAMAGE:
        t.cite("1.3.4")
        return None
    return e


def in_damage_process(t: Table, player: int) -> bool:
    """Is this player in the middle of a Damage Process (9.2.2.1)?"""
    for f in t.stack:
        if isinstance(f, DamageProcess) and f.events and f.events[0].player == player and f.revealed:
            return True
    return False


class DamageProcess(Procedure):
    """4.10.1: damage is dealt to a player (or, one after the other, to several at once)."""

    def __init__(self, events: list[Event]) -> None:
        super().__init__()
        self.events = events  # damage still to be taken; the first is being taken
        self.revealed: list[int] = []  # references of the cards that this damage put into the resolution zone
        self.outcomes: list[Event] = []

    def reveal(self, t: Table) -> Todo:
        """4.10.1, 4.10.1.1, 3.13.1.3"""
        p = self.events[0].player
        deck = t.zones[terms.DECK * 2 + p]
        if not deck:
            self.next = self.TAKE  # as much as possible (1.3.3)
            return None
        card = t.cards[deck[-1]]
        self.revealed.append(card.ref())
        shown = moved(card, to=terms.RESOLUTION, player=p, flags=terms.BY_DAMAGE, clause="4.10.1.1")
        return happen(t, [shown.by(source=self.events[0].source)])

    def look(self, t: Table) -> Todo:
        """4.10.1.2, 4.10.1.3"""
        card = t.cards[id_of(self.revealed[-1])]
        self.revealed[-1] = card.ref()
        if t.look(card).types & terms.CLIMAX:
            return None
        self.next = self.TAKE if len(self.revealed) >= self.events[0].amount else self.REVEAL
        return None

    def cancel(self, t: Table) -> Todo:
        """4.10.1.2, 3.13.1.3"""
        self.next = self.CANCELED
        return happen(t, self._moves(t, terms.WAITING_ROOM, "4.10.1.2"))

    def canceled(self, t: Table) -> Todo:
        """4.10.1.2, 4.10.1.2.1"""
        self.outcomes.append(self._outcome(terms.DAMAGE_CANCELED, self.events[0].amount, "4.10.1.2.1"))
        self.next = self.NEXT_PLAYER
        return None

    def take(self, t: Table) -> Todo:
        """4.10.1.3, 3.13.1.3, 3.13.1.3.1"""
        self.outcomes.append(self._outcome(terms.DAMAGE_TAKEN, len(self.revealed), "4.10.1.3"))
        return happen(t, self._moves(t, terms.CLOCK, "4.10.1.3"))

    def next_player(self, t: Table) -> Todo:
        """4.10.1"""
        self.events = self.events[1:]
        self.revealed = []
        if self.events:
            self.next = self.REVEAL
            return None
        outcomes = self.outcomes
        self.outcomes = []
        if t.trace is not None and len(outcomes) > 1 and t.delayed:
            t.cite("4.12.2.7.3")  # what came of it is noticed all at once
        return happen(t, outcomes)

    def _moves(self, t: Table, goal: int, clause: str) -> list[Event]:
        e = self.events[0]
        out: list[Event] = []
        for ref in self.revealed:
            card = t.at(ref)
            if card is None:
                continue
            player = card.owner if goal == terms.WAITING_ROOM else e.player
            out.append(moved(card, to=goal, player=player, flags=terms.BY_DAMAGE, clause=clause).by(source=e.source))
        return out

    def _outcome(self, kind: int, amount: int, clause: str) -> Event:
        e = self.events[0]
        out = Event(kind, -1, e.player, amount=amount, verb=e.verb, other=e.other, flags=e.flags, clause=clause)
        return out.by(e.controller, e.source, e.cause, e.ability)

    # -- generated from the steps above: make steps
    REVEAL: Final = 0
    CANCELED: Final = 3
    TAKE: Final = 4
    NEXT_PLAYER: Final = 5
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "4.10.1, 4.10.1.1, 3.13.1.3", "4.10.1.2, 4.10.1.3", "4.10.1.2, 3.13.1.3", "4.10.1.2, 4.10.1.2.1",
        "4.10.1.3, 3.13.1.3, 3.13.1.3.1", "4.10.1",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.reveal(t)  # 4.10.1, 4.10.1.1, 3.13.1.3
            elif at == 1: todo = self.look(t)  # 4.10.1.2, 4.10.1.3
            elif at == 2: todo = self.cancel(t)  # 4.10.1.2, 3.13.1.3
            elif at == 3: todo = self.canceled(t)  # 4.10.1.2, 4.10.1.2.1
            elif at == 4: todo = self.take(t)  # 4.10.1.3, 3.13.1.3, 3.13.1.3.1
            elif at == 5: todo = self.next_player(t)  # 4.10.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = DamageProcess(self.events[:])
        p.revealed = self.revealed[:]
        p.outcomes = self.outcomes[:]
        return p
    # -- end of generated
