"""Chapter 13: Combo, Spellchain, Overflow, Necrocharge and Sanguine. (Stack and Earth Rite have a file of their own.)"""

import pytest


# -- 13.2.1: Combo
def test_combo_counts_the_cards_played_this_turn_with_this_one(sve):
    game = sve.game()
    first = game.follower("First", zone="your hand")
    second = game.follower("Second", zone="your hand")
    dancer = game.card("Dewdrop Dancer", "your hand")  # Combo (3)
    game.play(first)
    game.play(second)
    game.play(dancer)
    assert len(game.you.hand) == 1, "the third card of the turn: it draws"
    game.shows("13.2.1.2")


def test_combo_does_nothing_with_too_few_cards_or_cards_of_another_turn(sve):
    game = sve.game()
    first = game.follower("First", zone="your hand")
    second = game.follower("Second", zone="your hand")
    dancer = game.card("Dewdrop Dancer", "your hand")
    game.play(first)
    game.play(second)
    game.end_turn()
    game.end_turn()
    hand = len(game.you.hand)
    game.play(dancer)
    assert len(game.you.hand) == hand - 1
    game.shows("13.2.1.2")


def test_cards_and_tokens_from_any_zone_count_but_not_the_opponents_and_not_abilities(sve):
    game = sve.game()
    token = game.card("Fairy", "your EX area")
    verse = game.spell("Verse", zone="your cemetery", cost=1, text="Give your leader [defense]+1.")
    witch = game.card("Echo Witch", "your hand")  # plays a spell from the cemetery
    dancer = game.follower("Dancer", cost=1, zone="your hand", text="[fanfare] Combo (4) - Draw a card.")
    late = game.follower("Late", cost=1, zone="your hand", text="[fanfare] Combo (6) - Give your leader [defense]+9.")
    well = game.amulet("Well", text="[act] [engage]: Give your leader [defense]+1.")
    game.use(well)
    game.play(token)
    game.play(witch)
    assert verse.zone == "cemetery" and game.you.defense == 22
    game.play(dancer)
    assert len(game.you.hand) == 2, "the token, the Witch, the verse from the cemetery, and this one"
    game.play(late)
    assert game.you.defense == 22, "the fifth: the ability of the Well was no card"
    game.shows("13.2.1.3", "13.2.1.2")


def test_summoned_cards_were_not_played(sve):
    game = sve.game()
    muster = game.spell("Muster", cost=1, text="Summon 3 Fairy tokens.")
    dancer = game.follower("Dancer", zone="your hand", text="[fanfare] Combo (3) - Draw a card.")
    game.play(muster)
    game.play(dancer)
    assert game.you.hand == []
    game.shows("13.2.1.3")


# -- 13.3.1: Spellchain
@pytest.mark.parametrize(("spells", "damage"), [(4, 2), (5, 4)])
def test_spellchain_counts_the_spells_in_your_cemetery(sve, spells, damage):
    game = sve.game(your_cemetery=6)  # followers don't count
    for _ in range(spells):
        game.spell("Old Verse", zone="your cemetery")
    game.spell("Their Verse", zone="opponent's cemetery")
    enemy = game.follower("Enemy", defense=9, on="opponent's field")
    game.play(game.card("Spark Notes", "your hand"))  # Spellchain (5)
    assert enemy.defense == 9 - damage
    game.shows("13.3.1.2", "13.3.1.3")


def test_a_spell_that_is_being_resolved_does_not_count_itself(sve):
    game = sve.game()
    for _ in range(4):
        game.spell("Old Verse", zone="your cemetery")
    enemy = game.follower("Enemy", defense=9, on="opponent's field")
    notes = game.card("Spark Notes", "your hand")
    again = game.card("Spark Notes", "your hand", label="again")
    game.play(notes)
    assert enemy.defense == 7, "with itself it would have been five"
    game.play(again)
    assert enemy.defense == 3, "now it is one of five"
    game.shows("13.3.1.3")


def test_the_number_of_spells_is_settled_when_resolution_begins(sve):
    """The first sentence buries a fifth spell: it comes too late for the second one."""
    game = sve.game()
    for _ in range(4):
        game.spell("Old Verse", zone="your cemetery")
    game.spell("Top Verse", zone="top of your deck")
    dig = game.spell("Dig", text="Bury the top card of your deck. Spellchain (5) - Draw a card.")
    game.play(dig)
    assert len(game.you.cemetery) == 6 and game.you.hand == []
    game.shows("13.3.1.4")


def test_fewer_spells_during_resolution_change_nothing_either(sve):
    game = sve.game()
    verses = [game.spell("Old Verse", zone="your cemetery") for _ in range(5)]
    recall = game.spell("Recall", text="Select a spell in your cemetery and banish it. Spellchain (5) - Draw a card.")
    game.play(recall, verses[0])
    assert verses[0].zone == "banished zone" and len(game.you.hand) == 1
    game.shows("13.3.1.4")


CHOICE = (
    "Choose 1. Spellchain (3) - Choose 2 instead. "
    "(1) Draw a card. (2) Give your leader [defense]+1. (3) Deal 1 damage to each enemy leader."
)


@pytest.mark.parametrize(("spells", "options"), [(2, 1), (3, 2)])
def test_how_many_options_are_chosen_goes_by_the_spells_when_it_is_played(sve, spells, options):
    game = sve.game()
    for _ in range(spells):
        game.spell("Old Verse", zone="your cemetery")
    choice = game.spell("Choice", text=CHOICE)
    game.play(choice, *[3, 2][:options])
    assert game.asked == "main phase"
    assert (game.opponent.defense, game.you.defense) == (19, 20 + options - 1)
    game.shows("13.3.1.4.1")


# -- 13.4.1: Overflow
@pytest.mark.parametrize(("maximum", "attack"), [(6, 2), (7, 4)])
def test_overflow_is_active_from_seven_maximum_play_points_on(sve, maximum, attack):
    game = sve.game(your_maximum=maximum, your_play_points=5)
    drake = game.card("Emberback Drake", "your hand")
    game.play(drake)
    assert drake.attack == attack, "the play points that are left do not matter"
    game.shows("13.4.1.2")


def test_overflow_goes_by_your_own_maximum(sve):
    game = sve.game(your_maximum=6, your_play_points=6, opponent_maximum=10)
    drake = game.card("Emberback Drake", "your hand")
    game.play(drake)
    assert drake.attack == 2
    game.shows("13.4.1.2")


# -- 13.5.1: Necrocharge
@pytest.mark.parametrize(("cards", "attack"), [(9, 4), (10, 5)])
def test_necrocharge_counts_the_cards_in_your_cemetery(sve, cards, attack):
    game = sve.game(your_cemetery=cards, opponent_cemetery=10)
    knight = game.card("Marrow Knight", "your hand")
    game.play(knight)
    assert knight.attack == attack and ("bane" in knight.keywords) == (attack == 5)
    game.shows("13.5.1.2")


def test_a_spell_that_is_being_resolved_is_not_in_the_cemetery(sve):
    game = sve.game(your_cemetery=4)
    one = game.spell("One", text="Necrocharge (5) - Draw a card.")
    two = game.spell("Two", text="Necrocharge (5) - Draw a card.")
    game.play(one)
    assert game.you.hand == [two]
    game.play(two)
    assert len(game.you.hand) == 1
    game.shows("13.5.1.3.1")


def test_the_number_of_cards_is_settled_when_resolution_begins(sve):
    game = sve.game(your_cemetery=4)
    dig = game.spell("Dig", text="Bury the top 3 cards of your deck. Necrocharge (5) - Draw a card.")
    again = game.spell("Again", text="Bury the top 3 cards of your deck. Necrocharge (5) - Draw a card.")
    game.play(dig)
    assert len(game.you.cemetery) == 8 and game.you.hand == [again]
    game.play(again)
    assert len(game.you.hand) == 1
    game.shows("13.5.1.3.2")


@pytest.mark.parametrize(("cards", "options"), [(4, 1), (5, 2)])
def test_how_many_options_are_chosen_goes_by_the_cards_when_it_is_played(sve, cards, options):
    game = sve.game(your_cemetery=cards)
    choice = game.spell("Choice", text=CHOICE.replace("Spellchain (3)", "Necrocharge (5)"))
    game.play(choice, *[3, 2][:options])
    assert game.asked == "main phase"
    assert (game.opponent.defense, game.you.defense) == (19, 20 + options - 1)
    game.shows("13.5.1.3.2.1")


# -- 13.5.2: Sanguine
def test_sanguine_is_active_in_your_turn_after_your_leader_has_lost_defense(sve):
    game = sve.game()
    before = game.card("Bloodletter Sister", "your hand")
    tithe = game.card("Tithe of Blood", "your hand")
    after = game.card("Bloodletter Sister", "your hand", label="after")
    game.play(before)
    game.play(tithe)
    game.play(after)
    assert before.keywords == set() and after.keywords == {"rush", "drain"}
    game.shows("13.5.2.2")


def test_defense_that_was_regained_was_lost_all_the_same(sve):
    game = sve.game()
    tithe = game.card("Tithe of Blood", "your hand")
    novice = game.spell("Novice", cost=1, text="Give your leader [defense]+2.")
    sister = game.card("Bloodletter Sister", "your hand")
    game.play(tithe)
    game.play(novice)
    game.play(sister)
    assert game.you.defense == 20 and sister.keywords == {"rush", "drain"}
    game.shows("13.5.2.2")


def test_sanguine_is_not_active_in_the_opponents_turn_or_for_what_was_lost_there(sve):
    game = sve.game(active="opponent")
    shade = game.card("Martyr's Shade", "your field")  # Storm while Sanguine is active
    blow = game.spell("Blow", zone="opponent's hand", text="Deal 2 damage to each enemy leader.")
    sister = game.card("Bloodletter Sister", "your hand")
    game.play(blow)
    assert game.you.defense == 18 and shade.keywords == set()
    game.end_turn()
    assert shade.keywords == set()
    game.play(sister)
    assert sister.keywords == set()
    game.shows("13.5.2.2")
