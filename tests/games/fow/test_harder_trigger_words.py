"""906.4: every way to say what an automatic ability waits for, each with something that is it and something that is nearly it."""

from __future__ import annotations

import pytest

from tests.games.fow.acting import PASS, attack, play, resolve, stones

KILL_MINE = "Destroy target resonator you control."
KILL_THEIRS = "Destroy target resonator your opponent controls."
BOUNCE = "Return target resonator you control to its owner's hand."
REMOVE = "Remove target resonator you control from the game."

EVENTS = [
    # what is waited for, what is done, how often it happens
    ("a resonator you control is destroyed", KILL_MINE, 1),
    ("a resonator you control is destroyed", BOUNCE, 0),
    ("a resonator you control is destroyed", KILL_THEIRS, 0),
    ("a resonator your opponent controls is destroyed", KILL_THEIRS, 1),
    ("a resonator is put into a graveyard", KILL_THEIRS, 1),
    ("a resonator is put into your graveyard", KILL_THEIRS, 0),
    ("a resonator is put into your graveyard", KILL_MINE, 1),
    ("a resonator is put into your graveyard from your hand", KILL_MINE, 0),
    ("a card is put into your graveyard from your hand", "Discard a card.", 1),
    ("a card is put into your graveyard from your main deck", "Put the top two cards of your main deck into your graveyard.", 2),
    ("a resonator you control is banished", KILL_MINE, 0),
    ("a resonator you control is banished", "Banish a resonator.", 1),
    ("a resonator you control is destroyed", "Banish a resonator.", 0),
    ("a resonator is removed from the game", REMOVE, 1),
    ("a resonator is removed from the game", KILL_MINE, 0),
    ("a resonator is returned to your hand", BOUNCE, 1),
    ("a resonator leaves your field", BOUNCE, 1),
    ("a resonator leaves your field", KILL_MINE, 1),
    ("a resonator leaves your field", KILL_THEIRS, 0),
    ("a resonator you control becomes rested", "Rest target resonator you control.", 1),
    ("a resonator you control becomes rested", "Recover target resonator you control.", 0),
    ("you draw a card", "Draw two cards.", 2),
    ("you draw a card", "Put the top two cards of your main deck into your hand.", 0),
    ("your opponent draws a card", "Your opponent draws a card.", 1),
    ("your opponent draws a card", "Draw a card.", 0),
    ("you discard a card", "Discard two cards.", 2),
    ("you discard a card", "Put the top two cards of your main deck into your graveyard.", 0),
    ("your opponent discards a card", "Your opponent discards a card.", 1),
    ("a player discards a card", "Your opponent discards a card.", 1),
    ("you play a chant", "You gain 0 life.", 1),
    ("you play a resonator", "You gain 0 life.", 0),
    ("your opponent plays a chant", "You gain 0 life.", 0),
    ("a resonator you control is dealt damage", "This card deals 100 damage to target resonator you control.", 1),
    ("a resonator you control is dealt damage", "This card deals 100 damage to target resonator your opponent controls.", 0),
    ("a resonator you control is dealt battle damage", "This card deals 100 damage to target resonator you control.", 0),
    ("you are dealt damage", "This card deals 100 damage to you.", 1),
    ("you are dealt damage", "You lose 100 life.", 0),
    ("a chant deals damage", "This card deals 100 damage to target resonator you control.", 1),
    ("a resonator enters your field", "Put a [300/400] Spirit resonator token into your field.", 1),
    ("a resonator enters your field", "Gain control of target resonator your opponent controls.", 0),
    ("a resonator enters your field from your graveyard", "Put target resonator from your graveyard into your field.", 1),
    ("a resonator enters your field from your graveyard", "Put a [300/400] Spirit resonator token into your field.", 0),
]


def answer_all(game):
    while game.asked and game.asked != "priority":
        game.table.apply(0)


@pytest.mark.parametrize(("event", "deed", "times"), EVENTS)
def test_what_an_ability_waits_for_and_what_is_only_like_it(fow, event, deed, times):
    game = fow.game(your_hand=3, opponent_hand=2)
    tower = game.regalia("Tower", text=f"Whenever {event} >>> Put a tick counter on this card.")
    game.resonator("Mine", atk=500, defense=900)
    game.resonator("Theirs", atk=500, defense=900, on="opponent's field")
    game.resonator("Dead", zone="your graveyard")
    deed_card = game.chant("Deed", cost="", text=deed)
    game.play(deed_card)
    resolve(game)
    answer_all(game)
    resolve(game)
    answer_all(game)
    resolve(game)
    assert tower.counters.get("tick", 0) == times
    if times:
        game.shows("906.4")


BATTLE = [
    ("a resonator you control attacks", "", 1), ("a resonator your opponent controls attacks", "", 0),
    ("a resonator you control attacks or blocks", "blocked", 1), ("a resonator your opponent controls blocks", "blocked", 1),
    ("a resonator you control blocks", "blocked", 0), ("a resonator you control is blocked", "blocked", 1),
    ("a resonator you control is blocked", "", 0), ("a resonator your opponent controls is attacked", "attacked", 1),
    ("a resonator your opponent controls is attacked", "blocked", 0),
    ("a resonator you control attacks a resonator", "attacked", 1),
    ("a resonator you control attacks a resonator", "", 0), ("a resonator you control is dealt battle damage", "blocked", 1),
    ("a resonator you control deals battle damage", "", 1),
    ("a resonator you control deals damage to your opponent", "blocked", 0),
    ("a resonator you control deals battle damage to your opponent", "", 1),
    ("a resonator you control blocks or is blocked", "blocked", 1), ("a resonator you control becomes rested", "", 1),
]


@pytest.mark.parametrize(("event", "how", "times"), BATTLE)
def test_what_happens_in_a_battle_and_what_is_only_like_it(fow, event, how, times):
    game = fow.game()
    tower = game.regalia("Tower", text=f"Whenever {event} >>> Put a tick counter on this card.")
    mine = game.resonator("Mine", atk=100, defense=900)
    theirs = game.resonator("Theirs", atk=100, defense=900, on="opponent's field", rested=how == "attacked")
    attack(game, mine, theirs if how == "attacked" else "opponent", theirs if how == "blocked" else None)
    resolve(game)
    assert tower.counters.get("tick", 0) == times


@pytest.mark.parametrize(("event", "times"), [("is blocked", 1), ("blocks or is blocked", 1), ("blocks", 0)])
def test_a_card_that_is_blocked_notices_it_itself(fow, event, times):
    """804.4, 906.4: blocking happens to the card that blocks."""
    game = fow.game()
    mine = game.resonator("Mine", atk=100, defense=900, text=f"Whenever this card {event} >>> Put a tick counter on it.")
    theirs = game.resonator("Theirs", atk=100, defense=900, on="opponent's field")
    attack(game, mine, "opponent", theirs)
    resolve(game)
    assert mine.counters.get("tick", 0) == times


def test_what_happens_in_the_recovery_phase(fow):
    game = fow.game(start="turn", turn=3)
    tower = game.regalia("Tower", text="Whenever a resonator you control becomes recovered >>> Put a tick counter on this card.")
    game.resonator("Tired", rested=True)
    game.resonator("Fresh")
    stones(game, 1, rested=True)
    while not tower.counters and game.asked == "priority" and game.turn == 3:
        game.choose(PASS)
    assert tower.counters == {"tick": 1}


def test_playing_from_any_zone_is_playing(fow):
    game = fow.game()
    tower = game.regalia("Tower", text="Whenever you gain life >>> Put a tick counter on this card.\n"
                                       "Whenever you play a chant >>> Put a tock counter on this card.")
    old = game.chant("Old", zone="your graveyard", cost="", text="[Remnant]\nYou gain 100 life.")
    new = game.chant("New", cost="", text="You gain 100 life.")
    play(game, old)
    play(game, new)
    assert tower.counters == {"tick": 2, "tock": 2}
