"""Chapter 5: decks, and what is done before the first turn."""
from __future__ import annotations

from typing import Any

from cardwright.cards import CardRecord, Deck, starter_pool
from cardwright.games.bss.construction import deck_faults
from cardwright.judge.games import adapter
from tests.games.bss.acting import end_main_step


def deck_of(*parts: tuple[str, str, int]) -> Deck:
    """A deck of cards by name, additional name and number of copies."""
    cards: list[CardRecord] = []
    for name, additional, copies in parts:
        cards += [adapter("bss").written(name, "Spirit", {"additional_name": additional}, len(cards))] * copies
    return Deck("test", "bss", "standard", "", None, tuple(cards), ())


def fill(n: int) -> list[tuple[str, str, int]]:
    """n cards, four of each name at most."""
    return [(f"Spirit {i}", "", min(4, n - i)) for i in range(0, n, 4)]


def faults(bss: Any, deck: Deck) -> list[str]:
    """The clauses that a deck violates, noted as carried out."""
    return [fault.clause for fault in deck_faults(deck, bss.cite)]


def test_a_deck_is_one_pile_of_cards_without_tokens(bss: Any) -> None:
    """5-1-1"""
    main = deck_of(*fill(50)).main
    token = next(card for card in starter_pool("bss") if card.is_token)
    assert faults(bss, Deck("test", "bss", "standard", "", None, (*main, token), ())) == ["5-1-1"]
    assert faults(bss, Deck("test", "bss", "standard", "", None, main, main[:1])) == ["5-1-1"]
    assert faults(bss, Deck("test", "bss", "standard", "", main[0], main, ())) == ["5-1-1"]
    bss.shows("5-1-1")


def test_a_deck_has_fifty_to_sixty_cards(bss: Any) -> None:
    assert faults(bss, deck_of(*fill(50))) == []
    assert faults(bss, deck_of(*fill(60))) == []
    assert faults(bss, deck_of(*fill(49))) == ["5-1-1-1"]
    assert faults(bss, deck_of(*fill(61))) == ["5-1-1-1"]
    bss.shows("5-1-1", "5-1-1-1")


def test_no_more_than_four_cards_of_one_name(bss: Any) -> None:
    assert faults(bss, deck_of(*fill(48), ("Knight", "", 5))) == ["5-1-1-1"]
    assert faults(bss, deck_of(*fill(48), ("Knight", "", 4))) == []


def test_cards_that_differ_in_their_additional_name_are_counted_together(bss: Any) -> None:
    assert faults(bss, deck_of(*fill(48), ("Knight", "", 2), ("Knight", "Guest", 3))) == ["5-1-1-1#2"]
    assert faults(bss, deck_of(*fill(48), ("Knight", "", 2), ("Knight", "Guest", 2))) == []
    bss.shows("5-1-1-1#2", "2-1-2")


def test_five_cores_of_life_and_four_in_the_reserve_with_the_soul_core(bss: Any) -> None:
    game = bss.game(start="set-up")
    for player in (game.you, game.opponent):
        assert player.life == 5
        assert player.reserve == 4
        assert player.number("soul core in reserve") == 1
        assert len(player.hand) == 4
        assert len(player.deck) == 46
    game.shows("1-1-1", "5-2-2", "5-2-3", "5-2-4", "5-2-5", "4-11-1", "4-11-3", "3-9-2")


def test_the_player_whom_chance_picks_decides_who_goes_first(bss: Any) -> None:
    game = bss.game(start="set-up")
    assert game.asked == "who goes first"
    first = "opponent" if game.decides == "you" else "you"
    game.choose(first)
    game.choose("no", "no")
    assert game.active == first
    assert game.turn == 1
    game.shows("5-2-6", "5-2-8", "6-1-1")


def test_who_keeps_the_hand_draws_one_card_more(bss: Any) -> None:
    game = bss.game(start="set-up")
    game.choose("you")
    assert game.asked == "mulligan" and game.decides == "you"
    game.choose("no")
    assert len(game.you.hand) == 5
    assert game.decides == "opponent"
    game.shows("5-2-7")


def test_a_mulligan_puts_the_hand_under_the_deck_draws_four_and_shuffles(bss: Any) -> None:
    game = bss.game(start="set-up")
    game.choose("you")
    hand = game.you.hand
    game.choose("yes")
    while game.asked == "order":
        game.table.apply(0)
    assert len(game.you.hand) == 4
    assert len(game.you.deck) == 46
    assert not set(hand) & set(game.you.hand)
    assert [e for e in game.events("shuffled") if e.clause == "5-2-7"]
    assert set(game.you.deck[-4:]) != set(hand) != set(game.you.deck[:4])  # they are not where they were put
    game.choose("no")
    assert len(game.opponent.hand) == 5  # only one mulligan is asked for
    game.shows("5-2-7", "3-2-4")


def test_the_first_turn_has_no_core_step_and_no_attack_step(bss: Any) -> None:
    game = bss.game(start="set-up")
    game.choose("you", "no", "no")
    assert game.you.reserve == 4  # no core came
    assert len(game.you.hand) == 6  # but a card did
    end_main_step(game)
    assert game.active == "opponent"  # straight to the end step
    assert game.opponent.reserve == 5
    game.shows("6-3-3", "6-7-2", "6-3-2", "6-4-2")
