"""Section 1400: old cards and wordings, and the Valhalla rules."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from cardwright.games.fow.ruleset import RULES
from tests.games.fow.acting import PASS, at_main, both_pass, judge, play, ready, resolve, stones, why

LORD = {"name": "Awakened Lord", "atk": 1000, "defense": 1000}


def shown(game, card):
    for player in game.view()["players"]:
        for zone in player["zones"].values():
            for view in zone.get("cards", []):
                if view.get("key") == card.card.key:
                    return view
    raise AssertionError(card)


# -- 1405
@pytest.mark.parametrize(("type", "keyword", "clause"), [
    ("Spell:Chant", set(), "1405.1"), ("Spell:Chant", set(), "1405.2"), ("Spell:Chant-Instant", {"quickcast"}, "1405.3"),
    ("Spell:Chant-Standby", {"trigger"}, "1405.4"),
])
def test_old_spells_are_chants(fow, type, keyword, clause):
    game = fow.game()
    text = "[Trigger] Anytime: Draw a card." if "Standby" in type else "Draw a card."
    spell = game.card("Old Words", "your graveyard", type=type, text=text, old=True)
    view = shown(game, spell)
    assert view["type"] == ["chant"] and spell.keywords == keyword
    game.shows(clause)


# -- 1406
def test_similar_subtypes_of_additions_are_different(fow):
    game = fow.game()
    cloak = game.addition("Cloak", type="Addition:J/Resonator", text="Added J/resonator gains [+200/+200].", old=True)
    knight = game.resonator("Knight", addition=cloak)
    hunt = game.chant("Hunt", cost="", text="Destroy target [Addition: Resonator].")
    assert game.why_not("play", hunt).clause == "903.2e" and cloak.added_to == "Knight"
    shown(game, cloak)
    assert knight.atk == 500
    game.shows("1406.1", "1406.1a")


def test_an_old_addition_needs_a_target(fow):
    game = fow.game()
    cloak = game.addition("Cloak", type="Addition:Resonator", zone="your hand", cost="", old=True,
                          text="Added resonator gains [+200/+200].")
    assert game.why_not("play", cloak).clause == "1406.2a"
    game.shows("1406.2a")


def test_without_its_target_an_old_addition_goes_to_the_graveyard(fow):
    game = fow.game()
    knight = game.resonator("Knight")
    cloak = game.addition("Cloak", type="Addition:Resonator", zone="your hand", cost="", old=True,
                          text="Added resonator gains [+200/+200].")
    zap = game.chant("Zap", zone="opponent's hand", cost="", text="[Quickcast]\nDestroy target resonator.")
    game.play(cloak, knight)
    game.play(zap, knight)
    resolve(game)
    assert cloak.zone == "graveyard"
    game.shows("1406.2b")


def test_an_old_addition_whose_card_has_left_goes_too(fow):
    game = fow.game()
    cloak = game.addition("Cloak", type="Addition:Resonator", text="Added resonator gains [+200/+200].", old=True)
    game.resonator("Knight", addition=cloak)
    zap = game.chant("Zap", cost="", text="Destroy target resonator.")
    play(game, zap)
    assert cloak.zone == "graveyard"
    game.shows("1406.4a")


def test_an_old_addition_to_a_card_that_is_not_legal_goes(fow):
    """1406.4a: the bearer stays in the field, but is no resonator; the addition to the other one stays."""
    game = fow.game()
    cloaks = [game.addition(f"Cloak {i}", type="Addition:Resonator", text="Added resonator gains [+200/+200].", old=True)
              for i in range(2)]
    statue = game.regalia("Statue", on="your field", addition=cloaks[0])
    knight = game.resonator("Knight", atk=300, addition=cloaks[1])
    ready(game, "your")
    play(game, game.find("Answer"))
    assert statue.zone == knight.zone == "field" and knight.atk == 500
    assert [cloak.zone for cloak in cloaks] == ["graveyard", "field"]
    game.shows("1406.4a")


def test_an_addition_to_the_field_is_added_to_nothing(fow):
    game = fow.game()
    moor = game.addition("Moor", type="Addition:Field", zone="your hand", cost="", old=True,
                         text="Resonators you control gain [+100/+100].")
    play(game, moor)
    assert moor.zone == "field" and moor.added_to == "" and at_main(game)
    game.shows("702.3")


def test_an_effect_that_puts_an_old_addition_adds_it_or_leaves_it(fow):
    game = fow.game()
    cloak = game.addition("Cloak", type="Addition:Resonator", zone="your graveyard", old=True,
                          text="Added resonator gains [+200/+200].")
    raise_it = game.chant("Raise", cost="", text="Put target addition from your graveyard into your field.")
    play(game, raise_it, cloak)
    assert cloak.zone == "graveyard", "there is no card that it could be added to"
    assert not any(event.clause == "1406.4a" for event in game.events()), "it has never been in the field"
    game.shows("1406.3", "1002.2")


# -- 1408, 1409, 1411, 1414
def test_j_activate_is_judgment(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[J-Activate] Pay {0}.", back=LORD, old=True)
    judge(game, lord)
    assert lord.zone == "field"
    game.shows("705.3", "1408.1")


def test_old_icons_mean_nothing(fow):
    game = fow.game()
    mage = game.resonator("Mage", atk=300, old=True,
                          text="[Continuous]: This card gains [+100/+100].\n[Activate] Pay {0}: You gain 100 life.")
    assert mage.atk == 400
    game.use(mage)
    resolve(game)
    assert game.you.life == 4100
    game.shows("1409.1")


def test_old_automatic_abilities_have_a_comma(fow):
    game = fow.game()
    game.resonator("Greeter", text="Whenever a resonator enters your field, you gain 100 life.", old=True)
    guest = game.resonator("Guest", zone="your hand", cost="")
    play(game, guest)
    resolve(game)
    assert game.you.life == 4100
    game.shows("1411.1")


def test_an_old_trigger_with_a_condition_before_the_colon(fow):
    """1411.1a: a condition and a cost look alike on old cards; here it is a condition."""
    game = fow.game()
    guest = game.resonator("Guest", zone="your hand", cost="")
    text = "[Trigger] When a resonator you control enters a field: You gain 500 life."
    trap = game.card("Trap", "your standby area", type="Spell:Chant-Standby", old=True, text=text)
    game.play(guest)
    while game.asked == "priority" and guest.zone != "field":
        game.choose(PASS)
    assert game.asked == "reveal"
    game.act(terms.REVEAL, trap)
    game.choose("done")
    resolve(game)
    assert game.you.life == 4500
    game.shows("1411.1a")


def test_enter_of_a_j_ruler_is_by_judgment(fow):
    game = fow.game()
    lord = game.ruler("Lord", text="[Judgment] {0}", back={**LORD, "text": "[Enter] You gain 500 life."}, old=True)
    judge(game, lord)
    resolve(game)
    assert game.you.life == 4500
    game.shows("1411.2", "1411.2a")


def test_enter_of_other_cards_is_by_being_played_from_the_hand(fow):
    game = fow.game()
    knight = game.resonator("Knight", zone="your hand", cost="", text="[Enter] You gain 500 life.", old=True)
    dead = game.resonator("Dead", zone="your graveyard", text="[Enter] You gain 900 life.", old=True)
    rise = game.chant("Rise", cost="", text="Put target resonator from your graveyard into your field.")
    play(game, knight)
    resolve(game)
    play(game, rise, dead)
    resolve(game)
    assert dead.zone == "field" and game.you.life == 4500
    game.shows("1411.2", "1411.2b")


def test_target_attack_is_precision(fow):
    game = fow.game()
    archer = game.resonator("Archer", text="[Target Attack]", old=True)
    shown(game, archer)
    assert archer.keywords == {"precision"}
    game.shows("1414.1", "1413.2")


# -- 1415
def begin(fow, **how):
    game = fow.game(start="valhalla", **how)
    game.choose("you", "done", "done")
    return game


def test_the_valhalla_rules_have_lifebreak_areas(fow):
    game = begin(fow)
    assert len(game.you.lifebreak_area) == 4 and len(game.opponent.lifebreak_area) == 4
    assert len(game.you.main_deck) == 31 and game.you.lifebreak_limit == 4
    assert not game.you.lifebreak_area[0].seen_by("you")
    game.shows("1415.1", "1415.1a", "1415.1a-i", "1415.1a-ii", "1415.1b", "1415.1c")


def in_valhalla(fow, **how):
    return fow.game(valhalla=1, **how)


def test_lifebreak_is_allowed_when_there_are_more_cards_than_life_allows(fow):
    game = in_valhalla(fow, your_life=3000)
    game.resonator("Plain", zone="your lifebreak area")
    game.resonator("Other", zone="your lifebreak area")
    assert "lifebreak" not in game.options(), "2 cards, and 2999 / 1000 is 2"
    assert why(game, terms.LIFEBREAK_ACTION, game.you.leader) == "1415.1d-i"
    game.shows("1415.1d-i")


@pytest.mark.parametrize("less_one", [True, False])
def test_with_the_switch_of_lifebreak_life_itself_is_counted(fow, less_one):
    """1415.1d-i: with 2000 life, one thousand is full below it, or two."""
    RULES.switches[terms.LIFE_LESS_ONE] = less_one
    try:
        game = in_valhalla(fow, your_life=2000)
        for name in ("One", "Two"):
            game.resonator(name, zone="your lifebreak area")
        assert ("lifebreak" in game.options()) is less_one
    finally:
        RULES.switches[terms.LIFE_LESS_ONE] = True


def test_a_card_without_break_goes_to_the_graveyard(fow):
    game = in_valhalla(fow, your_life=1000)
    top = game.resonator("Plain", zone="your lifebreak area")
    game.choose("lifebreak")
    assert top.zone == "graveyard"
    game.shows("1415.1d", "1415.1d-i", "1415.1d-iii")


def test_the_card_of_a_cancelled_break_ability_goes_to_the_graveyard_too(fow):
    """1415.1d-iii: when the ability is removed from the chase area, however that comes about."""
    game = in_valhalla(fow, your_life=1000)
    top = game.resonator("Omen", zone="your lifebreak area", text="[Break] You gain 500 life.")
    deny = game.chant("Deny", zone="opponent's hand", cost="", text="[Quickcast]\nCancel target ability.")
    game.choose("lifebreak")
    while game.decides != "opponent":
        game.choose(PASS)
    assert top.zone == "removed area"
    game.play(deny)
    both_pass(game)
    assert top in game.you.graveyard and game.you.life == 1000
    game.shows("1415.1d-iii", "1012.1")


def test_a_break_ability_is_played_and_then_its_card_goes_to_the_graveyard(fow):
    game = in_valhalla(fow, your_life=1000)
    top = game.resonator("Omen", zone="your lifebreak area", text="[Break] You gain 500 life.")
    ready(game)
    game.choose("lifebreak")
    assert top.zone == "removed area" and len(game.table.stacked) == 1
    both_pass(game)
    assert top.zone == "graveyard" and game.you.life == 1500
    shown(game, top)
    game.shows("1415.1b-ii", "1415.1d-ii", "1415.1d-iii", "1415.1b-i")


def test_too_many_lifebreak_cards_fall_from_the_top(fow):
    game = in_valhalla(fow)
    cards = [game.resonator(f"Card {i}", zone="your lifebreak area") for i in range(6)]
    assert len(game.you.lifebreak_area) == 4
    assert [c.zone for c in cards[:2]] == ["graveyard", "graveyard"] and cards[5].zone == "lifebreak area"
    game.shows("1415.1e-i")


def test_without_the_valhalla_rules_there_is_no_lifebreak(fow):
    game = fow.game(your_life=500)
    game.resonator("Omen", zone="your lifebreak area", text="[Break] You gain 500 life.")
    stones(game, 1)
    assert "lifebreak" not in game.options()
    assert why(game, terms.LIFEBREAK_ACTION, game.you.leader) == "1415.2"
    game.shows("1415.2")
