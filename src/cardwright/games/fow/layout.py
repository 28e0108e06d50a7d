"""The table of Force of Will, as text."""
from __future__ import annotations

from cardwright.games.layout import CardView, Layout


class FowLayout(Layout):
    rows = ("field", "ruler area")
    secret_rows = ("hand", "standby area")
    piles = ("hand", "main deck", "magic stone deck", "graveyard", "standby area")
    rare_piles = ("removed area", "lifebreak area", "sideboard", "collection")
    turned_words = ("", "rested", "")

    def figures(self, numbers: dict[str, int]) -> list[str]:
        return [f"life {numbers['life']}"] + [f"{n} {kind}" for kind, n in numbers.items() if kind.endswith(" will")]

    def strength(self, card: CardView) -> str:
        if "ATK" in card:
            return f"{card['ATK']}/{card['DEF']}"
        return "/".join(card.get("type", []))

    def costs(self, card: CardView, zone: str) -> str:
        return f"cost {card['cost']}" if zone in self.secret_rows and "cost" in card else ""

    def remarks(self, card: CardView, zone: str) -> list[str]:
        out = super().remarks(card, zone)
        if zone in self.secret_rows or "resonator" in card.get("type", []):
            out.append("/".join(card.get("attributes", [])))
        return [remark for remark in out if remark]
