"""The faces that a game is played with: the cards of both decks."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.weiss import rule_effects
from cardwright.games.weiss.building import build_face
from cardwright.games.weiss.dialect import DIALECT
from cardwright.games.weiss.notations.notations import NOTATIONS
from cardwright.games.weiss.vocabulary import WeissVocabulary
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.text.compiler import Compiler

VOCABULARY: Final = WeissVocabulary()


class WeissLibrary:
    """A kernel library with the faces by printed card."""

    def __init__(self) -> None:
        self.library = Library()
        self._faces: dict[str, Face] = {}

    def face(self, record: CardRecord) -> Face:
        return self._faces[record.id]

    def back(self, record: CardRecord) -> Face | None:
        """No card of this game has a back face."""
        return None

    def add(self, record: CardRecord, face: Face) -> None:
        self.library.add_face(face)
        self._faces[record.id] = face

    def knows(self, record: CardRecord) -> bool:
        return record.id in self._faces


def build_library(decks: Sequence[Deck], tokens: Iterable[CardRecord] = (), record: Recorder | None = None) -> WeissLibrary:
    """All that the decks need. There are no tokens in this game; `record` notes what is carried out."""
    made = WeissLibrary()
    cards = deck_cards(decks)
    compiler = Compiler(DIALECT, [as_mapping(card) for card in cards])
    lowering = Lowering(VOCABULARY, made.library, NOTATIONS, record)
    for card in cards:
        made.add(card, build_face(compiler.compile(as_mapping(card)), card, lowering))
    rule_effects.prepare(made.library)
    return made


def deck_cards(decks: Sequence[Deck]) -> list[CardRecord]:
    """Every card of the decks once, in order."""
    found: dict[str, CardRecord] = {}
    for deck in decks:
        for card in deck.main:
            found.setdefault(card.id, card)
    return list(found.values())


def as_mapping(card: CardRecord) -> dict[str, object]:
    """A card as the text compiler reads it."""
    return {"id": card.id, "name": card.name, "kind": card.kind, "type": card.type, "text": card.text, "traits": list(card.traits)}
