"""15.1.1.4: who discards, from whose hand, and who goes on acting after that."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fftcg.acting import resolve


def hands(game: Any, yours: int = 2, theirs: int = 3) -> None:
    for player, n in (("your", yours), ("opponent's", theirs)):
        for i in range(n):
            game.forward(f"{player} card {i + 1}", cost=1, generic=True, on=f"{player} hand")


def discarded(game: Any) -> dict[str, list[str]]:
    """By whom each card was discarded, from their own hand into their own Break Zone."""
    moves = [e for e in game.events("move") if e.verb == "discard"]
    assert all(e.origin == "hand" and e.card.zone == "Break Zone" and e.clause == "15.1.1.4.1" for e in moves)
    return {who: [e.card.label for e in moves if e.card.owner == who] for who in ("you", "opponent")}


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent discards 1 card.",
        "Choose 1 Forward opponent controls. Its controller discards 1 card.",
        "Your opponent discards 1 card from his/her hand.",
    ],
)
def test_who_is_told_to_discard_chooses_from_their_own_hand(fftcg: Any, text: str) -> None:
    game = fftcg.game()
    game.forward("Foe", on="opponent's field")
    fear = game.summon("Fear", text=text)
    hands(game)
    game.play(fear)
    resolve(game)
    assert game.decides == "opponent"
    assert sorted(card.label for card in game.options()) == [f"opponent's card {i}" for i in (1, 2, 3)]
    game.choose(game.find("opponent's card 2"))
    assert discarded(game) == {"you": [], "opponent": ["opponent's card 2"]}
    game.shows("15.1.1.4.1")


def test_who_has_no_card_discards_none_whatever_the_other_holds(fftcg: Any) -> None:
    game = fftcg.game()
    fear = game.summon("Fear", text="Your opponent discards 1 card.")
    hands(game, theirs=0)
    game.play(fear)
    resolve(game)
    assert discarded(game) == {"you": [], "opponent": []} and len(game.you.hand) == 2


def test_each_player_chooses_their_own_the_turn_player_first(fftcg: Any) -> None:
    """11.11.6 too: both have chosen before a card is discarded."""
    game = fftcg.game(active="opponent")
    fear = game.summon("Fear", text="Each player discards 1 card.", on="opponent's hand")
    hands(game)
    game.play(fear)
    resolve(game)
    assert game.decides == "opponent" and len(game.options()) == 3
    game.choose(game.find("opponent's card 3"))
    assert game.decides == "you" and len(game.opponent.hand) == 3, "nothing is discarded before both have chosen"
    game.choose(game.find("your card 1"))
    assert discarded(game) == {"you": ["your card 1"], "opponent": ["opponent's card 3"]}
    game.shows("15.1.1.4.1", "11.11.6")


@pytest.mark.parametrize(
    "text", ["Your opponent randomly discards 1 card.", "Your opponent discards 1 card at random from his/her hand."]
)
def test_a_card_at_random_is_of_the_hand_of_who_discards(fftcg: Any, text: str) -> None:
    for seed in range(5):
        game = fftcg.game(seed=seed)
        fear = game.summon("Fear", text=text)
        hands(game, yours=5, theirs=2)
        game.play(fear)
        resolve(game)
        assert game.asked == "priority" or game.decides is None
        assert [len(cards) for cards in discarded(game).values()] == [0, 1]


@pytest.mark.parametrize("joined", [", then draws 2 cards", " and draws 2 cards", " and then draws 2 cards"])
def test_who_discards_goes_on_acting_as_long_as_the_verb_says_so(fftcg: Any, joined: str) -> None:
    game = fftcg.game()
    fear = game.summon("Fear", text=f"Your opponent discards 1 card{joined}.")
    hands(game)
    game.play(fear)
    resolve(game)
    game.choose(game.find("opponent's card 2"))
    assert (len(game.you.hand), len(game.opponent.hand)) == (2, 4)


def test_you_act_again_where_the_text_says_you(fftcg: Any) -> None:
    game = fftcg.game()
    fear = game.summon("Fear", text="Your opponent discards 1 card, then you draw 2 cards.")
    hands(game)
    game.play(fear)
    resolve(game)
    game.choose(game.find("opponent's card 2"))
    assert (len(game.you.hand), len(game.opponent.hand)) == (4, 2)


def test_each_player_goes_on_after_both_have_discarded(fftcg: Any) -> None:
    game = fftcg.game(your_deck=3, opponent_deck=3)
    fear = game.summon("Fear", text="Each player discards 1 card, then draws 1 card.")
    hands(game, yours=2, theirs=0)
    game.play(fear)
    resolve(game)
    assert game.decides == "you"
    game.choose(game.find("your card 1"))
    assert (len(game.you.hand), len(game.opponent.hand)) == (2, 1), "who had nothing to discard draws all the same"


@pytest.mark.parametrize("waits", ["due to your Summons or abilities", "from their hand due to your Summons or abilities"])
def test_who_waits_for_others_to_discard_does_so_on_the_field(fftcg: Any, waits: str) -> None:
    """11.8: what happens to other cards, a Character notices where it is in play."""
    game = fftcg.game(your_deck=3)
    game.backup("Miser", text=f"When your opponent discards a card {waits}, draw 1 card.")
    fear = game.summon("Fear", text="Your opponent discards 1 card.")
    hands(game, yours=0)
    game.play(fear)
    resolve(game)
    game.choose(game.find("opponent's card 2"))
    resolve(game)
    assert len(game.you.hand) == 1
