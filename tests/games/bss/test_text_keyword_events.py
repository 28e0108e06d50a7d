"""What cards wait for and are kept from by keywords, soul cores, bursts and colors, played at a table."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, may_use, set_burst, summon, use

AWAKEN = "[LV1] [Flash] <Awaken>"


def watcher(game: Any, event: str, **more: Any) -> Any:
    """A nexus of yours that counts by cores from the void how often something has happened."""
    return game.nexus("Watcher", text=f"[LV1] When {event}, place a core from the void onto this nexus.", **more)


@pytest.mark.parametrize("cores, seen", [(1, 1), (3, 0)])
def test_the_last_core_of_a_spirit_is_taken_by_the_opponent(bss: Any, cores: int, seen: int) -> None:
    """4-11-1"""
    game = bss.game(active="opponent")
    nexus = watcher(game, "one of your spirits has its cores reduced to zero by your opponent's effect")
    game.spirit("Victim", counters={"core": cores})
    leak = "[Main] Select one of your opponent's spirits. Remove a core from it and place it into their reserve."
    use(game, game.magic("Leak", cost=0, text=leak, on="opponent's hand"))
    assert nexus.cores == seen


@pytest.mark.parametrize("keyword, seen", [("Crush", 1), ("Raid", 0)])
def test_a_card_is_discarded_by_the_keyword_that_is_named(bss: Any, keyword: str, seen: int) -> None:
    """11-11-1"""
    game = bss.game(start="attack")
    nexus = watcher(game, f"a card is discarded by your {keyword} effect")
    attack(game, game.spirit("Crusher", text="[LV1] 【When This Spirit Attacks】 <Crush:0>"))
    assert nexus.cores == seen


@pytest.mark.parametrize("soul, seen", [(0, 0), (1, 1)])
def test_a_soul_core_is_spent_to_summon(bss: Any, soul: int, seen: int) -> None:
    """10-6-6"""
    game = bss.game(your_reserve=2, your_soul_core_in_reserve=soul)
    nexus = watcher(game, 'you summon a spirit and spend a "Soul Core" as part of its summoning cost')
    guest = game.spirit("Guest", cost=2 + soul, levels=[(0, 1000)], on="your hand")
    summon(game, guest)
    assert guest.zone == "field" and nexus.cores == seen


@pytest.mark.parametrize("colour, usable", [("blue", True), ("red", False)])
def test_magic_of_a_color_without_a_symbol_is_not_used(bss: Any, colour: str, usable: bool) -> None:
    """2-8-2-2"""
    game = bss.game(active="opponent")
    foreign = "magic cards in their hand that do not share a color with any of the symbols on their field"
    game.nexus("Lighthouse", text=f"[LV1] Your opponent cannot use {foreign}.", color="yellow")
    game.spirit("Sailor", color="blue", on="opponent's field")
    spell = game.magic("Spell", cost=0, color=colour, text="[Main] Draw a card.", on="opponent's hand")
    assert may_use(game, spell) == usable


@pytest.mark.parametrize("colour, seen", [("blue", 0), ("red", 1)])
def test_a_burst_of_a_color_without_a_symbol_is_activated(bss: Any, colour: str, seen: int) -> None:
    """10-9-2"""
    game = bss.game(active="opponent")
    event = "your opponent activates a burst card that does not share a color with any of the symbols on their field"
    nexus = watcher(game, event)
    game.spirit("Sailor", color="blue", on="opponent's field")
    snare = game.magic("Snare", color=colour, text="【When You Lose Life】 <Burst> Draw a card.", on="opponent's hand")
    sting = game.magic("Sting", cost=0, text="[Main] Place a core from your life into your reserve.", on="opponent's hand")
    set_burst(game, snare)
    use(game, sting)
    game.choose("yes")
    assert nexus.cores == seen


@pytest.mark.parametrize("n", [1, 3])
def test_the_number_of_a_keyword_counts(bss: Any, n: int) -> None:
    """11-10-1"""
    game = bss.game()
    event = "When one of your spirits with Gale is summoned"
    words = "place a number of cores from the void onto that spirit equal to the number specified in its Gale effect."
    game.nexus("Highlands", text=f"[LV1] {event}, {words}")
    bird = game.spirit("Bird", cost=0, text=f"[LV1] 【While This Spirit Attacks】 <Gale:{n}>", on="your hand")
    summon(game, bird)
    assert bird.cores == 1 + n


def test_two_of_these_or_one_of_those(bss: Any) -> None:
    """8-5-3"""
    for choice, exhausted in ((1, 2), (2, 1)):
        game = bss.game()
        small = [game.spirit(f"Small {i}", cost=1, on="opponent's field") for i in range(2)]
        large = game.spirit("Large", cost=6, on="opponent's field")
        words = "that cost 2 or fewer or one of your opponent's spirits that costs 5 or more and exhaust them."
        spell = game.magic("Vines", cost=0, text=f"[Main] Select two of your opponent's spirits {words}")
        use(game, spell)
        game.table.apply(choice - 1)
        assert sum(card.exhausted for card in (*small, large)) == exhausted
        assert bool(large.exhausted) == (choice == 2)


@pytest.mark.parametrize("theirs, chosen", [(0, True), (1, False)])
def test_by_which_spirits_one_is_not_selected(bss: Any, theirs: int, chosen: bool) -> None:
    """1-3-3"""
    game = bss.game(active="opponent")
    kept = "Your spirits cannot be selected by the effects of your opponent's spirits with 3000 or more BP."
    game.nexus("Cavern", text=f"[LV1] {kept}")
    mine = game.spirit("Mine", bp=1000)
    text = "[LV1] [Main] Select one of your opponent's spirits and exhaust it."
    use(game, game.spirit("Archer", bp=2000 + 1000 * theirs, text=text, on="opponent's field"))
    assert bool(mine.exhausted) == chosen
