"""The faces on a card's tables: the card itself, cards that its filters find, tokens that it mentions, and cards that act."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cardwright.cards import CardRecord, starter_cards
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.judge.games import adapter
from cardwright.kernel.faces import Face
from cardwright.rehearsal.needs import Needs, Wanted

if TYPE_CHECKING:
    from cardwright.rehearsal.director import Director
    from cardwright.rehearsal.repertoire import Repertoire

OTHERS = 10  # cards on the first tables that the text is not about
MENTIONED = 4  # how many times more cards there are of what the text mentions
ORDINALS = tuple(one + two for one in ("Al", "Be", "Ca", "Do", "El", "Fa", "Go", "Hi", "Io") for two in ("ba", "do", "ri", "mu"))


@dataclass(frozen=True)
class Extra:
    """A card that makes things happen. `times`: how many of it are among the cards to draw lots from; `about`: words of a text
    for which there are more of it."""

    record: CardRecord
    times: int = 1
    about: tuple[str, ...] = ()


class Company:
    """One card's library, and who else is in it. A game says what cards are made up for a filter, and may add more."""

    extras_of_the_game: Sequence[Extra] = ()
    """Cards that act; none said: the starter set."""
    many = 8
    """How many cards are made up where a text is about cards that differ."""

    def __init__(
        self, director: Director, record: CardRecord, repertoire: Repertoire, needs: Needs, recorder: Recorder, rng: random.Random
    ) -> None:
        self.director = director
        self.record = record
        self.repertoire = repertoire
        self.needs = needs
        self.rng = rng
        self.cards = director.cards
        self.library = director.cards.new_library()
        self.lowering = self.cards.lowering(self.library)
        self.refused: list[str] = []
        self.wanted: list[tuple[Wanted, list[Face]]] = []
        self.extras: list[Face] = []
        self.spare: list[Extra] = []
        self.apt: list[Face] = []  # extras that do what the text is about
        self.by_record: dict[str, Face] = {}
        noted = self.cards.lowering(self.library, recorder)
        self.face = self._own(record, noted)
        self.back = None if record.back is None else self._own(record.back, noted)
        self.own = {self.face.number} | ({self.back.number} if self.back is not None else set())

    def gather(self) -> None:
        """Everybody else; nobody for a card that can't be put on a table."""
        if self.refused:
            return
        self._add_tokens()
        self.add_named()
        for wanted in self.needs.wanted:
            faces = self.find(wanted)
            if faces:
                self.wanted.append((wanted, faces))
        self._add_extras()
        self.add_more()
        self.cards.complete(self.library)

    # -- what a game says
    def kinds(self, wanted: Wanted) -> Sequence[str]:
        """The type lines of cards that are made up for a filter."""
        kinds = sorted(adapter(self.cards.game).shape.kinds)
        return [kind for kind in kinds if kind.lower() == wanted.type] if wanted.type else kinds

    def make_up(self, wanted: Wanted, kind: str, name: str, number: int) -> CardRecord:
        """The card with this name that passes the filter, one of several."""
        judge = adapter(self.cards.game)
        said = {"text": "\n".join(f"{word.capitalize()}." for word in wanted.keywords), "traits": wanted.traits}
        said |= {stat: self.number_for(wanted, stat, 1, 6) for stat in judge.terms.STATS}
        record = judge.written(name, kind, {word: value for word, value in said.items() if word in judge.printed}, number)
        return replace(record, id=f"rehearsal: {name} ({kind})")

    def fits(self, face: Face, wanted: Wanted) -> bool:
        """Does a face with the name that a filter asks for pass it, as far as its type and place go?"""
        types: Mapping[str, int] = adapter(self.cards.game).terms.TYPES
        return not wanted.type or bool(face.look.types & types.get(wanted.type, 0))

    def named(self, record: CardRecord) -> None:
        """The text names this printed card: add it in some form."""
        self.plain(record)

    def tokens_needed(self) -> list[str]:
        """Tokens that the text needs without naming them."""
        return []

    def add_more(self) -> None:
        """Whoever else the game's tables need."""

    # -- the card itself
    def _own(self, record: CardRecord, noted: Lowering) -> Face:
        compiled = self.repertoire.compiled[record.id]
        face = self.cards.face(compiled, record, noted)
        self.library.add_face(face)
        self.by_record[record.id] = face
        self.refused += face.unread
        for name in self.cards.creates(compiled):
            if name not in self.repertoire.tokens:
                self.refused.append(f"{record.text} (no token is called {name})")
        return face

    # -- others
    def add(self, record: CardRecord) -> Face:
        """A card written for the rehearsal, with its text; the same one twice is one face."""
        found = self.by_record.get(record.id)
        if found is None:
            found = self.cards.face(self.director.read(record), record, self.lowering)
            self.by_record[record.id] = self.library.add_face(found)
        return found

    def plain(self, record: CardRecord) -> Face:
        """A printed card without its text."""
        key = f"{record.id}, plain"
        found = self.by_record.get(key)
        if found is None:
            found = self.by_record[key] = self.library.add_face(self.cards.plain_face(record, self.lowering))
        return found

    def _add_tokens(self) -> None:
        """Tokens that the card mentions, and those that they mention, with their texts."""
        todo = list(self.needs.names) + self.tokens_needed()
        seen: set[str] = set()
        while todo:
            name = todo.pop()
            token = self.repertoire.tokens.get(name)
            if token is None or name in seen:
                continue
            seen.add(name)
            if token.id in self.by_record:
                continue
            compiled = self.repertoire.compiled[token.id]
            if all(made in self.repertoire.tokens for made in self.cards.creates(compiled)):
                made_up = self.cards.face(compiled, token, self.lowering)
                self.by_record[token.id] = self.library.add_face(made_up)
                todo += compiled.mentions
            else:
                self.plain(token)  # it makes a token that the file does not have

    def add_named(self) -> None:
        """Printed cards that the text names."""
        for name in self.needs.names:
            for record in self.repertoire.named.get(name, ()):
                if self.cards.known_type(record) and record.id != self.record.id:
                    self.named(record)

    def find(self, wanted: Wanted) -> list[Face]:
        """Faces that pass the filter, made up unless it asks for a name."""
        if wanted.name:
            found = [face for face in self.library.by_name.get(wanted.name, []) if self.fits(face, wanted)]
            return found or self.make(wanted)
        return self.make(wanted)

    def make(self, wanted: Wanted) -> list[Face]:
        """Made-up faces that pass a filter."""
        stem = f"{wanted.name_part or 'Friend'} {'-'.join((*wanted.traits, *wanted.classes, *wanted.keywords)).title()}".strip()
        out: list[Face] = []
        for kind in self.kinds(wanted):
            for number in range(self.many if self.needs.mentions("Distinct", "GroupDiffers") else 2):
                record = self.make_up(wanted, kind, wanted.name or self.another_name(stem), number)
                out.append(self.add(replace(record, id=f"{record.id} {len(self.by_record)}")))
        return out

    def number_for(self, wanted: Wanted, stat: str, low: int, high: int, step: int = 1) -> int:
        """A number that passes what the filter asks of a stat; from `low` to `high` where it leaves that open."""
        for which, op, n in wanted.stats:
            if which not in (stat, f"base {stat}"):
                continue
            if op == "=":
                low = high = n
            elif op in ("<=", "<"):
                high = n - step * (op == "<")
                low = min(low, high)
            elif op in (">=", ">"):
                low = n + step * (op == ">")
                high = max(high, low + 2 * step)
        return low + step * self.rng.randint(0, max(0, high - low) // step)

    def another_name(self, stem: str) -> str:
        """A name that no card here has yet."""
        return f"{stem} {ORDINALS[len(self.by_record) % len(ORDINALS)]}"

    # -- cards that act
    def _add_extras(self) -> None:
        """Those that do what the text is about, and some others."""
        extras = self.extras_of_the_game or [
            Extra(record) for record in starter_cards(self.cards.game) if self.director.reads(record)
        ]
        mentioned = [extra for extra in extras if self.needs.mentions(*extra.about)]
        others = [extra for extra in extras if extra not in mentioned]
        self.rng.shuffle(others)
        self.spare = others[OTHERS:]
        for extra in mentioned:
            self._add_extra(extra, MENTIONED)
        self.apt = list(dict.fromkeys(self.extras))
        for extra in others[:OTHERS]:
            self._add_extra(extra, 1)

    def _add_extra(self, extra: Extra, times: int) -> None:
        self.extras += [self.add(extra.record)] * (extra.times * times)

    def enlarge(self) -> None:
        """Most cards are done after a table or two; for the others, whoever has been left out joins."""
        for extra in self.spare:
            self._add_extra(extra, 1)
        self.spare = []
