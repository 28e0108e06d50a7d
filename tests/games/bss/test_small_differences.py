"""What one condition less would change: whose cores, which level, which of several, and what is not meant."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, may_use, use
from tests.games.bss.test_harder_by_lot import answer_all


# -- 10-6-6: paying cores by an effect
@pytest.mark.parametrize(("reserve", "on_it", "gained"), [(2, 1, 2), (1, 1, 2), (0, 2, 2), (0, 1, 0), (0, 0, 0), (3, 0, 2)])
def test_cores_are_paid_from_reserve_and_field_or_not_at_all(bss: Any, reserve: int, on_it: int, gained: int) -> None:
    game = bss.game(your_reserve=reserve, opponent_reserve=5, your_hand=0)
    bank = game.nexus("Bank", counters={"core": on_it} if on_it else {})
    rich = game.spirit("Rich", on="opponent's field", counters={"core": 4})
    buy = game.magic("Buy", cost=0, text="[Main] You may pay two cores to draw two cards.")
    use(game, buy)
    answer_all(game)
    assert len(game.you.hand) == gained
    assert game.you.reserve + bank.cores == reserve + on_it - gained
    assert (game.opponent.reserve, rich.cores) == (5, 4)


def test_who_must_pay_pays_as_much_as_there_is(bss: Any) -> None:
    """1-3-7: what can't be done is left out."""
    for reserve, left in ((0, 0), (1, 0), (3, 1)):
        game = bss.game(your_reserve=reserve, your_hand=0)
        use(game, game.magic("Tax", cost=0, text="[Main] Pay two cores. Draw a card."))
        answer_all(game)
        assert game.you.reserve == left and len(game.you.hand) == 1


def test_cores_that_are_paid_from_the_reserve_come_from_nowhere_else(bss: Any) -> None:
    for reserve, gained in ((0, 0), (1, 1)):
        game = bss.game(your_reserve=reserve, your_hand=0)
        bank = game.nexus("Bank", counters={"core": 3})
        use(game, game.magic("Buy", cost=0, text="[Main] You may pay a core from your reserve to draw a card."))
        answer_all(game)
        assert len(game.you.hand) == gained and bank.cores == 3 and game.you.reserve == 0


# -- 11-12-3 and its like
@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1), (2, 2)])
def test_of_equal_keywords_of_a_level_the_greatest_counts(bss: Any, first: int, second: int) -> None:
    game = bss.game(start="attack")
    pirate = game.spirit("Pirate", text=f"[LV1] 【When This Spirit Attacks】 <Raid:{first}>\n[LV1] <Raid:{second}>")
    for i in range(4):
        game.nexus(f"Ship {i}")
    again = 0
    while game.asked == "attack" and game.can("attack", pirate):
        attack(game, pirate)
        while game.asked == "pay with":
            game.choose(game.options()[0])
            again += 1
        while game.asked == "flash":
            game.choose("done")
    assert again == max(first, second)


# -- 8-8-1-3-2
def test_who_is_treated_as_their_highest_level_has_its_bp_its_effects_and_no_other(bss: Any) -> None:
    game = bss.game(your_hand=0)
    text = "[LV1] <Confront>\n[LV1] [Main] Exhaust this spirit to draw a card.\n[LV2] <Astral>"
    hero = game.spirit("Hero", levels=[(1, 1000), (4, 6000)], text=text)
    lift = game.magic("Lift", cost=0, text="[Main] Select one of your spirits. Treat it as its highest level during this turn.")
    assert may_use(game, hero)
    use(game, lift)
    assert hero.bp == 6000 and hero.keywords == {"astral"} and not may_use(game, hero)


# -- 12-3-3
def test_whose_deck_was_viewed_shuffles_it_and_nobody_else(bss: Any) -> None:
    game = bss.game(your_deck=0, opponent_deck=0, your_hand=0)
    mine = [game.spirit(f"Mine {i}", on="your deck") for i in range(9)]
    theirs = [game.spirit(f"Theirs {i}", on="opponent's deck") for i in range(9)]
    use(game, game.magic("Peek", cost=0, text="[Main] View the top two cards of your deck."))
    answer_all(game)
    assert [e.player for e in game.events("shuffled")] == ["you"]
    assert game.you.deck != mine and sorted(c.label for c in game.you.deck) == sorted(c.label for c in mine)
    assert game.opponent.deck == theirs


# -- 11-18
def test_only_the_linked_are_linked(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    hero = game.spirit("Hero", cost=3, bp=3000)
    text = "[LV1] <Link:3>\n[LV1] 【When This Spirit Links】 While linked, the linked spirit gains 5000 BP."
    friend = game.spirit("Friend", cost=5, bp=1000, text=text)
    other = game.spirit("Other", cost=3, bp=2000)
    game.attack(hero)
    game.choose("yes")
    answer_all(game)
    assert hero.bp == 3000 + 1000 + 5000 and other.bp == 2000 and friend.exhausted


# -- 10-1-3-4, 8-10-1: the cores of a spirit that has left
@pytest.mark.parametrize(("cores", "soul"), [(3, 0), (2, 1), (0, 1)])
@pytest.mark.parametrize("goal", ["life", "nexus", "no nexus"])
def test_the_cores_of_a_destroyed_spirit_go_where_the_text_says(bss: Any, cores: int, soul: int, goal: str) -> None:
    """All of them and no others: what lay in the reserve stays there, and the soul core goes into no life unnamed (4-11-3)."""
    game = bss.game(your_reserve=2, your_life=5, your_hand=0)
    if goal == "life":
        text = "place all of the destroyed spirit's cores into your life."
    else:
        text = "select one of your nexuses. Place all of the destroyed spirit's cores onto it."
    watch = game.spirit("Watch", bp=9000, text=f"[LV1] When one of your spirits is destroyed, {text}")
    tower = game.nexus("Tower") if goal == "nexus" else None
    counters = {name: n for name, n in (("core", cores), ("soul core", soul)) if n}
    game.spirit("Victim", bp=1000, counters=counters)
    use(game, game.magic("Burn", cost=0, text="[Main] Destroy all spirits with 1000 or fewer BP."))
    answer_all(game)
    assert game.find("Victim").zone == "trash" and watch.zone == "field"
    assert game.you.life - 5 == (cores if goal == "life" else 0)
    assert game.you.reserve - 2 == {"life": soul, "nexus": 0, "no nexus": cores + soul}[goal]
    if tower is not None:
        assert tower.cores == cores + soul and tower.counters.get("soul core", 0) == soul
