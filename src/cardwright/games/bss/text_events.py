"""Events of card texts that this game knows in its own way: to patterns."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.happened import Pattern
from cardwright.effects.happened_moves import PlaceOf
from cardwright.effects.lowering.events import subject
from cardwright.effects.lowering.filters import place_of
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.subjects import Subject
from cardwright.games.bss import terms, words
from cardwright.games.bss.happened_own import (
    ANYHOW,
    BY_LOSS_OF_BP,
    IN_BATTLE,
    BattleEnds,
    BlockPattern,
    CoresPlaced,
    DestroysPattern,
    DrawnByEffect,
    LifeGained,
    LifeLost,
    LinkPattern,
    ResolvedPattern,
    StepStarts,
)
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.values import ValueLowering

HOW: Final[dict[str, int]] = {"": ANYHOW, "battle": IN_BATTLE, "comparing": IN_BATTLE, "reducing": BY_LOSS_OF_BP}


def own_event(low: ValueLowering, node: Node) -> Pattern | None:
    """The pattern of an event node; none if it is one that all games know."""
    kind = node.kind
    if kind == "Blocks":
        return BlockPattern(subject(low, node.node("what")), subject(low, node.node("against")))
    if kind == "Destroys":
        by = node.node("what")
        who = None if by.kind == "Any" and not by.node("filter").many("tests") else subject(low, by)
        return DestroysPattern(who, subject(low, node.node("other")), HOW[node.text("how")])
    if kind == "PointsLost":
        return LifeLost(low.players(node.node("who")), any_of(low, node.many("source")))
    if kind == "PointsGained":
        return LifeGained(low.players(node.node("who")))
    if kind == "PiecesMoved":
        return cores_placed(low, node)
    if kind == "Resolved":
        return resolved(low, node)
    if kind == "Drawn" and node.text("by"):
        return DrawnByEffect(low.players(node.node("who")))
    if kind == "PhaseStarts":
        return phase(low, node)
    if kind == "StateChanged" and node.text("state") in ("linked", "linking"):
        return LinkPattern(subject(low, node.node("what")), node.text("state") == "linking")
    return None


def any_of(low: ValueLowering, nodes: tuple[Node, ...]) -> Subject | None:
    if len(nodes) > 1:
        raise NotRunnable(nodes[1], "an attack is made by one card")
    return subject(low, nodes[0]) if nodes else None


def cores_placed(low: ValueLowering, node: Node) -> Pattern:
    goals = node.many("to")
    if len(goals) != 1 or node.many("source") or node.text("by"):
        raise NotRunnable(node, "cores are watched on their way to one place")
    goal = goals[0]
    if goal.kind == "OnCards":
        return CoresPlaced(terms.ON_CARD, None, subject(low, goal.node("what")))
    return CoresPlaced(terms.CORE_AREAS[goal.text("name")], low.players(goal.node("of")), None)


def resolved(low: ValueLowering, node: Node) -> Pattern:
    """The area that the card's filter names is the one it is used from."""
    what = node.node("what")
    sources: list[PlaceOf] = [place_of(low, place) for place in node.many("source")]
    if what.kind == "Any":
        tests = what.node("filter").many("tests")
        for test in tests:
            if test.kind == "In":
                sources += [place_of(low, place) for place in test.many("places")]
        rest = tuple(test for test in tests if test.kind != "In")
        what = what.replace(filter=what.node("filter").replace(tests=rest))
    label = node.text("label")
    if label and label not in words.TIMINGS:
        raise NotRunnable(node, f"no effect has the timing {label!r}")
    return ResolvedPattern(low.players(node.node("who")), subject(low, what), words.TIMINGS.get(label, 0), sources)


def phase(low: ValueLowering, node: Node) -> Pattern:
    """6-8-1-1: what waits for the end of a turn waits for its end step."""
    word = node.text("phase")
    if word == "battle":
        return BattleEnds()
    if word == "turn":
        if node.text("at") != "end":
            raise NotRunnable(node, "a turn begins with its start step")
        word = "end step"
    elif node.text("at") == "end":
        raise NotRunnable(node, "nothing waits for the end of a step")
    return StepStarts(low.vocabulary.phase(word, "start"), low.players(node.node("of")))
