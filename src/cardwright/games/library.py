"""From printed cards to the faces that a game is played with: the cards of both decks, and the tokens that they mention."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardwright.cards import CardRecord, Deck, token_cards
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.profile import Profile
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.building import FaceText, finish_play, lower_play
from cardwright.kernel.faces import Face, Look
from cardwright.kernel.library import Library
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Compiler, Dialect


class CardLibrary:
    """A kernel library, and which of its faces belong to which printed card."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.records: list[CardRecord] = []  # every card that a game of these decks can bring to the table, tokens too
        self._fronts: dict[str, Face] = {}
        self._backs: dict[str, Face] = {}

    def face(self, record: CardRecord) -> Face:
        """The front face of a card."""
        return self._fronts[record.id]

    def back(self, record: CardRecord) -> Face | None:
        """The back face of a card that has two."""
        return self._backs.get(record.id)

    def knows(self, record: CardRecord) -> bool:
        return record.id in self._fronts

    def include(self, cards: CardLibrary) -> None:
        """Know what another library knows, whose faces are in this one."""
        self.records += cards.records
        self._fronts |= cards._fronts
        self._backs |= cards._backs

    def add(self, record: CardRecord, face: Face) -> None:
        self.records.append(record)
        self._fronts[record.id] = self.library.add_face(face)

    def add_back(self, record: CardRecord, face: Face) -> None:
        self._backs[record.id] = self.library.add_face(face)


class CardBuilder:
    """How the printed cards of one game become faces. A game derives its own, which is `CARDS` in its module `library`."""

    def __init__(self, game: str, dialect: Dialect, profile: Profile) -> None:
        self.game = game
        self.dialect = dialect
        self.profile = profile

    # -- what a game says
    def look(self, record: CardRecord, library: Library) -> Look:
        """What is printed on a card besides its text: in a plain game, numbers that the profile names, a type and traits."""
        look = Look([printed_number(record, word) for word in self.profile.stats])
        look.types = self.profile.types[record.kind.lower()]
        look.names = (record.name,)
        for trait in record.traits:
            look.traits |= library.trait(trait)
        return look

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering) -> Face:
        """The face of a card with its text, not yet in the library."""
        text = FaceText(compiled, lowering)
        look = self.look(record, lowering.library)
        look.keywords |= text.keywords
        face = Face(-1, record.name, look, record.text)
        face.record_id = record.id
        if self.playable(look):
            finish_play(face, lower_play(face, text, self.profile.played_from))
        look.abilities = text.abilities + look.abilities
        face.unread = text.unread
        return face

    def playable(self, look: Look) -> bool:
        """Are cards of this type played?"""
        return True

    def plain_face(self, record: CardRecord, lowering: Lowering) -> Face:
        """The face of a card without its text, not yet in the library."""
        face = Face(-1, record.name, self.look(record, lowering.library), "")
        if self.playable(face.look):
            face.play = lowering.play([], "")[0]
        return face

    def mapping(self, record: CardRecord) -> dict[str, object]:
        """A card as the text compiler reads it."""
        return {
            **record.extra, "id": record.id, "name": record.name, "kind": record.kind, "type": record.type, "text": record.text,
            "traits": list(record.traits),
        }  # fmt: skip

    def known_type(self, record: CardRecord) -> bool:
        """Do the rules know cards of this type?"""
        return True

    def creates(self, compiled: CompiledText) -> list[str]:
        """The names of the tokens that a text creates."""
        names: list[str] = []
        for ability in compiled.abilities:
            for node in ability.walk():
                filters = node.many("names") if node.kind == "Create" else (node.node("into"),) if node.kind == "Transform" else ()
                for filter in filters:
                    names += [test.text("name") for test in filter.many("tests") if test.kind == "Named"]
        return names

    def tokens_of_rules(self, cards: Sequence[CardRecord]) -> Sequence[str]:
        """Tokens that a game of these cards needs though no text mentions them."""
        return ()

    def new_library(self) -> Library:
        """A library before its first face."""
        return Library()

    def complete(self, library: Library, first: int = 0) -> None:
        """Add what the rules themselves bring to the table, once the cards are there; those before `first` were there before, and
        have it."""

    # -- building
    def lowering(self, library: Library, record: Recorder | None = None) -> Lowering:
        """What makes abilities of read text; `record` notes which parts of it are carried out."""
        return Lowering(self.profile, library, record, self.dialect)

    def tokens(self) -> Sequence[CardRecord]:
        """The tokens that come with the game."""
        return token_cards(self.game)

    def build(self, decks: Sequence[Deck], tokens: Iterable[CardRecord] = (), record: Recorder | None = None) -> CardLibrary:
        """All that the decks need. `tokens` are looked through before the game's own; `record` notes what is carried out."""
        return self._added(CardLibrary(self.new_library()), decks, tokens, record)

    def widened(self, cards: CardLibrary, decks: Sequence[Deck]) -> CardLibrary:
        """A library with the cards of these decks too. What it had has the same faces: so a table can be given this one instead."""
        wide = CardLibrary(cards.library.widened())
        wide.include(cards)
        return self._added(wide, decks, [token for deck in decks for token in deck.tokens], None)

    def _added(
        self, made: CardLibrary, decks: Sequence[Deck], tokens: Iterable[CardRecord], record: Recorder | None
    ) -> CardLibrary:
        """The library with the cards of the decks, and all that they need."""
        cards = deck_cards(decks)
        known = [*made.records, *cards]
        first = len(made.library.faces)
        work = _Work(self, made, known, {token.name: token for token in reversed([*tokens, *self.tokens()])}, record)
        for card in cards:
            work.add(card)
        for name in self.tokens_of_rules(cards):
            work.mention(name)
        work.add_tokens()
        self.complete(made.library, first)
        return made


class _Work:
    """One library while it is built."""

    def __init__(
        self, builder: CardBuilder, made: CardLibrary, cards: Sequence[CardRecord], tokens: Mapping[str, CardRecord],
        record: Recorder | None,
    ) -> None:  # fmt: skip
        self.builder = builder
        self.tokens = tokens
        self.made = made
        self.todo: list[str] = []
        faces = [face for card in (*cards, *tokens.values()) for face in card.faces]
        self.compiler = Compiler(builder.dialect, [builder.mapping(face) for face in faces])
        self.lowering = builder.lowering(self.made.library, record)

    def add(self, card: CardRecord) -> None:
        if self.made.knows(card):
            return
        self.made.add(card, self._face(card))
        if card.back is not None:
            self.made.add_back(card, self._face(card.back))

    def _face(self, card: CardRecord) -> Face:
        compiled = self.compiler.compile(self.builder.mapping(card))
        face = self.builder.face(compiled, card, self.lowering)
        created = self.builder.creates(compiled)
        face.unread += [f"{card.text} (no token is called {name})" for name in created if name not in self.tokens]
        for name in (*created, *compiled.mentions):
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


def printed_number(record: CardRecord, word: str) -> int:
    """The number that a card's file has under this name; 0 if there is none."""
    number = record.extra.get(word)
    return number if isinstance(number, int) else 0


def deck_cards(decks: Sequence[Deck]) -> list[CardRecord]:
    """Every card of the decks once, in order."""
    found: dict[str, CardRecord] = {}
    for deck in decks:
        leader = () if deck.leader is None else (deck.leader,)
        for card in (*leader, *deck.cards):
            found.setdefault(card.id, card)
    return list(found.values())
