"""7-1-2, 7-1-4: flash windows. The defending player first, then in turn, until two passes in a row."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.bss import terms
from cardwright.games.bss.legality import flash_options
from cardwright.games.bss.management import manage
from cardwright.games.bss.paying_cores import RESERVE
from cardwright.games.bss.summoning import summon
from cardwright.games.bss.using_magic import use_of
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.options import DONE, PLAY, USE, extra_of, value_of, verb_of
from cardwright.kernel.same_positions import seen_before

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

BEFORE_BLOCKING: Final = 0
AFTER_BLOCKING: Final = 1


def act_in_flash(t: Table, player: int, code: int) -> Todo:
    """7-1-2-1: one flash effect: of a magic card, of a card on the field, or a spirit with Swift (11-9-1)."""
    card = t.cards[value_of(code)]
    if verb_of(code) == USE or t.look(card).types & terms.MAGIC:
        return use_of(t, player, card, t.look(card).abilities[extra_of(code)])
    t.cite("11-9-1")
    return summon(t, player, card, sources=RESERVE)


class FlashWindow(Procedure):
    """The defending player first, then in turn, until two passes in a row."""

    def __init__(self, player: int, variant: int) -> None:
        super().__init__()
        self.player = player
        self.variant = variant
        self.passes = 0
        self.seen: list[int] = []  # positions after effects of cards on the field: what leads in a circle is not offered again

    def offer(self, t: Table) -> Todo:
        """7-1-2-1 | 7-1-4-1"""
        if self.passes == 2:
            t.refused = []
            return self.end()
        options = flash_options(t, self.player)
        if len(options) == 1 and not t.zone(terms.HAND, self.player):
            self.answer = options[0]  # everybody can see that there is nothing to use
            return None
        return Ask(self.player, terms.ASK_FLASH, "7-1-2-1" if self.variant == BEFORE_BLOCKING else "7-1-4-1", options)

    def answered(self, t: Table) -> Todo:
        """7-1-2-1 | 7-1-4-1"""
        if verb_of(self.answer) == DONE:
            self.passes += 1
            return None
        self.passes = 0
        if verb_of(self.answer) == PLAY:
            self.seen = []
            t.refused = []
        return act_in_flash(t, self.player, self.answer)

    def manage(self, t: Table) -> Todo:
        """7-1-2-1 | 7-1-4-1"""
        return manage(t)

    def other_player(self, t: Table) -> Todo:
        """7-1-2-1 | 7-1-4-1"""
        if verb_of(self.answer) == USE and seen_before(t, self.seen):
            t.cite("12-1-1-2")
            t.refused.append(self.answer)
        self.player = 1 - self.player
        self.next = self.OFFER
        return None

    # -- generated from the steps above: make steps
    OFFER: Final = 0
    CLAUSES_OF_VARIANTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("7-1-2-1", "7-1-2-1", "7-1-2-1", "7-1-2-1"),
        ("7-1-4-1", "7-1-4-1", "7-1-4-1", "7-1-4-1"),
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.offer(t)  # 7-1-2-1 | 7-1-4-1
            elif at == 1: todo = self.answered(t)  # 7-1-2-1 | 7-1-4-1
            elif at == 2: todo = self.manage(t)  # 7-1-2-1 | 7-1-4-1
            elif at == 3: todo = self.other_player(t)  # 7-1-2-1 | 7-1-4-1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return self.CLAUSES_OF_VARIANTS[self.variant]

    def twin(self) -> Procedure:
        p = FlashWindow(self.player, self.variant)
        p.passes = self.passes
        p.seen = self.seen[:]
        return p
    # -- end of generated
