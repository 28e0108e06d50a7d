"""Tables where two effects, two rule actions or an effect and a rule action meet, and the clauses say what comes of it."""

from tests.games.weiss.doing import swap
from tests.games.weiss.test_harder_decks_and_levels import settle


def test_an_encore_onto_the_position_of_its_successor(weiss):
    """9.6.1, 10.2.2: who comes back is the last who was placed there, and the successor goes."""
    game = weiss.game(your_stock=3)
    old = game.character("Old", at="center left")
    new = game.character("New", on="your hand")
    game.play(new, "center left")
    assert old.zone == "waiting room"
    game.choose("yes")
    settle(game)
    assert old.zone == "stage" and old.state == "resting" and new.zone == "waiting room" and game.you.stock == []


def test_a_cost_that_empties_the_deck_is_followed_by_the_new_deck_before_the_effect(weiss):
    """9.2.3: nothing is made anew while it is paid; at once afterwards, so nobody is left in the waiting room to be chosen."""
    text = (
        "【ACT】 [Put the top 2 cards of your deck into your waiting room] Choose 1 character in your waiting room, and "
        "return it to your hand."
    )
    for deck, hand in ((3, 1), (2, 0)):
        game = weiss.game(your_deck=deck, your_hand=0)
        diver = game.character("Diver", text=text)
        game.use(diver)
        settle(game, say="nothing")
        assert len(game.you.hand) == hand
    game.shows("9.2.3")


def test_a_cost_that_the_deck_can_not_bear_is_not_begun(weiss):
    """8.4.2.2, 9.2.3: one card is not two, and there is no new deck in the middle of a payment."""
    text = "【ACT】 [Put the top 2 cards of your deck into your waiting room] Draw 1 card."
    game = weiss.game(your_deck=1)
    game.character("Fallen", on="your waiting room")
    diver = game.character("Diver", text=text)
    assert not game.can("use", diver)


def test_two_that_fall_together_are_two_occasions_and_each_sees_the_other(weiss):
    """8.7.2.1, 8.7.4.1.2."""
    game = weiss.game(your_stock=0, your_hand=0)
    text = "【AUTO】 When your other character is put into your waiting room from the stage, draw 1 card."
    game.character("First", text=text)
    game.character("Second", text=text)
    game.character("Third")
    game.play(game.event("Fall", text="Put all of your characters into the waiting room."))
    settle(game)
    assert len(game.you.hand) == 4


def test_a_character_of_standby_on_the_attacker_s_own_position(weiss):
    """4.12.2.10.1, 9.6.1, 7.5.1.2.2: the attacker is put away and deals no damage, also if it comes back by encore."""
    game = weiss.game(start="attack", your_stock=0, your_level=1)
    attacker = game.character("Attacker", at="center left", soul=2)
    game.character("Other", at="center right")
    friend = game.character("Friend", on="your waiting room", level=2)
    game.climax("Ready", trigger=["standby"], on="your deck")
    game.attack(attacker)
    while game.asked != "attack":
        game.choose(next(answer for answer in ("yes", friend, "center left") if answer in game.options()))
    assert attacker.zone == "waiting room" and friend.position == "center left" and friend.state == "resting"
    assert game.opponent.clock == []
    game.shows("4.12.2.10.1")


def test_a_card_that_is_drawn_as_the_climax_leaves_begins_the_end_phase_again(weiss):
    """6.8.1.5, 6.8.1.2: the eighth card is put away, and what comes at the end of turn has come already."""
    game = weiss.game(start="end", your_hand=6)
    game.character("Clock", text="【AUTO】 At the end of your turn, draw 1 card.")
    game.climax(
        "Parting",
        on="your climax area",
        text="【AUTO】 When this card is put into your waiting room from your climax area, draw 1 card.",
    )
    assert game.asked != "clock phase" and game.decides == "you" and len(game.you.hand) == 8
    game.choose(game.options()[0])
    assert len(game.you.hand) == 7 and game.active == "opponent"
    game.shows("6.8.1.5", "6.8.1.2")


def test_a_position_with_two_and_a_newcomer_without_power(weiss):
    """9.1.2.2.1: the older goes because it has a successor, the successor because it has no power, both at once."""
    game = weiss.game()
    game.character("Cold", on="opponent's stage", text="【CONT】 All of your opponent's characters get -1000 power.")
    old = game.character("Old", power=3000, at="center left")
    new = game.character("New", power=1000, on="your hand")
    game.play(new, "center left")
    settle(game)
    assert old.zone == new.zone == "waiting room"
    game.shows("9.1.2.2.1")


def test_up_to_two_cards_with_a_new_deck_between_them(weiss):
    """3.2.3.1, 9.2.1: the deck is made anew at once, and the second card may still be left."""
    game = weiss.game(your_deck=1, your_hand=0)
    for i in range(3):
        game.character(f"Fallen {i}", on="your waiting room")
    game.play(game.event("Look", text="Draw up to 2 cards."))
    game.choose("yes", "no")
    assert len(game.you.hand) == 1 and len(game.you.clock) == 1


def test_an_ability_that_waits_is_played_though_its_card_has_lost_it(weiss):
    """8.7.2, 8.7.3.1."""
    game = weiss.game(start="attack", your_hand=0)
    first = "【AUTO】 When this card attacks, draw 1 card.\n【AUTO】 When this card attacks, return this card to your hand."
    attacker = game.character("Attacker", text=first)
    game.character("Other")
    game.attack(attacker)
    settle(game, "attack")
    assert len(game.you.hand) == 2
    game.shows("8.7.7")


def test_a_cost_that_rests_two_needs_two_that_stand(weiss):
    game = weiss.game(your_hand=0)
    leader = game.character("Leader", text="【ACT】 [【REST】 2 of your characters] Draw 1 card.")
    friend = game.character("Friend", rested=True)
    assert not game.can("use", leader)
    third = weiss.game(your_hand=0)
    leader = third.character("Leader", text="【ACT】 [【REST】 2 of your characters] Draw 1 card.")
    friend = third.character("Friend")
    third.use(leader)
    settle(third)
    assert leader.state == friend.state == "resting" and len(third.you.hand) == 1


def test_what_is_put_off_to_the_end_of_the_turn_is_not_for_one_who_came_back(weiss):
    """3.1.4, 8.11.1: a new card."""
    game = weiss.game(your_stock=3)
    text = (
        "Choose 1 of your characters, and that character gets +1000 power until end of turn. At the end of the turn, put that "
        "character into your memory."
    )
    hero = game.character("Hero")
    loan = game.event("Loan", text=text)
    fall = game.event("Fall", text="Put all of your characters into the waiting room.")
    game.play(loan)
    settle(game)
    game.play(fall)
    game.choose("yes")
    game.choose("end")
    settle(game, "clock phase")
    assert hero.zone == "stage" and hero.power == 1000


def test_both_players_pay_for_what_their_characters_leave(weiss):
    """8.5.1.2, 8.5.1.3: after each of the opponent's abilities the turn player's come first again."""
    game = weiss.game(your_stock=1, opponent_stock=1)
    text = "When this card is put from the stage into your waiting room, you may pay the cost. If you do, draw 1 card."
    for i in range(2):
        game.character(f"Mine {i}", text=f"【AUTO】 [(1)] {text}")
        game.character(f"Theirs {i}", text=f"【AUTO】 [(1)] {text}", on="opponent's stage")
    fall = game.event("Fall", text="Put all characters into the waiting room.")
    before = len(game.you.hand), len(game.opponent.hand)
    game.play(fall)
    settle(game, say="yes")
    assert len(game.you.hand) == before[0] and len(game.opponent.hand) == before[1] + 1
    assert game.you.stock == game.opponent.stock == []


def test_power_that_an_assistant_gave_is_missed_as_soon_as_it_walks_away(weiss):
    game = weiss.game(opponent_hand=0)
    game.character("Cold", on="opponent's stage", text="【CONT】 All of your opponent's characters get -1000 power.")
    text = "【CONT】 Assist All of your characters in front of this card get +700 power."
    helper = game.character("Helper", at="back left", power=3000, text=text)
    weak = game.character("Weak", at="center left", power=1000)
    assert weak.power == 700
    swap(game, helper, "back right")
    assert weak.zone == "waiting room"
    settle(game)


def test_no_number_of_cards_is_chosen_for_nobody(weiss):
    """1.3.3.2: X is zero."""
    game = weiss.game(your_hand=2)
    text = "Choose X cards in your hand, and put them into your waiting room. X is equal to the number of your characters."
    game.play(game.event("Toll", text=text))
    assert game.asked == "main phase" and len(game.you.hand) == 2


def test_both_players_choose_before_anything_is_put_away(weiss):
    """1.3.5: the second knows what the first has chosen, and both cards go together."""
    text = "【AUTO】 When your opponent's character is put into the waiting room from the stage, draw 1 card."
    for toll in (
        "All players put 1 of their characters into the waiting room.",
        "All players choose 1 of their characters, and put it into their waiting room.",
    ):
        game = weiss.game(your_hand=0, your_stock=0, opponent_stock=0)
        watcher = game.character("Watcher", text=text)
        game.character("Other")
        theirs = game.character("Theirs", on="opponent's stage")
        game.character("Their other", on="opponent's stage")
        game.play(game.event("Toll", text=toll))
        game.choose(watcher)
        assert game.decides == "opponent" and watcher.zone == "stage"
        game.choose(theirs)
        settle(game)
        assert watcher.zone == theirs.zone == "waiting room" and len(game.you.hand) == 1
        game.shows("1.3.5")
