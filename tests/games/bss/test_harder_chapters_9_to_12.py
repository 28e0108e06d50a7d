"""Chapters 9 to 12 on tables where several things meet: one clause each, harder than in its own chapter."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import attack, may_use, pass_flash, settle_cores, summon, use

DRAIN = "[{}] Select one of {} spirits. Remove all of its cores and place them into its owner's reserve."


def answer_all(game: Any) -> None:
    while game.asked not in ("main step", "attack", "flash", ""):
        game.table.apply(0)


@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_whose_effect_drained_it_has_destroyed_it(bss: Any, whose: str) -> None:
    """9-3-2-1: destroyed by the effect, so by the opponent only if it was theirs."""
    game = bss.game(start="attack", active="opponent" if whose == "your" else "you", your_hand=0, opponent_hand=0)
    text = "[LV1] 【When Destroyed by Opponent】 Draw a card."
    side = "your field" if whose == "your" else "opponent's field"
    victim = game.spirit("Victim", on=side, text=text)
    for name in ("Raider", "Next"):
        game.spirit(name, on="opponent's field" if whose == "your" else "your field")
    drain = game.magic("Drain", cost=0, text=DRAIN.format("Flash", whose))
    game.attack(game.find("Raider"))
    while not may_use(game, drain):
        game.choose("done")
    use(game, drain, "", victim)
    answer_all(game)
    assert victim.zone == "trash"
    assert (len(game.you.hand), len(game.opponent.hand)) == ((0, 0) if whose == "your" else (0, 1))
    game.shows("9-3-2-1")


def test_symbols_of_a_spirit_that_is_emptied_for_the_cost_have_counted(bss: Any) -> None:
    """10-6-5, 10-6-6: and it goes when the summoning is done, without a destroyed effect."""
    game = bss.game(your_reserve=1, your_hand=0)
    donor = game.spirit("Donor", color="red", text="[LV1] 【When Destroyed】 Draw a card.")
    big = game.spirit("Big", cost=2, reduction=("red",), zone="your hand")
    game.play(big)
    while game.asked in ("pay", "cores for it"):
        options = game.labels()
        pick = next((i for i, text in enumerate(options) if "Donor" in text), 0)
        game.table.apply(pick)
    assert big.zone == "field" and donor.zone == "trash" and len(game.you.hand) == 0
    assert (game.you.reserve, big.cores) == (0, 1)
    game.shows("10-6-5", "10-6-6")


def test_a_magic_card_that_is_used_is_in_no_hand_and_not_yet_in_the_trash(bss: Any) -> None:
    """10-8-7, 10-8-8."""
    game = bss.game(your_hand=2)
    text = "[Main] Return all magic cards from your trash to your hand. Draw a card for each card in your hand."
    recall = game.magic("Recall", cost=0, text=text)
    game.magic("Old", on="your trash", text="[Main] Draw a card.")
    use(game, recall)
    assert recall.zone == "trash" and len(game.you.hand) == 6
    game.shows("10-8-7", "10-8-8")


def test_a_kept_spirit_was_not_destroyed_by_the_battle(bss: Any) -> None:
    """10-5-1: nobody has destroyed anything, though BP were compared."""
    game = bss.game(start="attack", your_hand=0)
    hero = game.spirit("Hero", bp=5000)
    game.spirit("Next")
    game.nexus("Hall", text="[LV1] When one of your spirits destroys an opponent's spirit via comparing BP, draw a card.")
    wall = game.spirit("Wall", bp=1000, on="opponent's field")
    text = "When one of your spirits would be destroyed, you may exhaust this nexus to keep it on the field exhausted instead."
    tower = game.nexus("Tower", on="opponent's field", text=f"[LV1] {text}")
    attack(game, hero, wall)
    game.choose(tower)
    assert wall.zone == "field" and tower.exhausted and len(game.you.hand) == 0
    game.shows("10-5-1")


def test_curse_kills_the_blocker_though_the_attacker_fell(bss: Any) -> None:
    """11-3-1: at the end of the battle; what the blocker's death triggers is resolved."""
    game = bss.game(start="attack", opponent_hand=0)
    snake = game.spirit("Snake", bp=1000, text="[LV1] <Curse>")
    wall = game.spirit("Wall", bp=9000, on="opponent's field", text="[LV1] 【When Destroyed by Opponent】 Draw a card.")
    game.spirit("Next")
    attack(game, snake, wall)
    assert snake.zone == wall.zone == "trash" and len(game.opponent.hand) == 1
    game.shows("11-3-1")


def test_luster_brings_back_what_is_still_in_the_trash_of_this_battle(bss: Any) -> None:
    """11-6-1, 11-6-2: not what was used before the battle, nor what the other player used."""
    game = bss.game(start="attack", your_hand=0, opponent_hand=0)
    angel = game.spirit("Angel", text="[LV1] <Luster>")
    old = game.magic("Old", on="your trash", text="[Flash] Draw a card.")
    mine = game.magic("Mine", cost=0, text="[Flash] Draw a card.")
    theirs = game.magic("Theirs", cost=0, on="opponent's hand", text="[Flash] Draw a card.")
    game.spirit("Next")
    game.attack(angel)
    use(game, theirs)
    use(game, mine)
    pass_flash(game)
    answer_all(game)
    assert mine.zone == "hand" and old.zone == theirs.zone == "trash"
    game.shows("11-6-1")


def test_crush_counts_the_level_and_takes_no_more_than_there_is(bss: Any) -> None:
    """11-11-1, 11-11-4: the greater modifier alone; a short deck is emptied and nobody loses yet."""
    game = bss.game(start="attack", opponent_deck=3)
    golem = game.spirit("Golem", levels=[(1, 1000), (2, 2000)], counters={"core": 2}, text="[LV1·2] <Crush:+1>\n[LV2] <Crush:+3>")
    game.spirit("Next")
    attack(game, golem)
    assert len(game.opponent.deck) == 0 and len(game.opponent.trash) == 3 and game.winner == ""
    game.shows("11-11-1")


def test_gale_takes_refreshed_spirits_only_and_no_more_than_there_are(bss: Any) -> None:
    """11-10-1: the blocker is exhausted by its block already."""
    game = bss.game(start="attack")
    wolf = game.spirit("Wolf", bp=1000, text="[LV1] <Gale:2>")
    wall = game.spirit("Wall", bp=500, on="opponent's field")
    other = game.spirit("Other", on="opponent's field")
    tired = game.spirit("Tired", on="opponent's field", exhausted=True)
    game.spirit("Next")
    game.attack(wolf)
    pass_flash(game)
    game.choose(wall)
    while game.asked not in ("flash", "attack", "main step"):
        assert game.decides == "opponent" and set(game.options()) <= {other, "done"}
        game.choose(other)
    assert other.exhausted and tired.exhausted
    game.shows("11-10-1")


def test_awaken_may_take_the_last_core_and_nothing_notices(bss: Any) -> None:
    """11-1-1: from cards of one's field only, nexuses included."""
    game = bss.game(start="attack", your_hand=0, opponent_hand=0)
    dragon = game.spirit("Dragon", bp=1000, text="[LV1] [Flash] <Awaken>")
    donor = game.spirit("Donor", text="[LV1] 【When Destroyed】 Draw a card.")
    game.nexus("Grave", text="[LV1] Draw a card when one of your spirits is destroyed.")
    game.attack(dragon)
    use(game, dragon)
    while game.asked not in ("flash", "attack", "main step"):
        labels = game.labels()
        game.table.apply(next((i for i, text in enumerate(labels) if "Donor" in text), 0))
    assert dragon.cores == 2 and donor.zone == "trash" and len(game.you.hand) == 0
    game.shows("11-1-1")


def test_blessed_is_one_core_however_much_life_was_taken(bss: Any) -> None:
    """11-7-1, 11-7-2."""
    game = bss.game(start="attack", your_life=3)
    nun = game.spirit("Nun", symbols=("yellow", "yellow"), text="[LV1] <Blessed>")
    game.nexus("Choir", text="[LV1] All of your spirits gain Blessed.")
    attack(game, nun)
    assert (game.opponent.life, game.you.life) == (3, 4)
    game.shows("11-7-2")


def test_armor_does_not_hold_against_one_s_own_effects_nor_other_colors(bss: Any) -> None:
    """11-5-1."""
    game = bss.game()
    mine = game.spirit("Mine", text="[LV1] <Armor:Red>")
    theirs = game.spirit("Theirs", text="[LV1] <Armor:Red>", on="opponent's field")
    use(game, game.magic("Own", cost=0, color="red", text="[Main] Select one of your spirits and destroy it."))
    assert mine.zone == "trash"
    assert theirs.zone == "field"


def test_armor_is_asked_about_the_color_of_the_effect_s_card_and_either_of_two_is_enough(bss: Any) -> None:
    """11-5-1: a card of two colors is of the color that the armor names."""
    game = bss.game()
    theirs = game.spirit("Theirs", text="[LV1] <Armor:Red>", on="opponent's field")
    text = "[Main] Select one of your opponent's spirits and destroy it."
    two = game.magic("Two", cost=0, color=("red", "blue"), text=text)
    blue = game.magic("Blue", cost=0, color="blue", text=text)
    use(game, two)
    assert theirs.zone == "field"
    use(game, blue)
    assert theirs.zone == "trash"


def test_raid_is_so_often_a_turn_and_asks_for_a_refreshed_nexus(bss: Any) -> None:
    """11-12-1: of three attacks the first is by rights, the second by Raid; there is no third, though a nexus is left."""
    game = bss.game(start="attack", opponent_hand=0)
    shark = game.spirit("Shark", text="[LV1] <Raid:1>")
    game.spirit("Next")
    yards = [game.nexus(f"Yard {i}") for i in (1, 2)]
    game.attack(shark)
    while game.asked not in ("attack", "flash"):
        game.choose("yes" if "yes" in game.options() else yards[0])
    pass_flash(game)
    assert shark.refreshed and [y.exhausted for y in yards] == [True, False]
    attack(game, shark)
    assert game.asked == "attack" and shark.exhausted and yards[1].refreshed and game.opponent.life == 3
    game.shows("11-12-1")


def test_a_drained_attacker_takes_no_life_and_its_battle_ends(bss: Any) -> None:
    """7-1-5-3-1, 9-3-1."""
    game = bss.game(start="attack", opponent_hand=0)
    knight = game.spirit("Knight")
    game.spirit("Next")
    drain = game.magic("Drain", cost=0, on="opponent's hand", text=DRAIN.format("Flash", "your opponent's"))
    game.attack(knight)
    use(game, drain, "", knight)
    pass_flash(game)
    assert knight.zone == "trash" and game.opponent.life == 5 and game.asked == "attack"


def test_immortal_is_paid_for_and_asked_once_for_two_that_fall(bss: Any) -> None:
    """11-4-1, 8-6-3."""
    game = bss.game(start="attack", your_reserve=9, opponent_hand=0)
    ghost = game.spirit("Ghost", cost=3, on="your trash", text="【During Either Attack Step】 <Immortal:4>")
    pair = [game.spirit(f"Four {i}", cost=4, bp=1000) for i in (1, 2)]
    hero = game.spirit("Hero", bp=9000, cost=9)
    text = "[Flash] Destroy all of your opponent's spirits with 1000 or fewer BP."
    doom = game.magic("Doom", cost=0, on="opponent's hand", text=text)
    game.attack(hero)
    use(game, doom)
    assert all(card.zone == "trash" for card in pair)
    assert game.decides == "you"
    game.choose("yes")
    settle_cores(game)
    assert ghost.zone == "field" and game.you.reserve == 9 + 2 - 3 - 1
    game.shows("11-4-1")


def test_a_spirit_that_burst_summons_itself_pays_nothing_and_stays(bss: Any) -> None:
    """10-9-2, 10-9-4: the set card is turned over; after its effect it lies in the trash unless it is on the field."""
    game = bss.game(start="attack", active="opponent", your_reserve=0, your_life=3)
    text = "【When You Lose Life】 <Burst> Summon this card without paying its cost.\n[LV1] 【When Summoned】 Draw a card."
    guard = game.spirit("Guard", cost=7, on="your burst", text=text)
    raider = game.spirit("Raider", on="opponent's field")
    game.spirit("Next", on="opponent's field")
    attack(game, raider)
    game.choose("yes")
    settle_cores(game)
    assert guard.zone == "field" and guard.cores == 1 and len(game.you.hand) == 1
    game.shows("10-9-2")


def test_a_burst_that_is_turned_down_stays_and_may_answer_the_next_time(bss: Any) -> None:
    """10-9-3."""
    game = bss.game(start="attack", active="opponent", your_hand=0)
    burst = game.magic("Diary", cost=1, on="your burst", text="【When You Lose Life】 <Burst> Draw a card.")
    raiders = [game.spirit(f"Raider {i}", on="opponent's field") for i in (1, 2, 3)]
    attack(game, raiders[0])
    game.choose("no")
    assert burst.zone == "burst area"
    attack(game, raiders[1])
    game.choose("yes")
    assert burst.zone == "trash" and len(game.you.hand) == 1
    game.shows("10-9-3")


def test_an_attack_on_a_spirit_makes_it_block_and_block_effects_go_off(bss: Any) -> None:
    """10-10-1: though exhausted; there is no window before the block."""
    game = bss.game(start="attack", opponent_hand=0)
    text = "[LV1] 【When This Spirit Attacks】 Select one of your opponent's exhausted spirits. You may attack that spirit."
    hunter = game.spirit("Hunter", bp=5000, text=text)
    text = "[LV1] 【When This Spirit Blocks】 Draw a card."
    prey = game.spirit("Prey", bp=1000, exhausted=True, on="opponent's field", text=text)
    game.spirit("Guard", bp=9000, on="opponent's field")
    game.spirit("Next")
    game.attack(hunter)
    game.choose("yes")
    assert len(game.opponent.hand) == 1
    pass_flash(game)
    assert prey.zone == "trash" and game.opponent.life == 5
    game.shows("10-10-1")


def test_a_summoned_spirit_reduces_nothing_for_itself(bss: Any) -> None:
    """10-6-5: symbols on the field."""
    game = bss.game(your_reserve=4)
    big = game.spirit("Big", cost=3, color="red", reduction=("red", "red"), symbols=("red", "red"), zone="your hand")
    summon(game, big)
    assert game.you.reserve == 0 and big.cores == 1


def test_link_ends_at_once_when_the_helper_leaves_before_damage(bss: Any) -> None:
    """11-18-4."""
    game = bss.game(start="attack", opponent_hand=0)
    hero = game.spirit("Hero", bp=3000, family=["Dragon"])
    friend = game.spirit("Friend", bp=2000, text="[LV1] <Link:Dragon>")
    text = "[Flash] Select one of your opponent's exhausted spirits with 2000 or fewer BP and destroy it."
    bolt = game.magic("Bolt", cost=0, on="opponent's hand", text=text)
    game.attack(hero)
    game.choose("yes")
    assert hero.bp == 5000
    use(game, bolt, "", friend)
    assert friend.zone == "trash" and (hero.bp, hero.symbol_count) == (3000, 1)
    pass_flash(game)
    assert game.opponent.life == 4
    game.shows("11-18-4")
