"""Rehearsals of the Final Fantasy TCG."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from cardwright.cards import CardRecord
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.fftcg.building import build_face, printed_look
from cardwright.games.fftcg.dialect import DIALECT
from cardwright.games.fftcg.library import VOCABULARY, as_mapping
from cardwright.games.fftcg.notations.notations import NOTATIONS
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.director import Director
from cardwright.rehearsal.fftcg.company import FftcgCompany
from cardwright.rehearsal.fftcg.tables import FftcgStage
from cardwright.rehearsal.needs import Needs
from cardwright.rehearsal.repertoire import Repertoire
from cardwright.rehearsal.stage import Stage
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Dialect


class FftcgDirector(Director):
    """How cards of this game are read and built."""

    def dialect(self) -> Dialect:
        return DIALECT

    def mapping(self, record: CardRecord) -> Mapping[str, Any]:
        return as_mapping(record)

    def lowering(self, library: Library, recorder: Recorder | None = None) -> Lowering:
        return Lowering(VOCABULARY, library, NOTATIONS, recorder)

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering, repertoire: Repertoire) -> Face:
        return build_face(compiled, record, lowering)

    def plain_face(self, record: CardRecord, lowering: Lowering) -> Face:
        face = Face(-1, record.name, printed_look(record, lowering.library), "")
        face.play = lowering.play([], "")[0]
        return face

    def company(
        self, record: CardRecord, repertoire: Repertoire, needs: Needs, recorder: Recorder, rng: random.Random
    ) -> Company:
        return FftcgCompany(self, record, repertoire, needs, recorder, rng)

    def stage(self, company: Company, number: int) -> Stage:
        assert isinstance(company, FftcgCompany)
        return FftcgStage(company, number)


DIRECTOR = FftcgDirector()
