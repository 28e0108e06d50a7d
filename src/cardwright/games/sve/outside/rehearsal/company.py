"""Who is on the tables of a card of Shadowverse: Evolve."""

from __future__ import annotations

import random
from dataclasses import replace

from cardwright.cards import CardRecord
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.sve import terms
from cardwright.games.sve.outside.rehearsal.extras import DISCARDS, EVOLVES, EXTRAS, HURTS, RACES, WITH, made_up
from cardwright.games.sve.profile.effects import MAGICAL_ITEM
from cardwright.kernel.faces import Face
from cardwright.rehearsal.company import MENTIONED, Company
from cardwright.rehearsal.director import Director
from cardwright.rehearsal.needs import Needs, Wanted
from cardwright.rehearsal.repertoire import Repertoire

CARROT = "Carrot"
SIGIL = "Clay Sigil"
RACING = ("feed", "serve", "race", "on race", "raced", "served")


class SveCompany(Company):
    """With evolve decks, leaders, and what the class and title mechanics need."""

    extras_of_the_game = EXTRAS
    many = 10

    def __init__(
        self, director: Director, record: CardRecord, repertoire: Repertoire, needs: Needs, recorder: Recorder, rng: random.Random
    ) -> None:
        super().__init__(director, record, repertoire, needs, recorder, rng)
        self.evolved: list[Face] = []  # faces for evolve decks: evolved, advanced, carrots
        self.base: list[Face] = []  # cards that evolve into the rehearsed one
        self.leaders: list[Face] = []

    def tokens_needed(self) -> list[str]:
        return [MAGICAL_ITEM] if self.needs.mentions("lesson") else []

    def named(self, record: CardRecord) -> None:
        if record.is_evolved or record.is_advanced:
            self.evolved.append(self.plain(record))
        else:
            self.add(replace(record, text=EVOLVES if record.kind == "Follower" else ""))

    def fits(self, face: Face, wanted: Wanted) -> bool:
        """Is the face of the type that the filter asks for, and can it be where the filter looks?"""
        return super().fits(face, wanted) and bool(face.look.subtypes & terms.EVOLVED) == ("evolve deck" in wanted.zones)

    def add_more(self) -> None:
        self.extras += [self.plain(made_up(f"Idle {cost}", "Follower", "", cost, 3, 3)) for cost in range(11)]
        self._add_summons()
        self._add_evolved()
        self._add_notations()
        self.leaders = [self.add(made_up("Idle Leader", "Leader", "", None, card_class=name)) for name in self._classes()]

    def kinds(self, wanted: Wanted) -> list[str]:
        kinds = [wanted.type.capitalize()] if wanted.type else ["Follower", "Spell", "Amulet"]
        if wanted.keywords:
            kinds = ["Amulet"] if "stack" in wanted.keywords else [kind for kind in kinds if kind == "Follower"] or kinds
        if "evolve deck" in wanted.zones and "advanced" not in wanted.qualities:
            special = " / Evolved"
        else:
            special = "".join(f" / {word.capitalize()}" for word in ("token", "advanced") if word in wanted.qualities)
        return [kind + special for kind in kinds if kind.lower() in terms.TYPES and kind != "Leader"]

    def make_up(self, wanted: Wanted, kind: str, name: str, number: int) -> CardRecord:
        text = "\n".join(self._texts(wanted, kind.split(" / ")[0]))
        cost, attack = self.number_for(wanted, "cost", 0, 8), self.number_for(wanted, "attack", 0, 4)
        defense = max(self.number_for(wanted, "defense", 1, 5), 1)
        return made_up(name, kind, text, cost, attack, defense, wanted.traits, self._class(wanted, number), wanted.universe)

    def _texts(self, wanted: Wanted, kind: str) -> list[str]:
        lines: list[str] = []
        for word in wanted.keywords:
            if word in WITH:
                lines.append(WITH[word])
            elif word in terms.KEYWORDS and (kind == "Follower" or word == "stack"):
                lines.append(f"{word.capitalize()}.")
        if kind == "Follower" and not lines and self.needs.mentions("discard") and self.rng.random() < 0.4:
            lines.append(DISCARDS)  # it may matter whose ability does it
        if kind == "Follower" and not lines and self.rng.random() < 0.7:
            lines.append(RACES if self.needs.mentions(*RACING) else EVOLVES)
        if kind == "Spell" and not lines and self.rng.random() < 0.5:
            lines.append(HURTS)
        return lines

    def _class(self, wanted: Wanted, number: int) -> str:
        if wanted.classes:
            return wanted.classes[-1].capitalize()
        return self.record.card_class if number == 0 else "Neutral"

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
