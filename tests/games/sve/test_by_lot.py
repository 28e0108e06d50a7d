"""Harder tables for clauses that were drawn by lot, each set up from the rulebook's text."""

from typing import Any


def test_spellchain_is_counted_as_the_effect_begins_and_what_the_effect_buries_is_not_counted(sve: Any) -> None:
    """13.3.1.4: neither the spell that is resolving nor those that it puts into the cemetery itself."""
    for before, drawn in ((2, 0), (3, 1)):
        game = sve.game(your_hand=0)
        for i in range(before):
            game.spell(f"Old {i}", zone="your cemetery", text="Draw a card.")
        for i in range(2):
            game.spell(f"Top {i}", zone="your deck", text="Draw a card.")
        text = "Put the top 2 cards of your deck into your cemetery. Spellchain (3) - Draw a card."
        game.play(game.spell("Mill", text=text))
        game.until_quiet()
        assert len(game.you.hand) == drawn, "the number was fixed before anything was put there"
        game.shows("13.3.1.4")


def test_sanguine_needs_defense_lost_in_your_own_turn(sve: Any) -> None:
    """13.5.2.2: not what was lost in the opponent's turn, and not in the opponent's turn."""
    game = sve.game(your_hand=0)
    bell = "At the start of your end phase, if Sanguine is active for you, draw a card."
    game.amulet("Bell", text=bell)
    prick = game.spell("Prick", text="Deal 1 damage to your leader.")
    bolt = game.spell("Bolt", text="Deal 1 damage to the enemy leader.", zone="opponent's hand")
    game.play(prick)
    game.end_turn()
    assert len(game.you.hand) == 1, "one by Sanguine"
    game.play(bolt)
    game.end_turn()
    assert game.active == "you" and len(game.you.hand) == 2, "the card of the start phase"
    game.end_turn()
    assert len(game.you.hand) == 2, "what was lost in the opponent's turn does not count in yours"
    game.shows("13.5.2.2")


def test_recovering_stops_at_the_maximum_and_what_is_over_is_lost(sve: Any) -> None:
    """5.14.1.1"""
    game = sve.game(your_play_points=3, your_maximum_play_points=4)
    game.play(game.spell("Rest", cost=1, text="Recover 3 play points."))
    assert game.you.play_points == 4
    game.shows("5.14.1.1")


def test_with_one_target_too_few_the_card_is_not_played_and_nothing_was_paid(sve: Any) -> None:
    """10.6.2.3.3: one that can't be selected does not count."""
    game = sve.game(your_play_points=5)
    game.follower("Open", on="opponent's field")
    game.follower("Veiled", on="opponent's field", text="Aura.")
    fork = game.spell("Fork", cost=2, text="Select 2 enemy followers on the field and deal them 1 damage.")
    assert not game.can("play", fork)
    assert game.you.play_points == 5 and fork.zone == "hand"
    game.shows("10.6.2.3.3")


def test_only_one_evolve_ability_a_turn_but_another_in_the_next(sve: Any) -> None:
    """8.3.2"""
    game = sve.game(your_play_points=10, your_evolution_points=3)
    pair = [game.follower(name, text="[evolve] [cost02]: Evolve this follower.") for name in ("One", "Two")]
    for name in ("One", "Two"):
        game.evolved(name, attack=4, defense=4)
    game.use(pair[0])
    game.choose("no")  # no evolution point
    game.until_quiet()
    assert game.why_not("use", pair[1]).clause == "8.3.2"
    game.end_turn()
    game.end_turn()
    assert game.can("use", pair[1])
    game.shows("8.3.2")
