"""Which nodes of a tree were carried out."""

from __future__ import annotations

from cardwright.effects.lowering.events import trigger
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.sve import terms
from cardwright.kernel.events import DESTROY
from tests.effects.values.nodes import ALWAYS, FOLLOWER, THIS, YOU, all_of, any_of, count, give, leaving, make, num, plus
from tests.effects.values.situation import Situation, automatic


def test_parts_of_a_condition_that_were_never_asked_are_unseen() -> None:
    record = Recorder()
    s = Situation(record)
    right = make("Compare", left=count(FOLLOWER), op=">=", right=num(1))
    tree = record.begin(make("Or", parts=(make("TurnOf", who=YOU), right)))
    condition = s.low.condition(tree)
    assert [node.kind for node in record.unseen()][:2] == ["Or", "TurnOf"]
    assert condition.holds(s.table, s.context())
    assert [node.kind for node in record.unseen()] == ["Compare", "Count", "All", "Filter", "Type", "Num"]
    s.table.active = 1
    s.card()
    assert condition.holds(s.table, s.context())
    assert record.unseen() == []


def test_the_same_node_in_two_places_is_two_nodes() -> None:
    record = Recorder()
    s = Situation(record)
    mine = make("TurnOf", who=YOU)
    tree = record.begin(make("And", parts=(make("Not", part=mine), mine)))
    assert not s.low.condition(tree).holds(s.table, s.context())
    assert [node.kind for node in record.unseen()] == ["TurnOf", "Player"]


def test_nodes_are_numbered_from_the_top() -> None:
    record = Recorder()
    tree = record.begin(make("Plus", left=num(1), right=num(1)))
    assert [record.number(node) for node in tree.walk()] == [0, 1, 2]
    assert record.number(record.begin(num(1))) == 3
    assert record.number(num(1)) == -1


def test_a_trigger_counts_once_an_event_fits() -> None:
    record = Recorder()
    s = Situation(record)
    on = record.begin(leaving(any_of(FOLLOWER), "destroy"))
    s.card("Watcher", abilities=(automatic(trigger(s.low, on, ALWAYS)),))
    s.moves(s.card(type=terms.AMULET), terms.CEMETERY, DESTROY)
    assert "Moved" in [node.kind for node in record.unseen()]
    s.moves(s.card(), terms.CEMETERY, DESTROY)
    assert record.unseen() == []
    assert s.pending() == ["Watcher"]


def test_a_change_counts_once_it_is_applied() -> None:
    record = Recorder()
    s = Situation(record)
    effect = record.begin(give(all_of(make("Trait", trait="Toy"), FOLLOWER), *plus(1, 1)))
    s.card("Bearer", abilities=())
    s.bearer(effect)
    s.table.look(s.table.cards[0])
    assert [node.kind for node in record.unseen()].count("Add") == 2
    s.card(traits=("Toy",))
    s.table.look(s.table.cards[0])
    assert [node.kind for node in record.unseen()] == []


def test_without_a_recorder_nothing_is_wrapped() -> None:
    s = Situation()
    assert type(s.low.condition(make("TurnOf", who=YOU))).__name__ == "TurnOf"
    assert type(s.low.reference(THIS)).__name__ == "This"


def test_a_filter_and_its_tests_count_once_a_card_has_passed_them() -> None:
    record = Recorder()
    s = Situation(record)
    amount = s.low.amount(record.begin(count(make("Trait", trait="Toy"), FOLLOWER)))
    s.card(type=terms.AMULET)
    assert amount.value(s.table, s.context()) == 0
    assert [node.kind for node in record.unseen()] == ["All", "Filter", "Trait", "Type"]
    s.card(traits=("Toy",))
    assert amount.value(s.table, s.context()) == 1
    assert record.unseen() == []
