"""How printed cards become faces, and what the rules bring to the table."""
from __future__ import annotations

from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.fow.building import build_face, playable
from cardwright.games.fow.dialect import DIALECT
from cardwright.games.fow.printed_information import printed_look
from cardwright.games.fow.printed_types import printed_types
from cardwright.games.fow.profile import PROFILE
from cardwright.games.fow.pseudo_cards import add_rule_faces
from cardwright.games.library import CardBuilder
from cardwright.kernel.faces import Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText


class FowCards(CardBuilder):
    """Cards of Force of Will: the front face is a ruler or the past side (1302.2), the back face a J-ruler or the future side."""

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
        return build_face(compiled, record, lowering)

    def look(self, record: CardRecord, library: Library) -> Look:
        return printed_look(record, library)

    def playable(self, look: Look) -> bool:
        return playable(look)

    def known_type(self, record: CardRecord) -> bool:
        return printed_types(record.type) is not None

    def creates(self, compiled: CompiledText) -> list[str]:
        """Tokens are described by the texts that create them (1303.1)."""
        return []

    def complete(self, library: Library, first: int = 0) -> None:
        add_rule_faces(library)


CARDS: Final = FowCards("fow", DIALECT, PROFILE)
