"""Chapter 8: decks, and what comes before the first turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardwright.cards import CardRecord, Deck
from cardwright.games.fftcg.construction import damage_limit, deck_faults


def cards(n: int, copies: int = 1) -> list[CardRecord]:
    one = CardRecord(game="fftcg", id="", name="Soldier", type="Forward", kind="Forward", cost=1)
    return [replace(one, id=f"CW-{i // copies:03}", name=f"Soldier {i // copies}") for i in range(n)]


def deck(records: list[CardRecord], format: str = "constructed") -> Deck:
    return Deck("a deck", "fftcg", format, "", None, tuple(records), ())


def test_a_constructed_deck_has_fifty_cards(fftcg: Any) -> None:
    assert deck_faults(deck(cards(50)), None, fftcg.cite) == []
    for n in (49, 51):
        assert [fault.clause for fault in deck_faults(deck(cards(n)), None, fftcg.cite)] == ["8.1.1.1"]
    assert damage_limit(deck(cards(50))) == 7
    fftcg.shows("8.1.1", "8.1.1.1")


def test_a_limited_deck_has_forty_or_more(fftcg: Any) -> None:
    assert [fault.clause for fault in deck_faults(deck(cards(39), "limited"), None, fftcg.cite)] == ["8.1.1.1"]
    assert deck_faults(deck(cards(40), "limited"), None, fftcg.cite) == [] == deck_faults(deck(cards(60), "limited"))
    assert damage_limit(deck(cards(40), "limited")) == 6
    fftcg.shows("8.1.1.1")


def test_three_copies_of_a_number(fftcg: Any) -> None:
    assert deck_faults(deck(cards(48, 3) + cards(50)[48:]), None, fftcg.cite) == []
    too_many = deck_faults(deck(cards(50, 4)), None, fftcg.cite)
    assert {fault.clause for fault in too_many} == {"8.1.1.2"} and "4 copies of Soldier 0" in too_many[0].sentence
    same_name = [replace(card, name="Soldier") for card in cards(50, 3)]
    assert deck_faults(deck(same_name), None, fftcg.cite) == [], "the number counts, not the name"
    fftcg.shows("5.2.5.1", "8.1.1.2")


def test_a_card_may_allow_more_copies_of_itself(fftcg: Any) -> None:
    many = deck(cards(50, 50))
    assert deck_faults(many, {"CW-000": 50}, fftcg.cite) == []
    fftcg.shows("8.1.2")


def test_set_up_from_the_shuffle_to_the_first_turn(fftcg: Any) -> None:
    game = fftcg.game(start="set-up")
    names = [game.forward(f"Card {n}", on="your deck") for n in range(10)]
    assert game.asked == "who goes first"
    assert [card.place for card in names] != list(range(10)), "both decks are shuffled"
    chooser = game.decides
    game.choose("opponent" if chooser == "you" else "you")
    first = game.active
    assert first != chooser and game.decides == first and game.asked == "draw anew"
    assert len(game.you.hand) == len(game.opponent.hand) == 5
    game.choose("no")
    assert game.decides == chooser
    game.choose("no")
    assert game.active == first and game.turn == 1
    assert len(game.player(first).hand) == 6, "one card only on the very first turn"
    game.shows("8.2.1", "8.2.1.1", "8.2.1.2", "8.2.1.3", "8.2.1.4", "8.2.1.5", "9.2.1.3", "15.1.1.6.1")


def test_a_hand_is_put_under_the_deck_in_any_order_once(fftcg: Any) -> None:
    game = fftcg.game(start="set-up")
    game.choose("you")
    before = [card.id for card in game.you.hand]
    game.choose("yes")
    for id in before[:4]:
        game.choose(game.handle(id))
    assert [card.id for card in game.you.deck[-5:]] == before, "the first one chosen went first, so it lies higher"
    assert len(game.you.hand) == 5 and not {card.id for card in game.you.hand} & set(before)
    assert game.decides == "opponent" and game.asked == "draw anew"
    game.shows("8.2.1.4")
