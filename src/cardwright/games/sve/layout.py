"""The table of Shadowverse: Evolve, as text."""
from __future__ import annotations

from cardwright.games.layout import CardView, Layout


class SveLayout(Layout):
    rows = ("field", "EX area")
    piles = ("hand", "deck", "evolve deck", "cemetery")
    rare_piles = ("banished zone", "race zone")
    turned_words = ("", "engaged", "")

    def figures(self, numbers: dict[str, int]) -> list[str]:
        out = []
        if "leader defense" in numbers:
            out.append(f"defense {numbers['leader defense']}")
        if "play points" in numbers:
            out.append(f"play points {numbers['play points']}/{numbers['maximum play points']}")
        if "evolution points" in numbers:
            out.append(f"evolution points {numbers['evolution points']}")
        return out

    def strength(self, card: CardView) -> str:
        return f"{card['attack']}/{card['defense']}" if "attack" in card else super().strength(card)

    def costs(self, card: CardView, zone: str) -> str:
        return f"cost {card['cost']}" if zone in ("hand", "EX area") and "cost" in card else ""
