"""Texts that few cards have: healing, counters that are put, additions that come, damage that is remembered."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from cardwright.kernel.options import USE, option
from tests.games.fow.acting import next_main, play, ready, resolve
from tests.games.fow.test_harder_by_lot import answer_all

HOME = "Return target resonator to its owner's hand."
BOLT = "This card deals 300 damage to target resonator."


def test_all_damage_is_removed_from_one_and_nobody_else(fow):
    game = fow.game()
    hero, other = (game.resonator(name, defense=700) for name in ("Hero", "Other"))
    bolts = [game.chant(f"Bolt {i}", cost="", text=BOLT) for i in range(4)]
    heal = game.chant("Heal", cost="", text="Remove all damage from target resonator. If you do, draw a card.")
    for bolt, target in zip(bolts[:3], (hero, hero, other), strict=False):
        play(game, bolt, target)
    assert (hero.damage, other.damage) == (600, 300)
    play(game, heal, hero)
    assert (hero.damage, other.damage) == (0, 300)
    play(game, bolts[3], hero)
    assert hero.zone == "field" and hero.damage == 300, "300 of 700 once more"


@pytest.mark.parametrize(("event", "times"), [("one", 1), ("three", 1), ("other kind", 0), ("other card", 0), ("taken off", 0)])
def test_counters_that_are_put_on_a_card(fow, event, times):
    """1022.1: of the kind that is named, put and not taken off, on the card that is meant."""
    game = fow.game()
    text = "Whenever one or more [+100/+100] counters are put on this card => You gain 100 life."
    hero = game.resonator("Hero", text=text, counters={"[+100/+100]": 2} if event == "taken off" else {})
    other = game.resonator("Other")
    texts = {
        "one": "Put a [+100/+100] counter on target resonator.", "three": "Put three [+100/+100] counters on target resonator.",
        "other kind": "Put a [-100/-100] counter on target resonator.",
        "other card": "Put a [+100/+100] counter on target resonator.",
        "taken off": "Remove a [+100/+100] counter from target resonator.",
    }
    play(game, game.chant("Spell", cost="", text=texts[event]), other if event == "other card" else hero)
    resolve(game)
    assert game.you.life == 4000 + 100 * times


@pytest.mark.parametrize(("to", "times"), [("Hero", 1), ("Other", 0)])
def test_an_addition_that_is_added_to_this_card(fow, to, times):
    """1002.1"""
    game = fow.game(your_hand=0)
    ready(game, "your")
    game.resonator("Hero", text="Whenever an addition is added to this card => You gain 100 life.")
    game.resonator("Other")
    cloak = game.addition("Cloak", type="Addition:Resonator", cost="", zone="your hand", text="Added resonator gains [+200/+0].")
    play(game, cloak, game.find(to))
    resolve(game)
    assert cloak.zone == "field"
    assert game.you.life == 4000 + 100 * times


def test_whom_this_card_has_hurt_this_turn(fow):
    """Only those, only by this card, and only in this turn."""
    game = fow.game()
    text = "If a resonator dealt damage by this card this turn would be put into a graveyard, remove it from the game instead.\n"
    text += "{0}: This card deals 100 damage to target resonator."
    hunter = game.resonator("Hunter", text=text)
    prey, bystander, later = (game.resonator(name, defense=500, on="opponent's field") for name in ("Prey", "Bystander", "Later"))
    kill = [game.chant(f"Kill {i}", cost="", text="Destroy target resonator.") for i in range(3)]
    game.use(hunter, "deals 100", prey)
    resolve(game)
    assert prey.damage == 100
    play(game, kill[0], prey)
    play(game, kill[1], bystander)
    assert prey.zone == "removed area" and bystander.zone == "graveyard"
    game.use(hunter, "deals 100", later)
    resolve(game)
    next_main(game)
    next_main(game)
    play(game, kill[2], later)
    assert later.zone == "graveyard"


def test_will_for_a_counter_as_often_as_there_are_counters(fow):
    """907.1"""
    game = fow.game()
    text = "Remove a mana counter from this card: Produce {R}."
    well = game.resonator("Well", text=text, counters={"mana": 2})
    cards = [game.chant(f"Fire {i}", cost="{R}", text="You gain 100 life.") for i in range(3)]
    for i, card in enumerate(cards):
        if i == 2:
            assert not game.can("play", card)
            continue
        game.play(card)
        answer_all(game)
        resolve(game)
    assert game.you.life == 4200 and well.counters.get("mana", 0) == 0


# -- 1002, 1406.3: additions that an effect puts into the field
def putting(fow, bearers):
    game = fow.game(your_hand=0)
    ready(game, "your")
    for name in bearers:
        game.resonator(name, atk=300)
    game.resonator("Theirs", atk=300, on="opponent's field")
    text = "Added resonator gains [+200/+0]."
    cloak = game.addition("Cloak", type="Addition:Resonator", cost="{9}", zone="your graveyard", text=text, old=True)
    play(game, game.chant("Dress", cost="", text="Put target addition from your graveyard into the field."), cloak)
    return game, cloak


def test_an_addition_that_an_effect_puts_there_is_added_to_a_card_of_its_player_s_choice(fow):
    """1406.3, 1002.1"""
    game, cloak = putting(fow, ["One", "Two"])
    assert game.decides == "you" and {"One", "Two"} <= {card.label for card in game.options()}
    game.choose(game.find("Two"))
    resolve(game)
    assert cloak.zone == "field" and cloak.controller == "you"
    assert [game.find(name).atk for name in ("One", "Two", "Theirs")] == [300, 500, 300]
    game.shows("1406.3", "1002.1")


def test_where_there_is_one_card_only_nobody_is_asked(fow):
    """1002.1: of all players' resonators it is the only one."""
    game, cloak = putting(fow, [])
    resolve(game)
    assert cloak.zone == "field" and game.find("Theirs").atk == 500
    game.shows("1002.1")


# -- 907: stones that produce two wills at once
@pytest.mark.parametrize(
    ("produced", "cost", "may"),
    [
        ("{R}{U}", "{R}{U}", True), ("{R}{U}", "{R}{R}", False), ("{R}{U}", "{1}{U}", True), ("{R}{U}", "{R}{U}{1}", False),
        ("{R}{R} or {U}{U}", "{U}{U}", True), ("{R}{R} or {U}{U}", "{R}{U}", False), ("{R}{R} or {U}{U}", "{2}", True),
        ("{R}{R} or {U}{U}", "{3}", False), ("{R} or {U}", "{U}", True), ("{R} or {U}", "{G}", False),
    ],
)
def test_what_one_stone_pays_for(fow, produced, cost, may):
    game = fow.game()
    stone = game.stone("Stone", text=f"{{Rest}}: Produce {produced}.", on="your field")
    wish = game.chant("Wish", cost=cost, text="You gain 100 life.")
    assert game.can("play", wish) == may
    if may:
        game.play(wish)
        answer_all(game)
        resolve(game)
        assert game.you.life == 4100 and stone.rested


# -- 707, 902: why an ability may not be used
def test_why_an_ability_is_not_used(fow):
    game = fow.game()
    healer, theirs, grave = (
        game.resonator(name, text="{0}: You gain 100 life.", on=on)
        for name, on in (("Healer", "your field"), ("Theirs", "opponent's field"), ("Grave", "your graveyard"))
    )

    def why(card, index):
        refused = game.table.why_not(option(USE, card.id, index))
        return "" if refused is None else refused.clause

    assert [why(healer, 0), why(healer, 7), why(theirs, 0), why(grave, 0)] == ["", "707.1", "707.2", "902.1a"]


# -- 104.4: what texts forbid is refused by their clause, and nothing else is
def refusal(game, verb, card, extra=0):
    refused = game.table.why_not(option(verb, card.id, extra))
    return "" if refused is None else refused.clause


def test_a_player_who_may_not_call_stones(fow):
    """709.1, 104.4: the other player may."""
    game = fow.game(your_magic_stone_deck=3, opponent_magic_stone_deck=3)
    game.addition("Drought", text="You cannot call magic stones.", on="your field")
    assert refusal(game, terms.CALL_STONE, game.you.leader) == "104.4" and "call" not in str(game.options())
    next_main(game)
    assert refusal(game, terms.CALL_STONE, game.opponent.leader) == ""


@pytest.mark.parametrize(
    ("ban", "text"),
    [("removed from the game", "Remove target resonator from the game."), ("returned to its owner's hand", HOME)],
)
def test_who_may_not_be_moved_there_stays(fow, ban, text):
    """104.4: and is moved elsewhere as any other."""
    game = fow.game()
    fast = game.resonator("Fast", text=f"This card cannot be {ban}.")
    loose = game.resonator("Loose")
    spells = [game.chant(f"Spell {i}", cost="", text=text) for i in range(2)]
    kill = game.chant("Kill", cost="", text="Destroy target resonator.")
    for spell, target in ((spells[0], fast), (spells[1], loose), (kill, fast)):
        if target is fast and spell is not kill:
            assert fast.zone == "field"
        play(game, spell, target)
        assert (fast.zone == "field") == (spell is not kill)
    assert loose.zone != "field"


def test_a_player_who_may_not_be_attacked_and_a_resonator(fow):
    """803.3b, 104.4"""
    game = fow.game()
    knight = game.resonator("Knight")
    game.resonator("Safe", text="This card cannot be attacked.", rested=True, on="opponent's field")
    game.resonator("Open", rested=True, on="opponent's field")
    game.choose("battle")
    while game.asked == "priority":
        game.choose("pass")
    game.choose(knight)
    assert {getattr(o, "label", o) for o in game.options()} == {"opponent", "Open"}


@pytest.mark.parametrize(("grown", "place"), [(True, "graveyard"), (False, "field")])
def test_a_target_of_which_a_condition_asks_is_chosen_before_it_is_asked(fow, grown, place):
    """903.2e: it is a target, whatever the answer will be."""
    game = fow.game(your_hand=0, opponent_hand=0)
    foe = game.resonator("Foe", attack=300, defense=300, on="opponent's field")
    grow = game.chant("Grow", cost="", text="Target resonator gains [+100/+100] until end of turn.")
    text = "Destroy target resonator if its ATK is different from its printed ATK or its DEF is different from its printed DEF."
    doom = game.chant("Doom", cost="", text=text)
    if grown:
        play(game, grow, foe)
    play(game, doom, foe)
    assert foe.zone == place and doom.zone == "graveyard"


def test_without_a_target_of_which_a_condition_asks_nothing_is_played(fow):
    """903.2e"""
    game = fow.game(your_hand=0, opponent_hand=0)
    text = "Destroy target resonator if its total cost is less than the number of cards in your graveyard."
    doom = game.chant("Doom", cost="", text=text)
    assert not game.can("play", doom)


@pytest.mark.parametrize(
    ("trait", "wish", "goes"), [("Golem", "yes", "hand"), ("Golem", "no", "main deck"), ("Elf", "", "main deck")]
)
def test_what_was_put_into_the_field_only_then_comes_back_only_then(fow, trait, wish, goes):
    """906.5: a card that stayed on the deck is not put into the hand at the end of turn."""
    game = fow.game(your_hand=0, opponent_hand=0)
    card = game.resonator("Omen", traits=[trait], zone="top of your deck")
    text = (
        "[Enter] => Reveal the top card of your deck. If it's a Golem, you may put it into your field. "
        "At the next end of turn => Return it to its owner's hand."
    )
    king = game.resonator("King", cost="", zone="your hand", text=text)
    play(game, king)
    if wish:
        game.choose(wish)
    assert card.zone == ("field" if wish == "yes" else "main deck")
    game.end_turn()
    assert card.zone == goes


@pytest.mark.parametrize(("wish", "place"), [("yes", "graveyard"), ("no", "field")])
def test_what_is_asked_is_the_wish_and_not_the_choice_of_the_target(fow, wish, place):
    """903.2e, 908.1: the target that says how many are rested is chosen before anything is rested."""
    game = fow.game(your_hand=0, opponent_hand=0)
    gears = [game.resonator(f"Gear {n}", traits=["Machine"]) for n in range(3)]
    foe = game.resonator("Foe", cost="{2}", on="opponent's field")
    text = (
        "[Enter] => You may rest X recovered Machine resonators you control, where X is the total cost of target resonator. "
        "If you do, destroy it."
    )
    play(game, game.resonator("Sniper", cost="", zone="your hand", text=text))
    game.choose(foe, wish)
    if wish == "yes":
        game.choose(gears[0], gears[1])
    resolve(game)
    assert foe.zone == place
    assert sum(gear.rested for gear in gears) == (2 if wish == "yes" else 0)
