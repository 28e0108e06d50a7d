"""8-5-2-4, 8-6: an effect that has activated and waited is resolved."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.base import run_ops
from cardwright.effects.ops.control_flow import JumpUnless
from cardwright.effects.script import OfAbility, Script
from cardwright.games.bss import terms
from cardwright.games.bss.set_off_together import set_off_together
from cardwright.kernel.asking import CHOOSE_CARD
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import LOOKED, RESOLVE, Event, moved, shuffled
from cardwright.kernel.faces import SPELL
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, option, value_of
from cardwright.kernel.waiting import context_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ON_CARD: Final = 0
MAGIC: Final = 1
BURST: Final = 2


def resolution_of(t: Table, p: Pending) -> ResolveEffect | None:
    """The resolution of a waiting effect; nothing if it does nothing."""
    script = p.ability.program
    if not isinstance(script, Script):
        return None
    c = context_of(p)
    run_ops(t, c, script.bind)
    if p.ability.kind == SPELL:
        return ResolveEffect(c, MAGIC)
    return ResolveEffect(c, BURST if p.ability.flags & terms.BURST_EFFECT else ON_CARD)


def viewed_decks(t: Table, since: int, source: int) -> list[int]:
    """12-3-3: the players in whose decks cards lie that this effect let somebody view, and that it has not placed anywhere."""
    out: list[int] = []
    for i in range(since, len(t.history)):
        e = t.history[i]
        if e.kind == LOOKED and e.source == source and e.subject >= 0:
            card = t.at(e.subject)
            if card is not None and card.zone == terms.DECK and card.controller not in out:
                out.append(card.controller)
    return out


def inactive(t: Table, c: Context, script: Script) -> bool:
    """8-3-3: does the whole effect stand under a condition that is not fulfilled? Then nothing activates, and nothing resolves."""
    first = script.ops[0] if script.ops else None
    return isinstance(first, JumpUnless) and first.to >= len(script.ops) and not first.condition.holds(t, c)


class ResolveEffect(OfAbility):
    """Its directives are carried out in order; then a magic card or a burst goes to the trash."""

    def __init__(self, context: Context, variant: int) -> None:
        super().__init__(context)
        self.variant = variant
        self.began = 0  # how long the history was

    def which_card(self, t: Table) -> Todo:
        """8-6-3"""
        c = self.context
        if not c.ability.flags & terms.SPEAKS_OF_CARD or not t.memory:
            self.next = self.RESOLVE
            return None
        together = set_off_together(t, c)
        if len(together) < 2:
            self.next = self.RESOLVE
            return None
        options = [option(CARD, id_of(e.subject)) for e in together]
        return Ask(c.controller, CHOOSE_CARD, "8-6-3", options, c.source, c.ability.number)

    def take_card(self, t: Table) -> Todo:
        """8-6-3"""
        for e in set_off_together(t, self.context):
            if id_of(e.subject) == value_of(self.answer):
                self.context.event = e
                break
        return run_ops(t, self.context, self.script().bind)

    def resolve(self, t: Table) -> Todo:
        """8-5-1, 8-5-2-4, 8-7-1, 1-3-7 | 10-8-8, 8-5-1, 8-5-2-4, 8-7-1, 1-3-7 | 10-9-2, 8-5-1, 8-5-2-4, 8-7-1, 1-3-7"""
        self.began = len(t.history)
        if self.variant == ON_CARD and inactive(t, self.context, self.script()):
            if t.trace is not None:
                t.cite("8-3-3")
            return self.end()
        return self.script().resolve(t, self.context)

    def reorder_viewed(self, t: Table) -> Todo:
        """12-3-3"""
        decks = viewed_decks(t, self.began, self.context.source)
        for player in decks:
            t.shuffle(terms.DECK, player)
        return happen(t, [shuffled(player, terms.DECK, clause="12-3-3") for player in decks])

    def resolved(self, t: Table) -> Todo:
        """8-5-2-4 | 10-8-8 | 10-9-4"""
        if not t.watching(1 << terms.RESOLVED_EVENT):
            return None
        c = self.context
        resolved = Event(terms.RESOLVED_EVENT, c.source, c.controller, clause="8-5-2-4")
        return happen(t, [resolved.by(c.controller, c.source, ability=c.ability.number)])

    def clear(self, t: Table) -> Todo:
        """8-5-2-4 | 10-8-8 | 10-9-4"""
        if self.variant == ON_CARD:
            return None
        card = t.at(self.context.source)
        zone = terms.WAITING if self.variant == MAGIC else terms.BURST_AREA
        if card is None or card.zone != zone:
            return None
        clause = "10-8-8" if self.variant == MAGIC else "10-9-4"
        t.check = True
        return happen(t, [moved(card, to=terms.TRASH, how=RESOLVE, clause=clause)])

    # -- generated from the steps above: make steps
    RESOLVE: Final = 2
    CLAUSES_OF_VARIANTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("8-6-3", "8-6-3", "8-5-1, 8-5-2-4, 8-7-1, 1-3-7", "12-3-3", "8-5-2-4", "8-5-2-4"),
        ("8-6-3", "8-6-3", "10-8-8, 8-5-1, 8-5-2-4, 8-7-1, 1-3-7", "12-3-3", "10-8-8", "10-8-8"),
        ("8-6-3", "8-6-3", "10-9-2, 8-5-1, 8-5-2-4, 8-7-1, 1-3-7", "12-3-3", "10-9-4", "10-9-4"),
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.which_card(t)  # 8-6-3
            elif at == 1: todo = self.take_card(t)  # 8-6-3
            elif at == 2: todo = self.resolve(t)  # 8-5-1, ...
            elif at == 3: todo = self.reorder_viewed(t)  # 12-3-3
            elif at == 4: todo = self.resolved(t)  # 8-5-2-4 | 10-8-8 | 10-9-4
            elif at == 5: todo = self.clear(t)  # 8-5-2-4 | 10-8-8 | 10-9-4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return self.CLAUSES_OF_VARIANTS[self.variant]

    def twin(self) -> Procedure:
        p = ResolveEffect(self.context.copy(), self.variant)
        p.began = self.began
        return p
    # -- end of generated
