"""Who is on the tables of a card of the Final Fantasy TCG."""

from __future__ import annotations

from dataclasses import replace

from cardwright.cards import CardRecord
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.outside.rehearsal.extras import EXTRAS, made_up
from cardwright.kernel.faces import Face
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.needs import Wanted

CHARACTERS = ("Forward", "Backup", "Monster")
POWERS = (1000, 9000)
TURNED_INTO = "During your turn, {name} also becomes a Forward with 6000 power."


class FftcgCompany(Company):
    """With Backups of every element that the card's costs ask for, and whoever its filters look for."""

    extras_of_the_game = EXTRAS
    payers: list[Face]

    def named(self, record: CardRecord) -> None:
        """A printed card that the text names, without its text; it may stand beside others of its name."""
        alone = {**record.extra, "multicard": True}
        self.add(replace(record, id=f"{record.id}, named", text="", extra=alone))
        if self.needs.mentions("AnyOf"):  # what else the text looks for does not find this one
            self.add(replace(record, id=f"{record.id}, only named", text="", extra=alone | {"job": [], "category": []}))

    def add_more(self) -> None:
        self.extras += [self.plain(made_up(f"Idle {cost}", "Forward", "", cost, 7000)) for cost in range(1, 8)]
        if self.needs.mentions("RuleChange", "Permit"):
            for name in ("light", "dark"):
                self.extras += [self.plain(made_up(f"Idle {name.title()}", "Forward", "", elements=(name,)))] * 8
        if self.needs.mentions("generic"):
            self._add_twins()
        elements = dict.fromkeys((*self._elements(), *terms.ELEMENT_NAMES[:6]))
        self.payers = [self.plain(made_up(f"Idle {name.title()} Lamp", "Backup", "", 1, elements=(name,))) for name in elements]

    def _add_twins(self) -> None:
        """Two cards of one name without the generic icon: one on the field, the other where it can be looked for."""
        for kind in ("Forward", "Backup"):
            twin = self.plain(made_up(f"Idle {kind} Twin", kind, generic=False))
            for zone in ("field", "deck", "break zone"):
                self.wanted.append((Wanted(type=kind.lower(), zones=(zone,), sides=("you",)), [twin]))

    def _elements(self) -> list[str]:
        found = self.record.extra.get("elements")
        own = [str(name) for name in found] if isinstance(found, (list, tuple)) else []
        return [name for name in own if name not in ("light", "dark")] or ["fire"]

    def make_up(self, wanted: Wanted, kind: str, name: str, number: int) -> CardRecord:
        power = self.number_for(wanted, "power", *POWERS, step=1000)
        return made_up(
            name, kind, self._text(wanted, kind, name), max(self.number_for(wanted, "cost", 0, 7), 0), max(power, 1000),
            self._colours(wanted, number), wanted.traits, wanted.universe, "ex burst" in wanted.keywords,
        )  # fmt: skip

    def kinds(self, wanted: Wanted) -> list[str]:
        if wanted.type in ("", "character"):
            kinds = list(CHARACTERS)
            if not wanted.type and any(zone != "field" for zone in wanted.zones):
                kinds.append("Summon")
            if wanted.keywords or any(stat == "power" for stat, _, _ in wanted.stats):
                kinds = ["Forward"]
            return kinds
        return [wanted.type.title()] if wanted.type.title() in (*CHARACTERS, "Summon") else []

    def _colours(self, wanted: Wanted, number: int) -> tuple[str, ...]:
        if wanted.classes:
            return wanted.classes[-1:] if "multi-element" not in wanted.qualities else (wanted.classes[-1], "wind")
        if "multi-element" in wanted.qualities:
            return ("earth", "wind")
        own = self._elements()
        if self.needs.mentions("Distinct", "GroupDiffers", "element"):
            return (terms.ELEMENT_NAMES[number % 6],)
        return (own[number % len(own)],) if number == 0 else (self.rng.choice(terms.ELEMENT_NAMES[:6]),)

    def _text(self, wanted: Wanted, kind: str, name: str) -> str:
        lines = [word.title() for word in wanted.keywords if word in terms.KEYWORDS and kind == "Forward"]
        if "warp" in wanted.keywords:
            lines.append("Warp 1 -- 《0》")
        if kind == "Forward" and not lines and self.rng.random() < 0.4:
            lines.append("Haste")
        if kind == "Monster" and self.rng.random() < 0.3:
            lines.append(TURNED_INTO.format(name=name))
        if kind == "Summon":
            lines.append(self.rng.choice(("Draw 1 card.", "Choose 1 Forward. Deal it 1000 damage.")))
        return "\n".join(lines)
