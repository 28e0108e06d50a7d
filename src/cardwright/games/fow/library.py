"""The faces that a game is played with: the cards of both decks."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardwright.cards import CardRecord, Deck
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.fow.blanks import add_rule_faces
from cardwright.games.fow.building import build_face
from cardwright.games.fow.dialect import DIALECT
from cardwright.games.fow.lowering import FowLowering
from cardwright.games.fow.notations.ready import NOTATIONS
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.text.compiler import Compiler


class FowLibrary:
    """A kernel library with the faces by printed card."""

    def __init__(self) -> None:
        self.library = Library()
        self._fronts: dict[str, Face] = {}
        self._backs: dict[str, Face] = {}

    def face(self, record: CardRecord) -> Face:
        """The front face of a card: a ruler, or the past side (1302.2)."""
        return self._fronts[record.id]

    def back(self, record: CardRecord) -> Face | None:
        """The back face: a J-ruler, or the future side."""
        return self._backs.get(record.id)

    def add(self, record: CardRecord, face: Face, back: bool) -> None:
        self.library.add_face(face)
        (self._backs if back else self._fronts)[record.id] = face

    def knows(self, record: CardRecord) -> bool:
        return record.id in self._fronts


def build_library(decks: Sequence[Deck], tokens: Iterable[CardRecord] = (), record: Recorder | None = None) -> FowLibrary:
    """All that the decks need; `record` notes what is carried out. Tokens are described by the texts that create them (1303.1)."""
    made = FowLibrary()
    cards = deck_cards(decks)
    faces = [face for card in (*cards, *tokens) for face in card.faces]
    compiler = Compiler(DIALECT, [as_mapping(face) for face in faces])
    lowering = FowLowering(made.library, NOTATIONS, record)
    for card in cards:
        if not made.knows(card):
            made.add(card, build_face(compiler.compile(as_mapping(card)), card, lowering), False)
            if card.back is not None:
                made.add(card, build_face(compiler.compile(as_mapping(card.back)), card.back, lowering), True)
    add_rule_faces(made.library)
    return made


def deck_cards(decks: Sequence[Deck]) -> list[CardRecord]:
    """Every card of the decks once, in order."""
    found: dict[str, CardRecord] = {}
    for deck in decks:
        ruler = () if deck.leader is None else (deck.leader,)
        for card in (*ruler, *deck.cards):
            found.setdefault(card.id, card)
    return list(found.values())


def as_mapping(card: CardRecord) -> dict[str, object]:
    """A card as the text compiler reads it."""
    return {"id": card.id, "name": card.name, "kind": card.kind, "type": card.type, "text": card.text, "traits": list(card.traits)}
