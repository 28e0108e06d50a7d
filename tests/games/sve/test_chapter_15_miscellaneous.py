"""Chapter 15: counters and perpetual cycles."""


DRIP = "[act] [cost00]: Deal 1 damage to each enemy leader."
FRENZY = "When this follower attacks, refresh this follower."
STOP = "[quick]\nSelect an enemy follower on the field and destroy it."


def repeat(game, actions, *answers):
    """The active player says that the last actions are repeated."""
    game.table.apply(game.options().index(f"repeat {actions}"))
    game.choose(*answers)


# -- 15.1: counters
def test_counters_have_names_and_are_put_on_cards_and_removed(sve):
    game = sve.game()
    tower = game.amulet(
        "Tower",
        text="[act] [cost00]: Place a stone counter on this card.\n[act] [cost01]: Place 2 flower counters on this card.\n"
        "[act] [cost02]: Remove a stone counter from this card. Draw a card.",
    )
    assert tower.counters == {}
    game.use(tower, "a stone counter on")
    game.use(tower, "flower")
    assert tower.counters == {"stone": 1, "flower": 2}
    game.use(tower, "Remove")
    assert tower.counters == {"flower": 2}, "only the one that was named"
    game.shows("15.1.1", "15.1.2", "15.1.3", "15.1.4")


def test_counters_of_one_name_are_alike_wherever_they_came_from(sve):
    game = sve.game()
    tower = game.amulet(
        "Tower", counters={"stone": 1},
        text="Whenever you play a spell, place a stone counter on this card.\n"
        "[act] Remove 3 stone counters from this card: Draw a card. Activate only if this card has at least 3 stone counters.",
    )
    gift = game.spell("Gift", text="Select an amulet on your field and place a stone counter on it.")
    game.play(gift)
    assert tower.counters == {"stone": 3}, "one from before, one for the spell that was played, one by its effect"
    game.use(tower)
    assert tower.counters == {} and len(game.you.hand) == 1
    game.shows("15.1.2.2", "15.1.3", "15.1.4")


def test_counters_of_another_name_do_not_count(sve):
    game = sve.game()
    tower = game.amulet(
        "Tower", counters={"stone": 2, "flower": 3},
        text="[act] [cost00]: Draw a card. Activate only if this card has at least 3 stone counters.",
    )
    assert game.why_not("use", tower).clause == "10.3.3"
    game.shows("15.1.2.2")


def test_a_card_that_leaves_has_no_counters_any_more(sve):
    game = sve.game()
    tower = game.amulet("Tower", counters={"stone": 2}, text="At the start of your main phase, place a stone counter on this card.")
    home = game.spell("Home", text="Select an amulet on your field and return it to its owner's hand.")
    game.play(home)
    game.play(tower)
    assert tower.counters == {}
    game.end_turn()
    game.end_turn()
    assert tower.counters == {"stone": 1}
    game.shows("15.1.3")


# -- 15.2.1.1: a cycle that the active player keeps up
def test_a_cycle_that_has_come_round_can_be_repeated_as_often_as_one_says(sve):
    game = sve.game(opponent_leader_defense=200)
    fountain = game.amulet("Fountain", text=DRIP)
    for _ in range(4):
        assert "repeat 1" not in game.options()
        game.use(fountain)
    assert "repeat 1" in game.options() and game.opponent.defense == 196
    repeat(game, 1, 100)
    assert game.opponent.defense == 96 and game.asked == "main phase"
    repeat(game, 1, 96)
    assert game.winner == "you"
    game.shows("15.2.1.1")


def test_any_number_of_times_can_be_named(sve):
    game = sve.game(opponent_leader_defense=300)
    fountain = game.amulet("Fountain", text=DRIP)
    for _ in range(4):
        game.use(fountain)
    repeat(game, 1, 237)
    assert game.opponent.defense == 300 - 4 - 237
    game.shows("15.2.1.1")


def test_a_cycle_of_two_actions(sve):
    game = sve.game(opponent_leader_defense=100)
    left = game.amulet("Left", text=DRIP)
    right = game.amulet("Right", text="[act] [cost00]: Give your leader [defense]+1.")
    for _ in range(4):
        game.use(left)
        game.use(right)
    assert "repeat 2" in game.options()
    repeat(game, 2, 10)
    assert (game.opponent.defense, game.you.defense) == (86, 34)
    game.shows("15.2.1.1")


def frenzy(sve, quick):
    """A follower that attacks without end, and an opponent who could answer each attack."""
    game = sve.game(opponent_leader_defense=200)
    raider = game.follower("Raider", attack=1, text=FRENZY)
    answer = game.spell("Stop", zone="opponent's hand", text=STOP if quick else "Draw a card.")
    for _ in range(4):
        game.attack(raider, game.opponent.leader)
        game.opponent_passes()
    assert game.opponent.defense == 196 and raider.reserved
    repeat(game, 1, 50)
    return game, raider, answer


def test_the_other_player_may_allow_it(sve):
    game, raider, _ = frenzy(sve, quick=True)
    assert game.decides == "opponent" and game.options()[0] == 50
    game.choose(50)
    assert game.opponent.defense == 146 and game.decides == "you" and raider.zone == "field"
    game.shows("15.2.1.1")


def test_the_other_player_may_step_in_at_a_point_of_the_cycle(sve):
    game, raider, answer = frenzy(sve, quick=True)
    game.choose(7)
    assert game.opponent.defense == 189, "seven times"
    assert game.decides == "opponent" and game.asked == "quick"
    assert game.options() == ["play Stop"], "they have said that they would act"
    game.play(answer)
    game.until_quiet()
    assert raider.zone == "cemetery" and game.opponent.defense == 189 and answer.zone == "cemetery"
    game.shows("15.2.1.1")


def test_who_can_do_nothing_else_can_not_shorten_it(sve):
    game, _, _ = frenzy(sve, quick=False)
    assert game.decides == "opponent" and game.options() == [50]
    game.choose(50)
    assert game.opponent.defense == 146
    game.shows("15.2.1.1")


# -- 15.2.1.2: actions that change nothing
def test_an_action_that_leaves_everything_as_it_was_may_not_be_done_again(sve):
    game = sve.game()
    idol = game.amulet("Idol", text="[act] [cost00]: Give your leader [defense]+1. Deal 1 damage to your leader.")
    game.use(idol)
    assert game.you.defense == 20
    assert game.why_not("use", idol).clause == "15.2.1.2"
    assert "use" not in " ".join(map(str, game.options()))
    game.shows("15.2.1.2")


def test_once_something_has_changed_it_may_be_done_again(sve):
    game = sve.game()
    idol = game.amulet("Idol", text="[act] [cost00]: Give your leader [defense]+1. Deal 1 damage to your leader.")
    knight = game.follower("Knight", zone="your hand")
    game.use(idol)
    game.play(knight)
    assert game.can("use", idol)
    game.shows("15.2.1.2")


def test_two_such_actions_do_not_take_turns_for_ever(sve):
    game = sve.game()
    text = "[act] [cost00]: Give your leader [defense]+1. Deal 1 damage to your leader."
    one, two = game.amulet("One", text=text), game.amulet("Two", text=text)
    game.use(one)
    game.use(two)
    assert not game.can("use", one) and not game.can("use", two)
    game.shows("15.2.1.2")


def test_playing_a_card_that_comes_back_is_such_an_action_too(sve):
    game = sve.game()
    bouncer = game.follower("Bouncer", cost=0, zone="your hand", text="[fanfare] Return this card to its owner's hand.")
    game.play(bouncer)
    assert bouncer.zone == "hand" and game.why_not("play", bouncer).clause == "15.2.1.2"
    game.shows("15.2.1.2")


def test_an_attack_without_effect_is_such_an_action_too(sve):
    game = sve.game(opponent_hand=0)
    ghost = game.follower("Ghost", attack=0, text=FRENZY)
    game.attack(ghost, game.opponent.leader)
    assert ghost.reserved and game.can("attack", ghost), "it has attacked this turn: that is new"
    game.attack(ghost, game.opponent.leader)
    assert ghost.reserved and game.why_not("attack", ghost).clause == "15.2.1.2"
    game.shows("15.2.1.2")


# -- 15.2.1.3: cycles that nobody can stop
def test_a_cycle_that_neither_player_can_stop_is_a_draw(sve):
    """One token goes and the next one comes, and everything is as it was."""
    game = sve.game()
    game.amulet("Seesaw", text="Whenever a Fairy is put onto your field, return it to its owner's hand. Summon a Fairy token.")
    muster = game.spell("Muster", text="Summon a Fairy token.")
    game.play(muster)
    assert game.winner == "nobody"
    game.shows("15.2.1.3")


def test_it_is_a_draw_even_if_numbers_rise_for_ever(sve):
    game = sve.game()
    text = "Whenever a Fairy is put onto your field, banish it. Give your leader [defense]+1. Summon a Fairy token."
    game.amulet("Spring", text=text)
    game.play(game.spell("Muster", text="Summon a Fairy token."))
    assert game.winner == "nobody"
    game.shows("15.2.1.3")


def test_the_order_of_pending_abilities_is_no_way_to_stop_it(sve):
    game = sve.game()
    text = "Whenever a Fairy is put onto your field, banish it. Summon a Fairy token."
    game.amulet("Left", text=text)
    game.amulet("Right", text=text)
    muster = game.spell("Muster", text="Summon a Fairy token.")
    game.play(muster)
    for _ in range(2000):
        if game.winner:
            break
        game.table.apply(0)
    assert game.winner == "nobody"
    game.shows("15.2.1.3")


def seesaw(sve):
    """Every Fairy that comes may go and make room for the next one."""
    game = sve.game()
    game.amulet("Seesaw", text="Whenever a Fairy is put onto your field, you may banish it. If you do, summon a Fairy token.")
    game.play(game.spell("Muster", text="Summon a Fairy token."))
    return game


def test_who_may_decline_can_stop_it_so_it_is_no_draw(sve):
    game = seesaw(sve)
    for _ in range(3):
        game.choose("yes")
    assert game.winner == "" and game.asked == "whether"
    game.choose("no")
    assert game.asked == "main phase"


def test_who_goes_on_and_on_says_how_often(sve):
    game = seesaw(sve)
    for _ in range(200):
        if game.asked == "whether":
            game.choose("yes")
    assert (game.asked, game.decides, game.winner) == ("repeat", "you", "")
    banished = len([e for e in game.events("move") if e.verb == "banish"])
    game.choose(25)
    assert len([e for e in game.events("move") if e.verb == "banish"]) == banished + 25
    assert (game.asked, game.options()) == ("whether", ["no"])
    game.shows("15.2.1.1")


def test_a_cycle_that_ends_the_game_is_no_draw(sve):
    game = sve.game(opponent_leader_defense=90)
    text = "Whenever a Fairy is put onto your field, banish it. Deal 1 damage to each enemy leader. Summon a Fairy token."
    game.amulet("Seesaw", text=text)
    muster = game.spell("Muster", text="Summon a Fairy token.")
    game.play(muster)
    assert game.winner == "you"


def test_a_loop_that_only_the_non_active_player_can_end_goes_on_as_often_as_they_say(sve):
    game = sve.game(opponent_hand=0)
    game.amulet("Sting", on="opponent's field", text="Whenever your leader gains defense, deal 1 damage to your leader.")
    game.amulet("Balm", on="opponent's field", text="Whenever your leader takes damage, you may give your leader [defense]+1.")
    game.play(game.spell("Prick", text="Deal 1 damage to each enemy leader."))
    while game.asked == "whether":
        game.choose("yes")
    assert (game.asked, game.decides, game.opponent.defense) == ("repeat", "opponent", 20)
    healed = len([e for e in game.events("number") if e.amount > 0])
    game.choose(3)
    assert (game.asked, game.options()) == ("whether", ["no"]), "now it has to be ended"
    assert len([e for e in game.events("number") if e.amount > 0]) == healed + 3
    game.choose("no")
    assert game.asked == "main phase" and game.opponent.defense == 19 and not game.winner
    game.shows("15.2.1.1")
