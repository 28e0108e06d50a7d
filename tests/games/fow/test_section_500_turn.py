"""Section 500: a turn, phase by phase."""

from __future__ import annotations

from tests.games.fow.acting import PASS, end_turn, next_main, play, resolve, stones


def moments(game):
    return [event.clause for event in game.events("phase")]


def test_a_turn_is_draw_recovery_main_and_end_phase(fow):
    game = fow.game(start="turn")
    end_turn(game)
    assert moments(game)[:8] == ["502.1", "502.1", "503.2", "503.6", "504.1", "505.1", "505.3", "502.1"]
    game.shows("501.1", "502.1", "503.2", "503.6", "504.1", "505.1", "505.3")


# -- 502
def test_the_beginning_of_turn_triggers(fow):
    game = fow.game(start="turn")
    game.resonator("Sentry", text="At the beginning of your turn >>> You gain 100 life.")
    resolve(game)
    assert game.you.life == 4100
    game.shows("502.1", "502.2")


def test_the_turn_player_draws_a_card_after_priority(fow):
    game = fow.game(start="turn")
    top = game.resonator("Top", zone="your main deck")
    while not game.you.hand:
        assert game.where().count("502.2") == 1
        game.choose(PASS)
    assert game.you.hand == [top]
    game.shows("502.2", "502.3", "502.4", "1009.1")


def test_nobody_draws_in_the_first_turn_of_the_game(fow):
    game = fow.game(start="turn", turn=1)
    next_main(game) if game.asked != "priority" else None
    assert game.you.hand == []
    game.shows("502.3")


# -- 503
def test_the_first_turn_of_a_player_has_no_recovery_phase(fow):
    game = fow.game(start="turn", turn=2)
    rested = game.resonator("Tired", rested=True)
    while "504.1" not in moments(game):
        game.choose(PASS)
    assert "503.2" not in moments(game) and rested.rested
    game.shows("503.1")


def test_all_cards_in_the_play_ground_recover(fow):
    game = fow.game(start="turn")
    game.ruler("Lord", rested=True)
    mine = [game.resonator("Tired", rested=True), *stones(game, 1, rested=True)]
    enemy = game.resonator("Foe", on="opponent's field", rested=True)
    while "503.6" not in moments(game):
        game.choose(PASS)
    assert all(card.recovered for card in mine) and game.you.leader.recovered
    assert enemy.rested
    game.shows("503.5", "503.3", "303.1")


def test_what_can_not_recover_stays_rested(fow):
    game = fow.game(start="turn")
    bound = game.resonator("Bound", rested=True, text="This card cannot recover during your recovery phase.")
    while "504.1" not in moments(game):
        game.choose(PASS)
    assert bound.rested
    game.shows("104.4")


def test_will_ceases_before_cards_recover(fow):
    game = fow.game(start="turn")
    (stone,) = stones(game, 1)
    game.chant("Spark", cost="{R}", text="[Quickcast]\nDraw a card.")
    game.use(stone)
    assert game.you.will == ["fire"]
    while "503.6" not in moments(game):
        game.choose(PASS)
    assert game.you.will == [] and stone.recovered
    game.shows("503.4", "907.4")


def test_the_end_of_the_recovery_phase_triggers(fow):
    game = fow.game(start="turn")
    game.resonator("Sentry", text="At the end of your recovery phase >>> You gain 100 life.")
    while "503.6" not in moments(game):
        game.choose(PASS)
    resolve(game)
    assert game.you.life == 4100
    game.shows("503.6", "503.7")


# -- 504, 505
def test_the_main_phase_begins_with_its_triggers(fow):
    game = fow.game(start="turn")
    game.resonator("Sentry", text="At the beginning of your main phase >>> You gain 100 life.")
    while "504.1" not in moments(game):
        game.choose(PASS)
    resolve(game)
    assert game.you.life == 4100
    game.shows("504.1", "504.2")


def test_end_phase_and_end_of_turn_trigger_one_after_the_other(fow):
    game = fow.game()
    game.resonator("Late", text="At the beginning of your end phase >>> You gain 100 life.")
    game.resonator("Last", text="At the end of your turn >>> You gain 200 life.")
    end_turn(game)
    assert game.you.life == 4300
    gains = [event.clause for event in game.events() if event.kind in ("phase", "number")]
    assert gains.index("505.1") < gains.index("505.3")
    game.shows("505.1", "505.2", "505.3", "505.4")


def test_the_final_step_heals_ends_effects_and_takes_will(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=500, damage=300)
    enemy = game.resonator("Enemy", atk=500, defense=500, damage=300, on="opponent's field")
    (stone,) = stones(game, 1)
    boost = game.chant("Boost", cost="", text="Target resonator gains [+200/+200] until end of turn.")
    play(game, boost, knight)
    assert (knight.atk, knight.damage) == (700, 300)
    game.use(stone)
    end_turn(game)
    assert (knight.atk, knight.damage, game.you.will) == (500, 0, [])
    assert enemy.damage == 0  # of both players
    game.shows("505.5", "505.5a", "505.5b", "505.5c", "901.2b")


def test_damage_ends_before_effects_so_that_nothing_dies_of_it(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=300, damage=400)
    boost = game.chant("Boost", cost="", text="[Quickcast]\nTarget resonator gains [0/+500] until end of turn.")
    game.resonator("Anchor", text="J/resonators you control gain [0/+200].")
    play(game, boost, knight)
    end_turn(game)
    assert knight.zone == "field"
    game.shows("505.5a", "505.5b")


def test_the_turn_player_discards_down_to_seven(fow):
    game = fow.game(your_hand=9, opponent_hand=9)
    while game.asked != "discard":
        game.choose(PASS)
    assert game.decides == "you"
    game.choose(game.you.hand[0], game.you.hand[1])
    assert len(game.you.hand) == 7 and len(game.you.graveyard) == 2 and len(game.opponent.hand) >= 9
    game.shows("505.5d", "1019.1")


def test_what_triggers_in_the_final_step_repeats_it(fow):
    game = fow.game(your_hand=8)
    game.resonator("Mourner", text="Whenever you discard a card >>> You gain 100 life.")
    while game.asked != "discard":
        game.choose(PASS)
    game.choose(game.you.hand[0])
    assert game.you.life == 4100
    clauses = [event.clause for event in game.events() if event.kind in ("move", "number", "phase")]
    assert clauses[clauses.index("505.5d") + 1] != "502.1", "before the next turn begins"
    game.shows("505.5e")
