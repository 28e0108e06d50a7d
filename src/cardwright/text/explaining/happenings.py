"""Events, costs and what cards are given, in plain words."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.text.explaining.explainer import Explainer
from cardwright.text.explaining.values import numbered, whose
from cardwright.text.kinds import ANY_CARD
from cardwright.text.tree import Node

BY_ABILITY = {
    "": "", "ability": " by an ability", "own ability": " by an ability of their own", "your ability": " by an ability of yours",
    "opponent's ability": " by an ability of your opponent", "opponent": " by your opponent",
    "ability or cost": " by an ability, or in payment for one,",
}  # fmt: skip


def outside(node: Node) -> str:
    return f" while it is not the {node.text('outside')}" if node.text("outside") else ""


def said(ex: Explainer, node: Node, field: str, words: str) -> str:
    """A filter that may be left out."""
    return "" if node.node(field) == ANY_CARD else f" {words} {ex.of(node, field)}"


def from_to(ex: Explainer, node: Node) -> str:
    source = f" from {ex.all(node.many('source'), 'or')}" if node.many("source") else ""
    to = f" to {ex.all(node.many('to'), 'or')}" if "to" in dict(node.fields) and node.many("to") else ""
    return source + to


def moved(ex: Explainer, node: Node) -> str:
    how = f" (by the action “{node.text('verb')}”)" if node.text("verb") else ""
    by = BY_ABILITY[node.text("by")]
    return f"{ex.of(node, 'what')} goes{from_to(ex, node)}{how}{by}{said(ex, node, 'of', 'of a')}{by_keyword(node)}"


def by_keyword(node: Node) -> str:
    return f" by its keyword {node.text('keyword')}" if node.text("keyword") else ""


def pieces_gone(ex: Explainer, node: Node) -> str:
    return f"the last core leaves {ex.of(node, 'what')}{BY_ABILITY[node.text('by')]}{by_keyword(node)}"


def destroys(ex: Explainer, node: Node) -> str:
    how = {"": "", "battle": " in battle", "comparing": " by comparing power", "reducing": " by reducing it"}[node.text("how")]
    return f"{ex.of(node, 'what')} destroys {ex.of(node, 'other')}{how}"


def played(ex: Explainer, node: Node) -> str:
    nth = f" as the card number {node.number('nth')} of the turn" if node.number("nth") else ""
    return f"{ex.does(node, 'play')} {ex.of(node, 'what')}{from_to(ex, node)}{nth}"


def damaged(ex: Explainer, node: Node) -> str:
    kind = f"{node.text('type')} damage" if node.text("type") else "damage"
    source = f" from {ex.all(node.many('source'), 'or')}" if node.many("source") else ""
    nth = f" that makes it {node.number('nth')} in all" if node.number("nth") else ""
    return f"{ex.of(node, 'what')} takes {kind}{nth}{source}{ex.call(node)}"


def resolved(ex: Explainer, node: Node) -> str:
    label = f" (its part “{node.text('label')}”)" if node.text("label") else ""
    return f"what {ex.of(node, 'who')} used has been carried out: {ex.of(node, 'what')}{label}{from_to(ex, node)}"


def pieces_moved(ex: Explainer, node: Node) -> str:
    return f"a {node.text('piece')} goes{from_to(ex, node)}{BY_ABILITY[node.text('by')]}"


def points_lost(ex: Explainer, node: Node) -> str:
    through = "an attack" if node.text("how") == "attack" else "an attack or effect"
    source = f" through {through} of {ex.all(node.many('source'), 'or')}" if node.many("source") else ""
    doing = {"": "", "you": " through an attack or effect of yours", "opponent": " through an attack or effect of your opponent"}
    return f"{ex.does(node, 'lose')} {node.text('points')}{source}{doing[node.text('by')]}"


def phase(ex: Explainer, node: Node) -> str:
    which = {"each": "each", "next": "the next", "this": "this"}[node.text("which")]
    return f"{which} {node.text('phase')} of {ex.of(node, 'of')} {'begins' if node.text('at') == 'start' else 'ends'}"


def canceled(ex: Explainer, node: Node) -> str:
    source = f" by {ex.all(node.many('source'), 'or')}" if node.many("source") else ""
    outcome = "cancelled" if node.number("canceled") else "dealt without being cancelled"
    return f"damage{source} to {ex.of(node, 'to')} is {outcome}{ex.call(node)}"


def keyword(ex: Explainer, node: Node) -> str:
    n = f" {node.number('n')}" if node.number("n") else ""
    return f"has the keyword {node.text('keyword')}{n}{said(ex, node, 'filter', 'for')}"


def add(ex: Explainer, node: Node) -> str:
    amount = ex.of(node, "by") if node.node("by").kind == "Num" else f"({ex.of(node, 'by')})"
    return f"{node.text('sign')}{amount} {node.text('stat')}"


def ability_given(ex: Explainer, node: Node) -> str:
    lines = " ".join(line.strip() for line in ex.aside(node.node("ability")))
    return f"has the ability “{lines}”"


def action(ex: Explainer, node: Node) -> str:
    return f"{node.text('name')}{said(ex, node, 'by', '(by or to:')}{')' if node.node('by') != ANY_CARD else ''}"


def coin(name: str) -> str:
    """As it is printed, in braces."""
    return name if name.startswith("{") else f"{{{name}}}"


def pay(ex: Explainer, node: Node) -> str:
    """Coins are a cost by themselves; of everything else it is said how much."""
    amount, points = ex.of(node, "n"), node.text("points")
    return f"pay {points}" if amount == "1" and points.startswith("{") else f"pay {amount} {points}"


def as_cost(ex: Explainer, node: Node) -> str:
    return " ".join(line.strip() for line in ex.step(node.node("do"))).rstrip(".")


PHRASES: dict[str, Callable[[Explainer, Node], str]] = {
    "Moved": moved,
    "Attacks": lambda ex, node: f"{ex.of(node, 'what')} attacks{said(ex, node, 'target', 'a')}",
    "PartyAttacks": lambda ex, node: f"{ex.of(node, 'what')} attacks in a party{said(ex, node, 'filter', 'with a')}",
    "Attacked": lambda ex, node: f"{ex.of(node, 'what')} is attacked",
    "Fought": lambda ex, node: f"{ex.of(node, 'what')} has fought {ex.of(node, 'against')}",
    "Blocks": lambda ex, node: f"{ex.of(node, 'what')} blocks {ex.of(node, 'against')}",
    "Destroys": destroys,
    "Played": played,
    "Used": lambda ex, node: f"{ex.does(node, 'use')} an ability “{node.text('label')}” of {ex.of(node, 'what')}",
    "Damaged": damaged,
    "StatChanged": lambda ex, node: f"the {node.text('stat')} of {ex.of(node, 'what')} goes {node.text('direction')}",
    "StateChanged": lambda ex, node: f"{ex.of(node, 'what')} becomes {node.text('state')}{BY_ABILITY[node.text('by')]}",
    "Attached": lambda ex, node: f"{ex.of(node, 'what')} is added to {ex.of(node, 'to')}",
    "CounterPut": lambda ex, node: f"a {node.text('counter')} counter is put on {ex.of(node, 'on')}",
    "CounterTaken": lambda ex, node: (
        f"{'the last' if node['last'] else 'a'} {node.text('counter')} counter is taken off {ex.of(node, 'on')}"
    ),
    "ChosenFor": lambda ex, node: (
        f"{ex.of(node, 'by')} targets {ex.of(node, 'what')}{said(ex, node, 'source', 'for a')}"
        + "".join(f" by an ability of {ex.say(one)}" for one in node.many("agent"))
        + (f", and what was played for that is{ex.call(node)}".replace(" (", " ", 1).replace(")", "", 1) if node["slot"] else "")
    ),
    "Resolved": resolved,
    "Drawn": lambda ex, node: f"{ex.does(node, 'draw')} a card{BY_ABILITY[node.text('by')]}{outside(node)}",
    "Searched": lambda ex, node: f"{ex.does(node, 'search')} and find at least one card",
    "PiecesMoved": pieces_moved,
    "PiecesGone": pieces_gone,
    "PointsGained": lambda ex, node: f"{ex.does(node, 'get')} {node.text('points')}",
    "PointsLost": points_lost,
    "PhaseStarts": phase,
    "ComesTrue": lambda ex, node: f"it comes true that {ex.of(node, 'condition')}",
    "Loses": lambda ex, node: f"{ex.does(node, 'lose')} the game",
    "Canceled": canceled,
    "Checked": lambda ex, node: f"the trigger check of {ex.of(node, 'by')} reveals {ex.of(node, 'what')}",
    "LevelsUp": lambda ex, node: f"{whose(ex, node.node('who'))} level rises",
    "AttackEnds": lambda ex, node: f"the attack of {ex.of(node, 'what')} ends",
    "EitherEvent": lambda ex, node: "one of these happens: " + " / ".join(f"({ex.say(one)})" for one in node.many("events")),
    # costs
    "Pay": pay,
    "TurnThis": lambda ex, node: f"turn this card so that it is {node.text('state')}",
    "DoAsCost": as_cost,
    "KeywordCost": lambda ex, node: f"do what the game calls {node.text('name')}{numbered(node)}",
    "EitherCost": lambda ex, node: "one of (the payer chooses): " + " / ".join(f"({ex.say(one)})" for one in node.many("options")),
    # what cards are given
    "Add": add,
    "SetStat": lambda ex, node: f"its {node.text('stat')} becomes {ex.of(node, 'to')}",
    "HaveKeyword": keyword,
    "HaveAbility": ability_given,
    "HaveTrait": lambda ex, node: f"has the trait “{node.text('trait')}” as well",
    "HaveName": lambda ex, node: f"has the name “{node.text('name')}” as well",
    "HaveType": lambda ex, node: f"is a {node.text('type')} as well",
    "BecomeType": lambda ex, node: f"is a {node.text('type')} and nothing else",
    "BecomeTrait": lambda ex, node: f"has the trait “{node.text('trait')}” and no other",
    "HaveClass": lambda ex, node: f"is {node.text('name')} as well",
    "BecomeClass": lambda ex, node: f"is {node.text('name')} and nothing else",
    "AddSymbols": lambda ex, node: f"has {ex.of(node, 'n')} {node.text('name')} symbols more",
    "SetSymbols": lambda ex, node: f"has {ex.of(node, 'n')} {node.text('name')} symbols and no others",
    "LoseKeyword": lambda ex, node: f"no longer has the keyword {node.text('keyword')}",
    "LoseAbilities": lambda ex, node: "has no abilities any longer",
    "OneMod": lambda ex, node: "one of (you choose when it is given): " + " / ".join(ex.say(one) for one in node.many("options")),
    # small things
    "Action": action,
    "Will": lambda ex, node: f"will {coin(node.text('of'))}",
}
