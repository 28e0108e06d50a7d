"""5.2: before the first turn."""

import pytest

from cardwright.games.weiss import terms
from cardwright.games.weiss.game import GAME
from cardwright.kernel.chance import seed_from
from tests.games.weiss.doing import card, deck, names


def set_up(weiss, seed=1, **more):
    """Two decks whose cards have different names, up to the first player's redraw."""
    cards = tuple(card(f"Card {i}") for i in range(50))
    return weiss.game(decks=(deck(*cards), deck(*cards)), seed=seed, **more)


def test_decks_are_presented_and_shuffled(weiss):
    orders = [names(set_up(weiss, seed).you.deck) for seed in (1, 2, 1)]
    assert orders[0] == orders[2] != orders[1]
    game = set_up(weiss)
    assert [(e.player, e.clause) for e in game.events("shuffled")] == [("you", "5.2.1.2"), ("opponent", "5.2.1.2")]
    assert all(not c.seen_by("you") and not c.seen_by("opponent") for c in game.you.deck), "they lie face down"
    assert {c.owner for c in game.you.deck + game.you.hand} == {"you"}, "whoever began the game with them owns them"
    assert {c.owner for c in game.opponent.deck + game.opponent.hand} == {"opponent"}
    game.shows("5.2.1.1", "5.2.1.2", "3.2.1", "3.2.2", "4.2.2")


def test_chance_alone_decides_who_begins(weiss):
    games = [set_up(weiss, seed) for seed in range(12)]
    assert {game.decides for game in games} == {"you", "opponent"}
    assert {game.asked for game in games} == {"redraw"}, "nobody was asked who begins"
    games[0].shows("5.2.1.3", "5.2.1.3.1")


def test_both_draw_five_and_may_exchange_any_of_them_once(weiss):
    game = set_up(weiss)
    first = game.player(game.decides)
    other = game.opponent if first == "you" else game.you
    assert len(first.hand) == len(other.hand) == 5 and len(first.deck) == 45
    kept, away = first.hand[:3], first.hand[3:]
    game.choose(*away, "done")
    assert [c.zone for c in away] == ["waiting room"] * 2
    assert len(first.hand) == 5 and all(c in first.hand for c in kept) and len(first.deck) == 43
    assert game.decides == str(other), "then the other player, who knows how many were exchanged"
    hand = names(other.hand)
    game.passes()
    assert names(other.hand) == hand, "one need not exchange any"
    assert game.asked == "clock phase" and game.decides == str(first)
    game.shows("5.2.1", "5.2.1.4")


def test_refresh_points_start_at_zero_and_the_starting_player_begins(weiss):
    began = set()
    for seed in range(8):
        game = set_up(weiss, seed)
        first = game.decides
        game.passes()
        game.passes()
        assert game.active == game.decides == first and game.turn == 1
        assert game.you.refresh_points == game.opponent.refresh_points == 0
        began.add(first)
    assert began == {"you", "opponent"}
    game.shows("5.2.1.5", "5.2.1.6")


def test_refresh_points_that_were_there_before_are_gone(weiss):
    """5.2.1.5: nobody owes a card of an earlier game (9.9)."""
    game = set_up(weiss, refresh_points=2)
    game.passes()
    game.passes()
    assert game.you.refresh_points == game.opponent.refresh_points == 0 and game.you.clock == game.opponent.clock == []
    game.shows("5.2.1.5")


def test_only_two_can_play(weiss):
    from cardwright.games.weiss.library import CARDS

    a_deck = deck()
    library = CARDS.build([a_deck])
    for n in (1, 3):
        with pytest.raises(ValueError, match="two players"):
            GAME.set_table([a_deck] * n, library, seed_from(1))
    game = set_up(weiss)
    assert len(game.view("you")["players"]) == 2
    game.shows("1.1.1")


def test_each_player_has_every_zone(weiss):
    game = set_up(weiss)
    for player in game.view("you")["players"]:
        assert set(player["zones"]) == {zone.name for zone in game.table.rules.zones}
    assert len(game.table.rules.zones) == len(terms.ZONES)
    game.shows("3.1.1", "3.1.2")
