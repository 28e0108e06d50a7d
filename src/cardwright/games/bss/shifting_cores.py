"""8-5-6: a number of cores goes from one place to another by an effect or a rule; their controller says whether the soul core is
among them."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_moved
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import BY_EFFECT, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import extra_of, option

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

REGULAR_ONLY: Final = 0
WITH_SOUL: Final = 1


class ShiftCores(Procedure):
    """`n` cores of `player` go from an area (or off the card `giver`) to an area (or onto the card `taker`)."""

    def __init__(
        self, player: int, n: int, origin: int, giver: int, goal: int, taker: int, cause: int, source: int, controller: int,
        ability: int,
        clause: str, flags: int, batch: int,
    ) -> None:
        super().__init__()
        self.player = player
        self.n = n
        self.origin = origin
        self.giver = giver
        self.goal = goal
        self.taker = taker
        self.cause = cause
        self.source = source
        self.controller = controller  # whose effect or attack it is
        self.ability = ability
        self.clause = clause
        self.flags = flags
        self.batch = batch  # of the operation that it belongs to; 0 if to none

    def choose_kind(self, t: Table) -> Todo:
        """8-5-6"""
        regular, soul = self._there(t)
        if soul == 0 or self.n <= 0:
            self.answer = option(terms.CORES, 0, REGULAR_ONLY)
        elif regular < self.n:
            self.answer = option(terms.CORES, 0, WITH_SOUL)
        else:
            options = [option(terms.CORES, self.n, REGULAR_ONLY), option(terms.CORES, self.n, WITH_SOUL)]
            return Ask(self.player, terms.ASK_CORE_KIND, "8-5-6", options, self.giver)
        return None

    def move(self, t: Table) -> Todo:
        """8-5-6, 1-3-2"""
        soul = extra_of(self.answer)
        events: list[Event] = []
        if self.n > soul:
            events.append(self._event(terms.CORE, self.n - soul))
        if soul > 0:
            events.append(self._event(terms.SOUL_CORE, soul))
        outer = t.grouping
        t.grouping = self.batch
        todo = happen(t, events)
        t.grouping = outer
        return todo

    def _there(self, t: Table) -> tuple[int, int]:
        """How many regular cores are there, and is the soul core there and may it be moved so (4-11-3, 4-11-4)?"""
        if self.origin == terms.ON_CARD:
            card = t.cards[id_of(self.giver)]
            regular = card.counted(terms.CORE)
            soul = card.counted(terms.SOUL_CORE)
        elif self.origin == terms.VOID:
            if t.trace is not None and t.number(terms.VOID + terms.SOUL_IN, self.player) > 0:
                t.cite("4-11-4")
            return self.n, 0
        else:
            regular = t.number(self.origin, self.player)
            soul = t.number(self.origin + terms.SOUL_IN, self.player)
        if self.cause == BY_EFFECT and (self.goal == terms.LIFE or self.goal == terms.VOID):
            if t.trace is not None and soul > 0:
                t.cite("4-11-3")
            return regular, 0
        return regular, soul

    def _event(self, kind: int, n: int) -> Event:
        return cores_moved(
            self.player, n, kind, origin=self.origin, giver=self.giver, goal=self.goal, taker=self.taker, flags=self.flags,
            clause=self.clause,
        ).by(self.controller, self.source, self.cause, self.ability)

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("8-5-6", "8-5-6, 1-3-2")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose_kind(t)  # 8-5-6
            elif at == 1: todo = self.move(t)  # 8-5-6, 1-3-2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return ShiftCores(
            self.player, self.n, self.origin, self.giver, self.goal, self.taker, self.cause, self.source,
            self.controller, self.ability, self.clause, self.flags, self.batch,
        )
    # -- end of generated


def shift(
    t: Table, player: int, n: int, origin: int, giver: int, goal: int, taker: int, cause: int, source: int, controller: int,
    ability: int,
    clause: str, flags: int,
) -> Todo:
    """As `ShiftCores`, without a frame where nothing is to be decided."""
    p = ShiftCores(player, n, origin, giver, goal, taker, cause, source, controller, ability, clause, flags, t.grouping)
    todo = p.choose_kind(t)
    return p if todo is not None else p.move(t)
