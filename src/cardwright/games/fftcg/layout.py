"""The table of Final Fantasy TCG, as text."""
from __future__ import annotations

from cardwright.games.layout import CardView, Layout


class FftcgLayout(Layout):
    rows = ("field", "Damage Zone")
    piles = ("hand", "deck", "Break Zone")
    rare_piles = ("removed from play",)
    turned_words = ("", "dull", "")

    def figures(self, numbers: dict[str, int]) -> list[str]:
        return [f"damage {numbers['damage']}/{numbers['damage limit']}"] if "damage" in numbers else []

    def strength(self, card: CardView) -> str:
        kinds = "/".join(card.get("type", []))
        return f"{kinds} {card['power']}" if "power" in card else kinds

    def costs(self, card: CardView, zone: str) -> str:
        if zone != "hand" or "cost" not in card:
            return ""
        return f"{card['cost']} {'/'.join(element.capitalize() for element in card.get('elements', []))}"

    def remarks(self, card: CardView, zone: str) -> list[str]:
        out = super().remarks(card, zone) + card.get("states", [])
        if zone != "hand":
            out += ["/".join(element.capitalize() for element in card.get("elements", []))]
        if card.get("EX Burst") and zone == "hand":
            out.append("EX Burst")
        return [remark for remark in out if remark]
