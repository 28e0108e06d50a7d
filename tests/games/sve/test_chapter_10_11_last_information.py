"""10.11 and 10.12: final card information, and the source of effects and damage."""

OATH = "Select a follower on your field and give it [attack]+2."


# -- 10.11: as it last was
def test_a_card_that_has_changed_zones_is_as_it_last_was_there(sve):
    """Destroyed first, asked for its attack afterwards: 3, as it was on the field."""
    game = sve.game()
    knight = game.follower("Knight", attack=1)
    oath = game.spell("Oath", text=OATH)
    text = "Select a follower on your field and destroy it. Give your leader [defense]+X. X equals its attack."
    rite = game.spell("Rite", text=text)
    game.play(oath)
    game.play(rite)
    assert knight.zone == "cemetery" and knight.attack == 1
    assert game.you.defense == 23
    game.shows("10.11.1")


def test_its_leader_is_that_of_the_player_who_controlled_it_last(sve):
    game = sve.game()
    spy = game.follower("Spy", on="opponent's field", owner="you")
    doom = game.spell("Doom", text="Select an enemy follower on the field and destroy it. Deal 2 damage to its leader.")
    game.play(doom)
    assert spy.zone == "cemetery" and (game.you.defense, game.opponent.defense) == (20, 18)
    game.shows("10.11.1")


def test_a_stolen_card_has_not_changed_zones(sve):
    """From field to field it is the same card: its present information counts."""
    game = sve.game()
    spy = game.follower("Spy", attack=2, on="opponent's field")
    game.amulet("Forge", text="Each follower on your field has [attack]+3.")
    text = "Select an enemy follower on the field and steal it. Give your leader [defense]+X. X equals its attack."
    bribe = game.spell("Bribe", text=text)
    game.play(bribe)
    assert spy in game.you.field and game.you.defense == 25 and not game.ran("10.11.1")


# -- 10.12.1: the source of an effect
def test_the_source_of_an_effect_is_the_card_with_the_ability(sve):
    game = sve.game()
    archer = game.follower("Archer", text="[act] [engage]: Deal 2 damage to each enemy leader.")
    spell = game.spell("Bolt", text="Deal 1 damage to each enemy leader.")
    game.use(archer)
    game.play(spell)
    assert [(e.source, e.amount) for e in game.events("damage")] == [(archer, 2), (spell, 1)]
    game.shows("10.12.1.1", "10.12.2.2")


def test_an_evolved_card_s_ability_has_the_card_on_the_field_as_its_source(sve):
    game = sve.game()
    page = game.follower("Page", text="[evolve] [cost01]: Evolve this follower.")
    game.evolved("Page", attack=3, defense=3, text="On Evolve - Deal 2 damage to each enemy leader.")
    game.use(page)
    game.until_quiet()
    assert [e.source for e in game.events("damage")] == [page]
    game.shows("10.12.1.1")


def test_rules_handling_is_no_effect_and_has_no_source(sve):
    """What can't be destroyed by abilities is destroyed by its damage all the same."""
    game = sve.game()
    colossus = game.follower("Colossus", defense=1, on="opponent's field", text="This card can't be destroyed by abilities.")
    doom = game.spell("Doom", text="Select an enemy follower on the field and destroy it.")
    bolt = game.spell("Bolt", text="Select an enemy follower on the field and deal it 1 damage.")
    game.play(doom)
    assert colossus.zone == "field"
    game.play(bolt)
    (death,) = [e for e in game.events("move") if e.card == colossus]
    assert colossus.zone == "cemetery" and death.source is None and death.clause == "11.3.1"
    game.shows("10.12.1.2")


# -- 10.12.2: the source of damage
def test_the_source_of_attack_damage_is_the_follower(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=5)
    enemy = game.follower("Enemy", attack=1, defense=5, on="opponent's field", engaged=True)
    game.attack(knight, enemy)
    assert {(e.source, e.card, e.amount) for e in game.events("damage")} == {(knight, enemy, 2), (enemy, knight, 1)}
    game.shows("10.12.2.1")


def test_a_change_to_the_damage_that_something_deals_is_about_damage_whose_source_it_is(sve):
    game = sve.game()
    text = "If this follower would deal damage, it deals that much plus 1 instead.\n"
    text += "[act] [engage]: Deal 2 damage to each enemy leader."
    archer = game.follower("Archer", attack=2, text=text)
    knight = game.follower("Knight", attack=2)
    bolt = game.spell("Bolt", text="Deal 2 damage to each enemy leader.")
    game.play(bolt)
    assert game.opponent.defense == 18
    game.attack(knight, game.opponent.leader)
    assert game.opponent.defense == 16
    game.use(archer)
    assert game.opponent.defense == 13, "its own damage: 3"
    game.shows("10.12.2.3")
