"""10.1.4, 15.2.3: damage is dealt in an attack: First Strike first, then the rest."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.priority import rule_processes
from cardwright.kernel.cards import Card
from cardwright.kernel.continuous import ANYTHING
from cardwright.kernel.events import BY_COMBAT, Event, damaged, player_damaged
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import NUMBER, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

UNIT: Final = 1000
IN_ATTACK: Final = terms.ATTACKING | terms.BLOCKING | terms.IN_PARTY | terms.BLOCKED


def mark_off(t: Table) -> None:
    """10.1.4.5: the attack is over; a party is disbanded."""
    for p in range(2):
        for id in t.zone(terms.FIELD, p):
            if t.cards[id].marks & IN_ATTACK:
                t.mine(id).marks &= ~IN_ATTACK
    t.touch(ANYTHING)


def strikes_first(t: Table, refs: list[int]) -> bool:
    """15.2.3.2, 15.1.1.9.7, 15.2.3.4: a party deals damage first only if all of it has First Strike."""
    fast = 0
    for ref in refs:
        c = t.at(ref)
        if c is not None and t.look(c).keywords & terms.FIRST_STRIKE:
            fast += 1
    if t.trace is not None and len(refs) > 1 and fast > 0:
        t.cite("15.1.1.9.7, 15.2.3.4")
    return len(refs) > 0 and fast == len(refs)


class Battle(Procedure):
    """The damage of one attack (10.1.4)."""

    def __init__(self, player: int, attackers: list[int], blocker: int) -> None:
        super().__init__()
        self.player = player
        self.attackers = attackers
        self.blocker = blocker
        self.first = 0  # who deals First Strike damage: 1 the attackers, 2 the blocker (bits)
        self.dealing = 0  # who deals damage now (the same bits)
        self.shares: list[int] = []  # how the blocker assigns its damage among a party

    def fight(self) -> tuple[list[int], int, int]:
        return self.attackers, -1, self.blocker

    def unblocked(self, t: Table) -> Todo:
        """10.1.4.1"""
        if self.blocker >= 0:
            return None
        self.next = self.LAST
        c = t.at(self.attackers[0])
        if c is None:
            return None
        return happen(t, [player_damaged(1 - self.player, 1, other=c.ref(), clause="10.1.4.1").by(self.player, c.ref(), BY_COMBAT)])

    def first_strike(self, t: Table) -> Todo:
        """15.2.3.2"""
        if strikes_first(t, self.attackers):
            self.first |= 1
        if strikes_first(t, [self.blocker]):
            self.first |= 2
        self.dealing = self.first
        if self.first == 0:
            self.next = self.NORMAL
        return None

    def assign_first(self, t: Table) -> Todo:
        """15.2.3.2, 10.1.4.2.1"""
        return self._assign(t, self.STRIKE_FIRST)

    def take_first_share(self, t: Table) -> Todo:
        """10.1.4.2.1"""
        self.shares.append(value_of(self.answer))
        self.next = self.ASSIGN_FIRST
        return None

    def strike_first(self, t: Table) -> Todo:
        """15.2.3.2"""
        return happen(t, self._damage(t, "15.2.3.2"))

    def between(self, t: Table) -> Todo:
        """15.2.3.3, 11.1.3"""
        todo = rule_processes(t)
        if todo is not None:
            self.next = self.BETWEEN
        return todo

    def normal(self, t: Table) -> Todo:
        """10.1.4.2, 15.2.3.2"""
        self.dealing = 3 & ~self.first
        self.shares = []
        return None

    def assign(self, t: Table) -> Todo:
        """10.1.4.2.1"""
        return self._assign(t, self.STRIKE)

    def take_share(self, t: Table) -> Todo:
        """10.1.4.2.1"""
        self.shares.append(value_of(self.answer))
        self.next = self.ASSIGN
        return None

    def strike(self, t: Table) -> Todo:
        """10.1.4.2"""
        return happen(t, self._damage(t, "10.1.4.2"))

    def last(self, t: Table) -> Todo:
        """10.1.4.2"""
        return None

    def _fighting(self, t: Table) -> list[Card]:
        """The attackers that are still in battle (10.1.3.2.1)."""
        out: list[Card] = []
        for ref in self.attackers:
            c = t.at(ref)
            if c is not None and c.zone == terms.FIELD and t.look(c).types & terms.FORWARD:
                out.append(c)
        return out

    def _blocking(self, t: Table) -> Card | None:
        c = t.at(self.blocker)
        if c is None or c.zone != terms.FIELD or not t.look(c).types & terms.FORWARD:
            t.cite("10.1.3.3, 10.1.3.2.1, 10.1.3.2.1#2")
            return None
        return c

    def _assign(self, t: Table, then: int) -> Todo:
        """10.1.4.2.1: the blocking Forward assigns its damage among the party in thousands, to one or to several of them."""
        blocker = self._blocking(t)
        against = self._fighting(t)
        if not self.dealing & 2 or blocker is None or len(against) < 2 or len(self.shares) >= len(against) - 1:
            self.next = then
            return None
        left = t.look(blocker).stats[terms.POWER]
        for n in self.shares:
            left -= n
        if left < UNIT:
            self.next = then
            return None
        options = [option(NUMBER, n) for n in range(0, left + 1, UNIT)]
        among = [c.ref() for c in against]
        n = len(self.shares)
        return Ask(1 - self.player, terms.ASK_ASSIGN, "10.1.4.2.1", options, among[n], -1, n, len(against), chosen=among)

    def _damage(self, t: Table, clause: str) -> list[Event]:
        """The damage that is dealt now, all at once."""
        out: list[Event] = []
        blocker = self._blocking(t)
        against = self._fighting(t)
        if blocker is None or not against:
            return out
        if self.dealing & 1:
            for c in against:
                self._add(t, c, blocker, t.look(c).stats[terms.POWER], clause, out)
            if t.trace is not None and len(against) > 1:
                t.cite("15.1.1.9.8")
        if self.dealing & 2:
            left = t.look(blocker).stats[terms.POWER]
            for i in range(len(against)):
                n = left if i == len(against) - 1 else self.shares[i] if i < len(self.shares) else 0
                left -= n
                self._add(t, blocker, against[i], n, clause, out)
        return out

    def _add(self, t: Table, by: Card, to: Card, n: int, clause: str, out: list[Event]) -> None:
        if n <= 0:
            return
        if t.look(by).bans & terms.DEALS_NO_BATTLE_DAMAGE:
            t.cite("2.2")
            return
        out.append(damaged(to, n, other=by.ref(), clause=clause).by(by.controller, by.ref(), BY_COMBAT))

    # -- generated from the steps above: make steps
    ASSIGN_FIRST: Final = 2
    STRIKE_FIRST: Final = 4
    BETWEEN: Final = 5
    NORMAL: Final = 6
    ASSIGN: Final = 7
    STRIKE: Final = 9
    LAST: Final = 10
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "10.1.4.1", "15.2.3.2", "15.2.3.2, 10.1.4.2.1", "10.1.4.2.1", "15.2.3.2", "15.2.3.3, 11.1.3",
        "10.1.4.2, 15.2.3.2", "10.1.4.2.1", "10.1.4.2.1", "10.1.4.2", "10.1.4.2",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.unblocked(t)  # 10.1.4.1
                elif at == 1: todo = self.first_strike(t)  # 15.2.3.2
                elif at == 2: todo = self.assign_first(t)  # 15.2.3.2, 10.1.4.2.1
                elif at == 3: todo = self.take_first_share(t)  # 10.1.4.2.1
                else: todo = self.strike_first(t)  # 15.2.3.2
            elif at < 10:
                if at == 5: todo = self.between(t)  # 15.2.3.3, 11.1.3
                elif at == 6: todo = self.normal(t)  # 10.1.4.2, 15.2.3.2
                elif at == 7: todo = self.assign(t)  # 10.1.4.2.1
                elif at == 8: todo = self.take_share(t)  # 10.1.4.2.1
                else: todo = self.strike(t)  # 10.1.4.2
            elif at < 11:
                todo = self.last(t)  # 10.1.4.2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Battle(self.player, self.attackers[:], self.blocker)
        p.first = self.first
        p.dealing = self.dealing
        p.shares = self.shares[:]
        return p
    # -- end of generated
