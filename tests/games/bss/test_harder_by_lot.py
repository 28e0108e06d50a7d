"""Clauses that were drawn by lot, each on a table where something else comes in between."""
from __future__ import annotations

from typing import Any

from tests.games.bss.acting import attack, end_main_step, pass_flash, settle_cores, summon, use


def answer_all(game: Any) -> None:
    while game.asked not in ("main step", "attack", "flash", ""):
        game.table.apply(0)


def test_one_period_is_for_everything_that_a_text_gives(bss: Any) -> None:
    """8-2-2-1#2: BP and keyword end together."""
    game = bss.game(start="main")
    hero = game.spirit("Hero", bp=1000)
    text = "[Main] Select one of your spirits. During this turn, it gains 2000 BP and Confront."
    use(game, game.magic("Rage", cost=0, text=text))
    assert hero.bp == 3000 and "confront" in hero.keywords
    game.end_turn()
    assert hero.bp == 1000 and "confront" not in hero.keywords


def test_a_soul_core_in_the_void_is_no_core_that_effects_find(bss: Any) -> None:
    """4-11-4."""
    game = bss.game(your_reserve=0)
    hero = game.spirit("Hero", counters={"core": 1, "soul core": 1})
    lose = game.magic("Lose", cost=0, text='[Main] Select one of your spirits. Place a "Soul Core" from it into the void.')
    gain = game.magic("Gain", cost=0, text="[Main] Place two cores from the void into your reserve.")
    use(game, lose)
    answer_all(game)
    assert hero.cores == 1 and hero.counters.get("soul core", 0) == 0
    use(game, gain)
    assert game.you.reserve == 2 and hero.counters.get("soul core", 0) == 0


def test_names_with_an_additional_name_are_the_card_s_name(bss: Any) -> None:
    """2-1-2: the additional name is none to look for."""
    game = bss.game(your_hand=0)
    game.spirit("Rage King", additional_name="Free Knight", on="your trash")
    text = "[Main] Return all spirit cards with \"{}\" in their card name from your trash to your hand."
    by_name = game.magic("Call", cost=0, text=text.format("Rage"))
    by_other = game.magic("Shout", cost=0, text=text.format("Free"))
    use(game, by_other)
    assert game.find("Rage King").zone == "trash"
    use(game, by_name)
    assert game.find("Rage King").zone == "hand"


def test_who_looks_at_the_top_of_the_deck_shuffles_unless_told_where_the_cards_go(bss: Any) -> None:
    """12-3-3."""
    game = bss.game(your_deck=0, your_hand=0)
    order = [game.spirit(f"Card {i}", on="your deck") for i in range(3)]
    text = "[Main] View the top two cards of your deck. Return them to the bottom of your deck in any order."
    use(game, game.magic("Peek", cost=0, text=text))
    answer_all(game)
    assert game.you.deck[0] == order[2] and set(game.you.deck[1:]) == set(order[:2])


def test_nexuses_are_placed_with_the_cores_of_their_lowest_level_at_least(bss: Any) -> None:
    """10-7-2, 10-7-7: one whose LV1 takes a core gets one, and is destroyed without it."""
    game = bss.game(your_reserve=2)
    hall = game.nexus("Hall", cost=1, levels=[(1, 0), (3, 0)], zone="your hand")
    summon(game, hall)
    assert hall.cores == 1 and game.you.reserve == 0
    game.shows("10-7-7")


def test_chain_goes_on_with_a_symbol_that_is_there_when_it_is_reached(bss: Any) -> None:
    """11-15-1 to 11-15-3: the first part may have taken the symbol away."""
    game = bss.game(your_hand=0)
    game.spirit("Green", color="green")
    text = "[Main] Destroy all of your spirits. Chain Green: Draw a card."
    plain = "[Main] Place a core from the void into your reserve. Chain Green: Draw a card."
    keep = game.magic("Keep", cost=0, text=plain)
    lose = game.magic("Lose", cost=0, text=text)
    use(game, keep)
    assert len(game.you.hand) == 2 - 0  # one is drawn, "Lose" waits
    use(game, lose)
    assert len(game.you.hand) == 1
    game.shows("11-15-1")


def test_a_nexus_that_loses_its_effects_keeps_its_symbol(bss: Any) -> None:
    """8-3-2: what is inactive is there, and is not applied."""
    game = bss.game(your_reserve=9)
    yard = game.nexus("Yard", color="red", text="[LV1] All of your spirits gain 1000 BP.")
    hero = game.spirit("Hero", bp=1000, color="blue")
    game.spirit("Spear", on="opponent's field", text="[LV1] All LV1 nexuses lose their effects and cannot regain them.")
    big = game.spirit("Big", cost=3, reduction=("red",), zone="your hand")
    assert hero.bp == 1000 and yard.zone == "field"
    summon(game, big)
    assert game.you.reserve == 9 - 2 - 1


def test_a_cost_is_paid_from_field_and_reserve_and_what_is_drained_goes_after_the_procedure(bss: Any) -> None:
    """10-8-6, 4-7-2: it is gone when the effect counts, and self-destroyed."""
    game = bss.game(your_reserve=0, your_hand=0)
    donor = game.spirit("Donor", text="[LV1] 【When Destroyed】 Draw a card.")
    count = game.magic("Count", cost=1, text="[Main] Draw a card for each spirit you control.")
    game.play(count)
    settle_cores(game)
    answer_all(game)
    assert donor.zone == "trash" and len(game.you.hand) == 0
    game.shows("10-8-6")


def test_what_is_said_while_attacking_holds_in_every_window_of_that_battle(bss: Any) -> None:
    """7-1-1-2, 7-1-6-2."""
    game = bss.game(start="attack", opponent_hand=1)
    hero = game.spirit("Hero", bp=1000, text="[LV1] 【While This Spirit Attacks】 This spirit gains 4000 BP.")
    game.spirit("Next")
    wall = game.spirit("Wall", bp=4000, on="opponent's field")
    assert hero.bp == 1000
    game.attack(hero)
    assert hero.bp == 5000
    pass_flash(game)
    game.choose(wall)
    assert hero.bp == 5000
    pass_flash(game)
    assert wall.zone == "trash" and hero.bp == 1000
    game.shows("7-1-6-2")


def test_an_empty_deck_loses_only_at_its_own_player_s_start_step(bss: Any) -> None:
    """6-2-2, 1-2-1-1-2."""
    game = bss.game(your_deck=5, opponent_deck=0)
    end_main_step(game)
    while game.winner == "" and game.active == "you":
        game.choose("end")
    assert game.winner == "you"
    game.shows("6-2-2")


def test_a_token_is_a_spirit_for_what_counts_spirits(bss: Any) -> None:
    """4-12-1: it attacks, blocks, is destroyed and counts."""
    game = bss.game(your_reserve=3, your_hand=0)
    call = game.magic("Call", cost=0, text="[Main] Summon an Antman Token.")
    count = game.magic("Count", cost=0, text="[Main] Draw a card for each spirit you control.")
    use(game, call)
    settle_cores(game)
    use(game, count)
    assert len(game.you.hand) == 1
    token = game.find("Antman Token")
    assert token.cost == 0 and token.bp == 1000
    end_main_step(game)
    attack(game, token)
    assert game.opponent.life == 4
    game.shows("4-12-1")
