"""What nodes say: conditions, players, references."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects import conditions, references
from cardwright.effects.base import Condition, Players, Reference
from cardwright.effects.comparing import OPERATORS
from cardwright.effects.happened import THIS_TURN, THIS_WAY, Happened
from cardwright.effects.lowering import events, filters
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.players import ControllerOf, EachPlayer, Opponent, OwnerOf, TurnPlayer, You
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

MEANS = {"": conditions.ANYHOW, "ability": conditions.BY_ABILITY, "play": conditions.BY_PLAY}


def condition(low: Lowering, node: Node) -> Condition:
    kind = node.kind
    own = low.profile.own_conditions.get(kind)
    made = None if own is None else own(low, node)
    if made is not None:
        return made
    if kind == "Always":
        return conditions.Always()
    if kind == "And":
        return conditions.And([low.condition(part) for part in node.many("parts")])
    if kind == "Or":
        return conditions.Or([low.condition(part) for part in node.many("parts")])
    if kind == "Not":
        return conditions.Not(low.condition(node.node("part")))
    if kind == "Compare":
        left = low.amount(node.node("left"))
        return conditions.Compare(left, OPERATORS[node.text("op")], low.amount(node.node("right")))
    if kind == "Is":
        what = low.reference(node.node("what"))
        found = low.open_filter(node.node("filter"), True)
        named = any(test.kind == "In" for test in node.node("filter").many("tests"))
        return conditions.IsIn(what, found) if named else conditions.Is(what, found)
    if kind == "Parity":
        return conditions.Parity(low.amount(node.node("of")), node.number("odd") == 1)
    if kind == "Happened":
        return happened(low, node)
    if kind == "KeywordActive":
        return low.profile.conditions[node.text("name")](low, node)
    if kind == "TurnOf":
        return conditions.TurnOf(low.players(node.node("who")))
    if kind == "Came":
        sources = [filters.place_of(low, place) for place in node.many("source")]
        goals = [filters.place_of(low, place) for place in node.many("to")]
        what = low.reference(node.node("what"))
        return conditions.CameFrom(what, sources, goals, MEANS[node.text("by")], low.profile.clause("Came"))
    if kind == "Paid":
        if node.text("name") not in low.marks:
            raise NotRunnable(node, f"no optional cost of this ability is called {node.text('name')!r}")
        return conditions.Paid(low.marks[node.text("name")])
    raise NotRunnable(node, "this condition is not supported")


def happened(low: Lowering, node: Node) -> Condition:
    period = node.text("period")
    if period not in ("this turn", "this way"):
        raise NotRunnable(node, "what happened in earlier turns is not remembered")
    event = low.pattern(node.node("event"))
    times = low.amount(node.node("times"))
    return Happened(event, OPERATORS[node.text("op")], times, THIS_WAY if period == "this way" else THIS_TURN)


def players(low: Lowering, node: Node) -> Players:
    kind = node.kind
    if kind == "ControllerOf":
        return ControllerOf(low.reference(node.node("what")))
    if kind == "OwnerOf":
        return OwnerOf(low.reference(node.node("what")))
    if kind == "Player":
        who = node.text("who")
        if who == "you":
            return You()
        if who == "opponent":
            return Opponent()
        if who in ("each", "any"):
            return EachPlayer()
        if who == "turn":
            return TurnPlayer()
        if low.they is not None:
            return low.they
        raise NotRunnable(node, "nobody is acting that `they` could mean")
    raise NotRunnable(node, "this does not say which player")


def known(low: Lowering, node: Node) -> Reference:
    made = reference(low, node)
    return references.AllKnown(made.filter) if isinstance(made, references.All) else made


def reference(low: Lowering, node: Node) -> Reference:
    kind = node.kind
    if kind == "This":
        called = low.called(node)
        return references.This() if called == 0 else references.ThisOfType(called, low.profile.clause("This"))
    if kind == "All":
        found = low.filter(node.node("filter"))
        if found.group:
            raise NotRunnable(node, "every card is meant, so none can be left out for the sake of the group")
        return references.All(found)
    if kind == "Slot":
        n = node.number("n")
        if events.batch_of(n) in low.marks:
            raise NotRunnable(node, "the cards of one batch can't be referred to")
        return references.Rest(n) if node.text("part") == "rest" else references.Slot(n)
    if kind == "Leader":
        return references.Leaders(low.players(node.node("of")), low.profile.leader_zone())
    if kind == "Deck":
        if node.number("upto"):
            raise NotRunnable(node, "a player has to decide here when to stop, which this place does not allow")
        count = node.node("count")
        clause = low.profile.clause("Deck", "half" if count.kind == "Half" else node.text("zone"))
        zone = low.profile.zones[node.text("zone")]
        return references.Ends(low.amount(count), low.players(node.node("of")), node.text("at") == "top", zone, clause)
    if kind == "Together":
        return references.Together([low.reference(part) for part in node.many("parts")])
    if kind == "Related":
        return low.profile.related[node.text("relation")](low.reference(node.node("to")))
    if kind in ("Pick", "Either"):
        raise NotRunnable(node, "a player has to choose here, which this place does not allow")
    raise NotRunnable(node, "this does not say which cards")
