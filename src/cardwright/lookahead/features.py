"""A table as numbers that every game has: what lies in each zone, what players have a number of, and what their cards are and do.

They are counted for each side alike. What a card does is told by the kinds of its abilities and operations, so that a card that
nobody has played yet counts as well.
"""

from __future__ import annotations

from typing import Final

from cardwright.effects.ops.control_flow import JumpOp
from cardwright.effects.script import Script
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import KIND_NAMES, Ability, Face
from cardwright.kernel.ruleset import Ruleset
from cardwright.kernel.table import Table
from cardwright.kernel.zones import OWNER

TYPES: Final = 16  # bits of `Look.types` that are told apart
BITS: Final = 40  # the same of keywords, bans and marks


class Features:
    """The names of the numbers that describe one side of a table, and how they are counted. `ops`: the kinds of operation that are
    told apart; others count nothing."""

    def __init__(self, rules: Ruleset, stats: int, ops: list[str]) -> None:
        self.stats = stats
        self.ops = ops
        self.names: list[str] = []
        self.zones: list[int] = []
        self.held: list[int] = []
        for zone in rules.zones:
            if not zone.shared and not rules.off_the_table(zone.number):
                self.zones.append(zone.number)
                self.names.append(f"cards in {zone.name}")
                if zone.sight == OWNER and zone.number != rules.field:
                    self.held.append(zone.number)
        self.field = rules.field
        self.first_number = len(self.names)
        self.number_count = len(rules.number_names)
        for name in rules.number_names:
            self.names.append(f"number {name}")
        self.scalars = len(self.names)
        """So many of them come first that are not about single cards: what the last of these are worth may differ."""
        self.hurt = self.add("damage on the field")
        self.counted = self.add("counters on the field")
        self.first_type = len(self.names)
        for kind in range(TYPES):
            for where in ("field", "field, ready", "held"):
                self.names.append(f"type {kind}: {where}")
                self.names.extend(f"type {kind}: {where}, stat {stat}" for stat in range(stats))
        self.first_keyword = self.add_bits("keyword")
        self.first_ban = self.add_bits("ban")
        self.first_mark = self.add_bits("mark")
        self.first_held_keyword = self.add_bits("held keyword")
        self.first_deed = len(self.names)
        self.deeds: dict[str, int] = {}
        for name in [*KIND_NAMES, *ops]:
            self.deeds[name] = len(self.names)
            self.names.append(f"{name} on the field")
            self.names.append(f"{name} held")
        self.known: dict[Face, list[int]] = {}

    def add(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def add_bits(self, name: str) -> int:
        first = len(self.names)
        self.names.extend(f"{name} {bit}" for bit in range(BITS))
        return first

    def side(self, t: Table, player: int) -> list[float]:
        """The numbers of one player's side."""
        out = [0.0] * len(self.names)
        for i in range(len(self.zones)):
            out[i] = float(len(t.zones[self.zones[i] * 2 + player]))
        for i in range(self.number_count):
            out[self.first_number + i] = float(t.numbers[i * 2 + player])
        for id in t.zones[self.field * 2 + player]:
            self.count_on_field(t, t.cards[id], out)
        for zone in self.held:
            for id in t.zones[zone * 2 + player]:
                self.count_held(t, t.cards[id], out)
        return out

    def count_on_field(self, t: Table, c: Card, out: list[float]) -> None:
        look = t.look(c)
        out[self.hurt] += c.damage
        for i in range(1, len(c.counters), 2):
            out[self.counted] += c.counters[i]
        self.count_type(look.types, 0, look.stats, out)
        if c.turned == 0:
            self.count_type(look.types, 1, look.stats, out)
        count_bits(look.keywords, self.first_keyword, out)
        count_bits(look.bans, self.first_ban, out)
        count_bits(c.marks, self.first_mark, out)
        for deed in self.deeds_of(c.form):
            out[deed] += 1.0

    def count_held(self, t: Table, c: Card, out: list[float]) -> None:
        look = t.look(c)
        self.count_type(look.types, 2, look.stats, out)
        count_bits(look.keywords, self.first_held_keyword, out)
        for deed in self.deeds_of(c.form):
            out[deed + 1] += 1.0

    def count_type(self, types: int, where: int, stats: list[int], out: list[float]) -> None:
        kind = 0
        while types and kind < TYPES:
            if types & 1:
                at = self.first_type + (kind * 3 + where) * (1 + self.stats)
                out[at] += 1.0
                for i in range(min(self.stats, len(stats))):
                    out[at + 1 + i] += stats[i]
            types >>= 1
            kind += 1

    def deeds_of(self, face: Face) -> list[int]:
        """Where the kinds of what this face does are counted."""
        found = self.known.get(face)
        if found is None:
            found = [self.deeds[name] for name in deed_names(face) if name in self.deeds]
            self.known[face] = found
        return found


def count_bits(bits: int, first: int, out: list[float]) -> None:
    i = 0
    while bits and i < BITS:
        if bits & 1:
            out[first + i] += 1.0
        bits >>= 1
        i += 1


def deed_names(face: Face) -> list[str]:
    """What a face does, by kinds of ability and of operation."""
    abilities: list[Ability] = face.look.abilities[:]
    if face.play is not None:
        abilities.append(face.play)
    out: list[str] = []
    for ability in abilities:
        out.append(KIND_NAMES[ability.kind])
        script = ability.program
        if isinstance(script, Script):
            out.extend(type(op).__name__ for op in script.ops if not isinstance(op, JumpOp))
    return out
