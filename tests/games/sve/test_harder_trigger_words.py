"""10.1.1.2: ways to say what an automatic ability waits for, each with something that is it and something that is nearly it."""

from __future__ import annotations

import pytest

MINE = "Select a follower on your field."
THEIRS = "Select an enemy follower on the field."
EVENTS = [
    # what is waited for, what is done, how often it happens
    ("a follower on your field is destroyed", f"{MINE} Destroy it.", 1),
    ("a follower on your field is destroyed", f"{MINE} Banish it.", 0),
    ("a follower on your field is destroyed", "Bury 1 follower.", 0),
    ("a follower is destroyed", f"{THEIRS} Destroy it.", 1),
    ("a follower is put into your cemetery from your field", "Bury 1 follower.", 1),
    ("a card is put into your cemetery", "Bury the top 2 cards of your deck.", 3),
    ("a card leaves your field", f"{MINE} Return it to its owner's hand.", 1),
    ("a card leaves your field", f"{THEIRS} Return it to its owner's hand.", 0),
    ("a card leaves your field", f"{THEIRS} Steal it.", 0),
    ("a follower is put onto your field", f"{THEIRS} Steal it.", 0),
    ("a follower is put onto your field", "Summon 2 Fairy tokens.", 2),
    ("an enemy follower is put onto the field", "Summon 2 Fairy tokens.", 0),
    ("you draw a card", "Draw 2 cards.", 2),
    ("you draw a card", "Put the top card of your deck into your hand.", 0),
    ("you discard a card", "Discard 2 cards.", 2),
    ("you discard a card", "Bury the top 2 cards of your deck.", 0),
    ("you play a spell", "Draw a card.", 1),
    ("you play a follower", "Draw a card.", 0),
    ("your leader takes damage", "Deal 2 damage to your leader.", 1),
    ("your leader takes damage", "Give your leader [defense]-2.", 0),
    ("your leader's defense is increased", "Give your leader [defense]+2.", 1),
    ("your leader's defense is increased", "Deal 2 damage to your leader.", 0),
    ("a follower on your field takes damage", f"{MINE} Deal it 1 damage.", 1),
    ("a follower on your field takes damage", f"{THEIRS} Deal it 1 damage.", 0),
    ("a follower on your field takes ability damage", f"{MINE} Deal it 1 damage.", 1),
    ("a follower on your field takes combat damage", f"{MINE} Deal it 1 damage.", 0),
    ("a follower on your field is engaged", f"{MINE} Engage it.", 1),
    ("a follower on your field evolves", f"{MINE} Give it [attack]+1.", 0),
]


def settle(game):
    for _ in range(60):
        if game.asked in ("main phase", ""):
            return
        game.choose("done" if "done" in game.options() else game.options()[0])


def ticks(tower):
    return tower.counters.get("stone", 0)


@pytest.mark.parametrize(("event", "deed", "times"), EVENTS)
def test_what_an_ability_waits_for_and_what_is_only_like_it(sve, event, deed, times):
    game = sve.game(your_hand=3, your_deck=9)
    tower = game.amulet("Tower", text=f"Whenever {event}, place a stone counter on this card.")
    game.follower("Mine", attack=2, defense=5)
    game.follower("Theirs", attack=2, defense=5, on="opponent's field")
    game.play(game.spell("Deed", cost=0, text=deed))
    settle(game)
    assert ticks(tower) == times


BATTLE = [
    # what is waited for, is it the leader that is attacked, how often it happens
    ("a follower on your field attacks", True, 1), ("a follower on your field attacks a follower", True, 0),
    ("a follower on your field attacks a follower", False, 1), ("a follower on your field attacks a leader", True, 1),
    ("a follower on your field attacks a leader", False, 0), ("an enemy follower attacks", False, 0),
    ("a follower on your field takes damage", False, 1), ("a follower on your field takes combat damage", False, 1),
    ("a follower on your field takes attack damage", False, 0), ("an enemy follower takes attack damage", False, 1),
    ("an enemy follower takes combat damage", False, 1), ("an enemy follower takes ability damage", False, 0),
    ("a follower on your field deals attack damage", True, 1), ("a follower on your field deals combat damage", True, 0),
    ("a follower on your field deals combat damage", False, 1), ("an enemy leader takes damage", True, 1),
    ("a follower on your field is engaged", True, 1),
]


@pytest.mark.parametrize(("event", "leader", "times"), BATTLE)
def test_what_happens_in_an_attack_and_what_is_only_like_it(sve, event, leader, times):
    """5.13.3: attack damage is what the attacker deals, combat damage what two followers deal each other."""
    game = sve.game()
    tower = game.amulet("Tower", text=f"Whenever {event}, place a stone counter on this card.")
    knight = game.follower("Knight", attack=1, defense=5)
    foe = game.follower("Foe", attack=1, defense=5, on="opponent's field", engaged=True)
    game.attack(knight, game.opponent.leader if leader else foe)
    settle(game)
    assert ticks(tower) == times


REPLACED = [
    # what is said of the knight, what the leader or the foe has lost after the attack, what the knight has lost
    ("", True, 2, 0), ("", False, 2, 1),
    ("This follower deals 1 more attack damage.", True, 3, 0), ("This follower deals 1 more attack damage.", False, 3, 1),
    ("This follower deals 1 more combat damage.", True, 2, 0), ("This follower deals 1 more combat damage.", False, 3, 1),
    ("This follower doesn't take combat damage.", False, 2, 0), ("This follower doesn't take attack damage.", False, 2, 1),
    ("This follower doesn't take ability damage.", False, 2, 1), ("This follower doesn't take damage.", False, 2, 0),
]


@pytest.mark.parametrize(("text", "leader", "dealt", "taken"), REPLACED)
def test_what_changes_damage_of_an_attack(sve, text, leader, dealt, taken):
    """5.13.3.1 to 5.13.3.4, 10.12.2.3."""
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=5, text=text)
    foe = game.follower("Foe", attack=1, defense=5, on="opponent's field", engaged=True)
    game.attack(knight, game.opponent.leader if leader else foe)
    settle(game)
    assert (20 - game.opponent.defense if leader else 5 - foe.defense) == dealt
    assert 5 - knight.defense == taken
