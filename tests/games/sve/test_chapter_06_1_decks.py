"""6.1: which decks may be played."""

from dataclasses import replace

from cardwright.games.sve.construction import deck_faults
from cardwright.games.sve.copies_in_deck import allowances
from tests.games.sve.deckmaking import card, deck, leader, soldiers


def faults(sve, a_deck, **more):
    return [fault.clause for fault in deck_faults(a_deck, cite=sve.cite, **more)]


def test_a_leader_a_main_deck_and_an_evolve_deck_make_a_deck(sve):
    assert faults(sve, deck(evolve=(card("Soldier 0", "Follower / Evolved"),))) == []
    sve.shows("6.1.1", "6.1.1.1", "6.1.1.2", "6.1.1.3")


def test_a_deck_needs_one_leader(sve):
    assert faults(sve, replace(deck(), leader=None)) == ["6.1.1.1"]
    assert faults(sve, deck(leads=card("Soldier 1"))) == ["6.1.1.1"]
    sve.shows("6.1.1.1")


def test_a_main_deck_has_40_to_50_cards(sve):
    assert faults(sve, deck(soldiers(39))) == ["6.1.1.2"]
    assert faults(sve, deck(soldiers(40))) == []
    assert faults(sve, deck(soldiers(50))) == []
    assert faults(sve, deck(soldiers(51))) == ["6.1.1.2"]
    sve.shows("6.1.1.2")


def test_leaders_evolved_cards_advanced_cards_and_tokens_stay_out_of_the_main_deck(sve):
    for type in ("Leader", "Follower / Evolved", "Follower / Advanced", "Follower / Token"):
        assert faults(sve, deck((*soldiers(40), card("Stranger", type)))) == ["6.1.1.2"], type
    sve.shows("6.1.1.2")


def test_an_evolve_deck_has_at_most_10_cards(sve):
    evolved = tuple(card(f"Soldier {i // 3}", "Follower / Evolved") for i in range(11))
    assert faults(sve, deck(evolve=())) == []
    assert faults(sve, deck(evolve=evolved[:10])) == []
    assert faults(sve, deck(evolve=evolved)) == ["6.1.1.3"]
    sve.shows("6.1.1.3")


def test_only_evolved_and_advanced_cards_belong_into_an_evolve_deck(sve):
    assert faults(sve, deck(evolve=(card("Giant", "Follower / Advanced"),))) == []
    assert faults(sve, deck(evolve=(card("Soldier 0"),))) == ["6.1.1.3"]
    sve.shows("6.1.1.3")


def test_each_deck_holds_up_to_three_cards_of_a_name(sve):
    knight, evolved = card("Knight"), card("Knight", "Follower / Evolved")
    assert faults(sve, deck((*soldiers(40), knight, knight, knight), (evolved, evolved, evolved))) == []
    assert faults(sve, deck((*soldiers(40), knight, knight, knight, knight))) == ["6.1.1.4"]
    assert faults(sve, deck(evolve=(evolved,) * 4)) == ["6.1.1.4"]
    sve.shows("6.1.1.4")


def test_a_double_faced_card_counts_by_the_name_of_its_front(sve):
    masks = tuple(card("Mask", "Follower / Advanced", back={"name": f"Back {i}"}) for i in range(4))
    backs = tuple(card(f"Mask {i}", "Follower / Advanced", back={"name": "Same Back"}) for i in range(4))
    assert faults(sve, deck(evolve=masks)) == ["6.1.1.4"]
    assert faults(sve, deck(evolve=backs)) == []
    sve.shows("6.1.1.4.1")


def test_a_deck_of_a_class_holds_that_class_and_neutral_cards(sve):
    assert faults(sve, deck((*soldiers(40), card("Traveller", class_="Neutral")))) == []
    assert faults(sve, deck((*soldiers(40), card("Pixie", class_="Forestcraft")))) == ["6.1.1.5.1"]
    assert faults(sve, deck(evolve=(card("Pixie", "Follower / Evolved", "Forestcraft"),))) == ["6.1.1.5.1"]
    sve.shows("6.1.1.5", "6.1.1.5.1", "2.2.3")


def test_a_deck_of_a_universe_holds_that_universe_of_any_class(sve):
    of_races = (*soldiers(20, "Races"), *soldiers(20, "Races", "Forestcraft")[3:], *soldiers(6, "Races", "Havencraft")[:3])
    cards = tuple(replace(c, name=f"{c.name} {c.card_class}") for c in of_races)
    races = deck(cards, leads=leader(universe="Races"), basis="universe")
    assert faults(sve, races) == []
    assert faults(sve, replace(races, basis="")) == [], "if nobody says so, the cards do"
    stranger = replace(races, main=(*races.main, card("Stranger", universe="Idols")))
    assert faults(sve, stranger) == ["6.1.1.5.2"]
    homeless = replace(races, main=(*races.main, card("Homeless")))
    assert faults(sve, homeless) == ["6.1.1.5.2"]
    sve.shows("6.1.1.5", "6.1.1.5.2", "2.12.2.1")


def test_a_card_s_own_text_may_allow_more_copies(sve):
    locusts = deck((*soldiers(40), *(card("Locust") for _ in range(6))))
    assert faults(sve, locusts) == ["6.1.1.4"]
    text = "You can put up to 6 of this card into your deck."
    assert allowances(deck((card("Locust", text=text),))) == {("main", "Locust"): 6}
    assert faults(sve, locusts, allowances={("main", "Locust"): 6}) == []
    assert faults(sve, replace(locusts, main=(*locusts.main, card("Locust"))), allowances={("main", "Locust"): 6}) == ["6.1.1.4"]
    sve.shows("6.1.2")
