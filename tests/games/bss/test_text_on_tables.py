"""Wordings that were once misread, played at a table: what is selected, what is meant by a pronoun, what may be left undone."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, pass_flash, summon, use

DESTROY_MINE = "[Main] Destroy all of your spirits."


def test_both_spirits_are_the_opponents_and_yours(bss: Any) -> None:
    game = bss.game()
    mine = game.spirit("Mine")
    theirs = game.spirit("Theirs", on="opponent's field")
    spared = game.spirit("Spared", on="opponent's field")
    text = "[Main] Your opponent selects one of their spirits. Then, select one of your spirits. Destroy both spirits."
    use(game, game.magic("Duel", cost=0, text=text), "", theirs)
    assert (mine.zone, theirs.zone, spared.zone) == ("trash", "trash", "field")
    game.shows("8-5-3", "10-1-1")


def test_them_is_all_that_was_selected(bss: Any) -> None:
    game = bss.game()
    spirit = game.spirit("Spirit", on="opponent's field")
    nexus = game.nexus("Nexus", on="opponent's field")
    text = "[Main] Select one of your opponent's spirits and one of your opponent's nexuses and destroy them."
    use(game, game.magic("Quake", cost=0, text=text))
    assert spirit.zone == nexus.zone == "trash"


def test_an_attack_makes_a_spirit_block_even_if_it_is_exhausted(bss: Any) -> None:
    game = bss.game(start="attack")
    knight = game.spirit("Knight", bp=5000, text=AIM)
    tired = game.spirit("Tired", on="opponent's field", exhausted=True)
    game.attack(knight)
    game.choose("yes")
    pass_flash(game)
    assert tired.zone == "trash" and game.opponent.life == 5
    game.shows("10-10-1")


AIM = "[LV1] 【When This Spirit Attacks】 Select one of your opponent's spirits. You may attack that spirit."


@pytest.mark.parametrize("kept", ["knight", "wall"])
def test_no_attack_makes_a_spirit_block_that_is_kept_from_it(bss: Any, kept: str) -> None:
    """1-3-3: whether the attacker can't be blocked by it, or it can't block; the attack goes on as any other."""
    game = bss.game(start="attack", opponent_hand=1)
    unblockable = "\n[LV1] This spirit can't be blocked by spirits with 1000 or fewer BP." if kept == "knight" else ""
    knight = game.spirit("Knight", bp=5000, text=AIM + unblockable)
    wall = game.spirit("Wall", bp=1000, on="opponent's field", text="[LV1] This spirit can't block." if kept == "wall" else "")
    game.attack(knight)
    assert game.asked == "flash"  # the offer is not made
    pass_flash(game)
    assert wall.zone == "field" and game.opponent.life == 4
    game.shows("7-1-2-1")


def test_a_soul_core_in_the_trash_can_go_to_the_void(bss: Any) -> None:
    game = bss.game(your_reserve=2, your_soul_core_in_trash=1)
    text = '[Main] You may place a "Soul Core" into the void. If you do, draw a card.'
    use(game, game.magic("Offering", cost=0, text=text), "", "yes")
    assert len(game.you.hand) == 1
    assert game.you.number("soul core in void") == 1 and game.you.number("soul core in trash") == 0
    game.shows("8-5-5")


def test_a_soul_core_is_not_paid_from_the_trash(bss: Any) -> None:
    game = bss.game(start="attack", your_soul_core_in_trash=1)
    knight = game.spirit("Knight", text='[LV1] 【When This Spirit Attacks】 You may pay a "Soul Core" to draw a card.')
    game.attack(knight)
    assert game.asked != "pay or not"
    assert len(game.you.hand) == 0


@pytest.mark.parametrize("pays", [True, False])
def test_nobody_has_to_pay_an_effect_cost(bss: Any, pays: bool) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    text = '[LV1] 【When This Spirit Attacks】 Pay this spirit\'s "Soul Core" to draw a card.'
    knight = game.spirit("Knight", counters={"core": 1, "soul core": 1}, text=text)
    game.attack(knight)
    game.choose("yes" if pays else "no")
    assert knight.soul_core != pays
    assert len(game.you.hand) == (1 if pays else 0)
    game.shows("8-4-2")


def test_two_draws_of_the_draw_step_add_up_before_anything_is_discarded(bss: Any) -> None:
    game = bss.game(start="turn")
    text = "[LV1] 【During Your Draw Step】 Draw one additional card. After your draw, discard a card from your hand."
    for name in ("First", "Second"):
        game.nexus(name, text=text)
    game.table.apply(0)  # which of the two draws first
    game.table.apply(0)  # which of the two discards first
    assert len(game.you.hand) == 3 and len(game.you.trash) == 0
    game.choose(game.you.hand[0])
    game.choose(game.you.hand[0])
    assert (len(game.you.hand), len(game.you.trash)) == (1, 2)
    game.shows("6-4-2")


def test_of_several_destroyed_at_once_the_player_chooses_which_one_that_spirit_is(bss: Any) -> None:
    game = bss.game()
    first = game.spirit("First")
    second = game.spirit("Second")
    game.nexus("Haven", text="[LV1] When one of your spirits is destroyed, return that spirit card to your hand.")
    use(game, game.magic("Flood", cost=0, text=DESTROY_MINE))
    assert set(game.options()) == {first, second}
    game.choose(first)
    assert (first.zone, second.zone) == ("hand", "trash")
    game.shows("8-6-3")


def test_one_destroyed_later_is_not_the_spirit_of_the_earlier_destruction(bss: Any) -> None:
    game = bss.game()
    first = game.spirit("First")
    second = game.spirit("Second", on="opponent's field")
    text = "[LV1] When a spirit is destroyed, return that spirit card to its owner's hand."
    game.nexus("Haven", text=text)
    two = "[Main] Select one of your spirits and destroy it. Then, select one of your opponent's spirits and destroy it."
    use(game, game.magic("Two Bolts", cost=0, text=two))
    while game.asked == "which pending ability":
        game.table.apply(0)
    assert game.asked == "main step"  # nobody was asked which spirit it is
    assert first.zone == second.zone == "hand"


def test_a_spirit_that_goes_to_the_hand_and_not_to_the_trash_is_destroyed_all_the_same(bss: Any) -> None:
    game = bss.game(start="attack")
    fairy = game.spirit("Fairy", bp=1000, color="yellow", text="[LV1] 【When Destroyed】 Draw a card.")
    wall = game.spirit("Wall", bp=3000, on="opponent's field")
    text = "When one of your yellow spirits would be destroyed, you may exhaust this nexus to return the spirit card to your hand"
    tower = game.nexus("Tower", text=f"[LV1] 【During Your Attack Step】 {text} instead of placing it into your trash.")
    attack(game, fairy, wall)
    game.table.apply(0)
    assert tower.exhausted and fairy.zone == "hand"
    assert len(game.you.hand) == 2  # and it has drawn


def test_the_first_magic_card_of_a_turn_is_not_the_first_since_somebody_came(bss: Any) -> None:
    game = bss.game(your_reserve=9)
    early = game.magic("Early", cost=2, text="[Main] Draw a card.")
    late = game.magic("Late", cost=2, text="[Main] Draw a card.")
    text = "[LV1] Reduce the cost of the first magic card you use each turn by 1."
    cheap = game.spirit("Cheap", on="your hand", cost=0, text=text)
    use(game, early)
    game.play(cheap, "1 core")
    before = game.you.reserve
    use(game, late)
    assert before - game.you.reserve == 2


def test_what_says_nothing_of_selecting_selects_nothing(bss: Any) -> None:
    game = bss.game(start="attack", active="opponent")
    tank = game.spirit("Tank", on="opponent's field", text="[LV1] <Armor:White>")
    text = "[Flash] Return one of your opponent's attacking spirits to their hand."
    gust = game.magic("Gust", cost=0, color="white", text=text)
    game.attack(tank)
    use(game, gust)
    assert tank.zone == "hand"


@pytest.mark.parametrize(("origin", "drawn"), [("your field", 1), ("your trash", 0)])
def test_a_spirit_returns_to_the_hand_from_the_field_only(bss: Any, origin: str, drawn: int) -> None:
    """8-5-4: elsewhere it is a spirit card."""
    game = bss.game()
    game.spirit("Swallow", on=origin)
    game.nexus("Nest", text="[LV1] When one of your spirits returns to your hand, draw a card.")
    where = "one of your spirits" if origin == "your field" else "a spirit card in your trash"
    use(game, game.magic("Call", cost=0, text=f"[Main] Select {where} and return it to your hand."))
    assert len(game.you.hand) == 1 + drawn


def test_a_spirit_with_an_effect_that_it_was_given_is_not_one_without_effects(bss: Any) -> None:
    game = bss.game()
    plain = game.spirit("Plain", bp=1000)
    given = game.spirit("Given", bp=1000)
    game.spirit("Later", levels=[(1, 1000), (3, 2000)], text="[LV2] <Curse>")
    game.nexus("Yard", text="[LV1] All of your spirits with no effects listed gain 1000 BP.")
    gift = game.magic("Gift", cost=0, text="[Main] Select one of your spirits. It gains Curse during this turn.")
    assert (plain.bp, given.bp, game.find("Later").bp) == (2000, 2000, 1000)
    use(game, gift, "", given)
    assert (plain.bp, given.bp) == (2000, 1000)


WATCH = "[LV1] When your opponent uses one of their effects to draw a card, place a core from the void onto this nexus."


@pytest.mark.parametrize("text", ["[Main] Draw two cards.", "[Main] Draw a card. Then, draw a card."])
def test_one_effect_that_draws_is_one_however_often_it_draws(bss: Any, text: str) -> None:
    game = bss.game()
    watch = game.nexus("Watch", on="opponent's field", text=WATCH)
    use(game, game.magic("Study", cost=0, text=text))
    assert (len(game.you.hand), watch.cores) == (2, 1)


def test_the_two_halves_of_a_burst_card_are_one_effect(bss: Any) -> None:
    game = bss.game(start="attack", active="opponent", your_reserve=5)
    watch = game.nexus("Watch", on="opponent's field", text=WATCH)
    text = "【When You Lose Life】 <Burst> Draw a card. You may then pay this card's cost to activate its flash effect."
    game.magic("Diary", cost=0, on="your burst", text=f"{text}\n[Flash] Draw a card.")
    other = game.magic("Other Diary", cost=0, text="[Flash] Draw a card.")
    raider = game.spirit("Raider", on="opponent's field")
    second = game.spirit("Second", on="opponent's field")
    attack(game, raider)
    game.choose("yes", "yes")
    assert (len(game.you.hand), watch.cores) == (3, 1)
    game.attack(second)
    use(game, other)
    assert watch.cores == 2  # another card, another effect


def test_the_first_time_in_a_turn_is_over_even_for_whoever_comes_later(bss: Any) -> None:
    """ "The first time ... each turn" is not "once per turn"."""
    game = bss.game(your_reserve=9)
    game.spirit("First")
    game.spirit("Second")
    text = "[LV1] The first time one of your spirits is destroyed each turn, draw a card."
    mourner = game.nexus("Mourner", on="your hand", cost=0, text=text)
    bolts = [game.magic(name, cost=0, text="[Main] Select one of your spirits and destroy it.") for name in ("Bolt", "Other Bolt")]
    use(game, bolts[0], "", game.find("First"))
    summon(game, mourner, "0 cores")
    hand = len(game.you.hand)
    use(game, bolts[1])
    assert len(game.you.hand) == hand - 1  # the bolt is gone, and nothing was drawn


def test_the_first_time_counts_again_in_the_next_turn(bss: Any) -> None:
    game = bss.game()
    game.spirit("First")
    game.spirit("Second")
    game.nexus("Mourner", text="[LV1] The first time one of your spirits is destroyed each turn, draw a card.")
    bolt = "[Main] Select one of your opponent's spirits and destroy it."
    mine = game.magic("Mine", cost=0, text="[Main] Select one of your spirits and destroy it.")
    theirs = game.magic("Theirs", cost=0, on="opponent's hand", text=bolt)
    use(game, mine, "", game.find("First"))
    assert len(game.you.hand) == 1
    game.end_main_phase()
    game.choose("end")
    use(game, theirs)
    assert len(game.you.hand) == 2


def test_only_the_first_attack_of_a_turn_counts_and_only_for_its_battle(bss: Any) -> None:
    game = bss.game(start="attack", opponent_hand=1)
    first = game.spirit("First", bp=1000, color="green")
    second = game.spirit("Second", bp=1000, color="green")
    text = "The first spirit that attacks each turn gains 1000 BP for each green spirit you control."
    game.nexus("Stump", text=f"[LV1] 【During Your Attack Step】 {text}")
    game.attack(first)
    assert first.bp == 3000
    pass_flash(game)
    assert (first.bp, game.opponent.life) == (1000, 4)
    game.attack(second)
    assert second.bp == 1000
