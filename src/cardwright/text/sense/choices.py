"""Is it clear from where each choice is made and each count taken, and is each choice for something?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from cardwright.text.choosing import PLACED, nowhere
from cardwright.text.introducing import PLAYED_IN
from cardwright.text.kinds import EXACTLY_ONE, SCHEMA, THIS
from cardwright.text.sense.walking import nodes, paths, sequences, tests_of, uses
from cardwright.text.tree import Node

SHOWN = ("Look", "Reveal", "Flip")
CHANGED = "Modify"
GOES = {"Move", "PutUnder", "Attach", "Exchange", "PlayCard", "Reveal"}  # what is done to a found card so that it is somewhere


def for_nothing(scope: Node) -> bool:
    """Is something chosen of which nothing is made, though something else is done?"""
    if all(node.kind in ("Select", "Choose") for node in nodes(scope) if SCHEMA.kinds[node.kind].category == "effect"):
        return False
    chosen = {node.number("slot") for node in nodes(scope) if node.kind == "Select"}
    chosen |= {
        node.node("what").number("slot") for node in nodes(scope) if node.kind == "Choose" and node.node("what").kind == "Pick"
    }
    return bool(chosen) and not chosen <= uses(scope)


# one of either kind, and "and/or" between the two: one card, or one of each
_ONE_AND_OR = re.compile(
    r"\b(?:an? (?!total )|one |another |1 )(?:(?!\b(?:and|or|with|cards?)\b)[^.,;:])* (?:cards? )?and/or (?!an? )", re.IGNORECASE
)


def one_or_both(text: str, scope: Node) -> bool:
    """Does the text leave open whether it is one card or one of each kind?"""
    if "and/or" not in text or not _ONE_AND_OR.search(text):
        return False
    chosen = (node for node in nodes(scope) if node.kind in ("Pick", "Select", "Search") and node["count"] == EXACTLY_ONE)
    return any(test.kind == "AnyOf" for node in chosen for test in tests_of(node))


def changed_twice(scope: Node) -> bool:
    """Is the damage of one card changed, and changed otherwise if something holds? Both "instead"s may be those of the damage."""
    for steps in sequences(scope):
        for one, other in pairwise(steps):
            if other.kind == "If" and not other.number("instead"):
                changes = [
                    {found["what"] for found in nodes(step) if found.kind == "ChangeDamage" and found["what"] != THIS}
                    for step in (one, other)
                ]
                if one.kind != "If" and changes[0] & changes[1]:
                    return True
    return False


def token_from_nowhere(scope: Node) -> bool:
    """Is a token put somewhere that is not said to be anywhere? It is to be made, and what it is was not read."""
    for node in nodes(scope):
        if node.kind == "Move" and node["verb"] == "put" and node.node("what").kind == "Pick":
            tests = tests_of(node.node("what"))
            placed = any(test.kind in PLACED for test in tests)
            if not placed and any(test.kind == "Quality" and test["name"] == "token" for test in tests):
                return True
    return False


def put_from_nowhere(scope: Node) -> bool:
    """Is a card put into play that nothing says to be anywhere? It is in no place from which it could be put there."""
    chosen = {node.number("slot") for node in nodes(scope) if node.kind == "Pick" and nowhere(tests_of(node))}
    return any(
        node.kind == "Move"
        and not node.many("source")
        and node.node("what").kind == "Slot"
        and node.node("what").number("n") in chosen
        and any(place.text("zone").split()[-1] in PLAYED_IN for place in node.many("to"))
        for node in nodes(scope)
    )


def changed_in_the_deck(scope: Node) -> bool:
    """Is a card searched for and only changed, where it lies? To be of any use it goes somewhere, and that was not said."""
    searched = {node.number("slot") for node in nodes(scope) if node.kind == "Search"}
    used: dict[int, set[str]] = {slot: set() for slot in searched}
    for node, path in paths(scope):
        if node.kind == "Slot" and node.number("n") in searched:
            used[node.number("n")].update(above.kind for above, _ in path)
    return any(CHANGED in kinds and not kinds & GOES for kinds in used.values())


def dealt_by_an_ability(scope: Node) -> bool:
    """Is damage changed that an ability deals? What an ability does its card deals, of which something else may be asked."""
    changes = (node.node("what") for node in nodes(scope) if node.kind == "ChangeDamage" and node["side"] == "deals")
    return any(test.kind == "Type" and test["type"] == "ability" for what in changes for test in what.walk())


def audit(text: str, scope: Node) -> Iterator[str]:
    """What is odd about choices and counts."""
    if for_nothing(scope):
        yield "a choice of which nothing is made"
    for node, path in paths(scope):
        if node.kind in ("Pick", "Select", "Search") and repr(node["count"]) == "Exactly(n=Num(n=1))":
            if any(test.kind in ("GroupSame", "GroupDiffers") for test in tests_of(node)):
                yield "one card is compared with itself"
        elif node.kind == "Compare" and node["left"] == node["right"]:
            yield "a number is compared with itself"
        elif node.kind == "Compare" and node.node("left").kind == "Count" and node.node("left").node("of").kind == "All":
            if nowhere(tests_of(node.node("left").node("of"))):
                yield "cards are counted that are nowhere"
        elif node.kind == "Filter":
            yield from _beside_a_list(node)
            yield from narrowed(node, path[-1][0] if path else None, scope)
    for steps in sequences(scope):
        yield from _after_looking(steps)
        for one, other in pairwise(steps):
            if (
                one.kind == other.kind == "Select"
                and nowhere(tests_of(one))
                and any(test.kind in PLACED for test in tests_of(other))
            ):
                if one["count"] == other["count"]:
                    yield "the place is said of the last of two choices only"


def _after_looking(steps: tuple[Node, ...]) -> Iterator[str]:
    shown = False
    for step in steps:
        for node in nodes(step):
            if node.kind in SHOWN and node.node("what").kind in ("Deck", "All"):
                shown = True
            elif node.kind == "Move" and node.node("what").kind == "Slot" and node.node("what")["part"] == "rest":
                shown = False
        if shown and step.kind == "Choose" and step.node("what").kind == "Pick" and nowhere(tests_of(step.node("what"))):
            yield "a choice after looking at cards, from anywhere"


def _beside_a_list(node: Node) -> Iterator[str]:
    tests = node.many("tests")
    for test in tests:
        if test.kind != "AnyOf":
            continue
        types = [{inner["type"] for inner in part.many("tests") if inner.kind == "Type"} for part in test.many("filters")]
        unlike = any(types) and not all(types)
        if unlike and any(other.kind in ("Trait", "Class", "NameHas", "HasKeyword") for other in tests):
            yield "what stands beside a list of unlike things holds for all of it"


def narrowed(node: Node, above: Node | None, scope: Node) -> Iterator[str]:
    """A choice among what was chosen before, or a comparison with a card that the cards must be."""
    among = {test.node("of").number("n") for test in node.many("tests") if test.kind == "Among" and test.node("of").kind == "Slot"}
    if above is not None and above.kind == "Pick":
        for found in nodes(scope):
            if found.kind == "Pick" and found.number("slot") in among and repr(found["count"]) == "Exactly(n=Num(n=1))":
                yield "a choice among one card that was chosen before"
    for test in node.many("tests"):
        if test.kind in ("SameName", "StatIs") and among & uses(test):
            yield "compared with a card and at the same time one of it"
