"""10.10: replacement effects."""

PLUS_ONE = "If this follower would deal damage, it deals that much plus 1 instead."
AT_MOST_THREE = "If your leader would take more than 3 damage, it takes 3 instead."
MINUS_TWO = "If your leader would take damage, it takes that much minus 2 instead."
TO_HAND = "If a follower on your field would be destroyed, return it to its owner's hand instead."
BANISHED = "If a follower would be destroyed, banish it instead."


# -- 10.10.1
def test_the_event_does_not_occur_and_another_one_does_instead(sve):
    game = sve.game()
    phoenix = game.card("Ember Phoenix", "your field")
    doom = game.spell("Doom", text="Select a follower on your field and destroy it.")
    game.play(doom)
    assert phoenix.zone == "EX area"
    assert [e.goal for e in game.events("move") if e.card == phoenix] == ["EX area"]
    game.shows("10.10.1")


def test_the_replaced_event_is_as_if_it_had_never_been(sve):
    game = sve.game()
    game.follower("Ferryman", text="If an enemy follower would be put from the field into the cemetery, banish it instead.")
    martyr = game.follower("Martyr", defense=1, on="opponent's field", text="[lastwords] Give your leader [defense]+5.")
    game.amulet("Bell", text="Whenever an enemy follower is destroyed, draw a card.")
    bolt = game.spell("Bolt", text="Select an enemy follower on the field and deal it 1 damage.")
    game.play(bolt)
    assert martyr.zone == "banished zone"
    assert game.opponent.defense == 20 and game.you.hand == [], "nobody has seen it go to the cemetery or be destroyed"
    game.shows("10.10.1", "10.10.1.1")


def test_damage_that_is_prevented_was_not_dealt(sve):
    game = sve.game()
    umbrella = game.card("Paper Umbrella", "your hand")
    game.amulet("Bell", text="Whenever your leader takes damage, draw a card.")
    blow = game.spell("Blow", text="Deal 2 damage to your leader.")
    again = game.spell("Again", text="Deal 2 damage to your leader.")
    game.play(umbrella)
    game.play(blow)
    assert game.you.defense == 20 and game.events("damage") == [] and len(game.you.hand) == 1
    game.play(again)
    assert game.you.defense == 18 and len(game.you.hand) == 1, "only the next time; now the Bell rings"
    game.shows("10.10.1", "10.10.1.1")


# -- 10.10.2: several
def test_the_affected_player_decides_in_which_order_they_are_applied(sve):
    """5 damage: at most 3 and then 2 less is 1; 2 less and then at most 3 is 3."""
    def hit(first):
        game = sve.game(active="opponent")
        cap = game.amulet("Cap", text=AT_MOST_THREE, on="your field")
        less = game.amulet("Less", text=MINUS_TWO, on="your field")
        blow = game.spell("Blow", zone="opponent's hand", text="Deal 5 damage to each enemy leader.")
        game.play(blow)
        assert game.decides == "you" and game.asked == "which replacement", "not the player who deals it"
        game.choose({"cap": cap, "less": less}[first])
        return game

    assert hit("cap").you.defense == 19
    game = hit("less")
    assert game.you.defense == 17
    game.shows("10.10.2", "10.10.2.3")


def test_for_a_card_its_controller_decides(sve):
    """The follower was stolen: its owner has no say, though it would go to the owner's cemetery."""
    def destroyed(first):
        game = sve.game(active="opponent")
        stolen = game.follower("Stolen", on="your field", owner="opponent")
        game.amulet("Home", text=TO_HAND, on="your field")
        game.amulet("Void", text=BANISHED, on="opponent's field")
        doom = game.spell("Doom", zone="opponent's hand", text="Select an enemy follower on the field and destroy it.")
        game.play(doom)
        assert game.decides == "you"
        game.choose(first)
        return game, stolen

    game, stolen = destroyed("Home")
    assert stolen in game.opponent.hand
    game, stolen = destroyed("Void")
    assert stolen.zone == "banished zone"
    game.shows("10.10.2.1", "10.10.2.2")


def test_each_effect_is_applied_once_at_most_to_an_event(sve):
    """Two followers make it 1 more each; neither does so again because of the other."""
    game = sve.game()
    archer = game.follower("Archer", attack=1, text=PLUS_ONE)
    game.amulet("Horn", text="If a follower on your field would deal damage, it deals that much plus 1 instead.")
    game.attack(archer, game.opponent.leader)
    while game.asked == "which replacement":
        game.table.apply(0)
    assert game.opponent.defense == 17, "1 + 1 + 1"
    game.shows("10.10.2.3")


def test_after_a_replacement_the_others_look_at_the_new_event(sve):
    """Returned to hand, it would not be destroyed any more: the second effect has nothing to replace."""
    game = sve.game()
    knight = game.follower("Knight")
    game.amulet("Home", text=TO_HAND)
    game.amulet("Void", text=BANISHED)
    doom = game.spell("Doom", text="Select a follower on your field and destroy it.")
    game.play(doom, "Home")
    assert knight.zone == "hand" and game.asked == "main phase"
    game.shows("10.10.2", "10.10.2.2")


# -- 10.10.2.4
def test_effects_that_set_a_cost_come_before_those_that_raise_or_lower_it(sve):
    game = sve.game()
    game.card("Bookbinder", "your field")  # the first spell costs 1 less
    spell = game.spell("Hymn", cost=6, zone="your EX area", text="Draw a card.")
    bin = game.amulet("Bin", text="[act] [engage]: Select a card in your EX area. It costs 3 to play this turn.")
    game.use(bin)
    game.play(spell)
    assert game.you.play_points == 8, "3, then 1 less"
    game.shows("10.10.2.4", "10.6.2.5.1.2")


# -- 10.10.2.5: self-replacement
def test_self_replacement_comes_before_other_replacement_effects(sve):
    """With Combo it deals 5 instead of 2, and only then at most 3. The other way round it would be 5 after all."""
    game = sve.game()
    game.amulet("Cap", text=AT_MOST_THREE, on="opponent's field")
    first = game.spell("First", text="Deal 2 damage to each enemy leader. Combo (2) - Deal 5 damage instead.")
    second = game.spell("Second", text="Deal 2 damage to each enemy leader. Combo (2) - Deal 5 damage instead.")
    game.play(first)
    assert game.opponent.defense == 18
    game.play(second)
    assert game.opponent.defense == 15 and game.asked == "main phase"
    game.shows("10.10.2.5.1", "10.10.1")


# -- 10.10.3
def test_an_arriving_card_is_looked_at_as_it_will_be_on_the_field(sve):
    """Ward, which the Golem will have there, lets it come engaged."""
    game = sve.game()
    game.card("Banner of the Clay Host", "your field")  # Golems have Ward
    golem = game.follower("Golem", traits="Golem", zone="your hand")
    plain = game.follower("Plain", zone="your hand")
    game.play(plain)
    assert plain.zone == "field" and game.asked == "main phase"
    game.play(golem)
    assert game.asked == "which replacement"
    game.choose(golem)
    assert golem.zone == "field" and golem.engaged
    game.shows("10.10.3")


def test_an_arriving_card_may_bring_the_effect_itself(sve):
    game = sve.game()
    banner = game.card("Banner of the Clay Host", "your hand")  # a Golem too
    game.play(banner)
    assert game.asked == "which replacement"
    game.choose(banner)
    assert banner.engaged
    game.shows("10.10.3")


def test_two_that_are_destroyed_for_each_other_are_so_once(sve):
    """10.10.2.3: One would be, so Two would be, so One is: the effect of Two has been applied."""
    game = sve.game()
    text = "If another follower on your field would be destroyed, destroy this follower instead."
    one, two = game.follower("One", text=text), game.follower("Two", text=text)
    game.play(game.spell("Kill", text="Select a follower on the field and destroy it."), one)
    assert one.zone == "cemetery" and two.zone == "field"
    game.shows("10.10.2.3", "10.10.1")
