"""803.5, 804.4: what must be done to attack or block; if it can't be, the declaration never happened."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.attack_costs import action_costs
from cardwright.games.fow.paying import pay_whole
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import SIDEWAYS, turned
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.rewinding import forget_checkpoint, keep_checkpoint, rewind

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def stays_upright(t: Table, card: Card, flag: int) -> bool:
    """104.4: does an effect say that attacking (or blocking) does not rest this card?"""
    bit = terms.ATTACKS_UPRIGHT if flag == terms.ATTACK_COST else terms.BLOCKS_UPRIGHT
    return t.look(card).bans & bit != 0


class PayAction(Procedure):
    """A card is rested to attack or block, and what that takes is done."""

    def __init__(self, player: int, card: int, flag: int) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.flag = flag
        self.costs: list[int] = []  # what is not paid for yet: the card that asks for it, the number of its ability, ...
        self.context: Context | None = None

    def rest(self, t: Table) -> Todo:
        """803.5, 804.4"""
        card = t.cards[id_of(self.card)]
        for c in action_costs(t, card, self.flag):
            self.costs += [c.source, c.ability.number]
        keep_checkpoint(t)
        clause = "803.5, 303.1" if self.flag == terms.ATTACK_COST else "804.4"
        if stays_upright(t, card, self.flag):
            return None
        return happen(t, [turned(self.card, self.player, SIDEWAYS, clause=clause)])

    def begin(self, t: Table) -> Todo:
        """803.5, 804.4"""
        begin_paying(t)
        return None

    def next_cost(self, t: Table) -> Todo:
        """803.5, 804.4"""
        if not self.costs:
            forget_checkpoint(t)
            self.end()
            return end_paying(t)
        self.context = Context(self.costs[0], self.player, t.library.abilities[self.costs[1]])
        self.costs = self.costs[2:]
        return None

    def pay(self, t: Table) -> Todo:
        """803.5, 804.4"""
        c = self.context
        assert c is not None
        script = c.ability.program
        assert isinstance(script, Script)
        c.answer = self.answer
        todo = pay_whole(t, c, script.cost, breaks_off=True)
        if todo is not None:
            self.next = self.PAY
            return todo
        if c.pc < len(script.cost):
            rewind(t, self)
            return self.end()
        self.next = self.NEXT_COST
        return None

    # -- generated from the steps above: make steps
    NEXT_COST: Final = 2
    PAY: Final = 3
    CLAUSES: ClassVar[tuple[str, ...]] = ("803.5, 804.4", "803.5, 804.4", "803.5, 804.4", "803.5, 804.4")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.rest(t)  # 803.5, 804.4
            elif at == 1: todo = self.begin(t)  # 803.5, 804.4
            elif at == 2: todo = self.next_cost(t)  # 803.5, 804.4
            elif at == 3: todo = self.pay(t)  # 803.5, 804.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = PayAction(self.player, self.card, self.flag)
        p.costs = self.costs[:]
        p.context = None if self.context is None else self.context.copy()
        return p
    # -- end of generated
