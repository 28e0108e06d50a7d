"""Clauses drawn by lot, each on a table where effects of both players meet."""
from __future__ import annotations

from typing import Any

STEAL = "Select an enemy follower on the field and steal it."
SMASH = "Select a follower on the field and destroy it."


def settle(game: Any) -> None:
    for _ in range(60):
        if game.asked in ("main phase", ""):
            return
        game.choose("done" if "done" in game.options() else game.options()[0])


def test_what_a_stolen_follower_gives_and_draws_is_the_thief_s_and_its_card_is_not(sve: Any) -> None:
    """5.21.1, 5.21.3: its passive ability now means the thief's followers; its Last Words are the thief's; it goes home."""
    game = sve.game(your_hand=0, opponent_hand=0)
    text = "Other followers on your field have [attack]+1.\n[lastwords] Draw a card."
    captain = game.follower("Captain", on="opponent's field", attack=2, defense=2, text=text)
    theirs = game.follower("Theirs", on="opponent's field", attack=1)
    mine = game.follower("Mine", attack=1)
    lure = game.spell("Lure", cost=0, text=STEAL)
    smash = game.spell("Smash", cost=0, text=SMASH)
    assert (theirs.attack, mine.attack) == (2, 1)
    game.play(lure, captain)
    settle(game)
    assert captain.controller == "you" and (theirs.attack, mine.attack) == (1, 2)
    game.play(smash, captain)
    settle(game)
    assert captain in game.opponent.cemetery and (theirs.attack, mine.attack) == (1, 1)
    assert len(game.you.hand) == 1 and len(game.opponent.hand) == 0
    game.shows("5.21.1", "5.21.3")


def test_a_full_field_takes_no_stolen_follower(sve: Any) -> None:
    """5.21.1 with the limit of the field: it stays where it was, and what happens to it there is its controller's."""
    game = sve.game(opponent_hand=0)
    for i in range(5):
        game.amulet(f"Stone {i}")
    theirs = game.follower("Theirs", on="opponent's field")
    game.play(game.spell("Lure", cost=0, text=STEAL), theirs)
    settle(game)
    assert theirs.controller == "opponent" and theirs.zone == "field"


def test_a_stolen_follower_keeps_what_it_was_given_and_dealt_and_does_not_enter_again(sve: Any) -> None:
    """5.21.2: it is the same card all the way; it was not put onto the field again, and nobody notices a new follower."""
    game = sve.game(your_hand=0, opponent_hand=0)
    theirs = game.follower("Theirs", on="opponent's field", attack=1, defense=3, text="[fanfare] Draw a card.")
    game.amulet("Bell", text="Whenever a follower is put onto your field, draw a card.")
    feed = game.spell("Feed", cost=0, text="Select an enemy follower on the field and give it [attack]+2/[defense]+1.")
    hurt = game.spell("Hurt", cost=0, text="Select an enemy follower on the field and deal it 2 damage.")
    lure = game.spell("Lure", cost=0, text=STEAL)
    game.play(feed, theirs)
    game.play(hurt, theirs)
    game.play(lure, theirs)
    settle(game)
    assert (theirs.attack, theirs.defense, theirs.controller) == (3, 2, "you")
    assert len(game.you.hand) == len(game.opponent.hand) == 0
    game.shows("5.21.2")


def test_what_an_opponent_s_effect_makes_a_follower_do_is_done_by_who_controls_that_effect(sve: Any) -> None:
    """3.1.2.4: the ability that was given is the follower's, so its controller draws; the spell that gave it draws for its own."""
    game = sve.game(your_hand=0, opponent_hand=0)
    theirs = game.follower("Theirs", on="opponent's field")
    text = 'Select an enemy follower on the field and give it "[lastwords] Draw a card." Draw a card.'
    gift = game.spell("Gift", cost=0, text=text)
    smash = game.spell("Smash", cost=0, text=SMASH)
    game.play(gift, theirs)
    assert len(game.you.hand) == 2 and len(game.opponent.hand) == 0, "the other spell, and what was drawn"
    game.play(smash, theirs)
    settle(game)
    assert len(game.you.hand) == 1 and len(game.opponent.hand) == 1
    game.shows("3.1.2.4")


def test_a_card_that_comes_back_to_the_hand_counts_as_it_was_in_the_cemetery(sve: Any) -> None:
    """10.7.4.1.1: between a public and a hidden zone, what it was in the public one."""
    game = sve.game(your_hand=0)
    watch = "Whenever a follower is put from your cemetery into your hand, give your leader [defense]+1."
    game.amulet("Watch", text=watch)
    game.follower("Fallen", zone="your cemetery")
    game.spell("Old", zone="your cemetery", text="Draw a card.")
    game.play(game.spell("Call", cost=0, text="Return a follower from your cemetery to your hand."))
    settle(game)
    assert game.you.defense == 21
    game.shows("10.7.4.1.1")
