"""What pronouns may point at: the things that an ability has introduced so far, and how each was called."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.text.tree import Node

# what a participle says was done, by the verb or kind of the effect that did it
DONE_BY = {
    "selected": ("Select", "Target", "Choose"),
    "chosen": ("Select", "Target", "Pick"),
    "rested": ("rested",),
    "recovered": ("recovered",),
    "removed": ("remove", "banish"),
    "searched": ("Search",),
    "revealed": ("Reveal", "RevealUntil", "Search"),
    "drawn": ("Draw",),
    "buried": ("bury",),
    "banished": ("banish",),
    "discarded": ("discard",),
    "destroyed": ("destroy",),
    "returned": ("return",),
    "put": ("put",),
    "summoned": ("summon", "Create"),
    "engaged": ("engaged",),
    "evolved": ("evolve", "evolved"),
    "stolen": ("Steal",),
    "attacking": ("Attacks",),
    "broken": ("destroy",),
    "dulled": ("dull",),
    "blocking": ("Blocks",),
    "blocked": ("Blocked",),
    "viewed": ("Look",),
    "exhausted": ("exhausted",),
    "refreshed": ("refreshed",),
}


@dataclass
class Antecedent:
    """Something that a pronoun may point at."""

    ref: Node
    kind: str
    number: str  # "one", "many" or "any"
    tests: tuple[Node, ...] = ()
    done: set[str] = field(default_factory=set)
    gone: bool = False  # only a participle points at it

    def in_deck(self) -> bool:
        """Is it cards of a deck that were looked at or shown, and have not been taken out of it?"""
        return self.kind in ("Deck", "Look", "Reveal", "RevealUntil") and not self.done & {"summon", "put", "return"}


def trailing_singles(seen: list[Antecedent]) -> list[Antecedent]:
    run: list[Antecedent] = []
    for found in reversed(seen):
        if found.number == "one" and found.kind in ("Select", "Target", "Create", "Search"):
            run.insert(0, found)
        else:
            break
    return run


def fits(found: Antecedent, types: tuple[Node, ...]) -> bool:
    """Whether the noun of the pronoun may name what was introduced: 'that amulet' is no follower."""
    wanted = {test.text("type") for test in types if test.kind == "Type"} - {"card"}
    if not wanted:
        names = {test for test in types if test.kind == "Named"}
        return not names or bool(names & set(_flat(found.tests)))
    known = {test.text("type") for test in _flat(found.tests) if test.kind == "Type"} - {"card"}
    return not known or bool(wanted & known)


def _flat(tests: tuple[Node, ...]) -> list[Node]:
    out: list[Node] = []
    for test in tests:
        if test.kind == "AnyOf":
            for part in test.many("filters"):
                out.extend(_flat(part.many("tests")))
        else:
            out.append(test)
    return out


def number_of(node: Node) -> str:
    """How many the introducer finds."""
    if node.kind == "RevealUntil":
        return "many"
    if node.kind in ("Any", "ForEach", "Transform"):
        return "one" if not dict(node.fields).get("batch") else "many"
    count = dict(node.fields).get("count")
    if isinstance(count, Node):
        if count.kind == "UpTo":
            return "any"
        if count.kind in ("Exactly", "Num"):
            amount = count.node("n") if count.kind == "Exactly" else count
            return "any" if amount.kind != "Num" else "one" if amount.number("n") == 1 else "many"
        return "any" if count.kind == "IfCount" else "many"
    what = dict(node.fields).get("what")
    if isinstance(what, Node) and what.kind in ("All", "Together"):
        return "many"
    return "one"
