"""10-8 and 8-5-2: a magic card is used, an activated effect is activated: specified, paid for, and left to wait for resolution."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.announcing import Announcing, reveal
from cardwright.effects.cost_rules import use_up
from cardwright.effects.script import X_NUMBER
from cardwright.games.bss import terms
from cardwright.games.bss.costs import USUAL, base_cost, reduction
from cardwright.games.bss.paying_cores import CARDS, FOR_MAGIC, RESERVE, GatherCores
from cardwright.games.bss.symbols import field_symbols
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import ACTED, PLAYED, TOP, Event
from cardwright.kernel.faces import SPELL, Ability
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.moving import put_in, take_out
from cardwright.kernel.options import value_of
from cardwright.kernel.triggers import note_use

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

MAGIC: Final = 0
EFFECT: Final = 1
MOST_X: Final = 99
CARD: Final = 1  # the verb of a PLAYED event that is about a card


def use_of(t: Table, player: int, card: Card, ability: Ability, price: int = USUAL) -> Use:
    """A player uses this effect of a card: a magic card's (for its cost, or an effect's price), or an activated one."""
    return Use(player, Context(card.ref(), player, ability), MAGIC if ability.kind == SPELL else EFFECT, price)


class Use(Announcing):
    """10-8 of a magic card, 8-5-2 of an activated effect. Resolving it is the business of management, newest first."""

    def __init__(self, player: int, context: Context, variant: int, price: int) -> None:
        super().__init__(player, context)
        self.variant = variant
        self.price = price
        self.cost = 0

    def specify(self, t: Table) -> Todo:
        """10-8-1, 10-8-2, 10-8-3, 8-5-2-1, 8-1-6-1 | 8-5-2, 8-5-2-1, 8-1-3, 8-1-3-1"""
        return reveal(t, t.cards[id_of(self.context.source)], self.player, "10-8-3" if self.variant == MAGIC else "8-5-2-1")

    def choose_x(self, t: Table) -> Todo:
        """4-6-2"""
        script = self.script()
        if not script.asks_x:
            return self.skip()
        return self.ask_x(MOST_X if script.most_x is None else script.most_x.value(t, self.context), "4-6-2")

    def take_x(self, t: Table) -> Todo:
        """4-6-2, 4-6-3, 1-3-5"""
        self.context.set_number(X_NUMBER, value_of(self.answer))
        return None

    def determine_cost(self, t: Table) -> Todo:
        """10-8-4, 2-6-2 | 8-5-2-2"""
        if self.variant == MAGIC:
            self.cost = base_cost(t, self.player, t.cards[id_of(self.context.source)]) if self.price == USUAL else self.price
        return None

    def reduce_cost(self, t: Table) -> Todo:
        """10-8-5, 2-7-3 | 8-5-2-2"""
        if self.variant == MAGIC and self.cost > 0:
            self.cost -= reduction(t, t.cards[id_of(self.context.source)], field_symbols(t, self.player))
            if self.cost < 0:
                self.cost = 0
        return None

    def pay_cores(self, t: Table) -> Todo:
        """10-8-6, 8-5-2-2 | 8-5-2-2"""
        begin_paying(t)
        if self.variant == MAGIC:
            use_up(t, t.cards[id_of(self.context.source)])
        if self.cost == 0:
            return None
        return GatherCores(self.player, FOR_MAGIC, self.cost, self.cost, RESERVE | CARDS, terms.CORE_TRASH, -1,
                           self.context.source, [])

    def pay_parts(self, t: Table) -> Todo:
        """8-4-2, 8-4-2-1, 8-5-2-2"""
        return self.pay_next(t, self.script().cost, False)

    def paid(self, t: Table) -> Todo:
        """8-5-2-2"""
        return end_paying(t)

    def activate(self, t: Table) -> Todo:
        """8-5-2-3"""
        c = self.context
        c.stamp = t.next_stamp()
        t.pending.append(Pending(self.player, c.source, c.ability, None, c.copy(), t.this_batch()))
        if self.variant == EFFECT:
            note_use(t, c.source, c.ability.number)
            kind, verb, clause = ACTED, 0, "8-5-2-3"
        else:
            kind, verb, clause = PLAYED, CARD, "10-8-1"
        used = Event(kind, c.source, self.player, amount=self.cost, verb=verb, clause=clause)
        return happen(t, [used.by(self.player, c.source, ability=c.ability.number)])

    def wait(self, t: Table) -> Todo:
        """10-8-7 | 8-5-2-3"""
        if self.variant == MAGIC:
            card = t.mine(id_of(self.context.source))
            take_out(t, card)
            put_in(t, card, terms.WAITING, self.player, TOP)
            t.touch()
        return None

    # -- generated from the steps above: make steps
    CLAUSES_OF_VARIANTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        (
            "10-8-1, 10-8-2, 10-8-3, 8-5-2-1, 8-1-6-1", "4-6-2", "4-6-2, 4-6-3, 1-3-5", "10-8-4, 2-6-2",
            "10-8-5, 2-7-3", "10-8-6, 8-5-2-2", "8-4-2, 8-4-2-1, 8-5-2-2", "8-5-2-2", "8-5-2-3", "10-8-7",
        ),
        (
            "8-5-2, 8-5-2-1, 8-1-3, 8-1-3-1", "4-6-2", "4-6-2, 4-6-3, 1-3-5", "8-5-2-2", "8-5-2-2", "8-5-2-2",
            "8-4-2, 8-4-2-1, 8-5-2-2", "8-5-2-2", "8-5-2-3", "8-5-2-3",
        ),
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.specify(t)  # 10-8-1, ...
                elif at == 1: todo = self.choose_x(t)  # 4-6-2
                elif at == 2: todo = self.take_x(t)  # 4-6-2, 4-6-3, 1-3-5
                elif at == 3: todo = self.determine_cost(t)  # 10-8-4, 2-6-2 | 8-5-2-2
                else: todo = self.reduce_cost(t)  # 10-8-5, 2-7-3 | 8-5-2-2
            elif at < 10:
                if at == 5: todo = self.pay_cores(t)  # 10-8-6, 8-5-2-2 | 8-5-2-2
                elif at == 6: todo = self.pay_parts(t)  # 8-4-2, 8-4-2-1, 8-5-2-2
                elif at == 7: todo = self.paid(t)  # 8-5-2-2
                elif at == 8: todo = self.activate(t)  # 8-5-2-3
                else: todo = self.wait(t)  # 10-8-7 | 8-5-2-3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return self.CLAUSES_OF_VARIANTS[self.variant]

    def twin(self) -> Procedure:
        p = Use(self.player, self.context.copy(), self.variant, self.price)
        p.part = self.part
        p.kept = self.kept
        p.cost = self.cost
        return p
    # -- end of generated
