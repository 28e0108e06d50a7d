"""Who is on the tables of a card of Weiss Schwarz."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.cards import CardRecord
from cardwright.games.weiss import terms
from cardwright.games.weiss.outside.rehearsal.extras import BACKUP, COLOURS, EXTRAS, TRIGGERS, made_up
from cardwright.kernel.faces import Face
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.needs import Wanted

CLIMAX_AREA = "climax area"
FETCH = "hoose 1 character in your waiting room, and put it on any position of your stage."


def labelled(keyword: str) -> str:
    """An ability that bears a keyword."""
    if keyword == "encore":
        return "【AUTO】 Encore [(1)]"
    if keyword == "bond":
        return '【AUTO】 Bond/"Idle Peer" [(1)]'
    return BACKUP if keyword == "backup" else f"【AUTO】 {keyword.capitalize()} When this card attacks, draw 1 card."


class WeissCompany(Company):
    """With characters of all levels and climaxes of all icons."""

    extras_of_the_game = EXTRAS
    many = 6
    movers: Sequence[Face] = ()
    """Cards by whose effects the text waits to be put somewhere."""

    def named(self, record: CardRecord) -> None:
        """With its text, if that is understood: what another card waits for may be what this one does."""
        compiled = self.repertoire.compiled[record.id]
        if record.id not in self.by_record and compiled.understood:
            face = self.cards.face(compiled, record, self.lowering)
            if not face.unread:
                self.by_record[record.id] = self.library.add_face(face)
                return
        self.plain(record)

    def _fetching(self, name: str) -> Face:
        """A card of that name that puts characters onto the stage, by each kind of ability, and costs nothing: what is printed on
        the card that the text names may do so too seldom, or is not at hand."""
        known = self.repertoire.named.get(name, ())
        if any(record.type == "Event" for record in known):
            return self.add(made_up(name, "Event", f"C{FETCH}"))
        both = f"【ACT】 [【REST】 this card] C{FETCH}\n【AUTO】 When this card attacks, c{FETCH}"
        return self.add(made_up(name, "Character", both))

    def fits(self, face: Face, wanted: Wanted) -> bool:
        """Is the face of the type that the filter asks for, and can it be where the filter looks?"""
        if wanted.type in terms.TYPES and not face.look.types & terms.TYPES[wanted.type]:
            return False
        return CLIMAX_AREA not in wanted.zones or bool(face.look.types & terms.CLIMAX)

    def add_more(self) -> None:
        self.movers = [self._fetching(name) for name in self.needs.movers]
        if self.needs.mentions("change"):
            self.movers = [*self.movers, *self.library.by_name.get("Idle Turncoat", [])]
        self.own.update(face.number for face in self.movers)
        for colour in COLOURS:
            self.extras.append(self.plain(made_up(f"Idle {colour} Recruit", "Character", color=colour, power=2500)))
        self.extras.append(self.plain(made_up("Idle Curtain", "Climax", trigger=("soul", "soul"))))

    def kinds(self, wanted: Wanted) -> list[str]:
        if wanted.type in terms.TYPES:
            return [wanted.type.capitalize()]
        if CLIMAX_AREA in wanted.zones:
            return ["Climax"]
        if wanted.traits or any(stat == "power" for stat, _, _ in wanted.stats):
            return ["Character"]
        if self._icons(wanted):
            return ["Character", "Climax"]
        if wanted.stats or wanted.keywords:
            return ["Character", "Event"]
        return ["Character", "Event", "Climax"] if not wanted.name else ["Character", "Climax"]

    def make_up(self, wanted: Wanted, kind: str, name: str, number: int) -> CardRecord:
        colour = wanted.classes[0].capitalize() if wanted.classes else COLOURS[len(self.by_record) % 4]
        text = "\n".join(labelled(word) for word in wanted.keywords)
        return made_up(
            name, kind, text, self.number_for(wanted, "level", 0, 3), self.number_for(wanted, "cost", 0, 1),
            self.number_for(wanted, "power", 500, 9000, 500), self.number_for(wanted, "soul", 1, 2), wanted.traits, colour,
            self._icons(wanted),
        )  # fmt: skip

    def _icons(self, wanted: Wanted) -> tuple[str, ...]:
        return tuple(icon for icon in TRIGGERS if f"trigger {icon}" in wanted.qualities)
