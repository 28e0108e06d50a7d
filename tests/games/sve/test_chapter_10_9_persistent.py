"""10.8 and 10.9: one-shot effects, and persistent effects with the order in which they are applied."""

import pytest

HUSH = "Select a follower on the field. It loses all abilities."
TO_ONE = "Select a follower on your field and change its attack to 1."
OATH = "Select a follower on your field and give it [attack]+2."


# -- 10.8
def test_a_one_shot_effect_is_performed_once(sve):
    game = sve.game()
    spell = game.spell("Rest", text="Draw a card. Give your leader [defense]+2.")
    game.play(spell)
    assert len(game.you.hand) == 1 and game.you.defense == 22
    game.end_turn()
    assert len(game.you.hand) == 1 and game.you.defense == 22
    game.shows("10.8.1")


# -- 10.9.1.1: what it begins with
def test_working_out_begins_with_what_is_printed(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=3, cost=4)
    spell = game.spell("Oath", text="Select a follower on your field and give it [attack]+1/[defense]+2.")
    assert (knight.attack, knight.defense, knight.cost) == (2, 3, 4)
    game.play(spell)
    assert (knight.attack, knight.defense, knight.cost) == (3, 5, 4)
    game.shows("10.9.1", "10.9.1.1")


def test_a_linked_evolved_card_gives_all_but_the_cost(sve):
    game = sve.game()
    text = "Ward.\n[evolve] [cost01]: Evolve this follower."
    page = game.follower("Page", cost=3, attack=1, defense=1, traits="Officer", text=text)
    game.evolved("Page", attack=4, defense=5, traits="Commander", text="Assail.")
    banner = game.amulet("Banner", text="Each follower on your field has [attack]+1.")
    assert page.attack == 2 and page.keywords == {"ward"}
    game.use(page)
    game.until_quiet()
    assert (page.attack, page.defense, page.keywords, page.traits, page.cost) == (5, 5, {"assail"}, ["Commander"], 3)
    assert banner.zone == "field"
    game.shows("10.9.1.1.1")


# -- 10.9.1.2 to 10.9.1.4: abilities, then other information, then numbers
def test_abilities_come_before_traits_and_traits_before_numbers(sve):
    """However late each came: the lost ability gives no trait, and without the trait there is no attack."""
    game = sve.game()
    knight = game.follower("Knight", attack=1)
    game.amulet("Banner", text="Each Officer follower on your field has [attack]+3.")
    herald = game.follower("Herald", attack=0, text="Each other follower on your field has the Officer trait.")
    hush = game.spell("Hush", text=HUSH)
    assert knight.traits == ["Officer"] and knight.attack == 4, "numbers look at traits that came later"
    game.play(hush, herald)
    assert knight.traits == [] and knight.attack == 1, "what has no ability any more gives no trait"
    game.shows("10.9.1.2", "10.9.1.3", "10.9.1.4")


def test_a_number_that_is_changed_later_does_not_count_for_abilities(sve):
    """Which abilities a card has is settled before numbers are: the printed attack counts."""
    game = sve.game()
    game.card("Bridge Troll", "your field")  # followers with 4 attack or more have Assail
    ogre = game.follower("Ogre", attack=4)
    knight = game.follower("Knight", attack=3)
    oath = game.spell("Oath", text=OATH)
    assert ogre.keywords == {"assail"} and knight.keywords == set()
    game.play(oath, knight)
    assert knight.attack == 5 and knight.keywords == set()
    game.shows("10.9.1.2", "10.9.1.4")


# -- 10.9.1.5: dependency
def test_what_depends_on_another_effect_is_applied_after_it_however_old_it_is(sve):
    """The older effect looks for Ward, the newer one gives it: both are about abilities, and the older one depends."""
    game = sve.game()
    saint = game.card("Saint of Closed Gates", "your hand")  # followers with Ward have Drain
    banner = game.card("Banner of the Clay Host", "your hand")  # Golems have Ward
    golem = game.follower("Golem", traits="Golem")
    game.play(saint)
    game.play(banner, "done")
    assert golem.keywords == {"ward", "drain"}
    game.shows("10.9.1.5")


def test_the_order_in_which_they_came_makes_no_difference_then(sve):
    """What the other one depends on is the older one here: by age they are in the right order already."""
    game = sve.game()
    saint = game.card("Saint of Closed Gates", "your hand")
    banner = game.card("Banner of the Clay Host", "your hand")
    golem = game.follower("Golem", traits="Golem")
    game.play(banner, "done")
    game.play(saint)
    assert golem.keywords == {"ward", "drain"}
    game.shows("10.9.1.6")


def test_a_chain_of_dependent_effects(sve):
    """Each one is older than the one it depends on."""
    game = sve.game()
    game.amulet("Third", text="Each follower with Drain on your field has Bane.")
    game.amulet("Second", text="Each follower with Ward on your field has Drain.")
    game.amulet("First", text="Each Golem follower on your field has Ward.")
    golem = game.follower("Golem", traits="Golem")
    assert golem.keywords == {"ward", "drain", "bane"}
    game.shows("10.9.1.5")


def test_an_ability_that_is_lost_gives_nothing_though_its_effect_is_older(sve):
    """Both effects are about abilities, and the ability is older: it depends on the one that takes it away."""
    game = sve.game()
    banner = game.card("Banner of the Clay Host", "your field")
    golem = game.follower("Golem", traits="Golem")
    hush = game.spell("Hush", text=HUSH)
    assert golem.keywords == {"ward"}
    game.play(hush, banner)
    assert banner.abilities == [] and golem.keywords == set()
    game.shows("10.9.1.5")


def test_a_given_ability_is_lost_only_by_what_came_later(sve):
    """Neither changes what the other applies to: the older one first."""
    game = sve.game()
    knight = game.follower("Knight", text="Ward.")
    hush = game.spell("Hush", text=HUSH)
    gift = game.spell("Gift", text="Select a follower on the field. Give it Storm.")
    game.play(hush)
    game.play(gift)
    assert knight.keywords == {"storm"}
    game.shows("10.9.1.6")


def test_numbers_that_depend_on_numbers(sve):
    """Which followers have 3 attack or more depends on the newer effect that gives attack."""
    game = sve.game()
    game.amulet("Armory", text="Each follower with 3 attack or more on your field has [defense]+2.")
    game.amulet("Forge", text="Each follower on your field has [attack]+1.")
    knight = game.follower("Knight", attack=2, defense=2)
    assert (knight.attack, knight.defense) == (3, 4)
    game.shows("10.9.1.5", "10.9.1.4")


# -- 10.9.1.6: age
@pytest.mark.parametrize("first", ["set", "raise"])
def test_otherwise_the_older_effect_comes_first(sve, first):
    game = sve.game()
    knight = game.follower("Knight", attack=4)
    to_one = game.spell("To One", text=TO_ONE)
    oath = game.spell("Oath", text=OATH)
    for spell in (to_one, oath) if first == "set" else (oath, to_one):
        game.play(spell)
    assert knight.attack == (3 if first == "set" else 1)
    game.shows("10.9.1.6", "10.9.1.6.2")


FORGE = "Each follower on your field has [attack]+2."


def test_a_passive_ability_is_as_old_as_its_cards_stay(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=4)
    forge = game.amulet("Forge", text=FORGE)
    to_one = game.spell("To One", text=TO_ONE)
    home = game.spell("Home", text="Select an amulet on your field and return it to its owner's hand.")
    game.play(to_one)
    assert knight.attack == 1, "4 and 2 more, then changed to 1"
    game.play(home)
    game.play(forge)
    assert knight.attack == 3, "the amulet came later now: changed to 1, then 2 more"
    game.shows("10.9.1.6", "10.9.1.6.1")


def test_every_other_effect_is_as_old_as_the_playing_of_its_ability(sve):
    """It changes the attack after it has let a spell be played that gives 2; its own playing came first all the same."""
    game = sve.game()
    knight = game.follower("Knight", attack=4)
    game.spell("Oath", zone="your cemetery", cost=1, text=OATH)
    text = "Select a spell in your cemetery and play it for 0 play points. Change each follower on your field's attack to 1."
    spell = game.spell("Echo", text=text)
    game.play(spell)
    assert knight.attack == 3
    game.shows("10.9.1.6.2")


# -- 10.9.2, 10.9.3: moving cards
def test_an_effect_that_was_played_does_not_follow_a_card_to_another_zone(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1)
    oath = game.spell("Oath", text=OATH)
    home = game.spell("Home", text="Select a follower on your field and return it to its owner's hand.")
    game.play(oath)
    assert knight.attack == 3
    game.play(home)
    assert knight.attack == 1
    game.play(knight)
    assert knight.attack == 1, "nor is it there when the card comes back"
    game.shows("10.9.2")


def test_an_effect_that_was_played_does_not_reach_cards_that_come_later(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1)
    later = game.follower("Later", attack=1, zone="your hand")
    horn = game.spell("Horn", text="Give each follower on your field [attack]+2.")
    game.play(horn)
    game.play(later)
    assert (knight.attack, later.attack) == (3, 1)
    game.shows("10.9.1")


def test_from_field_to_field_effects_stay(sve):
    game = sve.game()
    spy = game.follower("Spy", attack=1, cost=2, on="opponent's field")
    curse = game.spell("Curse", text="Select an enemy follower on the field and give it [attack]+2.")
    bribe = game.card("Silver Tongue", "your hand")
    other = game.follower("Other", attack=1, on="opponent's field")
    game.play(curse, spy)
    game.play(bribe, spy)
    assert spy in game.you.field and spy.attack == 3 and other.attack == 1
    game.shows("10.9.2")


def test_an_effect_on_a_zone_applies_to_a_card_the_moment_it_enters(sve):
    """It is never on the field without it: a follower without defense of its own lives."""
    game = sve.game()
    game.amulet("Shelter", text="Each follower on your field has [defense]+2.")
    frail = game.follower("Frail", defense=0, zone="your hand")
    game.play(frail)
    assert frail.zone == "field" and frail.defense == 2
    assert [e.verb for e in game.events("move")] == ["play", "resolve"]
    game.shows("10.9.3")


def test_what_waits_for_a_card_with_certain_information_sees_it_with_the_effects_there(sve):
    game = sve.game()
    game.amulet("Forge", text=FORGE)
    game.amulet("Bell", text="Whenever a follower with 3 attack or more is put onto your field, give your leader [defense]+1.")
    strong = game.follower("Strong", attack=1, zone="your hand")
    weak = game.follower("Weak", attack=0, zone="your hand")
    game.play(strong)
    assert game.you.defense == 21
    game.play(weak)
    assert game.you.defense == 21
    game.shows("10.9.3", "10.9.3.1")
