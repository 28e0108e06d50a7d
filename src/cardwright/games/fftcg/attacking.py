"""Chapter 10: the Attack Phase: preparation, declaration, block, damage, and again."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.attack_damage import Battle, mark_off
from cardwright.games.fftcg.combat_costs import PayForCombat, costs_something
from cardwright.games.fftcg.combat_legality import attack_options, block_options, cannot_join, must_attack
from cardwright.games.fftcg.phases import enter_phase
from cardwright.games.fftcg.priority import Priority
from cardwright.kernel.cards import id_of
from cardwright.kernel.continuous import ANYTHING
from cardwright.kernel.events import ATTACK as ATTACK_EVENT
from cardwright.kernel.events import BLOCK, SIDEWAYS, Event, phase_begins, turned
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import ATTACK, DONE, NO, option, value_of, verb_of
from cardwright.kernel.rewinding import forget_checkpoint, keep_checkpoint, rewind

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class AttackPhase(Procedure):
    """9.4.1, 10.1: the turn player attacks, as often as they like and can."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.attackers: list[int] = []  # references of the attacking Forwards; several form a party
        self.party: list[int] = []  # the numbers of those that are being declared
        self.blocker = -1
        self.kept = False  # is a way back kept, because a cost must be paid?

    def fight(self) -> tuple[list[int], int, int]:
        return self.attackers, -1, self.blocker

    def begin(self, t: Table) -> Todo:
        """9.4.1, 10.1, 10.1.1.1"""
        enter_phase(t, terms.ATTACK_PHASE)
        return happen(t, [phase_begins(self.player, terms.ATTACK_PHASE, clause="10.1.1.1")])

    def preparation(self, t: Table) -> Todo:
        """10.1.1.1, 10.1.1.2"""
        self.attackers = []
        self.party = []
        self.blocker = -1
        return Priority(True)

    def declare(self, t: Table) -> Todo:
        """10.1.2.1"""
        options = attack_options(t, self.player)
        if not options:
            if t.trace is not None:
                t.cite("10.1.2.7")
            return self.end()
        if not must_attack(t, options, [value_of(code) for code in options]):
            options.append(option(DONE))
        return Ask(self.player, terms.ASK_ATTACK, "10.1.2.1", options)

    def take_attacker(self, t: Table) -> Todo:
        """10.1.2.1, 10.1.2.7"""
        if verb_of(self.answer) == DONE:
            return self.end()
        self.party.append(value_of(self.answer))
        return None

    def form_party(self, t: Table) -> Todo:
        """10.1.2.1, 15.1.1.9.4"""
        options: list[int] = []
        for id in t.zone(terms.FIELD, self.player):
            if id not in self.party and cannot_join(t, self.player, t.cards[id], self.party) == "":
                options.append(option(ATTACK, id))
        if not options:
            self.next = self.DULL
            return None
        options.append(option(DONE))
        party = [t.cards[id].ref() for id in self.party]
        n = len(party)
        return Ask(self.player, terms.ASK_PARTY, "15.1.1.9.4", options, party[0], -1, n, n + len(options) - 1, chosen=party)

    def take_member(self, t: Table) -> Todo:
        """15.1.1.9.1, 15.1.1.9.2"""
        if verb_of(self.answer) == ATTACK:
            self.party.append(value_of(self.answer))
            self.next = self.FORM_PARTY
        return None

    def dull(self, t: Table) -> Todo:
        """10.1.2.2"""
        self.attackers = [t.cards[id].ref() for id in self.party]
        if costs_something(t, [t.cards[id] for id in self.party], terms.ATTACK_COST):
            self._keep_way_back(t)
        events: list[Event] = []
        for id in self.party:
            c = t.cards[id]
            if t.look(c).keywords & terms.BRAVE:
                if t.trace is not None:
                    t.cite("15.2.1.2")
            else:
                events.append(turned(c.ref(), self.player, SIDEWAYS, clause="10.1.2.2").by(self.player))
        return happen(t, events)

    def pay_to_attack(self, t: Table) -> Todo:
        """10.1.2.3"""
        return PayForCombat(self.player, self.attackers[:], terms.ATTACK_COST) if self.kept else None

    def attacking(self, t: Table) -> Todo:
        """10.1.2.4, 10.1.2.5"""
        if self._undone(t):
            self.attackers = []
            self.party = []
            self.next = self.DECLARE
            return None
        events: list[Event] = []
        self.attackers = self._still_theirs(t, self.attackers, self.player)
        party = len(self.attackers) > 1
        for ref in self.attackers:
            c = t.mine(id_of(ref))
            c.marks = (c.marks | terms.ATTACKING | terms.ATTACKED) + terms.ONE_ATTACK
            if party:
                c.marks |= terms.IN_PARTY
                events.append(Event(terms.PARTY_FORMED, ref, self.player, amount=len(self.attackers), clause="15.1.1.9.1"))
            events.append(Event(ATTACK_EVENT, ref, self.player, clause="10.1.2.4"))
        t.touch(ANYTHING)
        return happen(t, events)

    def answer_attack(self, t: Table) -> Todo:
        """10.1.2.5, 10.1.2.6"""
        return Priority(True)

    def declare_block(self, t: Table) -> Todo:
        """10.1.3.1"""
        self._drop_lost(t)
        if not self.attackers:
            self.next = self.DISBAND
            return None
        options = block_options(t, 1 - self.player, self.attackers)
        if not options:
            self.next = self.ANSWER_BLOCK
            return None
        forced = t.look(t.cards[value_of(options[0])]).bans & terms.MUST_BLOCK
        if not forced:
            options.append(option(DONE))
        elif t.trace is not None:
            t.cite("10.1.3.1.3")
        return Ask(1 - self.player, terms.ASK_BLOCK, "10.1.3.1", options, self.attackers[0])

    def pay_to_block(self, t: Table) -> Todo:
        """10.1.3.1, 10.1.3.1.3"""
        if verb_of(self.answer) == DONE:
            self.next = self.ANSWER_BLOCK
            return None
        card = t.cards[value_of(self.answer)]
        self.blocker = card.ref()
        if not costs_something(t, [card], terms.BLOCK_COST):
            return None
        self._keep_way_back(t)
        return PayForCombat(1 - self.player, [self.blocker], terms.BLOCK_COST)

    def blocking(self, t: Table) -> Todo:
        """10.1.3.2, 10.1.3.4"""
        if self._undone(t):
            self.blocker = -1
            self.next = self.DECLARE_BLOCK
            return None
        if not self._still_theirs(t, [self.blocker], 1 - self.player):
            self.blocker = -1
            return None
        t.mine(id_of(self.blocker)).marks |= terms.BLOCKING
        # A party is blocked as if it were one Character: there is one block, though each of its Forwards is blocked.
        events = [Event(BLOCK, self.blocker, 1 - self.player, other=self.attackers[0], clause="10.1.3.2")]
        for ref in self.attackers:
            t.mine(id_of(ref)).marks |= terms.BLOCKED
            events.append(Event(terms.WAS_BLOCKED, ref, self.player, other=self.blocker, clause="10.1.3.4"))
        t.touch(ANYTHING)
        return happen(t, events)

    def answer_block(self, t: Table) -> Todo:
        """10.1.3.5, 10.1.3.6"""
        return Priority(True)

    def deal_damage(self, t: Table) -> Todo:
        """10.1.4.1, 10.1.4.2"""
        self._drop_lost(t)
        if not self.attackers:
            return None
        return Battle(self.player, self.attackers[:], self.blocker)

    def answer_damage(self, t: Table) -> Todo:
        """10.1.4.3, 10.1.4.4"""
        return Priority(True)

    def disband(self, t: Table) -> Todo:
        """10.1.4.5, 15.1.1.9.9"""
        mark_off(t)
        return None

    def again(self, t: Table) -> Todo:
        """10.1.4.6"""
        self.next = self.PREPARATION
        return None

    def _keep_way_back(self, t: Table) -> None:
        keep_checkpoint(t)
        self.kept = True

    def _undone(self, t: Table) -> bool:
        """14.1, 14.2: what had to be paid for the declaration could not be, so the game is as it was before it."""
        if not self.kept:
            return False
        self.kept = False
        if verb_of(self.answer) != NO:
            forget_checkpoint(t)
            return False
        if t.trace is not None:
            t.cite("14.1, 14.2, 14.3, 14.4")
        rewind(t, self)
        return True

    def _still_theirs(self, t: Table, refs: list[int], player: int) -> list[int]:
        """10.1.2.4, 10.1.3.2: those that are still controlled by that player."""
        out: list[int] = []
        for ref in refs:
            c = t.at(ref)
            if c is not None and c.controller == player and c.zone == terms.FIELD:
                out.append(ref)
        return out

    def _drop_lost(self, t: Table) -> None:
        """10.1.3.2.1, 10.1.3.3: what has left is no longer attacking. Whoever controls it: that was asked at 10.1.2.4."""
        self.attackers = [ref for ref in self.attackers if t.at(ref) is not None]

    # -- generated from the steps above: make steps
    BEGIN: Final = 0
    PREPARATION: Final = 1
    DECLARE: Final = 2
    FORM_PARTY: Final = 4
    DULL: Final = 6
    DECLARE_BLOCK: Final = 10
    ANSWER_BLOCK: Final = 13
    DISBAND: Final = 16
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "9.4.1, 10.1, 10.1.1.1", "10.1.1.1, 10.1.1.2", "10.1.2.1", "10.1.2.1, 10.1.2.7", "10.1.2.1, 15.1.1.9.4",
        "15.1.1.9.1, 15.1.1.9.2", "10.1.2.2", "10.1.2.3", "10.1.2.4, 10.1.2.5", "10.1.2.5, 10.1.2.6", "10.1.3.1",
        "10.1.3.1, 10.1.3.1.3", "10.1.3.2, 10.1.3.4", "10.1.3.5, 10.1.3.6", "10.1.4.1, 10.1.4.2", "10.1.4.3, 10.1.4.4",
        "10.1.4.5, 15.1.1.9.9", "10.1.4.6",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.begin(t)  # 9.4.1, 10.1, 10.1.1.1
                elif at == 1: todo = self.preparation(t)  # 10.1.1.1, 10.1.1.2
                elif at == 2: todo = self.declare(t)  # 10.1.2.1
                elif at == 3: todo = self.take_attacker(t)  # 10.1.2.1, 10.1.2.7
                else: todo = self.form_party(t)  # 10.1.2.1, 15.1.1.9.4
            elif at < 10:
                if at == 5: todo = self.take_member(t)  # 15.1.1.9.1, 15.1.1.9.2
                elif at == 6: todo = self.dull(t)  # 10.1.2.2
                elif at == 7: todo = self.pay_to_attack(t)  # 10.1.2.3
                elif at == 8: todo = self.attacking(t)  # 10.1.2.4, 10.1.2.5
                else: todo = self.answer_attack(t)  # 10.1.2.5, 10.1.2.6
            elif at < 15:
                if at == 10: todo = self.declare_block(t)  # 10.1.3.1
                elif at == 11: todo = self.pay_to_block(t)  # 10.1.3.1, 10.1.3.1.3
                elif at == 12: todo = self.blocking(t)  # 10.1.3.2, 10.1.3.4
                elif at == 13: todo = self.answer_block(t)  # 10.1.3.5, 10.1.3.6
                else: todo = self.deal_damage(t)  # 10.1.4.1, 10.1.4.2
            elif at < 18:
                if at == 15: todo = self.answer_damage(t)  # 10.1.4.3, 10.1.4.4
                elif at == 16: todo = self.disband(t)  # 10.1.4.5, 15.1.1.9.9
                else: todo = self.again(t)  # 10.1.4.6
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = AttackPhase(self.player)
        p.attackers = self.attackers[:]
        p.party = self.party[:]
        p.blocker = self.blocker
        p.kept = self.kept
        return p
    # -- end of generated
