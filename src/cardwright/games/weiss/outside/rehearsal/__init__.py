"""Rehearsals of Weiss Schwarz."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.weiss import terms
from cardwright.games.weiss.library import CARDS
from cardwright.games.weiss.outside.rehearsal.company import WeissCompany
from cardwright.games.weiss.outside.rehearsal.tables import CENTER, WeissStage
from cardwright.games.weiss.positions import position_of
from cardwright.kernel import asking
from cardwright.kernel import options as o
from cardwright.rehearsal.director import Director
from cardwright.rehearsal.stage import YOU

if TYPE_CHECKING:
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table

SPARED = 0.05  # against one for what is not needed in the attack phase


class WeissDirector(Director):
    """What options of this game lead to nothing by themselves, and who is needed to attack."""

    # moving characters about is free (6.5.1.2.4), and leads to nothing by itself
    seldom = frozenset((terms.SWAP,))

    def taste(self, t: Table, ask: Ask, code: int) -> float:
        """Whoever can attack is not used up in payment, and gets what is given away before others do."""
        if ask.player != YOU or o.verb_of(code) != o.CARD or ask.kind not in (asking.PAY_WITH, asking.CHOOSE_CARD):
            return 1.0
        card = t.cards[o.value_of(code)]
        if card.zone != terms.STAGE or card.controller != YOU:
            return 1.0
        attacks = card.turned == 0 and position_of(card) in CENTER
        return SPARED if attacks == (ask.kind == asking.PAY_WITH) else 1.0


DIRECTOR = WeissDirector(CARDS, WeissCompany, WeissStage)
