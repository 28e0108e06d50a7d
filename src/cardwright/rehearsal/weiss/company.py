"""Who is on the tables of a card of Weiss Schwarz."""

from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.games.weiss import rule_effects, terms
from cardwright.kernel.faces import Face
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.needs import Wanted
from cardwright.rehearsal.weiss.extras import BACKUP, COLOURS, EXTRAS, TRIGGERS, made_up

MANY = 6  # cards with different names
CLIMAX_AREA = "climax area"


def labelled(keyword: str) -> str:
    """An ability that bears a keyword."""
    if keyword == "encore":
        return "【AUTO】 Encore [(1)]"
    return BACKUP if keyword == "backup" else f"【AUTO】 {keyword.capitalize()} When this card attacks, draw 1 card."


class WeissCompany(Company):
    """With characters of all levels and climaxes of all icons."""

    extras_of_the_game = EXTRAS

    def named(self, record: CardRecord) -> None:
        """With its text, if that is understood: what another card waits for may be what this one does."""
        compiled = self.repertoire.compiled[record.id]
        if record.id not in self.by_record and compiled.understood:
            face = self.director.face(compiled, record, self.lowering, self.repertoire)
            if not face.unread:
                self.by_record[record.id] = self.library.add_face(face)
                return
        self.plain(record)

    def fits(self, face: Face, wanted: Wanted) -> bool:
        """Is the face of the type that the filter asks for, and can it be where the filter looks?"""
        if wanted.type in terms.TYPES and not face.look.types & terms.TYPES[wanted.type]:
            return False
        return CLIMAX_AREA not in wanted.zones or bool(face.look.types & terms.CLIMAX)

    def add_more(self) -> None:
        for colour in COLOURS:
            self.extras.append(self.plain(made_up(f"Idle {colour} Recruit", "Character", color=colour, power=2500)))
        self.extras.append(self.plain(made_up("Idle Curtain", "Climax", trigger=("soul", "soul"))))
        rule_effects.prepare(self.library)

    def make(self, wanted: Wanted) -> list[Face]:
        icons = tuple(icon for icon in TRIGGERS if f"trigger {icon}" in wanted.qualities)
        if wanted.type in terms.TYPES:
            kinds = [wanted.type.capitalize()]
        elif CLIMAX_AREA in wanted.zones:
            kinds = ["Climax"]
        elif wanted.traits or any(stat == "power" for stat, _, _ in wanted.stats):
            kinds = ["Character"]
        elif icons:
            kinds = ["Character", "Climax"]
        elif wanted.stats or wanted.keywords:
            kinds = ["Character", "Event"]
        else:
            kinds = ["Character", "Event", "Climax"] if not wanted.name else ["Character", "Climax"]
        stem = f"{wanted.name_part or 'Friend'} {'-'.join((*wanted.traits, *wanted.classes)).title()}".strip()
        out: list[Face] = []
        for kind in kinds:
            for number in range(MANY if self.needs.mentions("Distinct", "GroupDiffers") else 2):
                name = wanted.name or self.another_name(stem)
                colour = wanted.classes[0].capitalize() if wanted.classes else COLOURS[(len(out) + number) % 4]
                text = "\n".join(labelled(word) for word in wanted.keywords)
                record = made_up(
                    name, kind, text, self.number_for(wanted, "level", 0, 3), self.number_for(wanted, "cost", 0, 1),
                    self.number_for(wanted, "power", 500, 9000, 500), self.number_for(wanted, "soul", 1, 2), wanted.traits, colour,
                    icons,
                )  # fmt: skip
                out.append(self.add(record) if wanted.keywords else self.plain(record))
                if wanted.name:
                    break
        return out
