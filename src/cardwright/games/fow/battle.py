"""800: battle, an action of the turn player: attack, block, first strike, normal damage, end."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.fow import (
    priority,  # as a module: a battle has priority sequences, and is an action in one
    terms,
)
from cardwright.games.fow.attack_costs import action_costs
from cardwright.games.fow.attack_declaration import PayAction, stays_upright
from cardwright.games.fow.combat_legality import (
    attack_objects,
    attackers,
    blockers,
    forced_attackers,
    forced_blockers,
    is_fighter,
)
from cardwright.games.fow.leaving_battle import stop_battling
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.durations import expire
from cardwright.kernel.events import ATTACK, BLOCK, BY_COMBAT, DAMAGE, PLAYED, SIDEWAYS, Event, damaged, phase_begins, turned
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, DONE, NUMBER, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

IN_BATTLE: Final = terms.ATTACKING | terms.BLOCKING | terms.BLOCKED | terms.ATTACKED_OBJECT
UNIT: Final = 100  # 105.4a, 1102.2b


def atk(t: Table, c: Card) -> int:
    n = t.look(c).stats[terms.ATK]
    return n if n > 0 else 0


class Battle(Procedure):
    """801.1: the steps, in this order."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.attacker = -1
        self.object = -1  # the attacked object: a J/resonator, or what stands for a player
        self.blocker = -1
        self.struck = False  # did the attacking card deal battle damage in the first strike step? None, or all prevented: no
        self.met = False  # was there a blocking card when it did?
        self.began = 0  # where the history was as the battle began
        self.strike = 0  # and as first strike damage was dealt
        self.assigned = -1  # 1102.2b: the damage that the blocking card is assigned

    def fight(self) -> tuple[list[int], int, int]:
        return [] if self.attacker < 0 else [self.attacker], self.object, self.blocker

    def begin(self, t: Table) -> Todo:
        """801.1, 802.1, 704.1, 704.2, 604.2b"""
        self.began = len(t.history)
        return happen(t, [phase_begins(self.player, terms.BATTLE_BEGINS, clause="802.1")])

    def priority_at_beginning(self, t: Table) -> Todo:
        """802.2"""
        return priority.PrioritySequence(False)

    def attack_step(self, t: Table) -> Todo:
        """803.1"""
        return happen(t, [phase_begins(self.player, terms.ATTACK_STEP, clause="803.1")])

    def priority_before_attack(self, t: Table) -> Todo:
        """803.2"""
        return priority.PrioritySequence(False)

    def choose_attacker(self, t: Table) -> Todo:
        """803.3, 803.3a"""
        ids = attackers(t, self.player)
        if not ids:
            t.cite("803.4")
            self.answer = option(DONE)
            return None
        options = [option(CARD, id) for id in ids]
        if not forced_attackers(t, self.player):
            options.append(option(DONE))
        if t.refused:
            options = [code for code in options if code not in t.refused]
        if not options:
            self.answer = option(DONE)
            return None
        return Ask(self.player, terms.ASK_ATTACK, "803.3", options)

    def take_attacker(self, t: Table) -> Todo:
        """803.3"""
        t.refused = []
        if verb_of(self.answer) == DONE:
            t.cite("803.6")
            if not self._answered(t):
                t.set_number(terms.NO_BATTLE, self.player, 1)
            self.next = self.END_STEP
            return None
        self.attacker = t.cards[value_of(self.answer)].ref()
        return None

    def choose_object(self, t: Table) -> Todo:
        """803.3b, 803.4"""
        card = t.at(self.attacker)
        assert card is not None
        ids = attack_objects(t, card)
        if len(ids) == 1:
            self.answer = option(CARD, ids[0])
            return None
        return Ask(self.player, terms.ASK_ATTACKED_OBJECT, "803.3b", [option(CARD, id) for id in ids], self.attacker)

    def take_object(self, t: Table) -> Todo:
        """803.3b"""
        self.object = t.cards[value_of(self.answer)].ref()
        card = t.at(self.attacker)
        assert card is not None
        if not action_costs(t, card, terms.ATTACK_COST):
            return None
        return PayAction(self.player, self.attacker, terms.ATTACK_COST)

    def declare_attack(self, t: Table) -> Todo:
        """803.5"""
        if t.refused:
            t.refused = [option(CARD, id_of(self.attacker))]  # what must be done could not be: choose again
            self.attacker = -1
            self.next = self.CHOOSE_ATTACKER
            return None
        card = t.cards[id_of(self.attacker)]
        if card.turned or stays_upright(t, card, terms.ATTACK_COST):
            return None  # rested already, before what it takes was paid, or not at all
        return happen(t, [turned(self.attacker, self.player, SIDEWAYS, clause="803.5, 303.1")])

    def attacks(self, t: Table) -> Todo:
        """803.5"""
        card = t.at(self.attacker)
        if card is None or card.zone != terms.FIELD:
            return None
        t.mine(card.id).marks |= terms.ATTACKING | terms.ATTACKED_THIS_TURN
        target = t.at(self.object)
        if target is not None and target.zone == terms.FIELD:
            t.mine(target.id).marks |= terms.ATTACKED_OBJECT
        t.touch()
        enemy = 1 - self.player
        attack = Event(ATTACK, self.attacker, enemy, other=self.object, clause="803.5")
        return happen(t, [attack.by(self.player, self.attacker, BY_COMBAT)])

    def priority_after_attack(self, t: Table) -> Todo:
        """803.7"""
        return priority.PrioritySequence(False)

    def block_step(self, t: Table) -> Todo:
        """804.1"""
        return happen(t, [phase_begins(self.player, terms.BLOCK_STEP, clause="804.1")])

    def priority_before_block(self, t: Table) -> Todo:
        """804.2"""
        return priority.PrioritySequence(False)

    def choose_blocker(self, t: Table) -> Todo:
        """804.3"""
        self._update(t)
        attacker = self._attacking(t)
        ids = blockers(t, 1 - self.player, attacker, self.object) if attacker is not None else []
        forced = forced_blockers(t, attacker, ids) if attacker is not None else []
        options = [option(CARD, id) for id in forced or ids]
        if t.refused:
            options = [code for code in options if code not in t.refused]
        if not options:
            self.next = self.PRIORITY_AFTER_BLOCK
            return None
        if forced:
            t.cite("104.4")
        else:
            options.append(option(DONE))
        return Ask(1 - self.player, terms.ASK_BLOCK, "804.3", options, self.attacker)

    def take_blocker(self, t: Table) -> Todo:
        """804.3, 804.4"""
        t.refused = []
        if verb_of(self.answer) == DONE:
            self.next = self.PRIORITY_AFTER_BLOCK
            return None
        card = t.cards[value_of(self.answer)]
        self.blocker = card.ref()
        if not action_costs(t, card, terms.BLOCK_COST):
            return None
        return PayAction(1 - self.player, self.blocker, terms.BLOCK_COST)

    def declare_block(self, t: Table) -> Todo:
        """804.4"""
        if t.refused:
            t.refused = [option(CARD, id_of(self.blocker))]
            self.blocker = -1
            self.next = self.CHOOSE_BLOCKER
            return None
        card = t.cards[id_of(self.blocker)]
        if card.turned or stays_upright(t, card, terms.BLOCK_COST):
            return None
        return happen(t, [turned(self.blocker, 1 - self.player, SIDEWAYS, clause="804.4")])

    def blocks(self, t: Table) -> Todo:
        """804.4, 804.5, 804.5a"""
        card = t.at(self.blocker)
        attacker = self._attacking(t)
        if card is None or attacker is None or card.zone != terms.FIELD:
            self.blocker = -1
            return None
        t.mine(card.id).marks |= terms.BLOCKING | terms.BLOCKED_THIS_TURN
        t.mine(attacker.id).marks |= terms.BLOCKED
        t.touch()
        block = Event(BLOCK, self.blocker, 1 - self.player, other=self.attacker, clause="804.4")
        return happen(t, [block.by(1 - self.player, self.blocker, BY_COMBAT)])

    def priority_after_block(self, t: Table) -> Todo:
        """804.6"""
        return priority.PrioritySequence(False)

    def first_strike_step(self, t: Table) -> Todo:
        """805.1, 805.2"""
        self._update(t)
        attacker = self._attacking(t)
        if attacker is None:
            t.cite("805.1")
            self.next = self.END_STEP
            return None
        if not t.look(attacker).keywords & terms.FIRST_STRIKE:
            self.next = self.PRIORITY_AFTER_FIRST_STRIKE
            return None
        t.cite("1104.2")
        return self._assign(t, attacker)

    def first_strike_damage(self, t: Table) -> Todo:
        """805.2, 805.2a, 805.2b"""
        self._take_assignment()
        self.strike = len(t.history)
        self.met = self._blocking(t) is not None
        return happen(t, self._strike(t, "805.2a", "805.2b"))

    def first_strike_dealt(self, t: Table) -> Todo:
        """804.5b, 806.2"""
        for e in t.history[self.strike :]:
            if e.kind == DAMAGE and e.cause == BY_COMBAT:
                self.struck = True
        self.met = self.met and self.struck
        return None

    def priority_after_first_strike(self, t: Table) -> Todo:
        """805.3"""
        return priority.PrioritySequence(False)

    def normal_step(self, t: Table) -> Todo:
        """806.1, 806.2"""
        self._update(t)
        attacker = self._attacking(t)
        if attacker is None:
            t.cite("806.1")
            self.next = self.END_STEP
            return None
        self.assigned = -1
        return None if self.struck else self._assign(t, attacker)

    def normal_damage(self, t: Table) -> Todo:
        """806.2, 806.3"""
        events: list[Event] = []
        back = self._strikes_back(t)
        if not self.struck:
            self._take_assignment()
            events = self._strike(t, "806.2a", "806.2b")
        if back is not None:
            n = atk(t, back)
            e = Event(DAMAGE, self.attacker, self.player, amount=n, other=self.attacker, clause="806.3")
            events.append(e.by(back.controller, back.ref(), BY_COMBAT))
        return happen(t, events)

    def priority_after_damage(self, t: Table) -> Todo:
        """806.4"""
        return priority.PrioritySequence(False)

    def end_step(self, t: Table) -> Todo:
        """807.1"""
        return happen(t, [phase_begins(self.player, terms.BATTLE_ENDS, clause="807.1")])

    def priority_at_end(self, t: Table) -> Todo:
        """807.2"""
        return priority.PrioritySequence(False)

    def final_step(self, t: Table) -> Todo:
        """807.3, 807.3a"""
        expire(t, terms.END_OF_BATTLE, self.player)
        return None

    def repeat_final_step(self, t: Table) -> Todo:
        """807.3b"""
        if priority.quiet(t):
            return None
        self.next = self.FINAL_STEP
        return priority.PrioritySequence(False)

    def over(self, t: Table) -> Todo:
        """807.4"""
        for p in range(2):
            for id in t.zone(terms.FIELD, p):
                if t.cards[id].marks & IN_BATTLE:
                    t.mine(id).marks &= ~IN_BATTLE
        t.touch()
        return None

    # -- who battles whom
    def _attacking(self, t: Table) -> Card | None:
        """The attacking card, while it is that (803.5a)."""
        card = t.at(self.attacker) if self.attacker >= 0 else None
        if card is None or not card.marks & terms.ATTACKING:
            return None
        return card

    def _blocking(self, t: Table) -> Card | None:
        """The blocking card, while it is that (804.4a)."""
        card = t.at(self.blocker) if self.blocker >= 0 else None
        if card is None or not card.marks & terms.BLOCKING:
            return None
        return card

    def _update(self, t: Table) -> None:
        stop_battling(t, self.attacker, self.player, terms.ATTACKING, "803.5a")
        stop_battling(t, self.blocker, 1 - self.player, terms.BLOCKING, "804.4a")

    def _assign(self, t: Table, attacker: Card) -> Todo:
        """1102.2: with [Pierce] against a blocking card, its controller decides how the damage is dealt."""
        blocker = self._blocking(t)
        self.assigned = -1
        self.answer = 0
        if blocker is None or not t.look(attacker).keywords & terms.PIERCE:
            return None
        if t.trace is not None:
            t.cite("1102.2")
            if len([a for a in t.look(attacker).abilities if a.keyword == terms.PIERCE]) > 1:
                t.cite("1102.3")
        n = atk(t, attacker)
        least = t.look(blocker).stats[terms.DEF] - blocker.damage
        if least < 0:
            least = 0
        if least % UNIT:
            least += UNIT - least % UNIT
        if n <= least:
            return None
        options = [option(NUMBER, x // UNIT) for x in range(least, n + 1, UNIT)]
        return Ask(self.player, terms.ASK_PIERCE, "1102.2b", options, self.attacker)

    def _take_assignment(self) -> None:
        if verb_of(self.answer) == NUMBER:
            self.assigned = value_of(self.answer) * UNIT

    def _strike(self, t: Table, blocked: str, unblocked: str) -> list[Event]:
        """The battle damage of the attacking card: to the blocking card if there is one, else to the attacked object."""
        attacker = self._attacking(t)
        assert attacker is not None
        n = atk(t, attacker)
        t.cite("206.2")
        blocker = self._blocking(t)
        if blocker is None:
            return self._hit(t, self.object, n, unblocked)
        if self.assigned < 0:
            return self._hit(t, blocker.ref(), n, blocked)
        events = self._hit(t, blocker.ref(), self.assigned, "1102.2c")
        return events + self._hit(t, self.object, n - self.assigned, "1102.2c, 1102.4")

    def _hit(self, t: Table, ref: int, n: int, clause: str) -> list[Event]:
        target = t.at(ref)
        if target is None or n <= 0 or (target.zone != terms.FIELD and target.zone != terms.PLAYERS):
            return []
        return [damaged(target, n, other=self.attacker, clause=clause).by(self.player, self.attacker, BY_COMBAT)]

    def _strikes_back(self, t: Table) -> Card | None:
        """806.3: the card that battles with the attacking one (804.5a, 804.5b) deals damage to it."""
        blocker = self._blocking(t)
        if blocker is not None:
            return blocker
        if self.met:
            return None  # the blocking card was there when damage was dealt: the two others don't battle (804.5b)
        target = t.at(self.object)
        if target is None or target.zone != terms.FIELD or not is_fighter(t.look(target)):
            return None
        t.cite("804.5b")
        return target

    def _answered(self, t: Table) -> bool:
        """803.6: has the other player played a spell or ability in this battle?"""
        for i in range(self.began, len(t.history)):
            e = t.history[i]
            if e.kind in (PLAYED, terms.AUTOMATIC_EVENT) and e.controller == 1 - self.player:
                return True
        return False

    # -- generated from the steps above: make steps
    CHOOSE_ATTACKER: Final = 4
    CHOOSE_BLOCKER: Final = 13
    PRIORITY_AFTER_BLOCK: Final = 17
    PRIORITY_AFTER_FIRST_STRIKE: Final = 21
    END_STEP: Final = 25
    FINAL_STEP: Final = 27
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "801.1, 802.1, 704.1, 704.2, 604.2b", "802.2", "803.1", "803.2", "803.3, 803.3a", "803.3", "803.3b, 803.4",
        "803.3b", "803.5", "803.5", "803.7", "804.1", "804.2", "804.3", "804.3, 804.4", "804.4", "804.4, 804.5, 804.5a",
        "804.6", "805.1, 805.2", "805.2, 805.2a, 805.2b", "804.5b, 806.2", "805.3", "806.1, 806.2", "806.2, 806.3",
        "806.4", "807.1", "807.2", "807.3, 807.3a", "807.3b", "807.4",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.begin(t)  # 801.1, 802.1, 704.1, 704.2, 604.2b
                elif at == 1: todo = self.priority_at_beginning(t)  # 802.2
                elif at == 2: todo = self.attack_step(t)  # 803.1
                elif at == 3: todo = self.priority_before_attack(t)  # 803.2
                else: todo = self.choose_attacker(t)  # 803.3, 803.3a
            elif at < 10:
                if at == 5: todo = self.take_attacker(t)  # 803.3
                elif at == 6: todo = self.choose_object(t)  # 803.3b, 803.4
                elif at == 7: todo = self.take_object(t)  # 803.3b
                elif at == 8: todo = self.declare_attack(t)  # 803.5
                else: todo = self.attacks(t)  # 803.5
            elif at < 15:
                if at == 10: todo = self.priority_after_attack(t)  # 803.7
                elif at == 11: todo = self.block_step(t)  # 804.1
                elif at == 12: todo = self.priority_before_block(t)  # 804.2
                elif at == 13: todo = self.choose_blocker(t)  # 804.3
                else: todo = self.take_blocker(t)  # 804.3, 804.4
            elif at < 20:
                if at == 15: todo = self.declare_block(t)  # 804.4
                elif at == 16: todo = self.blocks(t)  # 804.4, 804.5, 804.5a
                elif at == 17: todo = self.priority_after_block(t)  # 804.6
                elif at == 18: todo = self.first_strike_step(t)  # 805.1, 805.2
                else: todo = self.first_strike_damage(t)  # 805.2, 805.2a, 805.2b
            elif at < 25:
                if at == 20: todo = self.first_strike_dealt(t)  # 804.5b, 806.2
                elif at == 21: todo = self.priority_after_first_strike(t)  # 805.3
                elif at == 22: todo = self.normal_step(t)  # 806.1, 806.2
                elif at == 23: todo = self.normal_damage(t)  # 806.2, 806.3
                else: todo = self.priority_after_damage(t)  # 806.4
            elif at < 30:
                if at == 25: todo = self.end_step(t)  # 807.1
                elif at == 26: todo = self.priority_at_end(t)  # 807.2
                elif at == 27: todo = self.final_step(t)  # 807.3, 807.3a
                elif at == 28: todo = self.repeat_final_step(t)  # 807.3b
                else: todo = self.over(t)  # 807.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Battle(self.player)
        p.attacker = self.attacker
        p.object = self.object
        p.blocker = self.blocker
        p.struck = self.struck
        p.met = self.met
        p.began = self.began
        p.strike = self.strike
        p.assigned = self.assigned
        return p
    # -- end of generated
