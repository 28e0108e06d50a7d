"""Rehearsals of Battle Spirits Saga."""

from __future__ import annotations

from cardwright.games.bss import terms
from cardwright.games.bss.library import CARDS
from cardwright.games.bss.outside.rehearsal.company import BssCompany
from cardwright.games.bss.outside.rehearsal.tables import BssStage
from cardwright.rehearsal.director import Director


class BssDirector(Director):
    """What options of this game lead to nothing by themselves."""

    seldom = frozenset((terms.MOVE_CORES,))


DIRECTOR = BssDirector(CARDS, BssCompany, BssStage)
