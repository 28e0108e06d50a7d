"""Chapter 4: owners, orientation, X, cores and tokens."""
from __future__ import annotations

from typing import Any

from cardwright.games.bss.construction import block_of
from cardwright.judge.games import adapter
from tests.games.bss.acting import attack, summon, use


def test_kinds_of_effect(bss: Any) -> None:
    game = bss.game()
    game.spirit("Plain")
    game.spirit("All",
                text="[LV1] <Confront>\n[LV1] 【When Summoned】 Draw a card.\n[LV1] [Main] Exhaust this spirit to draw a card.")
    seen = {card["name"]: card for card in game.view()["players"][0]["zones"]["field"]["cards"]}
    assert sorted(seen["All"]["effects"]) == ["activated", "constant", "triggered"]
    assert "effects" not in seen["Plain"]
    game.shows("4-1-1-2", "8-1-2", "2-9-3", "2-13-1-1")


def test_the_block_icon_holds_a_number(bss: Any) -> None:
    assert block_of(adapter("bss").written("Card", "Spirit", {"block": 2}, 1), bss.cite) == 2
    assert block_of(adapter("bss").written("Card", "Spirit", {}, 1)) is None
    bss.shows("2-12-1", "2-12-2")


def test_a_card_that_leaves_the_field_goes_to_its_owner(bss: Any) -> None:
    game = bss.game()
    stolen = game.spirit("Stolen", on="opponent's field", owner="you")
    bolt = game.magic("Bolt", cost=0, text="[Main] Select one of your opponent's spirits and destroy it.")
    use(game, bolt)
    assert stolen.zone == "trash" and stolen.controller == "you"
    assert game.opponent.reserve == 11  # but its core to who controlled it
    game.shows("4-2-1", "4-2-2", "4-2-4", "3-5-5")


def test_cards_on_the_field_are_refreshed_or_exhausted(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", on="your hand", cost=0)
    summon(game, knight)
    assert knight.refreshed and not knight.exhausted
    game.shows("4-4-1", "4-4-1-1", "3-5-3")


def test_a_card_enters_exhausted_if_the_effect_says_so(bss: Any) -> None:
    game = bss.game(your_reserve=5)
    sleeper = game.spirit("Sleeper", on="your trash", cost=4)
    call = game.magic("Call", cost=0, text="[Main] Summon one spirit card from your trash exhausted without paying its cost.")
    use(game, call, "", sleeper)
    while game.asked == "cores for it":
        game.table.apply(0)
    assert sleeper.zone == "field" and sleeper.exhausted
    game.shows("3-5-3", "4-4-1")


def test_x_is_chosen_by_the_player_and_stays_the_same(bss: Any) -> None:
    game = bss.game(your_deck=9, your_reserve=4)
    oracle = game.magic("Oracle", cost=0, text="[Main] You may place X cores from your reserve into your trash to draw X cards. "
                                               "Discard X cards from the top of your opponent's deck.")
    use(game, oracle)
    assert game.asked == "choose a number" and 0 in game.options()
    game.choose(3, "yes")
    assert (game.you.core_trash, len(game.you.hand), len(game.opponent.trash)) == (3, 3, 3)
    game.shows("4-6-2", "4-6-3", "1-3-5")


def test_the_soul_core_is_not_put_into_the_life_by_an_effect_that_does_not_name_it(bss: Any) -> None:
    game = bss.game(your_reserve=0, your_soul_core_in_reserve=1, your_life=5)
    heal = game.magic("Heal", cost=0, text="[Main] Place one core from your reserve into your life.")
    use(game, heal)
    assert game.you.life == 5 and game.you.number("soul core in reserve") == 1
    game.shows("4-11-3")


def test_nor_into_the_void(bss: Any) -> None:
    game = bss.game(opponent_reserve=1, opponent_soul_core_in_reserve=1)
    text = "[Main] Place one core from your opponent's reserve into the void."
    for rust in [game.magic(f"Rust {i}", cost=0, text=text) for i in range(2)]:
        use(game, rust)
        assert game.asked == "main step"  # there is nothing to choose
        assert game.opponent.reserve == game.opponent.number("soul core in reserve") == 1
    assert game.opponent.number("soul core in void") == 0
    game.shows("4-11-3")


def test_a_soul_core_in_the_void_comes_back_only_by_name(bss: Any) -> None:
    game = bss.game(your_reserve=0, your_soul_core_in_reserve=1)
    lose = game.magic("Lose", cost=0, text='[Main] Place a "Soul Core" from your reserve into the void.')
    gain = game.magic("Gain", cost=0, text="[Main] Place one core from the void into your reserve.")
    find = game.magic("Find", cost=0, text='[Main] Place a "Soul Core" from the void into your reserve.')
    use(game, lose)
    assert game.you.number("soul core in void") == 1
    use(game, gain)
    assert game.you.number("soul core in void") == 1 and game.you.reserve == 1
    use(game, find)
    assert game.you.number("soul core in reserve") == 1
    game.shows("4-11-4", "4-11-1")


def test_a_life_may_grow_without_limit(bss: Any) -> None:
    game = bss.game(your_life=30)
    heal = game.magic("Heal", cost=0, text="[Main] Place one core from the void into your life.")
    use(game, heal)
    assert game.you.life == 31
    game.shows("3-7-3")


def test_what_restricts_spirits_restricts_token_spirits(bss: Any) -> None:
    game = bss.game()
    game.nexus("Cage", on="opponent's field", text="[LV1] Your opponent cannot summon spirits that cost 3 or fewer.")
    hive = game.magic("Hive", cost=0, text="[Main] Summon an Antman Token.")
    small = game.spirit("Small", on="your hand", cost=3)
    large = game.spirit("Large", on="your hand", cost=4)
    use(game, hive)
    assert len(game.you.field) == 0
    assert game.why_not("play", small).clause == "1-3-3"
    summon(game, large)
    assert len(game.you.field) == 1
    game.shows("4-12-4")


def test_a_token_is_what_its_effect_describes(bss: Any) -> None:
    game = bss.game()
    hive = game.magic("Hive", cost=0, text="[Main] Summon an Antman Token.")
    use(game, hive)
    while game.asked == "cores for it":
        game.table.apply(0)
    token = game.find("Antman Token")
    assert (token.bp, token.cost, token.colors, token.symbols) == (1000, 0, ["green"], ["green"])
    assert token.cores == 1 and token.types == ["spirit"]
    game.shows("4-12-1", "4-12-2")


def test_draw_several_is_draw_one_several_times(bss: Any) -> None:
    game = bss.game(your_deck=5)
    top = [game.spirit(f"Top {i}", on="your deck") for i in range(2)]
    greed = game.magic("Greed", cost=0, text="[Main] Draw two cards.")
    use(game, greed)
    assert set(game.you.hand) == set(top)
    assert not top[0].seen_by("opponent")
    game.shows("4-5-2", "4-5-3")


def test_a_battle_that_ends_is_an_event(bss: Any) -> None:
    game = bss.game(start="attack")
    knight = game.spirit("Knight")
    game.spirit("Another")
    game.nexus("Bell", text="[LV1] When the battle ends, draw a card.")
    attack(game, knight)
    assert len(game.you.hand) == 1
    game.shows("7-1-6-1")
