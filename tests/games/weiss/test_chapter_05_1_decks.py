"""5.1: which decks may be played."""

from dataclasses import replace

from cardwright.games.weiss.construction import deck_faults
from tests.games.weiss.doing import card, characters, climaxes, deck


def faults(weiss, a_deck, **more):
    return [fault.clause for fault in deck_faults(a_deck, cite=weiss.cite, **more)]


def test_a_deck_has_exactly_50_cards(weiss):
    assert faults(weiss, deck()) == []
    assert faults(weiss, deck(*characters(49))) == ["5.1.2.1"]
    assert faults(weiss, deck(*characters(51))) == ["5.1.2.1"]
    weiss.shows("5.1.1", "5.1.2.1")


def test_at_most_four_cards_of_a_name(weiss):
    assert faults(weiss, deck(*characters(45), *[card("Same")] * 5)) == ["5.1.2.2"]
    assert faults(weiss, deck(*characters(46), *[card("Same")] * 4)) == []
    weiss.shows("5.1.2.2")


def test_only_the_name_counts(weiss):
    other = replace(card("Same", power=9000, colour="red"), id="another printing")
    assert faults(weiss, deck(*characters(45), *[card("Same")] * 3, other, other)) == ["5.1.2.2"]
    weiss.shows("5.1.2.2.1")


def test_at_most_eight_climaxes(weiss):
    assert faults(weiss, deck(*characters(42), *climaxes(8))) == []
    assert faults(weiss, deck(*characters(41), *climaxes(9))) == ["5.1.2.3"]
    assert faults(weiss, deck(*characters(43), *[card("One", "Climax")] * 7)) == ["5.1.2.2"], "the four of a name count here too"
    weiss.shows("5.1.2.3")
