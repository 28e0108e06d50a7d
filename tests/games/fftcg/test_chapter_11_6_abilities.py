"""11.5, 11.6, 11.7: action abilities and special abilities."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import resolve, stack_names


def test_an_action_ability_is_stacked_paid_and_resolved(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    foe = game.forward("Foe", power=4000, on="opponent's field")
    game.forward("Other", on="opponent's field")
    mage = game.backup("Mage", text="《火》《ダル》: Choose 1 Forward. Deal it 4000 damage.")
    torch = game.backup("Torch")
    game.use(mage)
    assert game.asked == "target"
    game.choose(foe)
    if game.asked == "pay CP":
        game.choose("dull Torch for fire")
    assert mage.dull and torch.dull and stack_names(game) == ["Mage"] and game.decides == "you"
    on_stack = game.handle(game.table.stacked[0].id())
    assert on_stack.types == ["action ability"] and on_stack.elements == [] and on_stack.controller == "you"
    resolve(game)
    assert foe.zone == "Break Zone"
    game.shows("11.6.2.1", "11.6.2.3", "11.6.3", "11.6.4", "11.6.5", "11.6.9", "11.6.10", "11.6.11")


def test_an_ability_without_a_target_can_not_be_used(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    mage = game.backup("Mage", text="《ダル》: Choose 1 Forward. Deal it 4000 damage.")
    assert game.why_not("use", mage).clause == "11.6.5"
    game.shows("11.6.5")


def test_the_dull_icon_needs_a_card_that_has_been_there(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    text = "《ダル》: Draw 1 card."
    new = {
        kind: getattr(game, kind)(f"New {kind}", text=text, arrived="this turn") for kind in ("forward", "backup", "monster")
    }
    swift = game.forward("Swift", text=f"Haste\n{text}", arrived="this turn")
    old = game.forward("Old", text=text)
    assert game.why_not("use", new["forward"]).clause == game.why_not("use", new["backup"]).clause == "11.6.2.2"
    for card in (new["monster"], swift, old):
        assert game.can("use", card), card
    game.shows("11.6.2.2", "15.2.2.3")


def test_a_new_monster_that_is_a_forward_now_has_to_wait(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    text = "《ダル》: Draw 1 card.\nDuring your turn, Imp also becomes a Forward with 6000 power."
    imp = game.monster("Imp", text=text, arrived="this turn")
    assert game.why_not("use", imp).clause == "11.6.2.2"


def test_a_cost_that_takes_a_character_takes_an_own_one(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    own = game.forward("Own")
    game.forward("Foe", on="opponent's field")
    altar = game.backup("Altar", text="Put 1 Forward into the Break Zone: Draw 1 card.")
    game.use(altar)
    assert own.zone == "Break Zone"
    game.shows("11.6.2.3")


def test_a_character_that_can_not_be_returned_pays_no_such_cost(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    own = game.forward("Own")
    gate = game.backup("Gate", text="Return 1 Forward you control to its owner's hand: Draw 1 card.")
    game.use(gate)
    assert own.zone == "hand"
    game.shows("11.6.2.4")


def test_modes_of_an_action_ability_are_declared(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    text = '《ダル》: Select 1 of the 2 following actions. "Draw 1 card." "Choose 1 Forward. Break it."'
    mage = game.backup("Mage", text=text)
    foe = game.forward("Foe", on="opponent's field")
    game.use(mage)
    assert game.asked == "choose a mode"
    game.choose(2)
    resolve(game)
    assert foe.zone == "Break Zone"
    game.shows("11.6.6")


def test_an_action_abilitys_damage_is_divided_in_thousands(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    one, two = game.forward("One", on="opponent's field"), game.forward("Two", on="opponent's field")
    text = "《ダル》: Choose up to 2 Forwards. Divide 3000 damage among them as you like (Units must be 1000)."
    mage = game.backup("Mage", text=text)
    game.use(mage, None, one, two, 1000)
    resolve(game)
    assert {one.damage, two.damage} == {1000, 2000}
    game.shows("11.6.8")


def test_an_action_ability_whose_targets_are_lost_does_nothing(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    foe = game.forward("Foe", on="opponent's field")
    mage = game.backup("Mage", text="《ダル》: Choose 1 Forward. Deal it 1000 damage. Draw 1 card.")
    wave = game.summon("Wave", text="Choose 1 Forward. Return it to its owner's hand.", on="opponent's hand")
    game.use(mage)
    game.choose("done")
    game.play(wave, foe)
    resolve(game)
    assert len(game.you.hand) == 1
    game.shows("11.6.12", "11.11.2")


def test_a_special_ability_takes_a_card_of_the_same_name(fftcg: Any) -> None:
    game = fftcg.game()
    hero = game.forward("Hero", text="Slash 《S》: Choose 1 Forward opponent controls. Break it.")
    foe = game.forward("Foe", on="opponent's field")
    assert game.why_not("use", hero).clause == "11.7.1"
    other = fftcg.game(your_hand=1)
    hero = other.forward("Hero", text="Slash 《S》: Choose 1 Forward opponent controls. Break it.")
    copy = other.forward("Hero", on="your hand", label="other Hero")
    foe = other.forward("Foe", on="opponent's field")
    other.use(hero)
    other.choose(copy)
    assert copy.zone == "Break Zone" and stack_names(other) == ["Hero"]
    assert other.handle(other.table.stacked[0].id()).types == ["special ability"]
    resolve(other)
    assert foe.zone == "Break Zone"
    other.shows("11.7.1", "11.7.3", "11.7.4", "11.7.5", "11.7.9", "11.7.10", "11.7.11")


def test_the_card_for_the_s_is_not_used_for_cp_as_well(fftcg: Any) -> None:
    game = fftcg.game()
    hero = game.forward("Hero", text="Slash 《S》《火》《火》: Draw 2 cards.")
    game.forward("Hero", on="your hand", label="other Hero")
    assert game.why_not("use", hero).clause == "11.7.2.1"
    game.shows("11.7.2.1")


def test_the_dull_icon_and_costs_of_special_abilities(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    new = game.forward("Hero", text="Slash 《S》《ダル》: Draw 1 card.", arrived="this turn")
    game.forward("Hero", on="your hand", label="other Hero")
    assert game.why_not("use", new).clause == "11.7.2.2"
    other = fftcg.game(your_hand=1)
    hero = other.forward("Hero", text="Slash 《S》《1》, put 1 Backup into the Break Zone: Draw 1 card.")
    copy = other.forward("Hero", on="your hand", label="other Hero")
    mage = other.backup("Mage")
    torch = other.backup("Torch")
    other.use(hero)
    while other.asked == "pay with":
        other.choose(copy if copy in other.options() else mage)
    if other.asked == "pay CP":
        other.choose("dull Torch for fire")
    assert mage.zone == "Break Zone" and torch.dull
    other.shows("11.7.2.1", "11.7.2.3")
    game.shows("11.7.2.2")


def test_a_special_ability_may_return_a_character_as_its_cost(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    hero = game.forward("Hero", text="Vanish 《S》, return 1 Backup you control to its owner's hand: Draw 1 card.")
    game.forward("Hero", on="your hand", label="other Hero")
    mage = game.backup("Mage")
    game.use(hero)
    game.until_quiet()
    assert mage.zone == "hand"
    game.shows("11.7.2.4")


def test_choices_of_a_special_ability(fftcg: Any) -> None:
    game = fftcg.game(your_hand=3)
    text = 'Art 《S》《X》: Select 1 of the 2 following actions. "Draw X cards." "Choose 1 Forward. Break it."'
    hero = game.forward("Hero", text=text)
    game.forward("Hero", on="your hand", label="other Hero")
    game.use(hero)
    assert game.asked == "choose a mode"
    game.choose(1)
    assert game.asked == "choose a number"
    game.choose(1)
    while game.asked in ("pay CP", "pay with"):
        game.table.apply(0)
    resolve(game)
    game.shows("11.7.6", "11.7.7")


def test_a_special_abilitys_damage_is_divided_and_lost_targets_cancel(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1)
    text = "Rain 《S》: Choose up to 2 Forwards opponent controls. Divide 3000 damage among them as you like (Units must be 1000)."
    hero = game.forward("Hero", text=text)
    copy = game.forward("Hero", on="your hand", label="other Hero")
    one, two = game.forward("One", on="opponent's field"), game.forward("Two", on="opponent's field")
    text = "Choose up to 2 Forwards you control. Return them to their owners' hands."
    wave = game.summon("Wave", text=text, on="opponent's hand")
    game.use(hero, None, one, two, 1000)
    game.choose(copy, "done")
    game.play(wave, one, two)
    resolve(game)
    assert one.zone == two.zone == "hand"
    game.shows("11.7.8", "11.7.12")


def test_an_ability_that_sets_power_sets_the_base(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=5000, text="Knight gains +1000 power.")
    mage = game.backup("Mage", text="《ダル》: Choose 1 Forward. Its power becomes 8000 until the end of the turn.")
    game.use(mage)
    resolve(game)
    assert knight.power == 9000
    game.shows("11.5.7")


def test_a_card_that_has_left_is_asked_for_what_it_was(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    foe = game.forward("Foe", power=9000, on="opponent's field")
    text = "Put Bomb into the Break Zone: Choose 1 Forward. Deal it damage equal to Bomb's power."
    bomb = game.forward("Bomb", power=6000, text=text)
    boost = game.summon("Boost", text="Choose 1 Forward you control. It gains +3000 power until the end of the turn.")
    game.play(boost)
    resolve(game)
    game.use(bomb, None, foe)
    resolve(game)
    assert foe.zone == "Break Zone", "9000, as it last was on the field"
    game.shows("11.5.6", "6.4.2")


CHOOSES = "Choose 1 Forward opponent controls. Deal it 1000 damage."


def test_targets_are_chosen_by_the_clause_of_the_kind_of_ability(fftcg: Any) -> None:
    for kind, text, clause in (
        ("summon", CHOOSES, "11.3.3"),
        ("backup", f"《ダル》: {CHOOSES}", "11.6.5"),
        ("backup", f"Flare 《S》: {CHOOSES}", "11.7.5"),
        ("backup", f"When Mage enters the field, {CHOOSES.lower()}", "11.8.9"),
        ("backup", "《ダル》: Your opponent selects 1 Forward they control. Break it.", "11.11.5.1"),
    ):
        game = fftcg.game(your_hand=1)
        for n in (1, 2):
            game.forward(f"Foe {n}", on="opponent's field")
        enters = "enters" in text
        mage = getattr(game, kind)("Mage", text=text, **({"on": "your hand"} if enters else {}))
        game.backup("Mage", on="your hand", label="other Mage")
        (game.play if kind == "summon" or enters else game.use)(mage)
        if clause == "11.11.5.1":
            resolve(game)
        assert game.table.decision().clause == clause, text
        game.choose(game.find("Foe 1"))
        chosen = [e.clause for e in game.events() if e.kind == "chosen"]
        assert chosen == ([] if clause == "11.11.5.1" else [clause])
        game.shows(clause)


def test_a_cost_is_paid_from_the_own_break_zone(fftcg: Any) -> None:
    """11.6.2.3: though the text does not say whose; what the opponent has there pays nothing."""
    text = "Remove 2 cards in the Break Zone from the game: Draw 1 card."
    for mine, can in ((2, True), (1, False)):
        game = fftcg.game(your_hand=1)
        altar = game.backup("Altar", text=text)
        own = [game.forward(f"Own {n}", on="your break zone") for n in range(mine)]
        theirs = [game.forward(f"Theirs {n}", on="opponent's break zone") for n in range(3)]
        assert game.can("use", altar) == can
        if can:
            game.use(altar)
            assert [card.zone for card in own] == ["removed from play"] * 2
        assert [card.zone for card in theirs] == ["Break Zone"] * 3
