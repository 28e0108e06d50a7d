"""10.6.2.7 and 10.6.2.8: a card or ability counts as played, and is resolved."""


def kinds(game):
    return [e.verb or e.kind for e in game.events()]


def test_a_card_counts_as_played_once_it_is_paid_and_before_it_is_resolved(sve):
    game = sve.game()
    game.amulet("Bell", text="Whenever you play a follower, give your leader [defense]+1.")
    knight = game.follower("Knight", zone="your hand", text="[fanfare] Draw a card.")
    game.play(knight, knight)
    happened = kinds(game)
    assert happened.index("number") < happened.index("played") < happened.index("resolve")
    assert game.you.defense == 21
    game.shows("10.6.2.7", "10.6.2.8")


def test_a_play_that_is_taken_back_was_no_play(sve):
    game = sve.game()
    game.amulet("Bell", text="Whenever you play a follower, give your leader [defense]+1.")
    game.amulet("Sediment", text="Stack.", counters={"stack": 2})
    for _ in range(3):
        game.follower("Idle")
    heir = game.follower("Heir", zone="your hand", text="As an additional cost to play this card, bury an amulet with Stack.")
    game.play(heir)
    assert heir.zone == "hand" and game.you.defense == 20 and game.pending == []
    game.shows("10.6.2.6", "8.1.2")


# -- 10.6.2.8.1: followers and amulets
def test_followers_and_amulets_go_to_the_field(sve):
    game = sve.game()
    knight = game.follower("Knight", zone="your hand")
    idol = game.amulet("Idol", zone="your EX area")
    game.play(knight)
    game.play(idol)
    assert set(game.you.field) == {knight, idol}
    game.shows("10.6.2.8", "10.6.2.8.1")


# -- 10.6.2.8.2: spells and abilities
def test_effects_are_performed_in_the_written_order(sve):
    game = sve.game()
    first = game.spell("Rest", text="Give your leader [defense]+2. Draw a card. Deal 1 damage to each enemy leader.")
    game.play(first)
    assert kinds(game)[-4:] == ["number", "draw", "damage", "put"]
    game.shows("10.6.2.8.2", "10.8.1")


def test_the_written_order_counts(sve):
    """Each effect sees what the ones before it have done."""
    game = sve.game()
    knight = game.follower("Knight", attack=1)
    spell = game.spell("March", text="Summon a Fairy token. Give each follower on your field [attack]+2. Summon a Ghost token.")
    game.play(spell)
    assert (knight.attack, game.find("Fairy").attack) == (3, 3)
    assert game.find("Ghost").attack == 1
    game.shows("10.6.2.8.2")


def test_an_ability_is_resolved_though_its_card_has_left(sve):
    game = sve.game()
    well = game.amulet("Well", text="[act] [engage], bury this card: Draw 2 cards.")
    martyr = game.follower("Martyr", defense=1, text="[lastwords] Give your leader [defense]+3.")
    spell = game.spell("Blow", text="Select a follower on your field and destroy it.")
    game.use(well)
    assert well.zone == "cemetery" and len(game.you.hand) == 3
    game.play(spell, martyr)
    assert martyr.zone == "cemetery" and game.you.defense == 23
    game.shows("10.6.2.8.2.1")


def test_chosen_options_are_executed_in_the_listed_order(sve):
    game = sve.game()
    text = "Choose 2. (1) Draw a card. (2) Give your leader [defense]+2. (3) Deal 1 damage to each enemy leader."
    spell = game.spell("Both", text=text)
    game.play(spell, 3, 1)
    assert [kind for kind in kinds(game) if kind in ("draw", "damage")] == ["draw", "damage"]
    assert game.you.defense == 20 and game.opponent.defense == 19
    game.shows("10.6.2.8.2.2")


def test_a_resolved_spell_goes_to_its_owner_s_cemetery(sve):
    game = sve.game()
    spell = game.spell("Hymn", text="Draw a card.")
    borrowed = game.spell("Borrowed", owner="opponent", text="Draw a card.")
    game.play(spell)
    game.play(borrowed)
    assert spell in game.you.cemetery and borrowed in game.opponent.cemetery
    assert game.table.zone(8, 0) == [], "nothing stays in the resolution zone"
    game.shows("10.6.2.8.2.3")


# -- 10.7.7, 10.6.2: abilities that lack a target
def test_a_pending_ability_without_a_target_is_not_played(sve):
    game = sve.game()
    text = "[fanfare] Select an enemy follower on the field and destroy it. Draw a card."
    hunter = game.follower("Hunter", zone="your hand", text=text)
    game.play(hunter)
    assert game.you.hand == [] and game.pending == [] and hunter.zone == "field"
    game.shows("10.7.3.2")
