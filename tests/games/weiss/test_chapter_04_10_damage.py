"""4.10: the Damage Process."""

from cardwright.games.weiss import terms
from tests.games.weiss.doing import happened, names


def attacker(game, soul):
    """It attacks directly, so its damage is one more than its soul."""
    card = game.character("Attacker", soul=soul - 1)
    game.character("Somebody who could attack")
    return card


def test_damage_is_taken_card_by_card(weiss):
    game = weiss.game(start="attack", opponent_clock=1)
    front = attacker(game, 3)
    for i in range(4):
        game.character(f"Card {i}", on="opponent's deck")
    game.attack(front)
    assert names(game.opponent.clock) == ["Card 2", "Card 1", "Card 0", "Idle Card"], "the first revealed lies lowest"
    moves = [(e.card.name, e.goal) for e in game.events("move") if e.clause.startswith("4.10")]
    assert moves == [(f"Card {i}", "resolution zone") for i in range(3)] + [(f"Card {i}", "clock") for i in range(3)]
    game.shows("4.10.1", "4.10.1.1", "4.10.1.3", "3.13.1.3", "3.13.1.3.1")


def test_a_climax_cancels_all_of_it(weiss):
    game = weiss.game(start="attack")
    front = attacker(game, 3)
    first = game.character("First", on="opponent's deck")
    climax = game.climax("Climax", on="opponent's deck")
    third = game.character("Third", on="opponent's deck")
    game.attack(front)
    assert game.opponent.clock == []
    assert [c.zone for c in (first, climax, third)] == ["waiting room", "waiting room", "deck"]
    assert len(happened(game, terms.DAMAGE_CANCELED)) == 1 and happened(game, terms.DAMAGE_TAKEN) == []
    game.shows("4.10.1.2", "3.13.1.3")


def test_the_last_card_may_cancel_too(weiss):
    game = weiss.game(start="attack")
    front = attacker(game, 2)
    first = game.character("First", on="opponent's deck")
    climax = game.climax("Climax", on="opponent's deck")
    game.attack(front)
    assert game.opponent.clock == [] and first.zone == climax.zone == "waiting room"
    game.shows("4.10.1.2")


def test_a_deck_that_runs_out_is_reshuffled_in_the_middle(weiss):
    game = weiss.game(start="attack", opponent_deck=1, opponent_waiting_room=5)
    front = attacker(game, 3)
    game.attack(front)
    assert len(game.opponent.clock) == 4, "three damage, and the penalty"
    assert len(game.opponent.deck) == 2 and game.opponent.waiting_room == []
    goals = [e.goal for e in game.events("move") if e.player == "opponent"]
    assert goals == ["resolution zone"] + ["deck"] * 5 + ["resolution zone"] * 2 + ["clock"] * 3 + ["clock"]
    game.shows("3.2.3.2", "9.2.1", "9.2.2", "9.9.1", "9.1.2.1")


def test_revealed_cards_are_not_reshuffled(weiss):
    game = weiss.game(start="attack", opponent_deck=0, opponent_waiting_room=4)
    front = attacker(game, 3)
    shown = game.character("Shown", on="opponent's deck")
    game.attack(front)
    assert shown.zone == "clock"
    game.shows("9.2.2")


def test_the_public_sees_what_damage_reveals(weiss):
    game = weiss.game(start="attack")
    front = attacker(game, 1)
    card = game.character("Shown", on="opponent's deck")
    assert not card.seen_by("you")
    game.attack(front)
    assert card.zone == "clock" and card.seen_by("you") and card.seen_by("opponent")
    game.shows("3.8.1", "3.8.2")
