"""1200: rule processes. Everything that applies is found first, then done at once; repeated until none is left (602.1a)."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fow import terms
from cardwright.games.fow.additions import cannot_be_added, stranded, to_graveyard
from cardwright.kernel.cards import Card
from cardwright.kernel.events import DESTROY, Event, moved, number_changed, player_loses
from cardwright.kernel.faces import Look
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.layers import refresh
from cardwright.kernel.ordering import in_order

if TYPE_CHECKING:
    from cardwright.kernel.continuous import Link
    from cardwright.kernel.table import Table

PROCESSED: Final = terms.FIGHTERS | terms.ADDITION  # what rule processes are about, on the field


def losing_condition(t: Table, player: int) -> str:
    """1202: the clause by which this player loses the game now; nothing if they don't."""
    if t.numbers[terms.LIFE * 2 + player] <= 0:
        t.cite("1202.1, 105.4")
        return "1202.1"
    short = t.numbers[terms.SHORT_DRAW * 2 + player]
    if short == terms.IN_DRAW_PHASE or (short > 0 and t.rules.switches[terms.ANY_DRAW_LOSES]):
        t.cite("1202.2")
        return "1202.2"
    return ""


def dies(k: Look, card: Card) -> str:
    """1203: the clause by which this card is destroyed, or nothing."""
    if not k.types & terms.FIGHTERS:
        return ""
    defense = k.stats[terms.DEF]
    if defense <= terms.NO_STAT // 2 or k.bans & terms.CANT_BE_DESTROYED:
        return ""
    if defense <= 0:
        return "1203.2"
    return "1203.1, 207.2" if card.damage >= defense else ""


def destruction(t: Table) -> list[Event]:
    """1203: J/resonators that have suffered as much damage as their DEF, or have none left."""
    out: list[Event] = []
    for p in range(2):
        for id in t.zones[terms.FIELD * 2 + p]:
            k = t.outlook.looks[id]
            if not k.types & terms.FIGHTERS:
                continue
            card = t.cards[id]
            clause = dies(k, card)
            if clause != "":
                out.append(moved(card, to=terms.GRAVEYARD, how=DESTROY, clause=clause))
            elif t.trace is not None and k.bans & terms.CANT_BE_DESTROYED and card.damage >= k.stats[terms.DEF]:
                t.cite("1010.3")
    return out


def strays(t: Table) -> list[Event]:
    """1406.4a: old additions that are added to nothing, or to something that they can't be added to."""
    out: list[Event] = []
    for p in range(2):
        for id in t.zones[terms.FIELD * 2 + p]:
            if t.outlook.looks[id].types & terms.ADDITION and stranded(t, t.cards[id]):
                out.append(to_graveyard(t.cards[id], "1406.4a"))
    return out


def loose(t: Table, link: Link) -> bool:
    """Is a new addition added to something that it can't be added to any more? Then it is added to nothing (1002.1, 1205.1)."""
    if link.kind != terms.ADDED:
        return False
    addition = t.at(link.card)
    to = t.at(link.to)
    return addition is None or to is None or cannot_be_added(t, addition, to) in ("1205.1", "1002.1")


def loose_links(t: Table) -> bool:
    for link in t.links:
        if loose(t, link):
            return True
    return False


def overfull(t: Table, player: int) -> int:
    """1415.1e-i: how many cards too many lie in the lifebreak area, with the Valhalla rules (1415.2)."""
    if t.numbers[terms.VALHALLA * 2 + player] == 0:
        return 0
    over = len(t.zones[terms.LIFEBREAK * 2 + player]) - t.numbers[terms.LIFEBREAK_LIMIT * 2 + player]
    return over if over > 0 else 0


def nothing_to_process(t: Table) -> bool:
    """A quick look: is there no rule process to perform?"""
    if t.dirty:
        refresh(t)
    numbers = t.numbers
    looks = t.outlook.looks
    cards = t.cards
    for p in range(2):
        life = numbers[terms.LIFE * 2 + p]
        if life <= 0 or life % 100 or numbers[terms.SHORT_DRAW * 2 + p] or overfull(t, p):
            return False
        for id in t.zones[terms.FIELD * 2 + p]:
            k = looks[id]
            if not k.types & PROCESSED:
                continue
            if k.types & terms.FIGHTERS and (cards[id].damage or k.stats[terms.DEF] <= 0) and dies(k, cards[id]) != "":
                return False
            if k.types & terms.ADDITION and k.subtypes & terms.OLD_ADDITIONS and stranded(t, cards[id]):
                return False
    return len(t.links) == 0 or not loose_links(t)


class RuleProcess(Procedure):
    """1201.1: one round."""

    def lose(self, t: Table) -> Todo:
        """1202, 1201.1"""
        events: list[Event] = []
        for p in range(2):
            why = losing_condition(t, p)
            if why != "":
                events.append(player_loses(p, clause=f"103.1, {why}"))
        return happen(t, events) if events else None

    def tidy(self, t: Table) -> Todo:
        """1201.1"""
        for p in range(2):
            t.numbers[terms.SHORT_DRAW * 2 + p] = 0
        self._loosen(t)
        return None

    def process(self, t: Table) -> Todo:
        """1203, 1406.4, 1415.1e"""
        events = destruction(t) + strays(t)
        for p in range(2):
            over = overfull(t, p)
            if over > 0:
                pile = t.zones[terms.LIFEBREAK * 2 + p]
                for id in pile[len(pile) - over :]:
                    events.append(to_graveyard(t.cards[id], "1415.1e-i"))
            life = t.number(terms.LIFE, p)
            if life % 100 and life > 0:
                events.append(number_changed(p, terms.LIFE, 100 - life % 100, clause="1204.1, 105.4a"))
        return in_order(t, events, "302.4")

    def _loosen(self, t: Table) -> None:
        """1205.1: what can't be added is not added."""
        kept = []
        for link in t.links:
            if loose(t, link):
                t.cite("1205.1")
                continue
            kept.append(link)
        if len(kept) != len(t.links):
            t.links = kept
            t.dirty = True
            t.check = True

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("1202, 1201.1", "1201.1", "1203, 1406.4, 1415.1e")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.lose(t)  # 1202, 1201.1
            elif at == 1: todo = self.tidy(t)  # 1201.1
            elif at == 2: todo = self.process(t)  # 1203, 1406.4, 1415.1e
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return RuleProcess()
    # -- end of generated
