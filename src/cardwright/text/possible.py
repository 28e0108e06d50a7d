"""What can't be meant in any game: where a text can be read in more than one way, such a reading is none."""

from __future__ import annotations

from itertools import pairwise

from cardwright.text.tree import Node


def parted_from_its_noun(node: Node) -> bool:
    """As "the card removed this way": what was done is said of the noun beside it."""
    if node.kind != "Filter":
        return False
    tests = node.many("tests")
    return any(after.kind == "Among" and bare(before) and done(after.node("of")) for before, after in pairwise(tests))


def bare(test: Node) -> bool:
    """Does it end with a noun of which nothing more is said?"""
    return any(found.kind == "Pronoun" and found.text("form") == "the" and not found.text("said") for found in test.walk())


def done(ref: Node) -> bool:
    return ref.kind == "Pronoun" and bool(ref.text("said"))
