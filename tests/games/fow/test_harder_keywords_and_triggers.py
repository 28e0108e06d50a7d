"""Keywords, triggers and old rules on tables where several things meet: one clause each, harder than in its own section."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from tests.games.fow.acting import (
    PASS,
    at_main,
    attack,
    declare,
    end_turn,
    finish_battle,
    pass_until,
    play,
    ready,
    resolve,
    set_card,
    stones,
    why,
)


def answer_all(game):
    while game.asked and game.asked != "priority":
        game.table.apply(0)


def answer_with(game, card, *answers):
    while not game.can("play", card):
        game.choose(PASS)
    game.play(card, *answers)


def test_a_blocker_that_left_and_came_back_blocks_no_more(fow):
    """804.4a, 302.3: the attack goes to the player."""
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=500)
    guard = game.resonator("Guard", atk=500, defense=500, on="opponent's field")
    blink = game.chant("Blink", cost="", zone="opponent's hand",
                       text="[Quickcast]\nRemove target resonator from the game. Then put it into your field.")
    declare(game, knight, "opponent")
    pass_until(game, "block")
    game.choose(guard)
    answer_with(game, blink, guard)
    resolve(game)
    finish_battle(game)
    assert guard.zone == "field" and guard.damage == 0 and game.opponent.life == 3500 and knight.damage == 0


def test_an_attacker_that_left_and_came_back_attacks_no_more(fow):
    """803.5a."""
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=500)
    blink = game.chant("Blink", cost="", text="[Quickcast]\nRemove target resonator from the game. Then put it into your field.")
    ready(game)
    declare(game, knight, "opponent")
    answer_with(game, blink, knight)
    resolve(game)
    finish_battle(game)
    assert knight.zone == "field" and not knight.rested and game.opponent.life == 4000


def test_two_that_must_attack_do_so_one_battle_after_the_other(fow):
    """710.2, 803.3a: nobody passes while one of them can attack; one that can't is let off."""
    game = fow.game()
    wild = [game.resonator(f"Wild {i}", atk=100, text="[Bloodlust]") for i in (1, 2)]
    lame = game.resonator("Lame", atk=100, text="[Bloodlust]\nThis card cannot attack.")
    calm = game.resonator("Calm", atk=100)
    assert PASS not in game.options()
    game.choose("battle")
    pass_until(game, "attack")
    assert set(game.options()) == set(wild)
    game.choose(wild[0])
    finish_battle(game)
    assert PASS not in game.options()
    game.choose("battle")
    pass_until(game, "attack")
    game.choose(wild[1])
    finish_battle(game)
    assert PASS in game.options() and game.opponent.life == 3800 and not lame.rested and not calm.rested
    game.shows("710.2", "803.3a")


def test_one_that_has_come_this_turn_need_not_attack(fow):
    """710.2a."""
    game = fow.game()
    game.resonator("Wild", atk=100, text="[Bloodlust]", arrived="this turn")
    assert PASS in game.options()


def test_a_shown_trap_that_can_not_be_paid_for_is_lost(fow):
    """708.3a, 906.6a: from the hand its cost is paid."""
    game = fow.game(active="opponent")
    trap = game.chant("Snare", zone="your hand", cost="{R}{R}",
                      text="[Trigger] When a resonator is put into a graveyard from a field >>> You gain 500 life.")
    game.resonator("One", on="opponent's field")
    doom = game.chant("Doom", cost="", zone="opponent's hand", text="Destroy all resonators.")
    game.play(doom)
    resolve(game)
    if game.asked == "reveal":  # it may be shown, but not played
        game.act(terms.REVEAL, trap)
        while game.asked == "reveal":
            game.choose("done")
        resolve(game)
    assert trap.zone in ("graveyard", "hand") and game.you.life == 4000


def test_a_trap_in_standby_costs_nothing_and_stealth_works_at_once(fow):
    """708.4, 708.5, 1114.2, 1114.3."""
    game = fow.game()
    stones(game, 4)
    ninja = game.resonator("Ninja", zone="your hand", cost="{9}", text="[Stealth] You control a magic stone.")
    trap = game.chant("Snare", zone="your hand", cost="{9}", text="[Trigger] When you gain life >>> Draw a card.")
    heal = game.chant("Heal", cost="", text="You gain 100 life.")
    set_card(game, trap)
    set_card(game, ninja)
    while game.asked not in ("priority",):
        options = game.options()
        game.choose(next((word for word in options if "Ninja" in str(word)), options[-1]))
    resolve(game)
    play(game, heal)
    while game.asked == "reveal":
        assert not any("Snare" in str(word) for word in game.options())
        game.choose("done")
    assert trap.zone == "standby area" and game.you.life == 4100


def test_the_controller_of_what_would_die_chooses_between_replacements(fow):
    """910.2: not the one who destroys it."""
    game = fow.game()
    text = ("If this card would be destroyed, remove it from the game instead.\n"
            "If this card would be destroyed, return it to its owner's hand instead.")
    fox = game.resonator("Fox", on="opponent's field", text=text)
    kill = game.chant("Kill", cost="", text="Destroy target resonator.")
    game.play(kill)
    resolve(game)
    assert game.decides == "opponent" and len(game.options()) == 2
    game.table.apply(1)
    assert fox.zone == "hand"
    game.shows("910.2")


def test_what_is_cancelled_before_the_copy_is_made_is_not_copied(fow):
    """1017.1d: where the copied object is gone, no copy is made."""
    game = fow.game()
    bolt = game.chant("Bolt", cost="", text="[Quickcast]\nYou gain 500 life.")
    twin = game.chant("Twin", cost="", text="[Quickcast]\nCopy target spell.")
    no = game.chant("No", cost="", zone="opponent's hand", text="[Quickcast]\nCancel target spell.")
    game.play(bolt)
    game.play(twin, bolt)
    answer_with(game, no, bolt)
    resolve(game)
    assert game.you.life == 4000 and bolt.zone == "graveyard"


def test_a_bestowed_addition_stays_when_its_bearer_leaves_and_is_bestowed_again(fow):
    """1121.4, 1121.2."""
    game = fow.game()
    stones(game, 2)
    wings = game.addition("Wings", text="[Bestow] {R}\nBestowed resonator gains [+300/+300].")
    one = game.resonator("One", atk=100, defense=100)
    two = game.resonator("Two", atk=100, defense=100)
    kill = game.chant("Kill", cost="", text="Destroy target resonator.")
    game.use(wings, None, one)
    resolve(game)
    assert one.atk == 400
    play(game, kill, one)
    assert wings.zone == "field" and wings.added_to == ""
    game.use(wings, None, two)
    resolve(game)
    assert two.atk == 400
    game.shows("1121.4")


def test_gods_art_is_once_a_game_by_name_whoever_has_the_card(fow):
    """1112.2, 1112.2a: a second card with an art of this name is no second use."""
    game = fow.game()
    one = game.resonator("One", text="God's Art <Thunder> {0}: You gain 500 life.")
    two = game.resonator("Two", text="God's Art <Thunder> {0}: You gain 900 life.")
    three = game.resonator("Three", text="God's Art <Rain> {0}: You gain 100 life.")
    game.use(one)
    resolve(game)
    assert not game.can("use", two) and game.can("use", three)
    game.use(three)
    resolve(game)
    assert game.you.life == 4600
    game.shows("1112.2")


def test_a_copy_has_the_x_that_was_paid(fow):
    """1017.1c: the copy has the same X."""
    game = fow.game()
    stones(game, 3)
    heal = game.chant("Heal", cost="{X}", text="[Quickcast]\nYou gain X00 life.")
    twin = game.chant("Twin", cost="", text="[Quickcast]\nCopy target spell.")
    game.play(heal)
    while game.asked != "priority":
        options = game.options()
        game.choose(3 if 3 in options else options[0])
    game.play(twin, heal)
    resolve(game)
    assert game.you.life == 4600
    game.shows("1017.1c")


def test_what_does_not_recover_stays_rested_in_the_recovery_phase_and_the_ruler_recovers(fow):
    """503.5."""
    game = fow.game(start="turn", turn=3)
    frozen = game.resonator("Frozen", rested=True, text="This card doesn't recover during your recovery phase.")
    plain = game.resonator("Plain", rested=True)
    stone = stones(game, 1, rested=True)[0]
    while not at_main(game):
        game.choose(PASS)
    assert frozen.rested and not plain.rested and not stone.rested
    game.shows("503.5")


def test_will_from_the_draw_phase_is_gone_in_the_main_phase(fow):
    """503.4."""
    game = fow.game(start="turn", turn=3)
    stone = stones(game, 1)[0]
    game.chant("Any", cost="", text="[Quickcast]\nYou gain 100 life.")
    game.use(stone)
    assert game.you.will == ["fire"]
    while not at_main(game):
        game.choose(PASS)
    assert game.you.will == [] and not stone.rested
    game.shows("503.4")


def test_explode_and_pierce_take_the_blocker_and_the_player(fow):
    """1102.2c, 1105.2: the blocker dies, the rest goes on, and the exploding one dies too."""
    game = fow.game()
    bomb = game.resonator("Bomb", atk=900, defense=900, text="[Explode]\n[Pierce]")
    guard = game.resonator("Guard", atk=100, defense=500, on="opponent's field")
    declare(game, bomb, "opponent")
    pass_until(game, "block")
    game.choose(guard)
    while game.asked == "priority" and guard.zone == "field":
        game.choose(PASS)
    answer_all(game)
    finish_battle(game)
    resolve(game)
    assert bomb.zone == guard.zone == "graveyard" and game.opponent.life == 3600
    game.shows("1102.2c", "1105.2")


def test_pierce_may_leave_more_on_the_blocker_and_never_less_than_it_can_bear(fow):
    """1102.2b."""
    game = fow.game()
    lance = game.resonator("Lance", atk=900, defense=900, text="[Pierce]")
    guard = game.resonator("Guard", atk=100, defense=500, on="opponent's field")
    declare(game, lance, "opponent")
    pass_until(game, "block")
    game.choose(guard)
    while game.asked == "priority":
        game.choose(PASS)
    assert game.asked == "pierce" and min(game.options()) == 5 and max(game.options()) == 9
    game.choose(8)
    finish_battle(game)
    assert game.opponent.life == 3900
    game.shows("1102.2b")


def test_what_only_an_effect_of_this_turn_kept_alive_dies_in_the_last_step(fow):
    """505.5b, 505.5e: the rule process comes before the next turn."""
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300)
    fade = game.chant("Fade", cost="", text="Put a [-200/-200] counter on target resonator.")
    grow = game.chant("Grow", cost="", text="Target resonator gains [+200/+200] until end of turn.")
    fade2 = game.chant("Fade More", cost="", text="Put a [-200/-200] counter on target resonator.")
    play(game, grow, knight)
    play(game, fade, knight)
    play(game, fade2, knight)
    assert knight.zone == "field" and knight.defense == 100
    end_turn(game)
    assert knight.zone == "graveyard"
    game.shows("505.5e", "1203.2")


def test_damage_to_a_player_and_to_a_resonator_at_once_is_two_events_for_one_source(fow):
    """1007.5, 912.1."""
    game = fow.game()
    mage = game.resonator("Mage", text="{0}: This card deals 300 damage to your opponent and each resonator they control.\n"
                                       "Whenever this card deals damage >>> You gain 100 life.")
    game.resonator("Foe", defense=900, on="opponent's field")
    game.use(mage)
    resolve(game)
    answer_all(game)
    resolve(game)
    assert game.opponent.life == 3700 and game.you.life == 4200


@pytest.mark.parametrize("verb", [terms.SET_STANDBY, terms.CALL_STONE])
def test_nothing_of_main_timing_while_something_waits_in_the_chase_area(fow, verb):
    """701.2, 706.1, 709.1."""
    game = fow.game()
    stones(game, 4)
    ruler = game.ruler("Queen")
    card = game.resonator("Card", zone="your hand", cost="{9}")
    bolt = game.chant("Bolt", cost="", text="[Quickcast]\nYou gain 100 life.")
    ready(game, "your")
    assert not why(game, verb, card if verb == terms.SET_STANDBY else ruler)
    game.play(bolt)
    assert why(game, verb, card if verb == terms.SET_STANDBY else ruler)
    game.shows("701.2")


def test_a_resonator_that_a_summon_puts_into_the_chase_area_can_be_cancelled_and_enters_for_its_summoner(fow):
    """1006.1, 313.2."""
    game = fow.game()
    ghost = game.resonator("Ghost", zone="opponent's graveyard", cost="{5}")
    call = game.chant("Call", cost="", text="Summon target resonator in your opponent's graveyard.")
    game.play(call, ghost)
    resolve(game)
    assert ghost.zone == "field" and ghost.controller == "you"


def test_a_discard_of_more_than_there_is_discards_all_and_draws_for_each(fow):
    """104.2."""
    game = fow.game(your_hand=2)
    toss = game.chant("Toss", cost="", text="Discard three cards. You gain 100 life.")
    play(game, toss)
    answer_all(game)
    resolve(game)
    assert len(game.you.hand) == 0 and game.you.life == 4100


def test_attack_of_a_j_ruler_and_its_death_in_battle(fow):
    """806.3, 1010.1: it returns to the ruler area and the battle is over."""
    game = fow.game()
    back = {"name": "Lord Unbound", "atk": 500, "defense": 500}
    lord = game.ruler("Lord", text="[Judgment] {0}", back=back, zone="your field", back_face=True)
    guard = game.resonator("Guard", atk=900, defense=900, on="opponent's field")
    attack(game, lord, "opponent", guard)
    assert lord.zone == "ruler area" and lord.rested and lord.counters == {"astral": 1} and guard.damage == 500
    game.shows("1010.1", "1010.1a")
