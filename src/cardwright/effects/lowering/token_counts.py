"""How many tokens a text may make at once."""
from __future__ import annotations

from cardwright.effects.lowering.faults import NotRunnable
from cardwright.limits import TOKENS_AT_ONCE
from cardwright.text.tree import Node


def check_tokens(node: Node) -> None:
    """A printed count that would keep the machine busy for minutes can't be run. (One that is worked out in play is cut off.)"""
    for part in node.node("count").walk():
        if part.kind == "Num" and part.number("n") > TOKENS_AT_ONCE:
            what = f"it makes {part.number('n'):,} tokens at once, and {TOKENS_AT_ONCE} is the most"
            raise NotRunnable(node, what)
