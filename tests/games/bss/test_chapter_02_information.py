"""Chapter 2: what is printed on a card, as everybody sees it."""
from __future__ import annotations

from typing import Any


def seen(game: Any, name: str) -> dict[str, Any]:
    """A card on your field, as the opponent sees it."""
    cards: list[dict[str, Any]] = game.view("opponent")["players"][0]["zones"]["field"]["cards"]
    return next(card for card in cards if card["name"] == name)


def test_name_type_color_cost_and_text(bss: Any) -> None:
    game = bss.game()
    game.spirit("Bright Knight", color="white", cost=3, bp=4000, text="[LV1] 【When This Spirit Attacks】 Draw a card.")
    card = seen(game, "Bright Knight")
    assert card["type"] == ["spirit"] and card["color"] == ["white"] and card["cost"] == 3 and card["effects"] == ["triggered"]
    game.shows("2-1-1", "2-3-1", "2-3-2", "2-4-1", "2-4-1-1", "2-6-1", "2-9-1")


def test_a_card_can_have_several_colors(bss: Any) -> None:
    game = bss.game()
    game.spirit("Mixed", color=["red", "blue"], symbols=["red/blue"])
    assert seen(game, "Mixed")["color"] == ["red", "blue"]
    assert seen(game, "Mixed")["symbols"] == ["red/blue"]
    game.shows("2-4-1-2", "2-8-1", "2-8-2")


def test_spirit_types(bss: Any) -> None:
    game = bss.game()
    game.spirit("Wyrm", family=["Star Dragon", "Hero"])
    assert seen(game, "Wyrm")["spirit type"] == ["STAR DRAGON", "HERO"]
    game.shows("2-5-1", "2-5-2", "2-5-3")


def test_reduction_symbols_and_symbols(bss: Any) -> None:
    game = bss.game()
    game.spirit("Two", reduction=["red", "red", "blue"], symbols=["red", "red"])
    game.spirit("None", symbols=[])
    assert seen(game, "Two")["reduction"] == ["red", "red", "blue"]
    assert seen(game, "Two")["symbols"] == ["red", "red"]
    assert "symbols" not in seen(game, "None")
    game.shows("2-7-1", "2-7-2", "2-8-1", "2-8-3")


def test_levels_with_their_cores_and_bp(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", levels=[(1, 2000), (3, 5000), (5, 8000)], counters={"core": 4})
    assert seen(game, "Knight")["levels"] == [
        {"level": 1, "cores": 1, "bp": 2000}, {"level": 2, "cores": 3, "bp": 5000}, {"level": 3, "cores": 5, "bp": 8000},
    ]
    assert (seen(game, "Knight")["level"], seen(game, "Knight")["bp"]) == (2, 5000)
    assert knight.level == 2
    game.shows("2-10-1", "2-10-2", "2-10-3", "2-10-3-1", "2-10-4", "2-11-1", "2-11-2")


def test_exactly_enough_cores_are_enough(bss: Any) -> None:
    game = bss.game()
    assert game.spirit("Two", levels=[(1, 1000), (2, 2000)], counters={"core": 2}).level == 2
    game.shows("2-10-3")


def test_the_soul_core_counts_for_levels(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", levels=[(1, 1000), (2, 2000)], counters={"core": 1, "soul core": 1})
    assert knight.level == 2 and knight.soul_core


def test_refreshed_and_exhausted(bss: Any) -> None:
    game = bss.game()
    game.spirit("Up")
    game.spirit("Down", exhausted=True)
    assert "turned" not in seen(game, "Up") and seen(game, "Down")["turned"] == 1
