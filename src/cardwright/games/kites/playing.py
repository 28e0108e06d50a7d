"""Chapter 6: playing cards and using abilities. A predicate answers with the clause that forbids it, or with nothing."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.announcing import Announcing, context_of_card
from cardwright.effects.cost_rules import cost_to_play
from cardwright.effects.costs.payable import payable
from cardwright.effects.declaring import can_choose
from cardwright.effects.script import Script
from cardwright.games.kites import terms
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, RESOLVE, moved, number_changed, played
from cardwright.kernel.faces import ACTIVATED
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.triggers import note_use, times_used

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MAY: Final = ""
# What is played: a card, an ability that a player uses, or one that has waited.
CARD: Final = 0
USED: Final = 1
WAITED: Final = 2


def play_cost(t: Table, player: int, card: Card) -> int:
    """The wind that playing this card takes now."""
    return cost_to_play(t, player, card, t.look(card).stats[terms.COST])


def cannot_play(t: Table, player: int, card: Card) -> str:
    """Why this player may not play this card now."""
    if card.zone != terms.HAND or card.controller != player or player != t.active:
        return "6.1"
    c = context_of_card(card, player)
    script = c.ability.program
    assert isinstance(script, Script)
    if not can_choose(t, c, script):
        return "6.3"
    return MAY if play_cost(t, player, card) <= t.number(terms.WIND, player) else "6.4"


def cannot_use(t: Table, player: int, card: Card, index: int) -> str:
    """Why this player may not use this ability of a card now."""
    abilities = t.look(card).abilities
    if card.zone != terms.SKY or card.controller != player or player != t.active or index >= len(abilities):
        return "6.2"
    ability = abilities[index]
    if ability.kind != ACTIVATED:
        return "6.2"
    if ability.per_turn > 0 and times_used(t, card.ref(), ability.number) >= ability.per_turn:
        return "1.5"
    c = Context(card.ref(), player, ability)
    script = ability.program
    assert isinstance(script, Script)
    if not can_choose(t, c, script):
        return "6.3"
    return MAY if payable(t, c, script.cost) else "6.4"


class Play(Announcing):
    """A card is played, or an ability is used or carried out."""

    def __init__(self, player: int, context: Context, variant: int) -> None:
        super().__init__(player, context)
        self.variant = variant
        self.cost = 0

    def begin(self, t: Table) -> Todo:
        """6.1 | 6.2 | 7.3"""
        return self.announce(t)

    def choose_modes(self, t: Table) -> Todo:
        """6.3"""
        return self.next_mode(t, "6.3")

    def take_mode(self, t: Table) -> Todo:
        """6.3"""
        return self.add_mode()

    def choose_targets(self, t: Table) -> Todo:
        """6.3"""
        return self.next_target(t)

    def pay_wind(self, t: Table) -> Todo:
        """6.4"""
        if self.variant != CARD:
            return None
        self.cost = play_cost(t, self.player, t.cards[id_of(self.context.source)])
        paid = number_changed(self.player, terms.WIND, -self.cost, clause="6.4")
        return happen(t, [paid.by(self.player, self.context.source, BY_COST)])

    def pay(self, t: Table) -> Todo:
        """6.4"""
        return self.pay_next(t, self.script().cost if self.variant == USED else [])

    def rise(self, t: Table) -> Todo:
        """6.6"""
        self.completed(t)
        if self.variant != CARD:
            return None
        card = t.cards[id_of(self.context.source)]
        is_kite = t.look(card).types & terms.KITE != 0
        t.cite("2.2" if is_kite else "2.3")
        goal = terms.SKY if is_kite else terms.GRASS
        return happen(t, [moved(card, to=goal, how=RESOLVE, clause="6.6").by(self.player)])

    def was_played(self, t: Table) -> Todo:
        """6.6"""
        c = self.context
        c.stamp = t.next_stamp()
        if self.variant == CARD:
            c.source = t.cards[id_of(c.source)].ref()
        elif self.variant == USED:
            note_use(t, c.source, c.ability.number)
        else:
            return None
        return happen(t, [played(c, 1 if self.variant == CARD else 0, amount=self.cost, origin=terms.HAND, clause="6.6")])

    def resolve(self, t: Table) -> Todo:
        """6.6"""
        return self.script().resolve(t, self.context)

    # -- generated from the steps above: make steps
    CLAUSES_OF_VARIANTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("6.1", "6.3", "6.3", "6.3", "6.4", "6.4", "6.6", "6.6", "6.6"),
        ("6.2", "6.3", "6.3", "6.3", "6.4", "6.4", "6.6", "6.6", "6.6"),
        ("7.3", "6.3", "6.3", "6.3", "6.4", "6.4", "6.6", "6.6", "6.6"),
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.begin(t)  # 6.1 | 6.2 | 7.3
                elif at == 1: todo = self.choose_modes(t)  # 6.3
                elif at == 2: todo = self.take_mode(t)  # 6.3
                elif at == 3: todo = self.choose_targets(t)  # 6.3
                else: todo = self.pay_wind(t)  # 6.4
            elif at < 9:
                if at == 5: todo = self.pay(t)  # 6.4
                elif at == 6: todo = self.rise(t)  # 6.6
                elif at == 7: todo = self.was_played(t)  # 6.6
                else: todo = self.resolve(t)  # 6.6
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return self.CLAUSES_OF_VARIANTS[self.variant]

    def twin(self) -> Procedure:
        p = Play(self.player, self.context.copy(), self.variant)
        p.part = self.part
        p.kept = self.kept
        p.cost = self.cost
        return p
    # -- end of generated
