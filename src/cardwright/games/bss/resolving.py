"""8-5-2-4, 8-6: an effect that has activated and waited is resolved."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import run_ops
from cardwright.effects.script import Script
from cardwright.games.bss import terms
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import BY_RULE, LOOKED, MOVE, RESOLVE, SHUFFLED, Event
from cardwright.kernel.faces import SPELL
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.waiting import context_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
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


class ResolveEffect(Procedure):
    """Its directives are carried out in order; then a magic card or a burst goes to the trash."""

    def __init__(self, context: Context, variant: int) -> None:
        super().__init__()
        self.context = context
        self.variant = variant
        self.began = 0  # how long the history was

    def resolve(self, t: Table) -> Todo:
        """8-5-1, 8-5-2-4, 8-7-1, 1-3-7 | 10-8-8, 8-5-1, 8-5-2-4, 8-7-1, 1-3-7 | 10-9-2, 8-5-1, 8-5-2-4, 8-7-1, 1-3-7"""
        c = self.context
        self.began = len(t.history)
        script = c.ability.program
        assert isinstance(script, Script)
        return script.resolve(t, c)

    def reorder_viewed(self, t: Table) -> Todo:
        """12-3-3"""
        decks = viewed_decks(t, self.began, self.context.source)
        for player in decks:
            t.shuffle(terms.DECK, player)
        return happen(t, [Event(SHUFFLED, -1, player, 0, terms.DECK, clause="12-3-3") for player in decks])

    def resolved(self, t: Table) -> Todo:
        """8-5-2-4 | 10-8-8 | 10-9-4"""
        if not t.watching(1 << terms.RESOLVED_EVENT):
            return None
        c = self.context
        return happen(t, [Event(terms.RESOLVED_EVENT, c.source, c.controller, 0, 0, c.source, c.controller, clause="8-5-2-4",
                                ability=c.ability.number)])

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
        return happen(t, [Event(MOVE, card.ref(), card.owner, 0, RESOLVE, -1, -1, zone, terms.TRASH, 0, BY_RULE, -1, clause)])

    def handles(self, ref: int, ability: int) -> bool:
        return self.context.source == ref and self.context.ability.number == ability

    # -- generated from the steps above: make steps
    RESOLVE: Final = 0
    REORDER_VIEWED: Final = 1
    RESOLVED: Final = 2
    CLEAR: Final = 3

    def tag(self) -> int:
        return 6010

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.resolve(t)  # 8-5-1, ...
            elif at == 1: todo = self.reorder_viewed(t)  # 12-3-3
            elif at == 2: todo = self.resolved(t)  # 8-5-2-4 | 10-8-8 | 10-9-4
            elif at == 3: todo = self.clear(t)  # 8-5-2-4 | 10-8-8 | 10-9-4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return RESOLVE_EFFECT_CLAUSES[self.variant]

    def copy(self) -> Procedure:
        p = ResolveEffect(self.context.copy(), self.variant)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.began = self.began
        return p

    def save(self, w: Writer) -> None:
        w.context(self.context)
        w.num(self.variant)
        w.num(self.began)
    # -- end of generated


# -- generated from the steps above: make steps
RESOLVE_EFFECT_CLAUSES: Final[tuple[tuple[str, ...], ...]] = (
    ("8-5-1, 8-5-2-4, 8-7-1, 1-3-7", "12-3-3", "8-5-2-4", "8-5-2-4"),
    ("10-8-8, 8-5-1, 8-5-2-4, 8-7-1, 1-3-7", "12-3-3", "10-8-8", "10-8-8"),
    ("10-9-2, 8-5-1, 8-5-2-4, 8-7-1, 1-3-7", "12-3-3", "10-9-4", "10-9-4"),
)
# -- end of generated
