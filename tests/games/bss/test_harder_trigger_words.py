"""8-6-1: every way to say what an effect waits for, each with something that is it and something that is nearly it."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, settle_cores, use

KILL_MINE = "Select one of your spirits and destroy it."
KILL_THEIRS = "Select one of your opponent's spirits and destroy it."
SHRINK_THEIRS = "Select one of your opponent's spirits. It loses 9000 BP during this turn."
DRAIN_THEIRS = "Select one of your opponent's spirits. Remove all of its cores and place them into their reserve."
BOUNCE_MINE = "Select one of your spirits and return it to your hand."
BOUNCE_THEIRS = "Select one of your opponent's spirits and return it to their hand."

EVENTS = [
    # what is waited for, what is done, how often it happens
    ("one of your spirits is destroyed", KILL_MINE, 1),
    ("one of your spirits is destroyed", BOUNCE_MINE, 0),
    ("one of your spirits is destroyed", KILL_THEIRS, 0),
    ("one of your opponent's spirits is destroyed", KILL_THEIRS, 1),
    ("one of your opponent's spirits is destroyed", SHRINK_THEIRS, 1),
    ("one of your opponent's spirits is destroyed", DRAIN_THEIRS, 1),
    ("one of your spirits is destroyed by your opponent", KILL_MINE, 0),
    ("you destroy one of your spirits with one of your effects", KILL_MINE, 1),
    ("one of your spirits is destroyed via comparing BP", KILL_MINE, 0),
    ("one of your spirits leaves the field", BOUNCE_MINE, 1),
    ("one of your spirits leaves the field", KILL_MINE, 1),
    ("one of your opponent's spirits returns to their hand", BOUNCE_THEIRS, 1),
    ("one of your opponent's spirits returns to their hand", KILL_THEIRS, 0),
    ("one of your spirits returns to your hand", BOUNCE_MINE, 1),
    ("you draw a card", "Draw two cards.", 1),
    ("your opponent draws a card", "Draw two cards.", 0),
    ("you discard a card", "Discard a card.", 1),
    ("you discard a card", "Draw a card.", 0),
    ("your opponent discards a card", "Your opponent selects a card from their hand and discards it.", 1),
    ("you lose life", "Place one core from your life into your reserve.", 1),
    ("you lose life", "Place one core from your reserve into your life.", 0),
    ("your life increases", "Place one core from your reserve into your life.", 1),
    ("your life increases", "Place one core from the void into your reserve.", 0),
    ("your opponent loses life", "Place one core from your opponent's life into their reserve.", 1),
    ("you reduce your opponent's life", "Place one core from your life into your reserve.", 0),
    ("a core is placed into your reserve", "Place one core from the void into your reserve.", 1),
    ("a core is placed into your reserve", "Place one core from your reserve into your life.", 0),
    ("a core is placed into your reserve", KILL_MINE, 1),
    ("a core is placed into your reserve", KILL_THEIRS, 0),
    ("a core is placed onto one of your spirits", "Select one of your spirits. Place a core from the void onto it.", 1),
    ("one of your spirits is exhausted", "Select one of your spirits and exhaust it.", 1),
    ("one of your spirits is exhausted", "Select one of your opponent's spirits and exhaust it.", 0),
    ("one of your spirits is refreshed", "Select one of your spirits and refresh it.", 0),
    ("you use a magic card", "Draw a card.", 1),
    ("your opponent uses a magic card", "Draw a card.", 0),
]


def answer_all(game: Any) -> None:
    while game.asked not in ("main step", "attack", "flash", ""):
        game.table.apply(0)


@pytest.mark.parametrize(("event", "deed", "times"), EVENTS)
def test_what_an_effect_waits_for_and_what_is_only_like_it(bss: Any, event: str, deed: str, times: int) -> None:
    game = bss.game(your_hand=3, opponent_hand=2, your_reserve=5, your_life=4, opponent_life=4)
    tower = game.nexus("Tower", text=f"[LV1] When {event}, place a core from the void onto this nexus.")
    game.spirit("Mine", bp=3000)
    game.spirit("Theirs", bp=3000, on="opponent's field")
    card = game.magic("Deed", cost=0, text=f"[Main] {deed}")
    use(game, card)
    settle_cores(game)
    answer_all(game)
    assert tower.cores == times


BATTLE = [
    # what is waited for, your BP, the blocker's BP (0: nobody blocks), how often it happens
    ("one of your spirits attacks", 3000, 0, 1),
    ("one of your opponent's spirits attacks", 3000, 0, 0),
    ("one of your opponent's spirits blocks", 3000, 1000, 1),
    ("one of your spirits blocks", 3000, 1000, 0),
    ("one of your spirits is blocked", 3000, 1000, 1),
    ("one of your spirits is blocked", 3000, 0, 0),
    ("one of your spirits destroys one of your opponent's spirits via comparing BP", 3000, 1000, 1),
    ("one of your spirits destroys one of your opponent's spirits via comparing BP", 3000, 3000, 1),
    ("one of your spirits destroys one of your opponent's spirits via comparing BP", 1000, 3000, 0),
    ("one of your spirits destroys one of your opponent's spirits", 3000, 1000, 1),
    ("one of your spirits is destroyed via comparing BP with one of your opponent's spirits", 1000, 3000, 1),
    ("one of your spirits is destroyed via comparing BP with one of your opponent's spirits", 3000, 1000, 0),
    ("one of your spirits is destroyed in battle", 1000, 3000, 1),
    ("one of your spirits is destroyed by your opponent", 1000, 3000, 1),
    ("one of your spirits is destroyed by one of your opponent's spirits", 1000, 3000, 1),
    ("you reduce your opponent's life", 3000, 0, 1),
    ("one of your spirits reduces your opponent's life", 3000, 0, 1),
    ("one of your spirits' attacks reduces your opponent's life", 3000, 1000, 0),
    ("your opponent loses life", 3000, 0, 1),
    ("one of your spirits is exhausted", 3000, 0, 1),
]


@pytest.mark.parametrize(("event", "mine", "theirs", "times"), BATTLE)
def test_what_happens_in_a_battle_and_what_is_only_like_it(bss: Any, event: str, mine: int, theirs: int, times: int) -> None:
    game = bss.game(start="attack", opponent_life=4)
    tower = game.nexus("Tower", text=f"[LV1] When {event}, place a core from the void onto this nexus.")
    knight = game.spirit("Knight", bp=mine)
    game.spirit("Next")
    wall = game.spirit("Wall", bp=theirs or 1000, on="opponent's field", exhausted=not theirs)
    attack(game, knight, wall if theirs else None)
    answer_all(game)
    assert tower.cores == times
