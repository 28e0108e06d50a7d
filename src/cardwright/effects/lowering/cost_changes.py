"""Cost changes: to rules that are asked for when a cost is determined."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import Condition, Filter
from cardwright.effects.comparing import EQUAL
from cardwright.effects.conditions import And, Compare
from cardwright.effects.cost_rules import LESS, MORE, SET, CostEffect, CostRule
from cardwright.effects.happened import THIS_TURN, Tally
from cardwright.effects.happened_moves import PlaceOf
from cardwright.effects.happened_others import PlayedPattern
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.filters import ANYBODYS, YOURS, gather
from cardwright.effects.players import You
from cardwright.effects.subjects import FilterSubject
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

OPS: Final[dict[str, int]] = {"=": SET, "+": MORE, "-": LESS}


def rules(low: Lowering, node: Node, condition: Condition | None, static: bool) -> list[CostRule]:
    """The rules of a CostChange: one, or one for each kind of points. They are about cards that you play, from any zone
    unless one is named."""
    zones = zones_of(low, node.many("source"))
    what = node.node("what")
    about: Filter | None = None
    if what.kind == "All":
        about, more = cards_played(low, what.node("filter"))
        zones |= more
        if node.number("nth"):
            condition = nth_play(about, zones, node.number("nth"), condition, low)
    elif node.number("nth") or (static and what.kind != "This"):
        raise NotRunnable(what, "a passive ability can't change what playing these cards costs")
    clause = low.profile.clause("CostChange", node.text("op"))
    if about is not None and zones == 0:
        clause = f"{clause}, {low.profile.clause('played from any zone')}"
    made = low.profile.cost_rules(low, node, about, zones, condition, clause)
    if not made:
        n = low.amount(node.node("n"))
        made = [CostRule(node.text("action"), OPS[node.text("op")], n, about, zones, condition, clause)]
    for rule in made:
        rule.least = node.number("least")
        rule.optional = node.number("optional") == 1
    return made


def nth_play(about: Filter, zones: int, nth: int, condition: Condition | None, low: Lowering) -> Condition:
    """Only of the nth such card that you play in a turn: so many of them have been played before it."""
    sources = [PlaceOf(zone, YOURS, None, False) for zone in range(zones.bit_length()) if zones >> zone & 1]
    played = PlayedPattern(You(), FilterSubject(about), sources, 0, low.profile.played_card)
    before = Compare(Tally(played, THIS_TURN), EQUAL, Number(nth - 1))
    return before if condition is None else And([before, condition])


def effects(low: Lowering, node: Node) -> list[CostEffect]:
    """The cost changes of a one-shot effect, numbered so that a saved game can name them."""
    out: list[CostEffect] = []
    for rule in rules(low, node, None, False):
        made = CostEffect(rule, node.number("next") == 1)
        low.library.add_change(made)
        out.append(made)
    return out


def cards_played(low: Lowering, node: Node) -> tuple[Filter, int]:
    """The cards that a filter means while they are played, and the zones that it names, from which they are."""
    tests = node.many("tests")
    for test in tests:
        if test.kind == "AnyOf" and any(inner.kind == "In" for inner in test.walk()):
            raise NotRunnable(test, "cards that are played can't be asked for by different zones")
    named = [test for test in tests if test.kind == "In"]
    zones = 0
    sides = ANYBODYS
    for test in named:
        zones |= zones_of(low, test.many("places"))
    rest = node.replace(tests=tuple(test for test in tests if test.kind != "In"))
    parts = gather(low, rest, 0, False)
    if parts.whose == ANYBODYS and not any(test.kind == "Controlled" for test in tests):
        sides = YOURS  # of whom they are is not said: "your cards", "cards" are what you play; "for all players" is said
    if parts.among is not None or parts.group:
        raise NotRunnable(node, "cards that are played can't be asked for as a group")
    return low.noted_filter(node, Filter(parts.zones, parts.whose & sides, parts.tests, [], parts.reads)), zones


def zones_of(low: Lowering, places: tuple[Node, ...]) -> int:
    """The bits of the zones from which you play cards."""
    zones = 0
    for place in places:
        zones |= 1 << low.profile.zones[place.text("zone")]
    return zones
