"""The player who goes second has the same right to another opening hand: from their own deck, once, after the first player."""

from typing import Any

import pytest

CLAUSES = {"sve": "6.2.1.8", "bss": "5-2-7", "fftcg": "8.2.1.4"}
KEPT = {"sve": 4, "bss": 5, "fftcg": 5}  # how many cards a player holds who keeps the hand
ANEW = {"sve": 4, "bss": 4, "fftcg": 5}  # and one who does not


@pytest.mark.parametrize("first", ["you", "opponent"])
@pytest.mark.parametrize("code", CLAUSES)
def test_who_goes_second_may_redraw_after_the_first_player(request: pytest.FixtureRequest, code: str, first: str) -> None:
    game: Any = request.getfixturevalue(code).game(start="set-up")
    second = "opponent" if first == "you" else "you"
    game.choose(first)
    assert game.decides == first
    game.choose("no")
    assert game.decides == second
    mine, theirs = game.player(first), game.player(second)
    kept, before, deck = [c.id for c in mine.hand], [c.id for c in theirs.hand], len(theirs.deck)
    game.choose("yes")
    while game.asked == "order" or (game.decides == second and game.turn == 0):
        game.table.apply(0)
    assert game.active == first and game.turn == 1
    assert len(theirs.hand) == ANEW[code] and not {c.id for c in theirs.hand} & set(before)
    assert len(theirs.deck) + len(theirs.hand) == deck + len(before)
    assert set(kept) <= {c.id for c in mine.hand} and len(kept) in (KEPT[code], KEPT[code] - 1)
    game.shows(CLAUSES[code])


@pytest.mark.parametrize("seed", range(4))
def test_in_weiss_the_second_player_exchanges_their_own_cards(weiss: Any, seed: int) -> None:
    game = weiss.game(start="set-up", seed=seed)
    first = game.player(game.decides)
    game.choose("done")
    second = game.player(game.decides)
    assert str(second) != str(first) and game.asked == "redraw"
    kept, away = second.hand[2:], second.hand[:2]
    untouched = [c.id for c in first.hand]
    game.choose(*away, "done")
    assert all(c.zone == "waiting room" and c.owner == str(second) for c in away)
    assert len(second.hand) == 5 and all(c in second.hand for c in kept)
    assert set(untouched) <= {c.id for c in first.hand} and game.active == str(first)
    game.shows("5.2.1.4")
