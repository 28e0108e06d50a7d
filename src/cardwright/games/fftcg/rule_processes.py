"""Chapter 12: rule processes. All that the rules demand is found first, then done at once; nobody controls it."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.number_rules import ruled_number
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.party import party_of
from cardwright.games.fftcg.zones import LIGHT_AND_DARK, clash, shares_name
from cardwright.kernel.cards import Card
from cardwright.kernel.events import BY_COMBAT, DAMAGE, DESTROY, PUT, Event, moved, player_loses
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import CARD, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def why_lost(t: Table, player: int) -> str:
    """3.1: the clause by which this player loses the game now; nothing if they don't."""
    if len(t.zones[terms.DAMAGE_ZONE * 2 + player]) >= t.numbers[terms.DAMAGE_LIMIT * 2 + player]:
        return "12.4.1, 3.1.1"
    if t.numbers[terms.DECKED_OUT * 2 + player] > 0:
        return "12.4.2, 3.1.2"
    if t.numbers[terms.DAMAGED_OUT * 2 + player] > 0:
        return "12.4.3, 3.1.3"
    return ""


def why_it_goes(t: Table, c: Card) -> str:
    """12.4.4, 12.4.5: the clause by which a Forward can't stay; only Forwards have power. Lethal damage breaks it."""
    k = t.look(c)
    if not k.types & terms.FORWARD:
        return ""
    power = k.stats[terms.POWER]
    if c.damage > 0 and c.damage >= power:
        if not k.bans & terms.CANT_BE_BROKEN:
            return "12.4.5"
        t.cite("2.2")
    return "12.4.4" if power <= 0 else ""


def nothing_to_do(t: Table) -> bool:
    """Would rule processes find nothing? A quick look at what they look at."""
    if t.dirty:
        refresh(t)
    looks = t.outlook.looks
    for p in range(2):
        if why_lost(t, p) != "":
            return False
        ids = t.zones[terms.FIELD * 2 + p]
        names: list[str] = []
        backups = 0
        for i in range(len(ids)):
            c = t.cards[ids[i]]
            k = looks[c.id]
            if k.types & terms.FORWARD and (k.stats[terms.POWER] <= 0 or c.damage > 0) and why_it_goes(t, c) != "":
                return False
            if k.types & terms.BACKUP:
                backups += 1
            if k.colours & LIGHT_AND_DARK and has_rival(t, p, ids, i):
                return False
            if not k.subtypes & terms.GENERIC:
                for name in k.names:
                    if name in names:
                        return False
                for name in k.names:
                    names.append(name)
        if backups > ruled_number(t, terms.BACKUP_LIMIT, p):
            return False
    return True


def has_namesake(t: Table, ids: list[int], i: int) -> bool:
    """12.4.6: is there another Character of the same name, both without the generic icon?"""
    k = t.outlook.looks[ids[i]]
    for j in range(len(ids)):
        other = t.outlook.looks[ids[j]]
        if j != i and not other.subtypes & terms.GENERIC and shares_name(k, other):
            return True
    return False


def has_rival(t: Table, player: int, ids: list[int], i: int) -> bool:
    """12.4.7: is there another Light or Dark Character that may not stand beside this one?"""
    k = t.outlook.looks[ids[i]]
    for j in range(len(ids)):
        if j != i and clash(t, player, k, t.outlook.looks[ids[j]]):
            return True
    return False


def breakers(t: Table, c: Card) -> list[Event]:
    """12.4.5, 15.1.1.9.8: who has broken a Forward that took lethal damage just now: what dealt it, and with it its whole party."""
    if not c.marks & terms.HURT:
        return []
    ref = c.ref()
    for i in range(len(t.history) - 1, -1, -1):
        e = t.history[i]
        if e.kind == DAMAGE and e.subject == ref:
            return by_party(t, c, e) if e.cause == BY_COMBAT else [broke(t, c, e.source, e)]
    return []


def by_party(t: Table, c: Card, e: Event) -> list[Event]:
    party = party_of(t, e.source)
    if not party:
        return [broke(t, c, e.source, e)]
    t.cite("15.1.1.9.8")
    return [broke(t, c, ref, e) for ref in party]


def broke(t: Table, c: Card, by: int, e: Event) -> Event:
    return Event(terms.BROKE, by, c.controller, other=c.ref(), clause="12.4.5").by(e.controller, by, e.cause)


class RuleProcesses(Procedure):
    """12.3, 12.4: once, all that applies."""

    def __init__(self) -> None:
        super().__init__()
        self.putting: list[int] = []  # the Backups beyond the limit that were chosen (12.4.8)

    def outcomes(self, t: Table) -> Todo:
        """3.1, 12.2, 12.3"""
        t.check = False
        events: list[Event] = []
        for p in range(2):
            clause = why_lost(t, p)
            if clause != "":
                events.append(player_loses(p, clause=clause))
        for which in (terms.DECKED_OUT, terms.DAMAGED_OUT):
            for p in range(2):
                if t.number(which, p) > 0:
                    t.numbers[which * 2 + p] = 0
        return happen(t, events)

    def too_many_backups(self, t: Table) -> Todo:
        """12.4.8, 7.7.4"""
        for p in (t.active, 1 - t.active):
            backups: list[int] = []
            chosen: list[int] = []
            for id in t.zone(terms.FIELD, p):
                if t.look(t.cards[id]).types & terms.BACKUP:
                    if id in self.putting:
                        chosen.append(t.cards[id].ref())
                    else:
                        backups.append(option(CARD, id))
            most = ruled_number(t, terms.BACKUP_LIMIT, p)
            if len(backups) > most:
                t.cite("7.7.4")
                n = len(chosen)
                return Ask(p, terms.ASK_EXCESS_BACKUP, "12.4.8", backups, -1, -1, n, n + len(backups) - most, chosen=chosen)
        self.next = self.PERFORM
        return None

    def take_backup(self, t: Table) -> Todo:
        """12.4.8"""
        self.putting.append(value_of(self.answer))
        self.next = self.TOO_MANY_BACKUPS
        return None

    def perform(self, t: Table) -> Todo:
        """12.3, 11.1.3"""
        events: list[Event] = []
        broken: list[Event] = []
        for p in range(2):
            ids = t.zone(terms.FIELD, p)
            for i in range(len(ids)):
                c = t.cards[ids[i]]
                clause = why_it_goes(t, c)
                if clause == "" and not t.outlook.looks[c.id].subtypes & terms.GENERIC and has_namesake(t, ids, i):
                    clause = "12.4.6, 7.7.3, 5.2.2.1"
                if clause == "" and t.outlook.looks[c.id].colours & LIGHT_AND_DARK and has_rival(t, p, ids, i):
                    clause = "12.4.7, 7.7.5"
                if clause == "" and c.id in self.putting:
                    clause = "12.4.8"
                if clause != "":
                    events.append(gone(c, DESTROY if clause == "12.4.5" else PUT, clause))
                if clause == "12.4.5":
                    broken += breakers(t, c)
                if c.marks & terms.HURT:
                    t.mine(c.id).marks &= ~terms.HURT
        if events:
            t.check = True  # what is done instead may leave something to perform, though nothing has changed
        return happen(t, events + broken)

    # -- generated from the steps above: make steps
    TOO_MANY_BACKUPS: Final = 1
    PERFORM: Final = 3
    CLAUSES: ClassVar[tuple[str, ...]] = ("3.1, 12.2, 12.3", "12.4.8, 7.7.4", "12.4.8", "12.3, 11.1.3")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.outcomes(t)  # 3.1, 12.2, 12.3
            elif at == 1: todo = self.too_many_backups(t)  # 12.4.8, 7.7.4
            elif at == 2: todo = self.take_backup(t)  # 12.4.8
            elif at == 3: todo = self.perform(t)  # 12.3, 11.1.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = RuleProcesses()
        p.putting = self.putting[:]
        return p
    # -- end of generated


def gone(c: Card, verb: int, clause: str) -> Event:
    """15.1.1.3.2: a card goes to its owner's Break Zone because the rules say so; only lethal damage breaks it."""
    return moved(c, to=terms.BREAK_ZONE, how=verb, clause=clause)
