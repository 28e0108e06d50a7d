"""Batches have numbers: what happens within one operation belongs together, and cards that arrive together are equally old."""
from __future__ import annotations

import pytest

from cardwright.effects.base import Op, run_ops, step
from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import ShadowverseEvolve
from cardwright.games.sve.shared_clauses import TOPICS
from cardwright.kernel.chance import seed_from
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DRAW, MOVE, Event, moved
from cardwright.kernel.faces import AUTOMATIC, SPELL, Ability, Face, Look, Trigger
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.library import Library
from cardwright.kernel.moving import put_in
from cardwright.kernel.storing import digest, load, save
from cardwright.kernel.table import Table

pytestmark = pytest.mark.plain_only  # rules and operations are subclassed


class OnceRules(ShadowverseEvolve):
    """The rules, but abilities trigger once per batch, cards that arrive together are equally old, and checkpoints are noted."""

    def __init__(self) -> None:
        super().__init__()
        self.once_per_batch = True
        self.shared_stamps = True
        self.topics = {**TOPICS, "@triggers_once": ("1.1.1",)}
        self.looked: list[int] = []  # how many cards were in hand at each checkpoint

    def checkpoint(self, t: Table) -> Todo:
        t.check = False
        self.looked.append(len(t.zone(terms.HAND, 0)))
        return None


class Drawn(Trigger):
    def __init__(self) -> None:
        super().__init__(1 << MOVE)

    def matches(self, t: Table, e: Event, c: Context) -> bool:
        return e.verb == DRAW


class DrawOneByOne(Op):
    """One instruction that moves cards one after another."""

    def __init__(self, n: int) -> None:
        super().__init__("")
        self.n = n

    def run(self, t: Table, c: Context) -> Todo:
        for _ in range(self.n):
            draw(t)
        step(c, True)
        return None


def draw(t: Table) -> Todo:
    top = t.cards[t.zone(terms.DECK, 0)[-1]]
    return happen(t, [moved(top, to=terms.HAND, how=DRAW, player=0).by(0)])


@pytest.fixture
def rules() -> OnceRules:
    return OnceRules()


@pytest.fixture
def table(rules: OnceRules) -> Table:
    """A card on the field that notices draws, and six cards to draw."""
    library = Library()
    watching = Ability(AUTOMATIC, "When you draw a card, ...")
    watching.zones = 1 << terms.FIELD
    watching.trigger = Drawn()
    look = Look([1, 1, 1])
    look.abilities = [watching]
    watcher = library.add_face(Face(0, "Watcher", look, ""))
    other = library.add_face(Face(1, "Someone", Look([1, 1, 1]), ""))
    t = Table(rules, library, seed_from(1))
    t.set_number(terms.FIELD_LIMIT, 0, 5)
    put_in(t, t.new_card(0, watcher, None, terms.FIELD), terms.FIELD, 0, 0)
    for _ in range(6):
        put_in(t, t.new_card(0, other, None, terms.DECK), terms.DECK, 0, 0)
    t.library.add_ability(Ability(SPELL, "Draw."))
    return t


def run(t: Table, ops: list[Op]) -> None:
    run_ops(t, Context(-1, 0, t.library.abilities[-1]), ops)


def test_an_instruction_that_moves_cards_one_by_one_triggers_once(table: Table) -> None:
    run(table, [DrawOneByOne(3)])
    assert len(table.pending) == 1


def test_two_instructions_trigger_twice_and_their_batches_differ(table: Table) -> None:
    run(table, [DrawOneByOne(2), DrawOneByOne(1)])
    assert len(table.pending) == 2
    assert table.pending[0].batch < table.pending[1].batch


def test_outside_of_an_operation_each_call_is_a_batch(table: Table) -> None:
    draw(table)
    draw(table)
    assert len({p.batch for p in table.pending}) == 2


def test_without_the_policy_each_event_triggers(rules: OnceRules, table: Table) -> None:
    rules.once_per_batch = False
    run(table, [DrawOneByOne(3)])
    assert len(table.pending) == 3
    assert len({p.batch for p in table.pending}) == 1


def test_cards_that_arrive_together_are_equally_old(rules: OnceRules, table: Table) -> None:
    deck = table.zone(terms.DECK, 0)[:]
    def put(ids: list[int]) -> None:
        happen(table, [moved(table.cards[id], to=terms.CEMETERY, player=0) for id in ids])
    put(deck[:2])
    put(deck[2:4])
    stamps = [table.cards[id].stamp for id in deck[:4]]
    assert stamps[0] == stamps[1] < stamps[2] == stamps[3]
    rules.shared_stamps = False
    put(deck[4:])
    assert table.cards[deck[4]].stamp < table.cards[deck[5]].stamp


def test_the_numbers_are_saved(rules: OnceRules, table: Table) -> None:
    run(table, [DrawOneByOne(2), DrawOneByOne(1)])
    again = load(rules, table.library, *save(table))
    assert digest(again) == digest(table)
    assert [p.batch for p in again.pending] == [p.batch for p in table.pending]
    assert again.batch == table.batch == table.clone().batch


def test_a_checkpoint_comes_between_operations_if_something_happened(rules: OnceRules, table: Table) -> None:
    rules.checkpoints = True
    rules.checked = -1
    table.check = False
    run(table, [DrawOneByOne(1), DrawOneByOne(0), DrawOneByOne(2), DrawOneByOne(1)])
    assert rules.looked == [1, 3]


def test_no_checkpoint_while_a_cost_is_paid(rules: OnceRules, table: Table) -> None:
    rules.checkpoints = True
    table.paying = 1
    run(table, [DrawOneByOne(1), DrawOneByOne(1)])
    assert rules.looked == []
