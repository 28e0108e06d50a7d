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


def marks(game: Any, card: Any, who: str) -> list[str]:
    """What somebody is shown to be true of a card for the moment."""
    for player in game.view(who)["players"]:
        for zone in player["zones"].values():
            for shown in zone.get("cards", []):
                if shown["key"] == card.card.key:
                    return list(shown.get("marks", []))
    raise AssertionError("it is not shown")


def test_what_has_been_chosen_so_far_is_shown_to_whoever_chooses(sve: Any) -> None:
    game = sve.game(opponent_hand=0)
    one, two, three = (game.follower(name, defense=3, on="opponent's field") for name in ("One", "Two", "Three"))
    game.play(game.spell("Volley", cost=0, text="Select 2 enemy followers on the field and deal them 1 damage."))
    game.choose(two)
    assert [marks(game, card, "you") for card in (one, two, three)] == [[], ["chosen"], []]
    assert marks(game, two, "opponent") == []


def test_who_fights_whom_is_shown_to_both(sve: Any) -> None:
    """8.4.3: while the attacked player may still answer."""
    game = sve.game(opponent_hand=1)
    knight, bystander = game.follower("Knight"), game.follower("Bystander")
    wall = game.follower("Wall", on="opponent's field", engaged=True)
    game.attack(knight, wall)
    for who in ("you", "opponent"):
        assert [marks(game, card, who) for card in (knight, wall, bystander)] == [["attacking"], ["attacked"], []]
        assert game.view(who)["now"]["battle"] == {"attackers": [knight.card.key], "target": wall.card.key, "blocker": None}


def test_a_silent_question_tells_the_other_player_only_who_is_asked(sve: Any) -> None:
    game = sve.game(opponent_hand=1)
    game.attack(game.follower("Knight"), game.opponent.leader)
    assert game.asked == "quick" and game.decides == "opponent"
    asked = {who: game.view(who)["decision"] for who in ("you", "opponent")}
    assert set(asked["you"]) == {"id", "player"} and asked["opponent"]["kind"] == "quick" and asked["opponent"]["options"]
    assert len(game.view("you")["now"]["where"]) < len(game.view("opponent")["now"]["where"])


def test_an_open_question_is_known_to_the_other_player_but_not_its_options(sve: Any) -> None:
    game = sve.game()
    asked = {who: game.view(who)["decision"] for who in ("you", "opponent")}
    assert asked["opponent"] == {key: asked["you"][key] for key in ("id", "player", "kind", "form", "clause")}
    assert "options" in asked["you"]
