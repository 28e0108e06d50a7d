"""What an ability introduces: cards that it finds, chooses or makes get slots, and what is done to them is kept for participles."""

from __future__ import annotations

from cardwright.text.antecedents import Antecedent, at_most_one, number_of
from cardwright.text.kinds import OPPONENT, make
from cardwright.text.pointing import Pointing
from cardwright.text.tree import Node

# what is done to cards that are named already names them no second time
HANDLING = ("Move", "Reveal", "Look", "Flip", "PutUnder")
# verbs that take cards out of play, and the last words of zones in which cards are in play
PUT_AWAY = ("destroy", "banish", "bury", "discard", "return", "remove")
PLAYED_IN = ("field", "stage")
# introducers of a number: no pronoun for cards points at them
VALUES = ("Deal", "Roll", "Damaged", "Canceled")


class Introducing(Pointing):
    """Numbers what is introduced."""

    def __init__(self) -> None:
        super().__init__()
        self.slots = 0
        self.moved: tuple[tuple[Node, ...], Node] | None = None  # the last group of all such cards that was moved: tests, and slot

    def introduce(self, node: Node) -> Node:
        what = dict(node.fields).get("what")
        if node.kind in HANDLING and isinstance(what, Node) and what.kind in ("Slot", "Pick", "Target", "Deck"):
            slot = what.number("n") if what.kind == "Slot" else what.number("slot")
            for known in self.seen:
                if known.ref.kind == "Slot" and known.ref.number("n") == slot:
                    known.done.add(str(node["verb"]) if node.kind == "Move" else node.kind)
                    known.left = _puts_away(node) if node.kind == "Move" else known.left
            return node
        self.slots += 1
        bound = node.replace(slot=self.slots)
        if node.kind in VALUES:
            (self.rolls if node.kind == "Roll" else self.damage).append(self.slots)
            if node.kind == "Damaged" and node.many("source") and node.node("what").kind == "Any":
                self._forget_unsaid(node.node("what"))
            return bound
        tests: tuple[Node, ...] = ()
        filter_ = dict(node.fields).get("filter")
        if isinstance(filter_, Node):
            tests = filter_.many("tests")
        elif node.kind == "Create":
            tests = tuple(test for name in node.many("names") for test in name.many("tests"))
        done = {node.kind} | ({str(node["verb"])} if node.kind == "Move" else set())
        found = Antecedent(make("Slot", n=self.slots), node.kind, number_of(node), tests, done, takes_x=_takes_x(node))
        found.at_most_one = at_most_one(node)
        found.this = isinstance(what, Node) and what.kind == "This"
        found.left = node.kind == "Move" and _puts_away(node)
        found.theirs = self._of_the_opponent(node, tests)
        if node.kind == "Move" and isinstance(what, Node) and what.kind == "Together":
            found.mixed = self._moved_together(what, node.text("verb"))
        if node.kind == "Move" and isinstance(what, Node) and what.kind == "All":
            self.moved = what.node("filter").many("tests"), found.ref
        self.seen.append(found)
        return bound

    def _moved_together(self, what: Node, verb: str) -> bool:
        """What is moved beside this card was moved, too. Is it so?"""
        parts = what.many("parts")
        slots = {part.number("slot") for part in parts if part.kind == "Pick"}
        for known in self.seen:
            if known.kind == "Pick" and known.ref.kind == "Slot" and known.ref.number("n") in slots:
                known.done.add(verb)
        return bool(slots) and any(part.kind == "This" for part in parts)

    def _of_the_opponent(self, node: Node, tests: tuple[Node, ...]) -> bool:
        """Is it said to be the opponent's: by whom controls it, by where it is, or by the group that it is one of?"""
        if dict(node.fields).get("of") == OPPONENT:
            return True
        for test in tests:
            if test.kind == "Controlled" and test.node("by") == OPPONENT:
                return True
            if test.kind == "In" and all(place.node("of") == OPPONENT for place in test.many("places")):
                return True
            if test.kind == "Among" and any(known.theirs and known.ref == test.node("of") for known in self.seen):
                return True
        return False

    def _forget_unsaid(self, anything: Node) -> None:
        """What the words leave out ("when this deals damage", to whatever) no pronoun points at."""
        if _unsaid(anything):
            self.seen = [known for known in self.seen if known.ref != make("Slot", n=anything.number("slot"))]

    def note(self, node: Node) -> None:
        """What is done to something without introducing it."""
        if node.kind == "Blocks":
            self._done_to(node.node("against"), "Blocked", gone=_unsaid(node.node("against")))
            self._done_to(node.node("what"), "Blocks", gone=_unsaid(node.node("what")))
        if node.kind == "Destroys":
            self._done_to(node.node("other"), "destroy", gone=True)
        if node.kind == "Exchange":
            self.mention_all(make("Together", parts=(node.node("left"), node.node("right"))))
        what = dict(node.fields).get("what")
        if isinstance(what, Node) and what.kind in ("All", "Together"):
            self.mention_all(what)
        if not isinstance(what, Node) or what.kind not in ("Slot", "Pick", "Target", "Any"):
            return
        did = {"SetState": "state", "StateChanged": "state", "Evolve": "way", "Moved": "verb"}.get(node.kind)
        slot = what.number("n") if what.kind == "Slot" else what.number("slot")
        for known in self.seen:
            if known.ref.kind == "Slot" and known.ref.number("n") == slot:
                known.done.add(str(node[did]) if did else node.kind)

    def _done_to(self, what: Node, done: str, gone: bool = False) -> None:
        """What an event does to a card of it; what is gone, or was never spoken of, only its participle means."""
        for known in self.seen:
            if what.kind == "Any" and known.ref == make("Slot", n=what.number("slot")):
                known.done.add(done)
                known.gone = gone


def _unsaid(card: Node) -> bool:
    """Do the words leave out which card it is, or that there is one ("when this card blocks")?"""
    return card.kind == "Any" and not card.node("filter").many("tests")


def _puts_away(move: Node) -> bool:
    """Are the cards no longer in play after it?"""
    zones = [place.text("zone") for place in move.many("to")]
    if zones:
        return not any(zone.split()[-1] in PLAYED_IN for zone in zones)
    return move["verb"] in PUT_AWAY


def _takes_x(node: Node) -> bool:
    """Is it X cards that this finds, or cards of level X?"""
    said = (dict(node.fields).get(name) for name in ("count", "filter"))
    return any(part.kind == "X" for held in said if isinstance(held, Node) for part in held.walk())
