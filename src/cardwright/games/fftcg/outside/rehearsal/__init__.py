"""Rehearsals of the Final Fantasy TCG."""

from __future__ import annotations

from cardwright.games.fftcg.library import CARDS
from cardwright.games.fftcg.outside.rehearsal.company import FftcgCompany
from cardwright.games.fftcg.outside.rehearsal.tables import FftcgStage
from cardwright.rehearsal.director import Director

DIRECTOR = Director(CARDS, FftcgCompany, FftcgStage)
