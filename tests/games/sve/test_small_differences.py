"""Small differences: one full place and the other."""

from __future__ import annotations

from typing import Any

from cardwright.games.sve import terms
from cardwright.kernel.events import moved
from cardwright.kernel.happening import happen


def test_each_full_place_is_filled_by_itself(sve: Any) -> None:
    """4.4.4.2, 4.8.3.2: three come at once to two places with room for one each, and a fourth to where there is always room."""
    game = sve.game(your_hand=0)
    for i in range(4):
        game.follower(f"There {i}")
        game.follower(f"Aside {i}", zone="your EX area")
    first, second, third, fourth = (game.follower(name, zone="your cemetery") for name in ("First", "Second", "Third", "Fourth"))
    t = game.table
    goals = ((fourth, terms.HAND), (first, terms.FIELD), (third, terms.EX_AREA), (second, terms.FIELD))
    asking = t.stack.pop()
    frame = t.stack[-1]
    frame.next = frame.at  # it asks again afterwards
    todo = happen(t, [moved(card.card, to=goal, player=0).by(0) for card, goal in goals])
    assert todo is not None and asking is not None
    t.stack.append(todo)
    t.run()
    assert set(game.options()) == {first, second}
    game.choose(second)
    assert (first.zone, second.zone, third.zone, fourth.zone) == ("cemetery", "field", "EX area", "hand")
    game.shows("4.4.4.2", "4.8.3.2")
