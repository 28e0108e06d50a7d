"""Rehearsals of Weiss Schwarz."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from cardwright.cards import CardRecord
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.weiss import terms
from cardwright.games.weiss.building import build_face, printed_look
from cardwright.games.weiss.dialect import DIALECT
from cardwright.games.weiss.library import VOCABULARY, as_mapping
from cardwright.games.weiss.notations.notations import NOTATIONS
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.director import Director
from cardwright.rehearsal.needs import Needs
from cardwright.rehearsal.repertoire import Repertoire
from cardwright.rehearsal.stage import Stage
from cardwright.rehearsal.weiss.company import WeissCompany
from cardwright.rehearsal.weiss.tables import WeissStage
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Dialect


class WeissDirector(Director):
    """How cards of this game are read and built."""

    # moving characters about is free (6.5.1.2.4), and leads to nothing by itself
    seldom = frozenset((terms.SWAP,))

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
        if face.look.types & terms.EVENT:
            face.play = lowering.play([], "")[0]
        return face

    def company(
        self, record: CardRecord, repertoire: Repertoire, needs: Needs, recorder: Recorder, rng: random.Random
    ) -> Company:
        return WeissCompany(self, record, repertoire, needs, recorder, rng)

    def stage(self, company: Company, number: int) -> Stage:
        assert isinstance(company, WeissCompany)
        return WeissStage(company, number)


DIRECTOR = WeissDirector()
