"""Rare rules of Battle Spirits Saga on tables where several things meet: one clause each."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, may_use, move_cores, pass_flash, settle_cores, summon, use


def answer_all(game: Any) -> None:
    while game.asked not in ("main step", "attack", "flash", ""):
        game.table.apply(0)


def test_both_lives_that_go_at_once_are_a_draw(bss: Any) -> None:
    """1-2-3, 9-2-2."""
    game = bss.game(your_life=1, opponent_life=1)
    use(game, game.magic("Doom", cost=0, text="[Main] Each player places one core from their life into their reserve."))
    assert game.winner == "nobody"
    game.shows("1-2-3")


def test_confront_takes_whoever_can_block_while_exhausted(bss: Any) -> None:
    """11-2-1, 7-1-3-1."""
    game = bss.game(start="attack", opponent_hand=1)
    bully = game.spirit("Bully", bp=9000, text="[LV1] <Confront>")
    tired = game.spirit("Tired", exhausted=True, on="opponent's field")
    game.spirit("Lame", on="opponent's field", exhausted=True)
    text = "[Flash] Select one of your spirits. That spirit can block while exhausted during this turn."
    brace = game.magic("Brace", cost=0, on="opponent's hand", text=text)
    game.spirit("Next")
    game.attack(bully)
    use(game, brace, "", tired)
    pass_flash(game)
    if game.asked == "block":
        assert game.options() == [tired]
        game.choose(tired)
    pass_flash(game)
    assert tired.zone == "trash" and game.opponent.life == 5


@pytest.mark.parametrize(("soul", "by", "stays"), [(1, "spirit", True), (1, "magic", False), (0, "spirit", False)])
def test_an_at_field_needs_its_soul_core_and_holds_against_spirits_only(bss: Any, soul: int, by: str, stays: bool) -> None:
    """11-13-1."""
    game = bss.game(your_reserve=5)
    counters = {"core": 1, "soul core": 1} if soul else {"core": 1}
    eva = game.spirit("Eva", on="opponent's field", counters=counters, text="[LV1] <A.T. Field>")
    text = "Select one of your opponent's spirits and destroy it."
    hunter = game.spirit("Hunter", cost=0, zone="your hand", text=f"[LV1] 【When Summoned】 {text}")
    bolt = game.magic("Bolt", cost=0, text=f"[Main] {text}")
    if by == "spirit":
        summon(game, hunter)
    else:
        use(game, bolt)
    answer_all(game)
    assert (eva.zone == "field") == stays
    if stays:
        game.shows("11-13-1")


def test_an_at_field_does_not_hold_in_battle_nor_against_drained_cores(bss: Any) -> None:
    """11-13-1, 10-14-2: only destruction effects."""
    game = bss.game(start="attack")
    titan = game.spirit("Titan", bp=9000)
    game.spirit("Next")
    eva = game.spirit("Eva", bp=1000, on="opponent's field", counters={"soul core": 1}, text="[LV1] <A.T. Field>")
    attack(game, titan, eva)
    assert eva.zone == "trash"


def test_agile_is_paid_with_the_cores_of_the_spirit_that_went_home(bss: Any) -> None:
    """11-16-1: it returns first, so its cores are in the reserve."""
    game = bss.game(start="attack", your_reserve=0, opponent_hand=0)
    small = game.spirit("Small", cost=2, counters={"core": 4})
    ace = game.spirit("Ace", cost=3, zone="your hand", text="<Agile>")
    game.spirit("Next", cost=9)
    attack(game, small)
    assert game.decides == "you"
    game.choose(ace)
    settle_cores(game)
    answer_all(game)
    assert small.zone == "hand" and ace.zone == "field" and ace.cores == 1 and game.you.reserve == 0
    game.shows("11-16-1")


def test_agile_is_not_for_a_spirit_that_costs_as_much(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=9, opponent_hand=0)
    same = game.spirit("Same", cost=3)
    ace = game.spirit("Ace", cost=3, zone="your hand", text="<Agile>")
    game.spirit("Next", cost=9)
    attack(game, same)
    assert game.asked == "attack" and ace.zone == "hand"


def test_ascend_takes_all_cores_and_they_may_be_used_for_levels(bss: Any) -> None:
    """11-8-1, 10-6-7: the spirit that was emptied is no more."""
    game = bss.game(your_reserve=3, your_hand=0)
    step = game.spirit("Step", cost=4, counters={"core": 3, "soul core": 1}, text="[LV1] 【When Destroyed】 Draw a card.")
    big = game.spirit("Big", cost=3, zone="your hand", levels=[(1, 1000), (4, 9000)], text="<Ascend:4>")
    game.play(big)
    while game.asked not in ("main step", ""):
        labels = game.labels()
        pick = next((i for i, text in enumerate(labels) if "4 cores" in text), 0)
        game.table.apply(pick)
    assert step.zone == "trash" and big.zone == "field" and len(game.you.hand) == 0
    assert game.you.reserve + big.cores == 4
    game.shows("11-8-1")


def test_swift_takes_cores_of_the_reserve_only(bss: Any) -> None:
    """11-9-1: cost and levels."""
    game = bss.game(start="attack", active="opponent", your_reserve=2, opponent_hand=0)
    rich = game.spirit("Rich", counters={"core": 9})
    fast = game.spirit("Fast", cost=2, zone="your hand", text="[Flash] <Swift>")
    cheap = game.spirit("Cheap", cost=1, zone="your hand", text="[Flash] <Swift>")
    raider = game.spirit("Raider", on="opponent's field")
    game.attack(raider)
    assert not may_use(game, fast) and may_use(game, cheap)
    game.play(cheap)
    settle_cores(game)
    assert cheap.zone == "field" and rich.cores == 9 and game.you.reserve == 0
    game.shows("11-9-1")


def test_cards_of_a_deck_are_discarded_one_by_one_and_noticed_once(bss: Any) -> None:
    """3-2-3, 8-6-3."""
    game = bss.game(start="attack", opponent_deck=9)
    golem = game.spirit("Golem", text="[LV1] <Crush:2>")
    game.spirit("Next")
    text = "[LV1] When a spirit card is discarded from your opponent's deck, place a core from the void onto this nexus."
    tower = game.nexus("Tower", text=text)
    attack(game, golem)
    answer_all(game)
    assert len(game.opponent.trash) == 3 and tower.cores == 1
    game.shows("8-6-3")


def test_a_returned_spirit_comes_back_without_what_was_done_to_it(bss: Any) -> None:
    """3-1-4."""
    game = bss.game(your_reserve=9)
    hero = game.spirit("Hero", bp=1000, cost=0)
    boost = game.magic("Boost", cost=0, text="[Main] Select one of your spirits. It gains 3000 BP during this turn.")
    home = game.magic("Home", cost=0, text="[Main] Select one of your spirits and return it to your hand.")
    use(game, boost)
    assert hero.bp == 4000
    use(game, home)
    summon(game, hero)
    assert hero.bp == 1000 and hero.zone == "field"
    game.shows("3-1-4")


def test_an_attacker_that_is_refreshed_attacks_again_and_triggers_again(bss: Any) -> None:
    """7-1-1-1, 7-1-1-2."""
    game = bss.game(start="attack", your_hand=0, opponent_hand=0)
    hero = game.spirit("Hero", text="[LV1] 【When This Spirit Attacks】 Draw a card.")
    wake = game.magic("Wake", cost=0, on="your trash", text="[Flash] Draw a card.")
    text = "When one of your spirits reduces your opponent's life, you may exhaust this nexus to refresh that spirit."
    camp = game.nexus("Camp", text=f"[LV1] 【During Your Attack Step】 {text}")
    attack(game, hero)
    if game.asked not in ("attack",):
        game.choose("yes")
    assert hero.refreshed and camp.exhausted and wake.zone == "trash"
    attack(game, hero)
    assert game.opponent.life == 3


def test_the_soul_core_is_swapped_for_a_core_of_another_card(bss: Any) -> None:
    """6-6-1-2-3."""
    game = bss.game(your_reserve=0)
    one = game.spirit("One", counters={"core": 1, "soul core": 1})
    two = game.spirit("Two", counters={"core": 2})
    move_cores(game, "One", "Two", "the soul core")
    move_cores(game, "Two", "One", "1 core")
    assert one.cores == 2 and two.cores == 2 and two.counters.get("soul core") == 1
    game.shows("6-6-1-2-3")


def test_an_effect_on_all_but_one_core_leaves_the_choice_to_whose_they_are(bss: Any) -> None:
    """8-5-6."""
    game = bss.game(opponent_reserve=0)
    wall = game.spirit("Wall", on="opponent's field", counters={"core": 2, "soul core": 1})
    text = "[Main] Select one of your opponent's spirits. Remove all but one core from it and place them into their reserve."
    use(game, game.magic("Pull", cost=0, text=text))
    while game.asked not in ("main step",):
        assert game.decides == "opponent"
        game.table.apply(0)
    assert wall.cores == 1 and game.opponent.reserve == 2


def test_a_burst_of_each_player_for_one_event_is_asked_of_both(bss: Any) -> None:
    """10-9-3, 8-5-2-4."""
    game = bss.game(start="attack", your_hand=0, opponent_hand=0)
    text = "【When Opponent Destroys Your Spirit】 <Burst> Draw a card."
    mine = game.magic("Mine", on="your burst", text=text)
    theirs = game.magic("Theirs", on="opponent's burst", text=text)
    knight = game.spirit("Knight", bp=3000)
    game.spirit("Next")
    wall = game.spirit("Wall", bp=3000, on="opponent's field")
    attack(game, knight, wall)
    asked = []
    while game.asked not in ("attack", "flash"):
        asked.append(game.decides)
        game.choose("yes" if "yes" in game.options() else game.options()[0])
    assert set(asked) == {"you", "opponent"} and mine.zone == theirs.zone == "trash"
    assert (len(game.you.hand), len(game.opponent.hand)) == (1, 1)


def test_a_level_that_an_effect_gives_does_not_save_a_spirit_without_cores(bss: Any) -> None:
    """9-3-2, 8-8-1-3-2."""
    game = bss.game(your_reserve=0)
    hero = game.spirit("Hero", levels=[(1, 1000), (3, 5000)])
    game.nexus("Throne", text="[LV1] Treat all of your spirits as LV2.")
    assert (hero.level, hero.bp) == (2, 5000)
    move_cores(game, "Hero", "the reserve", "1 core")
    assert hero.zone == "trash"
    game.shows("9-3-2")
