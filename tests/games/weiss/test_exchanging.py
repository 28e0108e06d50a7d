"""Who stands where, and what depends on it: information follows every exchange of positions (6.5.1.2.4), and only where it must."""

import pytest

from cardwright.kernel.layers import refresh
from tests.games.weiss.doing import swap

POSITIONS = ("center left", "center middle", "center right", "back left", "back right")
TEXTS = (
    "【CONT】 Assist All of your characters in front of this card get +1500 power.",
    "【CONT】 All of your characters in front of this card get +1500 power.",
    "【CONT】 If this card is in your center stage, this card gets +500 power.",
    "【CONT】 If this card is in the middle position of your center stage, this card gets +1500 power.",
    "【CONT】 If you have another character in your center stage, this card gets +500 power.",
    "【CONT】 This card gets +1000 power for each character in your back stage.",
    "【CONT】 This card gets +1000 power for each character in your opponent's back stage.",
    "【CONT】 If the character facing this card is cost 0 or lower, this card gets +500 power.",
)


def powers(game):
    return [game.table.outlook.looks[id].stats[2] for zone in game.table.zones[:2] for id in zone]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("side", ["your stage", "opponent's stage"])
def test_whoever_changes_places_everybody_is_as_strong_as_the_texts_say(weiss, text, side):
    for bearer in POSITIONS:
        for here in range(5):
            for there in range(here + 1, 5):
                game = weiss.game()
                game.character("Bearer", at=bearer, on=side, text=text)
                for position in POSITIONS:
                    if side != "your stage" or position != bearer:
                        if position != "center right":
                            game.character(f"Yours {position}", at=position)
                    if side == "your stage" or position != bearer:
                        if position != "back left":
                            game.character(f"Theirs {position}", at=position, on="opponent's stage")
                exchange(game, POSITIONS[here], POSITIONS[there])
                found = powers(game)
                refresh(game.table)
                assert found == powers(game), f"{bearer}: {POSITIONS[here]} and {POSITIONS[there]}"
    game.shows("6.5.1.2.4")


def exchange(game, here, there):
    on = {card.position: card for card in game.you.stage}
    if here in on:
        swap(game, on[here], there)
    elif there in on:
        swap(game, on[there], here)


def test_an_exchange_behind_or_beside_a_card_is_nothing_to_it(weiss):
    game = weiss.game()
    left = game.character("Left", at="center left")
    right = game.character("Right", at="center right")
    helper = game.character("Helper", at="back left", text=TEXTS[0])
    other = game.character("Other", at="back right")
    assert (left.power, right.power) == (2500, 1000)
    swap(game, left, "center middle")
    assert left.power == 2500, "still in front of it"
    swap(game, right, "center left")
    assert right.power == 2500
    swap(game, helper, "back right")
    assert (left.power, right.power) == (2500, 1000)
    swap(game, other, "center right")
    assert (left.power, other.power) == (2500, 2500)
    game.shows("3.6.4", "6.5.1.2.4")
