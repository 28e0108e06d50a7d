"""Two rules at one table: stolen cards, Stack, both players at once, cards that have left, answers to an attack."""

STEAL = "Select an enemy follower on the field and steal it."
KILL = "Select a follower on the field and destroy it."


def settle(game):
    """Say no to everything that is asked until the main phase goes on."""
    for _ in range(40):
        if game.asked in ("main phase", ""):
            return
        game.choose("done" if "done" in game.options() else game.options()[0])


# -- theft
def test_a_full_field_takes_no_stolen_follower(sve):
    game = sve.game(your_field=5)
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(game.spell("Theft", text=STEAL + " Draw a card."))
    assert enemy.controller == "opponent" and len(game.you.field) == 5 and len(game.you.hand) == 1
    game.shows("4.4.4.2")


def test_the_last_words_of_a_stolen_follower_are_its_thief_s(sve):
    game = sve.game()
    martyr = game.follower("Martyr", on="opponent's field", text="[lastwords] Draw a card.")
    theft, kill = game.spell("Theft", text=STEAL), game.spell("Kill", text=KILL)
    game.play(theft)
    game.play(kill, martyr)
    assert martyr in game.opponent.cemetery and len(game.you.hand) == 1 and game.opponent.hand == []
    game.shows("3.1.2.3", "12.5.3", "5.21.3")


def test_what_lasts_until_the_end_of_the_turn_goes_along_with_a_stolen_follower_and_ends(sve):
    game = sve.game()
    enemy = game.follower("Enemy", attack=1, on="opponent's field")
    text = "Select an enemy follower on the field and give it [attack]+3 for the rest of this turn."
    more = game.spell("More", cost=0, text=text)
    theft = game.spell("Theft", cost=0, text=STEAL)
    game.play(more)
    game.play(theft)
    assert enemy.attack == 4 and enemy.controller == "you"
    game.end_turn()
    assert enemy.attack == 1 and enemy.controller == "you"
    game.shows("5.21.2", "7.4.8")


def test_a_passive_ability_works_for_whoever_controls_its_card_now(sve):
    game = sve.game()
    banner = game.follower("Banner", attack=1, text="Each other follower on your field has [attack]+2.", on="opponent's field")
    mine, theirs = game.follower("Mine", attack=1), game.follower("Theirs", attack=1, on="opponent's field")
    theft = game.spell("Theft", text=STEAL)
    assert (mine.attack, theirs.attack) == (1, 3)
    game.play(theft, banner)
    assert (mine.attack, theirs.attack) == (3, 1)
    game.shows("3.1.2.1", "5.21.1")


# -- Stack
def test_an_amulet_with_stack_pays_one_counter_for_each_time_it_would_leave(sve):
    game = sve.game()
    sigil = game.amulet("Sigil", text="Stack.", on="opponent's field", counters={"stack": 2})
    out = [game.spell(f"Out {n}", cost=0, text="Banish each enemy card on the field.") for n in range(3)]
    game.play(out[0])
    assert sigil.counters == {"stack": 1} and sigil.zone == "field"
    game.play(out[1])
    assert sigil.zone == "cemetery", "without a counter, by rules handling: not banished"
    game.shows("13.3.2.2", "13.3.2.3", "11.7.1")


def test_earth_rite_takes_its_counters_from_one_amulet(sve):
    game = sve.game()
    for n in range(2):
        game.amulet(f"Sigil {n}", text="Stack.", counters={"stack": 1})
    big = game.amulet("Big", text="Stack.", counters={"stack": 2})
    rite = game.spell("Fist", text="Earth Rite (2): Draw 2 cards.")
    game.play(rite, "yes")
    settle(game)
    assert big.zone == "cemetery" and len(game.you.hand) == 2 and len(game.you.field) == 2
    game.shows("13.3.3.2")


def test_earth_rite_is_not_offered_where_no_amulet_has_enough(sve):
    game = sve.game()
    sigils = [game.amulet(f"Sigil {n}", text="Stack.", counters={"stack": 1}) for n in range(2)]
    game.play(game.spell("Fist", text="Draw a card. Earth Rite (2): Draw 2 cards."))
    assert game.asked == "main phase" and len(game.you.hand) == 1 and all(s.counters == {"stack": 1} for s in sigils)


# -- drawing, searching, swapping
def test_who_must_find_two_cards_finds_the_one_that_there_is(sve):
    game = sve.game(your_deck=1)
    game.play(game.spell("Seek", text="Search your deck for 2 cards, add them to your hand, then shuffle."))
    settle(game)
    assert len(game.you.hand) == 1 and game.winner == ""
    game.shows("5.7.1.1", "5.7.2")


def test_two_instances_of_drain_are_one(sve):
    game = sve.game()
    bat = game.follower("Bat", attack=2, text="Drain.")
    game.play(game.spell("Gift", text="Select a follower on your field and give it Drain."))
    game.attack(bat, game.opponent.leader)
    settle(game)
    assert game.you.defense == 22
    game.shows("12.13.3")


# -- both players
def test_an_ability_that_the_active_player_sets_off_comes_before_the_other_player_s_that_waited(sve):
    """10.5.2.2: after each ability it begins again with the active player's."""
    game = sve.game()
    game.amulet("Mine", text="Whenever an Officer follower is put onto your field, summon a Fairy token.")
    game.amulet("More", text="Whenever a Fairy is put onto your field, give your leader [defense]+1.")
    text = "Whenever an enemy follower is put onto the field, give your leader [defense]+5."
    game.amulet("Theirs", text=text, on="opponent's field")
    game.play(game.follower("First", traits="Officer", zone="your hand"))
    settle(game)
    assert [(e.event.player, e.event.amount) for e in game.events("number") if e.event.amount > 0] == [(0, 1), (1, 5), (1, 5)]
    game.shows("10.5.2.2", "10.5.2.3")


def test_each_player_gives_something_up_the_active_player_first(sve):
    game = sve.game(your_hand=2, opponent_hand=2)
    game.play(game.spell("Toll", text="Each player discards a card."))
    assert game.decides == "you"
    game.choose(game.options()[0])
    assert game.decides == "opponent" and len(game.you.cemetery) <= 1
    game.choose(game.options()[0])
    assert len(game.you.hand) == len(game.opponent.hand) == 1
    game.shows("1.3.4")


# -- information of what has left
def test_a_spell_looks_at_what_its_target_was_when_it_left(sve):
    """10.11.1: with the bonus of an amulet that is gone by then as well."""
    game = sve.game()
    game.amulet("Banner", text="Each follower on your field has [attack]+2.")
    ogre = game.follower("Ogre", attack=3)
    text = (
        "Select a follower on your field and destroy it. Banish each amulet on your field. "
        "Give your leader [defense]+X. X equals its attack."
    )
    game.play(game.spell("Rite", text=text), ogre)
    assert game.you.defense == 25
    game.shows("10.11.1")


def test_the_attack_of_a_card_that_is_no_follower_now_is_not_there(sve):
    game = sve.game()
    ogre = game.follower("Ogre", attack=3)
    stone = game.spell("Stone", cost=0, text="Select a follower on your field and change it into an amulet.")
    read = game.spell("Read", cost=0, text="Select a card on your field. Give your leader [defense]+X. X is its attack.")
    game.play(stone)
    game.play(read, ogre)
    assert game.you.defense == 20
    game.shows("5.24.2.1")


# -- answering
def test_an_answer_that_removes_the_target_leaves_the_attacker_engaged_and_unhurt(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=2)
    enemy = game.follower("Enemy", attack=5, defense=2, text="Bane.", on="opponent's field", engaged=True)
    text = "[quick]\nSelect a follower on your field and return it to its owner's hand."
    home = game.spell("Home", text=text, zone="opponent's hand")
    game.attack(knight, enemy)
    game.play(home, enemy)
    settle(game)
    assert knight.engaged and knight.defense == 2 and knight.zone == "field" and game.opponent.defense == 20
    game.shows("8.4.8", "8.4.9")


def test_a_quick_follower_with_ward_that_comes_in_an_attack_does_not_take_it_over(sve):
    game = sve.game(opponent_play_points=5)
    knight = game.follower("Knight", attack=3)
    wall = game.follower("Wall", text="[quick]\nWard.", zone="opponent's hand")
    game.attack(knight, game.opponent.leader)
    game.play(wall)
    if game.asked == "which replacement":
        game.choose(wall)
    settle(game)
    assert game.opponent.defense == 17 and wall.engaged
    game.shows("8.4.7", "8.4.9", "12.8.2")


def test_a_follower_with_rush_and_assail_attacks_a_reserved_follower_at_once(sve):
    game = sve.game()
    wolf = game.follower("Wolf", attack=2, defense=5, text="Rush. Assail.", zone="your hand")
    enemy = game.follower("Enemy", attack=1, defense=5, on="opponent's field")
    game.play(wolf)
    assert game.why_not("attack", wolf, game.opponent.leader).clause == "12.10.2"
    game.attack(wolf, enemy)
    settle(game)
    assert enemy.defense == 3 and wolf.defense == 4
    game.shows("12.10.2", "12.11.2")
