"""MovePieces nodes: to the operations that move cores."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import Players, Reference
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.ops.counting import ExactCount
from cardwright.games.bss import terms
from cardwright.games.bss.notations.moving_cores import (
    ANY_CORE,
    NO_SOUL_CORE,
    SOUL_CORE,
    CoreCount,
    MoveCores,
    MoveSoulCore,
    PayCores,
    Store,
)
from cardwright.text.kinds import EXACTLY_ONE, YOU, make
from cardwright.text.tree import Node

PIECES: Final[dict[str, int]] = {"core": ANY_CORE, "core but no soul core": NO_SOUL_CORE, "soul core": SOUL_CORE}


def move_cores(low: Lowering, node: Node) -> None:
    """Emit the operation of a MovePieces node."""
    clause = low.one_clause("MovePieces")
    piece = PIECES[node.text("piece")]
    sources, goals = node.many("source"), node.many("to")
    if len(goals) != 1:
        raise NotRunnable(node, "cores go to one place")
    if len(sources) > 1 or (sources[0].kind == "Pool" and sources[0].text("name") == "field"):
        _from_several(low, node, piece, clause)
        return
    source = _store(low, sources[0])
    goal = _store(low, goals[0])
    if source.cards is not None and goal.cards is not None and source.each and goal.each:
        raise NotRunnable(node, "cores go from each of several cards to one place")
    count = _count(low, node.node("count"))
    low.note(node)
    low.at.emit(MoveCores(clause, low.cause, piece, count, source, goal))


def _count(low: Lowering, node: Node) -> CoreCount:
    if node.kind == "AllBut":
        return CoreCount(None, ExactCount(low.amount(node.node("n"))))
    return CoreCount(low.count(node), None)


def _store(low: Lowering, node: Node) -> Store:
    if node.kind == "OnCards":
        return Store(terms.ON_CARD, None, low.what(node.node("what")), node.number("each") == 1)
    of: Players | None = None
    if node.node("of").kind != "CardOwner":
        of = low.asked(node.node("of"))
    return Store(terms.CORE_AREAS[node.text("name")], of, None, False)


def _bearers(low: Lowering, cards: list[Node]) -> Reference | None:
    """On which cards the soul core may be: there is only one, so nobody is asked which of them it is."""
    if not cards:
        return None
    what = cards[0]
    if len(cards) > 1 or what.kind != "Pick" or what.node("count") != EXACTLY_ONE:
        raise NotRunnable(what, "a soul core is on one of one's cards")
    low.note(what)
    low.note(what.node("count"))
    low.note(what.node("count").node("n"))
    return low.reference(make("All", filter=what.node("filter")))


def _from_several(low: Lowering, node: Node, piece: int, clause: str) -> None:
    """From the reserve or from cards on the field, as the player likes."""
    goal = node.many("to")[0]
    if piece == SOUL_CORE:
        pools = [source for source in node.many("source") if source.kind == "Pool"]
        if any(source.node("of") != YOU for source in pools):
            raise NotRunnable(node, "a soul core is one's own")
        areas = [terms.CORE_AREAS[source.text("name")] for source in pools if source.text("name") != "field"]
        on = _bearers(low, [source.node("what") for source in node.many("source") if source.kind == "OnCards"])
        held = any(source.text("name") == "field" for source in pools)
        to = low.what(goal.node("what")) if goal.kind == "OnCards" else None
        area = terms.ON_CARD if goal.kind == "OnCards" else terms.CORE_AREAS[goal.text("name")]
        low.note(node)
        low.at.emit(MoveSoulCore(clause, low.cause, areas, held, on, area, to))
        return
    for source in node.many("source"):
        if source.kind != "Pool" or source.node("of") != YOU or source.text("name") not in ("reserve", "field"):
            raise NotRunnable(source, "cores can be taken from one of several places only if these are one's field and reserve")
    if goal.kind != "Pool" or (goal.node("of") != YOU and goal.text("name") != "void"):
        raise NotRunnable(goal, "cores of one's field and reserve go to an area of one's own")
    count = _count(low, node.node("count"))
    low.note(node)
    low.at.emit(PayCores(clause, low.cause, count, terms.CORE_AREAS[goal.text("name")], piece != NO_SOUL_CORE))
