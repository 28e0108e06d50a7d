"""5.1: which decks may be played."""

from dataclasses import replace

from cardwright.games.weiss.construction import deck_faults
from cardwright.games.weiss.copies_in_deck import allowances, counted_together
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


def test_titles_and_sides_may_be_mixed(weiss):
    cards = [card(f"Card {i}", side=("W", "S")[i % 2], title=f"Work {i % 3}") for i in range(50)]
    assert faults(weiss, deck(*cards)) == []
    weiss.shows("2.13.2", "2.18.2")


def test_a_card_may_allow_more_of_itself(weiss):
    text = "【CONT】 You can put any number of cards with the same card name as this card into your deck."
    many = deck(*[card("Crowd", text=text)] * 50)
    assert allowances(many) == {"Crowd": 50}
    assert faults(weiss, many, allowances=allowances(many)) == []
    seven = card("Seven", text="【CONT】 You can put up to 7 cards with the same card name as this card into your deck.")
    assert faults(weiss, deck(*characters(43), *[seven] * 7), allowances=allowances(deck(seven))) == []
    assert faults(weiss, deck(*characters(42), *[seven] * 8), allowances=allowances(deck(seven))) == ["5.1.2.2"]
    weiss.shows("5.1.2.4")


def test_a_card_may_count_others_with_itself(weiss):
    """5.1.2.4: four of both names, where each alone would allow four."""
    text = '【CONT】 You can put up to 4 cards with the same card name as this card and cards named "Old Song" in your deck.'
    new, old = card("New Song", text=text), card("Old Song")
    for news, olds, found in ((4, 0, []), (2, 2, []), (3, 2, ["5.1.2.4"]), (1, 4, ["5.1.2.4"])):
        brought = deck(*characters(50 - news - olds), *[new] * news, *[old] * olds)
        assert faults(weiss, brought, together=counted_together(brought)) == found
    assert faults(weiss, deck(*characters(46), *[old] * 4), together=counted_together(deck(old))) == []
