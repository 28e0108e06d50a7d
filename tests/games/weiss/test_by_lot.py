"""Harder tables for clauses that were drawn by lot, each set up from the rulebook's text."""

from tests.games.weiss.doing import swap, why_not_swap

PLACED = "【AUTO】 When this card is placed on the stage from your hand,"
GLOOM = "【CONT】 All of your opponent's characters get -1000 power."


def test_a_card_is_weakened_the_instant_it_comes_and_its_ability_is_played_though_it_has_gone(weiss):
    """8.9.3, 8.7.7: without power it goes at once; what its ability does to itself fails, the rest is done."""
    game = weiss.game(your_hand=0)
    game.character("Gloom", on="opponent's stage", text=GLOOM)
    text = f"{PLACED} this card gets +2000 power until end of turn. Draw 1 card."
    frail = game.character("Frail", power=1000, on="your hand", text=text)
    game.play(frail, "center left")
    game.until_quiet()
    assert frail.zone == "waiting room" and frail.power == 1000 and len(game.you.hand) == 1
    game.shows("8.9.3", "8.7.7")


def test_a_side_attack_costs_the_level_that_the_faced_character_has_now(weiss):
    """7.2.1.4.2: effects on the level count; what the level becomes afterwards does not."""
    game = weiss.game(start="attack", opponent_hand=0)
    front = game.character("Front", soul=4, at="center middle")
    faced = game.character("Faced", level=1, on="opponent's stage", at="center middle")
    game.character("Teacher", on="opponent's stage", text="【CONT】 All of your other characters get +1 level.")
    second = game.character("Second", soul=1, at="center left")
    game.attack(front, "side")
    assert faced.level == 2 and front.soul == 2 and len(game.opponent.clock) == 2
    assert game.asked == "attack" and game.can("attack", second)
    game.shows("7.2.1.4.2")


def test_a_side_attack_on_a_high_level_leaves_no_soul_and_no_damage(weiss):
    game = weiss.game(start="attack", opponent_hand=0)
    front = game.character("Front", soul=1, at="center middle")
    game.character("Faced", level=3, on="opponent's stage", at="center middle")
    game.character("Second", at="center left")
    game.attack(front, "side")
    assert front.soul <= 0 and game.opponent.clock == []
    game.shows("7.2.1.4.2")


def test_who_is_played_over_another_and_who_falls_wait_together_and_their_master_orders_them(weiss):
    """8.6.2.4.1: the character that stood there goes by a rule action, before anything that waits is played."""
    game = weiss.game(your_hand=0)
    fell = "【AUTO】 When this card is put into your waiting room from the stage, draw 1 card."
    old = game.character("Old", at="center left", text=fell)
    marker = game.character("Marker", on="your marker area", under="center left", facedown=False)
    new = game.character("New", on="your hand", text=f"{PLACED} put the top card of your deck into your stock.")
    game.play(new, "center left")
    assert old.zone == "waiting room" and marker.zone == "waiting room" and new.position == "center left"
    assert game.asked == "which pending ability" and game.decides == "you"
    game.choose(game.options()[0])
    game.until_quiet()
    assert len(game.you.hand) == 1 and len(game.you.stock) == 1
    game.shows("8.6.2.4.1", "8.7.3.1")


def test_a_card_that_comes_again_is_new_but_one_that_moves_about_is_not(weiss):
    """3.1.4"""
    game = weiss.game(your_hand=0)
    card = game.character("Card", power=1000, at="center left")
    home = game.event("Home", text="Choose 1 of your characters, and return it to your hand.")
    game.play(game.event("Cheer", text="All of your characters get +1000 power until end of turn."))
    swap(game, card, "back right")
    assert card.power == 2000, "from one position of the stage to another it is the same card"
    game.play(home)
    game.until_quiet()
    assert card.zone == "hand" and card.power == 1000
    game.play(card, "center left")
    assert card.power == 1000
    game.shows("3.1.4")


def test_of_two_players_who_must_level_up_and_reshuffle_each_finishes_their_own(weiss):
    """9.1.2.1.1.2: the turn player first, in the order that they like."""
    game = weiss.game(your_clock=6, opponent_clock=6, your_hand=0, your_deck=1, your_waiting_room=4)
    game.play(game.event("Fall", text="All players put the top card of their deck into their clock."))
    assert game.decides == "you" and game.asked == "which rule action" and game.options() == ["level up", "reshuffle"]
    game.choose("reshuffle")
    assert game.asked == "level up" and game.decides == "you" and len(game.you.deck) > 0
    game.choose(game.options()[0])
    assert game.asked == "level up" and game.decides == "opponent"
    game.choose(game.options()[0])
    assert len(game.you.level) == len(game.opponent.level) == 1
    game.shows("9.1.2.1.1.2", "9.1.2.1.1")


def test_using_an_activated_ability_is_noticed_by_whose_it_is_once_it_was_resolved(weiss):
    """8.1.1.1.2: after its effect, and by its master alone."""
    game = weiss.game(your_hand=0, opponent_hand=0)
    watch = "【AUTO】 When you use an 【ACT】 ability, draw 1 card."
    game.character("Watcher", text=watch)
    game.character("Their Watcher", text=watch, on="opponent's stage")
    worker = game.character("Worker", text="【ACT】 [【REST】 this card] Put the top card of your deck into your stock.")
    game.use(worker)
    moves = [e.goal for e in game.events("move")]
    assert moves == ["stock", "hand"] and len(game.you.hand) == 1 and game.opponent.hand == []
    game.shows("8.1.1.1.2", "4.3.4")


def test_a_larger_hand_is_for_the_player_whose_card_allows_it(weiss):
    """3.3.3.1"""
    game = weiss.game(start="end", your_hand=9, opponent_hand=8)
    for name in ("Satchel", "Pouch"):
        game.character(name, text="【CONT】 You get +1 to the limit on the number of cards in your hand.")
    assert game.active == "opponent" and len(game.you.hand) == 9, "nine are allowed"
    game.passes()
    game.end_main_phase()
    game.passes()
    assert game.asked == "discard" and game.decides == "opponent", "and seven to the other player"
    game.shows("3.3.3.1", "6.8.1.2")


def test_moving_to_another_position_is_noticed_however_it_comes_about_but_arriving_is_not(weiss):
    """6.5.1.2.4, 3.1.4: by an exchange of positions, as the one who moves or the one who makes way, and not from the hand."""
    game = weiss.game(your_hand=0)
    text = "【AUTO】 When this card moves to another position on the stage, draw 1 card."
    runner = game.character("Runner", at="center left", text=text)
    other = game.character("Other", at="back right", text=text)
    new = game.character("New", on="your hand", text=text)
    game.play(new, "center right")
    assert game.you.hand == [], "it was placed there, not moved"
    swap(game, runner, "back right")
    while game.asked == "which pending ability":
        game.table.apply(0)
    assert (runner.position, other.position) == ("back right", "center left")
    assert len(game.you.hand) == 2, "both have moved"
    game.shows("6.5.1.2.4")


def test_nobody_moves_to_an_open_position_where_none_is_open(weiss):
    """1.3.3: the cost is paid, and nothing moves."""
    game = weiss.game(your_hand=0)
    text = "【ACT】 [【REST】 this card] Move this card to an open position of your back stage."
    mover = game.character("Mover", at="center left", text=text)
    full = [game.character(f"Full {i}", at=f"back {side}") for i, side in enumerate(("left", "right"))]
    game.use(mover)
    assert mover.rested and mover.position == "center left" and game.asked == "main phase"
    assert [c.position for c in full] == ["back left", "back right"]


def test_each_player_answers_with_their_own_cards_alone(weiss):
    """7.4.1.2.1, 10.5.1: both hold a Backup; the attacker's is of no use in the attacker's own turn."""
    game = weiss.game(start="attack")
    backup = "【ACT】【COUNTER】 Backup 1000, Level 0 [Put this card from your hand into your waiting room]"
    front = game.character("Front", power=3000, at="center middle")
    game.character("Faced", power=1000, on="opponent's stage", at="center middle")
    mine = game.character("Mine", on="your hand", text=backup)
    theirs = game.character("Theirs", on="opponent's hand", text=backup)
    game.attack(front)
    game.choose("frontal")
    assert game.decides == "opponent" and game.can("use", theirs) and not game.can("use", mine)
    assert len(game.table.decision().options) == 2, "their own, or nothing"
    game.shows("7.4.1.2.1")


def test_nobody_moves_the_other_player_s_characters(weiss):
    game = weiss.game()
    game.character("Mine", at="center left")
    theirs = game.character("Theirs", at="center left", on="opponent's stage")
    assert why_not_swap(game, theirs, "back left").clause == "6.5.1.2.4"
    game.shows("6.5.1.2.4")
