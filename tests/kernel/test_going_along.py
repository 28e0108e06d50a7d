"""What goes along with a card in the same moment, a third orientation, and cards that count where they lie."""
from __future__ import annotations

import pytest

from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import ShadowverseEvolve
from cardwright.kernel.chance import seed_from
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import MOVE, Event, moved, turned
from cardwright.kernel.faces import AUTOMATIC, Ability, Face, Look, Trigger
from cardwright.kernel.happening import happen
from cardwright.kernel.library import Library
from cardwright.kernel.moving import place
from cardwright.kernel.storing import load, save
from cardwright.kernel.table import Table
from cardwright.kernel.triggers import STATE_WATCH

pytestmark = pytest.mark.plain_only  # the rules are replaced by a subclass


class WithCompanions(ShadowverseEvolve):
    """The next card on the field leaves together with a card that leaves it."""

    def __init__(self) -> None:
        super().__init__()
        self.accompanied = 1 << MOVE

    def accompany(self, t: Table, events: list[Event]) -> list[Event]:
        if events[0].origin != terms.FIELD:
            return events
        return [*events, moved(t.cards[1], to=terms.CEMETERY, player=0)]


@pytest.fixture
def table() -> Table:
    library = Library()
    face = library.add_face(Face(0, "Someone", Look([1, 1, 1]), ""))
    t = Table(WithCompanions(), library, seed_from(1))
    t.set_number(terms.FIELD_LIMIT, 0, 5)
    for _ in range(3):
        place(t, 0, face, None, terms.FIELD)
    return t


def test_what_goes_along_leaves_in_the_same_batch(table: Table) -> None:
    happen(table, [moved(table.cards[0], to=terms.CEMETERY, player=0).by(0)])
    assert table.zone(terms.CEMETERY, 0) == [0, 1]
    assert table.zone(terms.FIELD, 0) == [2]


def test_where_the_card_does_not_leave_nothing_goes_along(table: Table) -> None:
    place(table, 0, table.cards[0].front, None, terms.HAND)
    happen(table, [moved(table.cards[3], to=terms.CEMETERY, player=0).by(0)])
    assert table.zone(terms.CEMETERY, 0) == [3]
    assert len(table.zone(terms.FIELD, 0)) == 3


def test_a_card_is_turned_into_the_state_that_the_event_says(table: Table) -> None:
    ref = table.cards[0].ref()
    for state in (2, 1, 0, 2):
        happen(table, [turned(ref, 0, state)])
        assert table.cards[0].turned == state
    before = len(table.history)
    happen(table, [turned(ref, 0, 2)])
    assert len(table.history) == before  # it was reversed already: nothing happened
    numbers, words = save(table)
    assert load(table.rules, table.library, numbers, words).cards[0].turned == 2


def test_a_card_that_lies_there_from_the_start_counts_from_the_start(table: Table) -> None:
    look = Look([1, 1, 1])
    face = table.library.add_face(Face(1, "Watcher", look, ""))
    face.works_in = face.watch_zones = 1 << terms.CEMETERY
    card = place(table, 0, face, None, terms.CEMETERY)
    assert card.id in table.working_off_field
    assert card.stamp == table.stamp


class EmptyHand(Trigger):
    """A state: its controller's hand is empty."""

    def __init__(self) -> None:
        super().__init__(STATE_WATCH)

    def holds(self, t: Table, c: Context) -> bool:
        return len(t.zone(terms.HAND, c.controller)) == 0


def test_a_state_is_noticed_from_off_the_field_only_where_the_ability_works(table: Table) -> None:
    ability = Ability(AUTOMATIC, "While your hand is empty.")
    ability.zones = 1 << terms.CEMETERY
    ability.trigger = EmptyHand()
    look = Look([1, 1, 1])
    look.abilities = [ability]
    look.watches = STATE_WATCH
    face = table.library.add_face(Face(1, "Watcher", look, ""))
    face.works_in = face.watch_zones = 1 << terms.CEMETERY
    place(table, 0, face, None, terms.EX_AREA)
    happen(table, [moved(table.cards[0], to=terms.BANISHED, player=0).by(0)])
    assert table.pending == []
    card = place(table, 0, face, None, terms.CEMETERY)
    happen(table, [moved(table.cards[2], to=terms.BANISHED, player=0).by(0)])
    assert [p.source for p in table.pending] == [card.ref()]
