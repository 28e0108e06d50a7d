"""How printed cards become faces, and which tokens they summon."""
from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.bss import terms
from cardwright.games.bss.building import build_face
from cardwright.games.bss.dialect import DIALECT
from cardwright.games.bss.keyword_summons import SIZES
from cardwright.games.bss.profile import PROFILE
from cardwright.games.library import CardBuilder
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText


class BssCards(CardBuilder):
    """Cards of Battle Spirits Saga."""

    def new_library(self) -> Library:
        library = Library()
        for counter in terms.COUNTERS:
            library.counter(counter)  # 4-11-1: the numbers of the two kinds of core come first
        return library

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
        return build_face(compiled, record, lowering)

    def plain_face(self, record: CardRecord, lowering: Lowering) -> Face:
        return build_face(CompiledText(record.id, record.name), replace(record, text=""), lowering)

    def creates(self, compiled: CompiledText) -> list[str]:
        """4-12; 11-17-1: Feast summons tokens of all sizes."""
        feasts = any(
            node.kind == "KeywordAction" and node.text("name") == "feast"
            for ability in compiled.abilities for node in ability.walk()
        )  # fmt: skip
        return super().creates(compiled) + (list(SIZES) if feasts else [])


CARDS: Final = BssCards("bss", DIALECT, PROFILE)
