"""Which nodes were carried out, and in which printed line each of them stands."""

from __future__ import annotations

from bisect import bisect_right

from cardwright.effects.lowering.recording import Recorder
from cardwright.rehearsal.report import Unexecuted
from cardwright.text.tree import Node


class LineRecorder(Recorder):
    """Knows the printed line of each tree that it was given."""

    def __init__(self, lines: list[tuple[Node, str]]) -> None:
        super().__init__()
        self._lines = lines
        self._roots: list[int] = []
        self._printed: list[str] = []

    def begin(self, tree: Node) -> Node:
        self._roots.append(len(self.nodes))
        self._printed.append(self._line_of(tree))
        return super().begin(tree)

    def _line_of(self, tree: Node) -> str:
        """Trees come in printed order within their kind (what playing the card is comes last), each once."""
        for i, (ability, line) in enumerate(self._lines):
            if ability.kind == tree.kind:
                del self._lines[i]
                return line
        return ""

    def unexecuted(self) -> tuple[Unexecuted, ...]:
        """The nodes that were not carried out, in printed order."""
        out: list[Unexecuted] = []
        for node in self.unseen():
            root = bisect_right(self._roots, self.number(node)) - 1
            out.append(Unexecuted(node.kind, self._printed[root]))
        return tuple(out)
