"""How printed cards become faces, and the tokens and faces that the rules bring to the table."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.cards import CardRecord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.library import CardBuilder
from cardwright.games.sve import open8, terms
from cardwright.games.sve.building import build_face, known_type, playable, printed_look
from cardwright.games.sve.dialect import DIALECT
from cardwright.games.sve.evolved_faces import add_evolved_faces
from cardwright.games.sve.profile import PROFILE
from cardwright.games.sve.profile.effects import MAGICAL_ITEM
from cardwright.kernel.faces import Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText

MAGICAL_UNIVERSE: Final = "THE IDOLM@STER CG"
VIRTUAL_LEADER: Final = "Leader"


class SveCards(CardBuilder):
    """Cards of Shadowverse: Evolve."""

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
        return build_face(compiled, record, lowering)

    def look(self, record: CardRecord, library: Library) -> Look:
        return printed_look(record, library)

    def playable(self, look: Look) -> bool:
        return playable(look)

    def known_type(self, record: CardRecord) -> bool:
        return known_type(record)

    def tokens_of_rules(self, cards: Sequence[CardRecord]) -> Sequence[str]:
        """14.3.1.2"""
        return [MAGICAL_ITEM] if any(card.universe == MAGICAL_UNIVERSE for card in cards) else []

    def complete(self, library: Library, first: int = 0) -> None:
        """5.15.3: evolved cards over cards of every cost. B:6.1.1.1: Open 8 is played without leader cards, but a leader's defense
        is needed."""
        add_evolved_faces(library, first)
        if first == 0:
            look = Look([0, 0, 0])
            look.types = terms.LEADER
            look.names = (VIRTUAL_LEADER,)
            library.add_face(Face(-1, VIRTUAL_LEADER, look, ""))
        open8.prepare(library)


def virtual_leader(library: Library) -> Face:
    """The leader of a player who has no leader card."""
    return next(face for face in library.by_name[VIRTUAL_LEADER] if not face.record_id)


CARDS: Final = SveCards("sve", DIALECT, PROFILE)
