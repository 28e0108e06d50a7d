"""Chapters 1, 3, 4 and 9 on harder tables: decks, clocks and levels that run out or fill up in the middle of something."""

from cardwright.games.weiss import terms
from tests.games.weiss.doing import happened, names

BRAINSTORM = (
    "【ACT】 Brainstorm [【REST】 this card] Flip over 4 cards from the top of your deck, and put them into your waiting room. "
    "For each climax revealed among those cards, draw 1 card."
)


def settle(game, until="main phase", say="no"):
    """Give this answer where it can be given, else take as little as possible, until this is asked."""
    for _ in range(80):
        if game.asked in (until, ""):
            return
        options = game.options()
        game.choose(say if say in options else "done" if "done" in options else "no" if "no" in options else options[0])


def test_a_climax_of_the_new_deck_cancels_and_two_penalties_take_all_there_is(weiss):
    """9.2.2.1: while the climax lies revealed nobody has lost; the deck is made anew from it, and both penalties are due."""
    game = weiss.game(start="attack", opponent_deck=1)
    game.climax("Last", on="opponent's waiting room")
    game.attack(game.character("Attacker", soul=1))
    settle(game, "clock phase")
    assert game.winner == "you" and len(happened(game, terms.REFRESHED)) == 2
    game.shows("9.2.2.1", "9.2.2", "9.9.1")


def test_damage_to_both_at_the_last_level_is_a_draw(weiss):
    game = weiss.game(your_level=3, opponent_level=3, your_clock=6, opponent_clock=6)
    game.play(game.event("Ruin", text="Deal 1 damage to all players."))
    settle(game)
    assert game.winner == "nobody"
    game.shows("1.2.3", "9.4.1", "9.4.1.1")


def test_level_four_and_an_empty_deck_lose_together(weiss):
    game = weiss.game(your_level=4, opponent_deck=0)
    assert game.winner == "nobody"
    game.shows("1.2.3", "9.4.1.1", "9.4.1.2")


def test_four_levels_in_the_middle_of_an_effect_lose_nothing(weiss):
    """9.1.2.2: a losing condition counts at a check timing only."""
    game = weiss.game(your_level=3)
    card = game.character("Card", on="your clock")
    text = "Put all cards in your clock into your level. Choose 1 card in your level, and put it into your waiting room."
    game.play(game.event("Lift", text=text))
    game.choose(card)
    assert game.winner == "" and len(game.you.level) == 3


def test_a_level_up_to_the_fourth_may_be_undone_by_the_rest_of_the_effect(weiss):
    """9.1.2.1, 9.1.2.2: the level up interrupts, the losing verdict waits."""
    game = weiss.game(your_level=3, your_clock=6)
    text = "Put the top card of your deck into your clock. Choose 1 card in your level, and put it into your waiting room."
    game.play(game.event("Dance", text=text))
    settle(game)
    assert game.winner == "" and len(game.you.level) == 3
    game.shows("9.3.1", "9.1.2.1")


def test_a_character_without_power_in_the_middle_of_an_effect_stays(weiss):
    """9.1.2.2, 9.5.1"""
    game = weiss.game()
    card = game.character("Card", power=1000)
    text = (
        "Choose 1 of your characters, and that character gets -2000 power until end of turn. "
        "All of your characters get +3000 power until end of turn."
    )
    game.play(game.event("Dip", text=text))
    settle(game)
    assert card.zone == "stage" and card.power == 2000


def test_the_last_card_revealed_as_damage_is_reshuffled_for_before_it_makes_a_level(weiss):
    """4.10.1.1, 9.2.1: the deck is empty as soon as the card is revealed, so the six cards of the level up come too late for it."""
    game = weiss.game(start="attack", opponent_deck=1, opponent_clock=6, opponent_waiting_room=4)
    game.attack(game.character("Attacker", soul=0))
    assert game.asked == "level up" and game.decides == "opponent" and len(game.opponent.deck) == 4
    game.choose(game.options()[0])
    assert len(game.opponent.waiting_room) == 6 and len(game.opponent.clock) == 1
    game.shows("9.2.2", "9.3.2", "9.9.1")


def test_looked_at_cards_are_still_the_deck_until_the_rest_of_them_is_put_away(weiss):
    """3.2.3.3, 9.2.1: three are looked at, one is taken; the two others make the deck anew with the waiting room."""
    game = weiss.game(your_deck=3, your_waiting_room=2)
    text = (
        "Look at up to 9 cards from the top of your deck, choose up to 1 card from among them, put it into your hand, "
        "and put the rest into your waiting room."
    )
    game.play(game.event("Study", text=text))
    while game.asked != "main phase":
        game.choose("yes" if "yes" in game.options() else game.options()[0])
    assert len(game.you.hand) == 1 and len(game.you.deck) == 3 and len(game.you.clock) == 1
    assert names(game.you.waiting_room) == ["Study"]
    game.shows("9.2.2", "9.9.1")


def test_the_only_card_is_searched_for_and_the_new_deck_is_shuffled(weiss):
    game = weiss.game(your_deck=0, your_waiting_room=3)
    found = game.character("Found", on="your deck")
    text = "Search your deck for up to 1 character, reveal it, put it into your hand, and shuffle your deck."
    game.play(game.event("Search", text=text))
    settle(game, say=found)
    assert game.you.hand == [found] and len(game.you.deck) == 2 and len(game.you.clock) == 1
    assert names(game.you.waiting_room) == ["Search"]
    game.shows("9.2.2", "9.9.1")


def test_brainstorm_through_a_reshuffle_keeps_what_it_has_flipped(weiss):
    """10.7.3: the first two lie in the resolution zone while the waiting room becomes the deck; all four go together."""
    game = weiss.game(your_deck=2, your_waiting_room=5)
    game.use(game.character("User", text=BRAINSTORM))
    assert len(game.you.waiting_room) == 4 and len(game.you.deck) == 2 and len(game.you.clock) == 1
    game.shows("10.7.3", "3.2.3.2")


def test_brainstorm_that_empties_everything_loses(weiss):
    game = weiss.game(your_deck=2)
    game.use(game.character("User", text=BRAINSTORM))
    assert game.winner == "opponent"
    game.shows("9.2.2.1")


def test_both_decks_run_out_for_good_and_the_turn_player_loses_first(weiss):
    """9.1.2.1.1.1, 1.2.1: who is executed first has lost, and the game is over."""
    game = weiss.game(your_deck=1, opponent_deck=1)
    game.play(game.event("Famine", text="All players put the top card of their deck into their stock."))
    assert game.winner == "opponent"


def test_a_clock_card_with_two_cards_in_the_deck(weiss):
    """6.4.1.2: one was drawn, one is drawn now, the deck is made anew, and one more is drawn before the penalty."""
    game = weiss.game(start="turn", your_deck=2, your_waiting_room=4)
    card = game.character("Card", on="your hand")
    game.choose(card)
    settle(game)
    assert len(game.you.hand) == 3 and len(game.you.clock) == 2 and len(game.you.deck) == 2
    game.shows("6.4.1.2", "3.2.3.2", "9.9.1")


def test_penalties_fill_both_clocks_and_the_turn_player_levels_up_first(weiss):
    game = weiss.game(active="opponent", your_clock=6, opponent_clock=6, your_refresh_points=1, opponent_refresh_points=1)
    assert game.asked == "level up" and game.decides == "opponent" and len(game.you.clock) == 7, "both penalties came at once"
    game.choose(game.options()[0])
    assert game.asked == "level up" and game.decides == "you"
    game.shows("9.1.2.2.1", "9.1.2.1.1.1", "9.9.1")


def test_the_penalty_may_make_the_last_level(weiss):
    game = weiss.game(opponent_level=3, opponent_clock=6, opponent_refresh_points=1)
    settle(game)
    assert game.winner == "you"
    game.shows("9.9.1", "9.3.2", "9.4.1.1")


def test_a_treasure_that_was_the_last_card_goes_to_the_hand_and_the_new_deck_gives_the_stock(weiss):
    game = weiss.game(start="attack", your_deck=0, your_waiting_room=3)
    attacker = game.character("Attacker")
    treasure = game.climax("Treasure", on="your deck", trigger="treasure")
    game.attack(attacker)
    game.choose("yes")
    settle(game, "clock phase")
    assert treasure.zone == "hand" and len(game.you.stock) == 1 and len(game.you.clock) == 1
    game.shows("4.12.2.8", "9.2.2")


def test_a_pool_that_takes_the_only_card_of_the_new_deck_loses(weiss):
    """9.2.2.1: the climax in the resolution zone is no damage."""
    game = weiss.game(start="attack", your_deck=0, your_waiting_room=1)
    attacker = game.character("Attacker")
    game.climax("Pool", on="your deck", trigger="pool")
    game.attack(attacker)
    game.choose("yes")
    assert game.winner == "opponent"
    game.shows("9.2.2.1", "4.12.2.4")


def test_the_owner_orders_the_cards_that_go_to_their_stock(weiss):
    game = weiss.game()
    for n in range(2):
        game.character(f"Theirs {n}", on="opponent's stage")
    game.play(game.event("Flood", text="Put all of your opponent's characters into your opponent's stock."))
    assert game.asked == "order" and game.decides == "opponent"
    game.shows("3.1.5")


def test_a_level_that_is_less_in_the_hand_frees_a_card_from_its_colour(weiss):
    """8.6.2.1.1.1: level 0, wherever it comes from; and one that is raised needs it."""
    game = weiss.game(your_level=1)
    text = "【CONT】 This card gets -1 level while in your hand."
    lower = game.character("Lower", on="your hand", level=1, colour="red", text=text)
    higher = game.character("Higher", on="your hand", colour="red", text="【CONT】 This card gets +1 level while in your hand.")
    plain = game.character("Plain", on="your hand", level=1, colour="red")
    assert game.can("play", lower) and not game.can("play", higher) and not game.can("play", plain)
    assert game.why_not("play", higher).clause == "8.6.2.1.1"
    game.play(lower, "center left")
    game.shows("8.6.2.1.1.1")


def test_damage_of_zero_is_no_damage_and_nothing_is_revealed(weiss):
    game = weiss.game()
    climax = game.climax("Climax", on="opponent's deck")
    text = "Deal X damage to your opponent. X is equal to the number of climax in your climax area."
    game.play(game.event("Nothing", text=text))
    assert climax.zone == "deck" and game.opponent.clock == []
    game.shows("1.3.3.2")


def test_the_last_card_drawn_with_nothing_to_reshuffle_loses(weiss):
    """9.2.2.1: at once, though the card goes to the hand, a zone that no rule action looks at."""
    game = weiss.game(your_deck=1, opponent_deck=5)
    quick = game.character("Quick", text="【ACT】 [【REST】 this card] Draw 1 card.")
    game.use(quick)
    assert game.winner == "opponent"
    game.shows("9.2.2.1")
