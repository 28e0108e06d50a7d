"""10.7.4: abilities that trigger when cards change zones, and which information of the card counts."""

OATH = "Select a follower on your field and give it [attack]+2."
EX_OATH = "Select a card in your EX area and give it [attack]+2."


def any_order(game):
    """Abilities wait whose order makes no difference: take them as they come."""
    while game.asked == "which pending ability":
        game.table.apply(0)


# -- 10.7.4.1.1: between public and hidden zones, the public one
def test_from_a_public_to_a_hidden_zone_the_information_in_the_public_zone_counts(sve):
    game = sve.game()
    text = "Whenever a follower with 3 attack or more is put from your EX area into your hand, give your leader [defense]+1."
    game.amulet("Bell", text=text)
    strong = game.follower("Strong", attack=1, zone="your EX area")
    weak = game.follower("Weak", attack=1, zone="your EX area")
    oath = game.spell("Oath", text=EX_OATH)
    fetch = game.spell("Fetch", text="Put each card from your EX area into your hand.")
    game.play(oath, strong)
    game.play(fetch)
    assert {strong.zone, weak.zone} == {"hand"} and strong.attack == 1
    assert game.you.defense == 21, "one of them had 3 attack"
    game.shows("10.7.4.1.1")


def test_from_a_hidden_to_a_public_zone_the_information_in_the_public_zone_counts(sve):
    """The follower is in the EX area when it is looked at: there it has 3 attack."""
    game = sve.game()
    game.amulet("Altar", text="Each follower in your EX area has [attack]+2.")
    text = "Whenever a follower with 3 attack or more is put from your hand into your EX area, give your leader [defense]+1."
    game.amulet("Bell", text=text)
    scout = game.follower("Scout", attack=1, zone="your hand")
    lay = game.spell("Lay", text="Put a card from your hand into your EX area.")
    game.play(lay)
    assert scout.zone == "EX area" and scout.attack == 3 and game.you.defense == 21
    game.shows("10.7.4.1.1", "10.9.3.1")


# -- 10.7.4.1.2: from the field, the field
def test_from_the_field_the_information_on_the_field_counts(sve):
    game = sve.game()
    game.amulet("Bell", text="Whenever a follower with 3 attack or more on your field is destroyed, give your leader [defense]+1.")
    strong = game.follower("Strong", attack=1)
    weak = game.follower("Weak", attack=1)
    oath = game.spell("Oath", text=OATH)
    doom = game.spell("Doom", text="Destroy each follower on your field.")
    game.play(oath, strong)
    game.play(doom)
    any_order(game)
    assert {strong.zone, weak.zone} == {"cemetery"} and strong.attack == 1, "in the cemetery it is as printed"
    assert game.you.defense == 21
    game.shows("10.7.4.1.2")


def test_keywords_that_it_had_on_the_field_count(sve):
    game = sve.game()
    game.amulet("Bell", text="Whenever a follower with Ward on your field is destroyed, give your leader [defense]+1.")
    game.amulet("Wall", text="Each Golem follower on your field has Ward.")
    golem = game.follower("Golem", traits="Golem")
    plain = game.follower("Plain")
    doom = game.spell("Doom", text="Select 2 followers on your field and destroy them.")
    game.play(doom)
    assert golem.zone == plain.zone == "cemetery" and game.you.defense == 21
    game.shows("10.7.4.1.2")


def test_an_evolved_card_leaves_as_the_evolved_card(sve):
    game = sve.game()
    page = game.follower(
        "Page", evolved_into=game.evolved("Page", attack=4, text="[lastwords] Give your leader [defense]+5."),
    )
    doom = game.spell("Doom", text="Select a follower on your field and destroy it.")
    game.play(doom)
    assert page.zone == "cemetery" and game.you.defense == 25
    game.shows("10.7.4.1.2")


def test_how_much_of_it_counts_as_it_was_on_the_field(sve):
    game = sve.game()
    giant = game.follower("Giant", attack=2, text="[lastwords] Give your leader [defense]+X. X equals this follower's attack.")
    oath = game.spell("Oath", text=OATH)
    doom = game.spell("Doom", text="Select a follower on your field and destroy it.")
    game.play(oath)
    assert giant.attack == 4
    game.play(doom)
    assert game.you.defense == 24
    game.shows("10.7.4.1.2", "10.11.1")


# -- 10.7.4.1.3: between other public zones, the new one
def test_between_other_public_zones_the_information_in_the_new_zone_counts(sve):
    """In the EX area it had 3 attack, in the cemetery it has 1."""
    game = sve.game()
    text = "Whenever a follower with 3 attack or more is put from your EX area into your cemetery, draw a card."
    game.amulet("Strong bell", text=text)
    game.amulet("Bell", text="Whenever a follower is put from your EX area into your cemetery, give your leader [defense]+1.")
    scout = game.follower("Scout", attack=1, zone="your EX area")
    oath = game.spell("Oath", text=EX_OATH)
    drop = game.spell("Drop", text="Put each card from your EX area into your cemetery.")
    game.play(oath)
    assert scout.attack == 3
    game.play(drop)
    assert scout.zone == "cemetery" and game.you.defense == 21 and game.you.hand == []
    game.shows("10.7.4.1.3")


# -- 10.7.4.2: at the same time
def test_a_card_that_leaves_sees_what_leaves_with_it(sve):
    game = sve.game()
    text = "When another follower on your field is destroyed, give your leader [defense]+1."
    game.follower("Left", text=text)
    game.follower("Right", text=text)
    doom = game.spell("Doom", text="Destroy each follower on your field.")
    game.play(doom)
    any_order(game)
    assert game.you.field == [] and game.you.defense == 22
    game.shows("10.7.4.2")


def test_a_card_that_enters_sees_what_enters_with_it(sve):
    game = sve.game()
    text = "Whenever another follower is put onto your field, give your leader [defense]+1."
    game.follower("Left", zone="your cemetery", text=text)
    game.follower("Right", zone="your cemetery", text=text)
    rise = game.spell("Rise", text="Select 2 followers in your cemetery and summon them.")
    game.play(rise)
    any_order(game)
    assert len(game.you.field) == 2 and game.you.defense == 22
    game.shows("10.7.4.2")


# -- 10.7.4.3: from field to field
def test_a_stolen_card_is_not_put_onto_the_field(sve):
    game = sve.game()
    game.amulet("Bell", text="Whenever a follower is put onto your field, give your leader [defense]+1.")
    spy = game.follower("Spy", on="opponent's field", cost=2, text="[fanfare] Draw a card.")
    bribe = game.card("Silver Tongue", "your hand")
    game.play(bribe)
    assert spy in game.you.field and game.you.defense == 20 and game.you.hand == [] and game.opponent.hand == []
    game.shows("10.7.4.3")
