"""Rehearsals of Force of Will."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from cardwright.cards import CardRecord
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.fow import terms
from cardwright.games.fow.building import build_face, playable, printed_look
from cardwright.games.fow.dialect import DIALECT
from cardwright.games.fow.library import as_mapping
from cardwright.games.fow.lowering import FowLowering
from cardwright.games.fow.notations.ready import NOTATIONS
from cardwright.games.fow.printed_types import printed_types
from cardwright.kernel.faces import Face
from cardwright.kernel.frames import Ask
from cardwright.kernel.library import Library
from cardwright.kernel.options import CARD, USE, extra_of, value_of, verb_of
from cardwright.kernel.table import Table
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.director import Director
from cardwright.rehearsal.fow.company import FowCompany
from cardwright.rehearsal.fow.tables import FowStage
from cardwright.rehearsal.needs import Needs
from cardwright.rehearsal.repertoire import Repertoire
from cardwright.rehearsal.stage import Stage
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Dialect

WASTE = 0.02  # to produce will that nothing asks for
EAGER = 4.0  # to do judgment and to battle, with J-rulers and against players above all
RESOLVE = 3.0  # to pass, so that what lies in the chase area is resolved


class FowDirector(Director):
    """How cards of this game are read and built."""

    def dialect(self) -> Dialect:
        return DIALECT

    def mapping(self, record: CardRecord) -> Mapping[str, Any]:
        return as_mapping(record)

    def usable(self, record: CardRecord) -> bool:
        return printed_types(record.type) is not None

    def lowering(self, library: Library, recorder: Recorder | None = None) -> Lowering:
        return FowLowering(library, NOTATIONS, recorder)

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering, repertoire: Repertoire) -> Face:
        assert isinstance(lowering, FowLowering)
        return build_face(compiled, record, lowering)

    def plain_face(self, record: CardRecord, lowering: Lowering) -> Face:
        look = printed_look(record, lowering.library)
        face = Face(-1, record.name, look, "")
        if playable(look):
            face.play = lowering.play([], "")[0]
        return face

    def company(
        self, record: CardRecord, repertoire: Repertoire, needs: Needs, recorder: Recorder, rng: random.Random
    ) -> Company:
        return FowCompany(self, record, repertoire, needs, recorder, rng)

    def taste(self, t: Table, ask: Ask, code: int) -> float:
        """Will that is produced for nothing is wasted; and what has been played should be resolved now and then."""
        verb = verb_of(code)
        if ask.kind == terms.ASK_ATTACK or ask.kind == terms.ASK_ATTACKED_OBJECT:
            leads = verb == CARD and t.look(t.cards[value_of(code)]).types & (terms.J_RULER | terms.PLAYER)
            return EAGER if leads else 1.0
        if ask.kind != terms.ASK_PRIORITY:
            return 1.0
        if verb == USE:
            card = t.cards[value_of(code)]
            ability = t.look(card).abilities[extra_of(code)]
            return WASTE if ability.flags & terms.WILL_ABILITY and card.front.look.types & terms.MAGIC_STONE else 1.0
        if verb in (terms.JUDGE, terms.BATTLE, terms.CALL_STONE, terms.LIFEBREAK_ACTION):
            return EAGER
        return RESOLVE if verb == terms.PASS and len(t.stacked) > 0 else 1.0

    def stage(self, company: Company, number: int) -> Stage:
        assert isinstance(company, FowCompany)
        return FowStage(company, number)


DIRECTOR = FowDirector()
