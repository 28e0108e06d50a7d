"""10.6.2.5.1.2, 3.1.2.1, 1.3.3: a card that an effect plays for a named price, from wherever it is, whosever it is."""
from __future__ import annotations

from typing import Any

import pytest

AGAIN = "Select a spell in your cemetery and play it for {n} play points."
THEIRS = "Select a card in an opponent's cemetery and play it for 0 play points."
DEARER = "While this card is on your field, any spell an opponent plays costs {n} more."
CHEAPER = "While this card is on your field, any spell you play costs {n} less."


@pytest.mark.parametrize(("price", "dearer", "cheaper", "left"), [
    (0, 0, 0, 3), (0, 1, 0, 2), (0, 2, 0, 1), (0, 0, 1, 3), (2, 1, 0, 0), (2, 0, 1, 2), (1, 2, 1, 1),
])
def test_others_raise_and_lower_what_the_effect_has_set(sve: Any, price: int, dearer: int, cheaper: int, left: int) -> None:
    """10.6.2.5.1.2: the price is the value that the cost is set to; what makes it more or less comes after."""
    game = sve.game(your_play_points=3, your_hand=0)
    old = game.spell("Old", cost=9, zone="your cemetery", text="Give your leader [defense]+1.")
    if dearer:
        game.follower("Tax", on="opponent's field", text=DEARER.format(n=dearer))
    if cheaper:
        game.follower("Gift", on="your field", text=CHEAPER.format(n=cheaper))
    fairy = game.follower("Fairy", on="your field", text="[act] [cost00]: " + AGAIN.format(n=price))
    game.use(fairy)
    assert old.zone == "cemetery" and game.you.defense == 21
    assert game.you.play_points == left
    game.shows("10.6.2.5.1.2")


def test_who_can_not_pay_what_was_added_does_not_play_it(sve: Any) -> None:
    """10.6.2.1.2, 10.6.2.5.4: nothing happens, and the price is not paid in part."""
    game = sve.game(your_play_points=1, your_hand=0)
    game.spell("Old", cost=0, zone="your cemetery", text="Give your leader [defense]+1.")
    game.follower("Tax", on="opponent's field", text=DEARER.format(n=2))
    fairy = game.follower("Fairy", on="your field", text="[act] [cost00]: " + AGAIN.format(n=0))
    game.use(fairy)
    assert game.you.defense == 20 and game.you.play_points == 1
    game.shows("10.6.2.1.2")


def test_another_set_cost_gives_way_to_the_price(sve: Any) -> None:
    """10.6.2.5.1.2, 10.4.7.3: the card's own way to a set cost does not undo the price of the effect."""
    game = sve.game(your_play_points=1)
    text = "When playing this card, discard a card: This card costs 5 play points to play.\nGive your leader [defense]+1."
    game.spell("Old", cost=9, zone="your cemetery", text=text)
    fairy = game.follower("Fairy", on="your field", text="[act] [cost00]: " + AGAIN.format(n=0))
    game.use(fairy)
    if game.asked == "pay or not":
        game.choose("no")
    assert game.you.defense == 21 and game.you.play_points == 1
    game.shows("10.6.2.5.1.2")


@pytest.mark.parametrize(("whose", "left"), [("your", 1), ("opponent's", 0)])
def test_whose_spell_it_is_goes_by_who_plays_it(sve: Any, whose: str, left: int) -> None:
    """3.1.2: the controller is who uses the card, though it lies in its owner's cemetery while the play is considered."""
    game = sve.game(your_play_points=1)
    game.spell("Old", cost=9, zone="opponent's cemetery", text="Give your leader [defense]+1.")
    game.follower("Tax", on=f"{whose} field", text=DEARER.format(n=1))
    thief = game.follower("Thief", on="your field", text="[act] [cost00]: " + THEIRS)
    game.use(thief)
    assert game.you.defense == 21 and game.you.play_points == left
    game.shows("10.6.2.5.1.2")


@pytest.mark.parametrize("whose", ["your", "opponent's"])
def test_your_in_a_card_s_condition_is_who_plays_it(sve: Any, whose: str) -> None:
    """3.1.2.1: it may be selected in any case; it is played if the player who uses it meets its condition."""
    game = sve.game(opponent_hand=0)
    text = "This card can only be played if there are at least 2 followers on your field.\nGive your leader [defense]+1."
    old = game.spell("Old", cost=9, zone="opponent's cemetery", text=text)
    thief = game.follower("Thief", on="your field", text="[act] [cost00]: " + THEIRS)
    for name in ("One", "Two"):
        game.follower(name, on=f"{whose} field")
    game.use(thief, None, old)
    assert game.you.defense == (21 if whose == "your" else 20) and old.zone == "cemetery"
    game.shows("3.1.2.1")


@pytest.mark.parametrize(("text", "plays"), [
    ("This card can only be played from hand.", False), ("This card can't be played from the EX area.", True),
    ("This card can't be played from hand.", True), ("This card can't be played during your turn.", False), ("", True),
])
def test_from_where_an_effect_may_play_it(sve: Any, text: str, plays: bool) -> None:
    """1.3.3, 10.6.2.1.2: a prohibition of one zone is none of another; "only from hand" is one of all others."""
    game = sve.game()
    game.spell("Old", cost=1, zone="your cemetery", text=f"{text}\nGive your leader [defense]+1.".strip())
    fairy = game.follower("Fairy", on="your field", text="[act] [cost00]: " + AGAIN.format(n=0))
    game.use(fairy)
    assert game.you.defense == (21 if plays else 20)
