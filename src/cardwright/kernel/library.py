"""The faces and abilities that one game is played with, numbered so that a saved game can name them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.faces import ACTIVATED, PASSIVE, Ability, Face
from cardwright.kernel.summing import sum_up

if TYPE_CHECKING:
    from cardwright.kernel.continuous import Change


class Library:
    """Built once per pair of decks, then only read: every clone of a game shares it."""

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.by_name: dict[str, list[Face]] = {}
        self.abilities: list[Ability] = []
        self.changes: list[Change] = []
        self.traits: list[str] = []
        self.counters: list[str] = []
        self.titles: list[str] = []
        self.named_changes: dict[str, Change] = {}  # changes that rules make, not cards
        self.rule_abilities: list[Ability] = []  # passive abilities without a card: what the rules themselves change in layers
        self.notes: dict[str, int] = {}  # numbers that a game has worked out from these faces
        self.keywords: dict[str, list[Ability]] = {}  # the abilities that keywords stand for
        self.built: set[str] = set()  # the clauses that were carried out as faces were made

    def widened(self) -> Library:
        """A library that more faces can be added to, while this one stays as it is. What is in both has the same numbers."""
        wide = Library()
        wide.faces = self.faces[:]
        wide.by_name = {name: faces[:] for name, faces in self.by_name.items()}
        wide.abilities = self.abilities[:]
        wide.changes = self.changes[:]
        wide.traits = self.traits[:]
        wide.counters = self.counters[:]
        wide.titles = self.titles[:]
        wide.named_changes = self.named_changes.copy()
        wide.rule_abilities = self.rule_abilities[:]
        wide.keywords = self.keywords.copy()
        return wide

    def cite(self, clause: str) -> None:
        """Record that a face was made as this clause says: what is printed is settled before there is a table."""
        for one in clause.split(", "):
            if one:
                self.built.add(one)

    def trait(self, name: str) -> int:
        """The bit of a trait; a new one for a trait that was not named before."""
        if name not in self.traits:
            self.traits.append(name)
        return 1 << self.traits.index(name)

    def counter(self, name: str) -> int:
        """The number of a kind of counter."""
        if name not in self.counters:
            self.counters.append(name)
        return self.counters.index(name)

    def title(self, name: str) -> int:
        """The number of an ability's name."""
        if name not in self.titles:
            self.titles.append(name)
        return self.titles.index(name)

    def add_ability(self, a: Ability) -> Ability:
        """Number an ability (printed or granted) and the changes that it makes."""
        if a.number < 0:
            a.number = len(self.abilities)
            self.abilities.append(a)
            for change in a.changes:
                self.add_change(change)
        return a

    def add_change(self, change: Change) -> None:
        if change.number < 0:
            change.number = len(self.changes)
            self.changes.append(change)

    def add_face(self, face: Face) -> Face:
        self.by_name.setdefault(face.name, []).append(face)
        return self.add_variant(face)

    def add_variant(self, face: Face) -> Face:
        """A face that only another one leads to: nobody finds it by its name."""
        face.number = len(self.faces)
        self.faces.append(face)
        for a in face.look.abilities:
            self.add_ability(a)
            if a.kind == PASSIVE and (a.changes or a.replacement is not None):
                face.passive_zones |= a.zones
            if a.kind == PASSIVE and a.changes:
                face.change_zones |= a.zones
            for says in a.cost_rules:
                if says.about_others():
                    face.passive_zones |= a.zones
            if a.trigger is not None:
                face.watch_zones |= a.zones
            if a.kind == ACTIVATED:
                face.act_zones |= a.zones
        face.works_in = face.passive_zones | face.watch_zones | face.act_zones
        if face.play is not None:
            self.add_ability(face.play)
        sum_up(face.look)
        return face
