"""Tables where triggers of both players, replacements, thefts and tokens meet, and the clauses say what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sve.test_harder_by_lot import settle


def test_once_per_turn_is_once_for_two_that_leave_together_and_once_for_the_next(sve: Any) -> None:
    """10.7.2.2: it has become pending once, and does not again this turn."""
    game = sve.game(your_hand=0)
    game.follower("Watcher", text="Once per turn, when an amulet you control leaves the field, draw a card.")
    amulets = [game.amulet(f"Amulet {i}") for i in range(3)]
    both = game.spell("Both", cost=0, text="Select 2 amulets on your field and destroy them.")
    one = game.spell("One", cost=0, text="Select an amulet on your field and destroy it.")
    game.play(both, *amulets[:2])
    settle(game)
    assert len(game.you.hand) == 2  # the spell that is left, and a card
    game.play(one)
    settle(game)
    assert len(game.you.hand) == 1
    game.shows("10.7.2.2")


def test_last_words_of_both_and_the_active_player_s_come_first_again_and_again(sve: Any) -> None:
    """10.5.2.2, 10.5.2.3: what the opponent's ability destroys of mine is played before their next one."""
    game = sve.game(your_hand=0, opponent_hand=0)
    mine = game.follower("Mine", defense=1, text="[lastwords] Draw a card.")
    late = game.follower("Late", defense=4, text="[lastwords] Draw 2 cards.")
    for i in range(2):
        text = "[lastwords] Deal 2 damage to each enemy follower on the field."
        game.follower(f"Theirs {i}", defense=1, on="opponent's field", text=text)
    game.play(game.spell("Storm", cost=0, text="Deal 1 damage to each follower on the field."))
    settle(game)
    moves = [e.goal for e in game.events("move") if e.goal == "hand"]
    assert mine.zone == "cemetery" and late.zone == "cemetery" and len(moves) == 3
    game.shows("10.5.2.2", "10.5.2.3")


def test_what_was_given_for_the_turn_goes_along_with_a_stolen_follower(sve: Any) -> None:
    """10.9.2, 3.1.2: from field to field it is the same card; the effect goes on."""
    game = sve.game(opponent_hand=0)
    foe = game.follower("Foe", attack=1, defense=1, on="opponent's field")
    cheer = game.spell("Cheer", cost=0, text="Give each follower on the field [attack]+2/[defense]+2.")
    steal = game.spell("Steal", cost=0, text="Select an enemy card on the field and steal it.")
    game.play(cheer)
    game.play(steal, foe)
    settle(game)
    assert foe.controller == "you" and (foe.attack, foe.defense) == (3, 3)
    game.shows("10.9.2")


def test_a_stolen_evolved_follower_that_is_returned_leaves_both_its_cards_with_its_owner(sve: Any) -> None:
    """11.6.1, 4.2: the card below goes to its owner's hand, the evolved card to its owner's evolve deck, faceup."""
    game = sve.game(opponent_hand=0)
    above = game.evolved("Knight", attack=4, defense=4, owner="opponent")
    knight = game.follower("Knight", attack=2, defense=2, on="opponent's field", evolved_into=above)
    steal = game.spell("Steal", cost=0, text="Select an enemy card on the field and steal it.")
    home = game.spell("Home", cost=0, text="Select a follower on your field and return it to its owner's hand.")
    game.play(steal, knight)
    settle(game)
    assert knight.controller == "you" and (knight.attack, knight.defense) == (4, 4)
    game.play(home, knight)
    settle(game)
    assert knight in game.opponent.hand and above.zone == "evolve deck" and above.owner == "opponent" and not above.facedown


def test_a_leader_at_nothing_has_lost_before_drain_comes(sve: Any) -> None:
    """11.2.1, 10.5.2.1: rules handling goes before abilities that wait."""
    game = sve.game(your_leader_defense=1, opponent_hand=0)
    vampire = game.follower("Vampire", attack=3, defense=3, text="Drain.\nStrike: Deal 1 damage to your leader.")
    target = game.follower("Target", attack=1, defense=9, on="opponent's field", engaged=True)
    game.attack(vampire, target)
    settle(game)
    assert game.winner == "opponent"


def test_both_leaders_at_nothing_in_one_effect(sve: Any) -> None:
    game = sve.game(your_leader_defense=2, opponent_leader_defense=2)
    game.play(game.spell("Ruin", cost=0, text="Deal 2 damage to each leader."))
    settle(game)
    assert game.winner == "nobody"


def test_a_token_that_is_returned_is_gone_before_the_next_words(sve: Any) -> None:
    """9.1.4.3: eliminated at once, so the hand has no card to discard but the rest."""
    game = sve.game(your_hand=0)
    game.amulet("Watch", text="When a follower you control leaves the field, draw a card.")
    summon = game.spell("Summon", cost=0, text="Summon a Knight token.")
    text = "Select a follower on your field and return it to its owner's hand."
    home = game.spell("Home", cost=0, text=f"{text} Give your leader [defense]+1 for each card in your hand.")
    game.play(summon)
    settle(game)
    before = game.you.leader_defense
    game.play(home)
    settle(game)
    assert game.all("Knight") == [] or all(card.zone != "hand" for card in game.all("Knight"))
    assert game.you.leader_defense == before and len(game.you.hand) == 1


def test_less_damage_and_more_damage_in_the_order_that_whose_it_is_likes(sve: Any) -> None:
    """10.10.2.1: 3 less of 2 is nothing, whatever comes after; 4 more first leaves 3."""
    for first, left in (("more", 10 - 3), ("none", 10)):
        game = sve.game(opponent_hand=0)
        lancer = game.follower("Lancer", attack=2, defense=9, text="This follower deals 4 more damage.")
        text = "This follower takes 3 less damage."
        wall = game.follower("Wall", attack=0, defense=10, on="opponent's field", engaged=True, text=text)
        game.attack(lancer, wall)
        while game.asked == "which replacement":
            assert game.decides == "opponent"
            game.choose(lancer if first == "more" else wall)
        settle(game)
        assert wall.defense == left


def test_for_the_rest_of_the_turn_they_are_those_that_were_there(sve: Any) -> None:
    """10.9.2: who comes later takes damage."""
    game = sve.game()
    old = game.follower("Old", defense=3)
    new = game.follower("New", cost=0, defense=3, zone="your hand")
    words = 'For the rest of this turn, each follower currently on your field has "This doesn\'t take ability damage."'
    shell = game.spell("Shell", cost=0, text=words)
    storm = game.spell("Storm", cost=0, text="Deal 2 damage to each follower on the field.")
    game.play(shell)
    game.play(new)
    game.play(storm)
    settle(game)
    assert (old.defense, new.defense) == (3, 1)


@pytest.mark.parametrize("stolen", [False, True])
def test_the_start_of_your_end_phase_is_that_of_whoever_controls_it(sve: Any, stolen: bool) -> None:
    """7.4.1, 3.1.2."""
    game = sve.game(your_hand=0, opponent_hand=0)
    game.follower("Priest", on="opponent's field", text="At the start of your end phase, draw a card.")
    steal = game.spell("Steal", cost=0, text="Select an enemy card on the field and steal it.")
    if stolen:
        game.play(steal)
        settle(game)
    hand = len(game.you.hand)
    game.end_turn()
    assert len(game.you.hand) == hand + stolen


@pytest.mark.parametrize("number", ["attack", "defense"])
def test_what_gives_attack_and_defense_gives_both_to_whom_it_finds(sve: Any, number: str) -> None:
    """10.9.1.4: one effect, which does not undo itself."""
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=3)
    giant = game.follower("Giant", attack=4, defense=4)
    game.amulet("Banner", text=f"Each follower on your field with 3 or less {number} has [attack]+1/[defense]+1.")
    assert (knight.attack, knight.defense) == (4, 4) and (giant.attack, giant.defense) == (4, 4)
