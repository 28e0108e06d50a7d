"""Events of card texts that this game knows in its own way: to patterns."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.effects.happened import AnyPattern, OncePerBatch, Pattern
from cardwright.effects.happened_moves import PlaceOf
from cardwright.effects.happened_others import BlockPattern
from cardwright.effects.lowering.events import subject
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.filters import place_of
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.subjects import Subject
from cardwright.games.bss import keywords, terms
from cardwright.games.bss.awaited_events import (
    ANY_CORE,
    ANYHOW,
    BY_ANY_EFFECT,
    BY_ANYTHING,
    BY_LOSS_OF_BP,
    BY_THEIR_EFFECT,
    BY_YOUR_EFFECT,
    IN_BATTLE,
    BattleEnds,
    BurstActivated,
    CoresGone,
    CoresPlaced,
    CoreStore,
    DestroysPattern,
    DrawnByEffect,
    DrawnOutside,
    LifeGained,
    LifeLost,
    LinkPattern,
    ResolvedPattern,
    StepStarts,
    TurnedByEffect,
)
from cardwright.games.bss.profile import words
from cardwright.text.tree import Node

WHOSE: Final[dict[str, int]] = {"": BY_ANYTHING, "ability": BY_ANY_EFFECT, "your ability": BY_YOUR_EFFECT,
                                "opponent's ability": BY_THEIR_EFFECT}
HOW: Final[dict[str, int]] = {"": ANYHOW, "battle": IN_BATTLE, "comparing": IN_BATTLE, "reducing": BY_LOSS_OF_BP}


def blocks(low: Lowering, node: Node) -> Pattern:
    return BlockPattern(subject(low, node.node("what")), subject(low, node.node("against")))


def destroys(low: Lowering, node: Node) -> Pattern:
    by = node.node("what")
    who = None if by.kind == "Any" and not by.node("filter").many("tests") else subject(low, by)
    return DestroysPattern(who, subject(low, node.node("other")), HOW[node.text("how")])


def life_lost(low: Lowering, node: Node) -> Pattern:
    doing = {"": BY_ANYTHING, "you": BY_YOUR_EFFECT, "opponent": BY_THEIR_EFFECT}[node.text("by")]
    return LifeLost(low.players(node.node("who")), any_of(low, node.many("source")), node.text("how") == "anyhow", doing)


def life_gained(low: Lowering, node: Node) -> Pattern:
    return LifeGained(low.players(node.node("who")))


def drawn(low: Lowering, node: Node) -> Pattern | None:
    who = low.players(node.node("who"))
    if node.text("by"):
        return DrawnByEffect(who, node.text("by") == "own ability")
    if node.text("outside"):
        return DrawnOutside(who, low.profile.moments[f"start of {node.text('outside')}"])
    return None


def linking(low: Lowering, node: Node) -> Pattern | None:
    """Links, and cards turned by somebody's effect."""
    if node.text("state") not in ("linked", "linking"):
        if not node.text("by"):
            return None
        _, _, turned = low.profile.state_events[node.text("state")]
        return TurnedByEffect(subject(low, node.node("what")), turned, WHOSE[node.text("by")])
    return LinkPattern(subject(low, node.node("what")), node.text("state") == "linking")


def any_of(low: Lowering, nodes: tuple[Node, ...]) -> Subject | None:
    if len(nodes) > 1:
        raise NotRunnable(nodes[1], "an attack is made by one card")
    return subject(low, nodes[0]) if nodes else None


def cores_placed(low: Lowering, node: Node) -> Pattern:
    """Cores on their way to one of the places, from one of those that are said, by whose effect, if that is said."""
    kind = {"core": ANY_CORE, "soul core": terms.SOUL_CORE}[node.text("piece")]
    found: list[Pattern] = []
    for goal in node.many("to"):
        to = core_store(low, goal)
        for source in node.many("source") or (None,):
            found.append(CoresPlaced(to, None if source is None else core_store(low, source), kind, WHOSE[node.text("by")]))
    return found[0] if len(found) == 1 else OncePerBatch(AnyPattern(found))


def cores_gone(low: Lowering, node: Node) -> Pattern:
    word = node.text("keyword")
    if word and word != "awaken":
        raise NotRunnable(node, f"{word} takes no cores from a spirit of one's own")
    return CoresGone(subject(low, node.node("what")), WHOSE[node.text("by")], keywords.CLAUSES[word] if word else "")


def burst_used(low: Lowering, node: Node) -> Pattern | None:
    """10-9-2: a burst is activated."""
    if node.text("label") != "burst":
        return None
    return BurstActivated(low.players(node.node("who")), subject(low, node.node("what")))


def core_store(low: Lowering, node: Node) -> CoreStore:
    if node.kind == "OnCards":
        return CoreStore(terms.ON_CARD, None, subject(low, node.node("what")))
    of = node.node("of")
    anybody = of.kind == "Player" and of.text("who") == "any"
    return CoreStore(terms.CORE_AREAS[node.text("name")], None if anybody else low.players(of), None)


def resolved(low: Lowering, node: Node) -> Pattern:
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


def phase(low: Lowering, node: Node) -> Pattern:
    """6-8-1-1: what waits for the end of a turn waits for its end step."""
    word = node.text("phase")
    if word == "battle":
        return BattleEnds()
    if word == "turn":
        if node.text("at") != "end":
            raise NotRunnable(node, "a turn begins with its start step")
        word = "end step"
    elif node.text("at") == "end":
        if word != "draw step":
            raise NotRunnable(node, "nothing waits for the end of a step but of the draw step")
        return StepStarts(terms.AFTER_DRAW, low.players(node.node("of")))
    return StepStarts(low.profile.moments[f"start of {word}"], low.players(node.node("of")))


OWN_EVENTS: Final[dict[str, Callable[[Lowering, Node], Pattern | None]]] = {
    "Blocks": blocks, "Destroys": destroys, "PointsLost": life_lost, "PointsGained": life_gained, "PiecesMoved": cores_placed,
    "Resolved": resolved, "Drawn": drawn, "PhaseStarts": phase, "StateChanged": linking,
    "PiecesGone": cores_gone, "Used": burst_used,
}  # fmt: skip
