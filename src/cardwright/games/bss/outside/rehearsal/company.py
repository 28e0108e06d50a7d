"""Who is on the tables of a card of Battle Spirits Saga."""

from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.games.bss import terms
from cardwright.games.bss.keyword_summons import SIZES
from cardwright.games.bss.outside.rehearsal.extras import COLOURS, EXTRAS, WITH, made_up
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.needs import Wanted

BP_STEP = 1000
WINNING = 8000
TOKEN_OF_EXTRAS = "Golem Token"


class BssCompany(Company):
    """Spirits, nexuses and magic of the colours, families and numbers that the text looks for."""

    extras_of_the_game = EXTRAS
    many = 6

    @property
    def asks_for_soul_cores(self) -> bool:
        """Does the text look for cards with a soul core on them?"""
        return any("soul core" in wanted.qualities for wanted in self.needs.wanted)

    def tokens_needed(self) -> list[str]:
        return [TOKEN_OF_EXTRAS, *(SIZES if self.needs.mentions("KeywordAction", "feast") else ())]

    def add_more(self) -> None:
        for cost in range(9):
            self.extras.append(self.plain(made_up(f"Idle {cost}", "Spirit", "", cost, (COLOURS[cost % 6],), 1000 + 1500 * cost)))
        self._add_chain()

    def _add_chain(self) -> None:
        """11-15-3: spirits with a symbol of the colours that Chain names."""
        for word in self.needs.words:
            if word.startswith("chain "):
                colour = word.split(" ")[1].title()
                spirit = self.plain(made_up(f"Idle {colour} Link", "Spirit", "", 1, (colour,)))
                self.wanted.append((Wanted(type="spirit", zones=("field",), sides=("you",)), [spirit]))

    def kinds(self, wanted: Wanted) -> list[str]:
        kinds = [wanted.type.capitalize()] if wanted.type else ["Spirit", "Magic", "Nexus"]
        special = " / Token" if "token" in wanted.qualities else ""
        return [kind + special for kind in kinds if kind.lower() in terms.TYPES]

    def make_up(self, wanted: Wanted, kind: str, name: str, number: int) -> CardRecord:
        text = "\n".join(self._texts(wanted, kind.split(" / ")[0]))
        bp = max(BP_STEP, self.number_for(wanted, "bp", BP_STEP, 9 * BP_STEP, BP_STEP))
        if self.needs.mentions("Destroys") and all(stat != "bp" for stat, _, _ in wanted.stats) and "you" in wanted.sides:
            bp = WINNING  # who is to destroy others in battle is stronger than they are
        return made_up(
            name, kind, text, self.number_for(wanted, "cost", 0, 8), self._colours(wanted, number), bp, wanted.traits,
            max(1, self.number_for(wanted, "symbols", 1, 1)),
        )  # fmt: skip

    def _texts(self, wanted: Wanted, kind: str) -> list[str]:
        lines = [WITH.get(word, f"[LV1·2·3] 【While This Spirit Attacks】 <{word.title()}>") for word in wanted.keywords]
        if "no effects" in wanted.qualities:
            return []
        if kind == "Magic" and not lines:
            destroys = self.needs.mentions("Destroys")
            lines.append("[Main/Flash] Select one spirit and destroy it." if destroys else "[Main/Flash] Draw a card.")
        return lines

    def _colours(self, wanted: Wanted, number: int) -> tuple[str, ...]:
        if wanted.classes:
            return tuple(dict.fromkeys(colour.capitalize() for colour in wanted.classes[-2:]))
        for stat, op, n in wanted.stats:
            if stat == "colors" and (n > 1 or op == ">="):
                return COLOURS[:2]
        own = self.record.extra.get("color")
        return (str(own[0]).capitalize(),) if isinstance(own, list) and number == 0 else (self.rng.choice(COLOURS),)
