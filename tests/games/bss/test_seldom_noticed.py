"""Small rules that other tests pass by: each table dies if the one place that says so is changed."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.bss import terms
from cardwright.kernel.events import BY_EFFECT, MOVE, SHUFFLED
from tests.games.bss.acting import attack, end_main_step, pass_flash, settle_cores, use


@pytest.mark.parametrize(("life", "left"), [(3, 4), (4, 0)])
def test_symbols_that_count_under_a_condition_count_only_then(bss: Any, life: int, left: int) -> None:
    """2-7-3: with more life the card costs what is printed."""
    text = (
        "If you have 3 or fewer life, you may treat all of this card's reduction symbols as fulfilled when summoning this card "
        "from your hand."
    )
    game = bss.game(your_life=life, your_reserve=7)
    wyrm = game.spirit("Wyrm", cost=6, reduction=["red"] * 4, text=text, on="your hand")
    game.play(wyrm)
    settle_cores(game)
    assert wyrm.zone == "field" and game.you.reserve == left


def test_whoever_takes_the_last_core_off_a_spirit_says_so(bss: Any) -> None:
    """6-6-1-2-3, 9-3-2: there is one number only, and it is asked for all the same, since the spirit would go."""
    game = bss.game()
    knight = game.spirit("Knight", counters={"core": 1})
    game.choose("move cores from Knight")
    if game.asked == "where cores go":
        game.choose("to the reserve")
    assert game.asked == "how many cores" and game.options() == ["1 core"]
    game.choose("1 core")
    assert knight.zone == "trash"
    game.shows("6-6-1-2-3")


def test_each_player_means_each_by_their_life(bss: Any) -> None:
    """Their own, of both."""
    game = bss.game(your_life=3, opponent_life=4, your_reserve=0, opponent_reserve=0)
    use(game, game.magic("Rain", cost=0, text="[Main] Each player places a core from their life into their reserve."))
    assert (game.you.life, game.opponent.life) == (2, 3) and game.you.reserve == game.opponent.reserve == 1


@pytest.mark.parametrize("mine", [True, False])
def test_what_a_controller_does_with_theirs_is_done_with_the_controller_s(bss: Any, mine: bool) -> None:
    """4-3-1: also if I am the one."""
    game = bss.game(your_life=4, opponent_life=4, your_deck=9, opponent_deck=9)
    spirits = [game.spirit("Mine"), game.spirit("Theirs", on="opponent's field")]
    words = "Its controller places a core from their life into their reserve. Its controller discards the top card of their deck."
    game.play(game.magic("Fee", cost=0, text=f"[Main] Select a spirit. {words}"))
    game.choose(spirits[0 if mine else 1])
    assert (game.you.life, game.opponent.life) == ((3, 4) if mine else (4, 3))
    assert (len(game.you.deck), len(game.opponent.deck)) == ((8, 9) if mine else (9, 8))


def test_the_end_of_the_game_is_told_with_its_clause(bss: Any) -> None:
    """1-2-3 for both at once, 9-2-3 for one."""
    for mine, clause in ((1, "1-2-3"), (5, "9-2-3")):
        game = bss.game(your_life=mine, opponent_life=1)
        text = "[Main] Each player places a core from their life into their reserve."
        game.play(game.magic("Ruin", cost=0, text=text))
        assert game.winner == ("nobody" if mine == 1 else "you")
        assert game.table.history[-1].clause == clause
    game.shows("9-2-3")


def test_a_core_that_wakes_a_level_sets_off_what_the_level_has_for_its_controller(bss: Any) -> None:
    """2-10-3: whoever's spirit it is draws, and nobody else."""
    text = "[LV2] When a core is placed onto this spirit, draw a card."
    game = bss.game(active="opponent", your_hand=0, opponent_hand=0, your_reserve=1)
    game.spirit("Mine", levels=[(1, 1000), (2, 2000)], text=text)
    theirs = game.spirit("Theirs", levels=[(1, 1000), (2, 2000)], text=text, on="opponent's field")
    game.choose("move cores from the reserve", "1 core")
    assert theirs.level == 2 and len(game.opponent.hand) == 1 and len(game.you.hand) == 0
    end_main_step(game)


def test_whoever_loses_life_is_told_how_much_is_left(bss: Any) -> None:
    """And nothing is said of life where other cores move."""
    game = bss.game(your_reserve=3)
    text = "[Main] Place a core from your opponent's life into their reserve. Place a core from the void into your reserve."
    use(game, game.magic("Hit", cost=1, text=text))
    log = [entry for entry in game.table.log if entry.event.kind == terms.CORES_EVENT]
    assert [(entry.event.origin == terms.LIFE, entry.now) for entry in log] == [(False, 0), (True, 4), (False, 0)]


def test_what_is_said_of_new_tokens_is_said_of_them(bss: Any) -> None:
    """4-12-1: "it" is the token."""
    game = bss.game()
    other = game.spirit("Other", bp=1000)
    game.play(game.magic("Call", cost=0, text="[Main] Summon one of your Mecha Tokens. It gains 1000 BP during this turn."))
    while game.asked != "main step":
        game.table.apply(0)
    assert game.find("Mecha Token").bp == 3000 and other.bp == 1000


def test_of_two_effects_that_may_be_meant_the_player_says_which(bss: Any) -> None:
    """8-5-3, 8-1-7: one is activated a second time, the other one as well as the first."""
    for which, drawn in ((0, 4), (1, 5)):
        game = bss.game(your_hand=0, your_reserve=5)
        words = 'you may exhaust this nexus to activate one of the spirit\'s "When Summoned" effects a second time.'
        game.nexus("Mirror", text=f"[LV1] When one of your spirits is summoned, {words}")
        text = "[LV1] 【When Summoned】 Draw a card.\n[LV1] 【When Summoned】 Draw two cards."
        friend = game.spirit("Friend", cost=0, text=text, on="your hand")
        game.play(friend)
        settle_cores(game)
        while game.asked != "main step":
            if game.asked == "choose a mode":
                game.table.apply(which)
            else:
                game.choose("yes" if "yes" in game.options() else game.options()[0])
        assert len(game.you.hand) == drawn


@pytest.mark.parametrize(("what", "drawn"), [("core", 0), ("soul core", 1)])
def test_what_waits_for_a_soul_core_does_not_hear_others(bss: Any, what: str, drawn: int) -> None:
    """4-11-3, 8-5-6."""
    game = bss.game(your_hand=0, your_reserve=2)
    helper = game.spirit("Helper", counters={"core": 1, "soul core": 1})
    game.spirit("Knight", text='[LV1] When a "Soul Core" is placed onto this spirit, draw a card.')
    game.choose("move cores from Helper", "to Knight", "the soul core" if what == "soul core" else "1 core")
    while game.asked != "main step":
        game.table.apply(0)
    assert helper.cores == 1 and len(game.you.hand) == drawn


def test_a_deck_is_shuffled_before_the_first_hands_are_drawn(bss: Any) -> None:
    """5-2-2: other seeds, other hands; and none is the top of the list."""
    hands = set()
    for seed in range(4):
        game = bss.game(start="set-up", decks=("embers-and-moths", "embers-and-moths"), seed=seed)
        hands.add(tuple(sorted(card.name for card in game.you.hand)))
        assert {e.verb for e in game.table.history if e.kind == SHUFFLED} == {terms.DECK}
    assert len(hands) > 2


def test_what_may_not_block_is_refused_as_a_blocker_only(bss: Any) -> None:
    """7-1-3-1 is about blocking, not about what else nobody may do now."""
    game = bss.game(start="attack", opponent_hand=0)
    hero = game.spirit("Hero")
    tired = game.spirit("Tired", exhausted=True, on="opponent's field")
    game.spirit("Guard", on="opponent's field")
    game.attack(hero)
    assert game.asked == "block"
    assert game.why_not("choose", tired).clause == "7-1-3-1"
    assert game.why_not("attack", tired).sentence != game.why_not("choose", tired).sentence


def test_what_waits_for_the_end_of_this_battle_does_not_wait_for_the_next(bss: Any) -> None:
    """8-6-1: once."""
    game = bss.game(start="attack", your_hand=0, opponent_hand=0, opponent_life=9)
    raiders = [game.spirit(f"Raider {i}") for i in range(3)]
    wait = game.magic("Wait", cost=0, text="[Flash] When this battle ends, draw a card.")
    game.attack(raiders[0])
    use(game, wait)
    pass_flash(game)
    assert game.asked == "attack" and len(game.you.hand) == 1
    attack(game, raiders[1])
    assert game.asked == "attack" and len(game.you.hand) == 1
    game.shows("8-6-1")


def test_no_movement_of_no_cores_is_told(bss: Any) -> None:
    """1-3-2-3: a spirit that had its soul core alone had no other cores to be moved."""
    game = bss.game(your_reserve=0)
    text = "select one of your nexuses. Place all of the destroyed spirit's cores onto it."
    game.spirit("Watch", bp=9000, text=f"[LV1] When one of your spirits is destroyed, {text}")
    tower = game.nexus("Tower")
    game.spirit("Victim", bp=1000, counters={"soul core": 1})
    use(game, game.magic("Burn", cost=0, text="[Main] Destroy all spirits with 1000 or fewer BP."))
    while game.asked != "main step":
        game.table.apply(0)
    assert tower.counters == {"soul core": 1}
    assert all(e.amount > 0 for e in game.table.history if e.kind == terms.CORES_EVENT)


def test_that_it_attacked_is_not_what_destroyed_it(bss: Any) -> None:
    """9-4-2-1: raised for this turn, taken from until the opponent's next: the opponent did it."""
    game = bss.game(active="opponent", your_hand=0, opponent_hand=0, your_deck=9, opponent_deck=9)
    martyr = game.spirit("Martyr", bp=1000, text="[LV1] 【When Destroyed By Opponent】 Place a core from the void into your life.")
    game.nexus("Prop", text="[LV1] 【During Your Turn】 All of your spirits gain 2000 BP.")
    game.nexus("Shelter", text="[LV1] 【During Opponent's Turn】 All of your spirits gain 2000 BP.")
    text = "[Main] Select one of your opponent's spirits. It loses 2000 BP until the end of their next turn."
    wither = game.magic("Wither", cost=0, text=text, on="opponent's hand")
    topple = game.magic("Topple", cost=0, on="your hand", text="[Flash] Destroy all of your nexuses.")
    use(game, wither)
    game.end_turn()
    while game.asked != "main step":
        game.choose(game.options()[0])
    assert martyr.bp == 1000
    end_main_step(game)
    game.attack(martyr)
    while game.decides != "you":
        game.choose("done")
    use(game, topple)
    while game.asked not in ("attack", "main step"):
        game.choose("done")
    assert martyr.zone == "trash" and game.you.life == 6


def test_what_the_first_card_of_the_table_summons_comes_by_its_effect(bss: Any) -> None:
    """10-6-1: not played by its player."""
    game = bss.game(your_hand=0)
    game.nexus("Forge", text="[LV1] When one of your spirits is destroyed, summon one of your Mecha Tokens.")
    game.spirit("Victim")
    use(game, game.magic("Burn", cost=0, text="[Main] Destroy all spirits."))
    while game.asked != "main step":
        game.table.apply(0)
    came = [e for e in game.table.history if e.kind == MOVE and e.goal == terms.FIELD and e.amount >= 0]
    assert game.find("Mecha Token").zone == "field" and came[-1].cause == BY_EFFECT


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(3, 0, 1), (0, 3, 0)])
def test_cores_are_counted_in_the_area_of_the_player_that_is_named(bss: Any, mine: int, theirs: int, drawn: int) -> None:
    game = bss.game(your_hand=0, your_reserve=mine, opponent_reserve=theirs)
    use(game, game.magic("Count", cost=0, text="[Main] If you have three or more cores in your reserve, draw a card."))
    assert len(game.you.hand) == drawn
