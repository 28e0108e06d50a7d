"""Small differences: one CP or none, a party of two or of one, one phase or the next."""

from __future__ import annotations

from typing import Any

from cardwright.kernel.events import PHASE
from tests.games.fftcg.acting import to_attack
from tests.games.fftcg.test_harder_battles import free_summon, quiet

BREAK = "Choose 1 Forward. Break it."


def test_one_cp_is_one_cp(fftcg: Any) -> None:
    """11.4.6.1: without any, what costs 1 can't be cast or used; the card that is being cast does not pay for itself."""
    game = fftcg.game(your_hand=0, opponent_hand=0)
    user = game.forward("User", text="《1》: Draw 1 card.")
    alone = game.forward("Alone", cost=1, on="your hand")
    assert not game.can("play", alone)
    assert game.can("use", user), "for that, the card in hand may be discarded"
    game.use(user)
    quiet(game)
    assert alone.zone == "Break Zone"


def test_who_can_not_form_a_party_is_not_joined_either(fftcg: Any) -> None:
    """15.1.1.9.3: whichever of the two is named first."""
    for first, second in (("Loner", "Friend"), ("Friend", "Loner")):
        game = fftcg.game(your_hand=0, opponent_hand=0)
        game.forward("Loner", text="Loner cannot form a party.")
        game.forward("Friend")
        free_summon(game, "Draw 1 card.", "Wait")
        to_attack(game)
        game.attack(game.find(first))
        assert game.find(second) not in game.options()


def test_each_phase_begins_by_its_own_clause(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1, opponent_hand=1, start="turn")
    t = game.table
    seen: list[tuple[int, str]] = []
    turn = game.turn
    while game.turn == turn:
        seen = [(e.verb, e.clause) for e in t.history if e.kind == PHASE] or seen
        game.choose("done") if "done" in game.options() else t.apply(0)
    assert [clause for _, clause in seen] == ["9.1.1", "9.2.1", "9.3.1.3", "10.1.1.1", "9.3.1.3"]


def test_whoever_is_left_of_a_party_is_no_party_for_what_looks_later_in_the_attack(fftcg: Any) -> None:
    """15.1.1.9.5"""
    game = fftcg.game(your_hand=0, opponent_hand=0)
    one, two = game.forward("One", power=5000), game.forward("Two", power=5000)
    free_summon(game, "Draw 1 card.", "Wait")
    bolt = free_summon(game, BREAK, "Bolt", on="opponent's hand")
    to_attack(game)
    game.attack(one)
    game.attack(two)
    if game.asked == "form a party":
        game.choose("done")
    assert one.in_party and two.in_party
    while game.decides == "you":
        game.choose("done")
    game.play(bolt, one)
    while game.table.stacked:
        game.choose("done")
    assert one.zone == "Break Zone" and two.attacking and not two.in_party
    game.shows("15.1.1.9.5")
