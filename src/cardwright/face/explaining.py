"""What a card's text means, said with a game's own words for places."""

from __future__ import annotations

from cardwright.effects.lowering.profile import Profile
from cardwright.text.explaining import Home
from cardwright.text.tree import Node


def home_of(profile: Profile) -> Home:
    """Where the game looks for cards of which no place is said."""
    words: dict[int, str] = {}
    for word, number in profile.zones.items():
        words.setdefault(number, word)

    def home(tests: tuple[Node, ...]) -> str:
        zones, _ = profile.default_zones(tests)
        return " or ".join(word for number, word in words.items() if zones >> number & 1)

    return home
