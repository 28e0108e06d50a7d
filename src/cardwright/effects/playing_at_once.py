"""Playing cards and using abilities where nobody may answer: all is chosen, then paid, then carried out at once."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from cardwright.effects.announcing import Announcing, context_of_card, context_to_play
from cardwright.effects.costs.payable import payable
from cardwright.effects.declaring import can_choose
from cardwright.effects.script import Script
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context, Pending
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


def clause_of(t: Table, topic: str) -> str:
    return t.rules.topics[topic][0]


def script_of(c: Context) -> Script:
    script = c.ability.program
    assert isinstance(script, Script)
    return script


def enough_to_choose(t: Table, c: Context) -> bool:
    """Is there enough for all that the text says to choose?"""
    return can_choose(t, c, script_of(c))


def cannot_use_ability(t: Table, player: int, card: Card, index: int) -> str:
    """The clause that keeps this player from using this ability of a card in play; nothing if they may."""
    abilities = t.look(card).abilities
    if index >= len(abilities) or abilities[index].kind != ACTIVATED:
        return clause_of(t, "@use_ability")
    ability = abilities[index]
    if ability.per_turn > 0 and times_used(t, card.ref(), ability.number) >= ability.per_turn:
        return clause_of(t, "@used_up")
    c = Context(card.ref(), player, ability)
    if not enough_to_choose(t, c):
        return clause_of(t, "@play_choose")
    return MAY if payable(t, c, script_of(c).cost) else clause_of(t, "@play_pay")


def play_card(player: int, card: Card, number: int, cost: int, goal: int) -> Todo:
    """Play a card: it costs so much of the player's number, and goes there before its text is carried out."""
    return PlayAtOnce(player, context_of_card(card, player), CARD, number, cost, goal)


def use_ability(t: Table, player: int, card: Card, index: int) -> Todo:
    """Use an ability of a card in play."""
    return PlayAtOnce(player, Context(card.ref(), player, t.look(card).abilities[index]), USED, -1, 0, -1)


def carry_out_waiting(t: Table, p: Pending) -> Todo:
    """Carry out an ability that has waited; without enough to choose, nothing comes of it."""
    c = context_to_play(t, p)
    return PlayAtOnce(p.controller, c, WAITED, -1, 0, -1) if c is not None else None


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayAtOnce(Announcing):
    """A card is played, or an ability is used or carried out."""

    def __init__(self, player: int, context: Context, variant: int, number: int, cost: int, goal: int) -> None:
        super().__init__(player, context)
        self.variant = variant
        self.number = number
        self.cost = cost
        self.goal = goal
        self.origin = -1  # where the card was when it began

    def begin(self, t: Table) -> Todo:
        """@play_card | @use_ability | @play_waiting"""
        self.origin = t.piece(self.context.source).zone
        return self.announce(t)

    def choose_modes(self, t: Table) -> Todo:
        """@play_choose"""
        return self.next_mode(t, clause_of(t, "@play_choose"))

    def take_mode(self, t: Table) -> Todo:
        """@play_choose"""
        return self.add_mode()

    def choose_targets(self, t: Table) -> Todo:
        """@play_choose"""
        return self.next_target(t)

    def pay_points(self, t: Table) -> Todo:
        """@play_pay"""
        if self.variant != CARD:
            return None
        paid = number_changed(self.player, self.number, -self.cost, clause=clause_of(t, "@play_pay"))
        return happen(t, [paid.by(self.player, self.context.source, BY_COST)])

    def pay(self, t: Table) -> Todo:
        """@play_pay"""
        return self.pay_next(t, self.script().cost if self.variant == USED else [])

    def arrive(self, t: Table) -> Todo:
        """@play_done"""
        self.completed(t)
        if self.variant != CARD:
            return None
        card = t.cards[id_of(self.context.source)]
        return happen(t, [moved(card, to=self.goal, how=RESOLVE, clause=clause_of(t, "@play_done")).by(self.player)])

    def was_played(self, t: Table) -> Todo:
        """@play_done"""
        c = self.context
        c.stamp = t.next_stamp()
        if self.variant == CARD:
            c.source = t.cards[id_of(c.source)].ref()
        elif self.variant == USED:
            note_use(t, c.source, c.ability.number)
        else:
            return None
        what = 1 if self.variant == CARD else 0
        return happen(t, [played(c, what, amount=self.cost, origin=self.origin, clause=clause_of(t, "@play_done"))])

    def resolve(self, t: Table) -> Todo:
        """@play_done"""
        return self.script().resolve(t, self.context)

    # -- generated from the steps above: make steps
    CLAUSES_OF_VARIANTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        (
            "@play_card", "@play_choose", "@play_choose", "@play_choose", "@play_pay", "@play_pay", "@play_done",
            "@play_done", "@play_done",
        ),
        (
            "@use_ability", "@play_choose", "@play_choose", "@play_choose", "@play_pay", "@play_pay", "@play_done",
            "@play_done", "@play_done",
        ),
        (
            "@play_waiting", "@play_choose", "@play_choose", "@play_choose", "@play_pay", "@play_pay", "@play_done",
            "@play_done", "@play_done",
        ),
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.begin(t)  # @play_card | @use_ability | @play_waiting
                elif at == 1: todo = self.choose_modes(t)  # @play_choose
                elif at == 2: todo = self.take_mode(t)  # @play_choose
                elif at == 3: todo = self.choose_targets(t)  # @play_choose
                else: todo = self.pay_points(t)  # @play_pay
            elif at < 9:
                if at == 5: todo = self.pay(t)  # @play_pay
                elif at == 6: todo = self.arrive(t)  # @play_done
                elif at == 7: todo = self.was_played(t)  # @play_done
                else: todo = self.resolve(t)  # @play_done
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return self.CLAUSES_OF_VARIANTS[self.variant]

    def twin(self) -> Procedure:
        p = PlayAtOnce(self.player, self.context.copy(), self.variant, self.number, self.cost, self.goal)
        p.part = self.part
        p.kept = self.kept
        p.origin = self.origin
        return p
    # -- end of generated
