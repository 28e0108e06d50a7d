"""8.4: one follower attacks a leader or a follower."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.sve import terms
from cardwright.games.sve.attack_legality import attack_targets
from cardwright.games.sve.confirmation import confirm
from cardwright.games.sve.legality import quick_options
from cardwright.games.sve.playing import play_of_ability, play_of_card
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import ATTACK, BY_COMBAT, FOUGHT, SIDEWAYS, Event, damaged, turned
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import DONE, PLAY, extra_of, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NOT_THERE: Final = -1


def on_field(t: Table, ref: int) -> Card | None:
    """The follower that the attack is about, while it is still on the field and a follower."""
    c = t.at(ref)
    if c is None or c.zone != terms.FIELD or not t.look(c).types & terms.FOLLOWER:
        return None
    return c


class AttackWithFollower(Procedure):
    """The active player's follower attacks; the opponent may answer; damage is dealt."""

    def __init__(self, player: int, attacker: int) -> None:
        super().__init__()
        self.player = player
        self.attacker = attacker
        self.target: int = NOT_THERE
        self.combat = False  # attacker and target are followers in combat (8.4.5.1)

    def fight(self) -> tuple[list[int], int, int]:
        return [self.attacker], self.target if self.target != NOT_THERE else -1, -1

    def select_attacker(self, t: Table) -> Todo:
        """8.4.1, 8.4.2"""
        return None

    def select_target(self, t: Table) -> Todo:
        """8.4.3"""
        c = t.at(self.attacker)
        options = [] if c is None else attack_targets(t, c)
        if not options:
            t.cite("8.4.3.2")
            return self.end()
        return Ask(self.player, terms.ASK_ATTACK_TARGET, "8.4.3", options, self.attacker)

    def take_target(self, t: Table) -> Todo:
        """8.4.3"""
        target = t.cards[value_of(self.answer)]
        self.target = target.ref()
        self.combat = target.zone == terms.FIELD
        return None

    def engage(self, t: Table) -> Todo:
        """8.4.4"""
        return happen(t, [turned(self.attacker, self.player, SIDEWAYS, clause="8.4.4")])

    def attacked(self, t: Table) -> Todo:
        """8.4.5"""
        t.mine(id_of(self.attacker)).marks |= terms.ATTACKED_THIS_TURN
        attack = Event(ATTACK, self.attacker, self.player, amount=1, other=self.target, clause="8.4.5")
        return happen(t, [attack.by(self.player, self.attacker)])

    def confirm_attack(self, t: Table) -> Todo:
        """8.4.6"""
        return confirm(t)

    def opponent_may_answer(self, t: Table) -> Todo:
        """8.4.7"""
        options = quick_options(t, 1 - self.player)
        if len(options) == 1 and not t.zone(terms.HAND, 1 - self.player):
            self.next = self.DEAL_DAMAGE
            return None
        return Ask(1 - self.player, terms.ASK_QUICK, "8.4.7", options, self.attacker)

    def opponent_answers(self, t: Table) -> Todo:
        """8.4.7, 12.3.4"""
        if verb_of(self.answer) == DONE:
            t.refused = []
            self.next = self.DEAL_DAMAGE
            return None
        card = t.cards[value_of(self.answer)]
        t.cite("12.3.2" if verb_of(self.answer) == PLAY else "12.3.3")
        if verb_of(self.answer) == PLAY:
            return play_of_card(t, 1 - self.player, card)
        return play_of_ability(t, 1 - self.player, card, extra_of(self.answer))

    def confirm_answer(self, t: Table) -> Todo:
        """8.4.8"""
        self.next = self.OPPONENT_MAY_ANSWER
        return confirm(t)

    def deal_damage(self, t: Table) -> Todo:
        """8.4.9"""
        attacker = on_field(t, self.attacker)
        if attacker is None:
            self.next = self.CONFIRM_DAMAGE
            return None
        if not self.combat:
            leader = t.cards[id_of(self.target)]
            if t.trace is not None:
                t.cite("5.13.3.1")
                t.cite("10.12.2.1")
            return happen(t, self._damage(t, attacker, leader))
        target = on_field(t, self.target)
        if target is None:
            self.combat = False
            self.next = self.CONFIRM_DAMAGE
            return None
        if t.trace is not None:
            t.cite("8.4.5.1, 8.4.9.1")
            t.cite("5.13.3.1")  # of the attacker's damage
            t.cite("10.12.2.1")
            t.cite("5.13.3.2")
        return happen(t, self._damage(t, attacker, target) + self._damage(t, target, attacker))

    def fought(self, t: Table) -> Todo:
        """8.4.9.2"""
        a = on_field(t, self.attacker)
        b = on_field(t, self.target) if self.combat else None
        if a is None or b is None:
            return None
        t.check = True
        for one, other in ((a, b), (b, a)):
            if t.look(one).keywords & terms.BANE:
                if t.trace is not None:
                    t.cite("12.14.2")
                    if t.look(one).stats[terms.ATTACK] <= 0:
                        t.cite("12.14.2.1")
                t.mine(other.id).marks |= terms.BANED
        return happen(t, [Event(FOUGHT, self.attacker, self.player, clause="8.4.9.2", other=self.target)])

    def confirm_damage(self, t: Table) -> Todo:
        """8.4.10"""
        return confirm(t)

    def leave_combat(self, t: Table) -> Todo:
        """8.4.11"""
        self.combat = False
        return None

    def _damage(self, t: Table, source: Card, to: Card) -> list[Event]:
        """Damage equal to the attack of `source`; none at all if that is 0 or less (1.3.2.2)."""
        k = t.look(source)
        n = k.stats[terms.ATTACK]
        if n <= 0 or k.bans & terms.CANT_DEAL_DAMAGE:
            t.cite("1.3.2.2")
            return []
        return [damaged(to, n, other=self.attacker, clause="8.4.9").by(source.controller, source.ref(), BY_COMBAT)]

    # -- generated from the steps above: make steps
    OPPONENT_MAY_ANSWER: Final = 6
    DEAL_DAMAGE: Final = 9
    CONFIRM_DAMAGE: Final = 11
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "8.4.1, 8.4.2", "8.4.3", "8.4.3", "8.4.4", "8.4.5", "8.4.6", "8.4.7", "8.4.7, 12.3.4", "8.4.8", "8.4.9",
        "8.4.9.2", "8.4.10", "8.4.11",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.select_attacker(t)  # 8.4.1, 8.4.2
                elif at == 1: todo = self.select_target(t)  # 8.4.3
                elif at == 2: todo = self.take_target(t)  # 8.4.3
                elif at == 3: todo = self.engage(t)  # 8.4.4
                else: todo = self.attacked(t)  # 8.4.5
            elif at < 10:
                if at == 5: todo = self.confirm_attack(t)  # 8.4.6
                elif at == 6: todo = self.opponent_may_answer(t)  # 8.4.7
                elif at == 7: todo = self.opponent_answers(t)  # 8.4.7, 12.3.4
                elif at == 8: todo = self.confirm_answer(t)  # 8.4.8
                else: todo = self.deal_damage(t)  # 8.4.9
            elif at < 13:
                if at == 10: todo = self.fought(t)  # 8.4.9.2
                elif at == 11: todo = self.confirm_damage(t)  # 8.4.10
                else: todo = self.leave_combat(t)  # 8.4.11
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = AttackWithFollower(self.player, self.attacker)
        p.target = self.target
        p.combat = self.combat
        return p
    # -- end of generated
