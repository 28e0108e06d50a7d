"""The table of Battle Spirits Saga, as text."""
from __future__ import annotations

from cardwright.games.layout import CardView, Layout


class BssLayout(Layout):
    rows = ("field",)
    secret_rows = ("hand", "burst area")
    piles = ("hand", "deck", "trash")
    rare_piles = ("burst area",)
    turned_words = ("", "exhausted", "")

    def figures(self, numbers: dict[str, int]) -> list[str]:
        out = []
        for name in ("life", "reserve", "core trash"):
            soul = " with the soul core" if numbers.get(f"soul core in {name}") else ""
            out.append(f"{name} {numbers.get(name, 0)}{soul}")
        if numbers.get("soul core in void"):
            out.append("soul core in the void")
        return out

    def strength(self, card: CardView) -> str:
        if "level" not in card:
            return f"{card['bp']} BP" if "bp" in card else super().strength(card)
        level = f"LV{card['level']}"
        return f"{level}, {card['bp']} BP" if "bp" in card else level

    def remarks(self, card: CardView, zone: str) -> list[str]:
        out = super().remarks(card, zone)
        if zone == "hand" and card.get("reduction"):
            out.append(f"reduced by {'+'.join(card['reduction'])}")
        if card.get("symbols"):
            out.append(f"symbols {'+'.join(card['symbols'])}")
        return out
