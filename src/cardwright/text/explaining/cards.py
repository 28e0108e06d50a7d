"""Which cards: tests, filters and references in plain words."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.text.explaining.explainer import Explainer
from cardwright.text.explaining.values import compared
from cardwright.text.tree import Node

PLACED = ("In", "Among")
NESTED = ("Filter", "AnyOf", "NotTest")


def filter_(ex: Explainer, node: Node) -> str:
    """A noun, and what holds for it."""
    tests = node.many("tests")
    types = [test.text("type") for test in tests if test.kind == "Type"]
    said = [ex.say(test) for test in tests if test.kind != "Type" or test.text("type") != (types[0] if types else "")]
    head = types[0] if types else "card"
    return f"{head} that {', that '.join(said)}" if said else head


def placed(node: Node) -> bool:
    """Is a place said? Where something lies that a number of the card is compared with says nothing of the card."""
    return node.kind in PLACED or (node.kind in NESTED and any(placed(child) for child in node.children()))


def unplaced(ex: Explainer, filter_node: Node) -> str:
    """Where cards are of which no place is said."""
    tests = filter_node.many("tests")
    if ex.home is None or placed(filter_node):
        return ""
    home = ex.home(tests)
    return f" (no place is said, so: in the {home})" if home else ""


def group(ex: Explainer, node: Node) -> str:
    found = node.node("filter")
    return f"every {ex.say(found)}{unplaced(ex, found)}"


def chosen(ex: Explainer, node: Node) -> str:
    """What a choice is made of; who makes it and when is said by whoever holds it."""
    found = node.node("filter")
    lot = "at random " if node.number("random") else ""
    return f"{lot}{times(ex.of(node, 'count'))} {ex.say(found)}{unplaced(ex, found)}{ex.call(node)}"


def times(count: str) -> str:
    """How often what follows is there."""
    return "one" if count == "1" else f"{count} ×"


def choosing(ex: Explainer, node: Node) -> str:
    """Who chooses what as targets."""
    who = ex.who(node, "by")
    targets = "the target" if ex.of(node, "count") == "1" else "targets"
    return f"{who} {'chooses' if who != 'you' else 'choose'} as {targets} on playing"


def pick(ex: Explainer, node: Node) -> str:
    who = ex.who(node, "by")
    return f"{chosen(ex, node)} that {who} {'picks' if who != 'you' else 'pick'} now"


def target(ex: Explainer, node: Node) -> str:
    return f"{chosen(ex, node)} that {choosing(ex, node)}"


def any_(ex: Explainer, node: Node) -> str:
    one = "one or more at the same time: " if node.number("batch") else "a "
    return f"{one}{ex.of(node, 'filter')}{ex.call(node)}"


def deck(ex: Explainer, node: Node) -> str:
    upto = "up to " if node.number("upto") else "the "
    owner = ex.of(node, "of")
    whose = "your" if owner == "you" else f"{owner}'s"
    return f"{upto}{ex.of(node, 'count')} cards at the {node.text('at')} of {whose} {node.text('zone')}{ex.call(node)}"


def this(ex: Explainer, node: Node) -> str:
    return f"this card (as a {node.text('type')})" if node.text("type") else "this card"


def linked(ex: Explainer, node: Node) -> str:
    return f"stands in the relation “{node.text('relation')}” to {ex.of(node, 'to')}"


def stat_is(ex: Explainer, node: Node) -> str:
    printed = "printed " if node.number("original") else ""
    return f"has a {printed}{node.text('stat')} of {compared(node.text('op'), ex.of(node, 'value'))}"


def has_counter(ex: Explainer, node: Node) -> str:
    return f"has {compared(node.text('op'), ex.of(node, 'value'))} {node.text('counter')} counters"


def group_total(ex: Explainer, node: Node) -> str:
    return f"have together a {node.text('stat')} of {compared(node.text('op'), ex.of(node, 'value'))}"


PHRASES: dict[str, Callable[[Explainer, Node], str]] = {
    "Filter": filter_,
    "Type": lambda ex, node: f"is a {node.text('type')} as well",
    "Trait": lambda ex, node: f"has the trait “{node.text('trait')}”",
    "Class": lambda ex, node: f"is {node.text('name')}",
    "Universe": lambda ex, node: f"belongs to “{node.text('name')}”",
    "Named": lambda ex, node: f"is named exactly “{node.text('name')}”",
    "NameHas": lambda ex, node: f"has “{node.text('name')}” in its name",
    "SameName": lambda ex, node: f"has the same {node.text('stat')} as {'any one of ' * node.number('some')}{ex.of(node, 'as_')}",
    "StatIs": stat_is,
    "Quality": lambda ex, node: f"is now: {node.text('name')}",
    "HasKeyword": lambda ex, node: f"has the keyword {node.text('keyword')}",
    "HasCounter": has_counter,
    "Controlled": lambda ex, node: f"is controlled by {ex.of(node, 'by')}",
    "In": lambda ex, node: f"is in {ex.all(node.many('places'), 'or')}",
    "Other": lambda ex, node: f"is not {ex.of(node, 'than')}",
    "Among": lambda ex, node: f"is among {ex.of(node, 'of')}",
    "Linked": linked,
    "AbilityOf": lambda ex, node: f"is an ability of {ex.of(node, 'filter')}",
    "WasIn": lambda ex, node: f"was {node.text('event')} {node.text('period')}",
    "AnyOf": lambda ex, node: "is any of: " + " / ".join(f"({ex.say(found)})" for found in node.many("filters")),
    "NotTest": lambda ex, node: f"is none that {ex.of(node, 'test')}",
    "GroupDiffers": lambda ex, node: f"all differ in {node.text('stat')}",
    "GroupSame": lambda ex, node: f"all have the same {node.text('stat')}",
    "GroupTotal": group_total,
    "Extreme": lambda ex, node: f"has the {node.text('which')} {node.text('stat')} of those",
    # references
    "This": this,
    "All": group,
    "Pick": pick,
    "Target": target,
    "Any": any_,
    "Deck": deck,
    "Leader": lambda ex, node: f"the leader of {ex.of(node, 'of')}",
    "Related": lambda ex, node: f"the {node.text('relation')} of {ex.of(node, 'to')}",
    "Slot": lambda ex, node: f"{'what is left of ' if node.text('part') == 'rest' else ''}{ex.called(node.number('n'))}",
    "Affected": lambda ex, node: "the very card that is given this",
    "Together": lambda ex, node: " together with ".join(f"[{ex.say(part)}]" for part in node.many("parts")),
    "Either": lambda ex, node: "one of (whoever acts chooses): " + " / ".join(f"[{ex.say(part)}]" for part in node.many("parts")),
}
