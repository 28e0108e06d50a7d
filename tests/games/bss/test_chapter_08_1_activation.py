"""8-1 to 8-6: kinds of effect, costs, activation, waiting and resolution."""
from __future__ import annotations

from typing import Any

from cardwright.games.bss import terms
from cardwright.kernel.options import option
from tests.games.bss.acting import attack, may_use, pass_flash, set_burst, settle_cores, summon, use

DRAW_ON_DEATH = "[LV1] When one of your spirits is destroyed, draw a card."


def test_activated_effects_are_used_in_the_main_step_or_in_flash_windows_as_they_say(bss: Any) -> None:
    game = bss.game(opponent_hand=1)
    knight = game.spirit("Knight")
    main = game.nexus("Main", text="[LV1] [Main] Exhaust this nexus to draw a card.")
    flash = game.nexus("Flash", text="[LV1] [Flash] Exhaust this nexus to draw a card.")
    assert may_use(game, main) and not may_use(game, flash)
    use(game, main)
    assert main.exhausted and len(game.you.hand) == 1
    assert not may_use(game, main)
    assert game.why_not("use", main).clause == "8-4-2-4"
    game.end_main_phase()
    game.attack(knight)
    game.opponent_passes()
    assert may_use(game, flash)
    use(game, flash)
    assert flash.exhausted and len(game.you.hand) == 2
    game.shows("8-1-3", "8-1-3-1", "8-4-2", "8-4-2-1", "8-4-2-4", "8-5-1", "8-5-2", "8-5-2-1", "8-5-2-2", "8-5-2-3", "8-5-2-4")


def test_constant_effects_apply_by_themselves_while_their_condition_holds(bss: Any) -> None:
    game = bss.game(your_reserve=5)
    one = game.spirit("One", bp=1000)
    two = game.spirit("Two", on="your hand", cost=0, bp=1000)
    game.nexus("Hall", text="[LV1] If you control two or more spirits, all of your spirits gain 1000 BP.")
    assert one.bp == 1000
    summon(game, two)
    assert one.bp == two.bp == 2000
    game.shows("8-1-4", "8-1-4-2", "8-3-3", "8-8-1-5")


def test_a_constant_effect_of_a_step_is_inactive_in_others(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", bp=1000)
    game.nexus("Drum", text="[LV1] 【During Your Attack Step】 All of your spirits gain 1000 BP.")
    assert knight.bp == 1000
    game.end_main_phase()
    assert knight.bp == 2000
    game.shows("8-1-4-2", "8-3-3")


def test_a_triggered_effect_activates_when_its_event_happens(bss: Any) -> None:
    game = bss.game(your_reserve=5)
    scholar = game.spirit("Scholar", on="your hand", cost=0, text="[LV1] 【When Summoned】 Draw a card.")
    summon(game, scholar)
    assert len(game.you.hand) == 1
    game.shows("8-1-5", "8-6-1", "8-6-2", "8-5-2-3")


def test_a_trigger_of_a_level_needs_that_level(bss: Any) -> None:
    game = bss.game(your_reserve=9)
    low = game.spirit("Low", on="your hand", cost=0, levels=[(1, 1000), (2, 2000)], text="[LV2] 【When Summoned】 Draw a card.")
    high = game.spirit("High", on="your hand", cost=0, levels=[(1, 1000), (2, 2000)], text="[LV2] 【When Summoned】 Draw a card.")
    summon(game, low, "1 core")
    assert len(game.you.hand) == 1  # nothing was drawn
    game.play(high, "2 cores")
    assert len(game.you.hand) == 1  # High left, a card came
    game.shows("2-10-2", "8-6-2")


def test_several_equal_events_at_one_moment_trigger_once(bss: Any) -> None:
    game = bss.game()
    for i in range(3):
        game.spirit(f"Victim {i}", bp=1000)
    game.nexus("Tomb", text=DRAW_ON_DEATH)
    doom = game.magic("Doom", cost=0, text="[Main] Destroy all spirits.")
    use(game, doom)
    assert len(game.you.trash) == 4
    assert len(game.you.hand) == 1
    game.shows("8-6-3")


def test_events_one_after_another_trigger_each_time(bss: Any) -> None:
    game = bss.game()
    one = game.spirit("One")
    two = game.spirit("Two")
    game.nexus("Tomb", text=DRAW_ON_DEATH)
    bolt = game.magic("Bolt", cost=0,
                      text="[Main] Select one of your spirits and destroy it. Select one of your spirits and destroy it.")
    use(game, bolt, "", one)
    assert one.zone == two.zone == "trash"
    assert len(game.you.hand) == 2
    game.shows("8-6-2", "1-3-7")


def test_of_effects_that_activate_together_the_turn_player_picks_whoever_controls_them(bss: Any) -> None:
    game = bss.game()
    game.spirit("Mine", bp=1000)
    game.spirit("Theirs", bp=1000, on="opponent's field")
    my_tomb = game.nexus("My Tomb", text=DRAW_ON_DEATH)
    their_tomb = game.nexus("Their Tomb", on="opponent's field", text=DRAW_ON_DEATH)
    doom = game.magic("Doom", cost=0, text="[Main] Destroy all spirits.")
    use(game, doom)
    assert (game.asked, game.decides) == ("which pending ability", "you")
    game.choose(their_tomb)
    assert len(game.opponent.hand) == 1 and len(game.you.hand) == 1
    assert [e.source for e in game.events("move") if e.verb == "draw"] == [their_tomb, my_tomb]
    game.shows("8-5-2-4")


def test_the_effect_that_activated_last_is_resolved_first(bss: Any) -> None:
    """Old waits; New is set off by what the other effect of the same moment does, and goes before Old."""
    game = bss.game(your_reserve=9)
    victim = game.spirit("Victim", bp=1000)
    prey = game.spirit("Prey", bp=1000, on="opponent's field")
    game.nexus("Avenger", text="[LV1] When one of your spirits is destroyed, select one of your opponent's spirits and destroy it.")
    old = game.nexus("Old", text="[LV1] When one of your spirits is destroyed, draw a card.")
    new = game.nexus("New", text="[LV1] When one of your opponent's spirits is destroyed, draw a card.")
    bolt = game.magic("Bolt", cost=0, text="[Main] Select one of your spirits and destroy it.")
    use(game, bolt, "", victim)
    game.choose(game.find("Avenger"))
    assert prey.zone == "trash"
    assert [e.source for e in game.events("move") if e.verb == "draw"] == [new, old]
    game.shows("8-5-2-4")


def test_what_may_be_done_may_be_left(bss: Any) -> None:
    game = bss.game(your_hand=1)
    offer = game.magic("Offer", cost=0, text="[Main] You may discard a card from your hand. If you do, draw two cards.")
    use(game, offer, "", "no")
    assert len(game.you.hand) == 1 and offer.zone == "trash"
    game.shows("8-1-8")


def test_an_effect_cost_is_paid_whole_or_not_at_all(bss: Any) -> None:
    game = bss.game(your_hand=1)
    trade = game.magic("Trade", cost=0, text="[Main] You may discard two cards from your hand to draw three cards.")
    use(game, trade)
    assert len(game.you.hand) == 1  # one card is not two: nothing is asked, paid or drawn
    game.shows("8-4-2-3", "8-4-2-4")


def test_an_effect_cost_that_can_be_paid(bss: Any) -> None:
    game = bss.game(your_hand=2)
    trade = game.magic("Trade", cost=0, text="[Main] You may discard two cards from your hand to draw three cards.")
    use(game, trade, "", "yes")
    assert len(game.you.hand) == 3 and len(game.you.trash) == 3
    game.shows("8-4-2", "8-4-2-1", "10-2-1")


def test_magic_waits_where_it_was_but_counts_for_nothing_there(bss: Any) -> None:
    game = bss.game(your_hand=2)
    purge = game.magic("Purge", cost=0, text="[Main] You may discard two cards from your hand to draw three cards.")
    use(game, purge)
    assert game.asked == "pay or not"
    assert purge.zone == "cards being used"
    assert len(game.you.hand) == 2
    game.choose("yes")
    assert purge.zone == "trash"
    game.shows("10-8-7", "10-8-8")


def test_a_spirit_that_uses_magic_as_an_event(bss: Any) -> None:
    game = bss.game()
    game.nexus("Library", text="[LV1] When you use a magic card, draw a card.")
    song = game.magic("Song", cost=1, text="[Main] Place one core from the void into your reserve.")
    use(game, song)
    assert len(game.you.hand) == 1
    # What its use set off activated later, and so came first.
    drawn = [i for i, e in enumerate(game.events()) if e.kind == "move" and e.verb == "draw"]
    given = [i for i, e in enumerate(game.events()) if e.kind == "event 32" and e.source == song and e.event.cause == 1]
    assert drawn[0] < given[0]
    game.shows("8-5-2-4", "10-8-1", "10-8-2", "10-8-3", "10-8-4", "10-8-5", "10-8-6")


def test_a_magic_card_with_two_effects_is_used_for_one_of_them(bss: Any) -> None:
    game = bss.game()
    both = game.magic("Both", cost=0, text="[Main] Draw a card.\n[Main] Place two cores from the void into your reserve.")
    use(game, both, "void")
    assert game.you.reserve == 12 and len(game.you.hand) == 0
    game.shows("10-8-3", "8-1-6-1")


def test_a_burst_is_set_and_activated_at_will_when_its_condition_is_met(bss: Any) -> None:
    game = bss.game(active="opponent", start="attack")
    trap = game.magic("Trap", on="your burst area", cost=9, text="【When You Lose Life】 <Burst> Draw two cards.")
    raider = game.spirit("Raider", on="opponent's field")
    game.spirit("Another", on="opponent's field")
    attack(game, raider)
    assert (game.asked, game.decides) == ("burst", "you")
    assert trap.facedown and not trap.seen_by("opponent")
    game.choose("yes")
    assert len(game.you.hand) == 2
    assert trap.zone == "trash"
    assert game.you.core_trash == 0  # its cost is not paid
    game.shows("8-5-2-1", "10-9-1", "10-9-2", "10-9-3", "10-9-4")


def test_a_burst_may_wait_for_a_better_moment(bss: Any) -> None:
    game = bss.game(active="opponent", start="attack")
    trap = game.magic("Trap", on="your burst area", text="【When You Lose Life】 <Burst> Draw two cards.")
    raider = game.spirit("Raider", on="opponent's field")
    second = game.spirit("Second", on="opponent's field")
    attack(game, raider)
    game.choose("no")
    assert trap.zone == "burst area" and trap.facedown
    attack(game, second)
    assert game.asked == "burst"
    game.shows("10-9-3")


def test_a_burst_that_summons_itself_does_not_go_to_the_trash(bss: Any) -> None:
    game = bss.game(active="opponent", start="attack")
    guard = game.spirit("Guard", on="your burst area", cost=5,
                        text="【When You Lose Life】 <Burst> Summon this card without paying its cost.")
    raider = game.spirit("Raider", on="opponent's field")
    game.spirit("Another", on="opponent's field")
    attack(game, raider)
    game.choose("yes")
    settle_cores(game)
    assert guard.zone == "field" and game.you.core_trash == 0
    game.shows("10-9-4")


def test_a_second_burst_discards_the_first(bss: Any) -> None:
    game = bss.game()
    old = game.magic("Old", on="your burst area", text="【When You Lose Life】 <Burst> Draw two cards.")
    new = game.magic("New", text="【When You Lose Life】 <Burst> Draw two cards.")
    plain = game.magic("Plain", text="[Main] Draw a card.")
    assert game.table.why_not(option(terms.SET, plain.id)).clause == "3-8-4"
    set_burst(game, new)
    assert new.zone == "burst area" and old.zone == "trash"
    game.shows("3-8-3", "3-8-4", "10-2-1")


def test_flash_effects_of_both_players_alternate(bss: Any) -> None:
    game = bss.game(start="attack")
    knight = game.spirit("Knight", bp=3000)
    wall = game.spirit("Wall", bp=3000, on="opponent's field")
    mine = game.magic("Mine", cost=0, text="[Flash] Select one of your spirits. It gains 1000 BP during this turn.")
    theirs = game.magic("Theirs", cost=0, on="opponent's hand",
                        text="[Flash] Select one of your spirits. It gains 1000 BP during this turn.")
    game.attack(knight)
    use(game, theirs, "", wall)
    use(game, mine, "", knight)
    assert (knight.bp, wall.bp) == (4000, 4000)
    pass_flash(game)
    assert game.asked == "block"
    game.shows("7-1-2-1", "8-1-6-1")


def test_a_burst_that_is_gone_before_it_can_be_turned_over_is_lost(bss: Any) -> None:
    """Its condition is met, but before the effect is over the card leaves the burst area."""
    game = bss.game(opponent_deck=5)
    game.spirit("Victim", on="opponent's field")
    revenge = game.magic("Revenge", on="opponent's burst area", text="【When Opponent Destroys Your Spirit】 <Burst> Draw a card.")
    raid = game.magic("Raid", cost=0, text="[Main] Select one of your opponent's spirits and destroy it. "
                                           "Select one of your opponent's set burst cards and discard it.")
    use(game, raid)
    assert revenge.zone == "trash"
    assert (game.asked, game.decides) == ("main step", "you")
    assert len(game.opponent.hand) == 0
    game.shows("10-9-1")
