"""2.12 to 2.14: small print, alternate names, double-faced cards."""

from cardwright.cards import starter_pool
from cardwright.games.sve.construction import deck_faults
from tests.games.sve.deckmaking import card, deck, leader, soldiers
from tests.games.sve.test_chapter_02_1_information import seen


def summon(name):
    return f"You may summon a {name} from your evolve deck."


# -- 2.12
def test_a_card_has_a_collector_number_and_perhaps_a_universe(sve):
    game = sve.game()
    scout = game.card("Acorn Scout", "your field")
    record = starter_pool("sve").get("Acorn Scout")[0]
    assert seen(game, scout)["id"] == record.id == "CWS-007" and record.universe == ""
    assert {one.universe for one in starter_pool("sve")} >= {"", "THE IDOLM@STER CG"}
    game.shows("2.12.1")


def test_universes_decide_what_a_deck_may_hold(sve):
    def clauses(universe):
        races = deck((*soldiers(39, "Races"), card("Guest", universe=universe)), leads=leader(universe="Races"), basis="universe")
        return [fault.clause for fault in deck_faults(races, cite=sve.cite)]

    assert clauses("Races") == []
    assert clauses("Idols") == clauses("") == ["6.1.1.5.2"]
    sve.shows("2.12.2.1")


def test_the_side_with_the_collector_number_is_the_front(sve):
    game = sve.game()
    noon = game.card("Masque of Noon", "your field", label="noon")
    midnight = game.card("Masque of Noon", "your field", back_face=True, label="midnight")
    assert (seen(game, noon)["name"], seen(game, noon)["face"]) == ("Masque of Noon", "front")
    assert (seen(game, midnight)["name"], seen(game, midnight)["face"]) == ("Masque of Midnight", "back")
    assert seen(game, noon)["id"] == seen(game, midnight)["id"] == "CWS-242", "one card, one number"
    game.shows("2.12.2.2", "2.14.2")


# -- 2.13
def test_a_card_may_have_an_alternate_name(sve):
    game = sve.game()
    regalia = game.card("Tarnished Regalia", "your field")
    shown = seen(game, regalia)
    assert (shown["name"], shown["also named"]) == ("Tarnished Regalia", ["Crown of the Burnt King"])
    game.shows("2.13.1")


def test_a_text_that_says_the_alternate_name_means_the_card(sve):
    game = sve.game()
    seeker = game.card("Crown Seeker", "your hand")
    regalia = game.card("Tarnished Regalia", "your deck")
    game.play(seeker, regalia)
    assert regalia.zone == "hand"
    game.shows("2.13.2")


# -- 2.14
def test_a_double_faced_card_has_information_on_both_sides(sve):
    game = sve.game()
    stage = game.amulet("Stage", text=f"[act] [engage]: {summon('Masque of Noon')}\n[act] [cost01]: {summon('Masque of Midnight')}")
    noon, midnight = (game.card("Masque of Noon", "your evolve deck", label=f"mask {i}") for i in range(2))
    game.use(stage, "Noon", "yes", noon, "done")
    game.use(stage, "Midnight", "yes", midnight)
    assert (noon.name, noon.attack, noon.defense, noon.keywords) == ("Masque of Noon", 5, 7, {"ward"})
    assert (midnight.name, midnight.attack, midnight.defense, midnight.keywords) == ("Masque of Midnight", 7, 5, {"storm"})
    assert seen(game, noon)["other face"] == "Masque of Midnight"
    game.shows("2.14.1")


def test_the_face_that_the_effect_names_is_shown_to_all(sve):
    for name in ("Masque of Noon", "Masque of Midnight"):
        game = sve.game()
        stage = game.amulet("Stage", text=f"[act] [engage]: {summon(name)}")
        mask = game.card("Masque of Noon", "your evolve deck")
        game.use(stage, None, "yes", mask)
        game.until_quiet()
        assert mask.name == name
        if game.asked != "main phase":
            game.choose("done")
        assert seen(game, mask, "opponent")["name"] == name
    game.shows("2.14.3")


def test_an_evolved_card_shows_the_face_that_corresponds(sve):
    game = sve.game()
    dawn = game.card("Dawn Sister", "your field")
    sisters = game.card("Dusk Sister", "your evolve deck")
    game.use(dawn)
    assert sisters.zone == "evolve zone" and (dawn.name, sisters.name) == ("Dawn Sister", "Dawn Sister")
    assert seen(game, sisters, "opponent")["face"] == "back"
    game.shows("2.14.3", "2.14.3.1")


def test_on_the_field_the_visible_face_counts(sve):
    game = sve.game()
    noon = game.card("Masque of Noon", "your field", label="noon")
    stage = game.amulet("Stage", text=f"[act] [engage]: {summon('Masque of Midnight')}")
    midnight = game.card("Masque of Noon", "your evolve deck", label="midnight")
    horn = game.spell("Horn", text="Give each Masque of Noon on your field [attack]+1.")
    game.use(stage, None, "yes", midnight)
    game.play(horn)
    assert (noon.attack, midnight.attack) == (6, 7)
    game.shows("2.14.3.1")


def test_off_the_field_a_double_faced_card_is_its_front_face(sve):
    game = sve.game()
    stage = game.amulet("Stage", text=f"[act] [engage]: {summon('Masque of Midnight')}")
    mask = game.card("Masque of Noon", "your evolve deck")
    retreat = game.spell("Retreat", text="Select a follower on your field and put it into its owner's EX area.")
    again = game.spell("Again", text="Select a Masque of Noon in your EX area and give it [attack]+2.")
    game.use(stage, None, "yes", mask)
    assert mask.name == "Masque of Midnight"
    game.play(retreat)
    assert (mask.zone, mask.name, mask.attack) == ("EX area", "Masque of Noon", 5)
    game.play(again)
    assert mask.attack == 7
    game.shows("2.14.2.1")


def test_a_double_faced_card_in_hand_or_deck_is_its_front_face(sve):
    game = sve.game()
    back = {"name": "Moon", "attack": 9}
    sun = game.follower("Sun", attack=1, back=back, zone="your deck")
    look = game.spell("Look", text="Search your deck for a Moon, reveal it, add it to your hand, then shuffle.")
    find = game.spell("Find", text="Search your deck for a Sun, reveal it, add it to your hand, then shuffle.")
    game.play(look, "done")
    assert sun.zone == "deck"
    game.play(find, sun)
    assert (sun.zone, sun.name) == ("hand", "Sun")
    game.shows("2.14.2.1")
