"""Players, numbers, counts, places, stores, spans of time and conditions in plain words."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.text.explaining.explainer import Explainer
from cardwright.text.tree import Node

PLAYERS = {
    "you": "you", "opponent": "your opponent", "each": "each player", "any": "any player", "they": "the player who does this",
    "turn": "the player whose turn it is",
}  # fmt: skip
OPS = {
    "=": "exactly {}", ">=": "{} or more", "<=": "{} or less", ">": "more than {}", "<": "less than {}", "!=": "anything but {}",
}  # fmt: skip


def compared(op: str, amount: str) -> str:
    return OPS[op].format(amount)


def whose(ex: Explainer, player: Node) -> str:
    """Of whom something is."""
    if player.kind == "CardOwner":
        return "its owner's"
    said = ex.say(player)
    return {"you": "your", "any player": "any player's"}.get(said, f"{said}'s")


def place(ex: Explainer, node: Node) -> str:
    zone = f"{whose(ex, node.node('of'))} {node.text('zone')}"
    at, nth = node.text("at"), node.number("nth")
    ends = {
        "top": "the top of ", "bottom": "the bottom of ", "top or bottom": "the top or the bottom (as its mover chooses) of ",
        "any": "any place in ", "either end": "the top and the bottom (as its mover divides them) of ",
        "same": "the same place in ", "open": "an open place in ",
        "open faced": "an open place that faces one in ", "separate": "separate places in ", "this": "this card's own place in ",
    }  # fmt: skip
    if at == "any" and node.text("zone") == "deck":
        at = "either end"  # each card goes to the top or to the bottom
    text = f"place {nth} from {ends.get(at, '')}{zone}" if nth else f"{ends.get(at, '')}{zone}"
    orders = {"any": "in any order", "random": "in random order", "same": "in the same order"}
    more = [orders.get(node.text("order"), ""), node.text("state") and f"in the state {node.text('state')}"]
    more.append(node.text("face") and f"face {node.text('face')}")
    said = ", ".join(word for word in more if word)
    return f"{text}, {said}" if said else text


def player(ex: Explainer, node: Node) -> str:
    return PLAYERS[node.text("who")]


def stat(ex: Explainer, node: Node) -> str:
    takes = {"sum": "the total" if node.node("of").kind == "All" else "the", "highest": "the highest", "lowest": "the lowest"}
    printed = "printed " if node.number("original") else ""
    return f"{takes[node.text('take')]} {printed}{node.text('stat')} of {ex.of(node, 'of')}"


def half(ex: Explainer, node: Node) -> str:
    unit = node.number("unit")
    return f"half of ({ex.of(node, 'of')}), rounded {node.text('round')}{f' to a multiple of {unit}' if unit != 1 else ''}"


def result(ex: Explainer, node: Node) -> str:
    what = {"roll": "the number rolled", "damage": "the damage dealt", "count": "how many there were", "event amount": "the amount"}
    what["canceled"] = "how many times its damage was cancelled"
    return f"{what[node.text('what')]} ({ex.of(node, 'of')})"


def happened(ex: Explainer, node: Node) -> str:
    times = compared(node.text("op"), ex.of(node, "times"))
    return f"{node.text('period')} this happened {times} times: {ex.of(node, 'event')}"


def came(ex: Explainer, node: Node) -> str:
    by = {"": "", "ability": " by an ability", "play": " by being played"}[node.text("by")]
    source = f" from {ex.all(node.many('source'), 'or')}" if node.many("source") else ""
    to = f" to {ex.all(node.many('to'), 'or')}" if node.many("to") else " to where it is"
    return f"{ex.of(node, 'what')} came{source}{to}{by}"


def numbered(node: Node) -> str:
    """A number that may be left out."""
    return f" {node.number('n')}" if node.number("n") else ""


def joined(ex: Explainer, node: Node, word: str) -> str:
    parts = [ex.say(part) for part in node.many("parts")]
    return f" {word} ".join(f"({part})" for part in parts)


SPANS = {"next refresh": "the next refresh of its controller"}
PHRASES: dict[str, Callable[[Explainer, Node], str]] = {
    "Player": player,
    "ControllerOf": lambda ex, node: f"the controller of {ex.of(node, 'what')}",
    "OwnerOf": lambda ex, node: f"the owner of {ex.of(node, 'what')}",
    "CardOwner": lambda ex, node: "the card's owner",
    # amounts
    "Num": lambda ex, node: str(node.number("n")),
    "X": lambda ex, node: "X (as chosen)",
    "Count": lambda ex, node: f"the number of {ex.of(node, 'of')}",
    "Stat": stat,
    "PlayerStat": lambda ex, node: f"{whose(ex, node.node('who'))} {node.text('stat')}",
    "CounterCount": lambda ex, node: f"the number of {node.text('counter')} counters on {ex.of(node, 'on')}",
    "Symbols": lambda ex, node: f"the number of {node.text('name')} symbols on cards that {ex.of(node, 'who')} controls",
    "Pieces": lambda ex, node: f"the number of {node.text('piece')}s in {ex.of(node, 'in_')}",
    "OwnStat": lambda ex, node: f"the {node.text('stat')} of the very card that is changed",
    "Distinct": lambda ex, node: f"how many different values of {node.text('stat')} there are among {ex.of(node, 'of')}",
    "Times": lambda ex, node: f"({ex.of(node, 'left')}) times ({ex.of(node, 'right')})",
    "Plus": lambda ex, node: f"({ex.of(node, 'left')}) plus ({ex.of(node, 'right')})",
    "Minus": lambda ex, node: f"({ex.of(node, 'left')}) minus ({ex.of(node, 'right')})",
    "Every": lambda ex, node: f"one for every full {node.number('unit')} of ({ex.of(node, 'of')})",
    "Half": half,
    "Result": result,
    "PaidX": lambda ex, node: "the X that was chosen for its cost when this card was played",
    "Tally": lambda ex, node: (
        f"{'how much it was in all when' if node.number('total') else 'how often'} {node.text('period')} this happened: "
        f"{ex.of(node, 'event')}"
    ),
    # counts
    "Exactly": lambda ex, node: ex.of(node, "n"),
    "UpTo": lambda ex, node: f"from {node.number('least') or 'none'} up to {ex.of(node, 'n')}",
    "AnyNumber": lambda ex, node: "any number (none, too)",
    "AllBut": lambda ex, node: "all" if ex.of(node, "n") == "0" else f"all but {ex.of(node, 'n')}",
    "IfCount": lambda ex, node: f"{ex.of(node, 'then')} if {ex.of(node, 'condition')}, else {ex.of(node, 'otherwise')}",
    # places and stores
    "Place": place,
    "Pool": lambda ex, node: f"{whose(ex, node.node('of'))} {node.text('name')}",
    "OnCards": lambda ex, node: f"{'each of ' if node.number('each') else ''}{ex.of(node, 'what')}",
    # spans of time
    "Indefinitely": lambda ex, node: "for as long as it stays where it is",
    "Until": lambda ex, node: f"until the end of {node.text('end')}",
    "During": lambda ex, node: f"only during {SPANS.get(node.text('span'), node.text('span'))}",
    "AsLongAs": lambda ex, node: f"for as long as {ex.of(node, 'condition')}",
    # conditions
    "Always": lambda ex, node: "always",
    "And": lambda ex, node: joined(ex, node, "and"),
    "Or": lambda ex, node: joined(ex, node, "or"),
    "Not": lambda ex, node: f"it is not so that {ex.of(node, 'part')}",
    "Compare": lambda ex, node: f"{ex.of(node, 'left')} is {compared(node.text('op'), ex.of(node, 'right'))}",
    "Is": lambda ex, node: f"{ex.of(node, 'what')} is a {ex.of(node, 'filter')}",
    "Happened": happened,
    "KeywordActive": lambda ex, node: f"{node.text('name')}{numbered(node)} holds for you",
    "Parity": lambda ex, node: f"{ex.of(node, 'of')} is {'odd' if node.number('odd') else 'even'}",
    "TurnOf": lambda ex, node: f"it is {whose(ex, node.node('who'))} turn",
    "InPhase": lambda ex, node: f"it is the {node.text('phase')} of {whose(ex, node.node('of'))} turn",
    "Came": came,
    "Paid": lambda ex, node: f"the optional cost {node.text('name')} was paid for this",
}
