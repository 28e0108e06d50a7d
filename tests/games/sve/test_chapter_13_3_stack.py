"""13.3.2 and 13.3.3: Stack and Earth Rite."""

import pytest

STACK = "Stack."


# -- 13.3.2: Stack
def test_a_card_with_stack_comes_with_one_counter(sve):
    game = sve.game()
    cauldron = game.card("Clay Cauldron", "your hand")
    keeper = game.card("Kiln Keeper", "your hand")  # summons a Magic Sediment
    game.play(cauldron)
    game.play(keeper)
    assert cauldron.counters == {"stack": 1} and game.find("Magic Sediment").counters == {"stack": 1}
    game.shows("13.3.2.2")


@pytest.mark.parametrize("leaving", ["destroy it", "banish it", "return it to its owner's hand"])
def test_instead_of_leaving_the_field_it_loses_a_counter(sve, leaving):
    game = sve.game()
    sediment = game.amulet("Sediment", text=STACK, on="opponent's field", counters={"stack": 2})
    one = game.spell("One", text=f"Select an enemy amulet on the field and {leaving}.")
    two = game.spell("Two", text=f"Select an enemy amulet on the field and {leaving}.")
    game.play(one)
    assert sediment.zone == "field" and sediment.counters == {"stack": 1}
    game.play(two)
    assert sediment.zone == "cemetery", "the last counter, and then the rules take it"
    assert [e.clause for e in game.events("move") if e.card == sediment] == ["11.7.1"]
    game.shows("13.3.2.2", "13.3.2.3")


def test_it_may_be_engaged_to_move_all_counters_to_another_stack(sve):
    game = sve.game()
    giver = game.amulet("Giver", text=STACK, counters={"stack": 3})
    taker = game.amulet("Taker", text=STACK, counters={"stack": 2})
    game.amulet("Idol")
    theirs = game.amulet("Theirs", text=STACK, on="opponent's field")
    game.use(giver, None, taker)
    assert taker.counters == {"stack": 5} and giver.zone == "cemetery" and theirs.counters == {"stack": 1}
    assert [e.clause for e in game.events("move") if e.card == giver] == ["11.7.1"]
    game.shows("13.3.2.2", "13.3.2.3")


def test_the_transfer_needs_another_stack_and_a_reserved_card(sve):
    game = sve.game()
    alone = game.amulet("Alone", text=STACK)
    game.amulet("Idol")
    assert game.why_not("use", alone).clause == "10.6.2.3.3"
    game = sve.game()
    tired = game.amulet("Tired", text=STACK, engaged=True)
    game.amulet("Other", text=STACK)
    assert game.why_not("use", tired).clause == "10.6.2.5.4"


def test_without_counters_the_rules_put_it_into_its_owners_cemetery(sve):
    game = sve.game()
    sediment = game.amulet("Sediment", text=STACK, owner="opponent", counters={"stack": 2})
    spell = game.spell("Erosion", text="Select an amulet on your field. Remove 2 stack counters from it.")
    game.play(spell)
    assert sediment in game.opponent.cemetery
    assert [(e.clause, e.source) for e in game.events("move") if e.card == sediment] == [("11.7.1", None)]
    game.shows("13.3.2.3")


def test_adding_to_a_stack_puts_counters_on_a_card_with_stack(sve):
    game = sve.game()
    first = game.amulet("First", text=STACK)
    second = game.amulet("Second", text=STACK, counters={"stack": 2})
    game.amulet("Idol")
    game.amulet("Theirs", text=STACK, on="opponent's field")
    spell = game.spell("Clay", text="Add 3 to a Stack on your field.")
    game.play(spell)
    assert set(game.options()) == {first, second}
    game.choose(first)
    assert first.counters == {"stack": 4} and second.counters == {"stack": 2}
    game.shows("13.3.2.4")


# -- 13.3.3: Earth Rite
def test_earth_rite_removes_a_counter_as_an_additional_cost_on_playing(sve):
    def played(answer):
        game = sve.game()
        sediment = game.amulet("Sediment", text=STACK, counters={"stack": 2})
        fist = game.spell("Fist", text="Deal 1 damage to each enemy leader. Earth Rite: Deal 2 damage to each enemy leader.")
        game.play(fist, answer)
        return game, sediment

    game, sediment = played("yes")
    assert game.opponent.defense == 17 and sediment.counters == {"stack": 1}
    happened = [e.kind for e in game.events()]
    assert happened.index("counters") < happened.index("played"), "a cost"
    game.shows("13.3.3.2", "13.3.3.2.1")
    game, sediment = played("no")
    assert game.opponent.defense == 19 and sediment.counters == {"stack": 2}


def test_without_a_stack_there_is_no_rite_and_the_rest_is_done(sve):
    game = sve.game()
    fist = game.spell("Fist", text="Deal 1 damage to each enemy leader. Earth Rite: Deal 2 damage to each enemy leader.")
    game.amulet("Theirs", text=STACK, on="opponent's field")
    game.play(fist)
    assert game.opponent.defense == 19 and game.asked == "main phase"
    game.shows("13.3.3.2")


def test_with_the_last_counter_the_amulet_goes_to_the_cemetery_as_part_of_the_cost(sve):
    game = sve.game()
    sediment = game.amulet("Sediment", text=STACK, counters={"stack": 1})
    fist = game.spell("Fist", text="Earth Rite: Draw a card.")
    game.play(fist, "yes")
    assert sediment.zone == "cemetery" and len(game.you.hand) == 1
    (gone,) = [e for e in game.events("move") if e.card == sediment]
    assert gone.clause == "13.3.3.2" and gone.event.cause == 2, "not left to rules handling"
    game.shows("13.3.3.2")


def test_earth_rite_with_a_number_takes_so_many_from_one_amulet(sve):
    game = sve.game()
    game.amulet("Small", text=STACK, counters={"stack": 1})
    game.amulet("Small too", text=STACK, counters={"stack": 1})
    colossus = game.card("Quarry Colossus", "your hand")  # Fanfare, Earth Rite (2)
    enemy = game.follower("Enemy", defense=5, on="opponent's field")
    game.play(colossus, "done")
    assert enemy.defense == 5 and game.asked == "main phase", "two with one each are not enough"
    game = sve.game()
    big = game.amulet("Big", text=STACK, counters={"stack": 3})
    colossus = game.card("Quarry Colossus", "your hand")
    enemy = game.follower("Enemy", defense=5, on="opponent's field")
    game.play(colossus, "done", "yes")
    assert enemy.defense == 2 and big.counters == {"stack": 1}
    game.shows("13.3.3.2")


def test_which_amulet_pays_is_chosen(sve):
    game = sve.game()
    one = game.amulet("One", text=STACK, counters={"stack": 2})
    two = game.amulet("Two", text=STACK, counters={"stack": 2})
    fist = game.spell("Fist", text="Earth Rite: Draw a card.")
    game.play(fist, "yes")
    assert set(game.options()) == {one, two}
    game.choose(two)
    assert (one.counters, two.counters) == ({"stack": 2}, {"stack": 1})
    game.shows("13.3.3.2", "13.3.3.2.1")


def test_earth_rite_in_the_cost_of_an_activated_ability_must_be_paid(sve):
    game = sve.game()
    diviner = game.card("Silt Diviner", "your field")
    game.follower("Enemy", defense=5, on="opponent's field")
    assert game.why_not("use", diviner).clause == "10.6.2.5.4", "no amulet with Stack"
    game = sve.game()
    diviner = game.card("Silt Diviner", "your field")
    sediment = game.amulet("Sediment", text=STACK, counters={"stack": 2})
    enemy = game.follower("Enemy", defense=5, on="opponent's field")
    game.use(diviner)
    assert enemy.defense == 3 and sediment.counters == {"stack": 1} and diviner.engaged
    game.shows("13.3.3.2")


def test_without_earth_rite_nothing_is_selected_for_it(sve):
    game = sve.game(your_hand=0)
    game.amulet("Golem", text="Stack.", counters={"stack": 2})
    enemy = game.follower("Enemy", on="opponent's field")
    spell = game.spell("Ritual", text="Draw a card. Earth Rite: Select an enemy follower on the field and destroy it.")
    game.play(spell, "no")
    assert game.asked == "main phase" and enemy.zone == "field" and len(game.you.hand) == 1
    game.shows("13.3.3.2")
