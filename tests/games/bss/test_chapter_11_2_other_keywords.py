"""Chapter 11: the other keyword effects."""
from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.bss import terms
from cardwright.kernel.cards import ID_MASK
from cardwright.kernel.events import DESTROY, moved
from cardwright.kernel.happening import happen
from tests.games.bss.acting import attack, may_use, pass_flash, settle_cores, summon, use


def your_flash(game: Any) -> None:
    """Go on until you may use a flash effect."""
    while game.decides != "you":
        game.choose("done")


def test_awaken_takes_cores_from_other_cards_in_a_flash_window(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=5)
    dragon = game.spirit("Dragon", levels=[(1, 1000), (3, 6000)], text="[LV1·2] [Flash] <Awaken>")
    helper = game.spirit("Helper", counters={"core": 3})
    game.attack(dragon)
    your_flash(game)
    use(game, dragon)
    game.choose("2 cores")
    assert (dragon.cores, dragon.level, dragon.bp) == (3, 2, 6000)
    assert helper.cores == 1
    assert game.you.reserve == 5  # the reserve gives nothing
    game.shows("11-1-1", "8-1-3", "8-1-3-1", "8-5-2", "8-5-2-1", "8-5-2-3")


def test_what_awaken_drains_triggers_nothing(bss: Any) -> None:
    game = bss.game(start="attack")
    dragon = game.spirit("Dragon", text="[LV1] [Flash] <Awaken>")
    victim = game.spirit("Victim", text="[LV1] 【When Destroyed】 Draw a card.")
    game.attack(dragon)
    your_flash(game)
    use(game, dragon)
    assert dragon.cores == 2 and victim.zone == "trash"
    assert len(game.you.hand) == 0
    game.shows("11-1-1")


def test_awaken_can_not_be_used_outside_of_flash_windows_or_without_other_cores(bss: Any) -> None:
    game = bss.game()
    dragon = game.spirit("Dragon", text="[LV1] [Flash] <Awaken>")
    assert not may_use(game, dragon)
    assert game.why_not("use", dragon, "Awaken").clause == "8-1-3-1"
    game.end_main_phase()
    game.attack(dragon)
    while game.decides != "you" and game.active == "you":
        game.choose("done")
    assert game.opponent.life == 4  # nobody else had a core to give


def test_awaken_going_back_and_forth_is_not_offered_for_ever(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    one = game.spirit("One", counters={"core": 2}, text="[LV1] [Flash] <Awaken>")
    two = game.spirit("Two", counters={"core": 1}, text="[LV1] [Flash] <Awaken>")
    game.attack(one)
    your_flash(game)
    for _ in range(3):
        for taker in (two, one):
            if not may_use(game, taker):
                game.shows("12-1-1-2")
                return
            use(game, taker)
            if game.asked == "cores for it":
                game.choose("1 core")
            your_flash(game)
    raise AssertionError("the cores could be moved back and forth again and again")


def test_immortal_summons_from_the_trash_when_a_fitting_spirit_is_destroyed(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=5)
    lich = game.spirit("Lich", on="your trash", cost=2, text="【During Either Attack Step】 <Immortal:3>")
    victim = game.spirit("Victim", cost=3, bp=1000)
    game.spirit("Another")
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    attack(game, victim, wall)
    assert game.asked == "whether" and game.decides == "you"
    game.choose("yes")
    settle_cores(game)
    assert lich.zone == "field" and lich.cores == 1
    assert game.you.core_trash == 2
    game.shows("11-4-1")


def test_immortal_looks_at_the_condition(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=5)
    lich = game.spirit("Lich", on="your trash", cost=2, text="【During Either Attack Step】 <Immortal:3>")
    victim = game.spirit("Victim", cost=4, bp=1000)
    game.spirit("Another")
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    attack(game, victim, wall)
    assert game.asked == "attack" and lich.zone == "trash"


def test_armor_keeps_from_being_selected_by_cards_of_its_colors(bss: Any) -> None:
    game = bss.game()
    tank = game.spirit("Tank", on="opponent's field", text="[LV1] <Armor:Red>")
    plain = game.spirit("Plain", on="opponent's field")
    other = game.spirit("Other", on="opponent's field")
    red = game.magic("Red Bolt", cost=0, color="red", text="[Main] Select one of your opponent's spirits and destroy it.")
    blue = game.magic("Blue Bolt", cost=0, color="blue", text="[Main] Select one of your opponent's spirits and destroy it.")
    use(game, red)
    assert set(game.options()) == {plain, other}
    game.choose(plain)
    use(game, blue)
    assert set(game.options()) == {tank, other}
    game.shows("11-5-1")


def test_armor_asks_whose_effect_it_is_and_not_who_selects(bss: Any) -> None:
    game = bss.game()
    tank = game.spirit("Tank", on="opponent's field", text="[LV1] <Armor:Red>")
    plain = game.spirit("Plain", on="opponent's field")
    other = game.spirit("Other", on="opponent's field")
    duel = game.magic("Duel", cost=0, color="red", text="[Main] Your opponent selects one of their spirits and destroys it.")
    use(game, duel)
    assert game.decides == "opponent" and set(game.options()) == {plain, other}
    game.choose(other)
    assert tank.zone == "field"
    game.shows("11-5-1")


@pytest.mark.parametrize(("color", "held"), [("red", True), ("purple", True), ("white", True), ("blue", False)])
def test_armor_that_is_gained_adds_its_colors(bss: Any, color: str, held: bool) -> None:
    game = bss.game()
    tank = game.spirit("Tank", on="opponent's field", text="[LV1] <Armor:Red>")
    game.nexus("Yard", on="opponent's field", text="[LV1] All of your spirits gain Armor: Purple, White.")
    use(game, game.magic("Bolt", cost=0, color=color, text="[Main] Select one of your opponent's spirits and destroy it."))
    assert tank.zone == ("field" if held else "trash")
    if held:
        game.shows("11-5-1")


def test_ones_own_effect_selects_spirits_with_armor_even_if_the_opponent_chooses(bss: Any) -> None:
    game = bss.game()
    game.spirit("Tank", text="[LV1] <Armor:Red>", label="mine")
    red = game.magic("Red Bolt", cost=0, color="red", text="[Main] Select one of your spirits and destroy it.")
    use(game, red)
    assert [c.name for c in game.you.trash] == ["Tank", "Red Bolt"]


def test_ascend_takes_all_cores_of_a_fitting_spirit_as_well(bss: Any) -> None:
    game = bss.game(your_reserve=3)
    old = game.spirit("Old", cost=3, counters={"core": 2}, text="[LV1] 【When Destroyed】 Draw a card.")
    new = game.spirit("New", on="your hand", cost=2, text="<Ascend:3>")
    summon(game, new)
    assert new.zone == "field" and old.zone == "trash"
    assert game.you.core_trash == 2
    assert game.you.reserve == 3 - 2 + 2 - 1
    assert len(game.you.hand) == 0  # self-destruction: nothing triggers
    game.shows("11-8-1", "8-4-2-2")


def test_whoever_summons_says_which_spirit_is_ascended_upon(bss: Any) -> None:
    game = bss.game(your_reserve=3)
    one, two = (game.spirit(name, cost=3) for name in ("One", "Two"))
    new = game.spirit("New", on="your hand", cost=2, text="<Ascend:3>")
    game.play(new, "2 cores")
    assert game.asked == "ascend" and game.decides == "you" and set(game.options()) == {one, two}
    game.choose(two)
    settle_cores(game)
    assert new.zone == one.zone == "field" and two.zone == "trash"
    game.shows("11-8-1")


def test_a_spirit_that_the_payment_has_emptied_can_not_be_ascended_upon(bss: Any) -> None:
    game = bss.game(your_reserve=1)
    first = game.spirit("First", cost=3, counters={"core": 2})
    second = game.spirit("Second", cost=3, counters={"core": 1})
    new = game.spirit("New", on="your hand", cost=3, text="<Ascend:3>")
    game.play(new, "0 cores")  # none of the second, so both of the first: it has nothing left to give
    settle_cores(game)  # nobody is asked which of the two it is
    assert second.zone == first.zone == "trash"
    assert (new.zone, new.cores, game.you.reserve) == ("field", 1, 0)
    game.shows("11-8-1")


def test_the_payment_leaves_a_core_on_one_that_can_be_ascended_upon(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    game.spirit("First", cost=3, counters={"core": 2})
    game.spirit("Second", cost=3, counters={"core": 2})
    game.spirit("Other", cost=1, counters={"core": 1})
    new = game.spirit("New", on="your hand", cost=3, text="<Ascend:3>")
    game.play(new)
    assert set(game.options()) == {"1 core", "0 cores"}  # of Other
    game.choose("0 cores")
    assert set(game.options()) == {"2 cores", "1 core"}  # of Second
    game.choose("2 cores")
    assert game.asked == "cores for it"  # First has given one core only, and the other for Ascend
    assert game.you.core_trash == 3 and game.you.reserve == 1


def test_without_a_fitting_spirit_it_can_not_be_summoned(bss: Any) -> None:
    game = bss.game(your_reserve=9)
    game.spirit("Cheap", cost=2)
    new = game.spirit("New", on="your hand", cost=2, text="<Ascend:3>")
    assert game.why_not("play", new).clause == "11-8-1"


def test_swift_is_summoned_in_a_flash_window_from_the_reserve_only(bss: Any) -> None:
    game = bss.game(start="attack", active="opponent", your_reserve=3)
    scout = game.spirit("Scout", on="your hand", cost=2, text="[Flash] <Swift>")
    slow = game.spirit("Slow", on="your hand", cost=0)
    rich = game.spirit("Rich", on="your field", counters={"core": 4}, exhausted=True)
    raider = game.spirit("Raider", on="opponent's field")
    game.attack(raider)
    assert game.decides == "you"
    assert game.why_not("play", slow).clause == "7-1-2-1"
    game.play(scout)
    settle_cores(game)
    assert scout.zone == "field" and rich.cores == 4 and game.you.reserve == 0
    game.shows("11-9-1")


def test_swift_is_not_offered_if_the_reserve_is_too_small(bss: Any) -> None:
    game = bss.game(start="attack", active="opponent", your_reserve=2)
    scout = game.spirit("Scout", on="your hand", cost=2, text="[Flash] <Swift>")
    game.spirit("Rich", on="your field", counters={"core": 4})
    raider = game.spirit("Raider", on="opponent's field")
    game.attack(raider)
    assert game.why_not("play", scout).clause == "11-9-1"


def test_at_field_with_the_soul_core_keeps_from_destruction_by_spirits(bss: Any) -> None:
    game = bss.game(your_reserve=9)
    unit = game.spirit("Unit", on="opponent's field", counters={"soul core": 1}, text="[LV1] <A.T. Field>")
    angel = game.spirit("Angel", on="your hand", cost=0,
                        text="[LV1] 【When Summoned】 Select one of your opponent's spirits and destroy it.")
    bolt = game.magic("Bolt", cost=0, text="[Main] Select one of your opponent's spirits and destroy it.")
    summon(game, angel)
    assert unit.zone == "field"
    use(game, bolt, "", unit)
    assert unit.zone == "trash"  # magic is no spirit
    game.shows("11-13-1", "1-3-3")


def test_at_field_without_the_soul_core_does_nothing(bss: Any) -> None:
    game = bss.game(your_reserve=9)
    unit = game.spirit("Unit", on="opponent's field", text="[LV1] <A.T. Field>")
    angel = game.spirit("Angel", on="your hand", cost=0,
                        text="[LV1] 【When Summoned】 Select one of your opponent's spirits and destroy it.")
    summon(game, angel)
    assert unit.zone == "trash"


def test_chain_goes_on_after_the_effect_if_you_have_a_symbol_of_its_color(bss: Any) -> None:
    text = "[LV1] 【When Summoned】 Draw a card. Chain Blue: Draw a card."
    game = bss.game(your_reserve=5)
    poet = game.spirit("Poet", on="your hand", cost=0, color="red", text=text)
    second = game.spirit("Second Poet", on="your hand", cost=0, color="red", text=text)
    lake = game.nexus("Lake", on="your hand", cost=0, color="blue", symbols=["red/blue"])
    summon(game, poet)
    assert len(game.you.hand) == 3  # two left, and one drawn
    summon(game, lake)
    summon(game, second)
    assert len(game.you.hand) == 3  # one left, and two drawn
    game.shows("11-15-1", "11-15-2", "11-15-3", "2-8-2-2")


def test_agile_takes_the_place_of_a_cheaper_spirit_when_its_battle_ends(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=6)
    runner = game.spirit("Runner", cost=2)
    game.spirit("Another", cost=5)
    master = game.spirit("Master", on="your hand", cost=4, text="<Agile>")
    attack(game, runner)
    assert game.asked == "activate"
    game.choose(master)
    settle_cores(game)
    assert master.zone == "field" and runner.zone == "hand"
    assert game.you.core_trash == 4
    game.shows("11-16-1", "8-5-2-1")


def test_agile_may_stay_in_the_hand(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=6)
    runner = game.spirit("Runner", cost=2)
    game.spirit("Another", cost=5)
    master = game.spirit("Master", on="your hand", cost=4, text="<Agile>")
    attack(game, runner)
    game.choose("done")
    assert master.zone == "hand" and runner.zone == "field"
    assert not master.seen_by("opponent")


def test_agile_does_nothing_for_a_spirit_that_costs_as_much(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=6)
    runner = game.spirit("Runner", cost=4)
    game.spirit("Another")
    game.spirit("Master", on="your hand", cost=4, text="<Agile>")
    attack(game, runner)
    assert game.asked == "attack"


def test_feast_serves_small_medium_and_large(bss: Any) -> None:
    text = "[LV1] 【When Summoned】 Activate Feast."
    game = bss.game(your_reserve=9)
    cooks = [game.spirit(f"Cook {i}", on="your hand", cost=0, text=text) for i in range(4)]
    summon(game, cooks[0])
    small = game.find("Small Supsprite Token")
    assert small.zone == "field" and small.cores == 1
    summon(game, cooks[1])
    settle_cores(game)
    assert not small.exists
    medium = game.find("Medium Supsprite Token")
    assert medium.zone == "field"
    summon(game, cooks[2])
    settle_cores(game)
    assert not medium.exists
    assert game.find("Large Supsprite Token").zone == "field"
    summon(game, cooks[3])
    settle_cores(game)
    assert len([c for c in game.you.field if "Supsprite" in c.name]) == 2  # the large one stays, and a small one is new
    game.shows("11-17-1", "4-12-1", "4-12-2", "4-12-3")


def test_link_lends_bp_and_symbols_for_the_battle(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    hero = game.spirit("Hero", cost=3, bp=3000, symbols=["red"])
    friend = game.spirit("Friend", cost=5, bp=4000, symbols=["blue"], text="[LV1] <Link:3>")
    game.spirit("Another")
    game.attack(hero)
    assert game.asked == "whether" and game.decides == "you"
    game.choose("yes")
    assert friend.exhausted
    assert hero.bp == 7000 and hero.symbols == ["red", "blue"]
    pass_flash(game)
    assert game.opponent.life == 3
    assert hero.bp == 3000 and hero.symbols == ["red"]
    game.shows("11-18-1", "11-18-2", "7-1-6-2")


def test_link_needs_its_condition_and_a_refreshed_spirit(bss: Any) -> None:
    game = bss.game(start="attack")
    cheap = game.spirit("Cheap", cost=2)
    hero = game.spirit("Hero", cost=3)
    friend = game.spirit("Friend", cost=1, text="[LV1] <Link:3>")
    attack(game, cheap)  # costs too little: nobody is asked
    assert game.opponent.life == 4 and friend.refreshed
    attack(game, friend)
    attack(game, hero)  # fits, but the friend is exhausted now
    assert game.opponent.life == 2
    game.shows("11-18-2")


def test_one_link_is_enough(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    hero = game.spirit("Hero", cost=3, bp=3000)
    first = game.spirit("First", cost=5, bp=1000, text="[LV1] <Link:3>")
    second = game.spirit("Second", cost=5, bp=2000, text="[LV1] <Link:3>")
    game.attack(hero)
    game.choose(first)  # which of the two waiting effects
    game.choose("yes")
    assert hero.bp == 4000
    assert second.refreshed  # it could not link any more
    game.shows("11-18-3", "8-5-2-4")


def test_the_link_is_gone_when_one_of_the_two_leaves(bss: Any) -> None:
    game = bss.game(start="attack", opponent_reserve=5)
    hero = game.spirit("Hero", cost=3, bp=3000)
    friend = game.spirit("Friend", cost=5, bp=4000, text="[LV1] <Link:3>")
    bolt = game.magic("Bolt", cost=0, on="opponent's hand", text="[Flash] Select one of your opponent's spirits and destroy it.")
    game.attack(hero)
    game.choose("yes")
    assert hero.bp == 7000
    use(game, bolt, "", friend)
    assert friend.zone == "trash" and hero.bp == 3000 and hero.symbol_count == 1
    game.shows("11-18-4")


def test_two_agile_cards_can_not_both_take_one_spirits_place(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=20)
    runner = game.spirit("Runner", cost=2)
    game.spirit("Another", cost=5)
    masters = [game.spirit(f"Master {i}", on="your hand", cost=4, text="<Agile>") for i in range(2)]
    attack(game, runner)
    game.choose(masters[0], masters[1])
    game.choose(masters[0])
    settle_cores(game)
    assert [master.zone for master in masters] == ["field", "hand"]
    assert game.asked == "attack"


def test_immortal_does_not_see_a_spirit_that_was_destroyed_with_it(bss: Any) -> None:
    """11-4-1 wants the card in the trash when another is destroyed: one that comes there in the same moment was not."""
    game = bss.game(start="attack", your_reserve=5)
    lich = game.spirit("Lich", cost=2, text="【During Either Attack Step】 <Immortal:3>")
    victim = game.spirit("Victim", cost=3)
    old = game.spirit("Old", on="your trash", cost=2, text="【During Either Attack Step】 <Immortal:3>")
    game.start()
    happen(game.table, [moved(card.card, to=terms.TRASH, how=DESTROY, clause="10-1-1") for card in (lich, victim)])
    assert [game.label_of(p.source & ID_MASK) for p in game.table.pending] == ["Old"]
    assert old.zone == lich.zone == "trash"


def test_cores_for_a_swift_spirits_level_come_from_the_reserve_only(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=3)
    raider = game.spirit("Raider", counters={"core": 4})
    swift = game.spirit("Swift", on="your hand", cost=1, levels=[(1, 1000), (3, 4000)], text="[Flash] <Swift>")
    game.attack(raider)
    game.play(swift)
    assert game.options() == ["1 core", "2 cores"]  # and never "from cards"
    game.choose("2 cores")
    assert (swift.zone, swift.cores, raider.cores, game.you.reserve) == ("field", 2, 4, 0)
    game.shows("11-9-1")


def test_swift_needs_its_level_cores_in_the_reserve_too(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=1)
    raider = game.spirit("Raider", counters={"core": 4})
    swift = game.spirit("Swift", on="your hand", cost=1, text="[Flash] <Swift>")
    game.attack(raider)
    assert game.why_not("play", swift).clause == "11-9-1"


def test_ascend_takes_the_soul_core_as_well(bss: Any) -> None:
    game = bss.game(your_reserve=2)
    old = game.spirit("Old", cost=3, counters={"core": 1, "soul core": 1})
    new = game.spirit("New", on="your hand", cost=2, text="<Ascend:3>")
    game.play(new, "2 cores")
    assert set(game.options()) >= {"1 core", "the soul core"}  # both are in the reserve now
    game.choose("1 core")
    assert old.zone == "trash" and game.you.number("soul core in reserve") == 1
    game.shows("11-8-1")
