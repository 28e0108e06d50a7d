"""Names that give a misreading away: they hold words of the grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardwright.text.sense.walking import nodes
from cardwright.text.tree import Node

_GRAMMAR = re.compile(r"\b(?:Card Name|Category)\b|, Job\b|\b[\dX]-cost\b")


def audit(text: str, scope: Node) -> Iterator[str]:
    """What is odd about names."""
    for node in nodes(scope):
        if node.kind in ("Named", "NameHas", "Trait"):
            name = node.text("trait" if node.kind == "Trait" else "name")
            if _GRAMMAR.search(name):
                yield f"the name {name!r} holds words of the grammar"
