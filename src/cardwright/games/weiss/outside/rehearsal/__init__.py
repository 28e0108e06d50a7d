"""Rehearsals of Weiss Schwarz."""

from __future__ import annotations

from cardwright.games.weiss import terms
from cardwright.games.weiss.library import CARDS
from cardwright.games.weiss.outside.rehearsal.company import WeissCompany
from cardwright.games.weiss.outside.rehearsal.tables import WeissStage
from cardwright.rehearsal.director import Director


class WeissDirector(Director):
    """What options of this game lead to nothing by themselves."""

    # moving characters about is free (6.5.1.2.4), and leads to nothing by itself
    seldom = frozenset((terms.SWAP,))


DIRECTOR = WeissDirector(CARDS, WeissCompany, WeissStage)
