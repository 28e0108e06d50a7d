"""Marks that other texts ask for, duties to block, and what is read in one way only because of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.kernel.options import DONE, value_of, verb_of
from tests.games.fow.acting import call_stone, declare, judge, pass_until, play, resolve, stones
from tests.games.fow.compiling import ability, effects, read

LORD = {"type": "J-Ruler", "atk": 1000, "defense": 1000}

DONE_ID = -1


def offered(game: Any) -> set[int]:
    """The cards that may be chosen now, by number, and whether one may do without."""
    return {DONE_ID if verb_of(code) == DONE else value_of(code) for code in game.table.decision().options}


def test_a_mark_says_nothing_but_is_asked_for(fow: Any) -> None:
    """1101.1"""
    game = fow.game()
    marked = game.resonator("Teller", on="opponent's field", text="[Tales]")
    other = game.resonator("Silent", on="opponent's field")
    blade = game.chant("Blade", text="Destroy target J/resonator with ≪Tales≫.", cost="{0}")
    play(game, blade, marked)
    assert (marked.zone, other.zone) == ("graveyard", "field")
    assert read("<<Tales>>").abilities == read("[Tales]").abilities


def test_a_mark_that_is_gained_counts_and_the_others_do_not(fow: Any) -> None:
    """1101.1, 909.1c"""
    game = fow.game()
    imp = game.resonator("Imp", atk=400, defense=400, text="This card gains [+300/+300] as long as it has <<War>>.")
    gift = game.chant("Gift", text="Target resonator gains <<Famine>> until end of turn.", cost="{0}")
    other = game.chant("Other", text="Target resonator gains <<War>> until end of turn.", cost="{0}")
    play(game, gift, imp)
    assert imp.atk == 400
    play(game, other, imp)
    assert imp.atk == 700


def test_what_hangs_on_a_late_keyword_follows_it(fow: Any) -> None:
    """909.1c"""
    game = fow.game()
    game.resonator("Choir", text="J/resonators with <<Blessing>> you control gain [+200/+200].")
    imp = game.resonator("Imp", atk=400, defense=400)
    gift = game.chant("Gift", text="Target resonator gains <<Blessing>> until end of turn.", cost="{0}")
    play(game, gift, imp)
    assert imp.atk == 600


def test_who_must_block_blocks_if_it_can(fow: Any) -> None:
    """104.4, 804.3"""
    for bound in (False, True):
        game = fow.game()
        imp = game.resonator("Imp", atk=400, defense=400)
        guard = game.resonator("Guard", on="opponent's field", atk=100, defense=900)
        idle = game.resonator("Idle", on="opponent's field", atk=100, defense=900)
        order = game.chant("Order", text="Target J/resonator must attack or block this turn if able.", cost="{0}")
        if bound:
            play(game, order, guard)
        declare(game, imp, "opponent")
        pass_until(game, "block")
        assert offered(game) == ({guard.id} if bound else {guard.id, idle.id, DONE_ID})


def test_a_card_that_must_be_blocked_is_blocked_by_any(fow: Any) -> None:
    """104.4, 804.3"""
    game = fow.game()
    lure = game.resonator("Lure", atk=400, defense=400, text="Your opponent must block this card if able.")
    guards = [game.resonator(f"Guard {n}", on="opponent's field", atk=100, defense=900) for n in range(2)]
    declare(game, lure, "opponent")
    pass_until(game, "block")
    assert offered(game) == {guard.id for guard in guards}


def test_nobody_is_made_to_pay_for_a_block(fow: Any) -> None:
    """804.4, 104.4"""
    game = fow.game()
    lure = game.resonator("Lure", atk=400, defense=400, text="Your opponent must block this card if able.")
    guard = game.resonator("Guard", on="opponent's field", text="This card can't block unless you pay {1}.", atk=100, defense=900)
    stones(game, 1, whose="opponent's")
    declare(game, lure, "opponent")
    pass_until(game, "block")
    assert offered(game) == {guard.id, DONE_ID}


def test_a_ruler_that_need_not_rest_calls_a_stone_upright(fow: Any) -> None:
    """104.4, 709.1"""
    for spared in (False, True):
        game = fow.game()
        ruler = game.ruler("Lord", text="Calling a magic stone does not cause your rulers to rest." if spared else "")
        game.stone("Fire Magic Stone", zone="your magic stone deck")
        call_stone(game, ruler)
        assert ruler.rested == (not spared)


def test_only_enter_abilities_are_hushed(fow: Any) -> None:
    """1015.1a"""
    text = "Resonators entering the field under your opponent's control don't cause their own [Enter] abilities to trigger."
    for spoken, life in ((False, 4800), (True, 4300)):
        game = fow.game()
        if spoken:
            game.resonator("Hush", text=text, on="opponent's field")
        own = "[Enter] ⇒ You gain 500 life.\nWhen this card enters your field ⇒ You gain 300 life."
        play(game, game.resonator("Imp", on="your hand", cost="{0}", text=own))
        while game.asked != "priority" or game.table.stacked:
            game.choose(game.options()[0] if game.asked != "priority" else "pass")
        assert game.you.life == life


def test_a_larger_hand_is_kept(fow: Any) -> None:
    """505.2, 306.3"""
    from cardwright.effects.number_rules import ruled_number
    from cardwright.games.fow import terms

    game = fow.game()
    game.resonator("Shelf", text="Your maximum hand size is increased by two.")
    assert ruled_number(game.table, terms.HAND_LIMIT, 0) == 9 and ruled_number(game.table, terms.HAND_LIMIT, 1) == 7


def test_a_condition_on_the_ruler_is_asked_as_long_as_the_effect_lasts(fow: Any) -> None:
    """909.4: the effect is made although there is no J-ruler yet."""
    for name, able in (("Mirrored Duke", True), ("Somebody", False)):
        game = fow.game()
        art = {**LORD, "name": name, "text": "[Swiftness]\nGod's Art <Dawn> {1}: You gain 500 life."}
        lord = game.ruler("Lord", text="[Judgment] {0}", back=art)
        less = "it gains [Flying] until end of turn and you may pay {1} less to play its God's Art abilities this turn"
        word = f'Your J-ruler gains [+200/+200] until end of turn. If it is "Mirrored Duke", {less}.'
        play(game, game.chant("Word", cost="{0}", text=word))
        judge(game, lord)
        assert game.can("use", lord) == able
        assert lord.atk == 1000 + 200 and ("flying" in lord.keywords) == able


@pytest.mark.parametrize("text", [
    "This card gains [Quickcast] as long as it is in your graveyard.",
    "This card cannot be cancelled as long as you don't control any magic stones.",
    "As long as this card is in your removed area, Elves you control gain [+200/+200].",
])
def test_what_a_chant_is_as_long_as_something_is_so_is_no_effect_of_it(text: str) -> None:
    """904.1: once it is resolved it is gone."""
    assert ability(text, chant=True).kind == "Static"


def test_a_token_that_is_put_into_the_field_is_a_new_one() -> None:
    """1303.3"""
    assert effects("Put a Fairy addition token with no attribute into the field.")[0].kind == "Mint"


def test_from_where_a_card_is_played_is_said_of_the_play() -> None:
    """702.2"""
    event = ability("Whenever you play a card from your graveyard ⇒ Draw a card.").node("on")
    assert event.many("source")[0].text("zone") == "graveyard"
    assert not any(test.kind == "In" for test in event.node("what").walk())


def test_what_was_done_is_said_of_the_noun_beside_it() -> None:
    """The cards that are removed share something with the first one; they are not among what was removed."""
    others = "remove all resonators that share an attribute with the card removed this way from the game"
    steps = effects(f"Remove target resonator from the game. If you do, {others}.")
    assert not any(node.kind == "Among" for step in steps for node in step.walk())


def test_two_cards_that_are_spared_are_both_spared(fow: Any) -> None:
    """The chosen card is no second thing to destroy."""
    game = fow.game()
    kept = game.resonator("Kept", on="opponent's field")
    lost = game.resonator("Lost", on="opponent's field")
    choice = "Your opponent chooses an entity they control"
    text = f"[Enter] ⇒ {choice}. Destroy all entities other than this card and the chosen entity."
    storm = game.resonator("Storm", on="your hand", cost="{0}", text=text)
    game.play(storm)
    resolve(game)
    while game.asked != "priority" or game.table.stacked:
        game.choose("pass" if game.asked == "priority" else kept)
    assert (kept.zone, lost.zone, storm.zone) == ("field", "graveyard", "field")


def test_cards_none_of_which_share_a_name(fow: Any) -> None:
    for names, life in ((("One", "Two", "Three"), 4500), (("One", "Two", "One"), 4000)):
        game = fow.game()
        for name in names:
            game.resonator(name, zone="your deck")
        look = "Reveal the top three cards of your deck. If none of them share a name, you gain 500 life."
        play(game, game.chant("Probe", cost="{0}", text=look))
        assert game.you.life == life


def test_the_total_of_two_values(fow: Any) -> None:
    game = fow.game()
    imp = game.resonator("Imp", atk=300, defense=800)
    text = "Destroy target resonator. You gain life equal to the total of its ATK and DEF."
    play(game, game.chant("Feast", cost="{0}", text=text), imp)
    assert game.you.life == 5100


def test_each_thing_is_had_as_long_as_its_own_condition_holds(fow: Any) -> None:
    game = fow.game()
    flies = "[Flying] as long as you control a light resonator"
    text = f"This card gains {flies} and [+200/+200] as long as you control a fire resonator."
    imp = game.resonator("Imp", atk=400, defense=400, text=text, attribute=["Wind"])
    game.resonator("Torch", attribute=["Fire"])
    assert imp.atk == 600 and "flying" not in imp.keywords


def test_a_gods_art_in_the_chase_area_is_cancelled(fow: Any) -> None:
    """1112.1, 1012.1"""
    game = fow.game()
    lord = game.resonator("Lord", text="God's Art <Dawn> {0}: You gain 500 life.\n{0}: You gain 100 life.")
    stop = game.chant("Stop", cost="{0}", text="[Quickcast]\nCancel target God's Art.")
    game.use(lord, 1)
    assert not game.can("play", stop)
    resolve(game)
    game.use(lord, 0)
    game.play(stop)
    resolve(game)
    assert game.you.life == 4100


def test_a_search_instead_looks_where_the_first_one_looked() -> None:
    search = "Search your opponent's deck for a resonator and remove it from the game. If this card was awakened, search for two"
    [found] = [step for step in effects(f"{search} resonators instead.") if step.kind == "Search"]
    assert found.node("of").text("who") == "opponent" and found.node("count").kind == "IfCount"
    assert read("You gain 300 life. If this card was awakened, search for two resonators instead.", True).failure is not None


def test_a_source_is_a_card_wherever_it_is(fow: Any) -> None:
    """912.1"""
    for attribute, life in (("Fire", 3500), ("Water", 3700)):
        game = fow.game()
        game.resonator("Hearth", text="If a fire source you control would deal damage, it deals that much +200 instead.")
        bolt = game.chant("Bolt", text="This card deals 300 damage to your opponent.", cost="{0}", attribute=[attribute])
        play(game, bolt)
        assert game.opponent.life == life


def test_one_of_two_sorts_is_banished(fow: Any) -> None:
    """1011.1"""
    game = fow.game()
    large = game.resonator("Large", on="opponent's field", cost="{3}")
    small = game.resonator("Small", on="opponent's field", cost="{1}")
    ring = game.addition("Ring", on="opponent's field", cost="{3}")
    hunt = "Your opponent banishes a resonator with total cost 1 or less or an addition."
    game.play(game.chant("Hunt", cost="{0}", text=hunt))
    while game.table.stacked and game.asked == "priority":
        game.choose("pass")
    assert offered(game) == {small.id, ring.id} and large.zone == "field"


def test_what_was_discarded_is_counted(fow: Any) -> None:
    game = fow.game()
    held = [game.resonator(f"Elf {n}", zone="your hand", races=["Elf"]) for n in range(2)]
    text = "Discard two cards. If you discarded two or more Elves this way, you gain 500 life. If you discarded three or more Elves"
    play(game, game.chant("Toll", cost="{0}", text=f"{text} this way, you gain 900 life."))
    while game.asked != "priority" or game.table.stacked:
        game.choose("pass" if game.asked == "priority" else next(card for card in held if card.zone == "hand"))
    assert game.you.life == 4500


def test_three_times_a_turn(fow: Any) -> None:
    game = fow.game()
    well = game.resonator("Well", text="{0}: You gain 100 life. Play this ability up to three times per turn.")
    for left in (2, 1, 0):
        game.use(well)
        resolve(game)
        assert game.can("use", well) == (left > 0)


def test_each_card_goes_to_the_top_or_to_the_bottom() -> None:
    look = "Look at the top two cards of your opponent's deck."
    steps = effects(f"{look} Then put them on top and/or on the bottom of your opponent's deck in any order.")
    assert [step.many("to")[0].text("at") for step in steps if step.kind == "Move"] == ["top", "bottom"]
    assert all(step.many("to")[0].node("of").text("who") == "opponent" for step in steps if step.kind == "Move")


def test_another_card_is_turned_over(fow: Any) -> None:
    """1302.1"""
    game = fow.game()
    moon = game.resonator("Moon", atk=300, defense=300, back={"name": "Full Moon", "atk": 900, "defense": 900})
    plain = game.resonator("Plain", atk=300, defense=300)
    turn = game.chant("Turn", cost="{0}", text="Target resonator you control gains [+100/+100] until end of turn. Invert it.")
    again = game.chant("Again", cost="{0}", text="Target resonator you control gains [+100/+100] until end of turn. Invert it.")
    play(game, turn, moon)
    assert moon.atk == 1000
    play(game, again, plain)
    assert plain.atk == 400


def test_who_dealt_damage_is_another_than_who_was_dealt_it(fow: Any) -> None:
    """1007"""
    game = fow.game()
    striker = game.resonator("Striker", atk=300, defense=900)
    struck = game.resonator("Struck", on="opponent's field", atk=300, defense=900, rested=True)
    judge_them = game.chant("Verdict", text="Destroy target J/resonator that dealt damage this turn.", cost="{0}")
    blow = game.chant("Blow", text="Target resonator you control deals damage equal to its ATK to target resonator.", cost="{0}")
    game.play(blow, struck)
    resolve(game)
    game.play(judge_them)
    resolve(game)
    assert (striker.zone, struck.zone) == ("graveyard", "field")


def test_an_option_with_torrent_is_there_after_another_card(fow: Any) -> None:
    """1124.2b"""
    for first, life in ((False, 4300), (True, 4900)):
        game = fow.game()
        text = "Choose one - You gain 300 life; [Torrent] You gain 900 life."
        wave = game.chant("Wave", cost="{0}", text=text)
        drop = game.chant("Drop", cost="{0}", text="Draw a card.")
        if first:
            play(game, drop)
        game.play(wave)
        if first:
            assert game.asked != "priority"
            game.choose(game.options()[1])
        resolve(game)
        assert game.you.life == life
