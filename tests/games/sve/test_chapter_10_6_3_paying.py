"""10.6.2.5 and 10.6.2.6: the cost of playing, and what happens when a play can't be completed after all."""

BURY_AMULET = "As an additional cost to play this card, bury an amulet."


def snapshot(game):
    """All that lies on the table, as both players see it."""
    return [game.view("you")["players"], game.view("opponent")["players"]]


# -- 10.6.2.5.1: determining
def test_the_cost_is_determined_and_then_paid_in_full(sve):
    game = sve.game(play_points=5)
    spell = game.spell("Hymn", cost=3, text="Draw a card.")
    game.play(spell)
    assert [(e.kind, e.amount) for e in game.events() if e.event.cause == 2] == [("number", -3)]
    game.shows("10.6.2.5", "10.6.2.5.1", "10.6.2.5.1.1")


def test_a_set_cost_comes_before_more_and_less_whatever_came_first(sve):
    """5 is set to 1, then 1 more for the tax: 2. The other way round it would be 1."""
    game = sve.game()
    game.card("Tax Collector", "opponent's field")
    spell = game.spell("Hymn", cost=5, text="Draw a card.", zone="your EX area")
    bin = game.card("Bargain Bin", "your hand")
    game.play(bin, spell)
    assert game.you.play_points == 6, "3, and 1 more"
    game.play(spell)
    assert game.you.play_points == 4
    game.shows("2.5.1", "10.6.2.5.1.1", "10.6.2.5.1.2", "10.10.2.4", "10.2.1.3.3")


def test_a_card_is_not_counted_where_it_was_when_its_cost_is_determined(sve):
    """It costs 3, and 1 less for each card in the EX area: but it has left it when its cost is determined."""
    text = "This card costs 1 less to play for every 1 card in your EX area.\n----------\nRush."
    alone = sve.game(play_points=2)
    titan = alone.follower("Titan", cost=3, text=text, zone="your EX area")
    assert alone.why_not("play", titan).clause == "10.6.2.5.4"
    alone.shows("10.6.2.5.4")
    game = sve.game(play_points=2)
    titan = game.follower("Titan", cost=3, text=text, zone="your EX area")
    game.spell("Hymn", cost=9, text="Draw a card.", zone="your EX area")
    game.play(titan)
    assert titan.zone == "field" and game.you.play_points == 0
    game.shows("10.6.2.5", "10.6.2.1")


def test_less_never_comes_below_zero_and_counts_after_a_set_cost(sve):
    game = sve.game()
    game.card("Bookbinder", "your field")
    hymn = game.spell("Hymn", cost=0, text="Draw a card.")
    game.play(hymn)
    assert game.you.play_points == 10
    game.shows("10.6.2.5.1", "10.6.2.5.3")


def test_added_actions_come_after_the_cards_own_cost(sve):
    game = sve.game(play_points=5)
    follower = game.follower("Gift")
    spell = game.card("Blood Price", "your hand")
    game.play(spell)
    paid = [(e.kind, e.verb or e.amount) for e in game.events() if e.event.cause == 2]
    assert paid == [("number", -1), ("move", "bury")] and follower.zone == "cemetery"
    game.shows("10.6.2.5.1.3", "10.4.2.1")


# -- 10.6.2.5.2, 10.6.2.5.3
def test_a_cost_is_paid_even_if_a_replacement_effect_changes_what_happens(sve):
    game = sve.game()
    phoenix = game.follower("Phoenix", text="If this follower would be put from the field into the cemetery, banish it instead.")
    price = game.card("Blood Price", "your hand")
    game.play(price)
    assert phoenix.zone == "banished zone" and len(game.you.hand) == 2 and game.you.defense == 22
    game.shows("10.6.2.5.2")


def test_a_cost_of_nothing_counts_as_paid(sve):
    game = sve.game(play_points=0)
    shrine = game.amulet("Shrine", text="[act] [cost00]: Draw a card.")
    game.use(shrine)
    assert len(game.you.hand) == 1 and [e for e in game.events() if e.event.cause == 2] == []
    game.shows("10.6.2.5.3")


# -- 10.6.2.5.4: going back
def test_a_cost_that_can_not_be_paid_after_all_takes_the_whole_play_back(sve):
    """It must be buried first, and a buried card can't be engaged."""
    game = sve.game(play_points=5)
    enemy = game.follower("Enemy", defense=5, on="opponent's field")
    text = "[act] [cost01], bury this card, [engage]: Select an enemy follower on the field and deal it 3 damage."
    bomb = game.amulet("Bomb", text=text)
    before = snapshot(game)
    game.use(bomb)
    assert snapshot(game) == before and game.asked == "main phase"
    assert bomb.zone == "field" and not bomb.engaged and enemy.defense == 5
    assert not game.can("use", bomb), "it would lead nowhere again"
    game.shows("10.6.2.5.4", "10.4.2.2", "8.1.2")


def test_other_actions_can_be_done_after_a_play_was_taken_back(sve):
    game = sve.game(play_points=5)
    bomb = game.amulet("Bomb", text="[act] [cost01], bury this card, [engage]: Draw 2 cards.")
    knight = game.follower("Knight", zone="your hand")
    game.use(bomb)
    game.play(knight)
    assert knight.zone == "field" and game.you.play_points == 4 and bomb.zone == "field"
    game.shows("10.6.2.5.4")


# -- 10.6.2.6: room on the field
def test_a_full_field_takes_no_follower_and_no_amulet(sve):
    game = sve.game(your_field=5)
    knight = game.follower("Knight", zone="your hand")
    idol = game.amulet("Idol", zone="your hand")
    spell = game.spell("Hymn", text="Draw a card.")
    assert game.why_not("play", knight).clause == "10.6.2.6"
    assert game.why_not("play", idol).clause == "10.6.2.6"
    assert game.can("play", spell)
    game.shows("10.6.2.6")


def test_room_is_looked_for_after_the_cost_is_paid(sve):
    game = sve.game(your_field=4)
    idol = game.amulet("Idol")
    heir = game.follower("Heir", zone="your hand", text=BURY_AMULET)
    game.play(heir)
    assert idol.zone == "cemetery" and heir.zone == "field" and len(game.you.field) == 5
    game.shows("10.6.2.6", "10.6.2.8.1")


def test_without_room_after_the_cost_the_whole_play_is_taken_back(sve):
    """The amulet with Stack loses a counter instead of its place: the cost is paid, and yet there is no room."""
    game = sve.game(your_field=4, play_points=5)
    sediment = game.amulet("Sediment", text="Stack.", counters={"stack": 2})
    heir = game.follower("Heir", cost=2, zone="your hand", text=BURY_AMULET)
    before = snapshot(game)
    game.play(heir)
    assert snapshot(game) == before and game.asked == "main phase"
    assert heir.zone == "hand" and sediment.counters == {"stack": 2} and len(game.you.field) == 5
    game.shows("10.6.2.6", "10.6.2.5.2", "8.1.2")
