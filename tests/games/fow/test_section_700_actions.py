"""Section 700: what players do."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from tests.games.fow.acting import (
    PASS,
    at_main,
    call_stone,
    declare,
    judge,
    next_main,
    play,
    ready,
    resolve,
    set_card,
    stones,
    why,
)

LORD = {"name": "Awakened Lord", "atk": 1000, "defense": 1000}


# -- 702, 703
def test_permanents_are_played_from_the_hand_and_enter_the_field(fow):
    game = fow.game()
    pool = stones(game, 3)
    knight = game.resonator("Knight", zone="your hand", cost="{R}", atk=300, defense=300)
    crown = game.regalia("Crown", zone="your hand", cost="{1}")
    veil = game.addition("Veil", zone="your hand", cost="{1}")
    for card in (knight, crown, veil):
        play(game, card)
        assert card.zone == "field" and card.controller == "you"
    assert all(stone.rested for stone in pool)
    game.shows("604.2a", "702.1", "702.2", "702.3", "903.1", "903.2b", "1003.3")


def test_a_card_elsewhere_can_not_be_played(fow):
    game = fow.game()
    dead = game.resonator("Dead", zone="your graveyard", cost="")
    gone = game.chant("Gone", zone="your graveyard", cost="", text="Draw a card.")
    theirs = game.resonator("Theirs", zone="opponent's hand", cost="")
    assert game.why_not("play", dead).clause == "702.2"
    assert game.why_not("play", gone).clause == "703.2"
    assert game.why_not("play", theirs).clause == "702.2"
    game.shows("702.2", "703.2")


def test_a_chant_does_what_it_says_and_goes_to_the_graveyard(fow):
    game = fow.game()
    chant = game.chant("Blessing", cost="", text="You gain 300 life.")
    play(game, chant)
    assert game.you.life == 4300 and chant.zone == "graveyard"
    game.shows("703.1", "703.2", "703.3")


# -- 705
def test_judgment_turns_the_ruler_into_a_j_ruler(fow):
    game = fow.game()
    pool = stones(game, 2)
    lord = game.ruler("Lord", text="[Judgment] {R}{1}", back=LORD)
    judge(game, lord)
    assert lord.zone == "field" and lord.side == "Awakened Lord" and lord.types == ["J-ruler"]
    assert all(stone.rested for stone in pool)
    game.shows("604.2c", "705.1", "705.2", "705.2a", "705.3", "705.3a", "1125.2")


def test_judgment_waits_in_the_chase_area_and_is_neither_spell_nor_ability(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", back=LORD)
    ready(game)
    deny = game.chant("Deny", zone="opponent's hand", cost="", text="[Quickcast]\nCancel target spell.")
    game.act(terms.JUDGE, lord)
    assert lord.zone == "ruler area" and len(game.table.stacked) == 1
    assert game.decides == "opponent" and game.why_not("play", deny).clause == "903.2e"
    resolve(game)
    assert lord.zone == "field"
    game.shows("705.2", "705.2d", "903.2e")


def test_judgment_is_done_once_a_turn_by_a_recovered_ruler(fow):
    game = fow.game()
    tired = game.ruler("Lord", text="[Judgment] {0}", back=LORD, rested=True)
    assert why(game, terms.JUDGE, tired) == "705.1"
    game.shows("705.1")


def test_the_conditions_of_judgment_must_be_met(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}: Play this ability only if you control a resonator.", back=LORD)
    assert why(game, terms.JUDGE, lord) == "705.2b"
    game.shows("705.2b")


def test_judgment_must_be_paid_for(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {R}{R}", back=LORD)
    stones(game, 1)
    assert why(game, terms.JUDGE, lord) == "705.2a"
    game.shows("705.2a")


def test_doing_judgment_triggers_when_it_resolves(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", back=LORD)
    game.resonator("Herald", text="Whenever you do judgment >>> You gain 300 life.")
    judge(game, lord)
    resolve(game)
    assert game.you.life == 4300
    game.shows("705.3a")


# -- 706
def test_two_will_put_a_card_face_down_into_standby(fow):
    game = fow.game()
    pool = stones(game, 2)
    card = game.resonator("Ambush", zone="your hand")
    set_card(game, card)
    assert card.zone == "standby area" and card.facedown and not card.seen_by("opponent")
    assert all(stone.rested for stone in pool) and at_main(game), "without the chase area"
    game.shows("706.1", "706.2", "706.3", "604.2d")


def test_one_will_is_not_enough_for_standby(fow):
    game = fow.game()
    stones(game, 1)
    card = game.resonator("Ambush", zone="your hand")
    assert why(game, terms.SET_STANDBY, card) == "706.1"
    game.shows("706.1")


def test_what_has_neither_trigger_nor_stealth_stays_in_standby(fow):
    game = fow.game()
    card = game.resonator("Ambush", zone="your standby area", cost="")
    assert game.why_not("play", card).clause == "706.3"
    game.shows("706.3")


# -- 707
def test_activate_abilities_of_own_cards(fow):
    game = fow.game()
    stones(game, 1)
    healer = game.resonator("Healer", text="{1}: You gain 200 life.")
    theirs = game.resonator("Theirs", on="opponent's field", text="{0}: You gain 200 life.")
    assert game.why_not("use", theirs).clause == "707.2"
    game.use(healer)
    resolve(game)
    assert game.you.life == 4200 and not game.table.stacked
    game.shows("604.1a", "707.1", "707.2", "707.3", "905.2")


# -- 708
def test_a_trigger_card_with_a_cost_is_played_whenever_one_has_priority(fow):
    game = fow.game(active="opponent")
    card = game.chant("Pit", zone="your standby area", cost="{9}", text="[Trigger] Pay 500 life: Draw a card.")
    game.choose(PASS)
    game.play(card)
    assert game.you.life == 3500, "the cost before the colon; not the card's own, because it was in standby"
    resolve(game)
    assert card.zone == "graveyard" and len(game.you.hand) == 1
    game.shows("604.1b", "708.4", "708.6", "1113.2a", "903.2a")


def test_from_the_hand_a_trigger_card_takes_its_own_cost_too(fow):
    game = fow.game(active="opponent")
    stones(game, 1)
    card = game.chant("Pit", zone="your hand", cost="{R}", text="[Trigger] Pay 500 life: Draw a card.")
    game.choose(PASS)
    game.play(card)
    resolve(game)
    assert game.you.life == 3500 and game.you.field[0].rested
    game.shows("708.4")


@pytest.mark.parametrize(("zone", "paid"), [("your hand", 1), ("your standby area", 0)])
def test_an_automatic_card_from_the_hand_takes_its_cost_too(fow, zone, paid):
    """708.4: only from the standby area is it played without its own cost."""
    game = fow.game(active="opponent")
    foe = game.resonator("Foe", on="opponent's field", atk=500)
    stones(game, 1)
    trap = game.chant("Snare", zone=zone, cost="{R}",
                      text="[Trigger] When a resonator your opponent controls attacks >>> Destroy target attacking resonator.")
    declare(game, foe, "you")
    game.act(terms.REVEAL, trap)
    if game.asked == "reveal":
        game.choose("done")
    resolve(game)
    assert foe.zone == "graveyard" and trap.zone == "graveyard"
    assert sum(card.rested for card in game.you.field) == paid
    game.shows("708.4")


def test_an_automatic_card_from_the_hand_that_can_not_be_paid_is_lost(fow):
    """708.3a: it was revealed, must be played, and can't be."""
    game = fow.game(active="opponent")
    foe = game.resonator("Foe", on="opponent's field", atk=500)
    trap = game.chant("Snare", zone="your hand", cost="{R}",
                      text="[Trigger] When a resonator your opponent controls attacks >>> Destroy target attacking resonator.")
    declare(game, foe, "you")
    game.act(terms.REVEAL, trap)
    if game.asked == "reveal":
        game.choose("done")
    resolve(game)
    assert foe.zone == "field" and trap.zone == "graveyard"
    game.shows("708.3a")


def test_a_trigger_card_is_not_played_in_the_turn_in_which_it_was_set(fow):
    game = fow.game()
    card = game.chant("Pit", zone="your standby area", cost="", text="[Trigger] Pay 500 life: Draw a card.", arrived="this turn")
    assert game.why_not("play", card).clause == "708.5"
    game.shows("708.5")


def test_an_automatic_card_is_revealed_when_its_condition_is_met(fow):
    game = fow.game(active="opponent")
    foe = game.resonator("Foe", on="opponent's field", atk=500)
    trap = game.chant("Snare", zone="your standby area", cost="{9}",
                      text="[Trigger] When a resonator your opponent controls attacks >>> Destroy target attacking resonator.")
    game.choose("battle")
    while game.asked == "priority":
        game.choose(PASS)
    game.choose(foe)
    assert game.asked == "reveal" and game.decides == "you"
    game.act(terms.REVEAL, trap)
    game.choose("done")
    resolve(game)
    assert foe.zone == "graveyard" and trap.zone == "graveyard"
    game.shows("708.2", "708.3", "708.4", "708.6", "906.2", "1113.2b", "903.2a", "1005.1")


def test_revealing_is_optional_and_gives_nothing_away(fow):
    """The player with other hidden cards is asked all the same."""
    game = fow.game(active="opponent")
    foe = game.resonator("Foe", on="opponent's field", atk=500)
    game.resonator("Nothing", zone="your hand")
    game.chant("Snare", zone="your main deck", cost="{9}",
               text="[Trigger] When a resonator your opponent controls attacks >>> Destroy target attacking resonator.")
    game.choose("battle")
    while game.asked == "priority":
        game.choose(PASS)
    game.choose(foe)
    assert game.asked == "reveal" and game.options() == ["done"]
    game.shows("906.2")


def test_a_revealed_card_that_can_not_be_played_goes_to_the_graveyard(fow):
    game = fow.game(active="opponent")
    foe = game.resonator("Foe", on="opponent's field", atk=500)
    trap = game.chant("Snare", zone="your standby area", cost="{9}",
                      text="[Trigger] When a resonator your opponent controls attacks >>> Destroy target addition.")
    game.choose("battle")
    while game.asked == "priority":
        game.choose(PASS)
    game.choose(foe)
    game.act(terms.REVEAL, trap)
    game.choose("done")
    assert trap.zone == "graveyard"
    game.shows("708.3a", "906.6a")


# -- 709
def test_resting_the_ruler_calls_a_stone_once_a_turn(fow):
    game = fow.game()
    call_stone(game)
    assert len(game.you.field) == 1 and game.you.leader.rested
    assert why(game, terms.CALL_STONE, game.you.leader) == "709.1"
    next_main(game)
    next_main(game)
    assert why(game, terms.CALL_STONE, game.you.leader) == ""
    game.shows("709.1", "604.2e")


def test_no_stone_is_called_after_judgment(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", back=LORD)
    judge(game, lord)
    assert why(game, terms.CALL_STONE, lord) == "709.1"
    game.shows("709.1")


def test_a_j_ruler_calls_stones_too(fow):
    game = fow.game()
    lord = game.ruler("Lord", on="your field", back=LORD)
    call_stone(game, lord)
    assert lord.rested and len(game.you.field) == 2
    game.shows("709.1")


# -- 710
def test_nobody_passes_while_something_must_attack(fow):
    game = fow.game()
    game.resonator("Berserk", text="This card must attack if able.")
    assert "pass" not in game.options()
    game.shows("710.2", "710.2a", "710.2b", "710.2c", "710.2d", "710.2e")


def test_what_must_attack_but_can_not_forces_nothing(fow):
    game = fow.game()
    game.resonator("Resting", text="This card must attack if able.", rested=True)
    game.resonator("New", text="This card must attack if able.", arrived="this turn")
    assert "pass" in game.options()
    game.choose(PASS)
    assert game.active == "opponent"
