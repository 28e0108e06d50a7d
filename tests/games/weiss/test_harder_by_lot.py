"""Clauses that were drawn by lot, each on a table where something else comes in between."""

from tests.games.weiss.test_harder_decks_and_levels import settle


def to_the_other(game):
    """Nobody does anything more in this turn that need not be done."""
    who = game.active
    while game.active == who:
        game.choose(next((word for word in ("done", "end", "no") if word in game.options()), game.options()[0]))


def test_who_has_acted_in_a_play_timing_has_another(weiss):
    """4.5.3.1: as long as there is something to do, the opponent is not asked."""
    game = weiss.game(your_stock=2)
    worker = game.character("Worker", text="【ACT】[(1)] This card gets +1000 power until end of turn.", power=1000)
    for power in (2000, 3000):
        game.use(worker)
        assert game.decides == "you" and worker.power == power
    assert not game.can("use", worker) and game.you.stock == []
    game.shows("4.5.3.1")


def test_a_timed_ability_that_was_given_twice_is_there_twice_and_each_comes_once(weiss):
    """8.7.5.1"""
    game = weiss.game(your_hand=1)
    later = [game.event(f"Later {i}", text="At the end of this turn, draw 1 card.", level=0, cost=0) for i in range(2)]
    for event in later:
        game.play(event)
    hand = len(game.you.hand)
    to_the_other(game)
    assert len(game.you.hand) == hand + 2
    to_the_other(game)
    to_the_other(game)
    assert len(game.you.hand) == hand + 3, "one card of the draw phase"
    game.shows("8.7.5.1")


def test_what_was_replaced_sets_nothing_off(weiss):
    """8.10.1.1: who goes to the memory instead does not go to the waiting room."""
    game = weiss.game(start="attack", your_stock=3, opponent_hand=0)
    text = "【AUTO】 When your other character is put into your waiting room from the stage, draw 1 card."
    game.character("Mourner", text=text, at="back left")
    text = "【CONT】 If this card would be put into your waiting room from the stage, put it into your memory instead."
    ghost = game.character("Ghost", power=1000, text=text, at="center left")
    game.character("Wall", power=9000, on="opponent's stage", at="center right")
    hand = len(game.you.hand)
    game.attack(ghost, "frontal")
    assert game.active == "opponent", "the encore step is over as well"
    assert ghost.zone == "memory" and len(game.you.hand) == hand
    game.shows("8.10.1.1")


def test_everybody_has_encore_and_pays_for_each(weiss):
    """10.2.3: two that are put into the waiting room at once, and stock for one."""
    game = weiss.game(your_stock=5, your_hand=2)
    first = game.character("First", at="center left")
    second = game.character("Second", at="center right")
    sweep = game.event("Sweep", level=0, cost=0, text="Put all characters into the waiting room.")
    game.play(sweep)
    while game.asked != "main phase":
        game.choose("yes" if "yes" in game.options() else game.options()[0])
    assert sorted((first.zone, second.zone)) == ["stage", "waiting room"] and len(game.you.stock) == 2
    game.shows("10.2.3")


def test_what_lies_face_down_in_the_level_goes_to_a_hidden_zone_unseen(weiss):
    """3.9.2.2.2"""
    game = weiss.game(your_hand=1)
    card = game.character("Deep", on="your level", facedown=True)
    swap = game.event("Swap", level=0, cost=0, text="Return all cards in your level to your hand.")
    game.play(swap)
    assert card.zone == "hand" and not card.seen_by("opponent")
    game.shows("3.9.2.2.2")


def test_base_values_are_set_before_anything_is_added(weiss):
    """8.9.1.1"""
    game = weiss.game(your_hand=1)
    game.character("Captain", text="【CONT】 All of your other characters get +1000 power.", at="back left")
    hero = game.character("Hero", power=2000, soul=1)
    text = "Choose 1 of your characters, and that character gets +500 power until end of turn."
    event = game.event("Grow", level=0, cost=0, text=text)
    game.play(event, hero)
    assert hero.power == 3500
    game.shows("8.9.1.1")


def test_a_climax_among_the_damage_cancels_all_and_none_of_it_sets_anything_off(weiss):
    """4.10.1.2: four damage, the third card is a climax: three go to the waiting room, the fourth stays."""
    game = weiss.game(start="attack", opponent_deck=0, opponent_hand=0)
    top = [game.character(f"C{i}", on="opponent's deck") for i in range(2)]
    game.climax("Stop", on="opponent's deck")
    last = game.character("Last", on="opponent's deck")
    game.character("Below", on="opponent's deck")
    hero = game.character("Hero", soul=3, at="center left")
    game.character("Other")
    game.attack(hero)
    settle(game, "attack")
    assert game.opponent.clock == [] and len(game.opponent.waiting_room) == 3 and last.zone == "deck"
    assert all(c.zone == "waiting room" for c in top)
    game.shows("4.10.1.2")


def test_a_number_in_a_circle_is_paid_whole_from_one_s_own_stock(weiss):
    """8.4.3: (2) with one in stock is not paid at all, whatever the opponent has."""
    game = weiss.game(your_stock=1, opponent_stock=5, your_hand=1)
    worker = game.character("Worker", text="【ACT】[(2)] Draw 1 card.")
    assert not game.can("use", worker)
    game = weiss.game(your_stock=3, your_hand=1)
    worker = game.character("Worker", text="【ACT】[(2)] Draw 1 card.")
    game.use(worker)
    assert len(game.you.stock) == 1 and len(game.you.waiting_room) == 2
    game.shows("8.4.3")


def test_equal_power_after_all_effects_reverses_both(weiss):
    """2.9.1: power is compared as it is in the battle, not as it is printed."""
    game = weiss.game(start="attack", opponent_hand=0)
    hero = game.character("Hero", power=3000, at="center middle", text="【CONT】 This card gets -1000 power.")
    game.character("Other")
    text = "【CONT】 All of your other characters get +1500 power."
    game.character("Captain", on="opponent's stage", at="back left", text=text)
    foe = game.character("Foe", power=500, on="opponent's stage", at="center middle")
    game.attack(hero, "frontal")
    settle(game, "attack")
    assert hero.state == "reversed" and foe.state == "reversed" and hero.power == foe.power == 2000
    game.shows("2.9.1")


def test_only_one_climax_and_nothing_else_is_played_in_the_climax_phase(weiss):
    """6.6.1.2: what the beginning of the phase sets off comes first; an ability of the main phase is not used."""
    game = weiss.game(your_hand=0, your_stock=1, your_clock=1)
    game.character("Herald", text="【AUTO】 At the beginning of your climax phase, draw 1 card.")
    worker = game.character("Worker", text="【ACT】[(1)] Draw 1 card.")
    first = game.climax("First", on="your hand")
    second = game.climax("Second", on="your hand")
    game.choose("end")
    assert len(game.you.hand) == 3 and game.can("play", first) and not game.can("use", worker)
    game.play(first)
    assert first.zone == "climax area" and second.zone == "hand" and not game.can("play", second)
    game.shows("6.6.1.2")


def test_a_check_timing_ends_when_what_it_set_off_is_over_too(weiss):
    """8.5.1.4: the turn player's, then the other's; only then is anybody asked again."""
    game = weiss.game(your_hand=1, opponent_hand=0)
    text = "【AUTO】 When this card is put into your waiting room from the stage, draw 1 card."
    game.character("Ours", text=text)
    game.character("Theirs", text=text, on="opponent's stage")
    sweep = game.event("Sweep", level=0, cost=0, text="Put all characters into the waiting room.")
    hand = len(game.you.hand)
    game.play(sweep)
    settle(game, "main phase")
    assert len(game.you.hand) == hand and len(game.opponent.hand) == 1
    game.shows("8.5.1.4")
