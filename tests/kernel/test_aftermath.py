"""What follows at once on events: asked after each batch, and for a cost once it is paid."""

from __future__ import annotations

import pytest

from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import ShadowverseEvolve
from cardwright.kernel.chance import seed_from
from cardwright.kernel.events import DAMAGE, MOVE, NUMBER, Event, moved, number_changed
from cardwright.kernel.faces import Face, Look
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.library import Library
from cardwright.kernel.moving import put_in
from cardwright.kernel.table import Table

pytestmark = pytest.mark.plain_only  # the rules are replaced by a subclass


class Watchful(ShadowverseEvolve):
    """The rules, and a note of what `aftermath` was asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.followed = 1 << MOVE | 1 << NUMBER
        self.asked: list[list[Event]] = []

    def aftermath(self, t: Table, done: list[Event]) -> Todo:
        self.asked.append(done)
        return None


@pytest.fixture
def rules() -> Watchful:
    return Watchful()


@pytest.fixture
def table(rules: Watchful) -> Table:
    library = Library()
    face = library.add_face(Face(0, "Someone", Look([1, 1, 1]), ""))
    t = Table(rules, library, seed_from(1))
    t.set_number(terms.FIELD_LIMIT, 0, 5)
    for _ in range(3):
        put_in(t, t.new_card(0, face, None, terms.HAND), terms.HAND, 0, 0)
    return t


def discard(t: Table, *cards: int) -> Todo:
    return happen(t, [moved(t.cards[id], to=terms.CEMETERY, player=0).by(0) for id in cards])


def test_a_batch_is_followed_once_with_all_that_happened(rules: Watchful, table: Table) -> None:
    discard(table, 0, 1)
    assert [len(done) for done in rules.asked] == [2]


def test_a_kind_that_nothing_follows_on_is_passed_over(rules: Watchful, table: Table) -> None:
    happen(table, [Event(DAMAGE, table.cards[0].ref(), 0, amount=1)])
    assert rules.asked == []


def test_a_quick_event_is_followed_too(rules: Watchful, table: Table) -> None:
    happen(table, [number_changed(0, terms.LEADER_DEFENSE, 1)])
    assert [done[0].kind for done in rules.asked] == [NUMBER]


def test_inside_a_cost_it_waits_for_the_end_of_the_outermost_one(rules: Watchful, table: Table) -> None:
    begin_paying(table)
    discard(table, 0)
    begin_paying(table)
    discard(table, 1)
    end_paying(table)
    assert rules.asked == []
    end_paying(table)
    assert [[e.subject & 1023 for e in done] for done in rules.asked] == [[0, 1]]
    discard(table, 2)
    assert len(rules.asked) == 2


def test_a_cost_without_events_is_followed_by_nothing(rules: Watchful, table: Table) -> None:
    begin_paying(table)
    end_paying(table)
    assert rules.asked == []
