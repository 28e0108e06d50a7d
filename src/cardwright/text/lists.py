"""Lists of unlike things: what stands beside one of them holds for that one.

"A Beast follower or Paper Crane": a name takes no trait. "Beast cards or spells": Beast spells would be Beast cards as it is.
"Paper Crane or a follower with 'Moss' in its name": the name is whole. What says where the cards are holds for all of them.
"""

from __future__ import annotations

from cardwright.text.kinds import THIS, make
from cardwright.text.tree import Node

OTHER = make("Other", than=THIS)

# what is said of cards before or after the noun, and is part of what they are
BESIDE = ("Trait", "Class", "NameHas", "HasKeyword", "Named")
# types of card that have no traits: "a Music character or event" is any event
TRAITLESS = ("event", "climax")


def nouns_apart(filter_: Node) -> Node:
    """The filter, with what stands beside a list of unlike nouns put to the noun that it stands beside."""
    tests = filter_.many("tests")
    for at, test in enumerate(tests):
        if test.kind != "AnyOf" or len(test.many("filters")) < 2:
            continue
        nouns = test.many("filters")
        if _traitless(nouns) and any(_trait(before) for before in tests[:at]):
            traits = tuple(found for found in tests[:at] if _trait(found))
            apart = tuple(
                noun if _types(noun) <= set(TRAITLESS) else noun.replace(tests=(*traits, *noun.many("tests"))) for noun in nouns
            )
            others = tuple(found for found in tests[:at] if not _trait(found))
            return nouns_apart(filter_.replace(tests=(*others, test.replace(filters=apart), *tests[at + 1 :])))
        if _other_first(nouns) and not _other(tests):
            both = (nouns[0], *(noun.replace(tests=(OTHER, *noun.many("tests"))) for noun in nouns[1:]))
            return nouns_apart(filter_.replace(tests=(*tests[:at], test.replace(filters=both), *tests[at + 1 :])))
        if _unlike(nouns[0], nouns[1:]) and any(_beside(before) for before in tests[:at]):
            before = tuple(found for found in tests[:at] if _beside(found))
            others = tuple(found for found in tests[:at] if not _beside(found))
            first = nouns[0].replace(tests=(*before, *nouns[0].many("tests")))
            return nouns_apart(filter_.replace(tests=(*others, test.replace(filters=(first, *nouns[1:])), *tests[at + 1 :])))
        after = tests[at + 1 : at + 2]
        if after and after[0].kind in ("NameHas", "Named", "HasKeyword") and _unlike(nouns[-1], nouns[:-1]):
            last = nouns[-1].replace(tests=(*nouns[-1].many("tests"), *after))
            return nouns_apart(filter_.replace(tests=(*tests[:at], test.replace(filters=(*nouns[:-1], last)), *tests[at + 2 :])))
    return filter_


def _unlike(noun: Node, others: tuple[Node, ...]) -> bool:
    """Is the noun a type of card, and are the others names, traits, or cards of another width?"""
    wide = {"card"}
    types = _types(noun)
    return bool(types) and all(not _types(other) or (_types(other) == wide) != (types == wide) for other in others)


def _traitless(nouns: tuple[Node, ...]) -> bool:
    """Have some of them traits, by their type, and others not?"""
    types = [_types(noun) for noun in nouns]
    return all(types) and any(found <= set(TRAITLESS) for found in types) and not all(found <= set(TRAITLESS) for found in types)


def _trait(test: Node) -> bool:
    if test.kind == "AnyOf":
        return all(all(inner.kind == "Trait" for inner in part.many("tests")) for part in test.many("filters"))
    return test.kind == "Trait"


def _other(tests: tuple[Node, ...]) -> bool:
    return any(test.kind == "Other" for test in tests)


def _other_first(nouns: tuple[Node, ...]) -> bool:
    """ "Your other A or B": another A, or another B."""
    return nouns[0].many("tests")[:1] == (OTHER,) and not any(_other(noun.many("tests")) for noun in nouns[1:])


def _types(noun: Node) -> set[str]:
    return {test.text("type") for test in noun.many("tests") if test.kind == "Type"}


def _beside(test: Node) -> bool:
    if test.kind == "AnyOf":
        return all(all(inner.kind in BESIDE for inner in part.many("tests")) for part in test.many("filters"))
    return test.kind in BESIDE
