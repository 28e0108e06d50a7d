"""Event nodes that this game understands in its own way: to patterns."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.effects.base import Filter
from cardwright.effects.happened import Pattern
from cardwright.effects.lowering.events import subject
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.subjects import Subject
from cardwright.games.weiss import terms
from cardwright.games.weiss.awaited_events import (
    AttackEndsPattern,
    AttackTypePattern,
    CheckPattern,
    DamagePattern,
    PlacedPattern,
    PlayerPattern,
    RepositionedPattern,
    TurnedPattern,
    UsedPattern,
)
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC
from cardwright.text.tree import Node

ATTACKS: Final[dict[str, int]] = {
    "frontal attacking": 1 << terms.FRONTAL, "side attacking": 1 << terms.SIDE, "direct attacking": 1 << terms.DIRECT,
}  # fmt: skip
KINDS: Final[dict[str, int]] = {"auto effect": AUTOMATIC, "act effect": ACTIVATED}


def anything(low: Lowering, node: Node) -> Subject | None:
    """The subject of an event; None for one that may be about any card."""
    if node.kind == "Any" and not node.node("filter").many("tests"):
        return None
    return subject(low, node)


def canceled(low: Lowering, node: Node) -> Pattern:
    source = node.many("source")
    by = subject(low, source[0]) if source else None
    return DamagePattern(node.number("canceled") == 1, low.players(node.node("to").node("of")), by)


def checked(low: Lowering, node: Node) -> Pattern:
    return CheckPattern(anything(low, node.node("by")), subject(low, node.node("what")))


def levels_up(low: Lowering, node: Node) -> Pattern:
    return PlayerPattern(terms.LEVELED_UP, low.players(node.node("who")))


def attack_ends(low: Lowering, node: Node) -> Pattern:
    return AttackEndsPattern(anything(low, node.node("what")))


def attacked(low: Lowering, node: Node) -> Pattern:
    return AttackTypePattern(subject(low, node.node("what")), 1 << terms.FRONTAL | 1 << terms.SIDE, True)


def turned(low: Lowering, node: Node) -> Pattern:
    """4.6.1, 7.2.1.4"""
    state = node.text("state")
    what = subject(low, node.node("what"))
    if state in ATTACKS:
        return AttackTypePattern(what, ATTACKS[state], False)
    if state == "frontal attacked":
        return AttackTypePattern(what, 1 << terms.FRONTAL, True)
    if state == "reverse in battle":
        return TurnedPattern(what, terms.REVERSED, True)
    if state in terms.STATES:
        return TurnedPattern(what, terms.STATES[state], False)
    raise NotRunnable(node, f"the rules know no state {state!r}")


def used(low: Lowering, node: Node) -> Pattern:
    """8.1.1.1.2, section 10"""
    label = node.text("label")
    if label == "act":
        verb = terms.ACTIVATED_USED
    elif label in terms.KEYWORDS:
        verb = terms.KEYWORDS[label].bit_length() - 1
    else:
        raise NotRunnable(node, f"the rules know no abilities called {label!r}")
    what = node.node("what")
    who = low.players(node.node("who"))
    return UsedPattern(who, None, True, verb) if what.kind == "This" else UsedPattern(who, anything(low, what), False, verb)


def placed(low: Lowering, node: Node) -> Pattern | None:
    """A card that is played, moved on the stage, or placed by Change or by an effect of certain cards."""
    verb = node.text("verb")
    if verb == "move":
        return RepositionedPattern(subject(low, node.node("what")))
    of = node.node("of")
    if verb not in ("play", "change") and not of.many("tests"):
        return None
    if len(node.many("to")) != 1 or node.many("source"):
        raise NotRunnable(node, "nothing waits for such a move")
    by: Filter | None = low.open_filter(of) if of.many("tests") else None
    goal = low.profile.zones[node.many("to")[0].text("zone")]
    keyword = terms.CHANGE if verb == "change" else 0
    kind = KINDS.get(verb, -1)
    return PlacedPattern(subject(low, node.node("what")), goal, verb == "play", keyword, kind, by)


OWN_EVENTS: Final[dict[str, Callable[[Lowering, Node], Pattern | None]]] = {
    "Canceled": canceled, "Checked": checked, "LevelsUp": levels_up, "AttackEnds": attack_ends, "Attacked": attacked,
    "StateChanged": turned, "Used": used, "Moved": placed,
}  # fmt: skip
