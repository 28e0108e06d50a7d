"""The table of Weiss Schwarz, as text."""
from __future__ import annotations

from cardwright.games.layout import CardView, Layout


class WeissLayout(Layout):
    rows = ("stage", "climax area", "clock", "level")
    piles = ("hand", "deck", "waiting room")
    rare_piles = ("memory", "marker area", "resolution zone")
    turned_words = ("", "resting", "reversed")

    def figures(self, numbers: dict[str, int]) -> list[str]:
        out = [f"level {numbers['level']}", f"clock {numbers['clock']}/7", f"stock {numbers['stock']}"]
        if numbers["refresh points"]:
            out.append(f"refresh points {numbers['refresh points']}")
        return out

    def strength(self, card: CardView) -> str:
        if "power" in card:
            return f"{card['power']}/{card['soul']}"
        return "/".join([*card.get("type", []), *card.get("trigger", [])])

    def costs(self, card: CardView, zone: str) -> str:
        if zone != "hand" or "level" not in card:
            return ""
        return f"level {card['level']}, cost {card['cost']}, {'/'.join(card['colour'])}"

    def remarks(self, card: CardView, zone: str) -> list[str]:
        out = super().remarks(card, zone)
        if zone == "stage":
            out.insert(0, card["position"])
        elif zone in ("clock", "level"):
            out.insert(0, "/".join(card.get("colour", [])))
        elif zone == "hand" and "climax" in card.get("type", []):
            out.insert(0, "/".join(card["colour"]))
        return [remark for remark in out if remark]
