"""Clauses on tables where several things meet: stolen cards, two effects at once, both players choosing, nothing to choose from."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, may_use, move_cores, pass_flash, settle_cores, use

DRAW = "Draw a card."


@pytest.mark.parametrize(("what", "zone"), [
    ("destroy it", "trash"), ("return it to your hand", "hand"), ("return it to the bottom of your deck", "deck"),
])
def test_a_guest_goes_home_and_its_cores_stay_with_its_host(bss: Any, what: str, zone: str) -> None:
    game = bss.game(your_reserve=0, opponent_reserve=0, your_deck=3, opponent_deck=3)
    guest = game.spirit("Guest", on="your field", owner="opponent", counters={"core": 2, "soul core": 1})
    use(game, game.magic("Call", cost=0, text=f"[Main] Select one of your spirits and {what}."), "", guest)
    assert (guest.zone, guest.controller, guest.owner) == (zone, "opponent", "opponent")
    assert (game.you.reserve, game.opponent.reserve) == (3, 0)
    game.shows("3-1-6", "3-5-5")


def test_a_core_that_goes_from_a_card_to_the_same_card_was_not_placed(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    knight = game.spirit("Knight", counters={"core": 2}, text="[LV1] When a core is placed onto this spirit, draw a card.")
    shuffle = game.magic("Shuffle", cost=0, text="[Main] Place a core from one of your spirits onto one of your spirits.")
    use(game, shuffle)
    assert knight.cores == 2 and len(game.you.hand) == 0
    assert not game.events("cores")
    game.shows("1-3-2-2")


def test_what_the_beginning_of_the_attack_step_destroys_does_not_attack(bss: Any) -> None:
    game = bss.game()
    only = game.spirit("Only")
    text = "At the start of the step, your opponent selects one of their spirits and destroys it."
    game.nexus("Trap", on="opponent's field", text=f"[LV1] 【During Opponent's Attack Step】 {text}")
    game.end_main_phase()
    assert only.zone == "trash" and game.active == "opponent"
    assert game.opponent.life == 5
    game.shows("6-7-3", "6-7-3-1")


def test_nothing_of_the_core_step_happens_in_the_first_turn(bss: Any) -> None:
    game = bss.game(start="turn", turn=1, your_reserve=4)
    game.nexus("Well", text="[LV1] 【During Your Core Step】 Draw a card.")
    assert game.asked == "main step"
    assert game.you.reserve == 4 and len(game.you.hand) == 1  # the card of the draw step
    game.shows("6-3-3")


def test_confront_that_comes_in_the_flash_window_forces_the_block(bss: Any) -> None:
    """Who can block is looked at when blocks are declared."""
    game = bss.game(start="attack", opponent_hand=1)
    bully = game.spirit("Bully", bp=9000)
    shout = game.magic("Shout", cost=0, text="[Flash] Select one of your spirits. It gains Confront during this turn.")
    wall = game.spirit("Wall", on="opponent's field")
    lame = game.spirit("Lame", on="opponent's field", text="[LV1] This spirit can't block.")
    tired = game.spirit("Tired", on="opponent's field", exhausted=True)
    game.attack(bully)
    game.choose("done")
    use(game, shout, "", bully)
    pass_flash(game)
    assert game.decides == "opponent" and game.options() == [wall]
    game.choose(wall)
    pass_flash(game)
    assert wall.zone == "trash" and lame.zone == tired.zone == "field" and game.opponent.life == 5
    game.shows("11-2-1")


def test_confront_and_astral_force_nobody_who_can_not_block_astral(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    ghost = game.spirit("Ghost", text="[LV1] <Confront>\n[LV1] <Astral>")
    game.spirit("Wall", bp=9000, on="opponent's field")
    game.attack(ghost)
    pass_flash(game)
    assert game.asked == "attack" or game.active == "opponent"  # nobody was asked to block
    assert game.opponent.life == 4


def test_astral_of_two_timings_is_one_in_each_of_them(bss: Any) -> None:
    text = "[LV1] 【During Opponent's Turn】 <Astral>\n[LV1] <Astral>"
    game = bss.game(start="attack", opponent_hand=1)
    ghost = game.spirit("Ghost", text=text)
    guard = game.spirit("Guard", on="opponent's field", text=text)
    wall = game.spirit("Wall", on="opponent's field")
    game.attack(ghost)
    pass_flash(game)
    assert set(game.options()) == {guard, "done"}
    assert game.why_not("choose", wall).clause == "11-14-1"
    assert [text for text in guard.abilities if "Astral" in text]
    game.shows("11-14-3", "11-14-4")


def test_the_game_ends_in_the_middle_of_an_effect(bss: Any) -> None:
    game = bss.game(opponent_life=1, your_life=1)
    text = "Place one core from your opponent's life into their reserve. Then, place one core from your life into your reserve."
    use(game, game.magic("Doom", cost=0, text=f"[Main] {text}"))
    assert game.winner == "you" and game.you.life == 1
    game.shows("9-1-2-1", "9-2-3")


def test_any_number_may_be_none(bss: Any) -> None:
    game = bss.game()
    one = game.spirit("One")
    two = game.spirit("Two")
    text = "[Main] Destroy any number of your spirits. Draw a card for each spirit destroyed this way."
    use(game, game.magic("Toll", cost=0, text=text))
    game.choose("done")
    assert one.zone == two.zone == "field" and len(game.you.hand) == 0


@pytest.mark.parametrize("active", ["you", "opponent"])
def test_whoever_has_the_turn_selects_first_whosever_effect_it_is(bss: Any, active: str) -> None:
    game = bss.game(start="attack", active=active, opponent_hand=1)
    mine = [game.spirit(f"Mine {i}") for i in (1, 2)]
    theirs = [game.spirit(f"Theirs {i}", on="opponent's field") for i in (1, 2)]
    curse = game.magic("Purge", cost=0, text="[Flash] Each player selects one of their spirits and destroys it.")
    game.attack((mine if active == "you" else theirs)[0])
    while not (game.decides == "you" and may_use(game, curse)):
        game.choose("done")
    use(game, curse)
    asked = []
    for _ in range(2):
        asked.append(game.decides)
        game.choose((mine if game.decides == "you" else theirs)[1])
    assert asked == ([active, "opponent"] if active == "you" else [active, "you"])
    assert mine[1].zone == theirs[1].zone == "trash" and mine[0].zone == theirs[0].zone == "field"
    game.shows("1-3-4")


def test_a_burst_is_no_magic_that_was_used(bss: Any) -> None:
    """Its burst effect is not using the card; its flash effect, which is paid for afterwards, is."""
    game = bss.game(start="attack", active="opponent", your_reserve=5)
    tower = game.nexus("Tower", text="[LV1] When you use a magic card, place a core from the void onto this nexus.")
    text = "【When You Lose Life】 <Burst> Draw a card. You may then pay this card's cost to activate its flash effect."
    for i in (1, 2):
        game.spirit(f"Raider {i}", on="opponent's field")
    game.magic("Diary", cost=1, on="your burst", text=f"{text}\n[Flash] Draw two cards.")
    attack(game, game.find("Raider 1"))
    game.choose("yes")
    assert tower.cores == 0
    game.choose("yes")
    settle_cores(game)
    assert tower.cores == 1 and len(game.you.hand) == 3
    game.shows("10-8-1", "10-9-4")


def test_a_link_follows_the_bp_of_the_linked_spirit_and_ends_when_it_leaves(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1, your_reserve=9)
    hero = game.spirit("Hero", bp=3000, color="red", family=["Dragon"])
    friend = game.spirit("Friend", bp=2000, color="red", text="[LV1] <Link:Dragon>")
    boost = game.magic("Boost", cost=0, text="[Flash] Select one of your spirits. It gains 1000 BP during this turn.")
    game.attack(hero)
    game.choose("yes")
    assert (hero.bp, friend.exhausted, hero.symbol_count) == (5000, True, 2)
    game.choose("done")
    use(game, boost, "", friend)
    assert hero.bp == 6000
    pass_flash(game)
    assert game.opponent.life == 3
    assert (hero.bp, hero.symbol_count) == (3000, 1)
    game.shows("11-18-1")


def test_for_each_of_none_nothing_is_drawn(bss: Any) -> None:
    game = bss.game(your_hand=0)
    game.spirit("One")
    use(game, game.magic("Census", cost=0, text="[Main] Draw a card for each nexus your opponent controls."))
    assert len(game.you.hand) == 0
    game.shows("1-3-2-3")


def test_an_attack_without_symbols_takes_no_life_and_blesses_nobody(bss: Any) -> None:
    game = bss.game(start="attack", your_life=3)
    nun = game.spirit("Nun", symbols=(), text="[LV1] <Blessed>")
    attack(game, nun)
    assert (game.opponent.life, game.you.life) == (5, 3)


def test_of_two_substitutions_one_is_applied_even_if_both_could(bss: Any) -> None:
    game = bss.game(start="attack")
    fairy = game.spirit("Fairy", bp=1000, text="[LV1] 【When Destroyed】 Draw a card.")
    wall = game.spirit("Wall", bp=3000, on="opponent's field")
    text = "When one of your spirits would be destroyed, you may exhaust this nexus to keep it on the field exhausted instead."
    one = game.nexus("First Tower", text=f"[LV1] {text}")
    two = game.nexus("Second Tower", text=f"[LV1] {text}")
    attack(game, fairy, wall)
    game.choose(one)
    assert fairy.zone == "field" and one.exhausted and two.refreshed
    assert len(game.you.hand) == 0
    game.shows("8-9-3")


@pytest.mark.parametrize("last", ["yours", "theirs"])
def test_the_effect_that_took_the_last_bp_has_destroyed_it(bss: Any, last: str) -> None:
    game = bss.game(start="attack", opponent_hand=0)
    text = "[LV1] 【When Destroyed by Opponent】 Draw a card."
    victim = game.spirit("Victim", bp=2000, text=text)
    attacker = game.spirit("Attacker", bp=5000)
    mine = game.magic("Mine", cost=0, text="[Flash] Select one of your spirits. It loses 1000 BP during this turn.")
    theirs = game.magic("Theirs", cost=0, on="opponent's hand",
                        text="[Flash] Select one of your opponent's spirits. It loses 1000 BP during this turn.")
    game.attack(attacker)
    if last == "yours":
        use(game, theirs, "", victim)
        use(game, mine, "", victim)
    else:
        game.choose("done")
        use(game, mine, "", victim)
        use(game, theirs, "", victim)
    assert victim.zone == "trash"
    assert len(game.you.hand) == (0 if last == "yours" else 1)
    game.shows("9-4-2-1")


def test_nothing_that_triggers_at_the_start_of_a_turn_fills_the_deck_in_time(bss: Any) -> None:
    """1-2-1-1-2, 6-2-2: effects wait until the deck has been looked at."""
    game = bss.game(start="turn", your_deck=0)
    game.spirit("Old", on="your trash")
    game.nexus("Well", text="[LV1] 【During Your Start Step】 Return all spirit cards from your trash to the bottom of your deck.")
    assert game.winner == "opponent"
    game.shows("6-2-2", "1-2-1-1-2")


def test_who_controls_a_guest_drains_it_without_destroying_it(bss: Any) -> None:
    """9-3-2: the owner of the clause is the controller; its cores are theirs, too."""
    game = bss.game(your_reserve=0, opponent_deck=3)
    guest = game.spirit("Guest", owner="opponent", text="[LV1] 【When Destroyed】 Draw a card.")
    move_cores(game, "Guest", "the reserve", "1 core")
    assert guest.zone == "trash" and guest.owner == "opponent"
    assert (len(game.you.hand), len(game.opponent.hand), game.you.reserve) == (0, 0, 1)
    game.shows("9-3-2", "10-1-1-1")


def test_a_level_that_costs_more_is_reached_with_more_cores_and_the_soul_core_is_one(bss: Any) -> None:
    game = bss.game(your_reserve=3)
    knight = game.spirit("Knight", levels=[(1, 1000), (3, 4000), (5, 9000)], counters={"core": 2, "soul core": 1})
    assert (knight.level, knight.bp) == (2, 4000)
    move_cores(game, "the reserve", "Knight", "1 core")
    assert knight.level == 2  # four are not five
    move_cores(game, "the reserve", "Knight", "2 cores")
    assert (knight.cores, knight.level, knight.bp) == (6, 3, 9000)  # more than enough
    move_cores(game, "Knight", "the reserve", "the soul core")
    assert (knight.cores, knight.level) == (5, 3)
    game.shows("2-10-3", "2-11-1")


def test_a_spirit_that_comes_without_bp_was_summoned_and_falls_at_once(bss: Any) -> None:
    """8-8-1-5: it has no BP from the moment it enters; what triggered as it was summoned is still resolved."""
    game = bss.game(your_reserve=5, your_hand=0)
    game.nexus("Fog", on="opponent's field", text="[LV1] All of your opponent's spirits lose 2000 BP.")
    guest = game.spirit("Guest", bp=2000, cost=0, zone="your hand", text="[LV1] 【When Summoned】 Draw a card.")
    game.play(guest)
    settle_cores(game)
    assert guest.zone == "trash" and len(game.you.hand) == 1 and game.asked == "main step"
    game.shows("8-8-1-5", "9-4-1")
