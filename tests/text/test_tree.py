"""Nodes: equal by meaning, hashable, unchangeable, picklable; the schema refuses what does not fit."""

from __future__ import annotations

import pickle
from importlib.util import find_spec

import pytest

from cardwright.games.finding import packages
from cardwright.text.kinds import ONE, SCHEMA, THIS, YOU, make
from cardwright.text.report import dialect_of
from cardwright.text.schema import SchemaError
from cardwright.text.shape import Sequence, Shape
from cardwright.text.tree import Node, outline


def draw(n: int) -> Node:
    return make("Draw", count=make("Exactly", n=make("Num", n=n)))


def test_nodes_of_one_meaning_are_equal_and_hash_alike() -> None:
    assert draw(2) == draw(2)
    assert hash(draw(2)) == hash(draw(2))
    assert draw(2) != draw(3)
    assert draw(2) != "Draw"


def test_a_node_cannot_be_changed_but_replaced() -> None:
    node = draw(1)
    with pytest.raises(AttributeError, match="replace"):
        node.kind = "Deal"
    changed = node.replace(who=make("Player", who="opponent"))
    assert node.node("who") == YOU
    assert changed.node("who").text("who") == "opponent"
    with pytest.raises(KeyError, match="no field 'whom'"):
        node.replace(whom=YOU)


def test_a_pickled_node_is_the_same_node() -> None:
    node = draw(3)
    assert pickle.loads(pickle.dumps(node)) == node


def test_fields_are_asked_for_by_what_they_hold() -> None:
    node = make("Slot", n=2)
    assert node.number("n") == 2
    assert node.text("part") == "all"
    with pytest.raises(TypeError, match=r"Slot\.n"):
        node.text("n")
    with pytest.raises(TypeError, match=r"Slot\.part"):
        node.number("part")
    with pytest.raises(TypeError, match=r"Slot\.n"):
        node.node("n")
    with pytest.raises(TypeError, match=r"Slot\.n"):
        node.many("n")


def test_transform_rebuilds_from_the_leaves() -> None:
    doubled = draw(2).transform(lambda node: node.replace(n=node.number("n") * 2) if node.kind == "Num" else node)
    assert doubled == draw(4)


def test_walk_visits_parents_first() -> None:
    assert [node.kind for node in draw(1).walk()] == ["Draw", "Player", "Exactly", "Num"]


def test_outline_shows_every_field_that_says_something() -> None:
    assert "Num n=7" in outline(draw(7))


@pytest.mark.parametrize(
    ("kind", "fields", "fault"),
    [
        ("Dance", {}, "no kind of node is called Dance"),
        ("Num", {}, "Num.n must be given"),
        ("Num", {"n": "two"}, "must be an int"),
        ("Num", {"n": 1, "m": 2}, "no field m"),
        ("Draw", {"count": ONE}, "category count, not Num"),
        ("Player", {"who": "nobody"}, "must be one of 'you'"),
        ("And", {"parts": THIS}, "must be a tuple of condition"),
        ("And", {"parts": (THIS,)}, "category condition, not This"),
        ("Trait", {"trait": 4}, "must be a str"),
    ],
)
def test_a_node_that_does_not_fit_is_refused(kind: str, fields: dict[str, object], fault: str) -> None:
    with pytest.raises(SchemaError, match=fault):
        make(kind, **fields)  # type: ignore[arg-type]


def test_check_looks_below_the_root() -> None:
    SCHEMA.check(draw(1))
    hidden = Node("Not", (("part", Node("Num", (("n", 1),))),))
    with pytest.raises(SchemaError, match="must be of category condition"):
        SCHEMA.check(hidden)
    with pytest.raises(SchemaError, match="order"):
        SCHEMA.check(Node("Slot", (("part", "all"), ("n", 1))))


# kinds that no phrase of a finished dialect makes yet, and whose wordings need them
AWAITED = {
    "AsLongAs": "fow: 'as long as'; weiss: 'while'",
    "Attacked": "weiss, fow: 'when this card is attacked'",
    "Cancel": "fow, fftcg: 'cancel target spell', 'cancel its effect'",
    "Choose": "fftcg: 'select' against 'choose'; weiss, bss: 'choose'",
    "ChosenFor": "fftcg, weiss: 'when chosen by your opponent's Summons or abilities'",
    "Either": "bss, weiss: one card or another, as the player likes",
    "EitherCost": "fow, weiss: one cost or another",
    "Linked": "weiss: markers underneath, characters facing; fow: additions",
    "OtherCost": "fow: 'you may pay ... rather than its cost'",
    "OwnerOf": "fow, fftcg: 'its owner draws'",
    "PointsGained": "fow: life; bss: cores",
    "Affected": "made by binding",
    "PaidX": "made by binding",
    "Slot": "made by binding",
}


def dialects() -> list[str]:
    """The games that have a dialect."""
    return [name for name in packages() if find_spec(f"cardwright.games.{name}.dialect")]


def kinds_of(part: object) -> set[str]:
    if isinstance(part, Shape):
        return {part.kind}.union(*(kinds_of(below) for _, below in part.parts))
    if isinstance(part, Sequence):
        return set().union(*(kinds_of(below) for below in part.parts))
    return {node.kind for node in part.walk()} if isinstance(part, Node) else set()


def test_every_kind_is_made_by_a_phrase_or_awaited_by_a_game() -> None:
    grammars = [dialect_of(game).grammar() for game in dialects()]
    made = set().union(*(kinds_of(production.shape) for grammar in grammars for production in grammar.productions))
    assert set(SCHEMA.kinds) - made <= set(AWAITED)


def test_every_kind_says_what_it_means_and_names_known_categories() -> None:
    categories = set(SCHEMA.category_of.values())
    for declared in SCHEMA.kinds.values():
        assert declared.meaning
        for name, field in declared.fields.items():
            if field.holds in ("node", "many"):
                assert field.category in categories, f"{declared.name}.{name}"
