"""Section 200: what is printed on cards, and which kind of ability each keyword skill is."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, PASSIVE
from tests.games.fow.acting import play, resolve, stones


def shown(game, card):
    """The card as a spectator sees it."""
    zones = game.view()["players"][0]["zones"] | game.view()["shared"]
    for zone in zones.values():
        for view in zone.get("cards", []):
            if view.get("key") == card.card.key:
                return view
    raise AssertionError(card)


# -- 201
@pytest.mark.parametrize("type", ["Resonator", "Addition", "Regalia", "Magic Stone"])
def test_every_card_has_a_type_and_a_name(fow, type):
    game = fow.game()
    card = game.card("Thing", "your field", type=type)
    view = shown(game, card)
    assert view["type"] == [type.lower()] and view["name"] == "Thing"
    game.shows("201.1", "201.2", "202.1", "208.1")


def test_rulers_and_j_rulers_are_types(fow):
    game = fow.game()
    lord = game.ruler("Lord", on="your field", back={"name": "Awakened Lord"})
    assert game.opponent.leader.types == ["ruler"] and lord.types == ["J-ruler"]
    assert shown(game, lord)["type"] == ["J-ruler"]
    game.shows("201.2", "1302.1a")


def test_special_is_a_general_type(fow):
    game = fow.game()
    stone = game.special_stone("Odd Stone", text="{Rest}: Produce {R}.")
    assert "special" in shown(game, stone)["special"] and stone.types == ["magic stone"]
    game.shows("201.3", "201.3a")


def test_a_stone_named_like_a_stone_type_is_of_that_type(fow):
    game = fow.game()
    (stone,) = stones(game, 1, "U")
    assert "water magic stone" in shown(game, stone)["special"]
    game.shows("201.4", "201.4a", "201.4b")


def test_a_stone_type_without_quotes_means_cards_of_that_type(fow):
    game = fow.game()
    text = "Treat this card as a Fire Magic Stone.\n{Rest}: Produce {U}."
    odd = game.special_stone("Odd Stone", zone="your stone deck", text=text)
    game.resonator("Tender", text="Whenever a Fire Magic Stone enters your field >>> You gain 100 life.")
    game.act(terms.CALL_STONE, game.you.leader)
    resolve(game)
    shown(game, odd)
    assert odd.zone == "field" and game.you.life == 4100
    game.shows("201.4c", "904.2", "904.2a")


GROWS = "This card gains [+200/+200] for each card in your removed area."


def test_an_unconditional_ability_on_its_own_atk_counts_in_every_zone(fow):
    """904.2, 909.1a: in hand, deck, graveyard and chase area too, for whoever looks for a card by its ATK."""
    game = fow.game(your_removed_area=2)
    near = game.resonator("Near", atk=100, defense=100, cost="", text=GROWS, zone="your hand")
    far = game.resonator("Far", atk=100, defense=100, text=GROWS, zone="your main deck")
    dead = game.resonator("Dead", atk=100, defense=100, text=GROWS, zone="your graveyard")
    theirs = game.resonator("Theirs", atk=100, defense=100, text=GROWS, zone="opponent's graveyard")
    here = game.resonator("Here", atk=100, defense=100, text=GROWS)
    call = game.chant("Call", cost="", text="Put target resonator with ATK 500 or more from your graveyard into your hand.")
    assert (near.atk, far.atk, dead.atk, here.atk) == (500, 500, 500, 500)
    assert theirs.atk == 100, "its owner has removed nothing"
    play(game, call)
    assert dead.zone == "hand"
    game.shows("904.2", "909.1a")


def test_an_ability_under_a_condition_is_no_base_ability(fow):
    """904.2: as long as something holds, or during a turn, it works where abilities work: in the field (902.1a)."""
    game = fow.game()
    text = "As long as you control two or more resonators, this card gains [+200/+200]."
    held = game.resonator("Held", atk=100, defense=100, text=text, zone="your hand")
    here = game.resonator("Here", atk=100, defense=100, text=text)
    game.resonator("Friend")
    assert (held.atk, here.atk) == (100, 300)


def test_what_a_base_ability_says_comes_before_every_effect(fow):
    """909.1a: an older effect sets ATK and DEF (909.4), and the card that grows comes later; still its growth is overwritten."""
    game = fow.game(your_removed_area=2)
    level = game.chant("Level", cost="", text="Resonators become [300/300] until end of turn.")
    late = game.resonator("Late", atk=100, defense=100, cost="", text=GROWS, zone="your hand")
    play(game, level)
    assert late.atk == 500
    play(game, late)
    assert (late.atk, late.defense) == (300, 300)
    game.shows("909.1a")


def test_a_card_that_loses_its_abilities_keeps_its_base_information(fow):
    game = fow.game(your_removed_area=2)
    here = game.resonator("Here", atk=100, defense=100, text=f"{GROWS}\n[Flying]")
    hush = game.chant("Hush", cost="", text="Target resonator loses all abilities until end of turn.")
    play(game, hush, here)
    assert here.atk == 500 and here.keywords == set()
    game.shows("909.1a", "909.1c")


def test_being_treated_as_a_stone_gives_no_will(fow):
    game = fow.game()
    idol = game.resonator("Idol", text="Treat this card as a Fire Magic Stone.")
    assert "fire magic stone" in shown(game, idol)["special"]
    assert "use Idol" not in " ".join(str(o) for o in game.options())
    game.shows("201.4d", "904.2a")


# -- 202
def test_a_quoted_name_is_the_whole_name(fow):
    game = fow.game()
    one = game.resonator("Hansel", on="opponent's field")
    game.resonator("Hansel and Gretel", on="opponent's field")
    bounce = game.chant("Bounce", cost="", text='Return target card named "Hansel" to its owner\'s hand.')
    play(game, bounce)
    assert one.zone == "hand" and len(game.opponent.field) == 1
    game.shows("202.3")


def test_in_its_name_asks_for_a_part(fow):
    game = fow.game()
    one = game.resonator("Hansel", on="opponent's field")
    both = game.resonator("Hansel and Gretel", on="opponent's field")
    bounce = game.chant("Bounce", cost="", text='Return target card with "Hansel" in its name to its owner\'s hand.')
    game.play(bounce)
    assert set(game.options()) == {one, both}
    game.choose(both)
    resolve(game)
    assert both.zone == "hand"
    game.shows("202.3a")


# -- 203
def test_the_cost_is_attribute_and_free(fow):
    game = fow.game()
    knight = game.resonator("Knight", cost="{R}{R}{2}")
    view = shown(game, knight)
    assert view["cost"] == "{R}{R}{2}" and view["total cost"] == 4
    game.shows("203.1", "203.2", "203.5")


def test_without_a_cost_the_total_is_zero(fow):
    game = fow.game()
    knight = game.resonator("Knight", cost="")
    assert shown(game, knight)["total cost"] == 0
    game.shows("203.5a")


# -- 204
def test_each_paragraph_is_an_ability_and_reminders_are_none(fow):
    game = fow.game()
    knight = game.resonator("Knight", text="[Flying] (Only what flies can block it.)\n{0}: You gain 100 life.")
    shown(game, knight)
    assert len([a for a in knight.abilities if "gain" in a]) == 1 and len(knight.abilities) == 2
    game.shows("204.1", "204.2", "204.3", "901.1")


def test_flavour_text_does_nothing(fow):
    game = fow.game()
    knight = game.resonator("Knight", text="[Flying]", flavour="Draw a card, he thought; then he drew his sword.")
    play(game, game.chant("Song", cost="", text="You gain 100 life.", flavour="You gain 900 life."))
    assert shown(game, knight)["flavour"].startswith("Draw a card")
    assert len(knight.abilities) == 1 and game.you.life == 4100 and game.you.hand == []
    game.shows("204.4")


# -- 205, 208
def test_races_are_listed_one_by_one(fow):
    game = fow.game()
    knight = game.resonator("Knight", races=("Human", "Fairy Tale"))
    assert shown(game, knight)["races"] == ["Human", "Fairy Tale"]
    game.shows("205.1", "205.3")


@pytest.mark.parametrize(("attribute", "seen", "clause"), [
    ((), ["void"], "208.4"), ("fire", ["fire"], "208.2"), (("fire", "water"), ["fire", "water"], "208.3"),
])
def test_attributes(fow, attribute, seen, clause):
    game = fow.game()
    knight = game.resonator("Knight", attribute=attribute)
    assert shown(game, knight)["attributes"] == seen
    game.shows(clause)


# -- 206, 207
def test_atk_and_def_belong_to_fighters(fow):
    game = fow.game()
    knight = game.resonator("Knight", atk=700, defense=800)
    crown = game.regalia("Crown")
    assert (shown(game, knight)["ATK"], shown(game, knight)["DEF"]) == (700, 800)
    assert "ATK" not in shown(game, crown)
    game.shows("206.1", "207.1")


def test_a_j_ruler_may_have_neither(fow):
    game = fow.game()
    lord = game.ruler("Lord", on="your field", back={"name": "Wraith", "type": "J-Ruler", "atk": None, "defense": None})
    wave = game.chant("Wave", cost="", text="This card deals 300 damage to target J/resonator.")
    assert "ATK" not in shown(game, lord)
    play(game, wave, lord)
    assert lord.damage == 0 and lord.zone == "field"
    game.choose("battle")
    assert game.asked != "attack"
    game.shows("206.1a", "207.2a", "1007.4")


def test_def_is_what_damage_is_compared_with(fow):
    game = fow.game()
    knight = game.resonator("Knight", on="opponent's field", defense=300)
    bolt = game.chant("Bolt", cost="", text="This card deals 300 damage to target resonator.")
    play(game, bolt, knight)
    assert knight.zone == "graveyard"
    game.shows("207.2", "1203.1")


# -- kinds of keyword skills
CONTINUOUS = ["Pierce", "Precision", "First Strike", "Flying", "Swiftness", "Imperishable", "Barrier", "Bloodlust", "Quickcast",
              "Remnant"]
SECTIONS = {
    "Pierce": "1102.1", "Precision": "1103.1", "First Strike": "1104.1", "Flying": "1106.1", "Swiftness": "1107.1",
    "Imperishable": "1108.1", "Barrier": "1120.1", "Bloodlust": "1123.1", "Quickcast": "1111.1", "Remnant": "1115.1",
}


def kinds(game, card):
    return {a.kind for a in game.table.look(card.card).abilities}


@pytest.mark.parametrize("word", CONTINUOUS)
def test_continuous_skills(fow, word):
    game = fow.game()
    knight = game.resonator("Knight", text=f"[{word}]")
    assert word.lower() in shown(game, knight)["keywords"] and kinds(game, knight) == {PASSIVE}
    game.shows(SECTIONS[word])


@pytest.mark.parametrize(("text", "kind", "clause"), [
    ("[Explode]", {AUTOMATIC}, "1105.1"), ("[Limit] 2", {PASSIVE, AUTOMATIC}, "1118.1"), ("[Mana] 2", {PASSIVE}, "1122.1"),
    ("[Evolution] {R}", {ACTIVATED}, "1116.1"), ("[Inheritance] {R}: Draw a card.", {ACTIVATED}, "1126.1"),
    ("[Stealth] You control a magic stone.", {PASSIVE}, "1114.1"),
])
def test_other_skills(fow, text, kind, clause):
    game = fow.game()
    knight = game.resonator("Knight", text=text)
    shown(game, knight)
    assert kinds(game, knight) == kind
    game.shows(clause)


@pytest.mark.parametrize(("text", "clause"), [
    ("[Awakening] {R}: This card gains [+200/+200].", "1109.1"), ("[Incarnation] {R}", "1110.1"),
])
def test_skills_of_playing(fow, text, clause):
    game = fow.game()
    knight = game.resonator("Knight", text=text)
    shown(game, knight)
    assert len(knight.card.form.play.program.optional) == 1
    game.shows(clause)


def test_skills_of_rulers(fow):
    game = fow.game()
    game.ruler("Lord", text="[Judgment] {0}\n[Energize] {R}", back={"name": "Awakened Lord"})
    shown(game, game.you.leader)
    assert game.you.leader.keywords >= {"judgment", "energize"}
    game.shows("1125.1", "1119.1", "1302.1a")


def test_skills_of_chants_and_additions(fow):
    game = fow.game()
    trap = game.chant("Trap", zone="your graveyard", text="[Trigger] Pay 500 life: Draw a card.")
    flood = game.chant("Flood", zone="your graveyard", text="Draw a card.\n[Torrent] Draw a card.")
    wings = game.addition("Wings", text="[Bestow] {R}")
    for card in (trap, flood, wings):
        shown(game, card)
    assert ACTIVATED in kinds(game, wings)
    game.shows("1113.1", "1124.1", "1121.1")


def test_gods_arts_and_shift_are_activate_skills(fow):
    game = fow.game()
    lord = game.ruler("Lord", on="your field", back={"name": "Awakened", "text": "God's Art <Dawn> {0}: You gain 500 life."})
    clock = game.resonator("Yesterday", text="[Shift] {R}", back={"name": "Tomorrow"})
    for card in (lord, clock):
        shown(game, card)
        assert ACTIVATED in kinds(game, card)
    game.shows("1112.1", "1117.1", "1302.1", "1302.2", "1302.2a", "1302.2b", "1302.3b")
