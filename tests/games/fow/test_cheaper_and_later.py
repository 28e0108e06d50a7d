"""Wordings of later clusters at a table: what makes cards and judgments cheaper, what X was, what is seen and what is prevented."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.text.explaining import explain
from tests.games.fow.acting import play, resolve, stones
from tests.games.fow.compiling import abilities, ability, effects, of_kind, read

GROWS = "[Awakening] {X}: When this card enters your field, put X [+100/+100] counters on this card."


def answer(game: Any, **answers: Any) -> None:
    """Answer by the question until priority is asked for again; whatever is not said is declined."""
    while game.asked != "priority":
        found = answers.get(game.asked.replace(" ", "_"))
        game.choose(found if found is not None else "no")


def test_the_x_of_an_awakening_is_what_was_paid(fow: Any) -> None:
    """1109.2, 903.2d"""
    game = fow.game()
    stones(game, 3)
    imp = game.resonator("Imp", on="your hand", cost="{0}", text=GROWS)
    game.play(imp)
    print(game.asked, game.options)
    resolve(game)
