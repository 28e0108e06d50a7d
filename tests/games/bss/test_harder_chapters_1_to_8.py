"""Chapters 1 to 8 on tables where several things meet: one clause each, harder than in its own chapter."""
from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.bss import terms
from cardwright.kernel.options import option
from tests.games.bss.acting import attack, end_main_step, may_use, move_cores, pass_flash, set_burst, settle_cores, summon, use


def answer_all(game: Any) -> None:
    """Take the first answer until the main step or an attack is asked about."""
    while game.asked not in ("main step", "attack", "flash", ""):
        game.table.apply(0)


def test_as_many_cards_are_drawn_as_there_are_and_nobody_loses_yet(bss: Any) -> None:
    """1-3-2: part of it is done; 1-2-1-1-2: only the start step looks at the deck."""
    game = bss.game(your_deck=1, your_hand=0)
    use(game, game.magic("Greed", cost=0, text="[Main] Draw three cards."))
    assert len(game.you.hand) == 1 and game.winner == "" and game.asked == "main step"
    game.shows("1-3-2")


def test_what_prevents_an_action_goes_before_what_asks_for_it(bss: Any) -> None:
    """1-3-3."""
    game = bss.game()
    statue = game.spirit("Statue", text="[LV1] This spirit cannot be destroyed.")
    other = game.spirit("Other")
    use(game, game.magic("Doom", cost=0, text="[Main] Destroy all spirits. Draw a card for each spirit destroyed this way."))
    assert statue.zone == "field" and other.zone == "trash" and len(game.you.hand) == 1


def test_what_goes_under_both_decks_is_ordered_by_each_owner(bss: Any) -> None:
    """3-1-5."""
    game = bss.game(your_deck=1, opponent_deck=1)
    mine = [game.spirit(f"Mine {i}") for i in (1, 2)]
    theirs = [game.spirit(f"Theirs {i}", on="opponent's field") for i in (1, 2)]
    use(game, game.magic("Sweep", cost=0, text="[Main] Return all spirits to the bottom of their owners' decks in any order."))
    asked = set()
    while game.asked != "main step":
        asked.add(game.decides)
        game.table.apply(len(game.options()) - 1)
    assert asked == {"you", "opponent"}
    assert {*game.you.deck[1:]} == {*mine} and {*game.opponent.deck[1:]} == {*theirs}


def test_a_second_burst_card_throws_the_first_away_and_one_is_set_a_turn(bss: Any) -> None:
    """3-8-3; 6-6-1-2-2."""
    game = bss.game(your_hand=0)
    old = game.magic("Old", on="your burst", text="【When You Lose Life】 <Burst> Draw a card.")
    new = game.magic("New", text="【When You Lose Life】 <Burst> Draw a card.")
    more = game.magic("More", text="【When You Lose Life】 <Burst> Draw a card.")
    set_burst(game, new)
    assert old.zone == "trash" and new.zone == "burst area"
    assert option(terms.SET, more.id) not in game.table.decision().options
    game.shows("3-8-3", "6-6-1-2-2")


def test_a_soul_core_goes_neither_into_life_nor_into_the_void_unnamed(bss: Any) -> None:
    """4-11-3."""
    game = bss.game(your_reserve=0, your_life=3)
    knight = game.spirit("Knight", counters={"core": 1, "soul core": 1})
    use(game, game.magic("Gift", cost=0, text="[Main] Select one of your spirits. Place all of its cores into your life."))
    assert game.you.life == 4 and knight.zone == "field" and knight.cores == 1
    game.shows("4-11-3")


def test_a_token_that_returns_to_hand_has_returned_and_is_gone(bss: Any) -> None:
    """4-12-3."""
    game = bss.game(your_reserve=3, your_hand=0)
    call = game.magic("Call", cost=0, text="[Main] Summon an Antman Token.")
    home = game.magic("Home", cost=0, text="[Main] Return all of your spirits to your hand.")
    text = "[LV1] When one of your spirits returns to your hand, place a core from the void onto this nexus."
    tower = game.nexus("Tower", text=text)
    use(game, call)
    settle_cores(game)
    assert len([c for c in game.you.field if "Ant" in c.name]) == 1
    use(game, home)
    assert len(game.you.hand) == 0 and tower.cores == 1
    game.shows("4-12-3")


def test_the_refresh_step_turns_nexuses_too_and_brings_all_cores_back(bss: Any) -> None:
    """6-5-2."""
    game = bss.game(start="turn", turn=3, your_reserve=1)
    yard = game.nexus("Yard", exhausted=True)
    guest = game.spirit("Guest", exhausted=True, owner="opponent")
    theirs = game.spirit("Theirs", exhausted=True, on="opponent's field")
    assert yard.refreshed and guest.refreshed and theirs.exhausted
    game.shows("6-5-2")


def test_what_lasts_this_turn_ends_and_kills_and_what_that_triggers_is_resolved(bss: Any) -> None:
    """6-8-1-2: further events are managed before the turn ends."""
    game = bss.game(your_hand=0)
    boost = game.magic("Boost", cost=0, text="[Main] All of your spirits gain 3000 BP during this turn.")
    curse = game.nexus("Fog", zone="your hand", cost=0, text="[LV1] All of your spirits lose 2000 BP.")
    game.nexus("Grave", text="[LV1] 【During Your Turn】 Draw a card when one of your spirits is destroyed.")
    host = game.spirit("Host", bp=2000)
    use(game, boost)
    summon(game, curse)
    assert host.bp == 3000
    end_main_step(game)
    while game.active == "you":
        game.choose("end")
    assert host.zone == "trash" and len(game.you.hand) == 1
    game.shows("6-8-1-2")


def test_without_a_block_there_is_one_flash_window_and_the_defender_is_first(bss: Any) -> None:
    """7-1-2-1, 7-1-3-1: two passes in a row end it, so who has passed is asked again after an effect."""
    game = bss.game(start="attack", opponent_hand=0)
    knight = game.spirit("Knight")
    mine = game.magic("Mine", cost=0, text="[Flash] Draw a card.")
    theirs = game.magic("Theirs", cost=0, on="opponent's hand", text="[Flash] Draw a card.")
    game.attack(knight)
    assert game.decides == "opponent"
    game.choose("done")
    assert game.decides == "you"
    use(game, mine)
    assert game.decides == "opponent" and may_use(game, theirs)
    use(game, theirs)
    pass_flash(game)
    assert game.opponent.life == 4 and game.asked != "flash"
    game.shows("7-1-2-1", "7-1-3-1")


@pytest.mark.parametrize("gone", ["attacker", "blocker"])
def test_a_blocked_attack_whose_other_side_has_left_does_nothing(bss: Any, gone: str) -> None:
    """7-1-5-2-1: no life is lost either."""
    game = bss.game(start="attack", opponent_hand=1)
    knight = game.spirit("Knight", bp=3000)
    wall = game.spirit("Wall", bp=1000, on="opponent's field")
    whose = "your" if gone == "attacker" else "your opponent's"
    bounce = game.magic("Bounce", cost=0, text=f"[Flash] Select one of {whose} spirits and return it to its owner's hand.")
    game.attack(knight)
    pass_flash(game)
    game.choose(wall)
    while not may_use(game, bounce):
        game.choose("done")
    use(game, bounce)
    pass_flash(game)
    left, other = (knight, wall) if gone == "attacker" else (wall, knight)
    assert left.zone == "hand" and other.zone == "field" and game.opponent.life == 5
    game.shows("7-1-5-2-1")


def test_more_symbols_than_life_take_what_is_there(bss: Any) -> None:
    """7-1-5-3-1."""
    game = bss.game(start="attack", opponent_life=1, opponent_reserve=0)
    attack(game, game.spirit("Titan", symbols=("red", "red", "red")))
    assert game.winner == "you" and game.opponent.life == 0


def test_what_counts_during_battle_still_counts_when_the_battle_ends(bss: Any) -> None:
    """7-1-6-1 before 7-1-6-2."""
    game = bss.game(start="attack", your_hand=0)
    text = ("[LV1] 【While This Spirit Attacks】 This spirit gains 3000 BP.\n"
            "[LV1] 【While This Spirit Attacks】 When the battle ends, draw a card if this spirit has 4000 or more BP.")
    hero = game.spirit("Hero", bp=1000, text=text)
    game.spirit("Next")
    attack(game, hero)
    assert len(game.you.hand) == 1 and hero.bp == 1000
    game.shows("7-1-6-1", "7-1-6-2")


def test_what_triggers_later_is_resolved_earlier(bss: Any) -> None:
    """8-5-2-4: a triggered effect of what a waiting effect's neighbour did goes before the rest."""
    game = bss.game(your_hand=0, your_reserve=5)
    game.nexus("Bell", text="[LV1] When one of your spirits is summoned, destroy all spirits with 1000 or fewer BP.")
    game.nexus("Grave", text="[LV1] When one of your spirits is destroyed, draw a card.")
    game.nexus("Count", text="[LV1] When one of your spirits is summoned, draw a card if you have one or more cards in your hand.")
    small = game.spirit("Small", bp=1000, cost=0, zone="your hand")
    summon(game, small)
    bell = next(o for o in game.options() if "destroy all" in str(o).lower() or getattr(o, "label", "") == "Bell")
    game.choose(bell)
    answer_all(game)
    assert len(game.you.hand) == 2
    game.shows("8-5-2-4")


def test_whose_core_it_is_chooses_which_one_goes(bss: Any) -> None:
    """8-5-6."""
    game = bss.game(opponent_reserve=0)
    wall = game.spirit("Wall", on="opponent's field", counters={"core": 1, "soul core": 1})
    text = "[Main] Select one of your opponent's spirits. Remove a core from it and place it into their reserve."
    use(game, game.magic("Pull", cost=0, text=text))
    assert game.decides == "opponent" and len(game.options()) == 2
    game.table.apply(1)
    assert wall.cores == 1 and game.opponent.reserve == 1
    game.shows("8-5-6")


def test_level_then_written_bp_then_set_then_added_whatever_came_first(bss: Any) -> None:
    """8-8-1-3-2 to 8-8-1-3-5."""
    game = bss.game()
    hero = game.spirit("Hero", levels=[(1, 1000), (3, 6000)], counters={"core": 3})
    add = game.magic("Add", cost=0, text="[Main] Select one of your spirits. It gains 2000 BP during this turn.")
    low = game.magic("Low", cost=0, text="[Main] Select one of your spirits. Treat it as LV1 during this turn.")
    use(game, add, "", hero)
    assert hero.bp == 8000
    use(game, low, "", hero)
    assert (hero.level, hero.bp) == (1, 3000)
    game.shows("8-8-1-3-2", "8-8-1-3-5")


def test_an_effect_for_all_of_your_spirits_is_for_those_that_are_there(bss: Any) -> None:
    """8-8-1-4; a constant effect is for those that come, too."""
    game = bss.game(your_reserve=5)
    here = game.spirit("Here", bp=1000)
    boost = game.magic("Boost", cost=0, text="[Main] All of your spirits gain 2000 BP during this turn.")
    later = game.spirit("Later", bp=1000, cost=0, zone="your hand")
    game.nexus("Banner", text="[LV1] All of your spirits gain 500 BP.")
    use(game, boost)
    summon(game, later)
    assert (here.bp, later.bp) == (3500, 1500)
    game.shows("8-8-1-4")


def test_the_owner_of_what_would_be_destroyed_decides_between_substitutions(bss: Any) -> None:
    """8-9-2-1: not whoever destroys it."""
    game = bss.game(opponent_hand=0)
    text = "[LV1] When one of your spirits would be destroyed, you may exhaust this nexus to {} instead."
    game.spirit("Fairy", bp=1000, on="opponent's field")
    game.nexus("One", on="opponent's field", text=text.format("keep it on the field exhausted"))
    game.nexus("Two", on="opponent's field", text=text.format("return it to your hand"))
    use(game, game.magic("Bolt", cost=0, text="[Main] Select one of your opponent's spirits and destroy it."))
    assert game.decides == "opponent" and len(game.options()) == 3
    game.choose(game.find("Two"))
    assert game.find("Fairy").zone == "hand" and game.find("One").refreshed
    game.shows("8-9-2-1")


def test_moving_one_s_own_cores_may_lower_bp_to_nothing_and_that_is_self_destruction(bss: Any) -> None:
    """9-4-2-3."""
    game = bss.game(your_hand=0, your_reserve=0)
    game.nexus("Fog", on="opponent's field", text="[LV1] All of your opponent's spirits lose 2000 BP.")
    hero = game.spirit("Hero", levels=[(1, 2000), (3, 6000)], counters={"core": 3}, text="[LV1·2] 【When Destroyed】 Draw a card.")
    move_cores(game, "Hero", "the reserve", "1 core")
    assert hero.zone == "trash" and len(game.you.hand) == 0 and game.you.reserve == 3
    game.shows("9-4-2-3")
