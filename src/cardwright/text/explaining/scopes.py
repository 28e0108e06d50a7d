"""Effects that hold effects, and abilities: a head line, and what belongs to it indented below."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.text.explaining.explainer import Explainer, held, indented, sentence
from cardwright.text.explaining.happenings import said
from cardwright.text.kinds import ALWAYS, FOREVER, THIS, YOU
from cardwright.text.tree import Node

Lines = list[str]


def head(text: str) -> str:
    return sentence(text, ":")


def if_(ex: Explainer, node: Node) -> Lines:
    instead = " (in the place of what is done otherwise)" if node.number("instead") else ""
    instead += " (said after it)" if node.number("after") else ""
    lines = ex.below(head(f"if now {ex.of(node, 'condition')}{instead}"), node.many("then"))
    return lines + ex.below("Otherwise:", node.many("otherwise")) if node.many("otherwise") else lines


def if_do(ex: Explainer, node: Node) -> Lines:
    return ex.below(head(f"if the step before was {'' if node.number('did') else 'not '}done"), node.many("then"))


def by_them(ex: Explainer, node: Node, text: str) -> Lines:
    """What a player does or may do: inside, that player acts."""
    who = node.node("who")
    words = ex.actor if who == YOU else ex.say(who)
    actor = {"each player": "that player", "any player": "that player"}.get(words, words)
    with ex.acting(actor):
        inside = indented(ex.steps(node.many("do")) or ["Nothing."])
    return [head(f"{words} {text}"), *inside]


def act(ex: Explainer, node: Node) -> Lines:
    return by_them(ex, node, "does this (what names nobody is that player's)")


def may(ex: Explainer, node: Node) -> Lines:
    return by_them(ex, node, "may do this, all of it or nothing")


def pay_for(ex: Explainer, node: Node) -> Lines:
    must = "may" if node.number("optional") else "must"
    return ex.below(head(f"{ex.actor} {must} pay: {ex.all(node.many('cost'))}. If it is paid"), node.many("do"))


def if_paid(ex: Explainer, node: Node) -> Lines:
    instead = " (in the place of what is done otherwise)" if node.number("instead") else ""
    lines = ex.below(head(f"if on playing you paid, as you may: {ex.all(node.many('cost'))}{instead}"), node.many("do"))
    return lines + ex.below("Otherwise:", node.many("otherwise")) if node.many("otherwise") else lines


def unless(ex: Explainer, node: Node) -> Lines:
    return ex.below(head(f"{ex.of(node, 'who')} may pay: {ex.all(node.many('cost'))}. If it is not paid"), node.many("do"))


def for_each(ex: Explainer, node: Node) -> Lines:
    return ex.below(head(f"once for each of {ex.of(node, 'of')}{ex.call(node)}"), node.many("do"))


def repeat(ex: Explainer, node: Node) -> Lines:
    return ex.below(head(f"{ex.of(node, 'times')} times"), node.many("do"))


def for_(ex: Explainer, node: Node) -> Lines:
    return ex.below(head(f"lasting {ex.of(node, 'duration')}"), node.many("do"))


def delayed(ex: Explainer, node: Node) -> Lines:
    often = "every time" if node.number("each") else "only the next time"
    until = "" if node.node("until") == FOREVER else f" {ex.of(node, 'until')}"
    return ex.below(head(f"later{until}, {often} {ex.of(node, 'on')}"), node.many("do"))


def would(ex: Explainer, node: Node) -> Lines:
    when = f", and {ex.of(node, 'when')}" if held(node, "when") else ""
    limits = " the next time" if node.number("once") else ""
    limits += f" (at most {node.number('per_turn')} times a turn)" if node.number("per_turn") else ""
    place = "this happens as well" if node.number("also") else "this happens instead of it"
    lasts = "" if node.node("duration") == FOREVER else f" {ex.of(node, 'duration')}"
    return ex.below(head(f"if{limits}{lasts} {ex.of(node, 'event')} would happen{when}, {place}"), node.many("do"))


def option(ex: Explainer, node: Node, place: int = 0) -> Lines:
    cost = f", for {ex.all(node.many('cost'))}" if node.many("cost") else ""
    return ex.below(head(f"option {node.number('n') or place}{cost}"), node.many("do")) + limits(ex, node)


def modal(ex: Explainer, node: Node) -> Lines:
    lines = [line for place, found in enumerate(node.many("options"), 1) for line in option(ex, found, place)]
    when = "now" if node.number("later") else "on playing"
    verb = "choose" if ex.actor == "you" else "chooses"
    chooses = f"the lot falls {when} on" if node.number("random") else f"{ex.actor} {verb} {when}"
    return [head(f"{chooses}, of these options, {ex.of(node, 'count')}"), *indented(lines)]


# -- abilities
def limits(ex: Explainer, node: Node) -> Lines:
    return [sentence(ex.say(found)) for found in node.many("limits")]


def limit(ex: Explainer, node: Node) -> str:
    first = "a turn: the first such event only"
    per = {"turn": "a turn", "your turn": "in each turn of yours", "game": "a game", "first of turn": first}
    of = f", together with all abilities called “{node.text('of')}”" if node.text("of") else ""
    return f"limit: {node.number('times')} times {per[node.text('per')]}{of}"


def triggered(ex: Explainer, node: Node) -> Lines:
    label = f" [{node.text('label')}]" if node.text("label") else ""
    when = f", if {ex.of(node, 'when')}" if held(node, "when") else ""
    cost = f", you may pay: {ex.all(node.many('cost'))}; if you pay" if node.many("cost") else ""
    start = f"triggered ability{label}: each time {ex.of(node, 'on')}{when}{cost}"
    return ex.below(head(start), node.many("do")) + limits(ex, node)


def activated(ex: Explainer, node: Node) -> Lines:
    name = f" “{node.text('name')}”" if node.text("name") else ""
    times = {
        "main": "in your main phase", "quick": "at quick timing", "counter": "in the counter step",
        "main or quick": "in your main phase or at quick timing",
    }  # fmt: skip
    cost = ex.all(node.many("cost")) or "nothing"
    start = f"activated ability [{node.text('label')}]{name}, usable {times[node.text('timing')]}; it costs: {cost}. Then"
    return ex.below(head(start), node.many("do")) + limits(ex, node)


def keyword(ex: Explainer, node: Node) -> Lines:
    n = f" {node.number('n')}" if node.number("n") else ""
    value = f" {node.text('value')}" if node.text("value") else ""
    return [sentence(f"keyword: {node.text('name')}{n}{value}{said(ex, node, 'filter', 'for a')}")]


def extra_cost(ex: Explainer, node: Node) -> Lines:
    what = "this card" if node.node("what") == THIS else ex.of(node, "what")
    named = f" ({node.text('name')})" if node.text("name") else ""
    may_ = "may pay as well" if node.number("optional") else "must pay as well"
    start = f"extra cost{named}: whoever plays {what} {may_}: {ex.all(node.many('cost'))}"
    return ex.below(head(f"{start}. If it was paid"), node.many("then")) if node.many("then") else [sentence(start)]


def other_cost(ex: Explainer, node: Node) -> Lines:
    named = f" ({node.text('name')})" if node.text("name") else ""
    when = f", if {ex.of(node, 'when')}" if node.node("when") != ALWAYS else ""
    cost = ex.all(node.many("cost")) or "nothing"
    start = f"other cost{named}: whoever plays this card may pay in the place of its cost{when}: {cost}"
    return ex.below(head(f"{start}. If it was paid"), node.many("then")) if node.many("then") else [sentence(start)]


def qualified(ex: Explainer, node: Node) -> Lines:
    n = f" {node.number('n')}" if node.number("n") else ""
    of = f" of “{node.text('of')}”" if node.text("of") else ""
    return [head(f"only as marked, {node.text('mark')}{of}{n}"), *indented(ex.step(node.node("ability")))]


def when_do(ex: Explainer, node: Node) -> Lines:
    asked = "This" if node.number("outcome") else "If the step before was done, this"
    return ex.below(f"{asked} triggers as an ability of its own:", node.many("then"))


EFFECTS: dict[str, Callable[[Explainer, Node], Lines]] = {
    "If": if_, "IfDo": if_do, "May": may, "Act": act, "PayFor": pay_for, "IfPaid": if_paid, "Unless": unless, "ForEach": for_each,
    "WhenDo": when_do,
    "Repeat": repeat, "For": for_, "Delayed": delayed, "Would": would, "Modal": modal, "Option": option,
    "Triggered": triggered, "Activated": activated, "Keyword": keyword, "ExtraCost": extra_cost, "OtherCost": other_cost,
    "Qualified": qualified,
    "Static": lambda ex, node: ex.below("As long as this card is where it works:", node.many("do")),
    "SpellEffect": lambda ex, node: ex.below("When this card is played:", node.many("do")),
}  # fmt: skip
PHRASES: dict[str, Callable[[Explainer, Node], str]] = {
    "Limit": limit,
    "OnlyIf": lambda ex, node: f"usable only while {ex.of(node, 'condition')}",
}
