"""What pronouns may point at: the things that an ability has introduced so far, and how each was called."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.text.tree import Node

# what a participle says was done, by the verb or kind of the effect that did it
DONE_BY = {
    "selected": ("Select", "Target", "Choose"),
    "chosen": ("Select", "Target", "Choose"),
    "picked": ("Pick",),
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
    "summoned": ("summon", "Create", "PlayCard"),
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
    tests: tuple[Node, ...] = ()  # what was said of it
    done: set[str] = field(default_factory=set)
    gone: bool = False  # only a participle points at it
    at_most_one: bool = False  # "up to 1"
    takes_x: bool = False  # are they X cards? Then what X is can't be said by them
    paid: bool = False  # it was paid with: meant only where nothing else can be
    breath: int = 0  # choices of the same number (but 0) were said in one breath: "them" are all of these
    this: bool = False  # it is this card, of which it was said where it goes
    or_this: bool = False  # the event was about this card or about it
    left: bool = False  # it was put where cards are not in play
    theirs: bool = False  # it was said to be the opponent's
    mixed: bool = False  # it is this card together with one that was chosen, which a noun may name by itself

    def has_noun(self) -> bool:
        """Has it been said of what type it is?"""
        return any(test.kind == "Type" and test.text("type") != "card" for test in _flat(self.tests))

    def in_deck(self) -> bool:
        """Is it cards of a deck that were looked at or shown, and have not been taken out of it?"""
        return self.kind in ("Deck", "Look", "Reveal", "RevealUntil") and not self.done & {"summon", "put", "return"}

    def chosen(self) -> bool:
        """Was it chosen for what follows?"""
        return self.kind in ("Pick", "Select", "Target", "Search")

    def out_of_play(self) -> bool:
        """Is it where no card is in play: in a hand, or put away?"""
        return self.kind == "Draw" or self.left

    def shown(self) -> bool:
        """Has anybody looked at it?"""
        return self.kind in ("Look", "Reveal", "RevealUntil") or bool(self.done & {"Look", "Reveal", "Flip"})

    def picked_from_group(self) -> bool:
        """Is it one of a group that was spoken of before? Then "among them" means the group."""
        return self.kind == "Pick" and any(test.kind == "Among" for test in self.tests)


def chosen_together(seen: list[Antecedent]) -> list[Antecedent]:
    """What was chosen one after the other and stands last, for a pronoun that means all of it."""
    if seen and seen[-1].breath:
        return [found for found in seen if found.breath == seen[-1].breath]
    run: list[Antecedent] = []
    for found in reversed(seen):
        untouched = found.kind == "Pick" and found.done <= {"Pick", "Choose"}  # chosen, and nothing done to it yet
        single = (found.number == "one" or found.at_most_one) and found.kind in ("Select", "Target", "Create", "Search")
        if not (untouched or single) or (run and untouched != (run[-1].kind == "Pick")):
            break
        run.insert(0, found)
    return run


def fits(found: Antecedent, types: tuple[Node, ...]) -> bool:
    """Whether the noun of the pronoun may name what was introduced: 'that amulet' is no follower."""
    wanted = {test.text("type") for test in types if test.kind == "Type"} - {"card"}
    if not wanted:
        names = {test for test in types if test.kind == "Named"}
        return not names or bool(names & set(_flat(found.tests)))
    known = {test.text("type") for test in _flat(found.tests) if test.kind == "Type"} - {"card"}
    return not known or bool(wanted & known)


def at_most_one(node: Node) -> bool:
    """Does it find one, or none?"""
    count = dict(node.fields).get("count")
    if not isinstance(count, Node) or count.kind != "UpTo":
        return False
    most = count.node("n")
    return most.kind == "Num" and most.number("n") == 1


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
