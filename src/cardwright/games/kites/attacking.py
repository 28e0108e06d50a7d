"""Chapter 8: a kite attacks, and may be crossed. A predicate answers with the clause that forbids it, or with nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.playing_at_once import MAY
from cardwright.games.kites import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.check_timing import CheckTiming
from cardwright.kernel.events import ATTACK, BLOCK, BY_COMBAT, DESTROY, SIDEWAYS, Event, moved, number_changed, turned
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, DONE, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NOBODY: Final = -1


def cannot_attack(t: Table, player: int, card: Card) -> str:
    """Why this player may not attack with this card now."""
    if card.zone != terms.SKY or card.controller != player or player != t.active or card.turned:
        return "8.1"
    k = t.look(card)
    if k.bans & terms.CANT_ATTACK:
        return "1.5"
    if card.since < t.turn:
        return MAY
    t.cite("10.1")
    return MAY if k.keywords & terms.SWIFT else "8.1"


def cannot_cross(t: Table, attacker: Card, card: Card) -> str:
    """Why this card may not cross the attacker."""
    if card.zone != terms.SKY or card.controller == attacker.controller or card.turned:
        return "8.2"
    k = t.look(card)
    if k.bans & terms.CANT_CROSS:
        return "1.5"
    if not t.look(attacker).keywords & terms.HIGH:
        return MAY
    t.cite("10.2")
    return MAY if k.keywords & terms.HIGH else "10.2"


def cut(card: Card, clause: str) -> Event:
    """8.6"""
    return moved(card, to=terms.GRASS, how=DESTROY, clause=clause).by(cause=BY_COMBAT)


class Attack(Procedure):
    """One kite attacks the other player."""

    def __init__(self, player: int, attacker: int) -> None:
        super().__init__()
        self.player = player
        self.attacker = attacker
        self.crossing: int = NOBODY

    def fight(self) -> tuple[list[int], int, int]:
        return [self.attacker], -1, self.crossing

    def turn_it(self, t: Table) -> Todo:
        """8.1"""
        return happen(t, [turned(self.attacker, self.player, SIDEWAYS, clause="8.1")])

    def attack(self, t: Table) -> Todo:
        """8.1"""
        return happen(t, [Event(ATTACK, self.attacker, self.player, clause="8.1").by(self.player, self.attacker)])

    def settle_attack(self, t: Table) -> Todo:
        """7.3"""
        return CheckTiming()

    def ask_who_crosses(self, t: Table) -> Todo:
        """8.2"""
        other = 1 - self.player
        attacker = t.at(self.attacker)
        if attacker is None:
            t.cite("8.5")
            return self.end()
        options = [option(CARD, id) for id in t.zone(terms.SKY, other) if cannot_cross(t, attacker, t.cards[id]) == MAY]
        if not options:
            self.next = self.TAKE_RIBBON
            return None
        return Ask(other, terms.ASK_CROSS, "8.2", [*options, option(DONE)], self.attacker)

    def cross(self, t: Table) -> Todo:
        """8.2"""
        if verb_of(self.answer) == DONE:
            self.next = self.TAKE_RIBBON
            return None
        self.crossing = t.cards[value_of(self.answer)].ref()
        crossed = Event(BLOCK, self.crossing, 1 - self.player, other=self.attacker, clause="8.2")
        return happen(t, [crossed.by(1 - self.player, self.crossing)])

    def settle_cross(self, t: Table) -> Todo:
        """7.3"""
        return CheckTiming()

    def compare(self, t: Table) -> Todo:
        """8.4"""
        self.end()
        one, other = t.at(self.attacker), t.at(self.crossing)
        if one is None or other is None:
            t.cite("8.5")
            return None
        t.cite("8.6")
        difference = t.look(one).stats[terms.POWER] - t.look(other).stats[terms.POWER]
        events = [cut(one, "8.4")] if difference <= 0 else []
        if difference >= 0:
            events.append(cut(other, "8.4"))
        return happen(t, events)

    def take_ribbon(self, t: Table) -> Todo:
        """8.3"""
        taken = number_changed(1 - self.player, terms.RIBBONS, -1, clause="8.3")
        return happen(t, [taken.by(self.player, self.attacker, BY_COMBAT)])

    # -- generated from the steps above: make steps
    TAKE_RIBBON: Final = 7
    CLAUSES: ClassVar[tuple[str, ...]] = ("8.1", "8.1", "7.3", "8.2", "8.2", "7.3", "8.4", "8.3")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.turn_it(t)  # 8.1
            elif at == 1: todo = self.attack(t)  # 8.1
            elif at == 2: todo = self.settle_attack(t)  # 7.3
            elif at == 3: todo = self.ask_who_crosses(t)  # 8.2
            elif at == 4: todo = self.cross(t)  # 8.2
            elif at == 5: todo = self.settle_cross(t)  # 7.3
            elif at == 6: todo = self.compare(t)  # 8.4
            elif at == 7: todo = self.take_ribbon(t)  # 8.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Attack(self.player, self.attacker)
        p.crossing = self.crossing
        return p
    # -- end of generated
