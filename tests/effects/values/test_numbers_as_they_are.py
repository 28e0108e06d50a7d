"""What is forbidden by a number goes by that number as all effects leave it: a prohibition is no information on a card, so it comes
after whatever changes the number. Abilities by a number do so where the rulebook lets one effect wait for another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import pass_until, ready


@pytest.mark.parametrize(("bp", "grown", "life"), [(2000, 0, 5), (2000, 1000, 4), (4000, -2000, 5), (4000, -1000, 4)])
def test_bss_life_is_taken_by_the_bp_there_is(bss: Any, bp: int, grown: int, life: int) -> None:
    """8-8-1-3-5, 1-3-3"""
    game = bss.game(start="attack", opponent_life=5)
    text = "Neither player's life can be reduced by an attack from a spirit that has 2000 or fewer BP."
    game.spirit("Guard", on="opponent's field", exhausted=True, text=f"[LV1] {text}")
    raider = game.spirit("Raider", bp=bp)
    if grown > 0:
        game.nexus("Flag", text=f"[LV1] All of your spirits gain {grown} BP.")
    elif grown < 0:
        game.nexus("Fog", on="opponent's field", text=f"[LV1] Reduce the BP of all of your opponent's spirits by {-grown}.")
    assert raider.bp == bp + grown
    game.attack(raider)
    for _ in range(6):
        if "done" in game.options() and game.asked != "main step":
            game.choose("done")
    assert game.opponent.life == life


@pytest.mark.parametrize(("power", "blocks"), [(3000, False), (4000, True)])
def test_fftcg_who_can_not_block_has_the_power_there_is(fftcg: Any, power: int, blocks: bool) -> None:
    """11.12.4.12, 11.12.4.13"""
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=0)
    attacker = game.forward("Attacker", text="The Forwards of power 5000 or less opponent controls cannot block.")
    wall = game.forward("Wall", power=power, on="opponent's field")
    game.backup("Flag", on="opponent's field", text="The Forwards you control gain +2000 power.")
    assert wall.power == power + 2000
    game.attack(attacker)
    assert any("Wall" in option for option in game.options()) == blocks


@pytest.mark.parametrize(("power", "haste"), [(3000, True), (4000, False)])
def test_fftcg_who_gains_haste_has_the_power_there_is(fftcg: Any, power: int, haste: bool) -> None:
    """11.12.4.12, 11.12.4.13"""
    game = fftcg.game()
    game.backup("Horn", text="The Forwards of power 5000 or less you control gain Haste.")
    game.backup("Flag", text="The Forwards you control gain +2000 power.")
    assert ("haste" in game.forward("Runner", power=power).keywords) == haste


@pytest.mark.parametrize(("attack", "attacks"), [(1, False), (2, True)])
def test_sve_who_can_not_attack_has_the_attack_there_is(sve: Any, attack: int, attacks: bool) -> None:
    """10.9.1.4, 1.3.3"""
    game = sve.game()
    game.amulet("Chains", on="opponent's field", text="Enemy followers with 2 attack or less on the field can't attack enemies.")
    game.amulet("Flag", text="Each follower on your field has [attack]+1.")
    knight = game.follower("Knight", attack=attack)
    assert knight.attack == attack + 1
    assert game.can("attack", knight, game.opponent.leader) == attacks


@pytest.mark.parametrize(("level", "reversed_"), [(0, True), (1, False)])
def test_weiss_who_is_not_reversed_faces_the_level_there_is(weiss: Any, level: int, reversed_: bool) -> None:
    """8.9.1.3, 1.3.4"""
    game = weiss.game(start="attack")
    attacker = game.character("Attacker", power=9000, level=level)
    game.character("Next", at="center right")
    game.character("Helper", at="back left", text="【CONT】 All of your other characters get +1 level.")
    text = "【CONT】 If the character facing this card is level 2 or higher, this card cannot become 【REVERSE】."
    defender = game.character("Defender", power=1000, text=text, on="opponent's stage")
    assert attacker.level == level + 1
    game.attack(attacker, "frontal")
    assert defender.reversed == reversed_


@pytest.mark.parametrize(("atk", "attacks"), [(300, False), (400, True)])
def test_fow_who_can_not_attack_has_the_atk_there_is(fow: Any, atk: int, attacks: bool) -> None:
    """909.4"""
    game = fow.game()
    game.addition("Chains", type="Addition:Field", text="Resonators with ATK 500 or less cannot attack.", on="opponent's field")
    game.addition("Flag", type="Addition:Field", text="Resonators you control gain [+200/+0].")
    game.resonator("Other", atk=900)
    knight = game.resonator("Knight", atk=atk)
    ready(game)
    assert knight.atk == atk + 200
    game.choose("battle")
    pass_until(game, "attack")
    assert (knight in game.options()) == attacks


# -- abilities
@pytest.mark.parametrize(("bp", "confront"), [(6000, False), (7000, True)])
def test_bss_a_keyword_for_bp_comes_with_the_bp_there_is(bss: Any, bp: int, confront: bool) -> None:
    """8-8-1, 8-3-3"""
    game = bss.game()
    text = "[LV1] If this spirit has 10,000 or more BP, it gains Confront: While This Spirit Attacks Confront"
    spirit = game.spirit("Horn", bp=bp, text=text)
    game.nexus("Flag", text="[LV1] All of your spirits gain 3000 BP.")
    assert ("confront" in spirit.keywords) == confront


@pytest.mark.parametrize(("power", "gained"), [(3000, 1000), (4000, 0)])
def test_fftcg_what_haste_brings_along_counts_too(fftcg: Any, power: int, gained: int) -> None:
    """11.12.4.13: by cost, which nothing changes later, the keyword comes in its own layer, before power."""
    game = fftcg.game()
    game.backup("Horn", text="The Forwards of cost 3 or less you control gain Haste.")
    game.backup("Flag", text="The Forwards with Haste you control gain +1000 power.")
    assert game.forward("Runner", power=power, cost=3 if gained else 4).power == power + gained
