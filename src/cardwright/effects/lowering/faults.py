"""What a text can fail at on its way to a program: a node that can't be carried out, a word that has no meaning."""
from __future__ import annotations

from cardwright.text.tree import Node


class NotRunnable(Exception):
    """A node that the engine can't carry out, and why. Such a card is not let into a game: never guessed, never left out."""

    def __init__(self, node: Node, why: str) -> None:
        super().__init__(f"{node.kind}: {why}")
        self.node = node
        self.why = why


class UnknownWord(Exception):
    """A word that the game gives no meaning to; the lowering says in which node."""

    def __init__(self, what: str, word: str) -> None:
        super().__init__(f"the rules know no {what} {word!r}")
