"""7.2.1.4 to 7.6: one attack, from its declaration to its end."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.activated_abilities import PlayAbility
from cardwright.games.weiss.check_timing import begins, check
from cardwright.games.weiss.legality import attack_types, counter_options, forced_defender
from cardwright.games.weiss.playing import play_of_card
from cardwright.games.weiss.positions import facing, position_of
from cardwright.games.weiss.rule_effects import give_soul
from cardwright.games.weiss.trigger_check import TriggerCheck
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import ATTACK, BY_COMBAT, FOUGHT, Event, player_damaged, turned
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import DONE, MODE, PLAY, extra_of, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class AttackSubPhase(Procedure):
    """7.1.2: declaration, trigger, counter, damage and battle of one attacking character."""

    def __init__(self, player: int, attacker: int) -> None:
        super().__init__()
        self.player = player
        self.attacker = attacker
        self.attacker_at = 0  # the position from which it attacks
        self.kind = 0  # direct, frontal or side
        self.attacked = -1  # the character that is being attacked
        self.attacked_at = 0  # and its position
        self.checks = 1  # how many trigger checks its trigger step has, as effects may have changed it

    def fight(self) -> tuple[list[int], int, int]:
        return [self.attacker], self.attacked, -1

    def choose_type(self, t: Table) -> Todo:
        """7.2.1.4"""
        card = t.cards[self._attacker_id()]
        self.attacker_at = position_of(card)
        types = attack_types(t, card)
        if len(types) == 1:
            self.answer = option(MODE, types[0])
            return None
        options = [option(MODE, kind) for kind in types]
        return Ask(self.player, terms.ASK_ATTACK_TYPE, "7.2.1.4.2", options, self.attacker, labels=terms.ATTACK_TYPES)

    def take_type(self, t: Table) -> Todo:
        """7.2.1.4, 7.2.1.4.3"""
        card = t.cards[self._attacker_id()]
        self.kind = value_of(self.answer)
        n = t.number(terms.ATTACKS, self.player)
        t.set_number(terms.ATTACKS, self.player, n + 1)
        forced = forced_defender(t, card)
        opposite = forced if forced is not None else facing(t, card)
        if opposite is not None:
            self.attacked = opposite.ref()
            self.attacked_at = position_of(opposite)
            t.cite("7.2.1.5.2")
        if self.kind == terms.DIRECT:
            t.cite("7.2.1.4.1")
            give_soul(t, self.attacker, 1)
        elif self.kind == terms.SIDE and opposite is not None:
            self._side_penalty(t, card, opposite)
        elif t.trace is not None:
            t.cite("7.2.1.4.2")
        return None

    def rest_attacker(self, t: Table) -> Todo:
        """7.2.1.5, 7.2.1.5.1, 7.2.1.5.3, 4.6.1.2"""
        return happen(t, [turned(self.attacker, self.player, terms.RESTED, clause="7.2.1.5.3")])

    def attacks(self, t: Table) -> Todo:
        """7.2.1.6"""
        t.mine(self._attacker_id()).marks |= terms.ATTACKED_THIS_TURN
        attack = Event(ATTACK, self.attacker, self.player, verb=self.kind, other=self.attacked, clause="7.2.1.6")
        return happen(t, [attack.by(self.player, cause=BY_COMBAT)])

    def check_declared(self, t: Table) -> Todo:
        """7.2.1.6"""
        return check(t)

    def trigger_step(self, t: Table) -> Todo:
        """7.3.1.1"""
        return begins(self, t, self.player, terms.TRIGGER_STEP, "7.3.1.1")

    def check_trigger_step(self, t: Table) -> Todo:
        """7.3.1.1"""
        return check(t)

    def trigger_check(self, t: Table) -> Todo:
        """7.3.1, 7.3.1.2"""
        if self.checks <= 0:
            return None
        self.checks -= 1
        self.next = self.TRIGGER_CHECK
        return TriggerCheck(self.player, self.attacker)

    def check_triggered(self, t: Table) -> Todo:
        """7.3.1.3"""
        if self.kind != terms.FRONTAL:
            self.next = self.DAMAGE_STEP
        return check(t)

    def counter_step(self, t: Table) -> Todo:
        """7.4.1.1"""
        return begins(self, t, self.player, terms.COUNTER_STEP, "7.4.1.1")

    def check_counter_step(self, t: Table) -> Todo:
        """7.4.1.2, 4.5.2"""
        return check(t)

    def may_counter(self, t: Table) -> Todo:
        """7.4.1, 7.4.1.2, 7.4.1.2.1, 4.5.1, 8.5.2.2"""
        other = 1 - self.player
        options = counter_options(t, other)
        if len(options) == 1 and not t.zone(terms.HAND, other):
            self.next = self.CHECK_COUNTERED
            return None
        return Ask(other, terms.ASK_COUNTER, "7.4.1.2", options, self.attacker)

    def counter(self, t: Table) -> Todo:
        """7.4.1.2.2, 2.8.2, 4.5.3.2"""
        if verb_of(self.answer) == DONE:
            return None
        card = t.cards[value_of(self.answer)]
        if verb_of(self.answer) == PLAY:
            return play_of_card(t, 1 - self.player, card)
        return PlayAbility(1 - self.player, Context(card.ref(), 1 - self.player, t.look(card).abilities[extra_of(self.answer)]))

    def check_countered(self, t: Table) -> Todo:
        """7.4.1.3"""
        return check(t)

    def damage_step(self, t: Table) -> Todo:
        """7.5.1.1"""
        return begins(self, t, self.player, terms.DAMAGE_STEP, "7.5.1.1")

    def check_damage_step(self, t: Table) -> Todo:
        """7.5.1.1"""
        return check(t)

    def deal_damage(self, t: Table) -> Todo:
        """7.5.1, 7.5.1.2, 4.11.1.1"""
        card = self._still(t, self.attacker, self.player, self.attacker_at)
        if card is None:
            t.cite("7.5.1.2.2")
            return None
        soul = t.look(card).stats[terms.SOUL]
        return happen(t, [player_damaged(1 - self.player, soul, clause="7.5.1.2").by(self.player, self.attacker, BY_COMBAT)])

    def check_damaged(self, t: Table) -> Todo:
        """7.5.1.3"""
        if self.kind != terms.FRONTAL:
            self.next = self.ATTACK_ENDS
        return check(t)

    def battle_step(self, t: Table) -> Todo:
        """7.6.1.1"""
        return begins(self, t, self.player, terms.BATTLE_STEP, "7.6.1.1")

    def check_battle_step(self, t: Table) -> Todo:
        """7.6.1.1"""
        return check(t)

    def battle(self, t: Table) -> Todo:
        """7.6.1, 7.6.1.2, 2.9.1, 4.6.1.3"""
        a = self._still(t, self.attacker, self.player, self.attacker_at)
        d = self._still(t, self.attacked, 1 - self.player, self.attacked_at)
        if a is None or d is None:
            t.cite("7.6.1.3")
            return None
        mine = t.look(a).stats[terms.POWER]
        theirs = t.look(d).stats[terms.POWER]
        events: list[Event] = []
        if mine <= theirs:
            self._reverse(t, a, d, events)
        if theirs <= mine:
            self._reverse(t, d, a, events)
        fought = Event(FOUGHT, self.attacker, self.player, amount=mine - theirs, other=self.attacked, clause="7.6.1.2")
        events.append(fought.by(self.player, cause=BY_COMBAT))
        return happen(t, events)

    def check_battled(self, t: Table) -> Todo:
        """7.6.1.4"""
        return check(t)

    def attack_ends(self, t: Table) -> Todo:
        """7.5.1.4, 7.6.1.5"""
        clause = "7.5.1.4" if self.kind != terms.FRONTAL else "7.6.1.5"
        return begins(self, t, self.player, terms.END_OF_ATTACK, clause, self.attacker)

    def check_ended(self, t: Table) -> Todo:
        """7.5.1.4, 7.6.1.5"""
        return check(t)

    def _attacker_id(self) -> int:
        return id_of(self.attacker)

    def _still(self, t: Table, ref: int, master: int, position: int) -> Card | None:
        """7.5.1.2.2, 7.6.1.3: the character, if it is on the stage, with the same master and on the same position."""
        card = t.at(ref)
        if card is None or card.zone != terms.STAGE or card.controller != master or position_of(card) != position:
            return None
        return card

    def _side_penalty(self, t: Table, card: Card, opposite: Card) -> None:
        """7.2.1.4.2: a side attack costs soul: the level of the character that faces the attacker."""
        t.cite("7.2.1.4.2")
        if t.look(card).bans & terms.NO_SIDE_PENALTY:
            t.cite("1.3.4")
            return
        level = t.look(opposite).stats[terms.LEVEL_STAT]
        if level > 0:
            give_soul(t, self.attacker, -level)

    def _reverse(self, t: Table, loser: Card, winner: Card, events: list[Event]) -> None:
        if t.look(loser).bans & terms.CANT_BE_REVERSED:
            t.cite("1.3.4")
            return
        reversed_ = turned(loser.ref(), loser.controller, terms.REVERSED, other=winner.ref(), clause="7.6.1.2")
        events.append(reversed_.by(winner.controller, winner.ref(), BY_COMBAT))

    # -- generated from the steps above: make steps
    REST_ATTACKER: Final = 2
    TRIGGER_CHECK: Final = 7
    CHECK_COUNTERED: Final = 13
    DAMAGE_STEP: Final = 14
    ATTACK_ENDS: Final = 22
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "7.2.1.4", "7.2.1.4, 7.2.1.4.3", "7.2.1.5, 7.2.1.5.1, 7.2.1.5.3, 4.6.1.2", "7.2.1.6", "7.2.1.6", "7.3.1.1",
        "7.3.1.1", "7.3.1, 7.3.1.2", "7.3.1.3", "7.4.1.1", "7.4.1.2, 4.5.2",
        "7.4.1, 7.4.1.2, 7.4.1.2.1, 4.5.1, 8.5.2.2", "7.4.1.2.2, 2.8.2, 4.5.3.2", "7.4.1.3", "7.5.1.1", "7.5.1.1",
        "7.5.1, 7.5.1.2, 4.11.1.1", "7.5.1.3", "7.6.1.1", "7.6.1.1", "7.6.1, 7.6.1.2, 2.9.1, 4.6.1.3", "7.6.1.4",
        "7.5.1.4, 7.6.1.5", "7.5.1.4, 7.6.1.5",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.choose_type(t)  # 7.2.1.4
                elif at == 1: todo = self.take_type(t)  # 7.2.1.4, 7.2.1.4.3
                elif at == 2: todo = self.rest_attacker(t)  # 7.2.1.5, 7.2.1.5.1, 7.2.1.5.3, 4.6.1.2
                elif at == 3: todo = self.attacks(t)  # 7.2.1.6
                else: todo = self.check_declared(t)  # 7.2.1.6
            elif at < 10:
                if at == 5: todo = self.trigger_step(t)  # 7.3.1.1
                elif at == 6: todo = self.check_trigger_step(t)  # 7.3.1.1
                elif at == 7: todo = self.trigger_check(t)  # 7.3.1, 7.3.1.2
                elif at == 8: todo = self.check_triggered(t)  # 7.3.1.3
                else: todo = self.counter_step(t)  # 7.4.1.1
            elif at < 15:
                if at == 10: todo = self.check_counter_step(t)  # 7.4.1.2, 4.5.2
                elif at == 11: todo = self.may_counter(t)  # 7.4.1, 7.4.1.2, 7.4.1.2.1, 4.5.1, 8.5.2.2
                elif at == 12: todo = self.counter(t)  # 7.4.1.2.2, 2.8.2, 4.5.3.2
                elif at == 13: todo = self.check_countered(t)  # 7.4.1.3
                else: todo = self.damage_step(t)  # 7.5.1.1
            elif at < 20:
                if at == 15: todo = self.check_damage_step(t)  # 7.5.1.1
                elif at == 16: todo = self.deal_damage(t)  # 7.5.1, 7.5.1.2, 4.11.1.1
                elif at == 17: todo = self.check_damaged(t)  # 7.5.1.3
                elif at == 18: todo = self.battle_step(t)  # 7.6.1.1
                else: todo = self.check_battle_step(t)  # 7.6.1.1
            elif at < 24:
                if at == 20: todo = self.battle(t)  # 7.6.1, 7.6.1.2, 2.9.1, 4.6.1.3
                elif at == 21: todo = self.check_battled(t)  # 7.6.1.4
                elif at == 22: todo = self.attack_ends(t)  # 7.5.1.4, 7.6.1.5
                else: todo = self.check_ended(t)  # 7.5.1.4, 7.6.1.5
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = AttackSubPhase(self.player, self.attacker)
        p.attacker_at = self.attacker_at
        p.kind = self.kind
        p.attacked = self.attacked
        p.attacked_at = self.attacked_at
        p.checks = self.checks
        return p
    # -- end of generated


def current_attack(t: Table) -> AttackSubPhase | None:
    """The attack that is going on, for whoever asks for the attacking or defending character (7.2.1.5)."""
    for i in range(len(t.stack) - 1, -1, -1):
        f = t.stack[i]
        if isinstance(f, AttackSubPhase):
            return f
    return None


def attacking_character(t: Table) -> int:
    """7.2.1.5: the reference of the attacking character; -1 outside of an attack."""
    attack = current_attack(t)
    return attack.attacker if attack is not None and attack.at >= attack.REST_ATTACKER else -1


def attacked_character(t: Table) -> int:
    """7.2.1.5.2: the reference of the character that is being attacked, frontally or from the side; -1 if there is none."""
    attack = current_attack(t)
    return attack.attacked if attack is not None and attack.at >= attack.REST_ATTACKER else -1


def defending_character(t: Table) -> int:
    """7.2.1.5.1: the reference of the defending character; -1 if there is none."""
    attack = current_attack(t)
    if attack is None or attack.kind != terms.FRONTAL or attack.at < attack.REST_ATTACKER:
        return -1
    return attack.attacked


def battle_opponent(t: Table, ref: int) -> int:
    """7.2.1.5.1: the other one of the two characters in battle; -1 for a character that is not in battle."""
    defender = defending_character(t)
    if defender < 0:
        return -1
    attacker = attacking_character(t)
    t.cite("7.2.1.5.1")
    return defender if ref == attacker else attacker if ref == defender else -1
