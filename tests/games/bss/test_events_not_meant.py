"""Events that look like the one that a text waits for: other players, other cards, other ways."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import use
from tests.games.bss.test_harder_by_lot import answer_all
from tests.games.bss.test_text_player_events import counted, watcher


@pytest.mark.parametrize(
    ("event", "text", "times"),
    [
        ("one of your opponent's spirits is exhausted by your effect", "[Main] Exhaust all of your opponent's spirits.", 2),
        ("one of your opponent's spirits is exhausted by your effect", "[Main] Exhaust all of your spirits.", 0),
        ("one of your opponent's spirits is exhausted by your effect", "[Main] Destroy all of your opponent's spirits.", 0),
        ("one of your opponent's spirits is exhausted by your effect", "[Main] Draw a card.", 0),
        ("one of your opponent's spirits is exhausted by your effect", "[Main] Refresh all of your opponent's spirits.", 0),
        ("your opponent draws a card outside of their draw step", "[Main] Draw a card.", 0),
        ("your opponent draws a card outside of their draw step", "[Main] Your opponent draws a card.", 1),
        ("your opponent draws a card outside of their draw step", "[Main] Your opponent discards a card.", 0),
        ("you draw a card outside of your draw step", "[Main] Draw a card.", 1),
        ("you draw a card outside of your draw step", "[Main] Your opponent draws a card.", 0),
        ("you draw a card outside of your draw step", "[Main] Return all magic cards from your trash to your hand.", 0),
    ],
)
def test_only_what_is_meant_counts(bss: Any, event: str, text: str, times: int) -> None:
    game = bss.game()
    nexus = watcher(game, event)
    for i in range(2):
        game.spirit(f"Mine {i}", bp=1000)
        game.spirit(f"Theirs {i}", bp=1000, on="opponent's field")
    game.magic("Old", cost=0, text="[Main] Draw a card.", on="your trash")
    use(game, game.magic("Spell", cost=0, text=text))
    answer_all(game)
    while game.asked == "which pending ability":
        game.table.apply(0)
    assert counted(nexus) == min(times, 1) or counted(nexus) == times
    assert (counted(nexus) > 0) == (times > 0)


@pytest.mark.parametrize(
    ("text", "bp"),
    [
        ("", 2000), ("[LV1] <Confront>", 1000), ("[LV2] <Confront>", 1000),
        ("[LV1] [Main] Exhaust this spirit to draw a card.", 1000),
    ],
)
def test_who_has_no_effects_has_none_at_any_level(bss: Any, text: str, bp: int) -> None:
    """2-9-3: neither a keyword, nor an effect, nor one of a level that it does not have."""
    game = bss.game()
    game.nexus("Plain", text="[LV1] All of your spirits with no effects listed gain 1000 BP.")
    hero = game.spirit("Hero", levels=[(1, 1000), (4, 6000)], text=text)
    assert hero.bp == bp


def test_symbols_count_as_others_for_their_own_player_and_the_cards_that_are_named(bss: Any) -> None:
    """1-3-1, 2-7-3."""
    text = (
        "[LV1] 【During Your Main Step】 While summoning or placing a Sailor card, "
        "treat this spirit's color and symbol color as red and purple as well."
    )
    for on, family, may in (("your field", "Sailor", True), ("your field", "Beast", False), ("opponent's field", "Sailor", False)):
        game = bss.game(your_reserve=1 if on == "your field" else 2)  # with the core on the chameleon two: one too few
        game.spirit("Chameleon", color="yellow", symbols=["yellow"], text=text, on=on)
        mate = game.spirit("Mate", cost=2, color="red", reduction=["red"], family=(family,), on="your hand")
        assert game.can("play", mate) == may
