"""Who is on the tables of a card of Force of Will."""

from __future__ import annotations

import random
import re
from dataclasses import replace

from cardwright.cards import CardRecord
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.fow import terms
from cardwright.games.fow.outside.rehearsal.extras import ANY_WILL, EXTRAS, MOON_WILL, WITH, made_up
from cardwright.kernel.faces import Face
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.director import Director
from cardwright.rehearsal.needs import Needs, Wanted
from cardwright.rehearsal.repertoire import Repertoire

FREE_JUDGMENT = "[Judgment] {0}"
DIVINITY = "[Divinity] 10"
RESONANCE = re.compile(r"Force Resonance\]? ?<([^<>]+)>")
DISCARDS = "Discard a card: You gain 100 life."
ART = "God's Art <Idle> {3}: You gain 100 life."
HARMS = "This card deals 100 damage to target J/resonator."
RULING = ("ruler", "j-ruler", "j/ruler")
TYPE_LINES = {
    "resonator": "Resonator", "j/resonator": "Resonator", "chant": "Chant", "addition": "Addition", "regalia": "Regalia",
    "quickcast chant": "Spell:Chant-Instant", "trigger chant": "Spell:Chant-Standby", "magic stone": "Special Magic Stone",
    "j-ruler": "J-Ruler", "ruler": "Ruler", "j/ruler": "Ruler", "rune": "Chant / Rune",
    "gem": "Gem",
}  # fmt: skip


class FowCompany(Company):
    """With rulers, J-rulers and magic stones."""

    extras_of_the_game = EXTRAS

    def __init__(
        self, director: Director, record: CardRecord, repertoire: Repertoire, needs: Needs, recorder: Recorder, rng: random.Random
    ) -> None:
        super().__init__(director, record, repertoire, needs, recorder, rng)
        self.rulers: list[tuple[Face, Face]] = []  # ruler and J-ruler sides, of the names that the text asks for
        self.stones: list[Face] = []

    @property
    def stranger_decks(self) -> bool:
        """Is the text about Stranger decks?"""
        return any("stranger deck" in wanted.zones for wanted in self.needs.wanted)

    @property
    def runes(self) -> bool:
        """Is the card a rune, or its text about runes?"""
        about = any(wanted.type == "rune" or "rune area" in wanted.zones for wanted in self.needs.wanted)
        return about or self.needs.mentions("rune") or "rune" in self.record.type.lower()

    @property
    def gems(self) -> bool:
        """Is the text about gems?"""
        return "gem" in self.needs.words or any(wanted.type == "gem" for wanted in self.needs.wanted)

    def _ruling(self) -> str:
        """What is printed on a ruler that is made up."""
        lines = [FREE_JUDGMENT, *([DIVINITY] if self.runes else [])]
        return "\n".join(lines + self.forces)

    @property
    def forces(self) -> list[str]:
        """What [Force Resonance] asks of a ruler."""
        return [f"[Force Command] <{name}>" for name in RESONANCE.findall(self.record.text)]

    def named(self, record: CardRecord) -> None:
        """Rulers that the text names sit in the ruler area; other cards are there without their texts."""
        kind = record.type.lower()
        if kind == "ruler":
            self.rulers.append((self.add(replace(record, text=self._ruling())), self._j_side(record.name, record.traits)))
        elif kind == "j-ruler":
            self.rulers.append((self._ruler_side(record.name, record.traits), self._with_ways(record)))
        else:
            self._with_ways(record)

    def _with_ways(self, record: CardRecord) -> Face:
        """A card without its text, but with what the rehearsed text needs it for."""
        text = self._ways(record.name, "j-ruler" in record.type.lower())
        return self.add(replace(record, text=text)) if text else self.plain(record)

    def _ways(self, name: str, judged: bool) -> str:
        """A way to move cards, if the text waits for what this card moves; of J-rulers also an ability that costs something."""
        if name in self.needs.movers:
            return DISCARDS
        if judged and self.runes:
            return DIVINITY
        if judged and self.forces:
            return "\n".join(self.forces)
        return ART if judged and self.needs.mentions("CostChange") else ""

    def fits(self, face: Face, wanted: Wanted) -> bool:
        bits = terms.TYPES.get(wanted.type, 0)
        return not bits or bool(face.look.types & bits)

    def add_more(self) -> None:
        self.stones = [self.add(made_up(f"Idle Stone {n}", "Special Magic Stone", ANY_WILL)) for n in range(3)]
        self.stones.append(self.add(made_up("Idle Moon", "Special Magic Stone", MOON_WILL)))
        attributes = ("Light", "Fire", "Water", "Wind", "Darkness")
        for attribute in attributes:
            idle = made_up(f"Idle {attribute} Folk", "Resonator", "", "{1}", 300, 500, attributes=(attribute,))
            self.extras.append(self.plain(idle))
            if self.needs.mentions("Type") and self.rng.random() < 0.6:
                line = f"Magic Stone / Basic Magic Stone / {attribute} Magic Stone"
                self.stones.append(self.add(made_up(f"{attribute} Magic Stone", line, ANY_WILL)))
        if self.stranger_decks:
            self.extras += [self.plain(made_up(f"Idle Stranger {n}", "Resonator (Stranger)")) for n in range(3)]
        if self.runes:
            self.extras += [self.add(made_up(f"Idle Rune {n}", "Chant / Rune", "Draw a card.", "{0}")) for n in range(3)]
        if self.gems:
            self.extras += [self.plain(made_up("Gem", "Gem", attributes=(attribute,))) for attribute in attributes]
            self.apt.append(self.add(made_up("Idle Vein", "Chant", "[Quickcast]\nGain a light gem.", "{0}")))
            self.extras.append(self.apt[-1])
        for wanted, faces in self.wanted:
            if wanted.type.endswith("magic stone"):
                self.stones += faces * 4
        if self.needs.mentions("SameName", "mana"):
            self._add_kin()
        self.rulers += [(self._ruler_side("Idle Prince", ()), self._j_side("Idle King", ()))]

    def _add_kin(self) -> None:
        """Rulers that are like the card, and have what the text asks of a ruler."""
        said = self.record.extra.get("attribute", ())
        attributes = tuple(str(word) for word in said) if isinstance(said, (list, tuple)) else ()
        mana = [WITH["mana"]] if self.needs.mentions("mana") else []
        for of_its_race in (True, False):
            traits = self.record.traits if of_its_race else ()
            shared = () if of_its_race else attributes
            ruler = made_up(self.another_name("Kin"), "Ruler", "\n".join([self._ruling(), *mana]), "", 0, 0, traits, shared)
            judged = made_up(self.another_name("Elder Kin"), "J-Ruler", "\n".join(mana), "", 1000, 1000, traits, shared)
            self.rulers.append((self.add(ruler), self.add(judged)))

    def _ruler_side(self, name: str, traits: tuple[str, ...]) -> Face:
        called = f"{name} the Young" if name.startswith("Idle") else name
        return self.add(made_up(called, "Ruler", self._ruling(), "", traits=traits))

    def _j_side(self, name: str, traits: tuple[str, ...]) -> Face:
        called = f"{name} the Old" if name.startswith("Idle") else name
        return self.add(made_up(called, "J-Ruler", self._ways(name, True), "", 1000, 1000, traits))

    def make(self, wanted: Wanted) -> list[Face]:
        if wanted.type in RULING:
            return self._make_rulers(wanted)
        made = super().make(wanted)
        if "token" in wanted.qualities:
            for face in made:
                face.look.subtypes |= terms.TOKEN
        return made

    def kinds(self, wanted: Wanted) -> list[str]:
        lines = [self._type_line(wanted)] if wanted.type or "stranger" in wanted.qualities else ["Resonator", "Chant", "Addition"]
        if wanted.keywords or any(stat in ("atk", "def") for stat, _, _ in wanted.stats):
            return [line for line in lines if line in ("Resonator", "Chant")][:1] or lines
        return lines

    def make_up(self, wanted: Wanted, kind: str, name: str, number: int) -> CardRecord:
        cost = f"{{{self.number_for(wanted, 'total cost', 0, 4)}}}"
        atk = self.number_for(wanted, "atk", 100, 800, 100)
        defense = max(self.number_for(wanted, "def", 200, 900, 100), 100)
        text = "\n".join(self._texts(wanted, kind, number))
        return made_up(name, kind, text, cost, atk, defense, wanted.traits, self._attributes(wanted))

    def _make_rulers(self, wanted: Wanted) -> list[Face]:
        name = wanted.name or self.another_name(f"{wanted.name_part or 'Sovereign'}")
        ruler = self.add(made_up(name, "Ruler", self._ruling(), "", traits=wanted.traits, attributes=self._attributes(wanted)))
        j_ruler = self.add(made_up(name, "J-Ruler", "", "", 1000, 1000, wanted.traits, self._attributes(wanted)))
        self.rulers.append((ruler, j_ruler))
        return [ruler, j_ruler]

    def _type_line(self, wanted: Wanted) -> str:
        if "stranger" in wanted.qualities and wanted.type in ("", "resonator"):
            return "Resonator (Stranger)"
        if wanted.type.endswith("magic stone") and wanted.type != "magic stone":
            return f"Special Magic Stone / {wanted.type.title()}"
        if wanted.type.startswith("addition: "):
            return f"Addition:{wanted.type.removeprefix('addition: ').title()}"
        return TYPE_LINES.get(wanted.type, "Resonator")

    def _texts(self, wanted: Wanted, line: str, number: int) -> list[str]:
        lines: list[str] = []
        for word in wanted.keywords:
            if word in WITH:
                lines.append(WITH[word])
            elif word in terms.KEYWORDS and word not in ("trigger", "judgment", "energize", "incarnation", "torrent", "break"):
                lines.append(f"[{word.title()}]")
        if line.startswith("Chant") and not lines:
            lines += ["[Quickcast]", HARMS if number % 2 == 0 else "Draw a card."]
        if "magic stone" in line.lower():
            lines.append(ANY_WILL)
        return lines

    def _attributes(self, wanted: Wanted) -> tuple[str, ...]:
        found = tuple(name.capitalize() for name in wanted.classes if name != "void")
        if found or "void" in wanted.classes:
            return found
        return (self.rng.choice(("Light", "Fire", "Water", "Wind", "Darkness")),)
