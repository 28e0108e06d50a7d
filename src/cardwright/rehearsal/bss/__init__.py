"""Rehearsals of Battle Spirits Saga."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardwright.cards import CardRecord
from cardwright.cards.bundled import token_cards
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.bss import terms
from cardwright.games.bss.building import build_face
from cardwright.games.bss.dialect import DIALECT
from cardwright.games.bss.library import VOCABULARY, as_mapping, summoned
from cardwright.games.bss.notations.notations import NOTATIONS
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.rehearsal.bss.company import BssCompany
from cardwright.rehearsal.bss.tables import BssStage
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.director import Director
from cardwright.rehearsal.needs import Needs
from cardwright.rehearsal.repertoire import Repertoire
from cardwright.rehearsal.stage import Stage
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Dialect


class BssDirector(Director):
    """How cards of this game are read and built."""

    seldom = frozenset((terms.MOVE_CORES,))

    def dialect(self) -> Dialect:
        return DIALECT

    def mapping(self, record: CardRecord) -> Mapping[str, Any]:
        return as_mapping(record)

    def tokens(self) -> Sequence[CardRecord]:
        return token_cards("bss")

    def lowering(self, library: Library, recorder: Recorder | None = None) -> Lowering:
        for counter in terms.COUNTERS:
            library.counter(counter)  # 4-11-1: the numbers of the two kinds of core come first
        return Lowering(VOCABULARY, library, NOTATIONS, recorder)

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering, repertoire: Repertoire) -> Face:
        return build_face(compiled, record, lowering)

    def plain_face(self, record: CardRecord, lowering: Lowering) -> Face:
        return build_face(CompiledText(record.id, record.name), replace(record, text=""), lowering)

    def creates(self, compiled: CompiledText) -> Sequence[str]:
        return summoned(compiled)

    def company(
        self, record: CardRecord, repertoire: Repertoire, needs: Needs, recorder: Recorder, rng: random.Random
    ) -> Company:
        return BssCompany(self, record, repertoire, needs, recorder, rng)

    def stage(self, company: Company, number: int) -> Stage:
        assert isinstance(company, BssCompany)
        return BssStage(company, number)


DIRECTOR = BssDirector()
