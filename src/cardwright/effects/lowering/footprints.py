"""What a value looks at, read off its tree: which information (for dependencies), and what must change for it to change."""
from __future__ import annotations

from typing import Final

from cardwright.effects.lowering.filters import READS
from cardwright.effects.lowering.vocabulary import Vocabulary
from cardwright.kernel.continuous import STATS, TYPES
from cardwright.text.tree import Node

# Kinds that, of themselves, depend on nothing but the cards that their parts name and what persistent effects make of them.
LASTING: Final = frozenset((
    "Always", "And", "Or", "Not", "Compare", "Is", "Num", "Count", "Times", "Plus", "Minus", "Every", "Half", "Distinct",
    "This", "All", "Affected", "Leader", "Together", "Player", "CardOwner", "Filter", "Type", "Trait", "Class", "Named", "NameHas",
    "SameName", "HasKeyword", "Controlled", "In", "Other", "AnyOf", "NotTest", "Add", "SetStat", "HaveKeyword", "HaveTrait",
    "HaveName", "HaveType", "BecomeType", "LoseKeyword", "LoseAbilities",
))


def footprint(words: Vocabulary, node: Node) -> tuple[int, int]:
    """The bits of `kernel.continuous` that are read, and what it depends on."""
    if node.kind == "HaveAbility":
        return 0, 0
    reads = READS.get(node.kind, 0)
    if node.kind in ("Stat", "Distinct"):
        reads |= STATS | TYPES
    if node.kind == "This" and node.text("type"):
        reads |= TYPES
    if node.kind in ("Stat", "StatIs", "Extreme", "GroupTotal"):
        reads = reads & ~STATS | words.stats_read(node.text("stat"))
    if node.kind == "HasKeyword":
        reads = words.keyword_reads(node.text("keyword"))
    dynamic = 0 if lasting(words, node) else words.depends_on(node)
    for child in node.children():
        more, also = footprint(words, child)
        reads |= more
        dynamic |= also
    if node.kind == "All":
        tests = node.node("filter").many("tests")
        if not any(test.kind == "In" for test in tests):
            dynamic |= words.default_zones(tests)[0]
    if node.kind == "Is" and node.node("what").kind == "This":
        # Where this card itself is: other cards of that zone don't matter, and what this card says is looked at wherever it goes.
        others = 0
        for test in node.node("filter").many("tests"):
            if test.kind == "In":
                dynamic &= ~zones_named(words, test)
            else:
                others |= footprint(words, test)[1]
        dynamic = words.of_its_own(dynamic) | others
    return reads, dynamic


def zones_named(words: Vocabulary, test: Node) -> int:
    """The bits of the zones that an In test names."""
    bits = 0
    for place in test.many("places"):
        if place.kind == "Place":
            bits |= 1 << words.zone(place.text("zone"))
    return bits


def lasting(words: Vocabulary, node: Node) -> bool:
    if node.kind in LASTING:
        return True
    if node.kind in ("StatIs", "Stat", "Extreme"):
        return words.lasting_stat(node.text("stat"))
    if node.kind == "Quality":
        return words.lasting_quality(node.text("name"))
    return False
