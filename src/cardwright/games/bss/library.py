"""The faces that a game is played with: the cards of both decks, and the tokens that they mention."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.cards.bundled import token_cards
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.bss import terms
from cardwright.games.bss.building import build_face
from cardwright.games.bss.dialect import DIALECT
from cardwright.games.bss.keyword_summons import SIZES
from cardwright.games.bss.notations.notations import NOTATIONS
from cardwright.games.bss.vocabulary import BattleSpiritsVocabulary
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Compiler

VOCABULARY: Final = BattleSpiritsVocabulary()


class BssLibrary:
    """A kernel library with the faces by printed card."""

    def __init__(self) -> None:
        self.library = Library()
        for counter in terms.COUNTERS:
            self.library.counter(counter)  # 4-11-1: the numbers of the two kinds of core come first
        self._fronts: dict[str, Face] = {}

    def face(self, record: CardRecord) -> Face:
        """The front face of a card."""
        return self._fronts[record.id]

    def back(self, record: CardRecord) -> Face | None:
        """Cards of this game have one face."""
        return None

    def add(self, record: CardRecord, face: Face) -> None:
        self._fronts[record.id] = self.library.add_face(face)

    def knows(self, record: CardRecord) -> bool:
        return record.id in self._fronts


def build_library(decks: Sequence[Deck], tokens: Iterable[CardRecord] = (), record: Recorder | None = None) -> BssLibrary:
    """All that the decks need. `tokens` are looked through before the game's own; `record` notes what is carried out."""
    made = BssLibrary()
    cards = deck_cards(decks)
    known = {token.name: token for token in reversed([*tokens, *token_cards("bss")])}
    builder = _Builder(made, cards, known, record)
    for card in cards:
        builder.add(card)
    builder.add_tokens()
    return made


def deck_cards(decks: Sequence[Deck]) -> list[CardRecord]:
    """Every card of the decks once, in order."""
    found: dict[str, CardRecord] = {}
    for deck in decks:
        for card in deck.main:
            found.setdefault(card.id, card)
    return list(found.values())


class _Builder:
    """Builds faces, and notes the tokens that they mention."""

    def __init__(
        self, made: BssLibrary, cards: list[CardRecord], tokens: dict[str, CardRecord], record: Recorder | None
    ) -> None:
        self.made = made
        self.tokens = tokens
        self.todo: list[str] = []
        self.compiler = Compiler(DIALECT, [as_mapping(card) for card in (*cards, *tokens.values())])
        self.lowering = Lowering(VOCABULARY, made.library, NOTATIONS, record)

    def add(self, card: CardRecord) -> None:
        if self.made.knows(card):
            return
        compiled = self.compiler.compile(as_mapping(card))
        face = build_face(compiled, card, self.lowering)
        self.made.add(card, face)
        for name in summoned(compiled):
            if name in self.tokens:
                self.mention(name)
            else:
                face.unread.append(f"{card.text} (no token is called {name})")
        for name in compiled.mentions:
            self.mention(name)

    def mention(self, name: str) -> None:
        if name in self.tokens and name not in self.todo:
            self.todo.append(name)

    def add_tokens(self) -> None:
        """Tokens that are mentioned, and those that they mention."""
        at = 0
        while at < len(self.todo):
            self.add(self.tokens[self.todo[at]])
            at += 1


def summoned(compiled: CompiledText) -> list[str]:
    """The names of the tokens that a text summons (4-12, 11-17-1)."""
    names: list[str] = []
    for ability in compiled.abilities:
        for node in ability.walk():
            if node.kind == "Create":
                names += [test.text("name") for filter in node.many("names") for test in filter.many("tests")]
            elif node.kind == "KeywordAction" and node.text("name") == "feast":
                names += SIZES
    return names


def as_mapping(card: CardRecord) -> dict[str, object]:
    """A card as the text compiler reads it."""
    return {"id": card.id, "name": card.name, "kind": card.kind, "type": card.type, "text": card.text, "traits": list(card.traits)}
