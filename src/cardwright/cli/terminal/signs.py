"""Printed signs in words: a terminal has no pictures, and not everybody reads the letters that stand on some cards."""

from __future__ import annotations

from cardwright.games.layout import Data


def signs_in_words(layout: Data) -> dict[str, str]:
    """What is shown instead of signs that are spelt in no Latin letters, by what the game's layout calls them."""
    foreign = [sign for sign in layout["symbols"] if any("\u3040" <= letter <= "\u9fff" for letter in sign)]
    return {sign: f"《{layout['symbols'][sign]['name']}》" for sign in foreign}
