"""How a game's table is laid out for people who look at it as text: which zones are rows of cards, which are piles, and what is
worth saying about a card and a player. Works on what `kernel.visibility` shows, so it can't tell too much."""
from __future__ import annotations

from typing import Any

CardView = dict[str, Any]


class Layout:
    """One game's half of the table. A game derives its own."""

    rows: tuple[str, ...] = ()
    """Zones whose cards are listed, from the middle of the table outwards."""
    secret_rows: tuple[str, ...] = ("hand",)
    """Zones whose cards are listed for their owner only."""
    piles: tuple[str, ...] = ()
    """Zones of which the number of cards is said."""
    rare_piles: tuple[str, ...] = ()
    """The same, when there is something in them."""
    turned_words: tuple[str, ...] = ("", "turned", "reversed")
    """What a card is called that is upright, turned, or turned round."""

    def figures(self, numbers: dict[str, int]) -> list[str]:
        """The player's points."""
        return [f"{name} {value}" for name, value in numbers.items()]

    def strength(self, card: CardView) -> str:
        """What one looks at first: its numbers in a fight, or what kind of card it is."""
        return "/".join(card.get("type", []))

    def costs(self, card: CardView, zone: str) -> str:
        """What it costs to play it from this zone; nothing where that is no question."""
        return f"cost {card['cost']}" if zone in self.secret_rows and "cost" in card else ""

    def remarks(self, card: CardView, zone: str) -> list[str]:
        """What else one must know of a card to play."""
        out = [self.costs(card, zone), self.turned_words[int(card.get("turned", 0))]]
        if card.get("facedown"):
            out.append("face down")
        out += card.get("special", [])
        out += [keyword[:1].upper() + keyword[1:] for keyword in card.get("keywords", [])]
        out += [f"{n} {kind}" for kind, n in card.get("counters", {}).items()]
        if card.get("damage"):
            out.append(f"{card['damage']} damage")
        if card.get("unread"):
            out.append(f"⚠ {len(card['unread'])} of its lines not understood: does nothing")
        return [remark for remark in out if remark]
