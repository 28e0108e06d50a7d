"""Union Burst, newer than the rulebook: it works in decks that are based on a universe, and other texts wait for it by its name."""

from __future__ import annotations

import pytest

from cardwright.games.sve import terms

BURST = "[Union Burst] [fanfare] Draw a card."
WAITS = "When the [Union Burst] ability of another follower on your field activates, deal 2 damage to each enemy leader."


@pytest.mark.parametrize(("basis", "hand", "defense"), [(terms.UNIVERSE, 1, 18), (terms.CLASS, 0, 20)])
def test_it_works_only_in_a_deck_that_is_based_on_a_universe(sve, basis, hand, defense):
    game = sve.game(your_hand=0, basis=basis)
    game.follower("Watcher", text=WAITS)
    card = game.follower("Caster", on="your hand", cost=0, text=BURST)
    game.play(card)
    game.until_quiet()
    assert (len(game.you.hand), game.opponent.leader.defense) == (hand, defense)


def test_its_own_burst_is_no_other(sve):
    game = sve.game(your_hand=0, basis=terms.UNIVERSE)
    card = game.follower("Caster", on="your hand", cost=0, text=f"{BURST}\n{WAITS}")
    game.play(card)
    game.until_quiet()
    assert (len(game.you.hand), game.opponent.leader.defense) == (1, 20)


@pytest.mark.parametrize(("used", "drawn"), [(1, 0), (2, 1)])
def test_the_other_bursts_of_this_turn_are_counted(sve, used, drawn):
    act = "[Union Burst] [act] [cost00]: Give your leader [defense]+1."
    counts = "[fanfare] If you've activated at least 2 other [Union Burst] abilities this turn, draw a card."
    game = sve.game(your_hand=0, basis=terms.UNIVERSE)
    others = [game.follower(f"Other {n}", text=act) for n in range(used)]
    card = game.follower("Counter", on="your hand", cost=0, text=counts)
    for other in others:
        game.use(other)
    game.play(card)
    game.until_quiet()
    assert (game.you.leader.defense, len(game.you.hand)) == (20 + used, drawn)
