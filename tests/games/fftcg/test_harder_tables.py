"""Clauses on tables where several things meet: guests, parties, two damages, costs that change, empty zones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fftcg.acting import attack_with, resolve, stack_names, through

BREAK = "Choose 1 Forward. Break it."


def test_a_blocker_need_not_hit_all_of_a_party(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    party = [game.forward(name, power=2000) for name in ("One", "Two", "Three")]
    wall = game.forward("Wall", power=2000, on="opponent's field")
    attack_with(game, *party)
    game.choose("block with Wall")
    assert game.decides == "opponent" and game.options() == [0, 1000, 2000]
    game.choose(0)
    assert game.options() == [0, 1000, 2000]
    game.choose(2000)  # nothing is left for the third
    assert [card.zone for card in (*party, wall)] == ["field", "Break Zone", "field", "Break Zone"]
    assert [card.damage for card in (party[0], party[2])] == [0, 0]
    game.shows("10.1.4.2.1")


def test_a_blocker_without_power_assigns_nothing(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    party = [game.forward(name, power=2000) for name in ("One", "Two")]
    text = "When Wall blocks, Wall loses 3000 power until the end of the turn."
    wall = game.forward("Wall", power=3000, on="opponent's field", text=text)
    attack_with(game, *party)
    while game.asked != "block":
        game.choose("done")
    game.choose("block with Wall")
    assert stack_names(game) == ["Wall"], "one block, though two are blocked"
    through(game)
    assert wall.zone == "Break Zone" and [card.damage for card in party] == [0, 0] and game.opponent.damage == 0
    game.shows("10.1.3.4")


def test_each_of_a_party_is_blocked_but_it_is_one_block(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1, opponent_hand=1)
    party = [game.forward(name, power=9000, text=f"When {name} is blocked, draw 1 card.") for name in ("One", "Two")]
    game.forward("Wall", power=1000, on="opponent's field", text="When Wall blocks or is blocked, draw 1 card.")
    attack_with(game, *party)
    while game.asked != "block":
        game.choose("done")
    game.choose("block with Wall")
    while game.asked != "priority":
        game.table.apply(0)
    resolve(game)
    assert (len(game.you.hand), len(game.opponent.hand)) == (3, 2)
    game.shows("10.1.3.4", "15.1.1.9.1")


def test_what_can_not_be_done_is_left_out_and_the_rest_is_done(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, your_deck=5)
    plan = game.summon("Plan", text="Your opponent discards 2 cards. Draw 1 card.")
    game.play(plan)
    resolve(game)
    assert len(game.you.hand) == 2 and not game.opponent.hand
    game.shows("2.3")


def test_a_trigger_without_targets_can_not_be_answered_but_one_that_selects_can(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    game.backup("Chooser", text="When a Forward enters your field, choose 1 Monster. Break it.")
    game.backup("Selector", text="When a Forward enters your field, your opponent selects 1 Monster they control. Break it.")
    knight = game.forward("Knight", on="your hand")
    game.play(knight)
    game.table.apply(0)  # which of the two is stacked first
    assert stack_names(game) == ["Selector"]
    resolve(game)
    game.shows("11.8.4")


def test_light_and_dark_cards_pay_from_the_field_but_not_from_the_hand(fftcg: Any) -> None:
    game = fftcg.game()
    knight = game.forward("Knight", cost=3, element="ice", on="your hand")
    game.forward("Angel", cost=5, element="light", on="your hand")
    both = game.forward("Both", cost=5, elements=["fire", "ice"], on="your hand")
    lamp = game.backup("Lamp", element="light")
    game.play(knight)
    if game.asked == "pay CP":
        assert not any("Angel" in str(o) for o in game.options())
        game.choose("pay so")
    assert knight.zone == "field" and both.zone == "Break Zone" and lamp.dull
    assert game.find("Angel").zone == "hand"
    game.shows("11.4.6.1.1")


def test_two_cp_of_one_card_are_of_one_element(fftcg: Any) -> None:
    """A card of two elements gives two CP of one of them, not one of each."""
    game = fftcg.game()
    twin = game.forward("Twin", cost=2, elements=["fire", "ice"], on="your hand")
    game.forward("Both", cost=5, elements=["fire", "ice"], on="your hand")
    assert game.why_not("play", twin).clause == "11.4.6.1.2"


def test_only_the_turn_player_discards_down_to_the_limit(fftcg: Any) -> None:
    game = fftcg.game(your_hand=7, opponent_hand=7)
    while game.active == "you" and game.asked == "priority":
        game.choose("done")
    assert game.decides == "you"
    while game.decides == "you" and game.asked == "discard":
        game.table.apply(0)
    assert len(game.you.hand) == 5
    assert len(game.opponent.hand) >= 7
    game.shows("9.5.1.2")


def test_a_card_that_left_for_the_cost_is_known_as_it_was(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    text = "《0》, put Bomb into the Break Zone: Choose 1 Forward opponent controls. Deal it damage equal to Bomb's power."
    bomb = game.forward("Bomb", power=5000, text=text)
    game.backup("Drum", text="The Forwards you control gain +1000 power.")
    foe = game.forward("Foe", power=9000, on="opponent's field")
    game.use(bomb)
    resolve(game)
    assert bomb.zone == "Break Zone" and foe.damage == 6000
    game.shows("11.5.6")


def test_who_can_not_attack_joins_no_party(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    lead = game.forward("Lead")
    game.forward("New", arrived="this turn")
    game.forward("Dull", dull=True)
    game.forward("Tied", text="Tied cannot attack.")
    game.forward("Cold", element="ice")
    fast = game.forward("Fast", arrived="this turn", text="Haste")
    game.start()
    while game.asked == "priority":
        game.choose("done")
    game.attack(lead)
    assert game.asked == "form a party" and set(game.options()) == {"attack with Fast", "done"}
    game.attack(fast)
    assert game.opponent.damage == 1 and fast.dull


def test_a_replacement_that_leaves_in_the_same_moment_still_replaces(fftcg: Any) -> None:
    """It is there before the event happens; one that comes afterwards replaces nothing that was."""
    game = fftcg.game(your_hand=1, opponent_hand=0)
    text = "If a Forward other than Guard you control is put from the field into the Break Zone, remove it from the game instead."
    game.forward("Guard", on="opponent's field", text=text)
    other = game.forward("Other", on="opponent's field")
    doom = game.summon("Doom", text="Break all the Forwards opponent controls.")
    game.play(doom)
    resolve(game)
    assert game.find("Guard").zone == "Break Zone" and other.zone == "removed from play"
    game.shows("11.12.5.3")


@pytest.mark.parametrize(("mine", "theirs", "winner"), [(0, 5, "opponent"), (0, 0, "nobody"), (5, 0, "you")])
def test_who_draws_from_nothing_has_lost_at_the_next_rule_process(fftcg: Any, mine: int, theirs: int, winner: str) -> None:
    game = fftcg.game(your_hand=1, your_deck=mine, opponent_deck=theirs)
    game.play(game.summon("Feast", text="Each player draws 1 card."))
    resolve(game)
    assert game.winner == winner
    game.shows("12.4.2")


def test_a_forward_with_first_strike_that_is_struck_first_too_strikes_at_the_same_time(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    one = game.forward("One", power=3000, text="First Strike")
    two = game.forward("Two", power=3000, on="opponent's field", text="First Strike")
    attack_with(game, one)
    game.choose("block with Two")
    assert one.zone == two.zone == "Break Zone"


def test_the_price_of_an_ability_is_looked_up_before_it_is_paid(fftcg: Any) -> None:
    """What is put into the Break Zone for it does not make it dearer, nor cheaper."""
    game = fftcg.game(your_hand=1)
    text = "《0》, put 1 Backup you control into the Break Zone: Draw 1 card for each Backup you control."
    sage = game.forward("Sage", text=text)
    mages = [game.backup(f"Mage {n}") for n in (1, 2, 3)]
    game.use(sage)
    if game.asked != "priority":
        game.choose(mages[0])
    resolve(game)
    assert len(game.you.hand) == 3, "two Backups are left as it resolves"


def test_of_divided_damage_a_target_that_has_left_takes_its_share_along(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    text = "《0》: Choose up to 2 Forwards opponent controls. Divide 5000 damage among them as you like."
    mage = game.backup("Mage", text=text)
    one, two = (game.forward(name, power=9000, on="opponent's field") for name in ("One", "Two"))
    wave = game.summon("Wave", text="Choose 1 Forward you control. Return it to its owner's hand.", on="opponent's hand")
    game.use(mage, "", one, two)
    while game.asked not in ("priority",):
        game.choose(3000) if 3000 in game.options() else game.choose("done")
    game.choose("done")
    game.play(wave, one)
    resolve(game)
    assert one.zone == "hand" and two.damage == 2000
    game.shows("11.6.8")


def test_what_rule_processes_set_off_is_stacked_before_anybody_acts_turn_player_first(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    mine = game.forward("Mine", power=1000, text="When Mine is put from the field into the Break Zone, draw 1 card.")
    theirs = game.forward("Theirs", power=1000, on="opponent's field",
                          text="When Theirs is put from the field into the Break Zone, draw 1 card.")
    game.play(game.summon("Flood", text="Deal 1000 damage to all the Forwards."))
    while mine.zone == "field":
        game.choose("done")
    assert mine.zone == theirs.zone == "Break Zone"
    assert stack_names(game) == ["Theirs", "Mine"] and game.decides == "you"
    game.shows("11.1.4")


def test_a_removed_card_is_seen_by_both_and_is_not_in_the_break_zone(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    foe = game.forward("Foe", on="opponent's field", text="When Foe is put from the field into the Break Zone, draw 1 card.")
    game.play(game.summon("Exile", text="Choose 1 Forward. Remove it from the game."))
    resolve(game)
    assert foe.zone == "removed from play" and not game.opponent.hand
    for player in ("you", "opponent"):
        zones = game.view(player)["players"][1]["zones"]
        assert [card["name"] for card in zones["removed from play"]["cards"]] == ["Foe"]
    game.shows("7.13.1")


def test_each_of_a_party_deals_its_own_damage_to_what_reduces_it(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    party = [game.forward(name, power=3000) for name in ("One", "Two")]
    text = "If Wall is dealt damage by a Forward, reduce the damage by 1000 instead."
    wall = game.forward("Wall", power=9000, on="opponent's field", text=text)
    attack_with(game, *party)
    through(game)
    game.choose("block with Wall")
    through(game)
    game.choose(2000)
    while game.asked != "priority":
        game.table.apply(0)
    assert wall.damage == 4000 and party[0].damage == 2000 and party[1].zone == "Break Zone"
    game.shows("15.1.1.9.8", "11.12.5.2")


def test_what_is_to_be_broken_at_the_end_of_the_turn_is_broken_whoever_controls_it_unless_it_has_left(fftcg: Any) -> None:
    """11.8.17.3: stolen and changed, it is the same card; back from the Break Zone, it is another one."""
    for left in (False, True):
        game = fftcg.game(your_hand=1)
        knight = game.forward("Knight", power=5000)
        doom = game.summon("Doom", text="Choose 1 Forward. At the end of the turn, break it.")
        change = game.summon("Change", text="Choose 1 Forward. Its power becomes 1000 until the end of the turn.")
        kill = game.summon("Kill", text=BREAK)
        back = game.summon("Back", text="Choose 1 Forward in your Break Zone. Play it onto the field.")
        for summon in (doom, change, kill, back) if left else (doom, change):
            game.play(summon)
            resolve(game)
        while game.active == "you":
            game.choose("done")
        assert knight.zone == ("field" if left else "Break Zone")
        game.shows("11.8.17.3")


LURE = "Choose 1 Forward. Gain control of it until the end of the turn."


def test_a_stolen_attacker_goes_on_attacking(fftcg: Any) -> None:
    """10.1.2.4, 10.1.3.2.1: who controls it is asked as it becomes an attacking Forward; from then on it must be there, no more."""
    game = fftcg.game(start="attack", your_hand=0)
    captain = game.forward("Captain", text="The Forwards forming a party with Captain gain +2000 power.", power=5000)
    two = game.forward("Two", power=5000)
    wall = game.forward("Wall", power=11000, on="opponent's field")
    lure = game.summon("Lure", text=LURE, on="opponent's hand")
    attack_with(game, captain, two)
    game.play(lure, captain)
    while game.asked != "block":
        game.choose("done")
    assert captain.controller == "opponent" and captain.in_party and two.power == 7000
    game.choose("block with Wall")
    while game.asked == "priority":
        game.choose("done")
    assert game.decides == "opponent"
    game.choose(0)
    assert wall.zone == "Break Zone" and captain.zone == "field", "5000 and 7000, whoever controls them"
    game.shows("10.1.4.2", "15.1.1.9.1")


def test_a_stolen_blocker_is_still_in_battle(fftcg: Any) -> None:
    """10.1.3.2, 10.1.3.2.1: as with an attacker."""
    game = fftcg.game(start="attack", your_hand=0)
    hero = game.forward("Hero", power=5000)
    wall = game.forward("Wall", power=5000, on="opponent's field")
    lure = game.summon("Lure", text=LURE, on="your hand", cost=1)
    game.backup("Lamp")
    attack_with(game, hero)
    through(game)
    game.choose("block with Wall")
    game.play(lure, wall)
    while game.asked == "priority" and hero.zone == "field":
        game.choose("done")
    assert (hero.zone, wall.zone, game.opponent.damage) == ("Break Zone", "Break Zone", 0)
    assert wall in game.opponent.break_zone
    game.shows("10.1.4.2")


def test_an_ex_burst_is_used_by_who_takes_the_damage_and_chooses_for_them(fftcg: Any) -> None:
    """11.10.2, 11.10.3: only the attacker has a Forward, and it is the opponent of whoever uses the EX Burst."""
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=0)
    hero = game.forward("Hero", power=9000)
    text = "EX BURST Choose 1 Forward opponent controls. Break it."
    game.summon("Burst", text=text, ex_burst=True, on="opponent's deck")
    attack_with(game, hero)
    through(game)
    assert game.decides == "opponent"
    game.choose("yes")
    assert hero.zone == "Break Zone"
    game.shows("11.10.2", "11.10.3")


def test_a_card_that_is_discarded_for_a_cost_pays_none_of_its_cp(fftcg: Any) -> None:
    """11.6.10: the cost is paid at once, and a card leaves the hand once: two are needed, and the one that was not named pays."""
    game = fftcg.game(your_hand=0)
    user = game.forward("User", text="《2》, discard 1 card: Draw 3 cards.")
    dear = game.forward("Dear", on="your hand", element="ice")
    game.forward("Cheap", on="your hand", element="fire")
    game.use(user)
    assert game.asked == "pay with" and game.decides == "you"
    game.choose(dear)
    discards = [e.card.label for e in game.events("move") if e.origin == "hand"]
    assert sorted(discards) == ["Cheap", "Dear"]
    resolve(game)
    assert len(game.you.hand) == 3
    game.shows("11.6.10")


def test_two_that_are_broken_for_each_other_are_so_once(fftcg: Any) -> None:
    """11.12.5.5: One is to go, so Two is; so One is, and the effect of Two is not applied again as the result of it."""
    game = fftcg.game()
    text = "If a Forward other than {0} you control is put from the field into the Break Zone, break {0} instead."
    one, two = (game.forward(name, text=text.format(name), on="opponent's field") for name in ("One", "Two"))
    game.play(game.summon("Bolt", cost=0, text=BREAK), one)
    resolve(game)
    assert one.zone == "Break Zone" and two.zone == "field"
    game.shows("11.12.5.5")
