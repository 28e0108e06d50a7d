"""Chapter 9: the phases of a turn."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import attack_with, resolve, stack_names


def test_cards_stand_up_and_two_are_drawn(fftcg: Any) -> None:
    game = fftcg.game(start="turn", turn=5)
    knight = game.forward("Knight", dull=True)
    mage = game.backup("Mage", dull=True)
    foe = game.forward("Foe", dull=True, on="opponent's field")
    assert game.asked == "priority" and game.decides == "you"
    assert knight.active and mage.active and foe.dull and len(game.you.hand) == 2
    assert game.where().startswith("9, 9.5.1.5 > 9.3.1, 9.3.1.2, 9.3.1.4")
    game.shows("6.3.1", "9", "9.1.1", "9.1.1.1", "9.2.1", "9.2.1.1", "9.3.1", "9.3.1.4", "11.1.2")


def test_what_triggers_before_the_main_phase_waits_for_priority(fftcg: Any) -> None:
    game = fftcg.game(start="turn", turn=5)
    game.forward("Riser", dull=True, text="When Riser becomes active, draw 1 card.")
    game.forward("Drawer", text="When you draw a card, Drawer gains +1000 power until the end of the turn.")
    assert game.asked == "which pending ability" and len(game.you.hand) == 2, "both wait until the Main Phase"
    assert game.decides == "you"
    assert game.where().split(" > ")[1] == "9.3.1, 9.3.1.2, 9.3.1.4"
    game.choose("Riser")
    assert stack_names(game)[-1] == "Riser"
    game.shows("9.1.1.2", "9.2.1.2", "9.3.1.3", "11.8.3")


def test_main_phases_are_numbered(fftcg: Any) -> None:
    game = fftcg.game(your_hand=2)
    knight = game.forward("Knight")
    attack_with(game, knight)
    assert game.table.memory[0] == 3
    game.choose("done")
    while game.table.memory[0] == 3:
        game.choose("done")
    assert game.table.memory[0] == 4 and game.asked == "priority"
    card = game.you.hand[0]
    assert game.can("play", card), "characters can be cast in Main Phase 2 as well"
    game.shows("9.3.1.1", "9.3.1.2", "9.4.1")


def test_characters_are_cast_by_the_turn_player_on_an_empty_stack(fftcg: Any) -> None:
    game = fftcg.game()
    knight = game.forward("Knight", on="your hand")
    foe = game.forward("Foe", on="opponent's hand")
    ifrit = game.summon("Ifrit", text="Draw 1 card.")
    game.play(ifrit)
    assert game.why_not("play", knight).clause == "11.4.1"
    game.choose("done")
    assert game.decides == "opponent" and game.why_not("play", foe).clause == "9.3.1.5"
    game.choose("done")
    game.play(knight)
    assert knight.zone == "field"
    game.shows("9.3.1.5", "11.4.1")


def test_either_player_casts_summons_with_priority(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.summon("Ifrit", text="Draw 1 card.")
    shiva = game.summon("Shiva", text="Draw 1 card.", on="opponent's hand")
    game.play(game.find("Ifrit"))
    game.choose("done")
    game.play(shiva)
    assert stack_names(game) == ["Shiva", "Ifrit"]
    resolve(game)
    assert len(game.opponent.hand) == 1


def test_nobody_acts_in_the_end_phase(fftcg: Any) -> None:
    game = fftcg.game(start="end", your_hand=1)
    ifrit = game.summon("Ifrit", text="Draw 1 card.")
    mage = game.backup("Mage", text="《0》: Draw 1 card.")
    game.forward("Late", text="At the end of each of your turns, draw 1 card.")
    for _ in range(4):
        game.forward("Extra", on="your hand", generic=True)
    assert game.asked == "discard", "the ability was stacked and resolved without anybody being asked"
    assert len(game.you.hand) == 7
    assert game.why_not("play", ifrit).clause == "9.3.1.6"
    assert game.why_not("use", mage).clause == "9.3.1.7"
    game.shows("9.3.1.6", "9.3.1.7", "9.5.1", "9.5.1.1")


def test_the_hand_is_discarded_down_to_five(fftcg: Any) -> None:
    game = fftcg.game(start="end", your_hand=7)
    assert game.asked == "discard"
    for card in game.you.hand[:2]:
        game.choose(card)
    assert len(game.you.hand) == 5 and len(game.you.break_zone) == 2 and game.active == "opponent"
    game.shows("9.5.1.2", "9.5.1.5")


def test_damage_and_effects_of_the_turn_end_together(fftcg: Any) -> None:
    game = fftcg.game(opponent_hand=6)
    knight = game.forward("Knight", power=5000)
    enemy = game.forward("Enemy", power=9000, damage=4000, on="opponent's field")
    boost = game.summon(
        "Boost", text="Choose 1 Forward you control. It gains +4000 power until the end of the turn. Deal it 7000 damage."
    )
    game.play(boost)
    while game.active == "you" and game.asked != "discard":
        if game.asked == "attack":
            assert knight.power == 9000 and knight.damage == 7000
        game.choose("done")
    assert knight.zone == "field" and (knight.power, knight.damage) == (5000, 0)
    assert enemy.damage == 0, "of both players"
    game.shows("9.5.1.3", "9.5.1.3.1", "9.5.1.3.2")


def test_the_clean_up_is_done_again_if_something_is_due(fftcg: Any) -> None:
    game = fftcg.game(opponent_hand=6)
    frail = game.forward("Frail", power=2000, text="When Frail is put from the field into the Break Zone, draw 1 card.")
    boost = game.summon("Boost", text="Choose 1 Forward. It gains +5000 power until the end of the turn.")
    curse = game.forward("Curse", on="your hand", text="The Forwards other than Curse you control lose 3000 power.")
    game.play(boost)
    resolve(game)
    game.play(curse)
    assert frail.power == 4000
    while game.active == "you":
        game.choose("done")
    assert frail.zone == "Break Zone" and len(game.you.hand) == 1
    game.shows("9.5.1.4", "12.4.4")


def test_what_the_end_phase_sets_off_is_cleaned_up_as_well(fftcg: Any) -> None:
    """9.5.1.4: back to 9.5.1.3.1, so neither the damage nor the power that came after the first clean-up is left."""
    game = fftcg.game(your_hand=1)
    last = "When Martyr is put from the field into the Break Zone, choose 1 Forward opponent controls. Deal it 3000 damage."
    more = "When Martyr is put from the field into the Break Zone, all the Forwards gain +1000 power until the end of the turn."
    martyr = game.forward("Martyr", power=2000, text=f"{last}\n{more}")
    foe = game.forward("Foe", power=5000, on="opponent's field")
    gloom = game.backup("Gloom", text="The Forwards you control lose 2000 power.", on="your hand")
    hope = game.summon("Hope", text="Choose 1 Forward. It gains +5000 power until the end of the turn.")
    game.play(hope, martyr)
    resolve(game)
    game.play(gloom)
    assert martyr.power == 5000 and martyr.zone == "field"
    while martyr.zone == "field":
        game.choose("done")  # the first clean-up takes the power that kept it alive
    assert len(game.table.pending) + len(game.table.stacked) > 0 and game.active == "you"
    while game.active == "you":
        game.table.apply(0)  # in whatever order
    struck = [e for e in game.events("damage") if e.card.label == "Foe"]
    assert len(struck) == 1 and struck[0].amount == 3000
    assert foe.damage == 0 and foe.power == 5000
    game.shows("9.5.1.4", "9.5.1.3.1", "9.5.1.3.2")
