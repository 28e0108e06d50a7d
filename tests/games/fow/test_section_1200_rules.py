"""Sections 1200 and 1300: rule processes, loops, double-sided cards, tokens."""

from __future__ import annotations

import pytest

from cardwright.effects.amounts import Number
from cardwright.effects.base import Players
from cardwright.effects.number_rules import NumberRule
from cardwright.games.fow import terms
from cardwright.games.fow.additions import link_event
from cardwright.games.fow.copies import become_copy
from cardwright.games.fow.costs import ANY_ATTRIBUTE, ANY_PART, WillRule
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import END_OF_TURN
from cardwright.kernel.events import BY_EFFECT, number_changed
from cardwright.kernel.happening import happen
from tests.games.fow.acting import PASS, at_main, play, play_future_side, ready, resolve, stones

DOUBLE = {"cost": "{1}", "text": "[Shift] {R}", "atk": 300, "defense": 300}
FUTURE = {"name": "Tomorrow", "cost": "{R}", "atk": 900, "defense": 900}


# -- 1202 to 1205
def test_no_life_is_defeat(fow):
    game = fow.game(opponent_life=300)
    burn = game.chant("Burn", cost="", text="This card deals 300 damage to target player.")
    play(game, burn, "opponent")
    assert game.winner == "you"
    game.shows("1202.1", "105.4", "103.2")


def test_def_of_zero_destroys(fow):
    game = fow.game()
    knight = game.resonator("Knight", on="opponent's field", defense=300)
    wither = game.chant("Wither", cost="", text="Target resonator gains [0/-300] until end of turn.")
    play(game, wither, knight)
    assert knight.zone == "graveyard"
    game.shows("1203.2")


def test_life_is_rounded_up_to_hundreds(fow):
    """The reading of 1204.1: 1 to 99 life round up to 100, and nobody loses."""
    game = fow.game(your_life=50)
    assert game.you.life == 100 and game.winner == ""
    game.shows("1204.1")


def test_nothing_is_added_to_itself(fow):
    game = fow.game()
    wings = game.addition("Wings", text="[Bestow] {R}")
    game.start()
    happen(game.table, [link_event(wings.card.ref(), wings.card.ref(), 0, -1, 0, "1002.1")])
    assert wings.added_to == ""
    game.shows("1205.1")


# -- 1301
def test_a_loop_that_nobody_can_stop_is_a_draw(fow):
    game = fow.game()
    game.resonator("Ping", text="Whenever you gain life >>> Your opponent gains 100 life.")
    game.resonator("Pong", on="opponent's field", text="Whenever you gain life >>> Your opponent gains 100 life.")
    heal = game.chant("Heal", cost="", text="You gain 100 life.")
    game.play(heal)
    assert game.winner == "nobody"
    game.shows("1301.1c")


def test_a_loop_that_one_player_can_stop_by_acting_goes_on_as_often_as_they_say(fow):
    game = fow.game(opponent_hand=0)
    game.resonator("Ping", text="Whenever you gain life >>> Your opponent gains 100 life.")
    game.resonator("Pong", on="opponent's field", text="Whenever you gain life >>> Your opponent gains 100 life.")
    game.chant("Snap", cost="", text="[Quickcast] Destroy target resonator.", on="opponent's hand")
    game.play(game.chant("Heal", cost="", text="You gain 100 life."))
    for _ in range(200):
        if game.asked == "priority":
            game.choose("pass")
    assert (game.asked, game.decides, game.winner) == ("repeat", "opponent", "")
    life = game.you.life + game.opponent.life
    game.choose(6)
    assert game.you.life + game.opponent.life == life + 2 * 6 * 100
    assert (game.decides, game.options()) == ("opponent", ["play Snap"]), "now another action has to be performed"
    game.shows("1301.1a")


def test_a_loop_that_a_choice_ends_is_no_draw(fow):
    game = fow.game(opponent_hand=0)
    game.resonator("Ping", text="Whenever you gain life >>> You may pay 100 life. If you do, your opponent gains 100 life.")
    game.resonator("Pong", on="opponent's field", text="Whenever you gain life >>> Your opponent gains 100 life.")
    game.play(game.chant("Heal", cost="", text="You gain 100 life."))
    for _ in range(200):
        if game.asked == "pay or not":
            game.choose("yes")
    assert (game.asked, game.decides, game.winner) == ("repeat", "you", "")
    game.choose(2)
    assert (game.asked, game.options()) == ("pay or not", ["no"])
    game.shows("1301.1a")


def test_a_loop_that_its_player_can_stop_is_repeated_as_often_as_they_say(fow):
    game = fow.game()
    well = game.resonator("Well", text="{0}: You gain 100 life.")
    for _ in range(4):
        game.use(well)
        resolve(game)
    assert "repeat" in game.options()
    game.choose("repeat", 10)
    assert game.you.life == 4400 + 1000
    game.shows("1301.1", "1301.1a")


def test_any_number_of_times_can_be_named(fow):
    game = fow.game()
    well = game.resonator("Well", text="{0}: You gain 100 life.")
    for _ in range(4):
        game.use(well)
        resolve(game)
    game.choose("repeat", 217)
    assert game.you.life == 4400 + 21_700
    game.shows("1301.1a")


# -- 1302
def test_a_double_sided_card_is_past_side_up_elsewhere(fow):
    game = fow.game()
    clock = game.resonator("Yesterday", back_face=True, back=FUTURE, **DOUBLE)
    bounce = game.chant("Bounce", cost="", text="Return target resonator to its owner's hand.")
    assert clock.side == "Tomorrow"
    play(game, bounce, clock)
    assert clock.zone == "hand" and clock.side == "Yesterday"
    game.shows("1302.3a")


def test_playing_the_future_side(fow):
    game = fow.game()
    stones(game, 2)
    clock = game.resonator("Yesterday", zone="your hand", back=FUTURE, **DOUBLE)
    play_future_side(game, clock)
    assert clock.side == "Tomorrow" and clock.zone == "field"
    (view,) = [c for c in game.view("opponent")["players"][0]["zones"]["field"]["cards"] if c["name"] == "Tomorrow"]
    assert view["other side"]["name"] == "Yesterday"
    game.shows("1302.3", "1302.2b", "1302.3b", "1302.2d")


def test_removed_face_down_a_double_sided_card_shows_nothing(fow):
    game = fow.game()
    clock = game.resonator("Yesterday", zone="your main deck", back=FUTURE, **DOUBLE)
    exile = game.chant("Exile", cost="", text="Remove the top card of your main deck from the game face down.")
    play(game, exile)
    assert clock.zone == "removed area" and not clock.seen_by("opponent")
    game.shows("1302.5a", "311.2a")


# -- 104, 105
def test_values_that_an_effect_can_not_reach_are_left_alone(fow):
    game = fow.game(your_main_deck=1)
    study = game.chant("Study", cost="", text="Draw two cards.")
    play(game, study)
    assert len(game.you.hand) == 1 and at_main(game)
    game.shows("104.2")


def test_being_rested_already_is_no_becoming(fow):
    game = fow.game()
    game.resonator("Watcher", text="Whenever a resonator becomes rested >>> You gain 100 life.")
    tired = game.resonator("Tired", on="opponent's field", rested=True)
    nap = game.chant("Nap", cost="", text="Rest target resonator.")
    play(game, nap, tired)
    assert game.you.life == 4000
    game.shows("104.3")


def test_prohibition_beats_permission(fow):
    game = fow.game()
    knight = game.resonator("Knight", text="This card cannot attack.\nThis card must attack if able.")
    assert "pass" in game.options() and knight.zone == "field"
    game.shows("104.4")


def test_life_moves_in_hundreds(fow):
    game = fow.game()
    game.start()
    happen(game.table, [number_changed(0, terms.LIFE, -150).by(cause=BY_EFFECT)])
    game.choose(PASS)
    assert game.you.life == 3900
    game.shows("1204.1", "105.4a")


def test_of_two_who_can_stop_a_loop_the_smaller_number_counts(fow):
    game = fow.game()
    well = game.resonator("Well", text="{0}: You gain 100 life.")
    ready(game)
    for _ in range(4):
        game.use(well)
        resolve(game)
    game.choose("repeat", 10)
    assert game.decides == "opponent"
    game.choose(3)
    assert game.you.life == 4400 + 300
    game.shows("1301.1b")


# -- 1017.2, 1302
def make_copy(game, card, of):
    c = Context(of.card.ref(), 0, of.card.form.look.abilities[0])
    become_copy(game.table, c, card.card.ref(), of.card, END_OF_TURN)


def test_a_copy_takes_over_what_is_printed(fow):
    game = fow.game()
    text = "[Flying]\nOther resonators you control gain [+100/+100]."
    hero = game.resonator("Hero", atk=900, defense=900, races="Elf", text=text)
    clay = game.resonator("Clay", atk=100, defense=100)
    boost = game.chant("Boost", cost="", text="Target resonator gains [+500/+500] until end of turn.")
    play(game, boost, hero)
    make_copy(game, clay, hero)
    assert clay.names == ["Hero"] and clay.races == ["Elf"] and clay.keywords == {"flying"}
    assert clay.atk == 900 + 100, "without the effects on the original, but with the ability of the other copy"
    assert hero.atk == 900 + 500 + 100
    game.shows("1017.2")


def test_a_copy_of_a_double_sided_card_has_the_side_that_is_up_and_is_not_double_sided(fow):
    game = fow.game()
    clock = game.resonator("Yesterday", back=FUTURE, **DOUBLE)
    clay = game.resonator("Clay", atk=100, defense=100)
    game.start()
    make_copy(game, clay, clock)
    assert clay.names == ["Yesterday"] and clay.card.back is None
    shown = {card["key"]: card.get("special", []) for card in game.view()["players"][0]["zones"]["field"]["cards"]}
    assert "double-sided" in shown[clock.card.key] and "double-sided" not in shown[clay.card.key]
    game.shows("1302.1b", "1302.4")


# -- 104.1, 903.2f-i: rules that cards change, made by hand because few texts do
def rule_of(card):
    """The ability of a card that says something about costs, and its rule."""
    (ability,) = [a for a in card.card.form.look.abilities if a.cost_rules]
    return ability, ability.cost_rules[0]


@pytest.mark.plain_only  # the players are a class of the test's own
def test_a_card_beats_the_rulebook(fow):
    game = fow.game(your_hand=9)
    sage = game.resonator("Sage", text="You may pay {1} less to play chants.")
    ability, _ = rule_of(sage)
    ability.cost_rules = [NumberRule(terms.HAND_LIMIT, EitherPlayer(), Number(10), None, "104.1")]
    game.table.dirty = True
    while game.active == "you":
        game.choose(PASS)
    assert len(game.you.hand) == 9, "nothing was discarded"
    game.shows("104.1")


def test_the_attribute_cost_may_be_paid_with_any_will(fow):
    game = fow.game()
    stones(game, 2, "U")
    sage = game.resonator("Sage", text="You may pay {1} less to play chants.")
    fire = game.chant("Fire", cost="{R}{R}", text="You gain 100 life.")
    ability, rule = rule_of(sage)
    ability.cost_rules = [WillRule("play", ANY_ATTRIBUTE, ANY_PART, Number(0), rule.filter, 0, None, "903.2f-i")]
    game.table.dirty = True
    game.choose("battle")  # options are listed anew
    while not at_main(game):
        game.choose(PASS if game.asked == "priority" else "done")
    play(game, fire)
    assert game.you.life == 4100 and all(c.rested for c in game.you.field if "Stone" in c.name)
    game.shows("903.2f-i")


HAIL = "This card deals 200 damage to each resonator."


def test_a_rule_process_that_is_replaced_each_time_is_a_loop_without_end(fow):
    """602.1a: it is to be performed again as long as the damage is there."""
    game = fow.game()
    game.resonator("Saint", atk=200, defense=200, text="If this card would be destroyed, you gain 100 life instead.")
    play(game, game.chant("Hail", cost="", text=HAIL))
    assert game.winner == "nobody"
    game.shows("1301.1c")


def test_who_replaces_a_rule_process_each_time_says_how_often(fow):
    game = fow.game()
    saint = game.resonator("Saint", atk=200, defense=200, text="If this card would be destroyed, you may gain 100 life instead.")
    play(game, game.chant("Hail", cost="", text=HAIL))
    while game.asked == "which replacement":
        game.table.apply(0)
    life = game.you.life
    assert (game.asked, game.decides) == ("repeat", "you")
    game.choose(7)
    assert game.you.life == life + 700 and game.options() == ["done"]
    game.choose("done")
    assert saint.zone == "graveyard" and not game.winner
    game.shows("1301.1a")


class EitherPlayer(Players):
    def players(self, t, c):
        return [0, 1]
