"""Chapter 11: keyword effects of attacks and blocks."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, pass_flash, use


def reach_block(game: Any, attacker: Any) -> None:
    """Attack, and let the first flash window pass."""
    game.attack(attacker)
    pass_flash(game)


def test_confront_forces_a_player_to_block_if_they_can(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    bully = game.spirit("Bully", bp=1000, text="[LV1] <Confront>")
    wall = game.spirit("Wall", bp=5000, on="opponent's field")
    second = game.spirit("Second", bp=5000, on="opponent's field", text="[LV1] <Armor:Red>")
    reach_block(game, bully)
    assert game.asked == "block"
    assert set(game.options()) == {wall, second}
    assert game.table.why_not(0).clause == "11-2-1"  # not to block
    game.choose(second)  # Armor does not matter: this is no selection by an effect
    assert second.blocking
    game.shows("11-2-1", "11-2-2")


def test_confront_does_nothing_where_nobody_can_block(bss: Any) -> None:
    game = bss.game(start="attack")
    bully = game.spirit("Bully", text="[LV1] <Confront>")
    game.spirit("Tired", on="opponent's field", exhausted=True)
    attack(game, bully)
    assert game.opponent.life == 4


def test_curse_destroys_the_blocking_spirit_when_the_battle_ends(bss: Any) -> None:
    game = bss.game(start="attack")
    witch = game.spirit("Witch", bp=1000, text="[LV1] <Curse>")
    game.spirit("Another")
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    attack(game, witch, wall)
    assert witch.zone == wall.zone == "trash"
    assert [e.card for e in game.events("move")] == [witch, wall]
    game.shows("11-3-1")


def test_curse_does_nothing_without_a_block(bss: Any) -> None:
    game = bss.game(start="attack")
    witch = game.spirit("Witch", bp=1000, text="[LV1] <Curse>")
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    attack(game, witch)
    assert wall.zone == "field" and game.opponent.life == 4


def test_two_curses_are_one(bss: Any) -> None:
    game = bss.game(start="main")
    witch = game.spirit("Witch", bp=1000, text="[LV1] <Curse>")
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    more = game.magic("More", cost=0, text="[Main] All of your spirits gain Curse during this turn.")
    use(game, more)
    game.end_main_phase()
    reach_block(game, witch)
    game.choose(wall)
    pass_flash(game)
    assert wall.zone == "trash"
    assert len([text for text in witch.abilities if text.startswith("Curse")]) <= 1
    game.shows("11-3-2")


def test_luster_returns_the_magic_of_the_battle_to_the_hand(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=5)
    star = game.spirit("Star", bp=2000, text="[LV1] 【While This Spirit Attacks】 <Luster>")
    song = game.magic("Song", cost=0, text="[Flash] Draw a card.")
    theirs = game.magic("Their Song", cost=0, on="opponent's hand", text="[Flash] Draw a card.")
    gone = game.magic("Old Song", on="your trash", text="[Flash] Draw a card.")
    game.attack(star)
    use(game, theirs)
    use(game, song)
    assert song.zone == "trash"
    pass_flash(game)
    assert song.zone == "hand"
    assert gone.zone == "trash"  # it was not used in this battle
    assert theirs.zone == "trash"  # and this was not used by the player
    game.shows("11-6-1")


def test_luster_does_not_find_magic_that_has_gone_elsewhere(bss: Any) -> None:
    game = bss.game(start="attack", your_reserve=5)
    star = game.spirit("Star", bp=2000, text="[LV1] <Luster>")
    song = game.magic("Song", cost=0, text="[Flash] Draw a card.")
    spade = game.magic("Spade", cost=0, text="[Flash] Select one magic card from your trash and return it to your hand.")
    game.attack(star)
    while game.decides != "you":
        game.choose("done")
    use(game, song)
    while game.decides != "you":
        game.choose("done")
    use(game, spade, "", song)
    assert song.zone == "hand"
    pass_flash(game)
    assert spade.zone == "hand" and song.zone == "hand"
    game.shows("11-6-2")


def test_blessed_adds_a_core_to_the_life_when_the_attack_takes_life(bss: Any) -> None:
    game = bss.game(start="attack", your_life=3)
    nun = game.spirit("Nun", text="[LV1] <Blessed>")
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    attack(game, nun)
    assert game.opponent.life == 4 and game.you.life == 4
    assert wall.zone == "field"
    game.shows("11-7-1")


def test_blessed_does_nothing_if_the_attack_is_blocked(bss: Any) -> None:
    game = bss.game(start="attack", your_life=3)
    nun = game.spirit("Nun", bp=9000, text="[LV1] <Blessed>")
    wall = game.spirit("Wall", bp=1000, on="opponent's field")
    attack(game, nun, wall)
    assert game.you.life == 3


def test_two_times_blessed_is_once_blessed(bss: Any) -> None:
    game = bss.game(your_life=3)
    nun = game.spirit("Nun", text="[LV1] <Blessed>", symbols=["yellow", "yellow"])
    more = game.magic("More", cost=0, text="[Main] All of your spirits gain Blessed during this turn.")
    use(game, more)
    game.end_main_phase()
    attack(game, nun)
    assert game.opponent.life == 3 and game.you.life == 4
    game.shows("11-7-2")


def test_gale_exhausts_spirits_of_the_blocking_players_choice(bss: Any) -> None:
    game = bss.game(start="attack")
    storm = game.spirit("Storm", bp=1000, text="[LV1] <Gale:1>")
    game.spirit("Another")
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    one = game.spirit("One", on="opponent's field")
    two = game.spirit("Two", on="opponent's field")
    reach_block(game, storm)
    game.choose(wall)
    assert game.decides == "opponent" and set(game.options()) == {one, two}
    game.choose(two)
    assert two.exhausted and one.refreshed
    game.shows("11-10-1")


def test_gale_does_not_exhaust_what_the_opponents_effects_cannot_exhaust(bss: Any) -> None:
    game = bss.game(start="attack")
    storm = game.spirit("Storm", bp=1000, text="[LV1] <Gale:2>")
    game.spirit("Another")
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    oak = game.spirit("Oak", on="opponent's field", text="[LV1] This spirit can't be exhausted by your opponent's effects.")
    reed = game.spirit("Reed", on="opponent's field")
    reach_block(game, storm)
    game.choose(wall)
    assert oak.refreshed and reed.exhausted
    game.shows("11-10-1", "1-3-3")


def test_gale_selects_no_spirit_with_armor_of_its_color(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    storm = game.spirit("Storm", bp=9000, color="green", text="[LV1] <Gale:2>")
    wall = game.spirit("Wall", on="opponent's field")
    tank = game.spirit("Tank", on="opponent's field", text="[LV1] <Armor:Green>")
    plain = game.spirit("Plain", on="opponent's field")
    reach_block(game, storm)
    game.choose(wall)
    assert plain.exhausted and not tank.exhausted
    game.shows("11-5-1", "11-10-1")


def test_the_greater_gale_counts(bss: Any) -> None:
    game = bss.game()
    storm = game.spirit("Storm", bp=1000, text="[LV1] <Gale:1>")
    game.spirit("Another", bp=2000)
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    others = [game.spirit(f"Other {i}", on="opponent's field") for i in range(3)]
    wind = game.magic("Wind", cost=0, text="[Main] Select one of your spirits. It gains Gale:3 during this turn.")
    use(game, wind, "", storm)
    game.end_main_phase()
    reach_block(game, storm)
    game.choose(wall)
    assert all(card.exhausted for card in others)  # three, not four
    assert len(game.events("state")) == 1 + 1 + 3  # the attacker and the blocker too
    game.shows("11-10-3")


@pytest.mark.parametrize(("text", "cores", "lost"), [("<Crush>", 1, 1), ("<Crush:1>", 1, 2), ("<Crush:2>", 3, 4)])
def test_crush_discards_as_many_cards_as_level_and_modifier(bss: Any, text: str, cores: int, lost: int) -> None:
    game = bss.game(start="attack", opponent_deck=9)
    ram = game.spirit("Ram", levels=[(1, 1000), (3, 2000)], counters={"core": cores}, text=f"[LV1·2] {text}")
    game.spirit("Another")
    attack(game, ram)
    assert len(game.opponent.deck) == 9 - lost
    assert len(game.opponent.trash) == lost
    game.shows("11-11-1", "10-2-1")
    if text == "<Crush>":
        game.shows("11-11-3")


def test_the_greater_crush_counts(bss: Any) -> None:
    game = bss.game(opponent_deck=9)
    ram = game.spirit("Ram", text="[LV1] <Crush:1>")
    game.spirit("Another")
    more = game.magic("More", cost=0, text="[Main] Select one of your spirits. It gains Crush:3 during this turn.")
    use(game, more, "", ram)
    game.end_main_phase()
    attack(game, ram)
    assert len(game.opponent.trash) == 4  # its level and 3
    game.shows("11-11-4")


def test_raid_exhausts_a_nexus_to_refresh_the_attacker(bss: Any) -> None:
    game = bss.game(start="attack")
    pirate = game.spirit("Pirate", text="[LV1] <Raid:1>")
    ship = game.nexus("Ship")
    game.nexus("Harbor")
    game.attack(pirate)
    assert game.asked == "pay with" and game.decides == "you"
    game.choose(ship)
    assert ship.exhausted and pirate.refreshed
    assert [e.clause for e in game.events("state")][-2:] == ["11-12-1", "11-12-1"], "one is the price, the other what it buys"
    pass_flash(game)
    assert game.opponent.life == 4
    game.attack(pirate)  # again, but its number is used up
    pass_flash(game)
    assert game.opponent.life == 3 and pirate.exhausted
    game.shows("11-12-1")


def test_raid_may_be_declined(bss: Any) -> None:
    game = bss.game(start="attack")
    pirate = game.spirit("Pirate", text="[LV1] <Raid:1>")
    ship = game.nexus("Ship")
    game.attack(pirate)
    game.choose("done")
    assert ship.refreshed and pirate.exhausted


def test_the_greater_raid_counts(bss: Any) -> None:
    game = bss.game()
    pirate = game.spirit("Pirate", text="[LV1] <Raid:1>")
    ships = [game.nexus(f"Ship {i}") for i in range(3)]
    more = game.magic("More", cost=0, text="[Main] Select one of your spirits. It gains Raid:2 during this turn.")
    use(game, more, "", pirate)
    game.end_main_phase()
    for ship in ships[:2]:
        game.attack(pirate)
        game.choose(ship)
        pass_flash(game)
    attack(game, pirate)
    assert [ship.exhausted for ship in ships] == [True, True, False]
    game.shows("11-12-3")


def test_astral_attacks_are_blocked_by_astral_spirits_only(bss: Any) -> None:
    game = bss.game(start="attack")
    ghost = game.spirit("Ghost", text="[LV1] <Astral>")
    wall = game.spirit("Wall", on="opponent's field")
    shade = game.spirit("Shade", on="opponent's field", text="[LV1] <Astral>")
    reach_block(game, ghost)
    assert game.why_not("choose", wall).clause == "11-14-1"
    assert game.can("choose", shade)
    game.shows("11-14-1")


def test_astral_in_the_opponents_turn_only_lets_a_spirit_block_but_not_attack_so(bss: Any) -> None:
    text = "[LV1] 【During Opponent's Turn】 <Astral>"
    game = bss.game(start="attack")
    ghost = game.spirit("Ghost", text=text)
    wall = game.spirit("Wall", on="opponent's field")
    assert "astral" not in ghost.keywords
    reach_block(game, ghost)
    assert game.can("choose", wall)
    game.shows("11-14-2", "11-14-4")


def test_such_a_spirit_blocks_others_with_astral(bss: Any) -> None:
    game = bss.game(start="attack")
    ghost = game.spirit("Ghost", text="[LV1] <Astral>")
    guard = game.spirit("Guard", on="opponent's field", text="[LV1] 【During Opponent's Turn】 <Astral>")
    assert "astral" in guard.keywords
    reach_block(game, ghost)
    assert game.can("choose", guard)
    game.shows("11-14-2", "11-14-4")


@pytest.mark.parametrize("text", ["【While This Spirit Attacks】 <Astral>", "【During Your Turn】 <Astral>"])
def test_astral_that_counts_while_attacking_blocks_no_astral_attack(bss: Any, text: str) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    ghost = game.spirit("Ghost", text="[LV1] <Astral>")
    wall = game.spirit("Wall", on="opponent's field", text=f"[LV1] {text}")
    seer = game.spirit("Seer", on="opponent's field", text="[LV1] <Astral>")
    reach_block(game, ghost)
    assert set(game.options()) == {seer, "done"}
    assert game.why_not("choose", wall).clause == "11-14-1"
    game.shows("11-14-1", "11-14-2")


def test_astral_while_attacking_is_there_when_it_attacks(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    ghost = game.spirit("Ghost", text="[LV1] 【While This Spirit Attacks】 <Astral>")
    game.spirit("Wall", on="opponent's field")
    assert "astral" not in ghost.keywords
    game.attack(ghost)
    assert "astral" in ghost.keywords
    pass_flash(game)
    assert game.opponent.life == 4  # nobody could block
    game.shows("11-14-2")


def test_two_times_astral_is_astral(bss: Any) -> None:
    game = bss.game()
    ghost = game.spirit("Ghost", text="[LV1] <Astral>")
    veil = game.magic("Veil", cost=0, text="[Main] Select one of your spirits. It gains Astral during this turn.")
    wall = game.spirit("Wall", on="opponent's field")
    use(game, veil, "", ghost)
    game.end_main_phase()
    game.attack(ghost)
    pass_flash(game)
    assert game.opponent.life == 4 and wall.refreshed
    game.shows("11-14-3")


def test_blessed_adds_nothing_for_life_that_an_effect_of_the_spirit_takes(bss: Any) -> None:
    game = bss.game(start="attack")
    text = "[LV1] <Blessed>\n[LV1] 【When This Spirit Attacks】 Place one core from your opponent's life into their reserve."
    saint = game.spirit("Saint", bp=1000, text=text)
    wall = game.spirit("Wall", bp=9000, on="opponent's field")
    attack(game, saint, wall)
    assert game.opponent.life == 4 and game.you.life == 5


@pytest.mark.parametrize("soul", [True, False])
def test_an_at_field_holds_against_curse_while_the_soul_core_is_there(bss: Any, soul: bool) -> None:
    """Curse destroys by an effect of a spirit (11-13-1)."""
    game = bss.game(start="attack")
    witch = game.spirit("Witch", bp=1000, text="[LV1] <Curse>")
    cores = {"soul core" if soul else "core": 1}
    unit = game.spirit("Unit", bp=9000, on="opponent's field", text="[LV1] <A.T. Field>", counters=cores)
    attack(game, witch, unit)
    assert unit.zone == ("field" if soul else "trash")
    game.shows("11-3-1", *(["11-13-1"] if soul else []))
