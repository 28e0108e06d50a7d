"""Chapter 9: rule actions of the check kind, found first and then done at once (9.1.2.2, 9.4 to 9.9)."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.markers import fall
from cardwright.games.weiss.terms import POSITION_BITS, POWER
from cardwright.games.weiss.zones import LOST_LEVEL
from cardwright.kernel.cards import Card
from cardwright.kernel.events import MOVE, Event, moved, player_loses
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.layers import refresh

# Where the first player's list of a zone is, or a number of theirs; the second player's is the next.
STAGE: Final = terms.STAGE * 2
DECK: Final = terms.DECK * 2
WAITING_ROOM: Final = terms.WAITING_ROOM * 2
MARKERS: Final = terms.MARKERS * 2
LEVEL: Final = terms.LEVEL * 2
CLIMAX_AREA: Final = terms.CLIMAX_AREA * 2
REFRESH_POINTS: Final = terms.REFRESH_POINTS * 2

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def nothing_to_do(t: Table) -> bool:
    """A quick look at everything that rule actions of the check kind look for; most of the time nothing applies."""
    if t.dirty:
        refresh(t)
    zones = t.zones
    numbers = t.numbers
    if (
        numbers[REFRESH_POINTS] or numbers[REFRESH_POINTS + 1]
        or len(zones[LEVEL]) >= LOST_LEVEL or len(zones[LEVEL + 1]) >= LOST_LEVEL
        or len(zones[CLIMAX_AREA]) > 1 or len(zones[CLIMAX_AREA + 1]) > 1
        or not (zones[DECK] or zones[WAITING_ROOM]) or not (zones[DECK + 1] or zones[WAITING_ROOM + 1])
    ):
        return False
    cards = t.cards
    looks = t.outlook.looks
    for p in range(2):
        taken = 0  # the positions with a character
        for id in zones[STAGE + p]:
            here = 1 << (cards[id].marks & POSITION_BITS)
            if looks[id].stats[POWER] <= 0 or taken & here:
                return False
            taken |= here
        for id in zones[MARKERS + p]:
            if not taken >> (cards[id].marks & POSITION_BITS) & 1:
                return False
    return True


def losing_condition(t: Table, player: int) -> str:
    """9.4.1: the clause of the losing condition that this player fulfils; nothing if none."""
    if len(t.zone(terms.LEVEL, player)) >= LOST_LEVEL:
        t.cite("9.4.1.1, 1.2.2.1, 3.9.3")
        return "1.2.2.1"
    if not t.zone(terms.DECK, player) and not t.zone(terms.WAITING_ROOM, player):
        t.cite("9.4.1.2, 1.2.2.2")
        return "1.2.2.2"
    return ""


def gone(c: Card, clause: str) -> Event:
    """A card goes to its owner's waiting room because the rules say so."""
    return moved(c, to=terms.WAITING_ROOM, clause=clause)


def without_power(t: Table, player: int) -> list[Card]:
    """9.5.1: characters whose power is zero or lower."""
    out: list[Card] = []
    if t.dirty:
        refresh(t)
    for id in t.zones[terms.STAGE * 2 + player]:
        if t.outlook.looks[id].stats[POWER] <= 0:
            out.append(t.cards[id])
    return out


def crowded(t: Table, ids: list[int], at_once: str, clause: str) -> list[Event]:
    """9.6, 9.7: of cards that lie on one place all but the last one placed go; all of them, if the last came together."""
    out: list[Event] = []
    if len(ids) < 2:
        return out
    last = t.cards[ids[-1]]
    if t.trace is not None:
        t.cite("3.6.2" if last.zone == terms.STAGE else "3.11.2")
    before = t.cards[ids[-2]]
    together = before.stamp == last.stamp and not (moved_since(t, before) or moved_since(t, last))
    for id in ids[:-1]:
        out.append(gone(t.cards[id], at_once if together else clause))
    if together:
        out.append(gone(last, at_once))
    return out


def moved_since(t: Table, c: Card) -> bool:
    """Has it, since it came to the stage, been put on another position? Then it was not placed with those that it came with."""
    ref = c.ref()
    for i in range(len(t.history) - 1, -1, -1):
        e = t.history[i]
        if e.subject == ref:
            if e.kind == terms.REPOSITIONED:
                return True
            if e.kind == MOVE:
                return e.before is not None and e.before.zone == c.zone
    return False


def by_position(t: Table, player: int) -> list[list[int]]:
    """The characters on each position, in the order in which they were placed."""
    out: list[list[int]] = [[], [], [], [], [], []]
    for id in t.zones[terms.STAGE * 2 + player]:
        out[t.cards[id].marks & POSITION_BITS].append(id)
    return out


def of_player(t: Table, player: int) -> list[Event]:
    """What the rules do with this player's cards."""
    out: list[Event] = []
    stage = by_position(t, player)
    for there in stage:
        if len(there) > 1:
            out += crowded(t, there, "9.6.2", "9.6.1")
    for c in without_power(t, player):
        if not leaves(out, c):
            out.append(gone(c, "9.5.1"))
    out += crowded(t, t.zones[terms.CLIMAX_AREA * 2 + player], "9.7.2", "9.7.1")
    for id in t.zones[terms.MARKERS * 2 + player]:
        m = t.cards[id]
        if not stage[m.marks & POSITION_BITS]:
            out.append(fall(m, "9.8.1"))
    deck = t.zones[terms.DECK * 2 + player]
    if t.number(terms.REFRESH_POINTS, player) > 0:
        t.set_number(terms.REFRESH_POINTS, player, t.number(terms.REFRESH_POINTS, player) - 1)
        if deck:
            out.append(moved(t.cards[deck[-1]], to=terms.CLOCK, player=player, clause="9.9.1"))
    return out


def leaves(events: list[Event], c: Card) -> bool:
    for e in events:
        if e.subject == c.ref():
            return True
    return False


class RuleActions(Procedure):
    """8.5.1.1: all rule actions that apply now, at once."""

    def __init__(self) -> None:
        super().__init__()

    def losing_verdict(self, t: Table) -> Todo:
        """9.4.1, 1.2.2"""
        events: list[Event] = []
        for p in range(2):
            why = losing_condition(t, p)
            if why != "":
                events.append(player_loses(p, clause=f"9.4.1, {why}"))
        return happen(t, events)

    def carry_out(self, t: Table) -> Todo:
        """8.5.1.1, 9.1.1, 9.1.2.2, 9.1.2.2.1"""
        t.check = True
        return happen(t, of_player(t, t.active) + of_player(t, 1 - t.active))

    # -- generated from the steps above: make steps
    CARRY_OUT: Final = 1
    CLAUSES: ClassVar[tuple[str, ...]] = ("9.4.1, 1.2.2", "8.5.1.1, 9.1.1, 9.1.2.2, 9.1.2.2.1")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.losing_verdict(t)  # 9.4.1, 1.2.2
            elif at == 1: todo = self.carry_out(t)  # 8.5.1.1, 9.1.1, 9.1.2.2, 9.1.2.2.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return RuleActions()
    # -- end of generated
