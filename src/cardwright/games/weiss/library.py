"""How printed cards become faces, and what the rules bring to the table."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.library import CardBuilder
from cardwright.games.weiss import rule_effects, terms
from cardwright.games.weiss.building import build_face, printed_look
from cardwright.games.weiss.dialect import DIALECT
from cardwright.games.weiss.profile import PROFILE
from cardwright.kernel.faces import Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText


class WeissCards(CardBuilder):
    """Cards of Weiss Schwarz."""

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
        return build_face(compiled, record, lowering)

    def look(self, record: CardRecord, library: Library) -> Look:
        return printed_look(record, library)

    def playable(self, look: Look) -> bool:
        return look.types & terms.EVENT != 0

    def complete(self, library: Library, first: int = 0) -> None:
        rule_effects.prepare(library, first)


CARDS: Final = WeissCards("weiss", DIALECT, PROFILE)
