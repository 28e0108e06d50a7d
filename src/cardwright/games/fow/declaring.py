"""803.5, 804.4: what must be done to attack or block; if it can't be, the declaration never happened."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.script import Script
from cardwright.games.fow.combat_legality import action_cost
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying
from cardwright.kernel.rewinding import forget_checkpoint, keep_checkpoint, rewind

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


class PayAction(Procedure):
    """The action that a card's attack or block takes."""

    def __init__(self, player: int, card: int, flag: int) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.flag = flag
        self.context: Context | None = None

    def begin(self, t: Table) -> Todo:
        """803.5, 804.4"""
        a = action_cost(t, t.cards[id_of(self.card)], self.flag)
        assert a is not None
        self.context = Context(self.card, self.player, a)
        keep_checkpoint(t)
        begin_paying(t)
        return None

    def pay(self, t: Table) -> Todo:
        """803.5, 804.4"""
        c = self.context
        assert c is not None
        script = c.ability.program
        assert isinstance(script, Script)
        c.answer = self.answer
        while c.pc < len(script.cost):
            part = script.cost[c.pc]
            if c.phase == 0 and not part.possible(t, c):
                rewind(t, self)
                return self.end()
            if t.trace is not None and part.clause:
                t.cite(part.clause)
            todo = part.run(t, c)
            if todo is not None:
                self.next = self.PAY
                return todo
        forget_checkpoint(t)
        return end_paying(t)

    # -- generated from the steps above: make steps
    BEGIN: Final = 0
    PAY: Final = 1

    def tag(self) -> int:
        return 7008

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.begin(t)  # 803.5, 804.4
            elif at == 1: todo = self.pay(t)  # 803.5, 804.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return PAY_ACTION_CLAUSES

    def copy(self) -> Procedure:
        p = PayAction(self.player, self.card, self.flag)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.context = None if self.context is None else self.context.copy()
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.num(self.card)
        w.num(self.flag)
        w.optional_context(self.context)
    # -- end of generated


# -- generated from the steps above: make steps
PAY_ACTION_CLAUSES: Final[tuple[str, ...]] = ("803.5, 804.4", "803.5, 804.4")
# -- end of generated
