"""Numbers that texts ask for."""

from __future__ import annotations

from cardwright.effects.script import X_NUMBER
from cardwright.games.sve import terms
from cardwright.kernel.events import BY_EFFECT, DAMAGE, DESTROY, Event, player_damaged
from tests.effects.values.nodes import (
    ENEMY,
    FOLLOWER,
    OPPONENT,
    OTHER,
    THIS,
    YOU,
    all_of,
    any_of,
    count,
    leaving,
    make,
    num,
    slot,
    stat,
    within,
)
from tests.effects.values.situation import THEY_ARE, Situation


def test_reckoning() -> None:
    s = Situation()
    for _ in range(3):
        s.card()
    three = count(FOLLOWER)
    assert s.value(make("Plus", left=num(2), right=three)) == 5
    assert s.value(make("Minus", left=num(2), right=three)) == -1
    assert s.value(make("Times", left=num(2), right=three)) == 6


def test_for_every_counts_whole_units() -> None:
    """5.28.1: twelve cards are two times five, and two are left over."""
    s = Situation()
    s.table.trace = set()
    for _ in range(12):
        s.card(zone=terms.CEMETERY)
    assert s.value(make("Every", unit=5, of=count(within("cemetery")))) == 2
    assert "5.28.1" in s.table.trace


def test_half_is_rounded_up() -> None:
    """5.29.1, 5.29.2"""
    s = Situation()
    s.table.trace = set()
    for _ in range(5):
        s.card(zone=terms.DECK)
    half = make("Half", of=count(within("deck")))
    assert s.value(half) == 3
    assert {"5.29.1", "5.29.2"} <= s.table.trace


def test_the_top_half_of_a_deck() -> None:
    """5.29.2.1: counted from the top, which is the end of the list."""
    s = Situation()
    s.table.trace = set()
    for name in ("Bottom", "Middle", "Top"):
        s.card(name, terms.DECK)
    top = make("Deck", count=make("Half", of=count(within("deck"))), of=YOU, at="top")
    assert s.names(s.refs(top)) == ["Top", "Middle"]
    assert "5.29.2.1" in s.table.trace


def test_the_bottom_of_a_deck_that_is_too_small() -> None:
    s = Situation()
    s.card("Only", terms.DECK)
    assert s.names(s.refs(make("Deck", count=num(3), of=YOU, at="bottom"))) == ["Only"]


def test_stats_of_several_cards() -> None:
    s = Situation()
    s.card(attack=1)
    s.card(attack=4)
    s.card(type=terms.AMULET, attack=99)
    group = all_of()
    assert s.value(stat(group, "attack")) == 5
    assert s.value(stat(group, "attack", take="highest")) == 4
    assert s.value(stat(group, "attack", take="lowest")) == 1
    assert s.value(stat(all_of(ENEMY), "attack", take="lowest")) == 0


def test_a_leaders_defense_is_a_number_of_its_player() -> None:
    s = Situation()
    s.leader(THEY_ARE)
    s.table.set_number(terms.LEADER_DEFENSE, THEY_ARE, 13)
    assert s.value(stat(make("Leader", of=OPPONENT), "defense")) == 13


def test_the_original_cost_is_the_printed_one() -> None:
    """5.23.1"""
    s = Situation()
    s.table.trace = set()
    dear = s.card("Dear", cost=6)
    cheaper = make("Add", stat="cost", sign="-", by=num(4))
    s.lasts(s.low.locked((cheaper,), make("Indefinitely"))[0], dear)
    c = s.context(dear)
    assert s.value(stat(THIS, "cost"), c) == 2
    assert s.value(stat(THIS, "cost", original=1), c) == 6
    assert "5.23.1" in s.table.trace


def test_the_original_attack_is_the_printed_one() -> None:
    """5.23.1"""
    s = Situation()
    strong = s.card("Strong", attack=6)
    s.lasts(s.low.locked((make("Add", stat="attack", sign="-", by=num(4)),), make("Indefinitely"))[0], strong)
    assert s.value(stat(THIS, "attack", original=1), s.context(strong)) == 6


def test_numbers_of_players() -> None:
    s = Situation()
    s.table.set_number(terms.MAX_PLAY_POINTS, 0, 7)
    assert s.value(make("PlayerStat", who=YOU, stat="max play points")) == 7


def test_counters_and_distinct_names() -> None:
    s = Situation()
    ship = s.card("Ship")
    s.card("Ship")
    s.card("Boat")
    s.table.mine(ship & 16383).counters = (s.library.counter("cargo"), 3)
    assert s.value(make("CounterCount", on=THIS, counter="cargo"), s.context(ship)) == 3
    assert s.value(make("Distinct", of=all_of(FOLLOWER), stat="name")) == 2
    assert s.value(make("Distinct", of=all_of(FOLLOWER), stat="cost")) == 1


def test_x_is_what_the_player_chose() -> None:
    s = Situation()
    c = s.context()
    c.set_number(X_NUMBER, 4)
    assert s.value(make("X"), c) == 4


def test_results_of_what_was_done() -> None:
    s = Situation()
    hurt = s.card("Hurt")
    c = s.context(slots=([6], [hurt]))
    s.happens(Event(DAMAGE, hurt, 0, amount=2).by(cause=BY_EFFECT))
    assert s.value(make("Result", of=slot(1), what="roll"), c) == 6
    assert s.value(make("Result", of=slot(2), what="damage"), c) == 2
    assert s.value(make("Result", of=slot(2), what="count"), c) == 1


def test_the_amount_of_the_event_that_set_it_off() -> None:
    s = Situation()
    c = s.context(event=player_damaged(0, 5))
    assert s.value(make("Result", of=THIS, what="event amount"), c) == 5


def test_how_often_something_happened_this_turn() -> None:
    s = Situation()
    s.moves(s.card(), terms.CEMETERY, DESTROY)
    s.moves(s.card(), terms.CEMETERY, DESTROY)
    s.moves(s.card(player=THEY_ARE), terms.CEMETERY, DESTROY)
    fallen = leaving(any_of(FOLLOWER), "destroy", YOU)
    assert s.value(make("Tally", event=fallen)) == 2


def test_cards_played_excluding_this_one() -> None:
    s = Situation()
    s.plays(s.card("Before", terms.HAND))
    me = s.plays(s.card("Me", terms.HAND))
    others = make("Tally", event=make("Played", who=YOU, what=any_of(OTHER)))
    all_cards = make("Tally", event=make("Played", who=YOU, what=any_of()))
    c = s.context(me)
    assert s.value(all_cards, c) == 2
    assert s.value(others, c) == 1
