"""Filters: which zones a conjunction of tests means, whose, and what is left to test."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.amounts import Difference, DifferentColours, Number
from cardwright.effects.base import Filter, GroupTest, Players, Reference, Test
from cardwright.effects.card_tests import (
    HasCounters,
    HasTrait,
    IsAnyOf,
    IsControlledBy,
    IsControlledByOwner,
    IsNamed,
    IsNot,
    ReadsAs,
)
from cardwright.effects.card_tests_group import ColoursRelate, NamesRelate, TotalAtMost, ValuesRelate
from cardwright.effects.card_tests_past import HappenedToIt
from cardwright.effects.card_tests_related import (
    AmongFilter,
    IsAmong,
    IsAnother,
    IsExtreme,
    IsOther,
    SharesColour,
    SharesName,
    SharesReading,
    SharesTrait,
)
from cardwright.effects.comparing import OPERATORS
from cardwright.effects.happened_moves import PlaceOf
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.references import This
from cardwright.kernel.continuous import ABILITIES, COLOURS, CONTROL, KEYWORDS, NAMES, STATS, TRAITS, TYPES
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

YOURS: Final = 1
THEIRS: Final = 2
ANYBODYS: Final = 3

READS: Final[dict[str, int]] = {
    "Type": TYPES, "Trait": TRAITS, "Class": COLOURS, "Named": NAMES, "NameHas": NAMES,
    "SameName": NAMES | STATS | COLOURS | TRAITS,
    "StatIs": STATS | TYPES, "HasKeyword": KEYWORDS | ABILITIES, "Controlled": CONTROL, "Extreme": STATS | TYPES,
    "GroupTotal": STATS | TYPES,
}


class Whose:
    """Whose zones are meant: bits of the two sides, and a test where these can't say it."""

    def __init__(self, bits: int, by: Players | None = None, owners: bool = False) -> None:
        self.bits = bits
        self.by = by
        self.owners = owners

    def tests(self) -> list[Test]:
        out: list[Test] = []
        if self.by is not None:
            out.append(IsControlledBy(self.by))
        if self.owners:
            out.append(IsControlledByOwner())
        return out


def whose(low: Lowering, node: Node) -> Whose:
    """Whose zones a player node means."""
    if node.kind == "CardOwner":
        return Whose(ANYBODYS, owners=True)
    if node.kind == "Player":
        who = node.text("who")
        if who == "you":
            return Whose(YOURS)
        if who == "opponent":
            return Whose(THEIRS)
        if who in ("each", "any"):
            return Whose(ANYBODYS)
    return Whose(ANYBODYS, low.players(node))


def place_of(low: Lowering, node: Node) -> PlaceOf:
    """A place of an event: where a card comes from or goes to."""
    if node.text("at") or node.text("state") or node.text("face"):
        raise NotRunnable(node, "an event can't ask for a place within a zone, a state or a side of the card")
    if node.text("zone") in low.profile.zone_parts:
        raise NotRunnable(node, "an event can't ask for a part of a zone")
    side = whose(low, node.node("of"))
    return PlaceOf(low.profile.zones[node.text("zone")], side.bits, side.by, side.owners)


class Parts:
    """A filter while it is put together; `zones` 0: none named yet."""

    def __init__(self) -> None:
        self.zones = 0
        self.whose = ANYBODYS
        self.tests: list[Test] = []
        self.group: list[GroupTest] = []
        self.reads = 0
        self.among: Reference | None = None
        self.clause = ""


def filter_of(low: Lowering, node: Node, default: bool) -> Filter:
    """The filter; where no zone is named, the zones that the rules mean (`default`) or any zone."""
    parts = gather(low, node, 0, default)
    made = Filter(parts.zones, parts.whose, parts.tests, parts.group, parts.reads, parts.clause)
    if parts.among is not None:
        return AmongFilter(parts.among, made, any(test.kind == "In" for test in node.many("tests")))
    return made


def gather(low: Lowering, node: Node, around: int, default: bool, above: tuple[Node, ...] = ()) -> Parts:
    """For an alternative inside of a filter, `around` are the zones that this one names, and `above` what it asks besides."""
    parts = Parts()
    tests = node.many("tests")
    for test in tests:
        parts.reads |= READS.get(test.kind, 0)
        if test.kind == "In":
            add_places(low, parts, test, tests)
        elif test.kind == "Controlled":
            side = whose(low, test.node("by"))
            parts.whose &= side.bits
            parts.tests += side.tests()
        elif test.kind == "Among" and parts.among is None:
            parts.among = low.reference(test.node("of"))
        elif test.kind in ("GroupDiffers", "GroupSame", "GroupTotal"):
            parts.group.append(group_test(low, test))
        elif test.kind not in ("AnyOf", "Extreme"):
            made = low.test(test)
            if made is not None:
                parts.tests.insert(0 if made.asked else len(parts.tests), made)  # the plainest question first
    alternatives = [test for test in tests if test.kind == "AnyOf"]
    if parts.zones == 0 and not alternatives:
        settle_zones(low, parts, above + tests, around, default)
    anywhere = low.profile.every_zone if parts.among is not None else 0
    for test in alternatives:
        add_alternatives(low, parts, test, around or anywhere, default, above + tuple(one for one in tests if one is not test))
    extremes = [test for test in tests if test.kind == "Extreme"]
    if extremes:
        others = Filter(parts.zones, parts.whose, parts.tests[:], [], parts.reads)
        among = others if parts.among is None else AmongFilter(parts.among, others)
        for test in extremes:
            reading = low.profile.reading(test.text("stat"), False)
            parts.tests.append(low.noted_test(test, IsExtreme(reading, test.text("which") == "highest", among)))
    return parts


def settle_zones(low: Lowering, parts: Parts, tests: tuple[Node, ...], around: int, default: bool) -> None:
    """No zone is named: that of the filter around, that of the cards chosen from, what the rules mean, or any."""
    if around:
        parts.zones = around
    elif parts.among is not None or not default:
        parts.zones = low.profile.every_zone
    else:
        parts.zones, parts.clause = low.profile.default_zones(tests)


def add_places(low: Lowering, parts: Parts, node: Node, tests: tuple[Node, ...]) -> None:
    """The zones of an In test: one side for all of them, or each its own."""
    places = node.many("places")
    sides = [whose(low, place.node("of")) for place in places]
    zones = 0
    for place in places:
        if place.text("at") or place.text("order") or place.number("nth"):
            raise NotRunnable(place, "a card can't be looked for at a place within a zone")
        zones |= 1 << low.profile.zones[place.text("zone")]
    first = sides[0]
    alike = all(side.bits == first.bits and side.by is None and side.owners == first.owners for side in sides)
    plain = not any(place.text("face") or place.text("state") or place.text("zone") in low.profile.zone_parts for place in places)
    extra = [low.profile.zone_tests(low.profile.zones[place.text("zone")], tests) for place in places]
    if (alike and plain and not any(extra)) or len(places) == 1:
        parts.whose &= first.bits
        parts.tests += first.tests() + extra[0] + placement(low, places[0])
    else:
        each: list[Filter] = []
        for i in range(len(places)):
            zone = 1 << low.profile.zones[places[i].text("zone")]
            each.append(Filter(zone, sides[i].bits, sides[i].tests() + extra[i] + placement(low, places[i]), [], 0))
        parts.tests.append(IsAnyOf(each))
    parts.zones = zones if parts.zones == 0 else parts.zones & zones


def placement(low: Lowering, place: Node) -> list[Test]:
    out: list[Test] = []
    if place.text("state"):
        out.append(low.profile.qualities[place.text("state")])
    if place.text("face"):
        out.append(low.profile.qualities["face" + place.text("face")])
    if place.text("zone") in low.profile.zone_parts:
        out.append(low.profile.zone_parts[place.text("zone")])
    return out


def add_alternatives(low: Lowering, parts: Parts, node: Node, around: int, default: bool, above: tuple[Node, ...]) -> None:
    """At least one of several filters; together they name the zones if nothing else does."""
    filters: list[Filter] = []
    zones = 0
    sides = 0
    for alternative in node.many("filters"):
        one = gather(low, alternative, parts.zones or around, default, above)
        if one.group or one.among is not None:
            raise NotRunnable(alternative, "one of several alternatives can't be about the group that is chosen or chosen from")
        filters.append(low.noted_filter(alternative, Filter(one.zones, one.whose, one.tests, [], one.reads)))
        zones |= one.zones
        sides |= one.whose
        parts.reads |= one.reads
        parts.clause = parts.clause or one.clause
    if parts.zones == 0:
        parts.zones = zones
    parts.whose &= sides
    parts.tests.append(low.noted_test(node, IsAnyOf(filters)))


def group_test(low: Lowering, node: Node) -> GroupTest:
    stat = node.text("stat")
    if node.kind == "GroupTotal":
        if node.text("op") not in ("<=", "<"):
            raise NotRunnable(node, "of cards chosen together, a total that must be reached is not supported")
        value = low.amount(node.node("value"))
        if node.text("op") == "<":
            value = Difference(value, Number(1))
        return TotalAtMost(low.profile.reading(stat, False), value)
    same = node.kind == "GroupSame"
    if stat == "name":
        return NamesRelate(same)
    if low.profile.distinct.get(stat) is DifferentColours:
        return ColoursRelate(same)
    return ValuesRelate(low.profile.reading(stat, False), same)


def test_of(low: Lowering, node: Node) -> Test | None:
    """One test of one card; None for one that every card passes."""
    words = low.profile
    kind = node.kind
    if kind == "Type":
        return words.type_test(node.text("type"))
    if kind == "Trait":
        return HasTrait(low.library.trait(words.trait(node.text("trait"))))
    if kind == "Class":
        return words.colour_test(node.text("name"))
    if kind == "Universe":
        return HasTrait(low.library.trait(words.universe(node.text("name"))))
    if kind == "Named":
        return IsNamed(node.text("name"), words.clause("Named"), words.clause("alternate name"))
    if kind == "NameHas":
        return words.name_part(node.text("name"))
    if kind == "SameName":
        as_ = low.reference(node.node("as_"))
        stat = node.text("stat")
        if stat == "name":
            return SharesName(as_)
        if words.distinct.get(stat) is DifferentColours:
            return SharesColour(as_)
        if stat == words.traits_called:
            return SharesTrait(as_)
        return SharesReading(as_, words.reading(stat, False))
    if kind == "StatIs":
        reading = words.reading(node.text("stat"), node.number("original") == 1)
        return ReadsAs(reading, OPERATORS[node.text("op")], low.amount(node.node("value")))
    if kind == "Quality":
        return words.qualities[node.text("name")]
    if kind == "HasKeyword":
        return words.keyword_test(node.text("keyword"))
    if kind == "HasCounter":
        counter = low.library.counter(node.text("counter"))
        return HasCounters(counter, OPERATORS[node.text("op")], low.amount(node.node("value")), words.clause("HasCounter"))
    if kind == "Other":
        than = low.reference(node.node("than"))
        return IsAnother() if isinstance(than, This) else IsOther(than)
    if kind == "Among":
        return IsAmong(low.reference(node.node("of")))
    if kind == "Linked":
        return words.linked[node.text("relation")](low.reference(node.node("to")))
    if kind == "AbilityOf":
        return words.ability_of(low.open_filter(node.node("filter")))
    if kind == "WasIn":
        if node.text("period") == "last turn":
            raise NotRunnable(node, "what happened in an earlier turn is not remembered")
        return HappenedToIt(words.past[node.text("event")], node.text("period") == "this way")
    if kind == "NotTest":
        return negated(low, node)
    if kind in ("In", "Controlled", "AnyOf"):
        return IsAnyOf([one_test(low, node)])
    raise NotRunnable(node, "this test can't be made of one card")


def negated(low: Lowering, node: Node) -> Test:
    inner = low.test(node.node("test"))
    if inner is None:
        raise NotRunnable(node, "no card fails a test that every card passes")
    return IsNot(inner)


def one_test(low: Lowering, node: Node) -> Filter:
    """A test about zones or sides, as a filter of its own."""
    parts = gather(low, Node("Filter", (("tests", (node,)),)), 0, False)
    return Filter(parts.zones, parts.whose, parts.tests, [], parts.reads)
