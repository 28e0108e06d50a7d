"""10.6.2.3 and 10.6.2.4: targets, and values that are divided among them."""

SELECT_TWO = "Select 2 enemy followers on the field and deal them 1 damage."
DIVIDED = "Select up to 3 enemy followers on the field and deal 3 damage divided between them."


def enemies(game, n, defense=9):
    return [game.follower(f"Enemy {i + 1}", defense=defense, on="opponent's field") for i in range(n)]


# -- 10.6.2.3: targets
def test_targets_are_selected_as_the_card_is_played_before_it_is_paid(sve):
    game = sve.game(play_points=5)
    one, two = enemies(game, 2)
    bolt = game.spell("Bolt", cost=2, text="Draw a card. Select an enemy follower on the field and deal it 3 damage.")
    game.play(bolt)
    assert game.asked == "target" and game.where().endswith("10.6.2.3 > 10.6.2.3")
    assert game.you.hand == [] and game.you.play_points == 5, "nothing is paid or done yet"
    game.choose(two)
    assert (one.defense, two.defense) == (9, 6) and len(game.you.hand) == 1 and game.you.play_points == 3
    game.shows("10.6.2.3")


def test_a_card_in_a_hidden_zone_is_no_target_and_is_chosen_as_the_effect_is_carried_out(sve):
    game = sve.game(your_hand=2)
    spell = game.spell("Sieve", text="Draw a card. Put a card from your hand on the bottom of your deck.")
    game.play(spell)
    assert game.asked == "choose a card" and len(game.you.hand) == 3, "the drawn card can be chosen too"
    assert [e.kind for e in game.events()].index("played") > 0
    game.choose(game.you.hand[0])
    assert len(game.you.hand) == 2
    game.shows("10.6.2.8.2")


def test_a_number_of_targets_must_be_met_and_can_not_be_declined(sve):
    game = sve.game()
    one, two, three = enemies(game, 3)
    spell = game.spell("Volley", text=SELECT_TWO)
    game.play(spell)
    assert set(game.options()) == {one, two, three}, "there is no way to decline"
    game.choose(three)
    assert set(game.options()) == {one, two}
    game.choose(one)
    assert (one.defense, two.defense, three.defense) == (8, 9, 8)
    game.shows("10.6.2.3.1")


def test_up_to_a_number_may_be_none(sve):
    for chosen in (0, 1, 2):
        game = sve.game()
        targets = enemies(game, 3)
        spell = game.spell("Volley", text="Select up to 2 enemy followers on the field and deal them 1 damage.")
        game.play(spell)
        assert "done" in game.options()
        game.choose(*targets[:chosen], *(["done"] if chosen < 2 else []))
        assert sum(9 - target.defense for target in targets) == chosen and game.asked == "main phase"
        game.shows("10.6.2.3.2")


def test_up_to_a_number_can_be_played_without_any_target(sve):
    game = sve.game()
    spell = game.spell("Volley", text="Select up to 2 enemy followers on the field and deal them 1 damage. Draw a card.")
    game.play(spell)
    assert len(game.you.hand) == 1
    game.shows("10.6.2.3.2")


def test_any_number_may_be_all_or_none(sve):
    for chosen in (0, 4):
        game = sve.game()
        targets = enemies(game, 4)
        spell = game.spell("Gale", text="Select any number of enemy followers on the field and return them to their owners' hands.")
        game.play(spell, *targets[:chosen], *(["done"] if chosen < 4 else []))
        assert len(game.opponent.hand) == chosen
        game.shows("10.6.2.3.2")


def test_too_few_targets_make_the_play_illegal(sve):
    game = sve.game(play_points=5)
    enemies(game, 1)
    spell = game.spell("Volley", text=SELECT_TWO)
    assert game.why_not("play", spell).clause == "10.6.2.3.3"
    assert spell.zone == "hand" and game.you.play_points == 5
    game.shows("10.6.2.3.3", "10.6.2.1.2")


def test_an_ability_that_lacks_its_target_can_not_be_played_either(sve):
    game = sve.game()
    cannon = game.amulet("Cannon", text="[act] [engage]: Select an enemy follower on the field and deal it 1 damage.")
    assert game.why_not("use", cannon).clause == "10.6.2.3.3" and not cannon.engaged
    game.shows("10.6.2.3.3")


def test_the_card_itself_is_gone_from_where_it_was_when_targets_are_selected(sve):
    game = sve.game()
    alone = game.spell("Alone", zone="your EX area", text="Select a card in your EX area and banish it.")
    assert game.why_not("play", alone).clause == "10.6.2.3.3", "it would be in the resolution zone"
    game.shows("10.6.2.3.3", "10.6.2.1.2")


# -- 10.6.2.4: dividing
def test_how_a_value_is_divided_is_settled_after_the_targets_as_the_card_is_played(sve):
    game = sve.game(play_points=5)
    one, two, three = enemies(game, 3)
    spell = game.spell("Hail", text=DIVIDED)
    game.play(spell, one, three, "done")
    assert game.asked == "divide" and game.options() == [1, 2] and game.you.play_points == 5
    game.choose(2)
    assert (one.defense, two.defense, three.defense) == (7, 9, 8)
    game.shows("10.6.2.4", "10.6.2.4.2")


def test_without_targets_nothing_is_divided(sve):
    game = sve.game()
    one, *_ = enemies(game, 2)
    spell = game.spell("Hail", text=DIVIDED + " Draw a card.")
    game.play(spell, "done")
    assert one.defense == 9 and game.events("damage") == [] and len(game.you.hand) == 1
    game.shows("10.6.2.4.1")


def test_each_target_gets_at_least_one_unit_so_there_are_no_more_targets_than_units(sve):
    game = sve.game()
    targets = enemies(game, 4)
    spell = game.spell("Hail", text="Select any number of enemy followers on the field and deal 2 damage divided between them.")
    game.play(spell, targets[0], targets[1])
    assert game.asked == "main phase", "a third one could get nothing; two get one each"
    assert [target.defense for target in targets] == [8, 8, 9, 9]
    game.shows("10.6.2.4.2")


def test_the_value_may_go_to_one_target_alone(sve):
    game = sve.game()
    one, *_ = enemies(game, 3)
    spell = game.spell("Hail", text=DIVIDED)
    game.play(spell, one, "done")
    assert one.defense == 6
    game.shows("10.6.2.4")


def test_more_fixed_targets_than_units_make_the_play_illegal(sve):
    game = sve.game(play_points=5)
    enemies(game, 3)
    spell = game.spell("Drizzle", text="Select 3 enemy followers on the field and deal 2 damage divided between them.")
    assert game.why_not("play", spell) is not None
    assert "play Drizzle" not in game.options() and spell.zone == "hand"
    game.shows("10.6.2.4.2.1", "10.6.2.3.3")


def test_a_value_that_is_too_small_at_the_moment_makes_the_play_illegal(sve):
    def table(cards):
        game = sve.game(your_ex_area=cards)
        enemies(game, 2)
        text = "Select 2 enemy followers on the field and deal X damage divided between them. "
        spell = game.spell("Swarm", text=text + "X equals the number of cards in your EX area.")
        return game, spell

    game, spell = table(1)
    assert game.why_not("play", spell) is not None
    game.shows("10.6.2.4.2.1")
    game, spell = table(3)
    game.play(spell, 1)
    assert {card.defense for card in game.opponent.field} == {8, 7}
