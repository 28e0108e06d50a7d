"""What a view says of a card and of a game at its limits, and what a question is about."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.kernel.visibility import card_view, now_view


@pytest.mark.parametrize(("damage", "shown"), [(0, False), (1, True)])
def test_a_damaged_card_shows_what_is_printed_beside_what_is_left(sve: Any, damage: int, shown: bool) -> None:
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=3, damage=damage)
    view = card_view(game.table, knight.card, 0)
    assert view["defense"] == 3 - damage and ("printed" in view) == shown


def test_a_game_that_is_over_is_at_no_step(sve: Any) -> None:
    game = sve.game()
    assert now_view(game.table, 0)["where"]
    game.concede("you")
    assert now_view(game.table, 0)["where"] == []


KEPT = "you may place a core from the void onto it to keep it on the field exhausted instead."
KEEP = f"[LV1] When this spirit would be destroyed, {KEPT}"


def test_one_way_to_replace_names_its_card_and_two_name_none(bss: Any) -> None:
    """8-9-2"""
    for texts, named in ((KEEP, True), (f"{KEEP}\n{KEEP}", False)):
        game = bss.game()
        knight = game.spirit("Knight", text=texts, on="opponent's field")
        game.play(game.magic("Kill", cost=0, text="[Main] Select one of your opponent's spirits and destroy it."))
        ask = game.table.decision()
        assert game.asked == "which replacement" and game.decides == "opponent"
        assert (ask.about == knight.card.ref()) == named and (ask.ability >= 0) == named


@pytest.mark.parametrize(("attack", "flag", "heard"), [(2, False, 0), (2, True, 1), (3, False, 1)])
def test_who_enters_is_seen_with_the_effects_of_the_field(sve: Any, attack: int, flag: bool, heard: int) -> None:
    """10.9.3.1"""
    game = sve.game()
    game.amulet("Bell", text="Whenever a follower with 3 attack or more is put onto your field, give your leader [defense]+1.")
    if flag:
        game.amulet("Flag", text="Each follower on your field has [attack]+1.")
    game.play(game.follower("Knight", attack=attack, cost=0, zone="your hand"))
    game.until_quiet()
    assert game.you.leader_defense == 20 + heard
