"""Clauses drawn by lot, each on a table where effects of both players meet."""
from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import resolve


def test_the_power_that_a_broken_forward_last_had_is_dealt(fftcg: Any) -> None:
    """11.11.4: as it was raised on the field, although the card in the Break Zone has its printed power."""
    game = fftcg.game()
    text = ("When Bomb is put from the field into the Break Zone, choose 1 Forward opponent controls. "
            "Deal it damage equal to Bomb's power.")
    bomb = game.forward("Bomb", zone="your field", power=3000, text=text)
    wall = game.forward("Wall", zone="opponent's field", power=9000)
    drum = game.monster("Drum", zone="your field", text="《0》: Choose 1 Forward. It gains +2000 power until the end of the turn.")
    axe = game.monster("Axe", zone="your field", text="《0》: Choose 1 Forward you control. Break it.")
    game.use(drum)
    game.choose(bomb)
    resolve(game)
    assert bomb.power == 5000
    game.use(axe)
    resolve(game)
    assert bomb.zone == "Break Zone" and wall.damage == 5000
