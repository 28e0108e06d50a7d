"""11.12.4, 11.12.5: the order of ongoing effects, and replacement effects."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import resolve, stack_names


def test_the_newer_of_two_set_powers_counts(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=5000)
    first = game.summon("First", text="Choose 1 Forward. Its power becomes 9000 until the end of the turn.")
    second = game.summon("Second", text="Choose 1 Forward. Its power becomes 2000 until the end of the turn.")
    game.play(first)
    resolve(game)
    game.play(second)
    resolve(game)
    assert knight.power == 2000
    game.shows("11.3.10", "11.12.4.9", "11.12.4.13")


def test_what_a_card_does_to_itself_comes_before_others(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Chief", text="The Forwards other than Chief you control gain +1000 power.")
    game.forward("Captain", text="The Forwards other than Captain you control gain +2000 power.")
    knight = game.forward("Knight", power=5000, text="Knight gains +1000 power.")
    assert knight.power == 9000
    game.shows("11.12.4.6", "11.12.4.7", "11.12.4.8", "11.12.4.10")


def test_an_effect_waits_for_one_that_it_depends_on(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Banner", text="The Forwards other than Banner you control gain Haste.")
    knight = game.forward("Knight", arrived="this turn")
    silence = game.summon("Silence", text="All the Forwards lose all their abilities until the end of the turn.")
    assert "haste" in knight.keywords
    game.play(silence)
    resolve(game)
    assert "haste" not in knight.keywords, "the Banner has lost the ability, though it is older"
    game.shows("11.12.4.12", "11.12.4.13")


def test_cards_that_enter_together_are_ordered_by_the_turn_player(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    for name in ("Chief", "Captain"):
        game.forward(name, cost=1, on="your break zone", text=f"The Forwards other than {name} you control gain +1000 power.")
    rise = game.summon("Rise", text="Choose up to 2 Forwards of cost 2 or less in your Break Zone. Play them onto the field.")
    game.play(rise, game.find("Captain"), game.find("Chief"))
    resolve(game)
    assert game.asked == "order" and game.decides == "you"
    game.choose(game.find("Captain"))
    chief, captain = game.find("Chief"), game.find("Captain")
    assert chief.zone == captain.zone == "field" and captain.card.stamp < chief.card.stamp
    game.shows("6.2.4", "11.12.4.10", "11.12.4.11")


def test_a_text_replaces_its_own_effect_first(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, your_damage_zone=3)
    foe = game.forward("Foe", power=9000, on="opponent's field")
    text = "Choose 1 Forward. Deal it 3000 damage. If you have received 3 points of damage or more, deal it 7000 damage instead."
    bolt = game.summon("Bolt", text=text)
    game.play(bolt)
    resolve(game)
    assert foe.damage == 7000
    game.shows("11.12.5.6")


def test_a_state_triggers_again_only_once_it_has_resolved(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    text = "When you control 3 or more Forwards, put 1 Forward you control into the Break Zone. Draw 1 card."
    judge = game.backup("Judge", text=text)
    for n in (1, 2):
        game.forward(f"Knight {n}")
    third, fourth = game.forward("Third", on="your hand"), game.forward("Fourth", on="your hand")
    game.play(third)
    assert stack_names(game) == ["Judge"] and len(game.table.stacked) == 1
    resolve(game)
    while game.asked in ("choose a card", "target"):
        game.choose(third)
    resolve(game)
    assert judge.zone == "field" and third.zone == "Break Zone" and len(game.you.hand) == 3
    game.play(fourth)
    assert stack_names(game) == ["Judge"], "the state is there again"
    game.shows("11.8.18")


def test_a_state_that_goes_on_triggers_once_only_and_again_when_it_has_ended(fftcg: Any) -> None:
    """The third Forward reaches the state, the fourth changes nothing. When two of them are broken it ends, and begins anew with
    the next one."""
    game = fftcg.game(your_hand=0)
    text = "When you control 3 or more Forwards, Phantom gains +2000 power until the end of the turn."
    phantom = game.forward("Phantom", power=5000, text=text)
    game.forward("Knight")
    new = [game.forward(f"New {n}", on="your hand") for n in range(3)]
    bolts = [game.summon(f"Bolt {n}", text="Choose 1 Forward. Break it.") for n in range(2)]
    game.play(new[0])
    assert stack_names(game) == ["Phantom"]
    resolve(game)
    assert phantom.power == 7000 and stack_names(game) == [] and game.winner == ""
    game.play(new[1])
    assert phantom.power == 7000 and stack_names(game) == []
    for bolt, target in zip(bolts, new, strict=False):
        game.play(bolt)
        game.choose(target)
        resolve(game)
        assert target.zone == "Break Zone" and stack_names(game) == []
    game.play(new[2])
    resolve(game)
    assert phantom.power == 9000, "the state has ended, and is reached again"
    game.shows("11.8.18")


def test_a_forward_that_forms_no_parties(fftcg: Any) -> None:
    from cardwright.kernel.options import ATTACK, option

    game = fftcg.game(start="attack")
    loner = game.forward("Loner", text="Loner cannot form a party.")
    knight = game.forward("Knight")
    game.forward("Friend")
    game.start()
    game.attack(knight)
    assert game.table.why_not(option(ATTACK, loner.id)).clause == "15.1.1.9.3"
    game.shows("15.1.1.9.3")


def test_a_value_that_is_not_there_is_zero(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    mage = game.backup("Mage", text="《ダル》: Choose 1 Character. If its power is 1000 or more, draw 1 card.")
    game.use(mage)
    resolve(game)
    assert len(game.you.hand) == 1
    game.shows("4.4")


def test_x_of_an_auto_ability(fftcg: Any) -> None:
    game = fftcg.game(your_hand=3)
    sage = game.backup("Sage", on="your hand", text="When Sage enters the field, you may pay 《X》. When you do so, draw X cards.")
    game.play(sage)
    assert game.asked == "choose a number"
    game.choose(2)
    resolve(game)
    game.choose("yes", "pay so")
    resolve(game)
    assert len(game.you.hand) == 4, "one card paid for two"
    game.shows("11.8.8", "11.8.11")


def test_choices_on_casting_a_character(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    text = 'Select 1 of the 2 following actions.\n"Choose 1 Forward. Break it."\n"Draw 1 card."'
    verdict = game.summon("Verdict", text=text)
    one, two = game.forward("One", on="opponent's field"), game.forward("Two", on="opponent's field")
    herald = game.forward("Herald", on="your hand")
    game.start()
    herald.card.form.play = verdict.card.form.play  # no card of ours makes such choices; the rules know them all the same
    game.play(herald)
    assert game.asked == "choose a mode"
    game.choose(1)
    assert game.asked == "target" and set(game.options()) == {one, two}
    game.choose(one)
    assert herald.zone == "field"
    game.shows("11.4.3", "11.4.5")


def test_a_delayed_ability_of_a_replacement_belongs_to_its_card(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    phoenix = game.forward("Phoenix", text="If Phoenix is put from the field into the Break Zone, draw 1 card instead.")
    omen = game.summon("Omen", text="Draw 1 card. At the end of the turn, draw 1 card.")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.")
    game.start()
    ability = phoenix.card.form.look.abilities[0]
    later = omen.card.form.play
    # No card of ours does this: what is done instead of breaking is to make an ability for later.
    ability.program.ops = later.program.ops[1:]
    ability.slots, ability.numbers = later.slots, later.numbers
    game.play(bolt)
    resolve(game)
    made = game.table.delayed
    assert phoenix.zone == "field" and [(d.source, d.controller) for d in made] == [(phoenix.card.ref(), 0)]
    while game.active == "you":
        game.choose("done")
    assert len(game.you.hand) == 3, "the ability that was made has drawn a card"
    game.shows("6.4.1.3", "11.8.17.6")


def test_what_was_done_instead_once_can_not_be_done_instead_again(fftcg: Any) -> None:
    """Two Forwards would be put into the Break Zone together, and their player has one card to discard instead."""
    game = fftcg.game(opponent_hand=1)
    text = "If {} is put from the field into the Break Zone, you may discard 1 card instead."
    pair = [game.forward(name, on="opponent's field", text=text.format(name)) for name in ("Anna", "Berta")]
    game.play(game.summon("Storm", text="Put all the Forwards opponent controls into the Break Zone."))
    resolve(game)
    asked = 0
    while game.asked != "priority":
        asked += game.asked == "which replacement"
        game.table.apply(0)
    assert asked == 1 and sorted(card.zone for card in pair) == ["Break Zone", "field"]
    game.shows("11.12.5.1", "11.12.5.4")


def test_what_a_late_given_ability_does_is_done_although_its_layer_is_over(fftcg: Any) -> None:
    """Leo gains the ability because of costs and of power, which are looked at late; what it gives is power all the same. It ends
    with the condition, and begins with it again."""
    for condition, helper in (("Characters of cost 2 or less", {"cost": 1}), ("Forwards of power 8000 or more", {"power": 8000})):
        game = fftcg.game(your_hand=0)
        text = f'If you control 2 or more {condition}, Leo gains "The Forwards you control gain +1000 power."'
        leo = game.forward("Leo", cost=5, power=5000, text=text)
        helpers = [game.forward(f"Helper {n}", **({"cost": 5, "power": 9000} | helper)) for n in range(2)]
        foe = game.forward("Foe", power=4000, on="opponent's field")
        bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.")
        before = helper.get("power", 9000)
        assert (leo.power, helpers[0].power, foe.power) == (6000, before + 1000, 4000)
        game.play(bolt)
        game.choose(helpers[1])
        resolve(game)
        assert (leo.power, helpers[0].power) == (5000, before)
        game.shows("11.12.4.4", "11.12.4.6")
