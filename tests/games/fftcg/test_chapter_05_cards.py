"""Chapter 5: what is printed on cards, and what it means."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import attack_with, resolve, to_attack


def test_a_view_shows_all_that_is_printed(fftcg: Any) -> None:
    game = fftcg.game()
    text = "Brave, Haste, First Strike, Back Attack\nWhen Twin Sage attacks, draw 1 card.\n《火》: Draw 1 card."
    sage = game.forward("Twin Sage", elements=["fire", "water"], job=["Sage", "Scholar"], category=["VII", "X"], cost=4, power=8000,
                        ex_burst=True, text=text, dull=True)
    ifrit = game.summon("Ifrit", element="fire", cost=3, text="Draw 1 card.", on="your break zone")
    field = game.view("opponent")["players"][0]["zones"]["field"]["cards"]
    shown = next(card for card in field if card["name"] == "Twin Sage")
    assert shown["elements"] == ["fire", "water"] and shown["jobs"] == ["Sage", "Scholar"] and shown["categories"] == ["VII", "X"]
    assert (shown["cost"], shown["power"], shown["type"], shown["owner"]) == (4, 8000, ["Forward"], 0)
    assert shown["keywords"] == ["brave", "haste", "first strike", "back attack"] and shown["turned"] and shown["EX Burst"]
    assert len(sage.abilities) >= 2, "each paragraph is an ability of its own"
    broken = game.view("opponent")["players"][0]["zones"]["Break Zone"]["cards"]
    assert broken[0]["type"] == ["Summon"] and "jobs" not in broken[0] and ifrit.types == ["Summon"]
    game.shows("5.1", "5.2.1.1", "5.2.2.2", "5.2.3.1", "5.2.3.1.1", "5.2.3.1.1.5", "5.2.3.1.2", "6.6.2",
               "6.6.3", "6.6.4", "11.5.2", "11.5.3", "11.5.4", "11.10.1", "11.12.2", "15.2.1.1", "15.2.2.1", "15.2.3.1", "15.2.5.1")


def test_one_cp_must_have_the_element_of_the_card(fftcg: Any) -> None:
    game = fftcg.game()
    ice = game.forward("Ice Knight", element="ice", cost=2, on="your hand")
    game.forward("Ember", element="fire", cost=9, on="your hand")
    game.backup("Torch", element="fire")
    assert game.why_not("play", ice).clause == "5.2.1.2"
    other = fftcg.game()
    ice = other.forward("Ice Knight", element="ice", cost=3, on="your hand")
    other.forward("Ember", element="fire", cost=9, on="your hand")
    other.backup("Lamp", element="ice")
    other.play(ice)
    assert ice.zone == "field"
    other.shows("5.2.1.2", "11.2.1.1")


def test_discards_give_two_and_backups_one(fftcg: Any) -> None:
    game = fftcg.game()
    knight = game.forward("Knight", cost=3, on="your hand")
    ember = game.forward("Ember", cost=9, on="your hand", generic=True)
    torch = game.backup("Torch")
    game.forward("Angel", element="light", cost=9, on="your hand")
    game.forward("Devil", element="dark", cost=9, on="your hand")
    game.play(knight)
    assert (ember.zone, torch.dull, knight.zone) == ("Break Zone", True, "field"), "Light and Dark cards are no CP"
    assert len(game.you.hand) == 2
    game.shows("5.2.1.3", "15.1.1.4.1", "11.2.1")


def test_a_multi_element_card_gives_cp_of_the_element_that_is_declared(fftcg: Any) -> None:
    game = fftcg.game()
    knight = game.forward("Knight", cost=2, element="water", on="your hand")
    game.forward("Twin", cost=9, elements=["fire", "water"], on="your hand")
    game.play(knight)
    assert knight.zone == "field"
    moved = game.events("move")
    assert any(e.clause == "15.1.1.4.1" for e in moved)
    game.shows("5.2.1.3")


def test_only_a_discard_may_leave_one_cp_over(fftcg: Any) -> None:
    game = fftcg.game()
    knight = game.forward("Knight", cost=1, on="your hand")
    game.forward("Ember", cost=9, on="your hand")
    game.play(knight)
    assert knight.zone == "field" and game.you.hand == []
    game.shows("5.2.1.3.1")


def test_a_payment_that_can_not_come_out_exact_is_not_offered(fftcg: Any) -> None:
    game = fftcg.game()
    knight = game.forward("Knight", cost=1, on="your hand")
    game.backup("Torch")
    game.backup("Lamp")
    game.forward("Ember", cost=9, on="your hand")
    game.play(knight)
    assert game.asked == "pay CP"
    assert set(game.options()) == {"pay so", "dull Torch for fire", "dull Lamp for fire", "discard Ember for fire"}
    game.choose("dull Torch for fire")
    assert knight.zone == "field" and not game.find("Lamp").dull, "one is enough, and nothing more is asked for"


def test_a_name_without_the_generic_icon_stands_only_once(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    game.forward("Cloud")
    again = game.forward("Cloud", on="your hand", label="second Cloud")
    game.forward("Soldier", generic=True)
    soldier = game.forward("Soldier", generic=True, on="your hand", label="second Soldier")
    assert game.why_not("play", again).clause == "7.7.3"
    game.play(soldier)
    assert soldier.zone == "field" and len(game.all("Soldier", "your field")) == 2
    game.shows("7.7.3")


def test_characters_are_deployed_and_summons_never_are(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", on="your hand")
    ifrit = game.summon("Ifrit", text="Draw 1 card.")
    game.play(knight)
    game.play(ifrit)
    assert ifrit.zone == "stack"
    resolve(game)
    assert (knight.zone, ifrit.zone) == ("field", "Break Zone")
    game.shows("5.2.3.1.1.1", "5.2.3.1.2.1")


def test_only_forwards_attack_and_block(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    mage = game.backup("Mage")
    imp = game.monster("Imp")
    game.forward("Knight")
    to_attack(game)
    assert game.options() == ["attack with Knight", "done"]
    for other in (mage, imp):
        assert game.why_not("attack", other).clause == "5.2.3.1.1.2"
    game.shows("5.2.3.1.1.2")


def test_backups_enter_dull_and_give_one_cp(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    mage = game.backup("Mage", on="your hand")
    game.play(mage)
    assert mage.zone == "field" and mage.dull
    game.shows("5.2.3.1.1.3")


def test_a_monster_that_becomes_a_forward_is_still_a_monster(fftcg: Any) -> None:
    game = fftcg.game()
    imp = game.monster("Imp", text="《0》: Until the end of the turn, Imp also becomes a Forward with 7000 power.")
    game.use(imp)
    resolve(game)
    assert imp.types == ["Forward", "Monster"] and imp.power == 7000
    attack_with(game, imp)
    while game.opponent.damage == 0:
        game.choose("done")
    assert imp.dull
    game.shows("5.2.3.1.1.4")


def test_a_card_that_says_its_name_means_itself(fftcg: Any) -> None:
    game = fftcg.game()
    one = game.forward("Twin", power=5000, generic=True, text="《0》: Twin gains +1000 power until the end of the turn.")
    two = game.forward("Twin", power=5000, generic=True, label="other Twin")
    game.use(one)
    resolve(game)
    assert (one.power, two.power) == (6000, 5000)
    game.shows("5.2.4.1")


def test_power_is_dealt_in_battle_and_as_much_damage_breaks(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    knight = game.forward("Knight", power=7000)
    wall = game.forward("Wall", power=7000, on="opponent's field")
    attack_with(game, knight)
    game.choose("block with Wall")
    assert (knight.zone, wall.zone) == ("Break Zone", "Break Zone")
    game.shows("5.2.6.1", "12.4.5", "10.1.4.2")
