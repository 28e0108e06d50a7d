"""Chapter 6: the steps of a turn."""
from __future__ import annotations

from typing import Any

from cardwright.games.bss import terms
from cardwright.kernel.options import option
from tests.games.bss.acting import attack, end_main_step, move_cores, pass_flash, set_burst, summon, use


def steps(game: Any) -> list[str]:
    """The steps that began so far, by the clauses of their beginning."""
    return [e.clause for e in game.events("phase")]


def test_a_turn_has_seven_steps_in_order(bss: Any) -> None:
    game = bss.game(start="turn")
    assert game.asked == "main step"
    end_main_step(game)
    assert game.active == "opponent"
    assert steps(game)[:7] == ["6-2-1", "6-3-1", "6-4-1", "6-5-1", "6-6-1-1", "6-7-3-1", "6-8-1-1"]
    game.shows("6-1-1", "6-2-1", "6-3-1", "6-4-1", "6-5-1", "6-6-1", "6-6-1-1", "6-7-3", "6-7-3-1", "6-8-1", "6-8-1-1", "6-8-1-3")


def test_a_player_who_begins_a_turn_without_a_deck_loses(bss: Any) -> None:
    game = bss.game(opponent_deck=0)
    end_main_step(game)
    assert game.winner == "you"
    assert game.events("phase")[-1].clause == "6-2-1"  # effects of the start have been noticed, but nothing was resolved
    game.shows("1-2-1", "1-2-1-1-2", "6-2-2", "9-2-2", "9-2-4")


def test_an_empty_deck_does_no_harm_before_the_start_step(bss: Any) -> None:
    game = bss.game(start="turn", your_deck=1)
    assert len(game.you.deck) == 0
    assert game.winner == ""
    end_main_step(game)
    assert game.active == "opponent" and game.winner == ""


def test_core_step_and_draw_step(bss: Any) -> None:
    game = bss.game(start="turn", your_reserve=4, your_hand=2, your_deck=10)
    assert game.asked == "main step"
    assert game.you.reserve == 5
    assert len(game.you.hand) == 3
    assert len(game.you.deck) == 9
    game.shows("6-3-2", "6-4-2", "4-5-2", "3-9-1")


def test_the_refresh_step_refreshes_cards_and_returns_cores_from_the_trash(bss: Any) -> None:
    game = bss.game(start="turn", your_core_trash=3, your_soul_core_in_trash=1, your_reserve=0)
    knight = game.spirit("Knight", exhausted=True)
    tower = game.nexus("Tower", exhausted=True)
    other = game.spirit("Other", on="opponent's field", exhausted=True)
    assert game.asked == "main step"
    assert knight.refreshed and tower.refreshed and other.exhausted
    assert game.you.core_trash == 0
    assert game.you.reserve == 5  # three, the soul core, and the one of the core step
    assert game.you.number("soul core in reserve") == 1
    game.shows("6-5-2", "10-3-1", "4-4-1-1")


def test_in_the_main_step_a_player_acts_as_often_as_they_like(bss: Any) -> None:
    game = bss.game(your_reserve=8)
    first = game.spirit("First", on="your hand", cost=1)
    second = game.spirit("Second", on="your hand", cost=2)
    tower = game.nexus("Tower", on="your hand", cost=1)
    summon(game, first)
    summon(game, second)
    summon(game, tower)
    assert [c.zone for c in (first, second, tower)] == ["field"] * 3
    assert game.asked == "main step"
    end_main_step(game)
    assert game.asked == "attack"
    game.shows("6-6-1-2", "6-6-1-2-1", "6-6-1-2-4", "6-6-1-2-5", "3-5-4")


def test_cores_move_from_the_reserve_to_a_card_and_back(bss: Any) -> None:
    game = bss.game(your_reserve=3)
    knight = game.spirit("Knight", levels=[(1, 1000), (3, 4000)])
    assert (knight.cores, knight.level, knight.bp) == (1, 1, 1000)
    move_cores(game, "the reserve", "Knight", "2 cores")
    assert (knight.cores, knight.level, knight.bp) == (3, 2, 4000)
    assert game.you.reserve == 1
    move_cores(game, "Knight", "the reserve", "1 core")
    assert (knight.cores, knight.level) == (2, 1)
    game.shows("6-6-1-2-3", "2-10-1", "2-10-2", "2-10-3", "2-10-3-1", "2-10-4", "2-11-1")


def test_cores_move_from_card_to_card(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    giver = game.spirit("Giver", counters={"core": 3})
    taker = game.spirit("Taker")
    move_cores(game, "Giver", "Taker", "2 cores")
    assert (giver.cores, taker.cores) == (1, 3)
    game.shows("6-6-1-2-3")


def test_the_soul_core_is_exchanged_without_draining_either_card(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    priest = game.spirit("Priest", counters={"soul core": 1})
    knight = game.spirit("Knight", counters={"core": 1})
    move_cores(game, "Priest", "Knight", "swap the soul core")
    assert not priest.soul_core and knight.soul_core
    assert priest.zone == knight.zone == "field"
    game.shows("6-6-1-2-3", "4-11-1")


def test_no_movement_leads_back_to_an_arrangement_that_was_there_already(bss: Any) -> None:
    game = bss.game(your_reserve=1)
    game.spirit("Knight", counters={"core": 1})
    move_cores(game, "the reserve", "Knight", "1 core")
    assert "move cores from the reserve" not in game.options()
    game.choose("move cores from Knight")
    # One core back would be the first arrangement again; both together are a new one.
    assert game.options() == ["2 cores"]
    game.choose("2 cores")
    assert game.you.reserve == 2


def test_after_another_action_all_arrangements_are_open_again(bss: Any) -> None:
    game = bss.game(your_reserve=2)
    game.spirit("Knight", counters={"core": 1})
    squire = game.spirit("Squire", on="your hand", cost=0)
    move_cores(game, "the reserve", "Knight", "1 core")
    summon(game, squire, "1 core")
    assert "move cores from Knight" in game.options()
    move_cores(game, "Knight", "the reserve", "1 core")
    assert game.you.reserve == 1


def test_one_burst_may_be_set_in_a_turn(bss: Any) -> None:
    game = bss.game()
    first = game.magic("First", text="【When You Lose Life】 <Burst> Draw a card.")
    second = game.magic("Second", text="【When You Lose Life】 <Burst> Draw a card.")
    set_burst(game, first)
    assert first.zone == "burst area" and first.facedown
    assert game.table.why_not(option(terms.SET, second.id)).clause == "6-6-1-2-2"
    game.shows("6-6-1-2-2", "3-8-1")


def test_in_the_attack_step_spirits_attack_one_after_another(bss: Any) -> None:
    game = bss.game(start="attack")
    one = game.spirit("One")
    two = game.spirit("Two")
    attack(game, one)
    assert game.asked == "attack"
    assert game.opponent.life == 4
    attack(game, two)
    assert game.opponent.life == 3
    assert game.active == "opponent"  # nobody is left to attack
    game.shows("6-7-1", "6-7-3-2", "7-1-6-3")


def test_the_attack_step_may_be_ended_without_an_attack(bss: Any) -> None:
    game = bss.game(start="attack")
    game.spirit("One")
    game.choose("end")
    assert game.active == "opponent" and game.opponent.life == 5


def test_effects_for_the_turn_end_after_those_of_the_end_of_turn(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", bp=3000)
    drill = game.magic("Drill", cost=0, text="[Main] Select one of your spirits. It gains 1000 BP during this turn.")
    use(game, drill, "", knight)
    assert knight.bp == 4000
    end_main_step(game)
    game.choose("end")
    pass_flash(game)
    assert game.active == "opponent"
    assert knight.bp == 3000
    game.shows("6-8-1-2", "8-2-2-1#2")


def test_a_core_may_go_back_where_it_came_from_once_something_else_has_happened(bss: Any) -> None:
    """The draw in between makes the position another one, so going back leads nowhere old (12-1-1-2)."""
    game = bss.game(your_reserve=1)
    game.spirit("Knight", counters={"core": 1}, text="[LV1] When a core is placed onto this spirit, draw a card.")
    move_cores(game, "the reserve", "Knight", "1 core")
    assert len(game.you.hand) == 1
    move_cores(game, "Knight", "the reserve", "1 core")
    assert game.you.reserve == 1
    game.shows("6-6-1-2-3")


def test_no_spirit_is_drained_before_its_player_has_said_how_many_cores(bss: Any) -> None:
    game = bss.game(your_reserve=1)
    knight = game.spirit("Knight", counters={"core": 1})
    move_cores(game, "the reserve", "Knight", "1 core")
    game.choose("move cores from Knight")
    # One core back would be the first arrangement again, so only both are left; the player says so all the same.
    assert game.asked == "how many cores" and game.options() == ["2 cores"]
    assert knight.zone == "field"
    game.choose("2 cores")
    assert knight.zone == "trash"
    game.shows("6-6-1-2-3", "9-3-2")


def test_a_burst_may_be_set_in_each_turn(bss: Any) -> None:
    game = bss.game()
    first = game.magic("First", text="【When You Lose Life】 <Burst> Draw a card.")
    second = game.magic("Second", text="【When You Lose Life】 <Burst> Draw a card.")
    theirs = game.magic("Theirs", on="opponent's hand", text="【When You Lose Life】 <Burst> Draw a card.")
    set_burst(game, first)
    assert game.you.number("bursts set") == 1 and game.opponent.number("bursts set") == 0
    end_main_step(game)
    set_burst(game, theirs)  # their turn: what you have set counts for you alone
    end_main_step(game)
    assert game.active == "you"
    set_burst(game, second)
    assert second.zone == "burst area" and first.zone == "trash"
    game.shows("6-6-1-2-2", "3-8-3")


def test_what_the_end_step_does_still_sees_the_effects_of_the_turn(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", bp=3000, text="[LV1] 【End of Your Turn】 If this spirit has 4000 or more BP, draw a card.")
    drill = game.magic("Drill", cost=0, text="[Main] Select one of your spirits. It gains 1000 BP during this turn.")
    use(game, drill, "", knight)
    end_main_step(game)
    game.choose("end")
    assert game.active == "opponent" and knight.bp == 3000
    assert len(game.you.hand) == 1
    game.shows("6-8-1-1", "6-8-1-2")


def test_only_burst_cards_of_ones_own_hand_are_set(bss: Any) -> None:
    game = bss.game()
    text = "【When You Lose Life】 <Burst> Draw a card."
    plain = game.magic("Plain", text="[Main] Draw a card.")
    gone = game.magic("Gone", on="your trash", text=text)
    theirs = game.magic("Theirs", on="opponent's hand", text=text)
    refused = [game.table.why_not(option(terms.SET, card.id)).clause for card in (plain, gone, theirs)]
    assert refused == ["3-8-4", "6-6-1-2-2", "6-6-1-2-2"]
    game.shows("3-8-4", "6-6-1-2-2")


def test_what_lasts_until_the_opponent_s_turn_is_over_outlasts_ones_own(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", bp=3000)
    text = "[Main] Select one of your spirits. It gains 1000 BP until the end of your opponent's next turn."
    use(game, game.magic("Banner", cost=0, text=text), "", knight)
    end_main_step(game)
    game.choose("end")
    assert game.active == "opponent" and knight.bp == 4000
    end_main_step(game)
    while game.active == "opponent":
        game.choose("end")
    assert knight.bp == 3000
    game.shows("6-8-1-2")
