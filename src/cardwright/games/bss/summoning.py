"""10-6, 10-7: a spirit card is summoned, a nexus card is placed."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.announcing import reveal
from cardwright.effects.cost_rules import use_up
from cardwright.games.bss import terms
from cardwright.games.bss.ascending import ascend_choices
from cardwright.games.bss.cores import drained
from cardwright.games.bss.costs import USUAL, base_cost, reduction
from cardwright.games.bss.paying_cores import (
    ANY_NUMBER,
    CARDS,
    FOR_PLACING,
    FOR_SUMMONING,
    ONTO_NEXUS,
    ONTO_SPIRIT,
    RESERVE,
    GatherCores,
)
from cardwright.games.bss.symbols import field_symbols
from cardwright.kernel.cards import LIFE_SHIFT, Card, id_of
from cardwright.kernel.events import BY_COST, BY_EFFECT, BY_RULE, SUMMON, moved
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.options import CARD, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

SPIRIT: Final = 0
NEXUS: Final = 1
ANYWHERE: Final = RESERVE | CARDS  # where the cores may come from


def summon(
    t: Table, player: int, card: Card, price: int = USUAL, sources: int = ANYWHERE, source: int = -1, flags: int = 0
) -> Summon:
    """A player summons or places a card: for its cost, or for the price that an effect (of the card `source`) names. `flags`: of
    the MOVE, such as that it enters exhausted."""
    variant = NEXUS if t.look(card).types & terms.NEXUS else SPIRIT
    return Summon(player, card.ref(), variant, price, sources, source, flags)


class Summon(Procedure):
    """The card is revealed, its cost determined, reduced and paid; then it is placed on the field with the cores for its level."""

    def __init__(self, player: int, card: int, variant: int, price: int, sources: int, source: int, flags: int) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.variant = variant
        self.price = price
        self.sources = sources
        self.source = source
        self.flags = flags
        self.cost = 0

    def reveal(self, t: Table) -> Todo:
        """10-6-1, 10-6-2, 10-6-3 | 10-7-1, 10-7-2, 10-7-3"""
        return reveal(t, t.cards[id_of(self.card)], self.player, "10-6-3" if self.variant == SPIRIT else "10-7-3")

    def determine_cost(self, t: Table) -> Todo:
        """10-6-4, 2-6-2 | 10-7-4, 2-6-2"""
        card = t.cards[id_of(self.card)]
        self.cost = base_cost(t, self.player, card) if self.price == USUAL else self.price
        return None

    def reduce_cost(self, t: Table) -> Todo:
        """10-6-5, 2-7-3 | 10-7-5, 2-7-3"""
        if self.cost > 0:  # what an effect plays costs nothing, or as usual
            self.cost -= reduction(t, t.cards[id_of(self.card)], field_symbols(t, self.player))
            if self.cost < 0:
                self.cost = 0
        return None

    def pay(self, t: Table) -> Todo:
        """10-6-6 | 10-7-6"""
        begin_paying(t)
        use_up(t, t.cards[id_of(self.card)])
        if self.cost == 0:
            return None
        variant = FOR_SUMMONING if self.variant == SPIRIT else FOR_PLACING
        card = t.cards[id_of(self.card)]
        payment = GatherCores(self.player, variant, self.cost, self.cost, self.sources, terms.CORE_TRASH, -1, self.card, [])
        payment.keepers = ascend_choices(t, self.player, card)
        return payment

    def choose_ascend(self, t: Table) -> Todo:
        """11-8-1 | 10-7-6"""
        found = ascend_choices(t, self.player, t.cards[id_of(self.card)])
        if not found:
            self.next = self.PAID
            return None
        if len(found) == 1:
            self.answer = option(CARD, found[0])
            return None
        return Ask(self.player, terms.ASK_ASCEND, "11-8-1", [option(CARD, id) for id in found], self.card)

    def ascend(self, t: Table) -> Todo:
        """11-8-1, 8-4-2-2 | 10-7-6"""
        given = drained(t.cards[value_of(self.answer)], clause="11-8-1")  # if it falls short of LV1, it is self-destroyed
        return happen(t, [e.by(self.player, self.card, BY_COST) for e in given])

    def paid(self, t: Table) -> Todo:
        """10-6-6 | 10-7-6"""
        return end_paying(t)

    def place(self, t: Table) -> Todo:
        """10-6-7, 3-5-3, 3-5-4, 4-9-1, 4-9-2 | 10-7-7, 3-5-3, 3-5-4, 4-10-1, 4-10-2"""
        card = t.at(self.card)
        if card is None:
            return self.end()
        spirit = self.variant == SPIRIT
        by_effect = self.source >= 0
        move = moved(
            card, to=terms.FIELD, how=SUMMON if spirit else terms.PLACE, player=self.player, amount=self.cost,
            flags=self.flags if by_effect else self.flags | terms.FROM_PLAY, clause="10-6-7" if spirit else "10-7-7",
        ).by(self.player, self.source, BY_EFFECT if by_effect else BY_RULE)
        onto = card.id | (card.life + 1) << LIFE_SHIFT  # as it will be on the field
        least = t.look(card).stats[terms.LV1_CORES]
        variant = ONTO_SPIRIT if spirit else ONTO_NEXUS
        return GatherCores(self.player, variant, least, ANY_NUMBER, self.sources, terms.ON_CARD, onto, self.card, [move])

    # -- generated from the steps above: make steps
    PAID: Final = 6
    CLAUSES_OF_VARIANTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        (
            "10-6-1, 10-6-2, 10-6-3", "10-6-4, 2-6-2", "10-6-5, 2-7-3", "10-6-6", "11-8-1", "11-8-1, 8-4-2-2", "10-6-6",
            "10-6-7, 3-5-3, 3-5-4, 4-9-1, 4-9-2",
        ),
        (
            "10-7-1, 10-7-2, 10-7-3", "10-7-4, 2-6-2", "10-7-5, 2-7-3", "10-7-6", "10-7-6", "10-7-6", "10-7-6",
            "10-7-7, 3-5-3, 3-5-4, 4-10-1, 4-10-2",
        ),
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.reveal(t)  # 10-6-1, 10-6-2, 10-6-3 | 10-7-1, 10-7-2, 10-7-3
            elif at == 1: todo = self.determine_cost(t)  # 10-6-4, 2-6-2 | 10-7-4, 2-6-2
            elif at == 2: todo = self.reduce_cost(t)  # 10-6-5, 2-7-3 | 10-7-5, 2-7-3
            elif at == 3: todo = self.pay(t)  # 10-6-6 | 10-7-6
            elif at == 4: todo = self.choose_ascend(t)  # 11-8-1 | 10-7-6
            elif at == 5: todo = self.ascend(t)  # 11-8-1, 8-4-2-2 | 10-7-6
            elif at == 6: todo = self.paid(t)  # 10-6-6 | 10-7-6
            elif at == 7: todo = self.place(t)  # 10-6-7, ...
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return self.CLAUSES_OF_VARIANTS[self.variant]

    def twin(self) -> Procedure:
        p = Summon(self.player, self.card, self.variant, self.price, self.sources, self.source, self.flags)
        p.cost = self.cost
        return p
    # -- end of generated
