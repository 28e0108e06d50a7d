"""Tokens are created; cards are transformed into tokens."""


def test_tokens_come_onto_the_field(sve):
    game = sve.game()
    spell = game.spell("Muster", text="Summon 2 Knight tokens. Give them Rush.")
    game.play(spell)
    knights = game.all("Knight", "your field")
    assert len(knights) == 2 and all(k.owner == "you" and "rush" in k.keywords for k in knights)
    game.shows("5.4.2.1", "5.4.2.2", "9.1.2.3")


def test_tokens_in_the_ex_area_of_each_player(sve):
    game = sve.game()
    spell = game.spell("Gifts", text="Each player puts a Fairy token into their EX area.")
    game.play(spell)
    assert [card.name for card in game.you.EX_area] == [card.name for card in game.opponent.EX_area] == ["Fairy"]
    assert game.opponent.EX_area[0].owner == "opponent"


def test_only_as_many_as_fit(sve):
    game = sve.game()
    spell = game.spell("Muster", text="Summon 3 Knight tokens.")
    for name in "1234":
        game.follower(name)
    game.play(spell)
    game.until_quiet()
    if game.asked == "which fit":
        game.choose(game.options()[0])
    assert len(game.all("Knight", "your field")) == 1
    game.shows("4.4.4.2")


def test_one_of_two_names(sve):
    game = sve.game()
    spell = game.spell("Muster", text="Put a Steelclad Knight or Shield Guardian token into your EX area.")
    game.play(spell, 2)
    assert [card.name for card in game.you.EX_area] == ["Shield Guardian"]


def test_its_controller_summons(sve):
    game = sve.game()
    text = "Select a follower on the field and destroy it. Its controller summons a Dragon token."
    spell = game.spell("Hatch", text=text)
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(spell)
    assert enemy.zone == "cemetery" and [card.name for card in game.opponent.field] == ["Dragon"]


def test_transforming_banishes_and_creates(sve):
    game = sve.game()
    spell = game.spell("Hex", text="Select an enemy follower on the field and transform it into a Fairy token.")
    big = game.follower("Big", on="opponent's field", attack=9)
    game.play(spell)
    assert big.zone == "banished zone" and [card.name for card in game.opponent.field] == ["Fairy"]
    game.shows("5.16.1")


def test_transforming_on_a_full_field(sve):
    game = sve.game()
    spell = game.spell("Hex", text="Select an enemy follower on the field and transform it into a Fairy token.")
    foes = [game.follower(name, on="opponent's field") for name in "12345"]
    game.play(spell, foes[2])
    assert foes[2].zone == "banished zone" and len(game.opponent.field) == 5


def test_transforming_in_the_ex_area(sve):
    game = sve.game()
    spell = game.spell("Polish", text="Select a Puppet in your EX area and transform it into a Victoria token.")
    game.card("Puppet", "your EX area")
    game.play(spell)
    assert [card.name for card in game.you.EX_area] == ["Victoria"]


def test_a_banished_token_is_gone(sve):
    game = sve.game()
    spell = game.spell("Clean", text="Banish each follower on your field. Draw a card.")
    game.card("Knight", "your field")
    game.play(spell)
    assert game.you.banished_zone == [] and len(game.you.hand) == 1
    game.shows("9.1.4.3")
