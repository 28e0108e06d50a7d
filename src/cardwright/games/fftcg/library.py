"""How printed cards become faces, and the faces that abilities on the stack have."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.building import build_face
from cardwright.games.fftcg.dialect import DIALECT
from cardwright.games.fftcg.printed_information import printed_look
from cardwright.games.fftcg.profile import PROFILE
from cardwright.games.library import CardBuilder
from cardwright.kernel.faces import Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText

BLANK: Final[dict[str, int]] = {
    "action ability": terms.ACTION_ABILITY, "special ability": terms.SPECIAL_ABILITY, "auto-ability": terms.AUTO_ABILITY,
}


class FftcgCards(CardBuilder):
    """Cards of the Final Fantasy TCG."""

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
        return build_face(compiled, record, lowering)

    def look(self, record: CardRecord, library: Library) -> Look:
        return printed_look(record, library)

    def complete(self, library: Library, first: int = 0) -> None:
        """11.6.4, 11.7.4: an ability on the stack has its text and no other characteristics."""
        for name, bit in BLANK.items() if first == 0 else ():
            look = Look([0, 0, 0])
            look.types = bit
            library.add_face(Face(-1, name, look, ""))


CARDS: Final = FftcgCards("fftcg", DIALECT, PROFILE)
