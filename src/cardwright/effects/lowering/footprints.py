"""What a value looks at, read off its tree: which information (for dependencies), and what must change for it to change."""
from __future__ import annotations

from typing import Final

from cardwright.effects.card_tests import HasKeyword
from cardwright.effects.lowering.filters import READS
from cardwright.effects.lowering.profile import Profile
from cardwright.kernel.continuous import ABILITIES, KEYWORDS, STATS, TYPES, keyword_bits, stat_bit
from cardwright.text.tree import Node

# Kinds that, of themselves, depend on nothing but the cards that their parts name and what persistent effects make of them.
LASTING: Final = frozenset((
    "Always", "And", "Or", "Not", "Compare", "Is", "Num", "Count", "Times", "Plus", "Minus", "Every", "Half", "Distinct",
    "This", "All", "Affected", "Leader", "Together", "Player", "CardOwner", "Filter", "Type", "Trait", "Class", "Named", "NameHas",
    "SameName", "HasKeyword", "Controlled", "In", "Other", "AnyOf", "NotTest", "Add", "SetStat", "HaveKeyword", "HaveTrait",
    "HaveName", "HaveType", "HaveClass", "BecomeType", "LoseKeyword", "LoseAbilities",
))


def footprint(words: Profile, node: Node) -> tuple[int, int]:
    """The bits of `kernel.continuous` that are read, and what it depends on."""
    if node.kind == "HaveAbility":
        return 0, 0
    reads = READS.get(node.kind, 0)
    if node.kind in ("Stat", "Distinct"):
        reads |= STATS | TYPES
    if node.kind == "Type" and node.text("type") in words.any_card:
        reads = 0  # whatever type it is of
    if node.kind == "This" and node.text("type"):
        reads |= TYPES
    if node.kind in ("Stat", "StatIs", "Extreme", "GroupTotal"):
        reads = reads & ~STATS | stats_read(words, node.text("stat"))
    if node.kind == "HasKeyword":
        reads = keyword_reads(words, node.text("keyword"))
    depends_on = 0 if lasting(words, node) else words.depends_on(node)
    for child in node.children():
        more, also = footprint(words, child)
        reads |= more
        depends_on |= also
    if node.kind == "All":
        tests = node.node("filter").many("tests")
        if not any(test.kind == "In" for test in tests):
            depends_on |= words.default_zones(tests)[0]
    if node.kind == "Is" and node.node("what").kind == "This":
        # Where this card itself is: other cards of that zone don't matter, and what this card says is looked at wherever it goes.
        others = 0
        for test in node.node("filter").many("tests"):
            if test.kind == "In":
                depends_on &= ~zones_named(words, test)
            else:
                others |= footprint(words, test)[1]
        depends_on |= others
    return reads, depends_on


def stats_read(words: Profile, word: str) -> int:
    """What is looked at to read a stat (bits of `kernel.continuous`)."""
    return stat_bit(words.stats[word]) if word in words.stats else STATS


def keyword_reads(words: Profile, word: str) -> int:
    """What is looked at to find out whether a card has the keyword."""
    test = words.keyword_test(word)
    return keyword_bits(test.keyword) if isinstance(test, HasKeyword) else KEYWORDS | ABILITIES


def zones_named(words: Profile, test: Node) -> int:
    """The bits of the zones that an In test names."""
    bits = 0
    for place in test.many("places"):
        if place.kind == "Place":
            bits |= 1 << words.zones[place.text("zone")]
    return bits


def lasting(words: Profile, node: Node) -> bool:
    if node.kind in LASTING:
        return True
    if node.kind in ("StatIs", "Stat", "Extreme"):
        return node.text("stat") not in words.passing_stats
    if node.kind == "Quality":
        return node.text("name") in words.lasting_qualities
    return False
