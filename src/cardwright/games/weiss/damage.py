"""4.10: the Damage Process, card by card, with Damage Cancel."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.weiss import terms
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import BY_RULE, MOVE, NOWHERE, PUT, Event
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


def take_damage(t: Table, e: Event) -> Event | None:
    """7.5.1.2.1: there is no damage of zero or less. What is dealt is taken card by card: see `DamageProcess`."""
    if e.amount <= 0:
        if t.trace is not None:
            t.cite("7.5.1.2.1")
            t.cite("1.3.3.2")
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
        return happen(t, [Event(
            MOVE, card.ref(), p, 0, PUT, self.events[0].source, -1, terms.DECK, terms.RESOLUTION, 0, BY_RULE, -1, "4.10.1.1",
            terms.BY_DAMAGE,
        )])

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
        self.outcomes.append(self._outcome(terms.DAMAGE_CANCELED, "4.10.1.2.1"))
        self.next = self.NEXT_PLAYER
        return None

    def take(self, t: Table) -> Todo:
        """4.10.1.3, 3.13.1.3, 3.13.1.3.1"""
        self.outcomes.append(self._outcome(terms.DAMAGE_TAKEN, "4.10.1.3"))
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
            out.append(Event(
                MOVE, ref, player, 0, PUT, e.source, -1, terms.RESOLUTION, goal, 0, BY_RULE, -1, clause, terms.BY_DAMAGE
            ))
        return out

    def _outcome(self, kind: int, clause: str) -> Event:
        e = self.events[0]
        return Event(
            kind, -1, e.player, len(self.revealed), e.verb, e.source, e.controller, NOWHERE, NOWHERE, 0, e.cause, e.other, clause,
            e.flags, None, (), e.ability,
        )

    # -- generated from the steps above: make steps
    REVEAL: Final = 0
    LOOK: Final = 1
    CANCEL: Final = 2
    CANCELED: Final = 3
    TAKE: Final = 4
    NEXT_PLAYER: Final = 5

    def tag(self) -> int:
        return 5001

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.reveal(t)  # 4.10.1, 4.10.1.1, 3.13.1.3
            elif at == 1: todo = self.look(t)  # 4.10.1.2, 4.10.1.3
            elif at == 2: todo = self.cancel(t)  # 4.10.1.2, 3.13.1.3
            elif at == 3: todo = self.canceled(t)  # 4.10.1.2, 4.10.1.2.1
            elif at == 4: todo = self.take(t)  # 4.10.1.3, 3.13.1.3, 3.13.1.3.1
            elif at == 5: todo = self.next_player(t)  # 4.10.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return DAMAGE_PROCESS_CLAUSES

    def copy(self) -> Procedure:
        p = DamageProcess(self.events[:])
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.revealed = self.revealed[:]
        p.outcomes = self.outcomes[:]
        return p

    def save(self, w: Writer) -> None:
        w.events(self.events)
        w.nums(self.revealed)
        w.events(self.outcomes)
    # -- end of generated


# -- generated from the steps above: make steps
DAMAGE_PROCESS_CLAUSES: Final[tuple[str, ...]] = (
    "4.10.1, 4.10.1.1, 3.13.1.3", "4.10.1.2, 4.10.1.3", "4.10.1.2, 3.13.1.3", "4.10.1.2, 4.10.1.2.1",
    "4.10.1.3, 3.13.1.3, 3.13.1.3.1", "4.10.1",
)
# -- end of generated
