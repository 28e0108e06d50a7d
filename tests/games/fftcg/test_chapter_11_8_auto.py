"""11.8: auto-abilities, conditional, delayed and of states."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import attack_with, resolve, stack_names


def test_an_auto_ability_triggers_and_waits_for_priority(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Herald", text="When a Forward enters your field, draw 1 card.")
    new = game.forward("New", on="your hand", text="When New enters the field, draw 1 card.")
    game.play(new)
    assert game.asked == "which pending ability" and len(game.you.hand) == 1, "it does nothing yet"
    game.choose(new)
    assert stack_names(game) == ["Herald", "New"]
    assert all(game.handle(s.id()).types == ["auto-ability"] for s in game.table.stacked)
    resolve(game)
    assert len(game.you.hand) == 3
    game.shows("11.8.1", "11.8.5", "11.8.6", "11.8.7", "11.8.16.1.1")


def test_it_triggers_for_each_time_that_its_event_happens(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.backup("Mourner", text="When a Forward you control is put from the field into the Break Zone, draw 1 card.")
    for n in (1, 2):
        game.forward(f"Weak {n}", power=1000)
    storm = game.summon("Storm", text="Deal 1000 damage to all the Forwards.")
    game.play(storm)
    resolve(game)
    assert game.asked == "which pending ability" and len(game.table.pending) == 2
    game.table.apply(0)
    resolve(game)
    assert len(game.you.hand) == 3
    game.shows("11.8.6")


def test_without_a_target_it_is_removed_at_once(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    sniper = game.backup("Sniper", on="your hand", text="When Sniper enters the field, choose 1 Forward. Deal it 3000 damage.")
    game.play(sniper)
    assert game.table.stacked == [] and game.decides == "you" and sniper.zone == "field"
    game.shows("11.8.4")


def test_its_targets_are_chosen_as_it_is_stacked(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    one, two = game.forward("One", power=3000, on="opponent's field"), game.forward("Two", power=3000, on="opponent's field")
    sniper = game.backup("Sniper", on="your hand", text="When Sniper enters the field, choose 1 Forward. Deal it 3000 damage.")
    game.play(sniper)
    assert game.asked == "target"
    game.choose(two)
    assert stack_names(game) == ["Sniper"]
    resolve(game)
    assert (one.zone, two.zone) == ("field", "Break Zone")
    game.shows("11.8.9")


def test_what_it_selects_is_selected_as_it_resolves(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    one, two = game.forward("One", on="opponent's field"), game.forward("Two", on="opponent's field")
    text = "When Duke enters the field, your opponent selects 1 Forward they control. Put it into the Break Zone."
    duke = game.forward("Duke", on="your hand", text=text)
    game.play(duke)
    assert stack_names(game) == ["Duke"] and game.asked == "priority"
    resolve(game)
    assert game.decides == "opponent"
    game.choose(one)
    assert (one.zone, two.zone) == ("Break Zone", "field")
    game.shows("11.11.5.1")


def test_modes_and_divided_damage_of_an_auto_ability(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    one, two = game.forward("One", on="opponent's field"), game.forward("Two", on="opponent's field")
    text = 'When Sage enters the field, select 1 of the 2 following actions. "Draw 1 card." "Choose 1 Forward. Break it."'
    sage = game.backup("Sage", on="your hand", text=text)
    rain = game.backup("Rain", on="your hand", text="When Rain enters the field, choose up to 2 Forwards. "
                       "Divide 3000 damage among them as you like (Units must be 1000).")
    game.play(sage, 1)
    resolve(game)
    assert len(game.you.hand) == 3
    game.play(rain, one, two, 2000)
    resolve(game)
    assert {one.damage, two.damage} == {1000, 2000}
    game.shows("11.8.10", "11.8.12")


def test_a_condition_is_checked_when_it_triggers_and_again_when_it_resolves(fftcg: Any) -> None:
    text = "When Baron enters the field, if you control 2 or more Forwards, draw 2 cards."
    alone = fftcg.game(your_hand=1)
    baron = alone.forward("Baron", on="your hand", text=text)
    alone.play(baron)
    assert alone.table.stacked == [], "it does not even trigger"
    game = fftcg.game(your_hand=1, opponent_hand=1)
    baron = game.forward("Baron", on="your hand", text=text)
    friend = game.forward("Friend")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.", on="opponent's hand")
    game.play(baron)
    assert stack_names(game) == ["Baron"]
    game.choose("done")
    game.play(bolt, friend)
    resolve(game)
    assert len(game.you.hand) == 1, "the condition is gone, so nothing of it happens"
    game.shows("11.8.13", "11.11.3")


def test_you_may_is_decided_as_it_resolves(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    seer = game.backup("Seer", on="your hand", text="When Seer enters the field, you may draw 1 card.")
    game.play(seer)
    assert stack_names(game) == ["Seer"] and game.asked == "priority"
    resolve(game)
    assert game.asked == "whether"
    game.choose("yes")
    assert len(game.you.hand) == 2
    game.shows("11.8.14")


def test_a_replaced_event_triggers_nothing(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.backup("Warden", text="If a Forward opponent controls is put from the field into the Break Zone, "
                "remove it from the game instead.")
    foe = game.forward("Foe", power=1000, on="opponent's field",
                       text="When Foe is put from the field into the Break Zone, draw 1 card.")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.")
    game.play(bolt)
    resolve(game)
    assert foe.zone == "removed from play" and game.opponent.hand == []
    game.shows("11.8.15", "11.12.5.1", "11.12.5.3", "11.12.5.4")


def test_a_card_that_is_not_there_any_more_is_not_found(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    rookie = game.forward("Rookie", power=5000, on="your hand",
                          text="When Rookie enters the field, Rookie gains +2000 power until the end of the turn.")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.", on="opponent's hand")
    game.play(rookie)
    game.choose("done")
    game.play(bolt, rookie)
    resolve(game)
    assert rookie.zone == "Break Zone" and rookie.power == 5000
    game.shows("11.8.16.1")


def test_a_delayed_ability_of_a_summon(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight")
    oath = game.summon("Oath", text="Choose 1 Forward. At the end of the turn, break it.")
    game.play(oath)
    resolve(game)
    assert knight.zone == "field" and len(game.table.delayed) == 1 and game.table.delayed[0].controller == 0
    while game.active == "you":
        game.choose("done")
    assert knight.zone == "Break Zone"
    game.shows("6.4.1.1", "11.8.17.1", "11.8.17.2", "11.8.17.3", "11.8.17.4")


def test_a_delayed_ability_of_an_ability_loses_a_card_that_leaves(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight")
    mage = game.backup("Mage", text="《ダル》: Choose 1 Forward. At the end of the turn, break it.")
    wave = game.summon("Wave", text="Choose 1 Forward. Return it to its owner's hand.")
    game.use(mage)
    resolve(game)
    game.play(wave)
    resolve(game)
    game.play(knight)
    while game.active == "you":
        game.choose("done")
    assert knight.zone == "field", "in another life it is another card"
    game.shows("6.4.1.2", "11.8.17.3", "11.8.17.5")


def test_an_auto_ability_whose_target_is_lost_does_nothing(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    foe = game.forward("Foe", on="opponent's field")
    sniper = game.backup("Sniper", on="your hand", text="When Sniper enters the field, choose 1 Forward. Break it. Draw 1 card.")
    wave = game.summon("Wave", text="Choose 1 Forward. Return it to its owner's hand.", on="opponent's hand")
    game.play(sniper)
    game.choose("done")
    game.play(wave, foe)
    resolve(game)
    assert len(game.you.hand) == 1
    game.shows("11.8.19", "11.11.2")


def test_with_one_target_left_it_works_for_that_one(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    one, two = game.forward("One", on="opponent's field"), game.forward("Two", on="opponent's field")
    rain = game.summon("Rain", text="Choose up to 2 Forwards. Break them.")
    wave = game.summon("Wave", text="Choose 1 Forward. Return it to its owner's hand.", on="opponent's hand")
    game.play(rain, one, two)
    game.choose("done")
    game.play(wave, one)
    resolve(game)
    assert (one.zone, two.zone) == ("hand", "Break Zone")
    game.shows("11.11.2.1")


def test_abilities_trigger_even_where_nobody_may_act(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    knight = game.forward("Knight", text="When Knight attacks, draw 1 card.")
    attack_with(game, knight)
    assert len(game.you.hand) == 1
    game.shows("11.8.3")


PER_FOE = "X is equal to the number of Forwards your opponent controls."


def answered_with_a_bolt(game: Any, toll: Any) -> None:
    """Toll enters while the opponent has two Forwards, one of which is gone before its ability resolves."""
    foes = [game.forward(f"Foe {n}", on="opponent's field") for n in (1, 2)]
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.", on="opponent's hand")
    game.play(toll)
    while game.decides != "opponent":
        game.choose("done")
    game.play(bolt, foes[0])
    while bolt.zone == "stack":
        game.choose("done")
    assert foes[0].zone == "Break Zone"
    resolve(game)


def test_the_cp_of_an_auto_ability_are_locked_as_it_is_put_onto_the_stack(fftcg: Any) -> None:
    game = fftcg.game(your_hand=0)
    lamps = [game.backup(f"Lamp {n}") for n in (1, 2)]
    text = f"When Toll enters the field, you may pay 《X》. If you do so, draw 3 cards. {PER_FOE}"
    answered_with_a_bolt(game, game.forward("Toll", on="your hand", text=text))
    game.choose("yes")
    assert [lamp.dull for lamp in lamps] == [True, True] and len(game.you.hand) == 3
    game.shows("11.8.8")


def test_the_cards_to_discard_for_it_are_locked_too(fftcg: Any) -> None:
    game = fftcg.game(your_hand=2)
    text = f"When Toll enters the field, you may discard X cards. If you do so, draw 3 cards. {PER_FOE}"
    answered_with_a_bolt(game, game.forward("Toll", on="your hand", text=text))
    game.choose("yes")
    assert len(game.you.break_zone) == 2 and len(game.you.hand) == 3
    game.shows("11.8.8")


def test_what_can_not_be_paid_any_more_is_not_paid_and_not_asked_for(fftcg: Any) -> None:
    """Locked at two; one card in hand would be enough for what is left of them."""
    game = fftcg.game(your_hand=1)
    text = f"When Toll enters the field, you may discard X cards. If you do so, draw 3 cards. {PER_FOE}"
    answered_with_a_bolt(game, game.forward("Toll", on="your hand", text=text))
    assert game.asked == "priority" and len(game.you.hand) == 1


def test_what_the_effect_counts_is_counted_as_it_resolves(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    text = f"When Toll enters the field, you may discard 1 card. If you do so, draw X cards. {PER_FOE}"
    answered_with_a_bolt(game, game.forward("Toll", on="your hand", text=text))
    game.choose("yes")
    assert len(game.you.hand) == 1
