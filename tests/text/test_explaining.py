"""Readings in plain words: every kind of node and every field of it is said, and what differs is told differently."""

from __future__ import annotations

import pytest

from cardwright.text.explaining import BEFORE_BINDING, Explainer, explain
from cardwright.text.kinds import SCHEMA, THIS, YOU, make
from cardwright.text.schema import Field
from cardwright.text.tree import Node, Value
from tests.text.dialects import ability

KINDS = sorted(set(SCHEMA.kinds) - BEFORE_BINDING)
# two different nodes of each category
SAMPLES: dict[str, tuple[Node, Node]] = {
    "condition": (make("Paid", name="a"), make("Paid", name="b")),
    "player": (make("Player", who="opponent"), make("Player", who="each")),
    "amount": (make("Num", n=5), make("Num", n=7)),
    "count": (make("Exactly", n=make("Num", n=5)), make("AnyNumber")),
    "place": (make("Place", zone="hand", of=YOU), make("Place", zone="deck", of=YOU)),
    "store": (make("Pool", name="life", of=YOU), make("Pool", name="void", of=YOU)),
    "filter": (make("Filter", tests=(make("Trait", trait="a"),)), make("Filter", tests=(make("Trait", trait="b"),))),
    "test": (make("Trait", trait="a"), make("Trait", trait="b")),
    "ref": (make("Slot", n=3), make("Affected")),
    "duration": (make("Until", end="this turn"), make("Until", end="this battle")),
    "mod": (make("HaveTrait", trait="a"), make("HaveName", name="a")),
    "event": (make("Attacked", what=THIS), make("Loses", who=YOU)),
    "cost": (make("TurnThis", state="a"), make("TurnThis", state="b")),
    "effect": (make("Heal", what=THIS), make("Cancel", what=THIS)),
    "option": (make("Option", n=1), make("Option", n=2)),
    "ability": (make("Static"), make("SpellEffect")),
    "limit": (make("Limit", times=1), make("Limit", times=2)),
    "action": (make("Action", name="a"), make("Action", name="b")),
    "will": (make("Will", of="a"), make("Will", of="b")),
}


def samples(field: Field) -> tuple[Value, ...]:
    """Values that a field may have, all with different meanings."""
    if field.holds == "node":
        return SAMPLES[field.category]
    if field.holds == "many":
        first, second = SAMPLES[field.category]
        return ((first,), (second,), (first, second))
    if field.holds == "number":
        return (1, 0)
    return field.allowed or ("one", "other")


def said(node: Node) -> str:
    explainer = Explainer()
    if SCHEMA.kinds[node.kind].category in ("effect", "ability", "option"):
        return "\n".join(explainer.step(node))
    return explainer.say(node)


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_of_every_kind_is_said(kind: str) -> None:
    fields = SCHEMA.kinds[kind].fields
    base = make(kind, **{name: samples(field)[-1 if field.holds == "many" else 0] for name, field in fields.items()})
    for name, field in fields.items():
        told = [said(base.replace(**{name: value})) for value in samples(field)]
        assert len(set(told)) == len(told), f"{kind}.{name}: {told}"


def test_pronouns_actors_and_choices_are_spelt_out() -> None:
    tree = ability("sve", "[lastwords] Select an enemy amulet, banish it, and draw 2 cards.")
    told = explain(tree, lambda tests: "field")
    assert told == [
        "Triggered ability [last words]: each time this card goes from any player's field to its owner's cemetery:",
        "  You choose as the target on playing: one amulet that is controlled by your opponent "
        "(no place is said, so: in the field) (called A below).",
        "  You banish A (amulet, chosen as the target) to its owner's banished zone.",
        "  You draw 2 cards.",
    ]


def test_what_the_opponent_does_is_told_of_the_opponent() -> None:
    told = explain(ability("sve", "[fanfare] Your opponent discards a card, then draws a card."))
    assert told[1].strip() == "Your opponent does this (what names nobody is that player's):"
    assert told[3].strip().startswith("Your opponent draws 1 card")


def test_where_a_card_is_is_said_although_a_number_of_it_is_compared_with_cards_elsewhere() -> None:
    text = "When Tin Soldier enters the field, choose 1 Forward of cost equal to or less than the damage you have received. "
    text += "Break it."
    told = explain(ability("fftcg", text), lambda tests: "field")
    assert "(no place is said, so: in the field)" in told[1]
