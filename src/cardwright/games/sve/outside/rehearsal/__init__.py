"""Rehearsals of Shadowverse: Evolve."""

from __future__ import annotations

from cardwright.games.sve.library import CARDS
from cardwright.games.sve.outside.rehearsal.company import SveCompany
from cardwright.games.sve.outside.rehearsal.tables import SveStage
from cardwright.rehearsal.director import Director

DIRECTOR = Director(CARDS, SveCompany, SveStage)
