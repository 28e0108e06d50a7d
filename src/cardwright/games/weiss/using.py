"""8.6.2: an activated ability is played."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.costs.payable import payable_numbers
from cardwright.effects.costs.paying import pay_parts
from cardwright.effects.script import X_NUMBER, Script
from cardwright.games.weiss.keyword_use import cite_keyword, used_events
from cardwright.games.weiss.playing import ABILITY_PLAYED, resolve
from cardwright.kernel import asking
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import PLAYED, REVEALED, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.options import NUMBER, option, value_of
from cardwright.kernel.triggers import note_use

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table


class PlayAbility(Procedure):
    """8.6.2: an activated ability is played."""

    def __init__(self, player: int, context: Context) -> None:
        super().__init__()
        self.player = player
        self.context = context
        self.since = 0

    def designate(self, t: Table) -> Todo:
        """8.6.2, 8.6.2.1, 8.1.1, 8.1.1.1, 4.1.1.1, 4.3.4"""
        c = self.context
        card = t.cards[id_of(c.source)]
        if t.trace is not None:
            cite_keyword(t, c.ability.flags)
        self.since = len(t.history)
        begin_paying(t)
        if t.rules.zones[card.zone].sight == 0 or card.seen_by == 3:
            return None
        t.mine(card.id).seen_by = 3
        return happen(t, [Event(REVEALED, card.ref(), self.player, clause="8.6.2.1")])

    def choose_x(self, t: Table) -> Todo:
        """8.6.2.2"""
        c = self.context
        script = c.ability.program
        assert isinstance(script, Script)
        if not script.asks_x:
            self.next = self.PAY
            return None
        options = [option(NUMBER, n) for n in payable_numbers(t, c, script.cost)]
        return Ask(self.player, asking.CHOOSE_NUMBER, "1.3.6", options, c.source, c.ability.number)

    def take_x(self, t: Table) -> Todo:
        """8.6.2.2, 1.3.6"""
        self.context.numbers[X_NUMBER] = value_of(self.answer)
        return None

    def pay(self, t: Table) -> Todo:
        """8.6.2.3, 8.6.2.3.1, 8.4.1, 8.4.2, 8.4.2.1"""
        c = self.context
        script = c.ability.program
        assert isinstance(script, Script)
        c.answer = self.answer
        todo = pay_parts(t, c, script.cost)
        if todo is not None:
            self.next = self.PAY
            return todo
        c.pc = 0
        return end_paying(t)

    def played(self, t: Table) -> Todo:
        """8.6.2.4, 8.1.1.1.2"""
        c = self.context
        c.stamp = t.next_stamp()
        note_use(t, c.source, c.ability.number)
        return happen(t, [Event(
            PLAYED, c.source, self.player, 0, ABILITY_PLAYED, c.source, self.player, clause="8.1.1.1.2", ability=c.ability.number
        )])

    def execute(self, t: Table) -> Todo:
        """8.6.2.4.4, 8.6.3"""
        return resolve(t, self.context.copy())

    def used(self, t: Table) -> Todo:
        """8.1.1.1.2"""
        return happen(t, used_events(t, self.context, self.since))

    def handles(self, ref: int, ability: int) -> bool:
        return self.context.source == ref and self.context.ability.number == ability

    # -- generated from the steps above: make steps
    DESIGNATE: Final = 0
    CHOOSE_X: Final = 1
    TAKE_X: Final = 2
    PAY: Final = 3
    PLAYED: Final = 4
    EXECUTE: Final = 5
    USED: Final = 6

    def tag(self) -> int:
        return 5007

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.designate(t)  # 8.6.2, 8.6.2.1, 8.1.1, 8.1.1.1, 4.1.1.1, 4.3.4
            elif at == 1: todo = self.choose_x(t)  # 8.6.2.2
            elif at == 2: todo = self.take_x(t)  # 8.6.2.2, 1.3.6
            elif at == 3: todo = self.pay(t)  # 8.6.2.3, 8.6.2.3.1, 8.4.1, 8.4.2, 8.4.2.1
            elif at == 4: todo = self.played(t)  # 8.6.2.4, 8.1.1.1.2
            elif at == 5: todo = self.execute(t)  # 8.6.2.4.4, 8.6.3
            elif at == 6: todo = self.used(t)  # 8.1.1.1.2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return PLAY_ABILITY_CLAUSES

    def copy(self) -> Procedure:
        p = PlayAbility(self.player, self.context.copy())
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.since = self.since
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.context(self.context)
        w.num(self.since)
    # -- end of generated


# -- generated from the steps above: make steps
PLAY_ABILITY_CLAUSES: Final[tuple[str, ...]] = (
    "8.6.2, 8.6.2.1, 8.1.1, 8.1.1.1, 4.1.1.1, 4.3.4", "8.6.2.2", "8.6.2.2, 1.3.6",
    "8.6.2.3, 8.6.2.3.1, 8.4.1, 8.4.2, 8.4.2.1", "8.6.2.4, 8.1.1.1.2", "8.6.2.4.4, 8.6.3", "8.1.1.1.2",
)
# -- end of generated
