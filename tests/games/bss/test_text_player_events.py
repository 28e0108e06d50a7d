"""Wordings of what players do, of the soul core, and of comparisons, played at a table."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, summon, use

DRAW = "[Main] Draw a card."
THEY_DRAW = "[Main] Your opponent draws a card."


def watcher(game: Any, event: str, **more: Any) -> Any:
    """A nexus of yours that counts by cores from the void how often something has happened."""
    return game.nexus("Watcher", text=f"[LV1] When {event}, place a core from the void onto this nexus.", **more)


def counted(card: Any) -> int:
    return int(card.cores)


@pytest.mark.parametrize(
    "event, text, times",
    [
        ("you draw a card", DRAW, 1),
        ("you draw a card with one of your effects", "[Main] Draw two cards.", 1),
        ("your opponent draws a card", THEY_DRAW, 1),
        ("your opponent draws a card", DRAW, 0),
        ("your opponent draws a card with one of their effects", THEY_DRAW, 0),
        ("your opponent draws a card with an effect", THEY_DRAW, 1),
        ("your opponent draws a card outside of their draw step", THEY_DRAW, 1),
        ("a player draws a card", THEY_DRAW, 1),
    ],
)
def test_somebody_draws(bss: Any, event: str, text: str, times: int) -> None:
    game = bss.game()
    nexus = watcher(game, event)
    use(game, game.magic("Spell", cost=0, text=text))
    while game.asked == "which pending ability":
        game.table.apply(0)
    assert counted(nexus) == times


def test_the_card_of_the_draw_step_is_not_drawn_outside_of_it(bss: Any) -> None:
    game = bss.game(start="turn")
    inside = watcher(game, "you draw a card")
    outside = watcher(game, "you draw a card outside of your draw step")
    assert (counted(inside), counted(outside)) == (1, 0)
    game.shows("6-4-2")


def test_a_nexus_is_placed(bss: Any) -> None:
    game = bss.game()
    nexus = watcher(game, "you place a nexus")
    summon(game, game.nexus("Tower", on="your hand", cost=0))
    assert counted(nexus) == 1


@pytest.mark.parametrize("event", ["your opponent loses life", "your opponent's life is reduced", "a player loses life"])
def test_somebody_loses_life(bss: Any, event: str) -> None:
    game = bss.game(start="attack")
    nexus = watcher(game, event)
    mine = watcher(game, "you lose life")
    attack(game, game.spirit("Knight"))
    assert (counted(nexus), counted(mine)) == (1, 0)


@pytest.mark.parametrize(
    "event, by_attack, by_effect",
    [
        ("you reduce your opponent's life", 1, 1),
        ("one of your spirits reduces your opponent's life", 1, 0),
        ("one of your spirits' attacks reduces your opponent's life", 1, 0),
    ],
)
def test_by_whom_life_is_reduced(bss: Any, event: str, by_attack: int, by_effect: int) -> None:
    """A magic card is no spirit; to reduce life by an effect is to reduce it."""
    game = bss.game()
    nexus = watcher(game, event)
    mine = watcher(game, "your life is reduced by your opponent")
    use(game, game.magic("Sting", cost=0, text="[Main] Place one core from your opponent's life into their reserve."))
    assert (counted(nexus), counted(mine)) == (by_effect, 0)
    game = bss.game(start="attack")
    nexus = watcher(game, event)
    mine = watcher(game, "your life is reduced by your opponent")
    attack(game, game.spirit("Knight"))
    assert (counted(nexus), counted(mine)) == (by_attack, 0)


@pytest.mark.parametrize("event, times", [("this spirit reduces your opponent's life", 1),
                                          ("this spirit's attack reduces your opponent's life", 0)])  # fmt: skip
def test_a_spirit_reduces_life_by_its_effect_too(bss: Any, event: str, times: int) -> None:
    game = bss.game()
    sting = "[LV1] 【When Summoned】 Place one core from your opponent's life into their reserve."
    spirit = game.spirit("Wasp", on="your hand", cost=0, text=f"{sting}\n[LV1] When {event}, draw a card.")
    before = len(game.you.hand)
    summon(game, spirit)
    assert game.opponent.life == 4 and len(game.you.hand) == before - 1 + times


def test_the_opponent_reduces_your_life_by_an_effect(bss: Any) -> None:
    game = bss.game()
    theirs = watcher(game, "your life is reduced by your opponent", on="opponent's field")
    use(game, game.magic("Sting", cost=0, text="[Main] Place one core from your opponent's life into their reserve."))
    assert counted(theirs) == 1


def test_a_spirit_leaves_the_field_however_it_goes(bss: Any) -> None:
    game = bss.game()
    gone = game.spirit("Gone", on="opponent's field")
    nexus = watcher(game, "one of your opponent's spirits leaves the field")
    use(game, game.magic("Wind", cost=0, text="[Main] Select one of your opponent's spirits and return it to their hand."))
    assert gone.zone == "hand" and counted(nexus) == 1


@pytest.mark.parametrize("text, times", [("[Main] Exhaust all of your opponent's spirits.", 1), (DRAW, 0)])
def test_spirits_exhausted_by_your_effect(bss: Any, text: str, times: int) -> None:
    game = bss.game()
    for name in ("First", "Second"):
        game.spirit(name, on="opponent's field")
    nexus = watcher(game, "one of your opponent's spirits is exhausted by your effect")
    together = watcher(game, "one or more of your opponent's spirits are exhausted by your effect")
    use(game, game.magic("Lull", cost=0, text=text))
    while game.asked == "which pending ability":
        game.table.apply(0)
    assert (counted(nexus), counted(together)) == (times, times)


@pytest.mark.parametrize(
    "event, times",
    [
        ("a core is placed onto one of your spirits from the void", 1),
        ("a core is placed onto one of your spirits from your reserve", 0),
        ("your opponent places a core with one of their effects from the void onto one of their spirits or into their reserve", 0),
        ("you use one of your effects to place a core from the void onto a spirit or into your reserve", 1),
    ],
)
def test_cores_come_from_somewhere_by_somebodys_effect(bss: Any, event: str, times: int) -> None:
    game = bss.game()
    spirit = game.spirit("Spirit")
    nexus = game.nexus("Watcher", text=f"[LV1] When {event}, draw a card.")
    use(game, game.magic("Rain", cost=0, text="[Main] Select one of your spirits. Place a core from the void onto it."))
    assert spirit.cores == 2 and nexus.zone == "field"
    assert len(game.you.hand) == times


@pytest.mark.parametrize("there, drawn", [(1, 1), (0, 0)])
def test_where_the_soul_core_is(bss: Any, there: int, drawn: int) -> None:
    game = bss.game(your_reserve=2, your_soul_core_in_trash=there)
    text = '[Main] If your "Soul Core" is in your trash, draw a card.'
    use(game, game.magic("Seek", cost=0, text=text))
    assert len(game.you.hand) == drawn


def test_the_soul_core_comes_back_from_the_trash(bss: Any) -> None:
    game = bss.game(your_soul_core_in_trash=1)
    use(game, game.magic("Home", cost=0, text='[Main] Return your "Soul Core" from your trash to your reserve.'))
    assert (game.you.number("soul core in trash"), game.you.number("soul core in reserve")) == (0, 1)


def test_the_one_with_the_lowest_bp(bss: Any) -> None:
    game = bss.game()
    strong = game.spirit("Strong", bp=4000, on="opponent's field")
    weak = game.spirit("Weak", bp=2000, on="opponent's field")
    game.spirit("Mine", bp=1000)
    use(game, game.magic("Cull", cost=0, text="[Main] Destroy your opponent's spirit with the lowest BP."))
    assert (strong.zone, weak.zone) == ("field", "trash")


def test_the_same_cost_as_one_of_yours(bss: Any) -> None:
    game = bss.game()
    game.spirit("Mine", cost=3)
    same = game.spirit("Same", cost=3, on="opponent's field")
    game.spirit("Dear", cost=5, on="opponent's field")
    text = "[Main] Select one of your opponent's spirits with the same cost as one of your spirits. Destroy it."
    use(game, game.magic("Mirror", cost=0, text=text))
    assert same.zone == "trash"


def test_a_color_as_well(bss: Any) -> None:
    game = bss.game()
    spirit = game.spirit("Spirit", color="red", text="[LV1] Treat this spirit as green as well.")
    use(game, game.magic("Green", cost=0, text="[Main] Destroy all of your green spirits."))
    assert spirit.zone == "trash"
    game.shows("8-8-1-2")


@pytest.mark.parametrize("mine, theirs, drawn", [(2, 1, 1), (1, 2, 0)])
def test_who_controls_more(bss: Any, mine: int, theirs: int, drawn: int) -> None:
    game = bss.game()
    for i in range(mine):
        game.spirit(f"Mine {i}")
    for i in range(theirs):
        game.spirit(f"Theirs {i}", on="opponent's field")
    use(game, game.magic("Count", cost=0, text="[Main] If you control more spirits than your opponent, draw a card."))
    assert len(game.you.hand) == drawn


def test_cores_are_kept_from_spirits_and_not_from_magic(bss: Any) -> None:
    game = bss.game()
    spirit = game.spirit(
        "Keeper", on="opponent's field", counters={"core": 3},
        text="[LV1] This spirit's cores cannot be removed by the effects of your opponent's spirits.",
    )  # fmt: skip
    take = "Select one of your opponent's spirits. Remove one core from it and place it into their reserve."
    thief = game.spirit("Thief", on="your hand", cost=0, text=f"[LV1] 【When Summoned】 {take}")
    theft = game.magic("Theft", cost=0, text=f"[Main] {take}")
    summon(game, thief, "1 core")
    assert spirit.cores == 3
    use(game, theft)
    assert spirit.cores == 2


def test_once_in_a_turn_is_said_after_the_effect(bss: Any) -> None:
    game = bss.game(start="attack")
    text = "[LV1] 【When This Spirit Attacks】 Refresh this spirit. This effect can only be used once per turn."
    knight = game.spirit("Knight", text=text)
    attack(game, knight)
    assert not knight.exhausted
    attack(game, knight)
    assert knight.exhausted


def test_what_cannot_be_destroyed_survives_effects_and_having_no_bp(bss: Any) -> None:
    game = bss.game()
    rock = game.spirit("Rock", bp=1000, on="opponent's field", text="[LV1] This spirit cannot be destroyed.")
    blast = game.magic("Blast", cost=0, text="[Main] Destroy all of your opponent's spirits.")
    frost = game.magic("Frost", cost=0, text="[Main] All of your opponent's spirits lose 2000 BP during this turn.")
    use(game, blast)
    assert rock.zone == "field"
    use(game, frost)
    assert rock.zone == "field" and rock.bp <= 0
    game.shows("1-3-3")
