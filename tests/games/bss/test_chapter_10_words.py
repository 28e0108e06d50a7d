"""Chapter 10: destroying, discarding, refreshing, exhausting, and what texts mean by their words."""
from __future__ import annotations

from typing import Any

from tests.games.bss.acting import attack, move_cores, pass_flash, summon, use


def test_destroying_puts_the_card_into_its_owners_trash_and_its_cores_into_the_reserve(bss: Any) -> None:
    game = bss.game(opponent_reserve=0)
    victim = game.spirit("Victim", on="opponent's field", counters={"core": 2, "soul core": 1})
    bolt = game.magic("Bolt", cost=0, text="[Main] Select one of your opponent's spirits and destroy it.")
    use(game, bolt)
    assert victim.zone == "trash" and victim.controller == "opponent"
    assert game.opponent.reserve == 3 and game.opponent.number("soul core in reserve") == 1
    game.shows("10-1-1", "10-1-3-1", "10-1-3-3", "10-1-3-4", "3-5-5")


def test_other_ways_into_the_trash_are_no_destruction(bss: Any) -> None:
    game = bss.game(opponent_hand=1)
    game.nexus("Tomb", on="opponent's field", text="[LV1] When one of your spirits is destroyed, draw a card.")
    robber = game.magic("Robber", cost=0, text="[Main] Your opponent discards one card.")
    use(game, robber)
    assert len(game.opponent.trash) == 1 and len(game.opponent.hand) == 0
    game.shows("10-1-2", "10-2-1", "10-2-2")


def test_discarding_from_the_deck(bss: Any) -> None:
    game = bss.game(opponent_deck=5)
    top = game.spirit("Top", on="opponent's deck")
    mill = game.magic("Mill", cost=0, text="[Main] Discard the top three cards of your opponent's deck.")
    use(game, mill)
    assert top.zone == "trash" and len(game.opponent.trash) == 3
    game.shows("10-2-1", "3-2-3")


def test_exhausting_and_refreshing(bss: Any) -> None:
    game = bss.game()
    theirs = game.spirit("Theirs", on="opponent's field")
    mine = game.spirit("Mine", exhausted=True)
    sleep = game.magic("Sleep", cost=0, text="[Main] Select one of your opponent's spirits and exhaust it.")
    wake = game.magic("Wake", cost=0, text="[Main] Select one of your spirits and refresh it.")
    use(game, sleep)
    use(game, wake)
    assert theirs.exhausted and mine.refreshed
    game.shows("10-3-1", "10-4-1")


def test_exhausting_what_is_exhausted_does_nothing(bss: Any) -> None:
    game = bss.game()
    theirs = game.spirit("Theirs", on="opponent's field", exhausted=True)
    sleep = game.magic("Sleep", cost=0, text="[Main] Select one of your opponent's spirits and exhaust it.")
    use(game, sleep, "", theirs)
    assert game.events("state") == []
    game.shows("1-3-2-1")


def test_attacking_and_blocking_as_events(bss: Any) -> None:
    game = bss.game(start="attack")
    scout = game.spirit("Scout", bp=5000, text="[LV1] 【When This Spirit Attacks】 Draw a card.")
    game.spirit("Another")
    wall = game.spirit("Wall", bp=1000, on="opponent's field", text="[LV1] 【When This Spirit Blocks】 Draw a card.")
    attack(game, scout, wall)
    assert len(game.you.hand) == 1 and len(game.opponent.hand) == 1
    game.shows("10-11-1", "7-1-1-2", "7-1-3-2")


def test_attacks_or_blocks_counts_as_either(bss: Any) -> None:
    text = "[LV1] 【When This Spirit Attacks or Blocks】 Draw a card."
    game = bss.game(start="attack")
    scout = game.spirit("Scout", bp=5000, text=text)
    game.spirit("Another")
    wall = game.spirit("Wall", bp=1000, on="opponent's field", text=text)
    attack(game, scout, wall)
    assert len(game.you.hand) == 1 and len(game.opponent.hand) == 1
    game.shows("10-11-2")


def test_a_keyword_counts_only_at_the_levels_that_give_it(bss: Any) -> None:
    game = bss.game(your_reserve=2)
    star = game.spirit("Star", levels=[(1, 1000), (2, 3000)], text="[LV2] <Luster>")
    game.nexus("Hall", text="[LV1] All of your spirits with Luster gain 1000 BP.")
    assert star.bp == 1000 and star.keywords == set()
    move_cores(game, "the reserve", "Star", "1 core")
    assert star.bp == 4000 and star.keywords == {"luster"}
    game.shows("10-13-1")


def test_off_the_field_a_keyword_of_any_level_counts(bss: Any) -> None:
    game = bss.game()
    star = game.spirit("Star", on="your trash", levels=[(1, 1000), (2, 3000)], text="[LV2] <Luster>")
    game.spirit("Plain", on="your trash")
    spade = game.magic("Spade", cost=0,
                       text="[Main] Select one spirit card with Luster from your trash and return it to your hand.")
    use(game, spade)
    assert star.zone == "hand"
    game.shows("10-13-2")


def test_moving_cores_is_no_destruction_effect(bss: Any) -> None:
    game = bss.game(your_reserve=9)
    unit = game.spirit("Unit", on="opponent's field", counters={"soul core": 1}, text="[LV1] <A.T. Field>")
    thief = game.spirit("Thief", on="your hand", cost=0,
                        text="[LV1] 【When Summoned】 Select one of your opponent's spirits. "
                             "Remove one core from it and place it into their reserve.")
    summon(game, thief)
    assert unit.zone == "trash"
    game.shows("10-14-2")


def test_when_destroyed_by_opponent(bss: Any) -> None:
    game = bss.game(start="attack")
    martyr = game.spirit("Martyr", bp=1000, text="[LV1] 【When Destroyed By Opponent】 Draw a card.")
    game.spirit("Another")
    wall = game.spirit("Wall", bp=5000, on="opponent's field")
    attack(game, martyr, wall)
    assert len(game.you.hand) == 1
    game.shows("10-15-1", "10-1-3-3")


def test_a_burst_of_destruction(bss: Any) -> None:
    game = bss.game(start="attack", active="opponent")
    revenge = game.magic("Revenge", on="your burst area", text="【When Opponent Destroys Your Spirit】 <Burst> Draw a card.")
    raider = game.spirit("Raider", bp=5000, on="opponent's field")
    game.spirit("Another", on="opponent's field")
    wall = game.spirit("Wall", bp=1000, on="your field")
    game.attack(raider)
    pass_flash(game)
    game.choose(wall)
    pass_flash(game)
    assert game.asked == "burst"
    game.choose("yes")
    assert len(game.you.hand) == 1 and revenge.zone == "trash"
    game.shows("10-15-1")
