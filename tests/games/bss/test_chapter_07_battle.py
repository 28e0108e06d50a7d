"""Chapter 7: attacks, blocks and flash windows."""
from __future__ import annotations

from typing import Any

from tests.games.bss.acting import attack, may_use, pass_flash, use


def test_an_attack_exhausts_the_spirit(bss: Any) -> None:
    game = bss.game(start="attack", your_hand=1)
    knight = game.spirit("Knight")
    game.attack(knight)
    assert knight.exhausted and knight.attacking
    game.shows("7-1", "7-1-1-1", "7-1-1-2", "4-4-1-2", "10-4-1", "10-12-1")


def test_only_own_refreshed_spirits_attack(bss: Any) -> None:
    game = bss.game(start="attack")
    game.spirit("Knight")
    tired = game.spirit("Tired", exhausted=True)
    tower = game.nexus("Tower")
    theirs = game.spirit("Theirs", on="opponent's field")
    for card in (tired, tower, theirs):
        assert game.why_not("attack", card).clause == "7-1-1-1"


def test_the_defending_player_is_asked_first_and_two_passes_close_the_window(bss: Any) -> None:
    game = bss.game(start="attack", hand=1)
    knight = game.spirit("Knight")
    wall = game.spirit("Wall", on="opponent's field")
    game.attack(knight)
    assert (game.asked, game.decides) == ("flash", "opponent")
    game.opponent_passes()
    assert (game.asked, game.decides) == ("flash", "you")
    game.you_pass()
    assert (game.asked, game.decides) == ("block", "opponent")
    game.choose(wall)
    assert wall.exhausted and wall.blocking
    assert (game.asked, game.decides) == ("flash", "opponent")
    game.opponent_passes()
    game.you_pass()
    assert game.asked != "flash"
    game.shows("7-1-2-1", "7-1-3-1", "7-1-3-2", "7-1-4-1", "10-11-1")


def test_without_a_block_there_is_no_second_window(bss: Any) -> None:
    game = bss.game(start="attack", hand=1)
    knight = game.spirit("Knight")
    game.spirit("Wall", on="opponent's field")
    game.attack(knight)
    pass_flash(game)
    game.choose("done")
    assert game.opponent.life == 4
    assert game.events("block") == []
    game.shows("7-1-3-1", "7-1-5-1", "7-1-5-3-1")


def test_a_pass_does_not_count_after_the_other_player_used_something(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    knight = game.spirit("Knight", bp=2000)
    flash = game.magic("Flash", cost=0, text="[Flash] Select one of your spirits. It gains 1000 BP during this turn.")
    game.attack(knight)
    game.opponent_passes()
    assert game.decides == "you"
    use(game, flash, "", knight)
    assert (game.asked, game.decides) == ("flash", "opponent")
    game.opponent_passes()
    game.until_quiet()
    game.shows("7-1-2-1", "8-1-6-1")


def test_an_exhausted_spirit_and_a_nexus_cannot_block(bss: Any) -> None:
    game = bss.game(start="attack", hand=1)
    knight = game.spirit("Knight")
    game.spirit("Wall", on="opponent's field")
    tired = game.spirit("Tired", on="opponent's field", exhausted=True)
    tower = game.nexus("Tower", on="opponent's field")
    game.attack(knight)
    pass_flash(game)
    assert game.why_not("choose", tired).clause == "7-1-3-1"
    assert game.why_not("choose", tower).clause == "7-1-3-1"


def test_the_spirit_with_less_bp_is_destroyed(bss: Any) -> None:
    game = bss.game(start="attack")
    weak = game.spirit("Weak", bp=2000, counters={"core": 2})
    strong = game.spirit("Strong", bp=3000, on="opponent's field")
    attack(game, weak, strong)
    assert weak.zone == "trash" and strong.zone == "field"
    assert game.you.reserve == 12  # its cores went to the reserve
    assert game.opponent.life == 5
    game.shows("7-1-5-1", "7-1-5-2-1", "2-11-2", "3-5-5", "10-1-1", "10-1-3-1", "10-1-3-4")


def test_equal_bp_destroys_both(bss: Any) -> None:
    game = bss.game(start="attack")
    one = game.spirit("One", bp=3000)
    two = game.spirit("Two", bp=3000, on="opponent's field")
    attack(game, one, two)
    assert one.zone == two.zone == "trash"
    game.shows("7-1-5-2-1")


def test_an_unblocked_attack_takes_one_life_for_each_symbol(bss: Any) -> None:
    game = bss.game(start="attack", opponent_reserve=0)
    twin = game.spirit("Twin", symbols=["red", "red/green"])
    blank = game.spirit("Blank", symbols=[])
    attack(game, twin)
    assert game.opponent.life == 3
    assert game.opponent.reserve == 2
    attack(game, blank)
    assert game.opponent.life == 3
    game.shows("7-1-5-3-1", "1-3-2-3")


def test_the_game_ends_as_soon_as_a_life_is_zero(bss: Any) -> None:
    game = bss.game(start="attack", opponent_life=1)
    knight = game.spirit("Knight")
    attack(game, knight)
    assert game.winner == "you"
    assert not [e for e in game.events() if e.clause == "7-1-6-1"]  # the battle did not even end
    game.shows("1-2-1", "1-2-1-1#2", "1-2-2", "9-1-2-1", "9-2-1", "9-2-2", "9-2-3", "3-8-5")


def test_nothing_happens_if_a_spirit_of_the_battle_has_left(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=0, your_reserve=5)
    knight = game.spirit("Knight", bp=1000)
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    bolt = game.magic("Bolt", cost=0, text="[Flash] Select one of your opponent's spirits and destroy it.")
    game.attack(knight)
    while game.asked == "flash":
        game.choose("done")
    game.choose(wall)
    while game.decides != "you":
        game.choose("done")
    use(game, bolt, "", wall)
    pass_flash(game)
    assert wall.zone == "trash" and knight.zone == "field"
    assert game.opponent.life == 5  # it was blocked all the same
    game.shows("7-1-5-2-1")


def test_what_works_while_attacking_stops_when_the_battle_ends(bss: Any) -> None:
    game = bss.game(start="attack")
    rider = game.spirit("Rider", bp=2000, text="[LV1] 【While This Spirit Attacks】 This spirit gains 3000 BP.")
    wall = game.spirit("Wall", bp=4000, on="opponent's field")
    assert rider.bp == 2000
    attack(game, rider, wall)
    assert wall.zone == "trash"
    assert rider.bp == 2000
    game.shows("7-1-1-2", "7-1-6-2", "10-12-1")


def test_a_flash_effect_can_only_be_used_in_a_flash_window(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight")
    flash = game.magic("Flash", cost=0, text="[Flash] Draw a card.")
    main = game.magic("Main", cost=0, text="[Main] Draw a card.")
    both = game.magic("Both", cost=0, text="[Main/Flash] Draw a card.")
    assert not may_use(game, flash) and may_use(game, main) and may_use(game, both)
    assert game.why_not("play", flash).clause == "8-1-6-1"
    game.end_main_phase()
    game.attack(knight)
    while game.decides != "you":
        game.choose("done")
    assert may_use(game, flash) and not may_use(game, main) and may_use(game, both)
    assert game.why_not("play", main).clause == "8-1-6-1"
    game.shows("8-1-6-1")


def test_nobody_blocks_with_a_card_of_the_hand_or_of_the_attacker(bss: Any) -> None:
    game = bss.game(start="attack")
    raider = game.spirit("Raider")
    friend = game.spirit("Friend")
    game.spirit("Wall", on="opponent's field")
    held = game.spirit("Held", on="opponent's hand")
    game.attack(raider)
    pass_flash(game)
    assert game.asked == "block"
    assert [game.why_not("choose", card).clause for card in (friend, held, raider)] == ["7-1-3-1"] * 3
    game.shows("7-1-3-1")
