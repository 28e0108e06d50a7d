"""Trees of this game put in the form that the shared lowering carries out: what says the same in other nodes."""
from __future__ import annotations

from typing import Final

from cardwright.text.kinds import make
from cardwright.text.tree import Node

THIS: Final = make("This")


def rewritten(tree: Node) -> Node:
    """The same tree, with prohibitions that only concern some cards as abilities of the cards that they are put on. Permissions
    that concern some cards are kept in the same way (the kind of `Restriction` tells them apart)."""
    return tree.transform(_rewrite)


def _rewrite(node: Node) -> Node:
    if node.kind == "Triggered":
        return node.transform(_offered)
    if node.kind == "Permit" and any(action.node("by").many("tests") for action in node.many("actions")):
        node = make("Forbid", what=node.node("what"), actions=node.many("actions"), duration=node.node("duration"))
    if node.kind == "Forbid" and node.node("what").kind != "This":
        return _restriction_given(node)
    return node


def _offered(node: Node) -> Node:
    """8-4-1: what allows to perform an effect is its cost, and nobody has to pay one. (Who uses an effect has agreed to pay.)"""
    return node.replace(optional=1) if node.kind == "PayFor" and not node.number("optional") else node


def _restriction_given(node: Node) -> Node:
    """ "Your spirits can't be blocked by LV1 spirits": each of them has that it can't."""
    some = tuple(action for action in node.many("actions") if action.node("by").many("tests"))
    if not some or len(some) != len(node.many("actions")):
        return node
    own = make("Static", do=(make("Forbid", what=THIS, actions=some),))
    return make("Modify", what=node.node("what"), mods=(make("HaveAbility", ability=own),), duration=node.node("duration"))
