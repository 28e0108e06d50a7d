"""Rules that games seldom come to: what was refused and why, cores of the fallen, several of what is mostly one."""
from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.bss import terms
from cardwright.kernel.options import PLAY, USE, option
from tests.games.bss.acting import attack, move_cores, pass_flash, settle_cores, summon, use

NO_CORES = "6-6-1-2-3"
ONCE = "[LV1] [Main] Draw a card. This effect can only be used once per turn."


def refused(game: Any, verb: int, card: Any, extra: int = 0) -> str:
    no = game.table.why_not(option(verb, card if isinstance(card, int) else card.id, extra))
    return "" if no is None else str(no.clause)


# -- what may not be done, and why
def test_cores_are_moved_from_where_the_player_has_some(bss: Any) -> None:
    """6-6-1-2-3: not from an empty reserve, an empty nexus, a card of the other player's or one that is not on the field."""
    game = bss.game(your_reserve=0)
    knight = game.spirit("Knight")
    tower = game.nexus("Tower")
    theirs = game.spirit("Theirs", on="opponent's field")
    gone = game.spirit("Gone", on="your trash")
    assert [refused(game, terms.MOVE_CORES, place) for place in (tower, theirs, gone, terms.RESERVE_PLACE)] == [NO_CORES] * 4
    assert f"move cores from {knight.label}" in game.options()


def test_a_core_may_not_go_back_where_it_has_just_come_from(bss: Any) -> None:
    """12-1-1-2: its place is refused if there is nowhere else for it to go; the reserve is somewhere else."""
    game = bss.game(your_reserve=0)
    first = game.nexus("First", counters={"core": 1})
    second = game.nexus("Second")
    move_cores(game, "First", "Second", "1 core")
    assert (first.cores, second.cores) == (0, 1)
    game.choose("move cores from Second")
    assert game.asked == "main step" and game.you.reserve == 1, "there was but one place left for it"
    assert refused(game, terms.MOVE_CORES, terms.RESERVE_PLACE) == "12-1-1-2"


def test_each_refusal_names_its_clause(bss: Any) -> None:
    """10-8-1, 2-6-2, 8-1-3."""
    game = bss.game(your_reserve=9)
    magic = game.magic("Bolt", cost=1, text="[Main] Draw a card.")
    theirs = game.spirit("Theirs", on="opponent's hand")
    fielded = game.spirit("Fielded", text=ONCE)
    foreign = game.spirit("Foreign", on="opponent's field", text=ONCE)
    assert game.why_not("play", theirs).clause == "2-6-2"
    assert game.why_not("play", fielded).clause == "2-6-2"
    assert refused(game, PLAY, magic, 7) == "10-8-1"
    assert refused(game, USE, foreign) == "8-1-3"
    assert refused(game, USE, fielded, 5) == "8-1-3"
    assert refused(game, USE, magic) == "8-1-3"


def test_an_effect_that_was_used_this_turn_says_so(bss: Any) -> None:
    """8-3-3."""
    game = bss.game(your_hand=0)
    fountain = game.spirit("Fountain", text=ONCE)
    game.use(fountain)
    assert len(game.you.hand) == 1
    assert refused(game, USE, fountain) == "8-3-3"


def test_nothing_is_done_after_the_game(bss: Any) -> None:
    """1-2-1."""
    game = bss.game(start="attack", opponent_life=1)
    knight = game.spirit("Knight")
    attack(game, knight)
    assert game.winner == "you"
    assert refused(game, USE, knight) == "1-2-1"


def test_magic_that_is_forbidden_may_not_be_used(bss: Any) -> None:
    """1-3-3"""
    game = bss.game(your_reserve=9)
    game.nexus("Ban", on="opponent's field", text="[LV1] Your opponent can't use magic cards.")
    magic = game.magic("Bolt", cost=1, text="[Main] Draw a card.")
    assert game.why_not("play", magic).clause == "1-3-3"


def test_the_option_to_move_cores_is_about_the_card_that_gives_them(bss: Any) -> None:
    game = bss.game(your_reserve=2)
    knight = game.spirit("Knight")
    about = game.table.rules.option_cards
    assert about(game.table, option(terms.MOVE_CORES, knight.id)) == (knight.id, -1)
    assert about(game.table, option(terms.CORES_TO, knight.id)) == (knight.id, -1)
    assert about(game.table, option(terms.MOVE_CORES, terms.RESERVE_PLACE)) == (-1, -1)
    assert about(game.table, option(USE, knight.id)) == (-1, -1)


# -- what is counted
def test_spirits_are_told_apart_by_how_many_colors_they_have(bss: Any) -> None:
    """2-4-1-2"""
    game = bss.game()
    plain = game.spirit("Plain", on="opponent's field", color="red")
    mixed = game.spirit("Mixed", on="opponent's field", color=["red", "blue"])
    use(game, game.magic("Rift", cost=0, text="[Main] Destroy all of your opponent's spirits with two or more colors."))
    assert plain.zone == "field" and mixed.zone == "trash"


@pytest.mark.parametrize(("theirs", "drawn"), [(["red", "white", "white"], 0), (["red", "red", "white"], 1)])
def test_symbols_of_a_color_are_counted_on_the_field_of_the_player_that_is_named(bss: Any, theirs: list[str], drawn: int) -> None:
    """2-8-2-2: the own red symbols are not meant, and neither is their white one."""
    game = bss.game(your_hand=0)
    game.spirit("Mine", symbols=["red", "red", "red"])
    game.spirit("Theirs", on="opponent's field", symbols=theirs)
    text = "[Main] If your opponent has two or more red symbols, draw a card."
    use(game, game.magic("Count", cost=0, text=text))
    assert len(game.you.hand) == drawn


def test_a_spirit_as_its_highest_level_has_bp_and_effects_of_it(bss: Any) -> None:
    """8-8-1-3-2"""
    game = bss.game(your_hand=0)
    text = "[LV1] 【When This Spirit Attacks】 Draw a card.\n[LV3] <Armor:red>"
    knight = game.spirit("Knight", levels=[(1, 1000), (3, 3000), (5, 8000)], text=text)
    use(game, game.magic("Rise", cost=0, text="[Main] Select one of your spirits. Treat it as its highest level during this turn."))
    assert (knight.level, knight.bp) == (3, 8000)
    game.shows("8-8-1-3-2")


# -- cores of the fallen
def test_the_cores_of_a_spirit_that_was_just_destroyed_are_meant_where_they_are_now(bss: Any) -> None:
    """10-1-3-4, 8-10-1: they lie in the reserve; as many as were on it go on from there, the soul core too."""
    game = bss.game(your_reserve=4)
    heir = game.nexus("Heir")
    victim = game.spirit("Victim", counters={"core": 2, "soul core": 1})
    text = "select one of your nexuses. Place all of the destroyed spirit's cores onto it."
    game.spirit("Notary", text=f"[LV1] When one of your spirits is destroyed, {text}")
    use(game, game.magic("Fall", cost=0, text="[Main] Select one of your spirits and destroy it."), "", victim)
    assert heir.cores == 3 and heir.counters["soul core"] == 1 and game.you.reserve == 4


# -- Feast with several tokens
def test_of_several_smaller_tokens_the_player_chooses_which_is_served(bss: Any) -> None:
    """11-17-1"""
    game = bss.game(your_reserve=9)
    brood = game.magic("Brood", cost=0, text="[Main] Summon two Small Supsprite Tokens.")
    cook = game.spirit("Cook", on="your hand", cost=0, text="[LV1] 【When Summoned】 Activate Feast.")
    use(game, brood)
    settle_cores(game)
    small = [card for card in game.you.field if card.name == "Small Supsprite Token"]
    assert len(small) == 2
    summon(game, cook)
    assert game.decides == "you" and game.asked == "choose a card"
    game.choose(small[1])
    settle_cores(game)
    assert small[0].zone == "field" and not small[1].exists
    assert game.find("Medium Supsprite Token").zone == "field"
    game.shows("11-17-1")


def test_a_price_below_nothing_is_nothing(bss: Any) -> None:
    """10-8-5: two symbols reduce a cost of one."""
    game = bss.game(your_reserve=3, your_hand=0)
    game.spirit("Mage", symbols=["red", "red"])
    use(game, game.magic("Bolt", cost=1, reduction=["red", "red"], color="red", text="[Main] Draw a card."))
    assert len(game.you.hand) == 1 and game.you.reserve == 3
    game.shows("10-8-5")


def test_battles_with_those_that_are_meant_are_found(bss: Any) -> None:
    """4-4: the attacking spirit that one of the own blocks, and not the one that attacks beside."""
    game = bss.game(start="attack", active="opponent", your_reserve=3)
    raider = game.spirit("Raider", on="opponent's field", bp=9000)
    idle = game.spirit("Idle", on="opponent's field", bp=9000)
    guard = game.spirit("Guard", bp=1000)
    text = "[Flash] Destroy one of your opponent's spirits that is being blocked by one of your spirits."
    trap = game.magic("Trap", cost=0, text=text)
    game.attack(raider)
    while game.asked == "flash":
        game.choose("done")
    game.choose(guard)
    while game.decides != "you":
        game.choose("done")
    game.play(trap)
    settle_cores(game)
    pass_flash(game)
    assert raider.zone == "trash" and idle.zone == "field" and guard.zone == "field"


def test_without_a_core_for_it_no_token_is_served(bss: Any) -> None:
    """11-17-1, 4-12-4: a token needs the cores of its level 1 like any spirit."""
    game = bss.game(your_reserve=0)
    summon(game, game.nexus("Table", on="your hand", cost=0, text="[LV1] 【When Placed】 Activate Feast."))
    assert game.asked == "main step" and [card.name for card in game.you.field] == ["Table"]


# -- what effects use and set off
def test_magic_is_used_by_an_effect_if_one_of_its_effects_can_be(bss: Any) -> None:
    """10-8: without paying, from the trash."""
    game = bss.game(your_hand=0, your_reserve=0)
    game.magic("Study", on="your trash", cost=5, text="[Main] Draw two cards.")
    text = "[Main] You may use a magic card from your trash without paying its cost."
    use(game, game.magic("Echo", cost=0, text=text), "", "yes")
    while game.asked != "main step":
        game.choose(game.options()[0])
    assert len(game.you.hand) == 2


@pytest.mark.parametrize("label", ["When Summoned", "When Destroyed"])
def test_an_effect_sets_off_those_of_the_timing_that_it_names(bss: Any, label: str) -> None:
    """8-1-7"""
    game = bss.game(start="attack", your_hand=0, your_reserve=0)
    text = ("[LV1] 【When Summoned】 Draw a card.\n[LV1] 【When Destroyed】 Place a core from the void into your reserve.\n"
            f'[LV1] 【When This Spirit Attacks】 Activate this spirit\'s "{label}" effect.')
    herald = game.spirit("Herald", text=text)
    attack(game, herald)
    assert (len(game.you.hand), game.you.reserve) == ((1, 0) if label == "When Summoned" else (0, 1))


def test_symbols_that_are_treated_as_others_are_no_longer_what_they_were(bss: Any) -> None:
    """8-8-1-3: a red reduction finds nothing on a spirit whose symbols are two white ones now."""
    game = bss.game(your_reserve=9, your_hand=0)
    game.spirit("Mage", symbols=["red", "red"])
    text = "[Main] Select one of your spirits. Treat it as having two white symbols during this turn."
    paint = game.magic("Paint", cost=0, text=text)
    bolt = game.magic("Bolt", cost=3, reduction=["red", "red"], color="red", text="[Main] Draw a card.")
    use(game, paint)
    use(game, bolt)
    assert game.you.reserve == 6
    game.shows("8-8-1-3")


def test_a_frozen_spirit_stays_exhausted_for_one_refresh_step(bss: Any) -> None:
    """1-3-3, 6-5-2: it stays, though the step refreshes all others."""
    game = bss.game(your_deck=5, opponent_deck=5)
    frozen = game.spirit("Frozen", on="opponent's field", exhausted=True)
    other = game.spirit("Other", on="opponent's field", exhausted=True)
    text = "[Main] Select one of your opponent's spirits. It won't refresh during their next refresh step."
    use(game, game.magic("Frost", cost=0, text=text), "", frozen)
    game.end_turn()
    while game.asked != "main step":
        game.choose(game.options()[0])
    assert game.decides == "opponent" and frozen.exhausted and not other.exhausted
    game.shows("1-3-3")


def test_the_soul_core_of_the_fallen_does_not_go_into_life_unnamed(bss: Any) -> None:
    """4-11-3, 10-1-3-4: the regular cores do, the soul core stays in the reserve."""
    game = bss.game(your_reserve=0, your_life=3)
    game.spirit("Victim", counters={"core": 2, "soul core": 1})
    text = "[LV1] When one of your spirits is destroyed, place all of the destroyed spirit's cores into your life."
    game.nexus("Font", text=text)
    use(game, game.magic("Fall", cost=0, text="[Main] Select one of your spirits and destroy it."))
    assert game.you.life == 5 and game.you.reserve == 1
    game.shows("4-11-3")


def test_an_attacked_spirit_that_is_gone_leaves_life_alone(bss: Any) -> None:
    """10-10-1: it counts as blocked, so there is neither a window nor another block, and no life is lost."""
    game = bss.game(start="attack", opponent_hand=1, opponent_life=5)
    text = ("[LV1] 【When This Spirit Attacks】 Select one of your opponent's spirits. You may attack that spirit.\n"
            "[LV1] 【When This Spirit Attacks】 Select one of your opponent's spirits and destroy it.")
    hunter = game.spirit("Hunter", bp=5000, text=text)
    prey = game.spirit("Prey", on="opponent's field", bp=1000)
    guard = game.spirit("Guard", on="opponent's field", bp=9000)
    game.spirit("Next")
    game.attack(hunter)
    for _ in range(8):
        if game.asked in ("flash", "attack", "block"):
            break
        ways = [getattr(o, "label", o) for o in game.options()]
        game.choose("yes" if "yes" in ways else prey if "Prey" in ways else game.options()[0])
    assert prey.zone == "trash"
    pass_flash(game)
    assert game.opponent.life == 5 and guard.zone == "field" and hunter.zone == "field"


def test_a_spirit_that_attacks_was_not_exhausted_by_an_effect(bss: Any) -> None:
    """10-4-1: the rules exhaust it; an effect of either player is one."""
    game = bss.game(start="attack", your_hand=0)
    raider = game.spirit("Raider")
    idle = game.spirit("Idle")
    game.nexus("Bell", text="[LV1] When one of your spirits is exhausted by an effect, place a core from the void into your life.")
    text = "[Flash] Select one of your opponent's refreshed spirits and exhaust it."
    lull = game.magic("Lull", zone="opponent's hand", cost=0, text=text)
    life = game.you.life
    game.attack(raider)
    assert raider.exhausted and game.you.life == life
    while game.decides != "opponent":
        game.choose("done")
    game.play(lull)
    settle_cores(game)
    assert idle.exhausted and game.you.life == life + 1


def test_who_falls_by_an_effect_of_an_earlier_turn_was_destroyed_by_it(bss: Any) -> None:
    """9-4-2-1: nothing of this turn has weakened the spirit: what raised it is over, and what was taken from it before is not."""
    game = bss.game(your_deck=5, opponent_deck=5, opponent_hand=0)
    martyr = game.spirit("Martyr", on="opponent's field", bp=1000, text="[LV1] 【When Destroyed By Opponent】 Draw a card.")
    prop = game.nexus("Prop", on="opponent's field", text="[LV1] All of your spirits gain 2000 BP.")
    text = "[Main] Select one of your opponent's spirits. It loses 2000 BP until the end of their next turn."
    wither = game.magic("Wither", cost=0, text=text)
    topple = game.magic("Topple", cost=0, zone="opponent's hand", text="[Main] Select one of your nexuses and destroy it.")
    use(game, wither)
    assert martyr.bp == 1000 and topple.zone == "hand"
    game.end_turn()
    while game.asked != "main step":
        game.choose(game.options()[0])
    before = len(game.opponent.hand)
    use(game, topple)
    assert prop.zone == "trash" and martyr.zone == "trash"
    assert len(game.opponent.hand) == before - 1 + 1, "Topple is gone, and one card was drawn"
    game.shows("9-4-2-1")


def test_cores_that_are_placed_into_the_other_player_s_reserve_change_hands(bss: Any) -> None:
    """4-11: the core leaves the opponent's spirit and is in the own reserve."""
    game = bss.game(your_reserve=0, opponent_reserve=0)
    rich = game.spirit("Rich", on="opponent's field", counters={"core": 3})
    text = "[Main] Select one of your opponent's spirits. Remove a core from it and place it into your reserve."
    use(game, game.magic("Theft", cost=0, text=text))
    assert (rich.cores, game.you.reserve, game.opponent.reserve) == (2, 1, 0)


def test_who_is_kept_from_blocking_is_refused_for_that(bss: Any) -> None:
    """1-3-3: not for want of being refreshed (7-1-3-1)."""
    game = bss.game(start="attack", opponent_hand=0)
    raider = game.spirit("Raider")
    meek = game.spirit("Meek", on="opponent's field", text="[LV1] This spirit cannot block.")
    tired = game.spirit("Tired", on="opponent's field", exhausted=True)
    guard = game.spirit("Guard", on="opponent's field")
    game.attack(raider)
    pass_flash(game)
    assert game.asked == "block" and guard.zone == "field"
    assert (game.why_not("choose", meek).clause, game.why_not("choose", tired).clause) == ("1-3-3", "7-1-3-1")


@pytest.mark.parametrize(("cost", "back"), [(1, True), (9, False)])
def test_immortal_is_for_those_who_can_pay_for_it(bss: Any, cost: int, back: bool) -> None:
    """11-4-1, 10-6-6: nobody is asked about a card whose cost is too high."""
    game = bss.game(start="attack", your_reserve=2)
    knight = game.spirit("Knight", cost=4, bp=1000)
    ghost = game.spirit("Ghost", on="your trash", cost=cost, text="【During Either Attack Step】 <Immortal:4>")
    wall = game.spirit("Wall", on="opponent's field", bp=9000)
    attack(game, knight, wall)
    assert knight.zone == "trash" and (game.asked == "whether") == back
    assert ghost.zone == "trash"


def test_players_are_told_the_bp_of_the_level_and_the_colors_of_armor(bss: Any) -> None:
    """2-10, 11-5-1: the printed BP of a spirit on the field is that of its level, whatever effects add to it."""
    game = bss.game()
    levels = [(1, 1000), (2, 4000)]
    guard = game.spirit("Guard", levels=levels, counters={"core": 2}, text="[LV1·2] <Armor:red>")
    held = game.spirit("Held", on="your hand", levels=levels)
    game.nexus("Drum", text="[LV1] All of your spirits gain 1000 BP.")
    rules, t = game.table.rules, game.table
    assert guard.bp == 5000 and rules.printed_details(t, guard.card)["bp"] == 4000
    assert rules.printed_details(t, held.card)["bp"] == 1000
    assert set(rules.card_details(t, guard.card, t.look(guard.card))["armor"]) == {"red"}


@pytest.mark.parametrize(("life", "barred"), [(3, True), (4, False)])
def test_a_ban_with_a_condition_holds_as_long_as_it_is_met(bss: Any, life: int, barred: bool) -> None:
    """1-3-3"""
    game = bss.game(your_reserve=9, opponent_life=life)
    text = "[LV1] If you have 3 or less life, your opponent can't use magic cards."
    game.nexus("Ban", on="opponent's field", text=text)
    bolt = game.magic("Bolt", cost=1, text="[Main] Draw a card.")
    assert game.can("play", bolt) != barred


def test_a_soul_core_that_is_elsewhere_does_not_come_from_the_trash(bss: Any) -> None:
    """8-5-5"""
    game = bss.game(your_reserve=0)
    bearer = game.spirit("Bearer", counters={"core": 1, "soul core": 1})
    use(game, game.magic("Home", cost=0, text='[Main] Return your "Soul Core" from your trash to your reserve.'))
    assert bearer.cores == 2 and game.you.reserve == 0 and game.you.number("soul core in trash") == 0
