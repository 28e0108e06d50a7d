"""11.3, 11.4: casting Summons and Characters."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import resolve, stack_names


def test_a_summon_goes_from_the_hand_to_the_stack(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    foe = game.forward("Foe", power=5000, on="opponent's field")
    game.forward("Other", on="opponent's field")
    ifrit = game.summon("Ifrit", text="Choose 1 Forward. Deal it 5000 damage.")
    game.play(ifrit)
    assert ifrit.zone == "stack" and ifrit.seen_by("opponent") and game.asked == "target"
    game.choose(foe)
    assert stack_names(game) == ["Ifrit"] and game.decides == "you"
    resolve(game)
    assert foe.zone == "Break Zone" and ifrit.zone == "Break Zone"
    game.shows("11.3.1", "11.3.2", "11.3.3", "11.3.8", "11.11.5", "11.11.8", "11.11.10", "11.12.3.1")


def test_a_summon_without_a_target_can_not_be_cast(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    ifrit = game.summon("Ifrit", text="Choose 1 Forward. Deal it 5000 damage.")
    assert game.why_not("play", ifrit).clause == "11.3.3"
    game.shows("11.3.3")


def test_of_two_effects_the_caster_declares_one(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    foe = game.forward("Foe", on="opponent's field", dull=True)
    text = 'Select 1 of the 2 following actions.\n"Choose 1 dull Forward. Break it."\n"Draw 1 card."'
    verdict = game.summon("Verdict", text=text)
    game.play(verdict)
    assert game.asked == "choose a mode" and game.options() == [1, 2]
    game.choose(1)
    resolve(game)
    assert foe.zone == "Break Zone" and len(game.you.hand) == 1
    game.shows("11.3.4")


def test_the_cost_is_looked_up_once_and_stays(fftcg: Any) -> None:
    game = fftcg.game()
    mages = [game.backup(f"Mage {n}") for n in (1, 2, 3)]
    game.backup("Friend", text="The cost required to cast your Summons is reduced by 1.")
    ifrit = game.summon("Ifrit", cost=3, text="Draw 1 card.")
    game.play(ifrit)
    assert game.asked == "pay CP"
    game.choose("dull Mage 1 for fire", "dull Friend for fire")
    assert ifrit.zone in ("stack", "Break Zone") and [mage.dull for mage in mages] == [True, False, False]
    game.shows("11.3.5", "11.3.7", "11.3.7.1", "15.1.1.7.1")


def test_a_summon_is_not_counted_where_it_was_when_its_cost_is_looked_up(fftcg: Any) -> None:
    """It costs 2, and less for no card: it has itself gone to the stack."""
    text = "The cost required to cast Ifrit is reduced by 1 for each card in your hand.\nDraw 1 card."
    for mages in (1, 2):
        game = fftcg.game(your_hand=0)
        for n in range(mages):
            game.backup(f"Mage {n}")
        ifrit = game.summon("Ifrit", cost=2, text=text)
        assert game.can("play", ifrit) == (mages == 2)
    game.play(ifrit)
    resolve(game)
    assert ifrit.zone == "Break Zone" and len(game.you.hand) == 1
    game.shows("11.3.2", "11.3.5")


def test_damage_is_divided_in_thousands(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    one = game.forward("One", power=3000, on="opponent's field")
    two = game.forward("Two", power=3000, on="opponent's field")
    text = "Choose up to 2 Forwards. Divide 5000 damage among them as you like (Units must be 1000)."
    rain = game.summon("Rain", text=text)
    game.play(rain, one, two)
    assert game.asked == "divide" and game.options() == [1000, 2000, 3000, 4000]
    game.choose(2000)
    resolve(game)
    assert one.zone == "field" and one.damage == 2000 and two.zone == "Break Zone"
    game.shows("11.3.6")


def test_a_summon_whose_targets_are_lost_does_nothing(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    foe = game.forward("Foe", on="opponent's field")
    ifrit = game.summon("Ifrit", text="Choose 1 Forward. Deal it 5000 damage. Draw 1 card.")
    wave = game.summon("Wave", text="Choose 1 Forward. Return it to its owner's hand.", on="opponent's hand")
    game.play(ifrit)
    game.choose("done")
    game.play(wave)
    resolve(game)
    assert foe.zone == "hand" and len(game.you.hand) == 1, "nothing of it happens, not even the draw"
    game.shows("11.3.9", "11.11.2")


def test_a_power_that_a_summon_sets_is_the_new_base(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=5000, text="Knight gains +1000 power.")
    shape = game.summon("Shape", text="Choose 1 Forward. Its power becomes 9000 until the end of the turn.")
    game.play(shape)
    resolve(game)
    assert knight.power == 10000
    game.shows("11.5.7")


def test_a_character_is_shown_paid_and_there(fftcg: Any) -> None:
    game = fftcg.game(opponent_hand=1)
    knight = game.forward("Knight", cost=1, on="your hand", text="When Knight enters the field, draw 1 card.")
    game.backup("Mage 1")
    game.backup("Mage 2")
    game.play(knight)
    assert knight.seen_by("opponent") and knight.zone == "hand" and game.asked == "pay CP"
    game.choose("pay so")
    assert knight.zone == "field" and stack_names(game) == ["Knight"]
    game.shows("11.4.2", "11.4.6", "11.4.6.1", "11.4.7", "11.8.16.1.1")


def test_nothing_answers_a_character(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    knight = game.forward("Knight", on="your hand")
    game.play(knight)
    assert knight.zone == "field" and game.decides == "you" and game.table.stacked == []
    game.shows("11.4.7", "5.2.3.1.1.1")


def test_what_a_characters_cost_depends_on_is_looked_up(fftcg: Any) -> None:
    game = fftcg.game()
    elder = game.forward("Elder", cost=2, job="Elder", on="your hand")
    game.backup("Root", text="The cost required to cast your Job Elder is reduced by 1.")
    game.play(elder)
    assert elder.zone == "field" and game.find("Root").dull
    game.shows("11.4.4")
