"""11.9 to 11.12: field abilities, EX Bursts, resolving, and effects that last or replace."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import attack_with, resolve, stack_names


def test_a_card_enters_already_changed(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Chief", text="The Forwards other than Chief you control gain +1000 power.")
    weak = game.forward("Weak", power=0, on="your hand")
    game.play(weak)
    assert weak.zone == "field" and weak.power == 1000, "it never was without power"
    game.shows("11.9.1", "11.9.2", "11.9.3", "11.12.4.5")


def test_a_field_ability_ends_with_its_card(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    chief = game.forward("Chief", power=3000, text="The Forwards other than Chief you control gain +1000 power.")
    knight = game.forward("Knight", power=5000)
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.")
    assert knight.power == 6000
    game.play(bolt, chief)
    resolve(game)
    assert knight.power == 5000
    game.shows("11.9.1", "11.12.4.4")


def test_an_ex_burst_of_a_summon_does_all_it_says(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    knight = game.forward("Knight", power=5000)
    game.forward("Other", power=9000)
    game.summon("Serpent", on="opponent's deck", cost=3, ex_burst=True, text="EX BURST Choose 1 Forward. Deal it 7000 damage.")
    attack_with(game, knight)
    while game.asked == "priority":
        game.choose("done")
    assert game.asked == "use the EX Burst" and game.decides == "opponent"
    game.choose("yes")
    assert game.asked == "target", "nobody can answer, and nothing is paid"
    game.choose(knight)
    assert knight.zone == "Break Zone" and game.opponent.damage == 1 and game.table.stacked == []
    game.shows("6.5.2.1", "11.10.2", "11.10.3", "11.11.5.1.1")


def test_an_ex_burst_of_a_character_does_what_is_marked(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    knight = game.forward("Knight")
    text = "EX BURST When Adept enters the field, draw 1 card.\nWhen Adept enters the field, draw 3 cards."
    adept = game.backup("Adept", on="opponent's deck", ex_burst=True, text=text)
    attack_with(game, knight)
    game.choose("yes")
    drawn = [e for e in game.events("move") if e.verb == "draw" and e.player == "opponent" and e.clause != "9.2.1.1"]
    assert adept.zone == "Damage Zone" and len(drawn) == 1
    game.shows("11.10.3")


def test_an_ex_burst_may_be_left_unused(fftcg: Any) -> None:
    game = fftcg.game(start="attack", your_hand=1)
    knight = game.forward("Knight")
    game.summon("Serpent", on="opponent's deck", ex_burst=True, text="EX BURST Choose 1 Forward. Break it.")
    attack_with(game, knight)
    while game.asked != "use the EX Burst":
        game.choose("done")
    game.choose("no")
    assert knight.zone == "field"
    game.shows("11.10.2")


def test_effects_are_about_the_cards_that_are_there(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=5000)
    cry = game.summon("Cry", text="All the Forwards you control gain +1000 power until the end of the turn.")
    late = game.forward("Late", power=5000, on="your hand")
    game.play(cry)
    resolve(game)
    game.play(late)
    assert (knight.power, late.power) == (6000, 5000)
    game.shows("11.12.4.1", "11.12.4.2", "11.12.4.3")


def test_variables_are_fixed_as_it_resolves(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=5000)
    mage = game.backup("Mage")
    cry = game.summon("Cry", text="Choose 1 Forward. It gains +1000 power for each Backup you control until the end of the turn.")
    bolt = game.summon("Bolt", text="Choose 1 Backup. Break it.")
    game.play(cry)
    resolve(game)
    assert knight.power == 6000
    game.play(bolt)
    resolve(game)
    assert mage.zone == "Break Zone" and knight.power == 6000
    game.shows("11.12.4.3")


def test_a_set_power_comes_before_what_is_added(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=5000, text="Knight gains +2000 power.")
    game.forward("Chief", text="The Forwards other than Chief you control gain +1000 power.")
    shape = game.summon("Shape", text="Choose 1 Forward. Its power becomes 1000 until the end of the turn.")
    game.play(shape, knight)
    resolve(game)
    assert knight.power == 4000, "the base, then what it does to itself, then what others do"
    game.shows("11.12.4.6", "11.5.7")


def test_type_comes_before_power(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Chief", text="The Forwards other than Chief you control gain +1000 power.")
    imp = game.monster("Imp", text="《0》: Until the end of the turn, Imp also becomes a Forward with 7000 power.")
    game.use(imp)
    resolve(game)
    assert imp.power == 8000
    game.shows("11.12.4.6")


def test_damage_is_reduced_by_replacement(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    guard = game.forward("Guard", power=5000, on="opponent's field",
                         text="If Guard is dealt damage by a Summon or an ability, reduce the damage by 3000 instead.")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Deal it 5000 damage.")
    game.play(bolt)
    resolve(game)
    assert guard.zone == "field" and guard.damage == 2000
    game.shows("11.12.5.1", "11.12.5.2", "11.12.5.5")


def test_the_affected_side_orders_replacements(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    guard = game.forward("Guard", power=9000, on="opponent's field",
                         text="If Guard is dealt damage by a Summon or an ability, reduce the damage by 3000 instead.")
    game.backup("Doubler", on="opponent's field",
                text="If a Forward you control is dealt damage by a Summon or an ability, reduce the damage by 1000 instead.")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Deal it 5000 damage.")
    game.play(bolt)
    resolve(game)
    assert game.asked == "which replacement" and game.decides == "opponent"
    game.table.apply(0)
    assert guard.damage == 1000
    game.shows("11.12.5.5", "11.12.5.6.1")


def test_a_cancelled_summon_leaves_the_stack(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    ifrit = game.summon("Ifrit", text="Draw 2 cards.")
    updraft = game.summon("Updraft", on="opponent's hand", text="Choose 1 Summon. Cancel its effect.")
    game.play(ifrit)
    game.choose("done")
    game.play(updraft)
    assert stack_names(game) == ["Updraft", "Ifrit"]
    resolve(game)
    assert ifrit.zone == updraft.zone == "Break Zone" and len(game.you.hand) == 1


def test_single_effects_happen_once(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    ifrit = game.summon("Ifrit", text="Draw 1 card.")
    game.play(ifrit)
    resolve(game)
    assert len(game.you.hand) == 2
    game.shows("11.12.3.1", "11.11.5")


def test_what_is_declared_on_resolution_is_declared_once(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    one, two = game.forward("One", on="opponent's field"), game.forward("Two", on="opponent's field")
    rain = game.summon("Rain", text="Select up to 2 Forwards. Divide 4000 damage among them as you like (Units must be 1000).")
    game.play(rain)
    assert game.asked == "priority", "nothing is chosen yet"
    resolve(game)
    game.choose(one, two)
    assert game.asked == "divide"
    game.choose(1000)
    assert (one.damage, two.damage) == (1000, 3000)
    game.shows("11.11.5.1", "11.11.9")
