"""6.5, 11.10: damage to a player is resolved card by card, and EX Bursts are applied at once."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.declaring import can_choose
from cardwright.effects.restrictions import forbidden_with
from cardwright.effects.script import Script
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.affording import USUAL
from cardwright.games.fftcg.playing import AN_EX_BURST, Play
from cardwright.games.fftcg.rule_processes import RuleProcesses, why_lost
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_EFFECT, DAMAGE, Event, moved
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import NO, YES, option, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

RULES_FIRST: Final = "rule processes before EX Bursts"  # the switch of 3.1, 12.3, 11.10.2


def burst_contexts(t: Table, player: int, card: Card) -> list[Context]:
    """11.10.3: all of a Summon's effects; of another card, those auto-abilities that bear the icon. Only what can be applied."""
    k = t.look(card)
    found: list[Context] = []
    if k.types & terms.SUMMON:
        play = card.form.play
        if play is not None:
            found.append(Context(card.ref(), player, play))
    else:
        for a in k.abilities:
            if a.flags & terms.EX_BURST_ABILITY:
                found.append(Context(card.ref(), player, a))
    out: list[Context] = []
    for c in found:
        script = c.ability.program
        if isinstance(script, Script) and can_choose(t, c, script):
            out.append(c)
    return out


def unused(t: Table, player: int, card: Card) -> bool:
    """2.2: may the EX Burst of this card not be used, because of what dealt the damage that turned it over?"""
    for i in range(len(t.history) - 1, -1, -1):
        e = t.history[i]
        if e.kind == DAMAGE and e.subject < 0 and e.player == player:
            if e.source < 0 or not forbidden_with(t, t.cards[id_of(e.source)], terms.SETS_OFF_NO_BURST, card):
                return False
            t.cite("2.2")
            return True
    return False


class ResolveDamage(Procedure):
    """So many points of damage to one player (6.5.1). `together`: dealt by one ability, so EX Bursts wait for the last card."""

    def __init__(self, player: int, points: int, together: bool, more: list[int]) -> None:
        super().__init__()
        self.player = player
        self.points = points
        self.together = together
        self.more = more  # damage dealt at the same time that comes next: player, points, together, ...
        self.bursts: list[int] = []  # references of revealed cards whose EX Burst is still to be offered
        self.top = -1  # the card that was turned over last
        self.using: list[int] = []  # numbers of the abilities of the EX Burst that are still to be applied

    def turn_over(self, t: Table) -> Todo:
        """6.5.2, 7.8.2"""
        self.top = -1
        if self.points <= 0:
            self.next = self.OFFER
            return None
        self.points -= 1
        deck = t.zone(terms.DECK, self.player)
        if not deck:
            t.set_number(terms.DAMAGED_OUT, self.player, 1)
            self.points = 0
            self.next = self.OFFER
            return None
        card = t.cards[deck[-1]]
        self.top = card.id
        return happen(t, [moved(card, to=terms.DAMAGE_ZONE, player=self.player, clause="6.5.2")])

    def look_for_burst(self, t: Table) -> Todo:
        """6.5.2.1, 6.5.3"""
        card = t.cards[self.top]
        if card.zone == terms.DAMAGE_ZONE and t.look(card).subtypes & terms.EX_BURST and not unused(t, self.player, card):
            self.bursts.append(card.ref())
        if self.together and self.points > 0:
            self.next = self.TURN_OVER
        return None

    def offer(self, t: Table) -> Todo:
        """6.5.2.1, 11.10.2"""
        if not self.bursts:
            self.next = self.GO_ON
            return None
        if t.rules.switches[RULES_FIRST] and why_lost(t, self.player) != "":
            self.next = self.OFFER
            return RuleProcesses()
        card = t.at(self.bursts[0])
        found = [] if card is None else burst_contexts(t, self.player, card)
        if card is None or not found:
            self.bursts = self.bursts[1:]
            self.next = self.OFFER
            return None
        ability = found[0].ability.number
        return Ask(self.player, terms.ASK_EX_BURST, "11.10.2", [option(YES), option(NO)], card.ref(), ability)

    def decide(self, t: Table) -> Todo:
        """11.10.2"""
        ref = self.bursts[0]
        self.bursts = self.bursts[1:]
        if verb_of(self.answer) == NO:
            self.next = self.OFFER
            return None
        card = t.at(ref)
        assert card is not None
        self.top = card.id
        self.using = [c.ability.number for c in burst_contexts(t, self.player, card)]
        return happen(t, [Event(terms.EX_BURST_USED, ref, self.player, clause="11.10.2").by(self.player, ref, BY_EFFECT)])

    def apply(self, t: Table) -> Todo:
        """11.10.3"""
        if not self.using:
            self.next = self.OFFER
            return None
        ability = t.library.abilities[self.using[0]]
        self.using = self.using[1:]
        self.next = self.APPLY
        c = Context(t.cards[self.top].ref(), self.player, ability)
        script = ability.program
        assert isinstance(script, Script)
        return Play(AN_EX_BURST, self.player, c, USUAL) if can_choose(t, c, script) else None

    def go_on(self, t: Table) -> Todo:
        """6.5.3"""
        if self.points == 0 and self.more:
            self.player = self.more[0]
            self.points = self.more[1]
            self.together = self.more[2] == 1
            self.more = self.more[3:]
        if self.points > 0:
            self.next = self.TURN_OVER
        return None

    # -- generated from the steps above: make steps
    TURN_OVER: Final = 0
    OFFER: Final = 2
    APPLY: Final = 4
    GO_ON: Final = 5
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "6.5.2, 7.8.2", "6.5.2.1, 6.5.3", "6.5.2.1, 11.10.2", "11.10.2", "11.10.3", "6.5.3",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.turn_over(t)  # 6.5.2, 7.8.2
            elif at == 1: todo = self.look_for_burst(t)  # 6.5.2.1, 6.5.3
            elif at == 2: todo = self.offer(t)  # 6.5.2.1, 11.10.2
            elif at == 3: todo = self.decide(t)  # 11.10.2
            elif at == 4: todo = self.apply(t)  # 11.10.3
            elif at == 5: todo = self.go_on(t)  # 6.5.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = ResolveDamage(self.player, self.points, self.together, self.more[:])
        p.bursts = self.bursts[:]
        p.top = self.top
        p.using = self.using[:]
        return p
    # -- end of generated


def follow_damage(t: Table, done: list[Event]) -> Todo:
    """6.5.1: what damage to players is followed by at once; the turn player's first (6.1.3)."""
    all: list[int] = []
    for player in (t.active, 1 - t.active):
        for e in done:
            if e.kind == DAMAGE and e.subject < 0 and e.player == player:
                all.extend((player, e.amount, 1 if e.cause == BY_EFFECT and e.amount > 1 else 0))
    return ResolveDamage(all[0], all[1], all[2] == 1, all[3:]) if all else None
