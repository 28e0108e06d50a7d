"""Identity and goal of every move, durations of a game's own, and uses that are counted for a whole game: all policies."""
from __future__ import annotations

import pytest

from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import ShadowverseEvolve
from cardwright.kernel.cards import Card
from cardwright.kernel.chance import seed_from
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import END_OF_TURN, FIRST_OWN_DURATION, Change, Continuous
from cardwright.kernel.durations import expire
from cardwright.kernel.events import Event, moved
from cardwright.kernel.faces import PASSIVE, Ability, Face, Look
from cardwright.kernel.happening import happen
from cardwright.kernel.library import Library
from cardwright.kernel.moving import put_in
from cardwright.kernel.storing import load, save
from cardwright.kernel.table import Table
from cardwright.kernel.triggers import note_use_in_game, times_used_in_game

pytestmark = pytest.mark.plain_only  # the rules are replaced by a subclass

BATTLE = FIRST_OWN_DURATION


class Strict(ShadowverseEvolve):
    """A card keeps its identity between field and cemetery; nothing is ever banished, and nothing goes to the EX area."""

    def __init__(self) -> None:
        super().__init__()
        self.redirects = True

    def same_card(self, origin: int, goal: int) -> bool:
        return {origin, goal} == {terms.FIELD, terms.CEMETERY}

    def redirect(self, t: Table, card: Card, e: Event) -> Event | None:
        if e.goal == terms.EX_AREA:
            return None
        if e.goal == terms.BANISHED:
            return e.but(player=card.owner, goal=terms.CEMETERY)
        return e


@pytest.fixture
def table() -> Table:
    library = Library()
    face = library.add_face(Face(0, "Someone", Look([1, 1, 1]), ""))
    t = Table(Strict(), library, seed_from(1))
    t.set_number(terms.FIELD_LIMIT, 0, 5)
    t.set_number(terms.EX_LIMIT, 0, 5)
    put_in(t, t.new_card(0, face, None, terms.HAND), terms.HAND, 0, 0)
    return t


def move(t: Table, goal: int) -> Card:
    card = t.cards[0]
    happen(t, [moved(card, to=goal, player=0).by(0)])
    return t.cards[0]


def test_identity_is_asked_for_every_move(table: Table) -> None:
    new = table.cards[0].ref()
    there = move(table, terms.FIELD).ref()
    table.mine(0).turned = True
    assert there != new
    assert move(table, terms.CEMETERY).ref() == there
    assert table.cards[0].turned, "what is the same card keeps its state"
    assert move(table, terms.HAND).ref() != there


def test_a_card_goes_where_its_kind_allows_or_stays(table: Table) -> None:
    assert move(table, terms.EX_AREA).zone == terms.HAND
    assert len(table.history) == 0, "nobody notices what did not happen"
    assert move(table, terms.BANISHED).zone == terms.CEMETERY
    assert table.history[-1].goal == terms.CEMETERY


def lasting(t: Table, until: int) -> Continuous:
    context = Context(t.cards[0].ref(), 0, Ability(PASSIVE, ""))
    return Continuous(Change(0, 0, 0), context, (), (), True, until, t.turn, -1, 1)


def test_a_duration_of_the_games_own_ends_at_its_moment(table: Table) -> None:
    table.effects = [lasting(table, BATTLE), lasting(table, BATTLE + 1)]
    expire(table, END_OF_TURN, 0)
    assert len(table.effects) == 2
    expire(table, BATTLE, 0)
    assert [e.until for e in table.effects] == [BATTLE + 1]


def test_uses_of_a_named_ability_are_counted_for_the_whole_game(table: Table) -> None:
    title = table.library.title("Last Light")
    assert table.library.title("First Light") != title == table.library.title("Last Light")
    note_use_in_game(table, 1, title)
    other = table.clone()
    note_use_in_game(other, 1, title)
    assert (times_used_in_game(table, 1, title), times_used_in_game(other, 1, title)) == (1, 2)
    assert times_used_in_game(table, 0, title) == 0
    numbers, words = save(other)
    assert times_used_in_game(load(other.rules, other.library, numbers, words), 1, title) == 2
