"""Rehearsals of Shadowverse: Evolve."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from cardwright.cards import CardRecord
from cardwright.cards.bundled import token_cards
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.sve.building import build_face, known_type, playable, printed_look
from cardwright.games.sve.dialect import DIALECT
from cardwright.games.sve.library import VOCABULARY, as_mapping, created
from cardwright.games.sve.notations.notations import NOTATIONS
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.director import Director
from cardwright.rehearsal.needs import Needs
from cardwright.rehearsal.repertoire import Repertoire
from cardwright.rehearsal.stage import Stage
from cardwright.rehearsal.sve.company import SveCompany
from cardwright.rehearsal.sve.tables import SveStage
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Dialect


class SveDirector(Director):
    """How cards of this game are read and built."""

    def dialect(self) -> Dialect:
        return DIALECT

    def mapping(self, record: CardRecord) -> Mapping[str, Any]:
        return as_mapping(record)

    def tokens(self) -> Sequence[CardRecord]:
        return token_cards("sve")

    def usable(self, record: CardRecord) -> bool:
        return known_type(record)

    def lowering(self, library: Library, recorder: Recorder | None = None) -> Lowering:
        return Lowering(VOCABULARY, library, NOTATIONS, recorder)

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering, repertoire: Repertoire) -> Face:
        return build_face(compiled, record, lowering, self._cost(record, repertoire))

    def _cost(self, record: CardRecord, repertoire: Repertoire) -> int | None:
        """5.15.3: an evolved card costs what the card below it does."""
        if record.is_evolved:
            for below in reversed(repertoire.named.get(record.name, [])):
                if not below.is_evolved:
                    return below.cost
        return record.cost

    def plain_face(self, record: CardRecord, lowering: Lowering) -> Face:
        face = Face(-1, record.name, printed_look(record, lowering.library, record.cost), "")
        if playable(record):
            face.play = lowering.play([], "")[0]
        return face

    def creates(self, compiled: CompiledText) -> Sequence[str]:
        return created(compiled)

    def company(
        self, record: CardRecord, repertoire: Repertoire, needs: Needs, recorder: Recorder, rng: random.Random
    ) -> Company:
        return SveCompany(self, record, repertoire, needs, recorder, rng)

    def stage(self, company: Company, number: int) -> Stage:
        assert isinstance(company, SveCompany)
        return SveStage(company, number)


DIRECTOR = SveDirector()
