"""Which nodes of a card's trees were carried out: nodes numbered in the order of reading, and wrappers that note them."""
from __future__ import annotations

from cardwright.effects.base import Amount, Condition, Filter, Players, Reference, Test
from cardwright.effects.happened import Pattern
from cardwright.effects.recorded import (
    Notes,
    RecordedAmount,
    RecordedChange,
    RecordedCondition,
    RecordedFilter,
    RecordedPattern,
    RecordedPlayers,
    RecordedReference,
    RecordedTest,
)
from cardwright.kernel.continuous import Change
from cardwright.text.tree import Node, Value


class Recorder:
    """For the trees of one card. Lower what `begin` gives back, play, then ask `unseen`.

    A node that is lowered into its parent (a zone name, "you") has no value of its own: it counts as carried out with the nearest
    node above it that has one."""

    def __init__(self) -> None:
        self.notes = Notes()
        self.nodes: list[Node] = []  # by number
        self._above: list[int] = []  # by number: the number of the node above, or -1
        self._number: dict[int, int] = {}  # by the identity of a node
        self._watched: set[int] = set()

    @property
    def seen(self) -> set[int]:
        """The numbers of the nodes that were worked out."""
        return self.notes.seen

    def begin(self, tree: Node) -> Node:
        """A copy of the tree in which every place has a node of its own, numbered on from the trees before."""
        return self._copy(tree, -1)

    def _copy(self, node: Node, above: int) -> Node:
        number = len(self.nodes)
        self.nodes.append(node)
        self._above.append(above)
        fields: list[tuple[str, Value]] = []
        for name, value in node.fields:
            if isinstance(value, Node):
                fields.append((name, self._copy(value, number)))
            elif isinstance(value, tuple):
                fields.append((name, tuple([self._copy(child, number) for child in value])))
            else:
                fields.append((name, value))
        made = Node(node.kind, tuple(fields))
        self.nodes[number] = made
        self._number[id(made)] = number
        return made

    def number(self, node: Node) -> int:
        """The number of a node of a tree that `begin` gave back; -1 for any other."""
        return self._number.get(id(node), -1)

    def watch(self, node: Node) -> int:
        """As `number`, and from now on the node counts as carried out only once its number has been noted."""
        number = self.number(node)
        if number >= 0:
            self._watched.add(number)
        return number

    def unseen(self) -> list[Node]:
        """The nodes that were not carried out."""
        return [self.nodes[n] for n in range(len(self.nodes)) if not self._done(n)]

    def _done(self, number: int) -> bool:
        while number >= 0 and number not in self._watched:
            number = self._above[number]
        return number < 0 or number in self.notes.seen

    # -- wrappers; a node that is none of ours is left as it is
    def condition(self, node: Node, made: Condition) -> Condition:
        n = self.watch(node)
        return made if n < 0 else RecordedCondition(made, self.notes, n)

    def amount(self, node: Node, made: Amount) -> Amount:
        n = self.watch(node)
        return made if n < 0 else RecordedAmount(made, self.notes, n)

    def players(self, node: Node, made: Players) -> Players:
        n = self.watch(node)
        return made if n < 0 else RecordedPlayers(made, self.notes, n)

    def reference(self, node: Node, made: Reference) -> Reference:
        n = self.watch(node)
        return made if n < 0 else RecordedReference(made, self.notes, n)

    def test(self, node: Node, made: Test) -> Test:
        n = self.watch(node)
        return made if n < 0 else RecordedTest(made, self.notes, n)

    def filter(self, node: Node, made: Filter) -> Filter:
        n = self.watch(node)
        return made if n < 0 else RecordedFilter(made, self.notes, n)

    def pattern(self, node: Node, made: Pattern) -> Pattern:
        n = self.watch(node)
        return made if n < 0 else RecordedPattern(made, self.notes, n)

    def change(self, node: Node, made: Change) -> Change:
        """A printed "+0" is never applied: it is done as soon as what gives it is."""
        by = dict(node.fields).get("by")
        if isinstance(by, Node) and by.kind == "Num" and by.number("n") == 0:
            return made
        n = self.watch(node)
        return made if n < 0 else RecordedChange(made, self.notes, n)
