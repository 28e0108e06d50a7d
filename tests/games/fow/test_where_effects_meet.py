"""Tables where effects of both players, battles and stolen cards meet, and the clauses say what comes of it."""

from __future__ import annotations

from tests.games.fow.acting import PASS, declare, end_turn, finish_battle, pass_until, play, ready, resolve
from tests.games.fow.test_harder_by_lot import answer_all


def settle(game):
    """Choose the first of what is asked, and pass, until nothing waits."""
    while game.table.stacked or game.asked != "priority":
        game.choose(PASS if game.asked == "priority" else game.options()[0])


STEAL = "[Quickcast]\nGain control of target resonator until end of turn."


def test_a_blocker_that_is_stolen_lets_the_attack_through(fow):
    """804.4a, 805.2b, 806.2b: it stops blocking, so the damage is dealt to whom was attacked, and nobody strikes back."""
    game = fow.game()
    hero = game.resonator("Hero", atk=500, defense=500)
    guard = game.resonator("Guard", atk=900, defense=900, on="opponent's field")
    steal = game.chant("Steal", cost="", text=STEAL)
    declare(game, hero, "opponent")
    pass_until(game, "block")
    game.choose(guard)
    game.play(steal, guard)
    resolve(game)
    finish_battle(game)
    assert guard.controller == "you" and hero.zone == "field" and game.opponent.life == 3500 and hero.damage == 0
    game.shows("804.4a", "806.2b")


def test_an_attacker_that_is_stolen_ends_the_battle(fow):
    """803.5a, 805.1."""
    game = fow.game(your_hand=0)
    hero = game.resonator("Hero", atk=500, defense=500)
    guard = game.resonator("Guard", atk=100, defense=100, on="opponent's field", rested=True)
    steal = game.chant("Steal", cost="", text=STEAL, zone="opponent's hand")
    declare(game, hero, guard)
    while game.decides != "opponent":
        game.choose(PASS)
    game.play(steal, hero)
    resolve(game)
    finish_battle(game)
    assert guard.zone == "field" and hero.controller == "opponent" and hero.rested
    game.shows("803.5a", "805.1")


def test_two_targets_of_which_one_has_left(fow):
    """903.3a: the other is dealt with all the same."""
    game = fow.game(your_hand=0, opponent_hand=0)
    one = game.resonator("One", defense=300, on="opponent's field")
    two = game.resonator("Two", defense=300, on="opponent's field")
    burn = game.chant("Burn", cost="", text="This card deals 500 damage to each of two target resonators. Draw a card.")
    home = game.chant("Home", cost="", text="[Quickcast]\nReturn target resonator to its owner's hand.", zone="opponent's hand")
    game.play(burn, one, two)
    answer_all(game)
    while game.decides != "opponent":
        game.choose(PASS)
    game.play(home, one)
    resolve(game)
    assert one.zone == "hand" and two.zone == "graveyard" and len(game.you.hand) == 1


def test_an_addition_of_the_other_player_goes_home_when_its_bearer_goes(fow):
    game = fow.game()
    foe = game.resonator("Foe", atk=500, defense=500, on="opponent's field")
    chain = game.addition("Chain", type="Addition:Resonator", cost="", zone="your hand", text="Added resonator gains [-200/-200].")
    home = game.chant("Home", cost="", text="Return target resonator to its owner's hand.")
    play(game, chain)
    settle(game)
    assert foe.defense == 300
    play(game, home, foe)
    assert foe.zone == "hand" and chain.zone == "graveyard" and chain.owner == "you" and foe.defense == 500


def test_what_dies_together_sees_each_other_die(fow):
    """906.7b: of both players, each looks at the other as it was in the field."""
    game = fow.game(your_hand=0, opponent_hand=0)
    text = "Whenever another resonator is put into a graveyard from the field => You gain 100 life."
    game.resonator("Mine", text=text)
    game.resonator("Theirs", text=text, on="opponent's field")
    game.resonator("Third", on="opponent's field")
    play(game, game.chant("Doom", cost="", text="Destroy all resonators."))
    settle(game)
    assert game.you.life == 4200 and game.opponent.life == 4200


def test_a_stolen_resonator_is_banished_for_a_cost_into_its_owner_s_graveyard(fow):
    """1011.1, 1011.2."""
    game = fow.game()
    foe = game.resonator("Foe", on="opponent's field")
    steal = game.chant("Steal", cost="", text=STEAL)
    altar = game.regalia("Altar", text="Banish a resonator: You gain 500 life.")
    assert not game.can("use", altar)
    play(game, steal, foe)
    game.use(altar)
    answer_all(game)
    resolve(game)
    assert foe.zone == "graveyard" and game.opponent.graveyard == [foe] and game.you.life == 4500


def test_what_is_to_be_destroyed_at_the_end_of_the_turn_was_stolen_in_between(fow):
    """906.8: the delayed ability is about the card, whoever controls it by then."""
    game = fow.game()
    hero = game.resonator("Hero")
    text = "Target resonator gains [+500/+500] until end of turn. At the next end of turn, destroy that resonator."
    pump = game.chant("Pump", cost="", text=text)
    steal = game.chant("Steal", cost="", text=STEAL, zone="opponent's hand")
    game.play(pump, hero)
    resolve(game)
    game.choose(PASS)
    game.play(steal, hero)
    resolve(game)
    end_turn(game)
    assert hero.zone == "graveyard" and hero in game.you.graveyard


def test_who_dies_under_another_player_s_control_is_seen_by_that_player(fow):
    """906.7b, 105.3: "a resonator you control" is asked of whoever controlled it."""
    game = fow.game()
    foe = game.resonator("Foe", defense=100, on="opponent's field")
    text = "Whenever a resonator you control is put into a graveyard => You gain 100 life."
    game.regalia("Mourner", text=text)
    game.regalia("Other Mourner", on="opponent's field", text=text)
    steal = game.chant("Steal", cost="", text=STEAL)
    kill = game.chant("Kill", cost="", text="Destroy target resonator. Its controller loses 300 life.")
    play(game, steal, foe)
    play(game, kill, foe)
    resolve(game)
    assert (game.you.life, game.opponent.life) == (3800, 4000)


def test_life_for_a_target_that_has_left_is_not_gained_and_life_for_nothing_is(fow):
    """903.3a."""
    game = fow.game(your_hand=0)
    foe = game.resonator("Foe", defense=700, on="opponent's field")
    drain = game.chant("Drain", cost="", text="Destroy target resonator. You gain life equal to its DEF. You gain 300 life.")
    home = game.chant("Home", cost="", text="[Quickcast]\nReturn target resonator to its owner's hand.", zone="opponent's hand")
    game.play(drain, foe)
    while game.decides != "opponent":
        game.choose(PASS)
    game.play(home, foe)
    resolve(game)
    assert foe.zone == "hand" and game.you.life == 4300
    game.shows("903.3a")


def test_the_last_card_is_drawn_and_discarded_again(fow):
    """104.2, 1009.2."""
    game = fow.game(your_deck=1, your_hand=0)
    play(game, game.chant("Sift", cost="", text="Draw two cards, then discard a card."))
    answer_all(game)
    resolve(game)
    assert game.you.hand == [] and len(game.you.graveyard) == 2 and game.winner == ""


def test_who_has_to_pay_for_an_attack_and_can_not_stays_recovered(fow):
    """803.5."""
    game = fow.game()
    hero = game.resonator("Hero", text="[Mobilize] {1}")
    other = game.resonator("Other")
    game.choose("battle")
    pass_until(game, "attack")
    assert hero not in game.options() and other in game.options()


def test_nothing_but_automatic_abilities_answers_a_spell_that_cannot_be_chased(fow):
    """1008.2: the ability that its playing triggered comes on top of it."""
    game = fow.game()
    answer = ready(game)
    game.regalia("Bell", on="opponent's field", text="Whenever your opponent plays a chant => You gain 100 life.")
    storm = game.chant("Storm", cost="", text="This card deals 300 damage to your opponent. Players cannot chase to this card.")
    game.play(storm)
    while game.table.stacked:
        assert game.asked == "priority" and not game.can("play", answer)
        game.choose(PASS)
    assert game.opponent.life == 4100 - 300


def test_values_are_rounded_after_effects_that_wait_for_values(fow):
    """909.1g, 909.4: two that look at ATK, and then the rule that rounds up."""
    game = fow.game()
    hero = game.resonator("Hero", atk=330, defense=330)
    for name in ("First", "Second"):
        game.regalia(name, text="Resonators you control with ATK 500 or less gain [+100/+0].")
    assert (hero.atk, hero.defense) == (600, 400)
    game.shows("909.1g")


def test_an_effect_on_values_gives_both_though_one_ends_its_own_condition(fow):
    """1020.3, 909.4: it is judged by what was before it, once for ATK and DEF; a second one finds a greater ATK."""
    game = fow.game()
    small = game.resonator("Small", atk=400, defense=400)
    edge = game.resonator("Edge", atk=500, defense=500)
    for name in ("First", "Second"):
        game.regalia(name, text="Resonators you control with ATK 500 or less gain [+100/+100].")
    assert (small.atk, small.defense) == (600, 600) and (edge.atk, edge.defense) == (600, 600)
