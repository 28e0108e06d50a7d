"""10.4: costs, and how they are paid."""

LAB = "[act] [cost01], [engage], discard a card: Draw 2 cards."


def in_payment(game):
    """What was done in payment, in order."""
    return [(e.kind, e.verb or e.amount) for e in game.events() if e.event.cause == 2]


# -- 10.4.2: paying
def test_paying_is_doing_all_that_the_cost_says_in_its_order(sve):
    game = sve.game(play_points=3, your_hand=1)
    lab = game.amulet("Lab", text=LAB)
    game.use(lab)
    assert in_payment(game) == [("number", -1), ("state", 1), ("move", "discard")]
    assert game.you.play_points == 2 and lab.engaged and len(game.you.cemetery) == 1 and len(game.you.hand) == 2
    game.shows("10.4.2", "10.4.2.1", "10.6.2.5")


def test_the_order_is_the_written_one(sve):
    game = sve.game(play_points=3, your_hand=1)
    lab = game.amulet("Lab", text="[act] Discard a card, [engage], [cost01]: Draw 2 cards.")
    game.use(lab)
    assert in_payment(game) == [("move", "discard"), ("state", 1), ("number", -1)]
    game.shows("10.4.2.1")


def test_a_cost_that_can_not_be_paid_whole_is_not_paid_at_all(sve):
    game = sve.game(play_points=3)
    lab = game.amulet("Lab", text=LAB)
    assert game.why_not("use", lab).clause == "10.6.2.5.4", "there is no card to discard"
    assert game.you.play_points == 3 and not lab.engaged
    game.shows("10.6.2.5.4")


def test_a_cost_inside_an_effect_is_paid_whole_or_not_at_all(sve):
    game = sve.game(play_points=5, your_hand=1)
    scholar = game.follower("Scholar", cost=1, zone="your hand", text="[fanfare] [cost01], discard 2 cards: Draw 3 cards.")
    game.play(scholar)
    assert game.asked == "main phase", "one card in hand: there is nothing to decide"
    assert game.you.play_points == 4 and len(game.you.hand) == 1
    game.shows("10.4.2.2")


# -- 10.4.3: who pays
def test_the_controller_of_the_ability_pays_with_what_is_theirs(sve):
    game = sve.game(active="opponent", your_play_points=2, opponent_play_points=5)
    game.amulet("Tower", on="your field", text="Whenever an enemy follower attacks, [cost01]: Give your leader [defense]+5.")
    raider = game.follower("Raider", attack=2, on="opponent's field")
    game.attack(raider, game.you.leader)
    assert game.decides == "you"
    game.choose("yes")
    assert (game.you.play_points, game.opponent.play_points) == (1, 5)
    game.shows("10.4.3", "10.4.4")


# -- 10.4.4: play points
def test_a_play_point_icon_takes_so_many_play_points_if_there_are_enough(sve):
    game = sve.game(play_points=3)
    well = game.amulet("Well", text="[act] [cost02]: Give your leader [defense]+1.")
    game.use(well)
    assert game.you.play_points == 1 and game.you.defense == 21
    assert game.why_not("use", well).clause == "10.6.2.5.4"
    assert game.you.play_points == 1
    game.shows("10.4.4")


def test_a_changed_cost_changes_what_is_paid_and_not_what_the_card_says(sve):
    game = sve.game(active="opponent")
    game.card("Tax Collector", "your field")
    spell = game.spell("Hymn", cost=2, zone="opponent's hand", text="Draw a card.")
    game.play(spell)
    assert game.opponent.play_points == 7 and spell.cost == 2
    game.shows("10.4.4.1", "10.2.1.3.3")


# -- 10.4.5: numbers that a cost raises or lowers
def test_a_cost_can_not_take_more_of_a_number_than_there_is(sve):
    def table(embers):
        game = sve.game()
        adept = game.follower(
            "Adept", counters={"ember": embers}, text="[act] Remove 3 ember counters from this card: Draw a card."
        )
        return game, adept

    game, adept = table(2)
    assert game.why_not("use", adept).clause == "10.6.2.5.4" and adept.counters == {"ember": 2}
    game.shows("10.4.5")
    game, adept = table(3)
    game.use(adept)
    assert adept.counters == {} and len(game.you.hand) == 1
    game.shows("10.4.5")


def test_a_cost_can_not_lower_defense_below_zero(sve):
    game = sve.game(your_leader_defense=4)
    idol = game.amulet("Idol", text="[act] Give your leader [defense]-3: Draw a card.")
    game.use(idol)
    assert game.you.defense == 1 and len(game.you.hand) == 1
    assert game.why_not("use", idol).clause == "10.6.2.5.4"
    game.shows("10.4.5.1")


def test_a_cost_can_not_raise_a_number_above_its_limit(sve):
    game = sve.game(your_maximum=9, your_play_points=9)
    idol = game.amulet("Idol", text="[act] Increase your maximum play points by 1: Draw a card.")
    game.use(idol)
    assert game.you.maximum == 10 and len(game.you.hand) == 1
    assert game.why_not("use", idol).clause == "10.6.2.5.4", "10 is the limit (3.2.4.1)"
    game.shows("10.4.5.1")


# -- 10.4.6: engaging
def test_the_engage_icon_engages_this_card_if_it_is_reserved_on_the_field(sve):
    game = sve.game()
    ready = game.amulet("Ready", text="[act] [engage]: Draw a card.")
    tired = game.amulet("Tired", text="[act] [engage]: Draw a card.", engaged=True)
    assert game.why_not("use", tired).clause == "10.6.2.5.4"
    game.use(ready)
    assert ready.engaged and game.why_not("use", ready).clause == "10.6.2.5.4"
    game.shows("10.4.6")


def test_a_cost_may_engage_another_card(sve):
    game = sve.game()
    drill = game.amulet("Drill", text="[act] Engage a follower on your field: Draw a card.")
    game.follower("Tired", engaged=True)
    ready = game.follower("Ready")
    game.use(drill)
    assert ready.engaged and not drill.engaged and len(game.you.hand) == 1
    assert game.why_not("use", drill).clause == "10.6.2.5.4", "nobody is reserved any more"
    game.shows("10.4.6")


def test_a_card_can_be_engaged_in_the_turn_in_which_it_came(sve):
    game = sve.game()
    sage = game.follower("Sage", zone="your hand", text="[act] [engage]: Draw a card.")
    game.play(sage)
    assert not game.can("attack", sage)
    game.use(sage)
    assert sage.engaged
    game.shows("10.4.6.1")


# -- 10.4.7: costs in other abilities
def test_what_a_paid_cost_buys_goes_to_the_end_of_the_paragraph(sve):
    def played(answer):
        game = sve.game(your_hand=1)
        text = "[fanfare] Discard a card: Draw 2 cards. Give your leader [defense]+1.\nWhen this follower attacks, draw a card."
        game.play(game.follower("Merchant", zone="your hand", text=text), answer)
        return game

    paid, declined = played("yes"), played("no")
    assert len(paid.you.hand) == 2 and paid.you.defense == 21
    assert len(declined.you.hand) == 1 and declined.you.defense == 20, "both sentences belong to the cost"
    paid.shows("10.4.7", "10.4.7.2")


def test_what_an_option_with_a_cost_buys_ends_with_the_option(sve):
    game = sve.game(your_hand=1)
    spell = game.spell("Offer", text="Choose 2. (1) Discard a card: Draw 2 cards. (2) Give your leader [defense]+1.")
    game.play(spell, 1, "no")
    assert game.you.defense == 21, "option (2) is not bought"
    assert len(game.you.hand) == 1
    game.shows("10.4.7.2")


def test_a_process_when_playing_a_card_is_chosen_as_it_is_played(sve):
    game = sve.game()
    enemy = game.follower("Enemy", defense=9, on="opponent's field")
    idle = game.follower("Idle", zone="your hand")
    cheap = game.card("Barter", "your hand")
    full = game.card("Barter", "your hand", label="second Barter")
    game.play(cheap, "yes", idle)
    assert game.you.play_points == 8, "2 less, for the discarded card"
    assert enemy.defense == 5
    game.play(full)
    assert game.you.play_points == 4, "no card is left to discard"
    game.shows("10.4.7.3", "10.6.2.2.1", "10.6.2.5.1.3")


def test_a_process_in_a_spell_is_chosen_as_it_resolves(sve):
    def played(answer):
        game = sve.game(your_hand=1)
        game.play(game.spell("Study", cost=1, text="Discard a card: Draw 3 cards."), answer)
        return game

    paid, declined = played("yes"), played("no")
    happened = [e.verb or e.kind for e in paid.events()]
    assert happened.index("played") < happened.index("discard"), "not as it was played"
    assert len(paid.you.hand) == 3
    assert len(declined.you.hand) == 1
    paid.shows("10.4.7.5")
