"""Sections 901 to 908: abilities, playing and resolving, triggers, will."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from tests.games.fow.acting import PASS, attack, both_pass, judge, next_main, pass_until, play, ready, resolve, stones

LORD = {"name": "Awakened Lord", "atk": 1000, "defense": 1000}
QUICK_HEAL = "[Quickcast]\nYou gain 100 life."


# -- 901, 902, 904
def test_three_kinds_of_ability(fow):
    game = fow.game()
    stones(game, 1)
    active = game.resonator("Active", text="{1}: You gain 100 life.")
    game.resonator("Automatic", text="Whenever a resonator enters your field >>> You gain 200 life.")
    steady = game.resonator("Steady", atk=300, text="Resonators you control gain [+100/+100].")
    guest = game.resonator("Guest", zone="your hand", cost="", atk=300)
    assert steady.atk == 400
    game.use(active)
    resolve(game)
    play(game, guest)
    resolve(game)
    assert game.you.life == 4300 and guest.atk == 400
    game.shows("901.1a", "901.1b", "901.1c", "904.1", "105.3b", "105.3c", "105.3a", "701.1", "903.2", "908.1", "901.2")


def test_abilities_work_in_the_field_and_those_of_rulers_in_the_ruler_area(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="{0}: You gain 100 life.", back={**LORD, "text": "{0}: You gain 1000 life."})
    sleeper = game.resonator("Sleeper", zone="your hand", text="{0}: You gain 500 life.")
    assert game.why_not("use", sleeper).clause == "902.1a"
    game.use(lord)
    resolve(game)
    assert game.you.life == 4100
    game.shows("902.1", "902.1a", "902.1b")


def test_a_ruler_s_ability_is_gone_with_the_ruler(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}\nResonators you control gain [+100/+100].", back=LORD)
    knight = game.resonator("Knight", atk=300)
    assert knight.atk == 400
    judge(game, lord)
    assert knight.atk == 300
    game.shows("904.1")


def test_an_ability_can_work_elsewhere(fow):
    game = fow.game()
    ghost = game.resonator("Ghost", zone="your graveyard", text="{0}: Put this card from your graveyard into your hand.")
    game.use(ghost)
    resolve(game)
    assert ghost.zone == "hand"
    game.shows("902.2")


# -- 903.2
def test_modes_are_chosen_on_playing(fow):
    game = fow.game()
    choice = game.chant("Choice", cost="", text="Choose one - You gain 100 life; or you gain 500 life.")
    ready(game)
    game.play(choice, 2)
    resolve(game)
    assert game.you.life == 4500
    game.shows("903.2c")


def test_x_is_chosen_on_playing_and_counts_in_the_cost(fow):
    game = fow.game()
    stones(game, 3)
    sage = game.resonator("Sage", text="{X}: Draw X cards.")
    game.use(sage)
    assert game.options() == [0, 1, 2, 3]
    game.choose(2)
    resolve(game)
    assert len(game.you.hand) == 2 and sum(c.rested for c in game.you.field) == 2
    game.shows("903.2d", "104.5")


def test_the_x_of_a_card_counts_while_it_is_a_spell(fow):
    game = fow.game()
    stones(game, 3)
    flood = game.resonator("Flood", zone="your hand", cost="{R}{X}")
    ready(game)
    game.play(flood, 2)
    assert all(c.rested for c in game.you.field)
    resolve(game)
    assert flood.zone == "field" and flood.total_cost == 1
    game.shows("203.5b", "903.2d")


def test_the_x_of_a_chant_s_cost_counts_in_its_text(fow):
    """203.5b: chosen when it is played, and still known when it resolves after another spell with an X of its own."""
    game = fow.game()
    stones(game, 4)
    rain = game.chant("Rain", cost="{R}{X}", text="[Quickcast]\nDraw X cards.")
    storm = game.chant("Storm", cost="{X}", text="[Quickcast]\nDestroy all resonators with total cost X or less.")
    small = game.resonator("Small", cost="{1}", on="opponent's field")
    large = game.resonator("Large", cost="{2}", on="opponent's field")
    game.play(rain)
    assert game.options() == [0, 1, 2, 3]
    game.choose(2)
    game.play(storm, 1)
    resolve(game)
    assert len(game.you.hand) == 2
    assert small.zone == "graveyard" and large.zone == "field"
    game.shows("203.5b", "903.2d")


def test_a_chant_with_x_played_for_free_does_nothing_x_times(fow):
    """903.2d-i: nothing was paid, so X is zero."""
    game = fow.game()
    stones(game, 3)
    rain = game.chant("Rain", zone="your hand", cost="{R}{X}", text="Draw X cards. You gain 100 life.")
    gift = game.chant("Gift", cost="", text="You may play a chant from your hand without paying its cost.")
    play(game, gift, "yes", rain)
    resolve(game)
    assert game.you.life == 4100 and game.you.hand == []
    game.shows("903.2d-i")


def test_a_number_of_your_choice_is_asked_for(fow):
    """104.5, 903.2d: nothing is paid for it, so any number may be chosen; none at all, too."""
    for n in (0, 7):
        game = fow.game(your_main_deck=20)
        text = "[Enter] >>> Draw X cards, where X is a number of your choice."
        sage = game.resonator("Sage", zone="your hand", cost="", text=text)
        game.play(sage)
        while game.asked == "priority":
            game.choose(PASS)
        assert game.decides == "you" and {0, 7, 30} <= set(game.options())
        game.choose(n)
        resolve(game)
        assert len(game.you.hand) == n
    game.shows("104.5", "903.2d")


def test_played_for_free_x_is_zero(fow):
    game = fow.game()
    stones(game, 3)
    flood = game.resonator("Flood", zone="your standby area", cost="{R}{X}", text="[Stealth] You control a magic stone.")
    play(game, flood)
    assert flood.zone == "field" and all(c.recovered for c in game.you.field if "Stone" in c.name)
    game.shows("903.2d-i", "1114.2")


def test_targets_are_chosen_on_playing_or_it_can_not_be_played(fow):
    game = fow.game()
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    assert game.why_not("play", zap).clause == "903.2e"
    game.shows("903.2e")


def test_a_spell_does_not_target_itself(fow):
    game = fow.game()
    deny = game.chant("Deny", cost="", text="[Quickcast]\nCancel target spell.")
    other = game.chant("Other", cost="", text=QUICK_HEAL)
    assert game.why_not("play", deny).clause == "903.2e"
    game.play(other)
    game.play(deny, other)
    resolve(game)
    assert game.you.life == 4000
    game.shows("903.2e", "903.2e-i")


def test_the_cost_must_be_paid_in_full(fow):
    game = fow.game()
    stones(game, 1, "U")
    fire = game.chant("Fire", cost="{R}", text="You gain 100 life.")
    two = game.chant("Two", cost="{2}", text="You gain 100 life.")
    water = game.chant("Water", cost="{U}", text="You gain 100 life.")
    assert game.why_not("play", fire).clause == "903.2g"
    assert game.why_not("play", two).clause == "903.2g"
    play(game, water)
    assert game.you.life == 4100
    game.shows("1003.4", "907.5", "1003.2", "903.2g", "203.3", "203.4", "1003.1", "1003.3")


def test_increases_come_before_decreases(fow):
    game = fow.game()
    stones(game, 2)
    game.resonator("Tax", on="opponent's field", text="Your opponent pays {2} more to play chants.")
    game.resonator("Aid", text="You may pay {1} less to play chants.")
    chant = game.chant("Chant", cost="{1}", text="You gain 100 life.")
    play(game, chant)
    assert game.you.life == 4100 and all(s.rested for s in game.you.field if "Stone" in s.name)
    game.shows("903.2f", "903.2f-iii", "903.2f-iv", "903.2f-v")


def test_a_card_is_not_counted_where_it_was_when_its_cost_is_determined(fow):
    """It costs 3, and 1 less for the other card in hand: it has itself gone to the chase area."""
    text = "You may pay {1} less to play this card for each card in your hand.\nYou gain 100 life."
    for found in (1, 2):
        game = fow.game(your_hand=1)
        stones(game, found)
        giant = game.chant("Giant", cost="{3}", text=text)
        assert game.can("play", giant) == (found == 2)
    play(game, giant)
    assert game.you.life == 4100 and giant.zone == "graveyard"
    game.shows("903.2b", "903.2f")


def test_the_player_chooses_which_part_is_less(fow):
    game = fow.game()
    stones(game, 1, "R")
    stones(game, 1, "U")
    game.resonator("Aid", text="You may pay {1} less to play chants.")
    chant = game.chant("Chant", cost="{R}{U}{1}", text="You gain 100 life.")
    game.play(chant)
    assert game.asked == "reduction" and game.options() == ["fire", "water", "void"], "any part of the cost"
    assert game.decides == "you"
    game.choose("fire")
    resolve(game)
    assert game.you.life == 4100
    game.shows("903.2f-iv")


@pytest.mark.parametrize(("answers", "rested"), [(("yes", "yes"), 1), (("yes", "no"), 2), (("no", "yes"), 2), (("no", "no"), 3)])
def test_who_may_pay_less_may_pay_all_of_it(fow, answers, rested):
    """903.2f-iv: each effect that says so is taken or not."""
    game = fow.game()
    paid = stones(game, 3)
    for name in ("Aid", "Help"):
        game.resonator(name, text="You may pay {1} less to play chants.")
    game.play(game.chant("Chant", cost="{3}", text="You gain 100 life."))
    for answer in answers:
        assert game.asked == "pay less" and game.decides == "you"
        game.choose(answer)
    resolve(game)
    assert game.you.life == 4100 and sum(stone.rested for stone in paid) == rested
    game.shows("903.2f-iv")


@pytest.mark.parametrize(("found", "text"), [(1, "You may pay {1} less to play chants."), (2, "You pay {1} less to play chants.")])
def test_who_must_pay_less_is_not_asked(fow, found, text):
    """903.2f-iv: what can't be paid otherwise is less, and what is less without a "may" is so in any case."""
    game = fow.game()
    paid = stones(game, found)
    game.resonator("Aid", text=text)
    play(game, game.chant("Chant", cost="{2}", text="You gain 100 life."))
    assert game.you.life == 4100 and sum(stone.rested for stone in paid) == 1


def test_without_paying_its_cost(fow):
    game = fow.game()
    gift = game.chant("Gift", cost="", text="You may play a chant from your hand without paying its cost.")
    big = game.chant("Big", cost="{9}", text="You gain 900 life.")
    game.play(gift)
    both_pass(game)
    game.until_quiet()
    while game.asked in ("choose a card", "whether"):
        game.choose("yes" if game.asked == "whether" else big)
    resolve(game)
    assert game.you.life == 4900
    game.shows("903.2f-ii")


# -- 903.3
def test_a_lost_target_loses_only_its_part(fow):
    game = fow.game()
    knight = game.resonator("Knight", on="opponent's field")
    zap = game.chant("Zap", cost="", text="Destroy target resonator. You gain 300 life.")
    save = game.chant("Save", zone="opponent's hand", cost="", text="[Quickcast]\nReturn target resonator to its owner's hand.")
    game.play(zap, knight)
    game.play(save, knight)
    resolve(game)
    assert knight.zone == "hand" and game.you.life == 4300
    game.shows("903.3a", "903.3", "903.3b")


# -- 906
def test_each_fulfilment_triggers(fow):
    game = fow.game()
    game.resonator("Counter", text="Whenever a resonator enters your field >>> You gain 100 life.")
    one = game.resonator("One", zone="your graveyard")
    two = game.resonator("Two", zone="your graveyard")
    double = game.chant("Double", cost="", text="Put two target resonators from your graveyard into your field.")
    play(game, double, one, two)
    while game.asked == "which pending ability":
        game.table.apply(0)
    resolve(game)
    assert game.you.life == 4200
    game.shows("906.1", "906.4")


def test_a_triggered_ability_resolves_though_its_card_is_gone(fow):
    game = fow.game()
    herald = game.resonator("Herald", zone="your hand", cost="", text="When this card enters your field >>> You gain 300 life.")
    zap = game.chant("Zap", zone="opponent's hand", cost="", text="[Quickcast]\nDestroy target resonator.")
    ready(game, "your")
    game.play(herald)
    while herald.zone != "field":
        game.choose(PASS)
    assert len(game.table.stacked) == 1
    while game.decides != "opponent":
        game.choose(PASS)
    game.play(zap)
    resolve(game)
    assert herald.zone == "graveyard" and game.you.life == 4300
    game.shows("906.10")


def test_a_delayed_ability_triggers_once(fow):
    game = fow.game()
    later = game.chant("Later", cost="", text="Draw a card. At the end of turn, you gain 100 life.")
    play(game, later)
    next_main(game)
    next_main(game)
    assert game.you.life == 4100
    game.shows("906.8a", "906.8b")


# -- 905
def test_an_activate_ability_can_be_used_again_and_again(fow):
    game = fow.game()
    game.resonator("Well", text="{0}: You gain 100 life.")
    well = game.find("Well")
    for _ in range(3):
        game.use(well)
        resolve(game)
    assert game.you.life == 4300
    game.shows("905.2")


@pytest.mark.parametrize("limit", ["Play this ability only once per turn."])
def test_once_per_turn(fow, limit):
    game = fow.game()
    well = game.resonator("Well", text=f"{{0}}: You gain 100 life. {limit}")
    game.use(well)
    resolve(game)
    assert game.why_not("use", well).clause == "905.1"
    game.shows("905.1")


def test_spells_of_the_other_player_may_be_answered(fow):
    game = fow.game()
    slow = game.chant("Slow", cost="", text="You gain 1000 life.")
    answer = ready(game)
    game.play(slow)
    game.play(answer)
    both_pass(game)
    assert game.opponent.life == 4100
    resolve(game)
    assert game.you.life == 5000
    game.shows("605.1b")


def test_an_unmet_trigger_condition_can_not_be_played_around(fow):
    game = fow.game()
    trap = game.chant("Trap", zone="your standby area", cost="", text="[Trigger] When you gain life >>> Draw a card.")
    assert game.why_not("play", trap).clause == "906.2a"
    game.shows("906.2a")


def test_a_card_set_this_turn_does_not_trigger(fow):
    game = fow.game()
    trap = game.chant("Trap", zone="your standby area", cost="", text="[Trigger] When you gain life >>> Draw a card.",
                      arrived="this turn")
    heal = game.chant("Heal", cost="", text="You gain 100 life.")
    game.play(heal)
    pass_until(game, "reveal")
    assert game.options() == ["done"]
    game.choose("done")
    assert trap.zone == "standby area"
    game.shows("906.4a")


def test_a_triggered_card_does_not_trigger_again(fow):
    game = fow.game()
    trap = game.chant("Trap", zone="your standby area", cost="", text="[Trigger] When you gain life >>> Draw a card.")
    twice = game.chant("Twice", cost="", text="You gain 100 life. You gain 100 life.")
    game.play(twice)
    pass_until(game, "reveal")
    game.act(terms.REVEAL, trap)
    assert game.options() == ["done"]
    game.choose("done")
    while game.asked == "reveal":
        assert game.options() == ["done"]
        game.choose("done")
    resolve(game)
    assert trap.zone == "graveyard" and len(game.you.hand) == 1
    game.shows("708.2a")


def test_tokens_trigger_and_are_cards(fow):
    game = fow.game()
    game.resonator("Greeter", text="Whenever a resonator enters your field >>> You gain 100 life.")
    call = game.chant("Call", cost="", text="Put a [300/400] Spirit resonator token into your field.")
    zap = game.chant("Zap", cost="", text="Destroy target token.")
    play(game, call)
    resolve(game)
    (spirit,) = [c for c in game.you.field if c.name != "Greeter"]
    assert (spirit.atk, spirit.defense, spirit.types) == (300, 400, ["resonator"]) and spirit.races == ["Spirit"]
    assert game.you.life == 4100
    play(game, zap)
    assert not spirit.exists
    game.shows("1303.1a", "1303.1b", "1303.1c", "1303.1d", "1303.2", "1303.2a", "1303.2b", "1303.3a")


# -- 901.1e, 901.2d: attributes of abilities and effects
def test_a_fire_ability_is_an_ability_of_a_fire_card(fow):
    game = fow.game()
    blaze = game.resonator("Blaze", attribute="fire", text="{0}: You gain 500 life.")
    brook = game.resonator("Brook", attribute="water", text="{0}: You gain 300 life.")
    douse = game.chant("Douse", cost="", attribute="water", text="[Quickcast]\nCancel target fire ability.")
    game.use(brook)
    assert game.why_not("play", douse) is not None
    game.use(blaze)
    game.play(douse)
    resolve(game)
    assert game.you.life == 4300
    game.shows("901.1e")


def test_a_fire_effect_is_made_by_an_ability_of_a_fire_card(fow):
    game = fow.game()
    golem = game.resonator("Golem", defense=900, text="Prevent all damage that would be dealt to this card by fire effects.")
    text = "This card deals 300 damage to target resonator."
    fire_bolt = game.chant("Fire Bolt", cost="", attribute="fire", text=text)
    ice_bolt = game.chant("Ice Bolt", cost="", attribute="water", text=text)
    play(game, fire_bolt, golem)
    assert golem.damage == 0
    play(game, ice_bolt, golem)
    assert golem.damage == 300
    game.shows("901.2d")


def test_the_effect_is_of_the_card_with_the_ability_and_not_of_the_one_that_deals_the_damage(fow):
    game = fow.game()
    golem = game.resonator("Golem", on="opponent's field", defense=900,
                           text="Prevent all damage that would be dealt to this card by fire effects.")
    game.resonator("Archer", attribute="fire")
    order = game.chant("Order", cost="", attribute="water", text="Target resonator you control deals 200 damage to target "
                       "resonator your opponent controls.")
    play(game, order)
    assert golem.damage == 200
    game.shows("901.2d")


def test_battle_damage_is_no_effect(fow):
    game = fow.game()
    golem = game.resonator("Golem", on="opponent's field", rested=True, defense=900,
                           text="Prevent all damage that would be dealt to this card by fire effects.")
    salamander = game.resonator("Salamander", attribute="fire", atk=400, defense=900)
    attack(game, salamander, golem)
    assert golem.damage == 400


# -- 104.6
def test_a_value_that_is_set_or_switched_has_increased_or_decreased(fow):
    game = fow.game()
    watcher = ("Whenever this card's ATK is increased >>> You gain 100 life.\n"
               "Whenever this card's ATK is decreased >>> You lose 500 life.\n")
    switch = "{0}: Switch the ATK and DEF of this card until end of turn."
    knight = game.resonator("Knight", atk=300, defense=900, text=watcher + switch)
    squire = game.resonator("Squire", atk=300, defense=900, text=watcher)
    shrink = game.chant("Shrink", cost="", text="Target resonator becomes [100/100] until end of turn.")
    game.use(knight)
    resolve(game)
    assert knight.atk == 900 and game.you.life == 4100
    play(game, shrink, squire)
    assert squire.atk == 100 and game.you.life == 3600
    game.shows("104.6")
