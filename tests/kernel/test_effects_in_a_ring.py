"""Persistent effects of one layer that depend on each other in a ring: none can wait for the others, so the oldest comes first."""

from __future__ import annotations

from typing import Any

import pytest

STRONG = "Resonators you control with DEF 500 or less gain [+200/0]."
TOUGH = "Resonators you control with ATK 500 or less gain [0/+200]."
BOTH = {STRONG: (700, 500), TOUGH: (500, 700)}


@pytest.mark.parametrize("first", [STRONG, TOUGH])
def test_the_oldest_of_a_ring_comes_first(fow: Any, first: str) -> None:
    """Whichever is applied first takes away what the other one asks for."""
    game = fow.game()
    for n, text in enumerate([first, *(other for other in BOTH if other != first)]):
        game.resonator(f"Coach {n}", atk=900, defense=900, text=text)
    pupil = game.resonator("Pupil", atk=500, defense=500)
    assert (pupil.atk, pupil.defense) == BOTH[first]
    game.shows("909.3b")


@pytest.mark.parametrize(("older", "newer"), [("your field", "opponent's field"), ("opponent's field", "your field")])
@pytest.mark.parametrize("first", [STRONG, TOUGH])
def test_whoever_controls_them(fow: Any, first: str, older: str, newer: str) -> None:
    """It does not depend on whose cards are looked through first."""
    texts = {text: text.replace("Resonators you control", "Resonators") for text in BOTH}
    (second,) = (text for text in BOTH if text != first)
    game = fow.game()
    game.resonator("Older", atk=900, defense=900, text=texts[first], on=older)
    game.resonator("Newer", atk=900, defense=900, text=texts[second], on=newer)
    pupil = game.resonator("Pupil", atk=500, defense=500)
    assert (pupil.atk, pupil.defense) == BOTH[first]
    game.shows("909.3b")
