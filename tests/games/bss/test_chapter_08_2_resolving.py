"""8-5-3 to 8-10: selecting targets, effects that go on, substitution, the last state of a card."""
from __future__ import annotations

from typing import Any

from tests.games.bss.acting import attack, move_cores, summon, use

SEARCH = (
    "[Main] View the top three cards of your deck. Reveal one spirit card from among them and add it to your hand. "
    "Return the rest to the bottom of your deck."
)


def test_targets_are_selected_while_the_effect_is_resolved(bss: Any) -> None:
    game = bss.game(your_reserve=3)
    one = game.spirit("One", on="opponent's field")
    two = game.spirit("Two", on="opponent's field")
    bolt = game.magic("Bolt", cost=3, text="[Main] Select one of your opponent's spirits and destroy it.")
    use(game, bolt)
    assert game.you.core_trash == 3  # it is paid for before anything is selected
    assert set(game.options()) == {one, two}
    game.choose(two)
    assert two.zone == "trash" and one.zone == "field"
    game.shows("8-5-3", "8-5-3-1", "8-5-4")


def test_as_many_targets_as_are_asked_for_or_all_there_are(bss: Any) -> None:
    game = bss.game()
    one = game.spirit("One", on="opponent's field")
    bolt = game.magic("Bolt", cost=0, text="[Main] Select two of your opponent's spirits and destroy them.")
    use(game, bolt)
    assert one.zone == "trash"
    game.shows("8-5-3-1", "8-5-3-3", "1-3-2")


def test_up_to_may_be_none(bss: Any) -> None:
    game = bss.game()
    one = game.spirit("One", on="opponent's field")
    bolt = game.magic("Bolt", cost=0, text="[Main] Select up to two of your opponent's spirits and destroy them.")
    use(game, bolt)
    assert "done" in game.options()
    game.choose("done")
    assert one.zone == "field"
    game.shows("8-5-3-2", "1-3-5-1")


def test_without_a_target_the_rest_is_still_done(bss: Any) -> None:
    game = bss.game()
    bolt = game.magic("Bolt", cost=0, text="[Main] Select one of your opponent's spirits and destroy it. Draw a card.")
    use(game, bolt)
    assert bolt.zone == "trash" and len(game.you.hand) == 1
    game.shows("8-5-3-4", "8-5-3-3")


def test_nobody_must_find_a_hidden_card(bss: Any) -> None:
    game = bss.game()
    top = [game.spirit(f"Top {i}", on="your deck", color="red") for i in range(3)]
    search = game.magic("Search", cost=0, text=SEARCH)
    use(game, search)
    assert set(top) <= set(game.options()) and "done" in game.options()
    game.choose("done")
    game.until_quiet()
    assert len(game.you.hand) == 0
    game.shows("8-5-3-5", "12-3-1")


def test_a_card_found_for_what_it_is_is_shown(bss: Any) -> None:
    game = bss.game()
    top = [game.spirit(f"Top {i}", on="your deck") for i in range(3)]
    search = game.magic("Search", cost=0, text=SEARCH)
    use(game, search)
    game.choose(top[1])
    assert top[1].card in [e.card.card for e in game.events("revealed") if e.card is not None]
    while game.asked == "order":
        game.table.apply(0)
    assert top[1].zone == "hand"
    assert not top[1].seen_by("opponent")  # private again
    assert {card.place for card in (top[0], top[2])} == {20, 21}  # at the bottom, below 20 others
    game.shows("12-2-1", "12-2-2", "12-3-2", "3-1-5", "3-2-3-1")


def test_cores_that_a_text_names_are_where_a_player_has_them(bss: Any) -> None:
    game = bss.game(opponent_reserve=3)
    tax = game.magic("Tax", cost=0, text="[Main] Place two cores from your opponent's reserve into their trash.")
    use(game, tax)
    assert game.opponent.reserve == 1 and game.opponent.core_trash == 2
    game.shows("8-5-5")


def test_their_controller_says_whether_the_soul_core_is_among_them(bss: Any) -> None:
    game = bss.game(opponent_reserve=2, opponent_soul_core_in_reserve=1)
    tax = game.magic("Tax", cost=0, text="[Main] Place two cores from your opponent's reserve into their trash.")
    use(game, tax)
    assert (game.asked, game.decides) == ("core or soul core", "opponent")
    game.choose("2 cores with the soul core")
    assert game.opponent.number("soul core in trash") == 1
    assert game.opponent.number("reserve") == 1 and game.opponent.core_trash == 2
    game.shows("8-5-6")


def test_an_effect_for_the_turn_settles_whom_it_is_about_when_it_is_resolved(bss: Any) -> None:
    game = bss.game(your_reserve=5)
    one = game.spirit("One", bp=1000)
    late = game.spirit("Late", on="your hand", cost=0, bp=1000)
    drum = game.magic("Drum", cost=0, text="[Main] All of your spirits gain 1000 BP during this turn.")
    use(game, drum)
    summon(game, late)
    assert one.bp == 2000 and late.bp == 1000
    game.shows("8-8-1-4")


def test_a_constant_effect_reaches_cards_that_come_later_as_they_come(bss: Any) -> None:
    game = bss.game(your_reserve=5)
    late = game.spirit("Late", on="your hand", cost=0, bp=1000)
    game.nexus("Hall", text="[LV1] All of your red spirits gain 1000 BP.")
    game.nexus("Herald", text="[LV1] When you summon a spirit, draw a card.")
    summon(game, late)
    assert late.bp == 2000
    assert len(game.you.hand) == 1
    game.shows("8-8-1-5", "8-8-1-5-1", "8-8-1", "8-8-1-1", "8-8-1-3", "8-8-1-3-5")


def test_the_level_comes_before_additions(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", levels=[(1, 1000), (2, 5000)], counters={"core": 2})
    drum = game.magic("Drum", cost=0, text="[Main] Select one of your spirits. It gains 2000 BP during this turn.")
    fog = game.magic("Fog", cost=0, text="[Main] Select one of your spirits. It is treated as LV1 during this turn.")
    use(game, drum)
    assert knight.bp == 7000
    use(game, fog)
    assert (knight.level, knight.bp) == (1, 3000)
    game.shows("8-8-1-3-1", "8-8-1-3-2", "8-8-1-3-5")


def test_a_card_treated_as_another_level_has_the_effects_of_that_level(bss: Any) -> None:
    game = bss.game()
    other = game.spirit("Other", bp=1000)
    captain = game.spirit("Captain", levels=[(1, 1000), (2, 5000)], counters={"core": 2},
                          text="[LV2] All of your red spirits gain 1000 BP.")
    fog = game.magic("Fog", cost=0, text="[Main] Select one of your spirits. It is treated as LV1 during this turn.")
    assert other.bp == 2000
    use(game, fog, "", captain)
    assert other.bp == 1000
    game.end_main_phase()
    game.choose("end")
    assert other.bp == 2000 and captain.level == 2
    game.shows("2-10-2", "8-8-1-3-2", "6-8-1-2")


def test_what_is_no_number_comes_before_numbers(bss: Any) -> None:
    game = bss.game()
    knight = game.spirit("Knight", bp=1000)
    game.nexus("Hall", text="[LV1] All of your spirits with Confront gain 1000 BP.")
    oath = game.magic("Oath", cost=0, text="[Main] Select one of your spirits. It gains Confront during this turn.")
    assert knight.bp == 1000
    use(game, oath)
    assert knight.bp == 2000
    game.shows("8-8-1-2", "8-8-1-3")


def test_an_effect_about_a_card_that_has_left_goes_by_its_last_state(bss: Any) -> None:
    game = bss.game(start="attack", opponent_deck=9, opponent_hand=0)
    ram = game.spirit("Ram", levels=[(1, 1000), (2, 2000)], counters={"core": 2}, text="[LV2] <Crush:1>")
    game.spirit("Another")
    spear = game.magic("Spear", cost=0, on="opponent's burst area",
                       text="【When Opponent Destroys Your Spirit】 <Burst> Draw a card.")
    attack(game, ram)
    assert len(game.opponent.trash) == 3
    assert spear.zone == "burst area"


def test_an_effect_that_destroys_a_card_can_still_read_it(bss: Any) -> None:
    game = bss.game(opponent_deck=9)
    victim = game.spirit("Victim", bp=4000, on="opponent's field",
                         text="[LV1] 【When Destroyed】 Select one of your opponent's spirits with 4000 or fewer BP. Destroy it.")
    mine = game.spirit("Mine", bp=3000)
    bolt = game.magic("Bolt", cost=0, text="[Main] Select one of your opponent's spirits and destroy it.")
    use(game, bolt, "", victim)
    assert victim.zone == "trash" and mine.zone == "trash"
    game.shows("8-10-1")


REVENGE = "[LV1] 【When Destroyed】 Select one of your opponent's spirits and destroy it."
BOLT = "[Main] Select one of your opponent's spirits and destroy it."


def test_armor_goes_by_the_colors_that_a_destroyed_spirit_had_on_the_field(bss: Any) -> None:
    """8-10-1, 11-5-1: in the trash it is blue alone."""
    game = bss.game()
    victim = game.spirit("Victim", color="blue", on="opponent's field", text=REVENGE)
    game.nexus("Paint", text="Treat all of your spirits as red as well.", on="opponent's field")
    mine = game.spirit("Mine", text="[LV1] <Armor:Red>")
    use(game, game.magic("Bolt", cost=0, text=BOLT), "", victim)
    assert victim.zone == "trash" and mine.zone == "field"
    game.shows("8-10-1", "11-5-1")


def test_a_nexus_that_was_a_spirit_takes_revenge_as_a_spirit(bss: Any) -> None:
    """8-10-1, 11-13-1: A.T. Field keeps off what the destroyed card was on the field, not what it is in the trash."""
    game = bss.game()
    halo = "Treat all of your nexuses as if they are also Angel spirits with 3000 BP."
    victim = game.nexus("Victim", on="opponent's field", text=REVENGE)
    game.nexus("Halo", text=halo, on="opponent's field")
    unit = game.spirit("Unit", text="[LV1] <A.T. Field>", counters={"soul core": 1})
    use(game, game.magic("Bolt", cost=0, text=BOLT), "", victim)
    assert victim.zone == "trash" and unit.zone == "field"
    game.shows("8-10-1", "11-13-1")


def test_the_last_state_of_a_card_is_still_known_in_a_later_turn_if_an_effect_waits_to_ask_for_it(bss: Any) -> None:
    game = bss.game(your_hand=0, opponent_hand=0)
    hero = game.spirit("Hero", bp=3000)
    vow = game.magic("Vow", cost=0, text="[Main] Select one of your spirits. "
                                         "At the start of your opponent's next main step, if it has 6000 or more BP, draw a card.")
    boost = game.magic("Boost", cost=0, text="[Main] Select one of your spirits. It gains 3000 BP during this turn.")
    end = game.magic("End", cost=0, text="[Main] Select one of your spirits and destroy it.")
    for magic in (vow, boost, end):
        use(game, magic)
    assert hero.zone == "trash" and len(game.you.hand) == 0
    game.end_turn()
    assert game.decides == "opponent" and game.asked == "main step"
    assert len(game.you.hand) == 1, "it had 6000 BP when it left the field, in the turn before"
    game.shows("8-10-1")


def test_a_checkpoint_comes_between_two_directives_of_an_effect(bss: Any) -> None:
    game = bss.game()
    weak = game.spirit("Weak", bp=1000, on="opponent's field")
    game.spirit("Strong", bp=9000, on="opponent's field")
    tomb = game.nexus("Tomb", text="[LV1] When one of your opponent's spirits is destroyed, draw a card.")
    fog = game.magic("Fog", cost=0,
                     text="[Main] All of your opponent's spirits lose 1000 BP during this turn. Destroy all nexuses.")
    use(game, fog)
    assert weak.zone == "trash"
    assert tomb.zone == "trash"
    assert len(game.you.hand) == 1  # it was there when Weak was destroyed, between the two directives
    game.shows("4-7-2", "9-1-2-2")


def test_moving_cores_in_the_main_step_and_constant_effects(bss: Any) -> None:
    game = bss.game(your_reserve=2)
    captain = game.spirit("Captain", levels=[(1, 1000), (2, 5000)], text="[LV2] All of your red spirits gain 1000 BP.")
    other = game.spirit("Other", bp=1000)
    move_cores(game, "the reserve", "Captain", "1 core")
    assert captain.level == 2 and other.bp == 2000
    game.shows("2-10-2", "8-1-4-2")


def test_the_core_that_gives_a_level_is_noticed_by_that_level(bss: Any) -> None:
    """With its second core the spirit is LV2, and has the effect that watches for cores; the third one is noticed as well."""
    game = bss.game(your_reserve=4, your_deck=10)
    text = "[LV2] When a core is placed onto this spirit, draw a card."
    knight = game.spirit("Knight", levels=[(1, 1000), (2, 3000)], counters={"core": 1}, text=text)
    gift = "[Main] Place a core from the void onto one of your spirits."
    gifts = [game.magic(f"Gift {n}", cost=0, text=gift) for n in (1, 2)]
    for n in (1, 2):
        use(game, gifts[n - 1])
        assert knight.cores == 1 + n and len([e for e in game.events("move") if e.verb == "draw"]) == n
    game.shows("8-6-1", "8-6-2")
