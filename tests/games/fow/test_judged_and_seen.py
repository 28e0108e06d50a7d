"""705.3a: of which ruler judgment is done; and cards that one may look at any time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import judge


@pytest.mark.parametrize(("attribute", "life"), [("Light", 4300), ("Fire", 4000)])
def test_what_is_asked_of_the_judged_ruler_is_asked_of_the_ruler(fow: Any, attribute: str, life: int) -> None:
    game = fow.game()
    back = {"name": "Queen", "attribute": "Darkness", "atk": 500, "defense": 500}
    ruler = game.ruler("Princess", text="[Judgment] {0}", attribute=attribute, back=back)
    game.resonator("Herald", text="Whenever you do judgment of a light ruler ⇒ You gain 300 life.")
    judge(game, ruler)
    assert game.you.life == life


def test_the_top_card_may_be_looked_at_and_no_other(fow: Any) -> None:
    game = fow.game()
    top = game.resonator("Top", zone="your deck")
    next_one = game.resonator("Second", zone="your deck")
    theirs = game.resonator("Theirs", zone="opponent's deck")
    seer = game.resonator("Seer", text="You may look at the top card of your deck at any time.")
    end = game.chant("End", text="Destroy target resonator.", cost="0")
    t = game.table
    assert t.rules.may_see(t, top.card, 0) and not t.rules.may_see(t, top.card, 1)
    assert not t.rules.may_see(t, next_one.card, 0) and not t.rules.may_see(t, theirs.card, 0)
    game.play(end, seer)
    while game.table.stacked:
        game.choose("pass")
    assert not t.rules.may_see(t, top.card, 0)
