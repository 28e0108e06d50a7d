"""Conditions, those of chapter 13 among them."""

from __future__ import annotations

import pytest

from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.script import FIRST_FIXED
from cardwright.games.sve import terms
from cardwright.kernel.events import BY_EFFECT, DAMAGE, DESTROY, DISCARD, RESOLVE, SUMMON, Event, number_changed
from cardwright.text.tree import Node
from tests.effects.values.nodes import (
    AMULET,
    ANYBODY,
    FOLLOWER,
    OPPONENT,
    THIS,
    YOU,
    any_of,
    at,
    count,
    filtered,
    leaving,
    make,
    num,
    slot,
    within,
)
from tests.effects.values.situation import THEY_ARE, Situation


def active(name: str, n: int = 0) -> Node:
    return make("KeywordActive", name=name, n=n)


def test_combo_counts_the_cards_you_have_played_this_one_included() -> None:
    """13.2.1.2, 13.2.1.3"""
    s = Situation()
    s.table.trace = set()
    s.plays(s.card("Theirs", terms.HAND, THEY_ARE), THEY_ARE)
    s.plays(s.card("From the EX area", terms.EX_AREA, subtypes=terms.TOKEN))
    assert not s.holds(active("combo", 2))
    s.plays(s.card("This one", terms.HAND), resolve=False)
    assert s.holds(active("combo", 2))
    assert not s.holds(active("combo", 3))
    assert {"13.2.1.2", "13.2.1.3"} <= s.table.trace


def test_overflow_needs_seven_maximum_play_points() -> None:
    """13.4.1.2"""
    s = Situation()
    s.table.set_number(terms.MAX_PLAY_POINTS, 0, 6)
    assert not s.holds(active("overflow"))
    s.table.set_number(terms.MAX_PLAY_POINTS, 0, 7)
    assert s.holds(active("overflow"))


@pytest.mark.parametrize("event", ["damage", "loss"])
def test_sanguine_needs_a_loss_of_defense_in_your_own_turn(event: str) -> None:
    """13.5.2.2"""
    s = Situation()
    leader = s.leader(0)
    s.leader(THEY_ARE)
    assert not s.holds(active("sanguine"))
    s.happens(number_changed(0, terms.LEADER_DEFENSE, 2))
    assert not s.holds(active("sanguine"))
    if event == "damage":
        s.happens(Event(DAMAGE, leader, 0, amount=1).by(cause=BY_EFFECT))
    else:
        s.happens(number_changed(0, terms.LEADER_DEFENSE, -1))
    assert s.holds(active("sanguine"))
    s.table.active = THEY_ARE
    assert not s.holds(active("sanguine"))


def test_damage_to_a_follower_is_not_sanguine() -> None:
    s = Situation()
    s.happens(Event(DAMAGE, s.card(), 0, amount=1).by(cause=BY_EFFECT))
    assert not s.holds(active("sanguine"))


@pytest.mark.parametrize(
    ("name", "clauses"), [("spellchain", {"13.3.1.2", "13.3.1.4"}), ("necrocharge", {"13.5.1.2", "13.5.1.3.2"})]
)
def test_spellchain_and_necrocharge_are_fixed_when_resolution_begins(name: str, clauses: set[str]) -> None:
    s = Situation()
    s.table.trace = set()
    s.card("Used up", terms.CEMETERY, type=terms.SPELL)
    condition = s.low.condition(active(name, 2))
    c = s.context()
    assert not condition.holds(s.table, c)
    s.card("Used up", terms.CEMETERY, type=terms.SPELL)
    assert condition.holds(s.table, c)
    # resolution begins, as `Resolve.begin` does it
    c.set_number(FIRST_FIXED, s.low.fixed[0].value(s.table, c))
    c.resolving = True
    for id in list(s.table.zone(terms.CEMETERY, 0)):
        s.moves(s.table.cards[id].ref(), terms.BANISHED)
    assert condition.holds(s.table, c)
    assert clauses <= s.table.trace


def test_spellchain_counts_spells_only_and_necrocharge_every_card() -> None:
    s = Situation()
    s.card("Corpse", terms.CEMETERY)
    s.card("Scroll", terms.CEMETERY, type=terms.SPELL)
    assert s.holds(active("spellchain", 1)) and not s.holds(active("spellchain", 2))
    assert s.holds(active("necrocharge", 2)) and not s.holds(active("necrocharge", 3))


def test_for_the_number_of_options_they_are_counted_on_playing() -> None:
    """5.17.3.1.1, 13.5.1.3.2.1"""
    s = Situation()
    s.table.trace = set()
    s.low.choosing = True
    condition = s.low.condition(active("necrocharge", 1))
    assert s.low.fixed == []
    s.card("Corpse", terms.CEMETERY)
    c = s.context()
    c.resolving = True
    assert condition.holds(s.table, c)
    assert {"5.17.3.1.1", "13.5.1.3.2.1"} <= s.table.trace


def test_two_fixed_counts_have_two_places() -> None:
    s = Situation()
    both = s.low.condition(make("And", parts=(active("spellchain", 1), active("necrocharge", 5))))
    c = s.context()
    c.set_number(FIRST_FIXED, 1)
    c.set_number(FIRST_FIXED + 1, 4)
    c.resolving = True
    assert len(s.low.fixed) == 2
    assert not both.holds(s.table, c)
    c.set_number(FIRST_FIXED + 1, 5)
    assert both.holds(s.table, c)


def test_logic() -> None:
    s = Situation()
    yes, no = make("TurnOf", who=YOU), make("TurnOf", who=OPPONENT)
    assert s.holds(make("Or", parts=(no, yes))) and not s.holds(make("Or", parts=(no, no)))
    assert s.holds(make("And", parts=(yes, make("Not", part=no)))) and not s.holds(make("And", parts=(yes, no)))
    assert s.holds(make("TurnOf", who=make("Player", who="each")))


@pytest.mark.parametrize(("op", "holds"), [("=", True), (">=", True), ("<=", True), (">", False), ("<", False), ("!=", False)])
def test_comparing(op: str, holds: bool) -> None:
    s = Situation()
    s.card()
    assert s.holds(make("Compare", left=count(FOLLOWER), op=op, right=num(1))) is holds


def test_what_a_card_is_and_what_it_was() -> None:
    s = Situation()
    ref = s.card("Token", subtypes=terms.TOKEN)
    c = s.context(slots=([ref], []))
    token = filtered(make("Quality", name="token"))
    assert s.holds(make("Is", what=slot(1), filter=token), c)
    s.moves(ref, terms.CEMETERY, DESTROY)
    assert s.holds(make("Is", what=slot(1), filter=token), c)
    assert not s.holds(make("Is", what=slot(1), filter=filtered(AMULET)), c)
    assert not s.holds(make("Is", what=slot(2), filter=token), c)


def test_where_a_card_is_now() -> None:
    s = Situation()
    ref = s.card()
    here = make("Is", what=THIS, filter=filtered(within("field", ANYBODY)))
    assert s.holds(here, s.context(ref))
    buried = s.moves(ref, terms.CEMETERY)
    assert not s.holds(here, s.context(buried))
    assert s.holds(make("Is", what=THIS, filter=filtered(within("cemetery"))), s.context(buried))


def test_what_happened_this_turn_and_this_way() -> None:
    s = Situation()
    source = s.card("Source")
    s.moves(s.card(zone=terms.HAND), terms.CEMETERY, DISCARD)
    discarded = make("Moved", what=any_of(FOLLOWER), verb="discard", source=(at("hand"),))
    this_turn = make("Happened", event=discarded, times=num(1), period="this turn")
    this_way = make("Happened", event=discarded, times=num(1), period="this way")
    c = s.context(source)
    assert s.holds(this_turn, c) and not s.holds(this_way, c)
    s.moves(s.card(zone=terms.HAND), terms.CEMETERY, DISCARD, cause=BY_EFFECT, source=source)
    assert s.holds(this_way, c)


def test_what_happened_in_earlier_turns_is_refused() -> None:
    s = Situation()
    for period in ("last turn", "this game"):
        with pytest.raises(NotRunnable, match="earlier turns"):
            s.low.condition(make("Happened", event=leaving(THIS), times=num(1), period=period))


def test_how_a_card_came_to_the_field() -> None:
    """5.4.3: a card that was played came from where it was played."""
    s = Situation()
    s.table.trace = set()
    field = at("field", ANYBODY)
    played = s.plays(s.card("Played", terms.EX_AREA))
    summoned = s.moves(s.card("Summoned", terms.HAND), terms.FIELD, SUMMON, cause=BY_EFFECT)
    from_ex = make("Came", what=THIS, source=(at("ex area"),), to=(field,))
    by_ability = make("Came", what=THIS, to=(field,), by="ability")
    by_play = make("Came", what=THIS, source=(at("ex area"),), by="play")
    assert s.holds(from_ex, s.context(played)) and not s.holds(from_ex, s.context(summoned))
    assert s.holds(by_ability, s.context(summoned)) and not s.holds(by_ability, s.context(played))
    assert s.holds(by_play, s.context(played)) and not s.holds(by_play, s.context(summoned))
    assert "5.4.3" in s.table.trace
    assert RESOLVE in [e.verb for e in s.table.history]


def test_an_optional_cost_that_was_paid() -> None:
    s = Situation()
    paid = make("Paid", name="additional cost")
    with pytest.raises(NotRunnable, match="additional cost"):
        s.low.condition(paid)
    s.low.marks["additional cost"] = 1
    c = s.context()
    assert not s.holds(paid, c)
    c.paid = 2
    assert s.holds(paid, c)


def test_an_unknown_condition_is_refused() -> None:
    with pytest.raises(NotRunnable, match="maneuver"):
        Situation().low.condition(active("maneuver"))
