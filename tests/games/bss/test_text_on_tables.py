"""Wordings that were once misread, played at a table: what is selected, what is meant by a pronoun, what may be left undone."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, pass_flash, settle_cores, summon, use

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


@pytest.mark.parametrize(("bp", "refreshed"), [(5000, True), (1000, False)])
def test_it_is_the_spirit_to_which_it_is_done(bss: Any, bp: int, refreshed: bool) -> None:
    """ "This spirit ... when it ...": another spirit that destroys one does nothing for it."""
    game = bss.game(start="attack")
    text = "[LV1] Refresh this spirit when it destroys one of your opponent's spirits via comparing BP."
    knight = game.spirit("Knight", bp=bp, text=text)
    other = game.spirit("Other", bp=9000)
    walls = [game.spirit(f"Wall {n}", bp=3000, on="opponent's field") for n in range(2)]
    attack(game, other, walls[0])
    assert walls[0].zone == "trash" and other.exhausted
    attack(game, knight, walls[1])
    assert (knight.zone == "field" and not knight.exhausted) == refreshed


@pytest.mark.parametrize("pays", [True, False])
def test_what_else_happens_when_a_spirit_is_kept(bss: Any, pays: bool) -> None:
    """8-4-2, 10-5-1: with the payment, and not without it."""
    game = bss.game(start="main", opponent_reserve=3)
    keep = "you may pay one core to keep it on the field exhausted instead and discard the top two cards of your opponent's deck"
    wall = game.spirit("Wall", on="opponent's field", text=f"[LV1] When this spirit would be destroyed, {keep}.")
    storm = game.magic("Storm", cost=0, text="[Main] Destroy all of your opponent's spirits.")
    before = len(game.you.deck)
    use(game, storm)
    assert game.asked == "which replacement"
    game.table.apply(0 if pays else 1)
    while game.asked == "pay" or (game.asked or "").startswith("which"):
        game.table.apply(0)
    assert (wall.zone == "field", before - len(game.you.deck)) == (pays, 2 if pays else 0)


@pytest.mark.parametrize("at", ["reserve", "spirit"])
def test_the_soul_core_goes_onto_the_spirit_that_was_selected(bss: Any, at: str) -> None:
    """4-11-3: from wherever of the two it is; "it" is the spirit selected before."""
    game = bss.game(your_soul_core_in_reserve=1 if at == "reserve" else 0, your_reserve=1)
    bearer = game.spirit("Bearer", counters={"core": 1} | ({"soul core": 1} if at == "spirit" else {}))
    angel = game.spirit("Angel")
    text = '[Main] Select one of your spirits. Place a "Soul Core" from your reserve or one of your spirits onto it.'
    use(game, game.magic("Gift", cost=0, text=text), "", angel)
    while game.asked and game.asked not in ("main step",) and bearer.soul_core and not angel.soul_core:
        game.choose(bearer)
    assert angel.soul_core and not bearer.soul_core


def test_one_of_these_or_one_of_those(bss: Any) -> None:
    game = bss.game()
    spirit = game.spirit("Cheap", cost=2, on="opponent's field")
    game.spirit("Dear", cost=7, on="opponent's field")
    nexus = game.nexus("Tower", on="opponent's field")
    pick = "Select one of your opponent's spirits that costs 3 or fewer or one of your opponent's nexuses"
    use(game, game.magic("Blast", cost=0, text=f"[Main] {pick} and destroy it."), "", nexus)
    assert (spirit.zone, nexus.zone) == ("field", "trash")


def test_what_lasts_while_linked_ends_with_the_link(bss: Any) -> None:
    """11-18-2, 7-1-6-2: for the battle, and no longer."""
    game = bss.game(start="attack", opponent_hand=1)
    hero = game.spirit("Hero", cost=3, bp=3000)
    text = "[LV1] 【When This Spirit Links】 While linked, the linked spirit gains 5000 BP."
    game.spirit("Friend", cost=5, bp=1000, text=f"[LV1] <Link:3>\n{text}")
    game.attack(hero)
    game.choose("yes")
    assert hero.bp == 9000
    pass_flash(game)
    assert hero.bp == 3000


@pytest.mark.parametrize("soul", [True, False])
def test_more_cards_are_revealed_instead(bss: Any, soul: bool) -> None:
    """10-6-6: it counts what the summoning cost was paid with."""
    game = bss.game(your_reserve=3, your_soul_core_in_reserve=1)
    for n in range(5):
        game.magic(f"Page {n}", on="your deck", cost=1, text="[Main] Draw a card.")
    reveal = "You may reveal the top two cards of your deck. Discard the revealed cards."
    more = "If you spend a \"Soul Core\" as part of this card's summoning cost, reveal the top four cards instead."
    queen = game.spirit("Queen", on="your hand", cost=1, text=f"[LV1] 【When Summoned】 {reveal} {more}")
    game.play(queen, *(("the soul core",) if soul else ()))
    settle_cores(game)
    game.choose("yes")
    assert len(game.you.trash) == (4 if soul else 2)


def test_they_are_both_that_were_named(bss: Any) -> None:
    game = bss.game(opponent_reserve=0)
    safe = "can be destroyed by your opponent's destruction effects"
    text = f"[LV1] Neither this spirit nor any nexus {safe}, and they cannot have their cores removed by your opponent's effects."
    guard = game.spirit("Guard", on="opponent's field", counters={"core": 3}, text=text)
    tower = game.nexus("Tower", on="opponent's field", counters={"core": 2})
    other = game.spirit("Other", on="opponent's field", counters={"core": 3})
    steal = "Remove two cores from each of your opponent's spirits and place them into their reserve."
    use(game, game.magic("Leak", cost=0, text=f"[Main] {steal}"))
    assert (guard.cores, other.cores, tower.cores) == (3, 1, 2)


def test_a_symbol_counts_as_two_colors_as_well(bss: Any) -> None:
    """2-7: a card whose reductions are of other colors is cheaper by what the symbol counts as."""
    text = (
        "[LV1] 【During Your Main Step】 While summoning or placing a Sailor card, "
        "treat this spirit's color and symbol color as red and purple as well."
    )
    for colour, paid in (("red", 1), ("purple", 1), ("blue", 2)):
        game = bss.game(your_reserve=4)
        game.spirit("Chameleon", color="yellow", symbols=["yellow"], text=text)
        card = game.spirit("Mate", cost=2, color=colour, reduction=[colour], family=("Sailor",), on="your hand")
        summon(game, card)
        assert game.you.reserve == 4 - paid - 1, "one core is placed on it"
