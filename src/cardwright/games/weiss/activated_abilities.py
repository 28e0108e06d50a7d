"""8.6.2: an activated ability is played."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright.effects.announcing import Announcing, reveal
from cardwright.effects.costs.payable import payable_numbers
from cardwright.effects.script import X_NUMBER
from cardwright.games.weiss.keyword_use import cite_keyword, used_events
from cardwright.games.weiss.playing import ABILITY_PLAYED, resolve
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import played
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.options import value_of
from cardwright.kernel.triggers import note_use

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class PlayAbility(Announcing):
    """8.6.2: an activated ability is played."""

    def __init__(self, player: int, context: Context) -> None:
        super().__init__(player, context)
        self.since = 0

    def designate(self, t: Table) -> Todo:
        """8.6.2, 8.6.2.1, 8.1.1, 8.1.1.1, 4.1.1.1"""
        c = self.context
        card = t.cards[id_of(c.source)]
        if t.trace is not None:
            cite_keyword(t, c.ability.flags)
        self.since = len(t.history)
        begin_paying(t)
        return reveal(t, card, self.player, "8.6.2.1")

    def choose_x(self, t: Table) -> Todo:
        """8.6.2.2"""
        script = self.script()
        if not script.asks_x:
            return self.skip()
        return self.ask_x(len(payable_numbers(t, self.context, script.cost)) - 1, "1.3.6")

    def take_x(self, t: Table) -> Todo:
        """8.6.2.2, 1.3.6"""
        self.context.set_number(X_NUMBER, value_of(self.answer))
        return None

    def pay(self, t: Table) -> Todo:
        """8.6.2.3, 8.6.2.3.1, 8.4.1, 8.4.2, 8.4.2.1"""
        todo = self.pay_next(t, self.script().cost, False)
        if todo is not None:
            return todo
        return end_paying(t)

    def played(self, t: Table) -> Todo:
        """8.6.2.4, 8.1.1.1.2"""
        c = self.context
        c.stamp = t.next_stamp()
        note_use(t, c.source, c.ability.number)
        return happen(t, [played(c, ABILITY_PLAYED, clause="8.1.1.1.2")])

    def execute(self, t: Table) -> Todo:
        """8.6.2.4.4, 8.6.3"""
        return resolve(t, self.context.copy())

    def used(self, t: Table) -> Todo:
        """8.1.1.1.2"""
        return happen(t, used_events(t, self.context, self.since))

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "8.6.2, 8.6.2.1, 8.1.1, 8.1.1.1, 4.1.1.1", "8.6.2.2", "8.6.2.2, 1.3.6",
        "8.6.2.3, 8.6.2.3.1, 8.4.1, 8.4.2, 8.4.2.1", "8.6.2.4, 8.1.1.1.2", "8.6.2.4.4, 8.6.3", "8.1.1.1.2",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.designate(t)  # 8.6.2, 8.6.2.1, 8.1.1, 8.1.1.1, 4.1.1.1
            elif at == 1: todo = self.choose_x(t)  # 8.6.2.2
            elif at == 2: todo = self.take_x(t)  # 8.6.2.2, 1.3.6
            elif at == 3: todo = self.pay(t)  # 8.6.2.3, 8.6.2.3.1, 8.4.1, 8.4.2, 8.4.2.1
            elif at == 4: todo = self.played(t)  # 8.6.2.4, 8.1.1.1.2
            elif at == 5: todo = self.execute(t)  # 8.6.2.4.4, 8.6.3
            elif at == 6: todo = self.used(t)  # 8.1.1.1.2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = PlayAbility(self.player, self.context.copy())
        p.part = self.part
        p.kept = self.kept
        p.since = self.since
        return p
    # -- end of generated
