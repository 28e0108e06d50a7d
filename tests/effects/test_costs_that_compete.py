"""Two parts of one cost that want the same card, or more cards of a zone than it has: nobody pays a part of a cost."""

from __future__ import annotations

from typing import Any

import pytest

HAND_AND_CLOCK = "Put 1 card from your hand into your waiting room, put 1 card from your hand into your clock"
TWO_OF_THE_DECK = "Put the top card of your deck into your clock, put the top card of your deck into your waiting room"
WEISS = [
    (HAND_AND_CLOCK, {"your_hand": 1}, False),
    (HAND_AND_CLOCK, {"your_hand": 2}, True),
    (TWO_OF_THE_DECK, {"your_deck": 1, "your_waiting_room": 5}, False),
    (TWO_OF_THE_DECK, {"your_deck": 2, "your_waiting_room": 5}, True),
    ("【REST】 1 of your characters, 【REST】 this card", {}, False),
    ("【REST】 this card, 【REST】 1 of your characters", {}, False),
    ("Put 1 of your characters into your waiting room, 【REST】 this card", {}, False),
    ("【REST】 this card, put this card into your waiting room", {}, True),
    ("Put this card into your waiting room, 【REST】 this card", {}, False),
    ("Put the top card of your deck into your stock, (1)", {}, True),
    ("(1), put the top card of your deck into your stock", {}, False),
    ("(2), put the top card of your stock into your clock", {"your_stock": 2}, False),
    ("(2), put the top card of your stock into your clock", {"your_stock": 3}, True),
]


@pytest.mark.parametrize(("cost", "zones", "can"), WEISS)
def test_a_cost_is_paid_whole_and_in_its_order_or_not_at_all(weiss: Any, cost: str, zones: dict[str, int], can: bool) -> None:
    """8.4.2.1, 8.4.2.2, 8.6.2.3.2"""
    game = weiss.game(**zones)
    user = game.character("User", text=f"【ACT】 [{cost}] Draw 1 card.")
    assert game.can("use", user) == can
    if not can:
        assert game.why_not("use", user).clause == "8.6.2.3.2"


@pytest.mark.parametrize(("cost", "zones", "can"), WEISS)
def test_nor_is_anybody_asked_about_the_cost_of_an_automatic_ability(
    weiss: Any, cost: str, zones: dict[str, int], can: bool
) -> None:
    """8.4.2.1, 8.4.2.2"""
    game = weiss.game(**zones)
    text = f"【AUTO】 [{cost}] At the beginning of your climax phase, you may pay the cost. If you do, draw 1 card."
    game.character("User", text=text)
    game.end_main_phase()
    assert (game.asked == "pay or not") == can


def test_what_is_rested_for_the_one_part_is_not_chosen_for_the_other(weiss: Any) -> None:
    game = weiss.game()
    user = game.character("User", text="【ACT】 [【REST】 1 of your characters, 【REST】 this card] Draw 1 card.")
    other = game.character("Other")
    game.use(user)
    game.until_quiet()
    assert user.rested and other.rested and len(game.you.hand) == 1


def test_fftcg_dulls_another(fftcg: Any) -> None:
    for others in (0, 1):
        game = fftcg.game(your_hand=1)
        user = game.forward("User", text="《ダル》, dull 1 active Forward you control: Draw 1 card.")
        for n in range(others):
            game.forward(f"Other {n}")
        assert game.can("use", user) == (others == 1)


def test_sve_engages_another(sve: Any) -> None:
    for others in (0, 1):
        game = sve.game()
        user = game.follower("User", text="[act][engage], engage a follower on your field: Draw a card.")
        for n in range(others):
            game.follower(f"Other {n}")
        assert game.can("use", user) == (others == 1)


def test_fow_rests_another(fow: Any) -> None:
    for others in (0, 1):
        game = fow.game()
        user = game.resonator("User", text="{Rest}, rest a recovered resonator you control: Draw a card.")
        for n in range(others):
            game.resonator(f"Other {n}")
        assert game.can("use", user) == (others == 1)
