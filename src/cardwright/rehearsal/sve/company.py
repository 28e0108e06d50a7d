"""The faces on a card's tables: the card itself, cards that its filters find, tokens that it mentions, and cards that act."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardwright.cards import CardRecord
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.sve import open8, terms
from cardwright.games.sve.building import build_face, known_type, playable, printed_look
from cardwright.games.sve.library import VOCABULARY, created
from cardwright.games.sve.notations.notations import MAGICAL_ITEM, NOTATIONS
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.rehearsal.needs import Needs, Wanted
from cardwright.rehearsal.sve.extras import EVOLVES, EXTRAS, HURTS, RACES, WITH, Extra, made_up, read
from cardwright.text.compiled import CompiledText

CARROT = "Carrot"
SIGIL = "Clay Sigil"
MANY = 10  # cards with different names
OTHERS = 10  # cards on the first tables that the text is not about
MENTIONED = 4  # how many times more cards there are of what the text mentions
RACING = ("feed", "serve", "race", "on race", "raced", "served")


@dataclass
class Repertoire:
    """All cards of a file, so that one that another mentions is known."""

    compiled: Mapping[str, CompiledText]  # by id
    tokens: Mapping[str, CardRecord]  # by name
    named: Mapping[str, list[CardRecord]]  # by name, tokens left out
    costs: Mapping[str, int | None]  # 5.15.3: an evolved card costs what the card below it does


ORDINALS = tuple(one + two for one in ("Al", "Be", "Ca", "Do", "El", "Fa", "Go", "Hi", "Io") for two in ("ba", "do", "ri", "mu"))


class Company:
    """One card's library, and who else is in it."""

    def __init__(self, record: CardRecord, repertoire: Repertoire, needs: Needs, recorder: Recorder, rng: random.Random) -> None:
        self.record = record
        self.repertoire = repertoire
        self.needs = needs
        self.rng = rng
        self.library = Library()
        self.lowering = Lowering(VOCABULARY, self.library, NOTATIONS)
        self.refused: list[str] = []
        self.wanted: list[tuple[Wanted, list[Face]]] = []
        self.extras: list[Face] = []
        self.spare: list[Extra] = []
        self.apt: list[Face] = []  # extras that do what the text is about
        self.by_record: dict[str, Face] = {}
        noted = Lowering(VOCABULARY, self.library, NOTATIONS, recorder)
        self.face = self._own(record, noted)
        self.back = None if record.back is None else self._own(record.back, noted)
        self.own = {self.face.number} | ({self.back.number} if self.back is not None else set())
        self.evolved: list[Face] = []  # faces for evolve decks: evolved, advanced, carrots
        self.base: list[Face] = []  # cards that evolve into the rehearsed one

    def gather(self) -> None:
        """Everybody else; nobody for a card that can't be put on a table."""
        if self.refused:
            return
        self._add_tokens()
        self._add_named()
        for wanted in self.needs.wanted:
            faces = self._find(wanted)
            if faces:
                self.wanted.append((wanted, faces))
        self._add_extras()
        self._add_summons()
        self._add_evolved()
        self._add_notations()
        self.leaders = [self.add(made_up("Idle Leader", "Leader", "", None, card_class=name)) for name in self._classes()]
        open8.prepare(self.library)

    # -- the card itself
    def _own(self, record: CardRecord, noted: Lowering) -> Face:
        compiled = self.repertoire.compiled[record.id]
        face = build_face(compiled, record, noted, self.repertoire.costs.get(record.name) if record.is_evolved else None)
        self.library.add_face(face)
        self.by_record[record.id] = face
        self.refused += face.unread
        for name in created(compiled):
            if name not in self.repertoire.tokens:
                self.refused.append(f"{record.text} (no token is called {name})")
        return face

    # -- others
    def add(self, record: CardRecord) -> Face:
        """A card written for the rehearsal, with its text; the same one twice is one face."""
        found = self.by_record.get(record.id)
        if found is None:
            found = build_face(read(record), record, self.lowering, record.cost)
            self.by_record[record.id] = self.library.add_face(found)
        return found

    def plain(self, record: CardRecord) -> Face:
        """A printed card without its text."""
        key = f"{record.id}, plain"
        found = self.by_record.get(key)
        if found is None:
            found = Face(-1, record.name, printed_look(record, self.library, record.cost), "")
            if playable(record):
                found.play = self.lowering.play([], "")[0]
            self.by_record[key] = self.library.add_face(found)
        return found

    def _add_tokens(self) -> None:
        """Tokens that the card mentions, and those that they mention, with their texts."""
        todo = list(self.needs.names)
        if self.needs.mentions("lesson"):
            todo.append(MAGICAL_ITEM)
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
            if all(made in self.repertoire.tokens for made in created(compiled)):
                self.by_record[token.id] = self.library.add_face(build_face(compiled, token, self.lowering))
                todo += compiled.mentions
            else:
                self.plain(token)  # it makes a token that the file does not have

    def _add_named(self) -> None:
        """Printed cards that the text names."""
        for name in self.needs.names:
            for record in self.repertoire.named.get(name, ()):
                if not known_type(record) or record.id == self.record.id:
                    continue
                if record.is_evolved or record.is_advanced:
                    self.evolved.append(self.plain(record))
                else:
                    self.add(replace(record, text=EVOLVES if record.kind == "Follower" else ""))

    def _find(self, wanted: Wanted) -> list[Face]:
        """Faces that pass the filter, made up unless it asks for a name."""
        if wanted.name:
            found = [face for face in self.library.by_name.get(wanted.name, []) if fits(face, wanted)]
            return found or self._make(wanted)
        return self._make(wanted)

    def _make(self, wanted: Wanted) -> list[Face]:
        kinds = [wanted.type.capitalize()] if wanted.type else ["Follower", "Spell", "Amulet"]
        if wanted.keywords:
            kinds = ["Amulet"] if "stack" in wanted.keywords else [kind for kind in kinds if kind == "Follower"] or kinds
        if "evolve deck" in wanted.zones and "advanced" not in wanted.qualities:
            special = " / Evolved"
        else:
            special = "".join(f" / {word.capitalize()}" for word in ("token", "advanced") if word in wanted.qualities)
        stem = f"{wanted.name_part or 'Friend'} {'-'.join((*wanted.traits, *wanted.classes, *wanted.keywords)).title()}".strip()
        out: list[Face] = []
        for kind in kinds:
            if kind.lower() not in terms.TYPES or (kind == "Leader"):
                continue
            for number in range(MANY if self.needs.mentions("Distinct", "GroupDiffers") else 2):
                name = wanted.name or f"{stem} {ORDINALS[len(self.by_record) % len(ORDINALS)]}"
                text = "\n".join(self._texts(wanted, kind))
                cost, attack, defense = (self._stat(wanted, stat) for stat in ("cost", "attack", "defense"))
                record = made_up(
                    name, kind + special, text, cost, attack, max(defense, 1), wanted.traits,
                    self._class(wanted, number), wanted.universe,
                )  # fmt: skip
                out.append(self.add(replace(record, id=f"{record.id} {len(self.by_record)}")))
        return out

    def _texts(self, wanted: Wanted, kind: str) -> list[str]:
        lines: list[str] = []
        for word in wanted.keywords:
            if word in WITH:
                lines.append(WITH[word])
            elif word in terms.KEYWORDS and (kind == "Follower" or word == "stack"):
                lines.append(f"{word.capitalize()}.")
        if kind == "Follower" and not lines and self.rng.random() < 0.7:
            lines.append(RACES if self.needs.mentions(*RACING) else EVOLVES)
        if kind == "Spell" and not lines and self.rng.random() < 0.5:
            lines.append(HURTS)
        return lines

    def _class(self, wanted: Wanted, number: int) -> str:
        if wanted.classes:
            return wanted.classes[-1].capitalize()
        return self.record.card_class if number == 0 else "Neutral"

    def _stat(self, wanted: Wanted, stat: str) -> int:
        """A number that passes what the filter asks of it."""
        low = 0 if stat != "defense" else 1
        high = {"cost": 8, "attack": 4, "defense": 5}[stat]
        for which, op, n in wanted.stats:
            if which not in (stat, f"base {stat}"):
                continue
            if op == "=":
                low = high = n
            elif op in ("<=", "<"):
                high = n - (op == "<")
                low = min(low, high)
            elif op in (">=", ">"):
                low = n + (op == ">")
                high = max(high, low + 2)
        return self.rng.randint(low, max(low, high))

    def _add_extras(self) -> None:
        """Those that do what the text is about, and some others; followers of every cost."""
        mentioned = [extra for extra in EXTRAS if self.needs.mentions(*extra.about)]
        others = [extra for extra in EXTRAS if extra not in mentioned]
        self.rng.shuffle(others)
        self.spare = others[OTHERS:]
        for extra in mentioned:
            self._add_extra(extra, MENTIONED)
        self.apt = list(dict.fromkeys(self.extras))
        for extra in others[:OTHERS]:
            self._add_extra(extra, 1)
        self.extras += [self.plain(made_up(f"Idle {cost}", "Follower", "", cost, 3, 3)) for cost in range(11)]

    def _add_extra(self, extra: Extra, times: int) -> None:
        face = self.add(made_up(extra.name, extra.type, extra.text, extra.cost, extra.attack, extra.defense))
        self.extras += [face] * (extra.times * times)

    def enlarge(self) -> None:
        """Most cards are done after a table or two; for the others, whoever has been left out joins."""
        for extra in self.spare:
            self._add_extra(extra, 1)
        self.spare = []

    def _add_summons(self) -> None:
        """Spells that summon the tokens that the text looks for."""
        for wanted, faces in self.wanted[:]:
            if "token" in wanted.qualities and wanted.type != "spell":
                for face in faces:
                    call = made_up(f"Call of {face.name}", "Spell", f"Summon a {face.name} token.", 0)
                    self.extras += [self.add(call)] * MENTIONED

    def _classes(self) -> list[str]:
        """Of leaders: the card's own class, and those that its text looks for."""
        found = {self.record.card_class or "Neutral": None}
        for wanted in self.needs.wanted:
            found.update(dict.fromkeys(name.capitalize() for name in wanted.classes))
        return list(found)

    def _add_evolved(self) -> None:
        """12.2.2: for whoever evolves, a card to evolve into."""
        record = self.record
        for face in list(self.by_record.values()):
            if face.look.types & (terms.FOLLOWER | terms.AMULET) and not face.look.subtypes & (terms.EVOLVED | terms.TOKEN):
                if any(a.flags & terms.EVOLVE_ABILITY for a in face.look.abilities) or face is self.face:
                    kind = "Follower" if face.look.types & terms.FOLLOWER else "Amulet"
                    evolved = made_up(face.name, f"{kind} / Evolved", "", None, 3, 4, record.traits, record.card_class)
                    self.evolved.append(self.add(evolved))
            if face.look.subtypes & (terms.EVOLVED | terms.ADVANCED) and face not in self.evolved:
                self.evolved.append(face)
        for card in record.faces:
            if card.is_evolved:
                base = made_up(card.name, "Follower", EVOLVES, 2, 2, 2, card.traits, card.card_class)
                self.base.append(self.add(base))
                self.own.add(self.base[-1].number)

    def _add_notations(self) -> None:
        """What the class and title mechanics need: Stack amulets, Carrots."""
        if self.needs.mentions("earth rite", "stack") or "stack" in self.needs.counters:
            sigil = made_up(SIGIL, "Amulet", "Stack.", 1, traits=("Earth Sigil",), card_class="Runecraft")
            self.wanted.append((Wanted(type="amulet", zones=("field", "hand"), sides=("you",)), [self.add(sigil)]))
        if self.needs.mentions("lesson"):
            item = self.library.by_name[MAGICAL_ITEM]
            self.wanted.append((Wanted(zones=("ex area",), sides=("you",)), item))
        if self.needs.mentions(*RACING):
            self.evolved += [self.add(made_up(CARROT, "Spell / Evolved", "", None))] * 6


def fits(face: Face, wanted: Wanted) -> bool:
    """Is the face of the type that the filter asks for, and can it be where the filter looks?"""
    if wanted.type and not face.look.types & terms.TYPES.get(wanted.type, 0):
        return False
    return bool(face.look.subtypes & terms.EVOLVED) == ("evolve deck" in wanted.zones)
