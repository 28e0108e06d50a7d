"""Control that an effect gives: the card changes sides, stays the same card, and goes back when the effect is over."""

from __future__ import annotations

import pytest

from cardwright.effects.changes import How, TakeControl
from cardwright.effects.passive_scope import GivenCards
from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import RULES
from cardwright.kernel import storing
from cardwright.kernel.continuous import END_OF_TURN, FOREVER
from cardwright.kernel.control import settle_control
from cardwright.kernel.durations import expire
from cardwright.kernel.events import TRANSFERRED, Event
from tests.effects.values.situation import THEY_ARE, YOU_ARE, Situation


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Situation:
    monkeypatch.setitem(RULES.topics, "@control", ("control",))
    return Situation()


def take(at: Situation, ref: int, until: int, by: int = YOU_ARE) -> None:
    change = TakeControl(How(0, "", GivenCards(), None, 0, 0, False))
    at.library.add_change(change)
    context = at.context(controller=by)
    at.library.add_ability(context.ability)
    at.lasts(change, ref, until=until, context=context)
    at.happens(Event(TRANSFERRED, -1, by))  # anything that happens lets the change take place
    settle_control(at.table)


def controller(at: Situation, ref: int) -> int:
    card = at.table.at(ref)
    assert card is not None, "it is still the same card"
    assert card.id in at.table.zone(terms.FIELD, card.controller)
    assert card.id not in at.table.zone(terms.FIELD, 1 - card.controller)
    return card.controller


def test_a_card_changes_sides_and_goes_back_at_the_end_of_the_turn(at: Situation) -> None:
    knight = at.card("Knight", player=THEY_ARE)
    take(at, knight, END_OF_TURN)
    assert controller(at, knight) == YOU_ARE
    last = at.table.history[-1]
    assert (last.kind, last.subject, last.player) == (TRANSFERRED, knight, YOU_ARE), "it has happened this turn"
    expire(at.table, END_OF_TURN, YOU_ARE)
    assert controller(at, knight) == THEY_ARE
    assert not at.table.outlook.control_may_change


def test_the_newer_of_two_effects_counts_until_it_ends(at: Situation) -> None:
    knight = at.card("Knight", player=THEY_ARE)
    take(at, knight, FOREVER)
    take(at, knight, END_OF_TURN, by=THEY_ARE)
    assert controller(at, knight) == THEY_ARE
    expire(at.table, END_OF_TURN, YOU_ARE)
    assert controller(at, knight) == YOU_ARE


def test_the_turn_of_the_change_is_remembered(at: Situation) -> None:
    knight = at.card("Knight", player=THEY_ARE)
    at.table.turn = 7
    take(at, knight, FOREVER)
    card = at.table.at(knight)
    assert card is not None and card.since == 7


def test_who_leaves_the_field_goes_to_its_owner_and_the_effect_is_over(at: Situation) -> None:
    knight = at.card("Knight", player=THEY_ARE)
    take(at, knight, FOREVER)
    at.moves(knight, terms.HAND)
    assert at.table.zone(terms.HAND, THEY_ARE) != [] and at.table.effects == []


def test_a_saved_table_knows_who_controls_what(at: Situation) -> None:
    knight = at.card("Knight", player=THEY_ARE)
    take(at, knight, END_OF_TURN)
    again = storing.load(RULES, at.library, *storing.save(at.table))
    assert storing.digest(again) == storing.digest(at.table)
    expire(again, END_OF_TURN, YOU_ARE)
    card = again.at(knight)
    assert card is not None and card.controller == THEY_ARE
