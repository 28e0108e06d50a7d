"""More clauses that were drawn by lot, each on a table where something else comes in between."""
from __future__ import annotations

from typing import Any

from tests.games.bss.acting import attack, end_main_step, pass_flash, summon, use
from tests.games.bss.test_harder_by_lot import answer_all


def test_what_a_draw_sets_off_resolves_before_the_next_step(bss: Any) -> None:
    """6-4-2: one more card, and a discard before any core comes back."""
    game = bss.game(start="turn", your_hand=0, your_deck=5)
    text = "[LV1] 【During Your Draw Step】 Draw one additional card. After your draw, discard a card from your hand."
    game.nexus("Well", text=text)
    tired = game.spirit("Tired", exhausted=True)
    assert game.asked != "main step" and len(game.you.hand) == 2 and tired.exhausted, "the refresh step has not come yet"
    while game.asked != "main step":
        game.table.apply(0)
    assert len(game.you.hand) == 1 and len(game.you.trash) == 1 and tired.refreshed
    game.shows("6-4-2")


def test_chain_looks_at_the_symbols_as_its_part_is_reached(bss: Any) -> None:
    """11-15-3: the spirit whose symbol it is has just been destroyed by the part before it."""
    for where, drawn in (("spirit", 0), ("nexus", 1)):
        game = bss.game(your_hand=0)
        getattr(game, where)("Green one", symbols=["green"])
        magic = game.magic("Twice", cost=0, text="[Main] Destroy all of your spirits. Chain Green: Draw a card.")
        use(game, magic)
        answer_all(game)
        assert len(game.you.hand) == drawn
    game.shows("11-15-3")


def test_a_burst_is_for_the_loss_of_its_own_player(bss: Any) -> None:
    """10-9-1: the opponent's loss sets off theirs, and leaves one's own where it lies."""
    game = bss.game(your_hand=0, opponent_hand=0, opponent_life=5)
    hero = game.spirit("Hero", bp=3000)
    game.spirit("Next", bp=3000)
    text = "【When You Lose Life】 <Burst> Draw a card."
    mine = game.magic("Mine", text=text, on="your burst area", facedown=True)
    theirs = game.magic("Theirs", text=text, on="opponent's burst area", facedown=True)
    end_main_step(game)
    attack(game, hero)
    while game.asked != "attack":
        game.choose("yes" if "yes" in game.options() else game.options()[0])
    assert mine.zone == "burst area" and mine.facedown and theirs.zone == "trash"
    assert len(game.opponent.hand) == 1 and game.you.hand == []
    game.shows("10-9-1")


def test_who_declines_the_first_link_may_link_the_second(bss: Any) -> None:
    """11-18-3: only a link that was established keeps the others away."""
    game = bss.game(start="attack", opponent_hand=1)
    hero = game.spirit("Hero", cost=3, bp=3000)
    first = game.spirit("First", cost=5, bp=1000, text="[LV1] <Link:3>")
    second = game.spirit("Second", cost=5, bp=2000, text="[LV1] <Link:3>")
    game.attack(hero)
    game.choose(first)
    game.choose("no")
    game.choose("yes")
    assert hero.bp == 5000 and first.refreshed and second.exhausted
    game.shows("11-18-2")


def test_an_exhausted_spirit_that_is_exhausted_again_stays_so(bss: Any) -> None:
    """4-4-1-2: nothing happens to it, and the rest is done."""
    game = bss.game(your_hand=0)
    foe = game.spirit("Foe", on="opponent's field", exhausted=True)
    text = "[Main] Exhaust all of your opponent's spirits. Draw a card."
    use(game, game.magic("Hush", cost=0, text=text))
    answer_all(game)
    assert foe.exhausted and len(game.you.hand) == 1


def test_everybody_sees_what_comes_from_a_hidden_place_to_the_field(bss: Any) -> None:
    """3-5-2."""
    game = bss.game()
    wolf = game.spirit("Wolf", cost=0, on="your hand")
    assert not wolf.seen_by("opponent")
    summon(game, wolf)
    assert wolf.seen_by("opponent") and not wolf.facedown
    game.shows("3-5-2")


def test_reduction_counts_the_opponent_s_symbols_not_at_all_and_each_symbol_once(bss: Any) -> None:
    """2-7-3, 2-8-2."""
    game = bss.game(your_reserve=5)
    game.spirit("Red one", symbols=["red"])
    game.spirit("Two-coloured", symbols=["red", "blue"])
    game.spirit("Foe", symbols=["red", "red"], on="opponent's field")
    dear = game.spirit("Dear", cost=7, reduction=["red", "red", "blue"], on="your hand")
    summon(game, dear)
    assert dear.zone == "field" and game.you.reserve == 0, "three of seven are taken off: four, and one core lies on it"
    game.shows("2-7-3")


def test_one_attack_after_the_other_as_long_as_somebody_is_refreshed(bss: Any) -> None:
    """6-7-1: a refreshed attacker may attack again; a stolen or summoned one too."""
    game = bss.game(opponent_life=5, opponent_hand=0)
    text = "[LV1] 【When This Spirit Attacks】 Refresh this spirit. This effect can only be used once per turn."
    hero = game.spirit("Hero", bp=3000, text=text)
    end_main_step(game)
    attack(game, hero)
    answer_all(game)
    while game.asked not in ("attack", ""):
        game.table.apply(0)
    attack(game, hero)
    while game.asked not in ("attack", "main step", "") and game.active == "you":
        game.table.apply(0)
    assert game.opponent.life == 3
    game.shows("6-7-1")


def test_a_directive_is_done_once_however_many_it_is_about(bss: Any) -> None:
    """8-7-1: three are destroyed by one directive, one core comes from the void."""
    game = bss.game(your_reserve=0, your_hand=0)
    for i in range(3):
        game.spirit(f"Foe {i}", bp=1000, on="opponent's field")
    text = "[Main] Destroy all of your opponent's spirits. Draw a card."
    use(game, game.magic("Quake", cost=0, text=text))
    answer_all(game)
    assert len(game.you.hand) == 1 and len(game.opponent.field) == 0
    game.shows("8-7-1")


def test_the_price_of_a_magic_is_fixed_before_it_is_paid(bss: Any) -> None:
    """10-8-4: a spirit that the payment empties has reduced it."""
    game = bss.game(your_reserve=0, your_hand=0)
    helper = game.spirit("Helper", symbols=["red"], counters={"core": 1})
    magic = game.magic("Flash", cost=2, reduction=["red"], text="[Main] Draw a card.")
    use(game, magic)
    answer_all(game)
    assert helper.zone == "trash" and len(game.you.hand) == 1
    game.shows("10-8-4")


def test_one_blocker_and_no_flash_after_no_block(bss: Any) -> None:
    """7-1-3-1: an exhausted spirit does not block; unblocked, nobody is asked in a second window."""
    game = bss.game(opponent_life=5)
    hero = game.spirit("Hero", bp=3000)
    game.spirit("Tired", bp=9000, on="opponent's field", exhausted=True)
    guard = game.spirit("Guard", bp=1000, on="opponent's field")
    game.magic("Answer", cost=0, text="[Flash] Draw a card.", on="opponent's hand")
    end_main_step(game)
    game.attack(hero)
    assert game.asked == "flash"
    pass_flash(game)
    assert game.asked == "block" and set(game.options()) == {guard, "done"}
    game.choose("done")
    assert game.asked != "flash" and game.opponent.life == 4
    game.shows("7-1-3-1")


def test_a_soul_core_without_a_card_to_go_to_stays_where_it_is(bss: Any) -> None:
    """8-5-5."""
    for there_is in (False, True):
        game = bss.game(your_reserve=1, your_soul_core_in_reserve=1)
        hero = game.spirit("Hero", bp=1000, on="your field" if there_is else "your trash")
        text = '[Main] Place your "Soul Core" onto one of your spirits. Draw a card.'
        bless = game.magic("Bless", cost=0, text=text)
        hand = len(game.you.hand)
        use(game, bless)
        answer_all(game)
        assert hero.counters.get("soul core", 0) == int(there_is) and len(game.you.hand) == hand
