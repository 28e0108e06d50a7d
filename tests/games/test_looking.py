"""Looking at a table carries no rule out: a clause is cited by the code that does what it says, not by who looks afterwards."""
from __future__ import annotations

from typing import Any

import pytest

from cardwright.judge.fixture import GameFixture

# What showing cites is about seeing: which zones there are and who may look into them, and the other side of a card.
ABOUT_SEEING = {"bss": ("3-",), "fow": ("3", "105.1", "1302."), "fftcg": ("7.",)}


@pytest.mark.parametrize("code", ["bss", "fow", "fftcg"])
def test_looking_at_a_table_carries_nothing_out(code: str, request: pytest.FixtureRequest) -> None:
    fixture: GameFixture = request.getfixturevalue(code)
    game: Any = fixture.game(your_hand=2)
    if code == "bss":
        game.spirit("Knight", color=["red", "blue"], family=["Hero"], text="[LV1] <Confront>")
        game.nexus("Tower")
    elif code == "fow":
        game.resonator("Knight", races=("Human", "Elf"), text="[Flying] (It flies.)\n{0}: You gain 100 life.", attribute="fire")
        game.ruler("Lord", text="[Judgment] {0}", on="your field", back={"name": "Risen", "atk": 900, "defense": 900, "text": ""})
    else:
        game.forward("Knight", job=["Sage"], category=["VII"], text="Haste\nWhen Knight attacks, draw 1 card.", ex_burst=True)
        game.backup("Mage")
    game.start()
    before = set(game.table.trace)
    game.view("you")
    game.view("opponent")
    assert not [clause for clause in game.table.trace - before if not clause.startswith(ABOUT_SEEING[code])]
