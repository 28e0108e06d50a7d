"""Section 400: decks and setting up the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.cards import Deck
from cardwright.games.fow import terms
from cardwright.games.fow.construction import deck_faults
from cardwright.games.fow.game import GAME
from cardwright.games.fow.library import CARDS
from cardwright.games.fow.outside.judge import ADAPTER
from cardwright.games.fow.ruleset import RULES
from cardwright.kernel.chance import seed_from
from tests.games.fow.acting import end_turn, next_main, resolve


def card(name, type="Resonator", **printed):
    return replace(ADAPTER.written(name, type, printed, 0), id=name)


def deck(ruler="Ruler", main=40, stones=10, **more):
    """A legal deck: ten names four times each, basic stones, a ruler."""
    cards = tuple(card(f"Soldier {i // 4}") for i in range(main))
    pile = tuple(card("Fire Magic Stone", "Magic Stone", text="{Rest}: Produce {R}.") for _ in range(stones))
    lord = None if ruler is None else card("Lord", ruler)
    return Deck("test", "fow", "standard", "", lord, more.get("cards", cards), more.get("pile", pile))


def faults(fow, deck):
    return [fault.clause for fault in deck_faults(deck, None, fow.cite)]


# -- 402
def test_a_deck_of_ruler_main_deck_and_stones_is_legal(fow):
    assert faults(fow, deck()) == []
    fow.shows("402.1", "402.2", "402.3", "402.4", "402.5")


@pytest.mark.parametrize("ruler", [None, "Resonator"])
def test_exactly_one_ruler(fow, ruler):
    assert faults(fow, deck(ruler)) == ["402.2"]
    fow.shows("402.2")


def test_the_main_deck_has_at_least_forty_cards_and_no_upper_limit(fow):
    assert faults(fow, deck(main=39)) == ["402.3"]
    assert faults(fow, deck(main=200)) == []
    fow.shows("402.3")


@pytest.mark.parametrize("type", ["Ruler", "Magic Stone", "Special Magic Stone"])
def test_rulers_and_stones_do_not_belong_into_the_main_deck(fow, type):
    cards = (*deck().main, card("Stray", type))
    assert faults(fow, deck(cards=cards)) == ["402.3"]
    fow.shows("402.3")


@pytest.mark.parametrize(("stones", "found"), [(9, ["402.4"]), (10, []), (20, []), (21, ["402.4"])])
def test_ten_to_twenty_stones(fow, stones, found):
    assert faults(fow, deck(stones=stones)) == found
    fow.shows("402.4")


def test_only_stones_in_the_stone_deck(fow):
    assert faults(fow, deck(pile=(*deck().stones, card("Soldier")))) == ["402.4"]
    fow.shows("402.4")


def test_four_copies_of_a_name_but_any_number_of_basic_stones(fow):
    assert faults(fow, deck(cards=(*deck().main, card("Soldier 0")))) == ["402.5"]
    special = tuple(card("Old Moon", "Special Magic Stone") for _ in range(5))
    assert faults(fow, deck(pile=(*deck().stones, *special))) == ["402.5"]
    assert faults(fow, deck(pile=(*deck().stones, *special[:4]))) == []
    fow.shows("402.5")


def test_an_effect_on_deck_building_counts_while_the_deck_is_built(fow):
    five = deck(cards=(*deck().main, card("Soldier 0")))
    assert [fault.clause for fault in deck_faults(five, {"Soldier 0": 8}, fow.cite)] == []
    fow.shows("402.6")


# -- 403
def test_two_players_and_their_decks(fow):
    with pytest.raises(ValueError, match=r"102\.1"):
        fow.game(decks=[deck()]).start()
    game = fow.game(decks=[deck(), deck()])
    assert game.asked == "who goes first"
    game.shows("102.1", "401.1", "105.2")


def test_decks_are_shuffled_and_life_is_4000(fow):
    game = fow.game(decks=[deck(), deck()])
    assert (game.you.life, game.opponent.life) == (4000, 4000)
    assert len(game.you.main_deck) == 40 and len(game.you.stone_deck) == 10
    assert [event.clause for event in game.events("shuffled")] == ["403.1"] * 4
    game.shows("403.1", "403.2", "1021.1")


def test_chance_names_the_player_who_decides_who_goes_first(fow):
    deciders = {fow.game(decks=[deck(), deck()], seed=seed).decides for seed in range(8)}
    assert deciders == {"you", "opponent"}
    game = fow.game(decks=[deck(), deck()])
    game.choose("opponent")
    assert game.decides == "opponent"
    game.shows("403.3")


def test_each_player_has_five_cards_and_changes_any_number_of_them(fow):
    game = fow.game(decks=[deck(), deck()])
    game.choose("you")
    assert game.asked == "mulligan" and game.decides == "you"
    first, second = game.you.hand[0], game.you.hand[3]
    game.choose(first, second, "done")
    assert game.decides == "opponent" and len(game.you.hand) == 5, "nothing is changed before both have chosen"
    game.choose("done")
    assert len(game.you.hand) == 5 and len(game.opponent.hand) == 5
    assert [game.you.main_deck[-2], game.you.main_deck[-1]] == [first, second], "under the deck, in the order chosen"
    game.shows("403.4")


def test_all_five_cards_may_be_changed(fow):
    game = fow.game(decks=[deck(), deck()])
    game.choose("you")
    old = game.you.hand[:]
    game.choose(*old)
    assert game.decides == "opponent"
    game.choose("done")
    assert not set(old) & set(game.you.hand)
    game.shows("403.4")


def test_rulers_are_in_their_areas_and_the_first_player_begins(fow):
    game = fow.game(decks=[deck(), deck()])
    game.choose("opponent", "done", "done")
    assert [c.name for c in game.you.ruler_area] == ["Lord"]
    assert game.active == "opponent" and game.turn == 1
    game.shows("403.5", "403.6")


def test_the_hand_size_is_seven_at_the_beginning(fow):
    game = fow.game(decks=[deck(), deck()])
    assert game.you.hand_limit == 7
    game.shows("306.3")


# -- 105, 103, 501
def test_turns_alternate(fow):
    game = fow.game()
    takes = []
    for _ in range(4):
        takes.append(game.active)
        end_turn(game)
    assert takes == ["you", "opponent", "you", "opponent"]
    game.shows("501.1", "505.6", "105.1")


def test_conceding_ends_the_game_at_once(fow):
    game = fow.game()
    game.concede("you")
    assert game.winner == "opponent"
    game.shows("103.4")


def test_a_player_without_life_loses(fow):
    game = fow.game(opponent_life=0)
    assert game.winner == "you"
    game.shows("103.1", "103.2", "105.4", "1202.1")


def test_both_without_life_is_a_draw(fow):
    game = fow.game(life=0)
    assert game.winner == "nobody"
    game.shows("103.3")


def test_drawing_from_an_empty_deck_in_the_draw_phase_loses(fow):
    game = fow.game(opponent_main_deck=0)
    end_turn(game)
    assert game.winner == "you"
    game.shows("1202.2")


def test_a_short_draw_at_another_time_does_not_lose(fow):
    """The reading of 1202.2: only the draw of the draw phase counts."""
    game = fow.game(your_main_deck=0)
    scholar = game.chant("Study", cost="", text="Draw a card.")
    game.play(scholar)
    next_main(game)
    assert game.winner == ""


def test_with_the_switch_of_1202_2_a_short_draw_loses_at_any_time(fow):
    RULES.switches[terms.ANY_DRAW_LOSES] = True
    try:
        game = fow.game(your_main_deck=1)
        study = game.chant("Study", cost="", text="Draw two cards.")
        game.play(study)
        resolve(game)
        assert game.winner == "opponent"
        game.shows("1202.2")
    finally:
        RULES.switches[terms.ANY_DRAW_LOSES] = False


# -- 315: what lies beside the table
@pytest.mark.parametrize(("formats", "tournament"), [
    (("tournament", "tournament"), 1), (("valhalla tournament", "tournament"), 1), (("tournament", "standard"), 0),
])
def test_sideboards_and_collections_are_at_hand_and_both_decks_say_whether_it_is_a_tournament(formats, tournament):
    decks = [
        replace(deck(), format=format, sideboard=(card("Substitute"),), collection=(card("Heirloom"), card("Heirloom")))
        for format in formats
    ]
    table = GAME.set_table(decks, CARDS.build(decks), seed_from(1))
    for player in range(2):
        assert [table.cards[id].front.name for id in table.zone(terms.SIDEBOARD, player)] == ["Substitute"]
        assert [table.cards[id].front.name for id in table.zone(terms.COLLECTION, player)] == ["Heirloom", "Heirloom"]
        assert table.number(terms.TOURNAMENT, player) == tournament
