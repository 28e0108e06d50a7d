"""Chapter 3: the zones, their positions, and who sees what."""

import pytest

from tests.games.weiss.doing import names, swap


@pytest.mark.parametrize(
    ("zone", "you", "opponent", "clauses"),
    [
        ("deck", False, False, ("3.2.1", "3.2.2")),
        ("hand", True, False, ("3.3.1", "3.3.2")),
        ("waiting room", True, True, ("3.4.1", "3.4.2")),
        ("stage", True, True, ("3.5.1", "3.5.2", "3.5.3", "3.6.1", "3.6.2")),
        ("clock", True, True, ("3.8.1", "3.8.2")),
        ("level", True, True, ("3.9.1", "3.9.2", "3.9.2.1")),
        ("stock", False, False, ("3.10.1", "3.10.2")),
        ("climax area", True, True, ("3.11.1", "3.11.2")),
        ("memory", True, True, ("3.12.1", "3.12.2", "3.12.2.1")),
        ("resolution zone", True, True, ("3.13.1", "3.13.2")),
    ],
)
def test_who_sees_into_a_zone(weiss, zone, you, opponent, clauses):
    game = weiss.game()
    card = game.character("Card", on=f"your {zone}")
    assert (card.seen_by("you"), card.seen_by("opponent")) == (you, opponent)
    counted = game.view("opponent")["players"][0]["zones"][zone]["count"]
    assert counted == len(game.you.zone(zone)), "how many there are, everybody knows"
    game.shows("3.1.2", "3.1.3", *clauses)


@pytest.mark.parametrize(("zone", "clause"), [("level", "3.9.2.2"), ("memory", "3.12.2.2")])
def test_a_face_down_card_of_level_or_memory_is_its_player_s_secret(weiss, zone, clause):
    game = weiss.game()
    card = game.character("Card", on=f"your {zone}", facedown=True, colour="red")
    assert card.seen_by("you") and not card.seen_by("opponent")
    assert card.colours == [] and card.types == [], "and blank for the rules"
    game.shows(clause)


def test_markers_are_hidden_from_all_unless_face_up(weiss):
    game = weiss.game()
    game.character("Above", at="center left")
    down = game.character("Down", on="your marker area", under="center left")
    up = game.character("Up", on="your marker area", under="center left", facedown=False)
    assert not down.seen_by("you") and not down.seen_by("opponent")
    assert up.seen_by("you") and up.seen_by("opponent")
    game.shows("3.7.1", "3.7.2", "3.7.2.1")


def test_positions_have_names(weiss):
    game = weiss.game()
    cards = [game.character(f"Card {i}") for i in range(5)]
    shown = game.view("opponent")["players"][0]["zones"]["stage"]["cards"]
    assert {c["position"] for c in shown} == {"center left", "center middle", "center right", "back left", "back right"}
    assert {c.zone for c in cards} == {"stage"}
    game.shows("3.5.2", "3.6.1", "3.6.3", "4.6.1")


def test_markers_travel_with_their_card(weiss):
    game = weiss.game()
    carrier = game.character("Carrier", at="center left")
    other = game.character("Other", at="center right")
    mine = game.character("Mine", on="your marker area", under="center left")
    theirs = game.character("Theirs", on="your marker area", under="center right", facedown=False)
    swap(game, carrier, "center right")
    assert (carrier.markers, other.markers) == (["Mine"], ["Theirs"]), "nothing is lost in an exchange"
    assert mine.zone == theirs.zone == "marker area" and theirs.faceup and not mine.faceup
    swap(game, carrier, "back left")
    assert carrier.markers == ["Mine"] and mine.position == "back left"
    game.shows("3.7.3", "3.7.3.1")


def test_markers_fall_with_their_card(weiss):
    game = weiss.game()
    old = game.character("Old", at="center left")
    first = game.character("First", on="your marker area", under="center left")
    second = game.character("Second", on="your marker area", under="center left")
    new = game.character("New", on="your hand")
    game.play(new, "center left")
    assert old.zone == first.zone == second.zone == "waiting room" and new.markers == []
    assert {e.clause for e in game.events("move") if e.card in (first, second)} == {"3.7.3.2"}
    game.shows("3.7.3.2")


def test_markers_are_not_on_the_stage(weiss):
    game = weiss.game()
    above = game.character("Above", at="center left")
    marker = game.character("Marker", on="your marker area", under="center left")
    assert game.you.stage == [above] and marker.zone == "marker area" and above.markers == ["Marker"]
    assert marker.position == "center left", "but it lies where the card above it does"
    game.end_main_phase()
    assert game.options() == ["attack with Above", "done"]
    game.shows("3.7.1.1", "3.7.1.2")


def test_stock_is_paid_from_its_top(weiss):
    game = weiss.game()
    card = game.character("Card", cost=2, on="your hand")
    for i in range(4):
        game.character(f"Stock {i}", on="your stock")
    game.play(card, "center left")
    assert names(game.you.stock) == ["Stock 2", "Stock 3"]
    assert sorted(names(game.you.waiting_room)) == ["Stock 0", "Stock 1"]
    game.shows("2.7.2", "3.10.2", "8.6.2.3", "8.6.2.3.1")


def test_cards_in_a_new_zone_are_new_cards(weiss):
    game = weiss.game(start="attack")
    front = game.character("Attacker", soul=1)
    game.character("Somebody who could attack")
    game.attack(front)
    assert front.soul == 2
    before = front.card.ref()
    game.passes()
    assert front.card.ref() == before
    game.shows("7.2.1.4.1")
