"""The faces that a game is played with: the cards of both decks, and the tokens that they mention."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.cards.bundled import token_cards
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.sve import open8, terms
from cardwright.games.sve.building import build_face
from cardwright.games.sve.dialect import DIALECT
from cardwright.games.sve.notations.notations import MAGICAL_ITEM, NOTATIONS
from cardwright.games.sve.vocabulary import ShadowverseVocabulary
from cardwright.kernel.faces import Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Compiler

MAGICAL_UNIVERSE: Final = "THE IDOLM@STER CG"
VOCABULARY: Final = ShadowverseVocabulary()


class SveLibrary:
    """A kernel library with the faces by printed card."""

    def __init__(self) -> None:
        self.library = Library()
        self._fronts: dict[str, Face] = {}
        self._backs: dict[str, Face] = {}
        self._virtual: Face | None = None

    def face(self, record: CardRecord) -> Face:
        """The front face of a card."""
        return self._fronts[record.id]

    def back(self, record: CardRecord) -> Face | None:
        """The back face of a double-faced card (2.14)."""
        return self._backs.get(record.id)

    def add(self, record: CardRecord, face: Face, back: bool) -> None:
        self.library.add_face(face)
        (self._backs if back else self._fronts)[record.id] = face

    def knows(self, record: CardRecord) -> bool:
        return record.id in self._fronts

    def virtual_leader(self) -> Face:
        """B:6.1.1.1: Open 8 is played without leader cards, but a leader's defense is needed."""
        if self._virtual is None:
            look = Look([0, 0, 0])
            look.types = terms.LEADER
            look.names = ("Leader",)
            self._virtual = self.library.add_face(Face(-1, "Leader", look, ""))
        return self._virtual


def build_library(decks: Sequence[Deck], tokens: Iterable[CardRecord] = (), record: Recorder | None = None) -> SveLibrary:
    """All that the decks need. `tokens` are looked through before the rulebook's own; `record` notes what is carried out."""
    made = SveLibrary()
    cards = deck_cards(decks)
    known = {token.name: token for token in reversed([*tokens, *token_cards()])}
    builder = _Builder(made, cards, known, record)
    for card in cards:
        builder.add(card)
    if any(card.universe == MAGICAL_UNIVERSE for card in cards):
        builder.mention(MAGICAL_ITEM)  # 14.3.1.2
    builder.add_tokens()
    made.virtual_leader()
    open8.prepare(made.library)
    return made


def deck_cards(decks: Sequence[Deck]) -> list[CardRecord]:
    """Every card of the decks once, in order."""
    found: dict[str, CardRecord] = {}
    for deck in decks:
        leader = () if deck.leader is None else (deck.leader,)
        for card in (*leader, *deck.main, *deck.evolve):
            found.setdefault(card.id, card)
    return list(found.values())


class _Builder:
    """Builds faces, and notes the tokens that they mention."""

    def __init__(
        self, made: SveLibrary, cards: list[CardRecord], tokens: dict[str, CardRecord], record: Recorder | None
    ) -> None:
        self.made = made
        self.tokens = tokens
        self.todo: list[str] = []
        faces = [face for card in (*cards, *tokens.values()) for face in card.faces]
        self.compiler = Compiler(DIALECT, [as_mapping(face) for face in faces])
        self.lowering = Lowering(VOCABULARY, made.library, NOTATIONS, record)
        # 5.15.3: an evolved card costs what the card below it does.
        self.costs = {card.name: card.cost for card in (*tokens.values(), *cards) if not card.is_evolved}

    def add(self, card: CardRecord) -> None:
        if self.made.knows(card):
            return
        self.made.add(card, self._face(card), False)
        if card.back is not None:
            self.made.add(card, self._face(card.back), True)

    def _face(self, card: CardRecord) -> Face:
        compiled = self.compiler.compile(as_mapping(card))
        face = build_face(compiled, card, self.lowering, self.costs.get(card.name) if card.is_evolved else None)
        for name in created(compiled):
            if name not in self.tokens:
                face.unread.append(f"{card.text} (no token is called {name})")
        for name in compiled.mentions:
            self.mention(name)
        return face

    def mention(self, name: str) -> None:
        if name in self.tokens and name not in self.todo:
            self.todo.append(name)

    def add_tokens(self) -> None:
        """Tokens that are mentioned, and those that they mention."""
        at = 0
        while at < len(self.todo):
            self.add(self.tokens[self.todo[at]])
            at += 1


def created(compiled: CompiledText) -> list[str]:
    """The names of the tokens that a text creates."""
    names: list[str] = []
    for ability in compiled.abilities:
        for node in ability.walk():
            filters = node.many("names") if node.kind == "Create" else (node.node("into"),) if node.kind == "Transform" else ()
            for filter in filters:
                names += [test.text("name") for test in filter.many("tests") if test.kind == "Named"]
    return names


def as_mapping(card: CardRecord) -> dict[str, object]:
    """A card as the text compiler reads it."""
    return {"id": card.id, "name": card.name, "kind": card.kind, "type": card.type, "text": card.text, "traits": list(card.traits)}
