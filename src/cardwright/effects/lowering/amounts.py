"""Amount nodes: to numbers."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects import amounts, amounts_results
from cardwright.effects.base import Amount, Reference
from cardwright.effects.happened import THIS_TURN, THIS_WAY, Tally, Total
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

TAKES: Final[dict[str, int]] = {"sum": amounts.SUM, "highest": amounts.HIGHEST, "lowest": amounts.LOWEST}


def amount(low: Lowering, node: Node) -> Amount:
    kind = node.kind
    words = low.profile
    own = words.own_amounts.get(kind)
    made = None if own is None else own(low, node)
    if made is not None:
        return made
    if kind == "Num":
        return amounts.Number(node.number("n"))
    if kind == "X":
        return amounts.ChosenX(words.clause("X"))
    if kind == "Count":
        return count(low, node.node("of"))
    if kind == "Stat":
        return stat_of(low, node)
    if kind == "PlayerStat":
        return words.player_amount(node.text("stat"), low.players(node.node("who")))
    if kind == "CounterCount":
        counter = low.library.counter(node.text("counter"))
        return amounts.CountersOn(low.reference(node.node("on")), counter, words.clause("HasCounter"))
    if kind == "Distinct":
        return distinct(low, low.known(node.node("of")), node.text("stat"))
    if kind == "Times":
        return amounts.Product(low.amount(node.node("left")), low.amount(node.node("right")))
    if kind == "Plus":
        return amounts.Sum(low.amount(node.node("left")), low.amount(node.node("right")))
    if kind == "Minus":
        return amounts.Difference(low.amount(node.node("left")), low.amount(node.node("right")))
    if kind == "Every":
        return amounts.WholeTimes(node.number("unit"), low.amount(node.node("of")), words.clause("Every"))
    if kind == "Half":
        up = node.text("round") == "up"
        zone = node.node("of").kind == "Count"
        return amounts.Half(low.amount(node.node("of")), up, words.clause("Half", "zone" if zone else ""), node.number("unit"))
    if kind == "Result":
        return result(low, node)
    if kind == "PaidX":
        return amounts.PaidX()
    if kind == "Tally":
        if node.text("period") == "this game":
            raise NotRunnable(node, "what happened in earlier turns is not counted")
        counted = Total if node.number("total") else Tally
        return counted(low.pattern(node.node("event")), THIS_WAY if node.text("period") == "this way" else THIS_TURN)
    raise NotRunnable(node, "this amount is not supported")


def count(low: Lowering, of: Node) -> Amount:
    """How many cards; of cards "with different names", how many names."""
    if of.kind == "All":
        filter = of.node("filter")
        differing = [test for test in filter.many("tests") if test.kind == "GroupDiffers"]
        if len(differing) == 1:
            rest = tuple(test for test in filter.many("tests") if test is not differing[0])
            return distinct(low, low.known(of.replace(filter=filter.replace(tests=rest))), differing[0].text("stat"))
    return amounts.Count(low.known(of))


def distinct(low: Lowering, of: Reference, stat: str) -> Amount:
    own = low.profile.distinct.get(stat)
    if own is not None:
        return own(of)
    return amounts.DistinctNames(of) if stat == "name" else amounts.DistinctValues(of, low.profile.reading(stat, False))


def stat_of(low: Lowering, node: Node) -> Amount:
    of = node.node("of")
    reading = low.profile.reading(node.text("stat"), node.number("original") == 1)
    return amounts.StatOf(low.known(of), reading, TAKES[node.text("take")])


def result(low: Lowering, node: Node) -> Amount:
    what = node.text("what")
    if what == "event amount":
        return amounts_results.EventAmount()
    of = node.node("of")
    if of.kind != "Slot":
        raise NotRunnable(node, "a result must be that of something that was done before")
    slot = of.number("n")
    if what == "roll":
        return amounts_results.Rolled(slot)
    if what == "damage":
        return amounts_results.DamageOfSlot(slot)
    if what == "canceled":
        return amounts_results.KeptNumber(slot)
    return amounts_results.CountInSlot(slot)
