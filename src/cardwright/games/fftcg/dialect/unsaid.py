"""What the rules say where the words of an ability leave it out: how far a condition reaches, whose cards are paid with, where
cards are that a player controls."""

from __future__ import annotations

from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

THEY = make("Player", who="they")
ANYBODY = make("Player", who="any")


def conditional(tree: Node) -> Node:
    """11.8.13: "when ..., if ..., ..." is a conditional auto-ability: the condition is that of the whole ability. So it is in an
    ability that is given."""
    return tree.transform(_under_its_condition)


def _under_its_condition(tree: Node) -> Node:
    if tree.kind != "Triggered" or tree.node("when").kind != "Always" or not tree.many("do"):
        return tree
    said = [limit.node("condition") for limit in tree.many("limits") if limit.kind == "OnlyIf"]
    if said:
        limits = tuple(limit for limit in tree.many("limits") if limit.kind != "OnlyIf")
        return tree.replace(when=said[0] if len(said) == 1 else make("And", parts=tuple(said)), limits=limits)
    first, rest = tree.many("do")[0], tree.many("do")[1:]
    if first.kind != "If" or first.many("otherwise") or first.number("instead"):
        return tree
    if any(effect.kind == "If" for effect in rest):
        return tree  # one condition after another, each for its own effect
    return tree.replace(when=first.node("condition"), do=(*first.many("then"), *rest))


def possible(tree: Node) -> bool:
    """Is nothing counted that a player controls and that is in no zone where a card is controlled?"""
    counted = (node.node("of").node("filter") for node in tree.walk() if node.kind == "Count" and node.node("of").kind == "All")
    return not any(_controlled_elsewhere(found.many("tests")) for found in counted)


def _controlled_elsewhere(tests: tuple[Node, ...]) -> bool:
    places = [place.text("zone") for test in tests if test.kind == "In" for place in test.many("places")]
    return any(test.kind == "Controlled" for test in tests) and any(zone != "field" for zone in places)


def own_cards(tree: Node) -> Node:
    """11.6.2.3, 11.7.2.3: what is dulled, broken or put somewhere in payment is the player's own; and so is what a player puts
    into the Break Zone whom a text tells to, unless it says otherwise."""
    return tree.transform(_with_own_cards)


def _with_own_cards(node: Node) -> Node:
    if node.kind == "DoAsCost":
        return node.replace(do=_of(node.node("do"), YOU).transform(_own_place))
    if node.kind == "Act":
        return node.replace(do=tuple(_of(effect, THEY) if effect.kind == "Move" else effect for effect in node.many("do")))
    return node


def _own_place(node: Node) -> Node:
    """A zone that a cost names without saying whose is that of the player who pays."""
    if node.kind != "In":
        return node
    places = [place.replace(of=YOU) if place.node("of") == ANYBODY else place for place in node.many("places")]
    return node.replace(places=tuple(places))


def _of(effect: Node, player: Node) -> Node:
    """The effect with what is picked for it limited to the player's own Characters, where no place or side is named."""
    what = dict(effect.fields).get("what")
    if not isinstance(what, Node) or what.kind not in ("Pick", "Together"):
        return effect
    return effect.replace(what=_picked_from(what, player))


def _picked_from(what: Node, player: Node) -> Node:
    if what.kind == "Together":
        return what.replace(parts=tuple(_picked_from(part, player) for part in what.many("parts")))
    if what.kind != "Pick" or any(found.kind in ("In", "Controlled", "Among") for found in what.node("filter").walk()):
        return what
    filter = what.node("filter")
    return what.replace(filter=filter.replace(tests=(*filter.many("tests"), make("Controlled", by=player))))
