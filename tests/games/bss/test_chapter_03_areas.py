"""Chapter 3: areas, and who sees into them."""
from __future__ import annotations

from typing import Any

from tests.games.bss.acting import attack, use


def test_each_player_has_their_own_areas_and_everybody_may_count_cards(bss: Any) -> None:
    game = bss.game(your_hand=3, opponent_hand=2, your_deck=7)
    spectator = game.view()
    mine, theirs = (player["zones"] for player in spectator["players"])
    assert mine["hand"]["count"] == 3 and theirs["hand"]["count"] == 2
    assert mine["deck"]["count"] == 7
    assert set(mine) >= {"deck", "hand", "trash", "field", "burst area"}
    game.shows("3-1-1", "3-1-2", "3-1-3")


def test_the_deck_is_hidden_from_both(bss: Any) -> None:
    game = bss.game(your_deck=3)
    for observer in ("you", "opponent"):
        assert game.view(observer)["players"][0]["zones"]["deck"]["known"] == {}
    assert not game.you.deck[0].seen_by("you")
    game.shows("3-2-1", "3-2-2")


def test_the_hand_is_seen_by_its_owner_only(bss: Any) -> None:
    game = bss.game()
    card = game.spirit("Secret", on="your hand")
    assert card.seen_by("you") and not card.seen_by("opponent")
    assert [list(seen) for seen in game.view("opponent")["players"][0]["zones"]["hand"]["cards"]] == [["key"]]
    game.shows("3-3-1", "3-3-2", "3-3-3")


def test_trash_and_field_are_public(bss: Any) -> None:
    game = bss.game()
    old = game.spirit("Old", on="your trash")
    knight = game.spirit("Knight")
    for observer in ("you", "opponent"):
        assert old.seen_by(observer) and knight.seen_by(observer)
    zones = game.view()["players"][0]["zones"]
    assert [card["name"] for card in zones["trash"]["cards"]] == ["Old"]
    assert [card["name"] for card in zones["field"]["cards"]] == ["Knight"]
    game.shows("3-4-1", "3-4-2", "3-5-1", "3-5-2")


def test_cores_are_public_wherever_they_are(bss: Any) -> None:
    game = bss.game(your_life=4, your_reserve=3, your_core_trash=2, your_soul_core_in_trash=1)
    numbers = game.view("opponent")["players"][0]["numbers"]
    assert numbers == {"life": 4, "reserve": 3, "core trash": 3, "soul core in core trash": 1}
    game.shows("3-4-1", "3-6-1", "3-6-2", "3-7-1", "3-7-2", "3-9-1")


def test_hands_and_piles_have_no_limit(bss: Any) -> None:
    game = bss.game(start="turn", your_hand=20, your_core_trash=40, your_reserve=30, your_life=25)
    assert len(game.you.hand) == 21
    assert game.you.reserve == 71
    assert game.you.life == 25
    game.shows("3-3-4", "3-6-3")


def test_a_card_in_a_new_area_is_a_new_card(bss: Any) -> None:
    game = bss.game(start="attack")
    weak = game.spirit("Weak", bp=1000)
    wall = game.spirit("Wall", bp=2000, on="opponent's field")
    before = weak.card.ref()
    attack(game, weak, wall)
    assert weak.zone == "trash" and weak.owner == weak.controller == "you"
    assert game.table.at(before) is None
    assert weak.refreshed  # nothing is left of its state
    game.shows("3-1-4", "3-1-6", "3-4-3")


def test_a_burst_is_seen_by_its_owner_only(bss: Any) -> None:
    game = bss.game()
    trap = game.magic("Trap", on="your burst area", text="【When You Lose Life】 <Burst> Draw a card.")
    assert trap.facedown
    assert trap.seen_by("you") and not trap.seen_by("opponent")
    game.shows("3-8-1", "3-8-2")


def test_set_cards_are_shown_after_the_game(bss: Any) -> None:
    game = bss.game(start="attack", opponent_life=1)
    trap = game.magic("Trap", on="your burst area", text="【When You Lose Life】 <Burst> Draw a card.")
    knight = game.spirit("Knight")
    attack(game, knight)
    assert game.winner == "you"
    assert trap.seen_by("opponent")
    game.shows("3-8-5")


# -- 3-5-5, 10-1-3-4: what goes along is noticed
def test_cores_of_a_destroyed_spirit_are_noticed_as_they_come_into_the_reserve(bss: Any) -> None:
    """Three cores fall into the reserve with two spirits that are destroyed together: one event, one card."""
    game = bss.game(your_deck=10)
    game.nexus("Well", text="[LV1] When a core is placed into your reserve, draw a card.")
    pair = [game.spirit(f"Spirit {n}", counters={"core": n + 1}) for n in range(2)]
    use(game, game.magic("Storm", cost=0, text="[Main] Destroy all of your spirits."))
    assert [s.zone for s in pair] == ["trash", "trash"] and game.you.reserve >= 3
    assert len([e for e in game.events("move") if e.verb == "draw"]) == 1
    game.shows("3-5-5", "10-1-3-4", "8-6-3")
