"""Lowering of whole abilities: one line of a card to abilities, keywords, and what playing the card is."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Condition
from cardwright.effects.conditions import Paid
from cardwright.effects.cost_rules import CostRule
from cardwright.effects.costs.guarded import OnlyWhere
from cardwright.effects.lowering import events, scopes
from cardwright.effects.lowering.active_zones import zones_of_ability
from cardwright.effects.lowering.building import Building, highest_slot
from cardwright.effects.lowering.cost_changes import rules as cost_rules_of
from cardwright.effects.lowering.costs import link
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.profile import Profile
from cardwright.effects.lowering.replacing import done_at_once, replacement
from cardwright.effects.ops.control_flow import JumpUnlessDid, JumpUnlessPaid
from cardwright.effects.ops.delayed import DelayOp, ShieldOp, TriggerOp
from cardwright.effects.ops.selecting import Guard
from cardwright.effects.script import OptionalCost
from cardwright.effects.triggers import FirstOfTurn
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, PASSIVE, SPELL, Ability
from cardwright.text.kinds import ALWAYS, THIS, make
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

PLAYING: Final = ("SpellEffect", "ExtraCost", "OtherCost")  # lines that say what playing the card is


class LoweredLine:
    """What a line of a card comes down to."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.keywords = 0
        self.playing: list[Node] = []  # parts of what playing the card is


# -- lines
def lower_line(low: Lowering, trees: tuple[Node, ...], text: str) -> LoweredLine:
    """The abilities of one line. `NotRunnable` if any part of it can't be carried out."""
    line = LoweredLine()
    for tree in trees:
        own = low.profile.own_lines.get(tree.kind)
        found = (own is not None and own(low, tree, text)) or plain_line(low, tree, text)
        line.abilities += found.abilities
        line.keywords |= found.keywords
        line.playing += found.playing
    return line


def plain_line(low: Lowering, tree: Node, text: str) -> LoweredLine:
    """A tree of a line as in all games."""
    line = LoweredLine()
    if tree.kind == "Keyword":
        line.keywords = low.lower(tree, keyword_bit)
        line.abilities += keyword_abilities(low, tree)
    elif tree.kind in PLAYING:
        line.playing.append(tree)
    else:
        line.abilities += abilities(low, tree, text)
    return line


def keyword_bit(low: Lowering, node: Node) -> int:
    return low.profile.keywords[node.text("name")]


def keyword_abilities(low: Lowering, node: Node) -> list[Ability]:
    """The abilities of a Keyword node."""
    return low.keyword_abilities(node.text("name"), node.number("n")) if keyword_bit(low, node) else []


def quoted(low: Lowering, node: Node) -> Ability:
    """A quoted ability, which an effect gives."""
    found = abilities(low, node, low.quotes.get(node) or low.text)
    if len(found) != 1:
        raise NotRunnable(node, "a quote must be one ability")
    return found[0]


def abilities(low: Lowering, node: Node, text: str) -> list[Ability]:
    """The abilities of one tree; each is numbered in the library."""
    with low.new_script(node):
        low.text = text
        made = low.lower(node, lower_ability, text)
    for ability in made:
        low.profile.finished(low.library.add_ability(ability))
    return made


def lower_ability(low: Lowering, node: Node, text: str) -> list[Ability]:
    """The abilities of one tree, within the script that has been begun."""
    own = low.profile.own_abilities.get(node.kind)
    made = None if own is None else own(low, node, text)
    return plain_ability(low, node, text) if made is None else made


def plain_ability(low: Lowering, node: Node, text: str) -> list[Ability]:
    """The abilities of one tree as in all games."""
    if node.kind == "Triggered":
        return [triggered(low, node, text)]
    if node.kind == "Activated":
        return [activated(low, node, text)]
    if node.kind == "Static":
        return static(low, node, text)
    if node.kind == "Keyword":
        return keyword_abilities(low, node)
    if node.kind == "Qualified":
        return qualified(low, node, text)
    raise NotRunnable(node, "this ability is not supported")


def qualified(low: Lowering, node: Node, text: str) -> list[Ability]:
    """An ability that the card has only under a condition, or that is marked as one of a kind."""
    around = low.has
    condition = low.profile.mark(node)
    if condition.kind != "Always":
        low.has = condition if around is None else make("And", parts=(around, condition))
    inner = node.node("ability")
    if inner.kind == "Keyword":
        given = make("HaveKeyword", keyword=inner.text("name"), n=inner.number("n"))
        inner = make("Static", do=(make("Modify", what=THIS, mods=(given,)),))
    made = lower_ability(low, inner, text)
    low.has = around
    for ability in made:
        ability.flags |= low.profile.mark_flags.get(node.text("mark"), 0)
    return made


# -- kinds of ability
def triggered(low: Lowering, node: Node, text: str) -> Ability:
    low.sort = "automatic"
    a = Ability(AUTOMATIC, text)
    a.zones = zones_of_ability(low.profile, node)
    event = node.node("on")
    if event.kind == "ComesTrue":
        a.trigger = events.state_trigger(low, while_it_has(low, event.node("condition")))
    else:
        a.trigger = events.trigger(low, event, while_it_has(low, node.node("when")))
        a.about_itself = about_this(event) and not is_about_others(low.profile, event)
        low.at.script.bind += events.binds(low, event)
        if node.node("when").kind != "Always" and low.profile.conditions_again:
            low.at.script.still = low.condition(node.node("when"))
    bound(low, event)
    a.flags |= low.profile.flags(node)
    a.keyword = low.profile.label(node.text("label"))
    a.clause = low.profile.label_clause(node.text("label"))
    limits(low, node, a)
    if node.many("cost"):
        scopes.pay_then(low, node, node.many("cost"), True, node.many("do"))
    else:
        low.sequence(node.many("do"))
    low.finish(a)
    return a


def while_it_has(low: Lowering, condition: Node) -> Node:
    """What must hold for the ability to trigger: its condition, and that the card has the ability."""
    if low.has is None:
        return condition
    return low.has if condition.kind == "Always" else make("And", parts=(low.has, condition))


def bound(low: Lowering, event: Node) -> None:
    """What the event puts into slots is there when the ability is played."""
    for found in event.walk():
        if found.kind == "Any" and found.number("slot") > 0:
            low.at.on_play.add(found.number("slot"))


def activated(low: Lowering, node: Node, text: str) -> Ability:
    low.sort = low.profile.activated_sort(node)
    a = Ability(ACTIVATED, text)
    a.zones = zones_of_ability(low.profile, node)
    a.flags |= low.profile.timings[node.text("timing")]
    label = node.text("label")
    a.flags |= low.profile.flags(node)
    a.sort = low.profile.sort(node)
    parts = low.profile.ability_cost(low, node)
    low.at.script.cost = parts + low.cost(node.many("cost"), -1, label)
    link(low.at.script.cost, low.profile.pays_in_order)
    limits(low, node, a)
    if low.has is not None:
        low.at.script.only_if.append(low.condition(low.has))
    low.sequence(node.many("do"))
    low.finish(a)
    return a


def limits(low: Lowering, node: Node, a: Ability) -> None:
    for limit in node.many("limits"):
        if limit.kind == "OnlyIf":
            low.at.script.only_if.append(low.condition(limit.node("condition")))
        elif limit.text("per") == "game":
            a.per_game = limit.number("times")
        elif limit.text("per") == "first of turn":
            if a.trigger is None:
                raise NotRunnable(node, "only what an ability waits for happens a first time")
            a.trigger = FirstOfTurn(a.trigger)
        else:
            a.per_turn = limit.number("times")
    if a.kind == AUTOMATIC and low.at.script.only_if:
        raise NotRunnable(node, "an automatic ability states its condition in its text")


def static(low: Lowering, node: Node, text: str) -> list[Ability]:
    """Passive: changes and cost rules in one ability; each replacement effect in one of its own."""
    zones = zones_of_ability(low.profile, node)
    plain = Ability(PASSIVE, text)
    plain.zones = zones
    out: list[Ability] = []
    for effect in node.many("do"):
        parts = low.passive(effect if low.has is None else make("If", condition=low.has, then=(effect,)), zones)
        plain.changes += parts.changes
        plain.cost_rules += parts.cost_rules
        plain.restrictions += parts.restrictions
        for other, condition in parts.others:
            out.append(replacing(low, other, condition, text, zones))
    if plain.changes or plain.cost_rules or plain.restrictions or not out:
        out.insert(0, plain)
    return out


def replacing(low: Lowering, node: Node, condition: Node | None, text: str, zones: int) -> Ability:
    a = Ability(PASSIVE, text)
    a.zones = zones
    with low.new_script(node):
        a.replacement, do = replacement(low, node, condition)
        if node.kind == "Would":
            a.per_turn = node.number("per_turn")
            low.at.script.bind += events.binds(low, node.node("event"))
        scopes.doubtful(low, do)
        done_at_once(a.replacement, low.at.script.ops)
        low.finish(a)
    return a


# -- abilities that effects make
def delayed(low: Lowering, node: Node) -> None:
    """Triggers later, with what has been chosen until then."""
    event = node.node("on")
    a = Ability(AUTOMATIC, low.text)
    a.trigger = events.trigger(low, event, ALWAYS)
    at = nested(low, event, node.many("do"), a)
    low.library.add_ability(a)
    duration = low.duration(node.node("until"))
    low.note(node)
    low.at.emit(DelayOp(low.one_clause("Delayed"), low.cause, a, at.names, node.number("each") == 0, duration))


def when_do(low: Lowering, node: Node) -> None:
    """If the effect before was carried out, an ability of its own triggers at once."""
    at = low.at
    jump: JumpUnlessDid | None = None
    if not node.number("outcome"):
        if at.kept == 0:
            raise NotRunnable(node, "nothing was done before that this could ask about")
        jump = JumpUnlessDid(low.one_clause("IfDo"), at.kept, True)
        at.emit(jump)
    a = Ability(AUTOMATIC, low.text)
    inner = nested(low, None, node.many("then"), a)
    low.library.add_ability(a)
    low.note(node)
    at.emit(TriggerOp(low.one_clause("WhenDo"), low.cause, a, inner.names))
    if jump is not None:
        at.land(jump)


def shield(low: Lowering, node: Node) -> None:
    """A replacement effect that waits for its event."""
    a = Ability(PASSIVE, "")
    a.replacement, do = replacement(low, node, None)
    event = node.node("event") if node.kind == "Would" else None
    at = nested(low, event, do, a)
    done_at_once(a.replacement, at.script.ops)
    low.library.add_ability(a)
    once = node.number("once") == 1
    duration = low.duration(low.duration_of(node))
    low.note(node)
    low.at.emit(ShieldOp(low.one_clause("Would"), low.cause, a, at.names, once, duration))


def nested(low: Lowering, event: Node | None, do: tuple[Node, ...], a: Ability) -> Building:
    """The script of an ability made by an effect: it goes on with the slots of that effect."""
    around = low.at
    fixed, sort = low.fixed, low.sort
    inner = Building(around.slots)
    inner.names = around.names
    inner.on_play = set(range(around.slots))
    low.at = inner
    low.fixed, low.sort = [], "automatic"
    if event is not None:
        inner.script.bind += events.binds(low, event)
    low.sequence(do)
    low.finish(a)
    low.at = around
    low.fixed, low.sort = fixed, sort
    return inner


# -- playing the card
def play(low: Lowering, nodes: list[Node], text: str) -> tuple[Ability, list[CostRule]]:
    """What is chosen, paid and done when the card is played, and what its additional costs change about its cost. The nodes
    share one script: they must use different slots (`apart`)."""
    a = Ability(SPELL, text)
    rules: list[CostRule] = []
    with low.new_script(Node("SpellEffect", (("do", tuple(nodes)),))):
        low.sort, low.text = "played", text
        costs = [node for node in nodes if node.kind != "SpellEffect"]
        for mark, node in enumerate(costs, low.at.paid_marks):  # what is done may ask for a cost that is printed after it
            low.marks.setdefault(cost_name(node), mark)
        for node in nodes:
            if node.kind == "SpellEffect":
                low.sequence(node.many("do"))
            else:
                extra_cost(low, node, rules)
        link([part for extra in low.at.script.optional for part in extra.parts], low.profile.pays_in_order)
        low.finish(a)
    return a, rules


def cost_name(node: Node) -> str:
    """By what conditions ask whether this cost was paid."""
    return node.text("name") or ("other cost" if node.kind == "OtherCost" else "additional cost")


def extra_cost(low: Lowering, node: Node, rules: list[CostRule]) -> None:
    at = low.at
    mark = at.paid_marks
    at.paid_marks += 1
    instead = node.kind == "OtherCost"
    forced = not instead and node.number("optional") == 0
    name = cost_name(node)
    parts = low.cost(node.many("cost"), mark)
    if instead and node.node("when").kind != "Always":
        parts.insert(0, OnlyWhere(Guard([low.condition(node.node("when"))], [], 0)))
    clause = low.one_clause(node.kind)
    at.script.optional.append(OptionalCost(name, mark, parts, forced, clause, instead))
    at.script.optional[-1].shows = low.profile.cost_shows(node)
    then = node.many("then")
    about_cost = [found for found in then if is_own_cost(found)]
    for found in about_cost:
        paid: Condition = Paid(mark)
        rules += cost_rules_of(low, found, paid, True)
    rest = tuple(found for found in then if not is_own_cost(found))
    if rest:
        jump = JumpUnlessPaid(clause, mark)
        at.emit(jump)
        before = at.paid
        at.paid |= 1 << mark
        low.sequence(rest)
        at.paid = before
        at.land(jump)


def chosen_number(low: Lowering, node: Node) -> None:
    """X is a number that the player chooses when the ability is played."""
    low.at.script.asks_x = True


EFFECTS: Final[dict[str, Callable[[Lowering, Node], None]]] = {
    "Delayed": delayed, "WhenDo": when_do, "Would": shield, "ChangeDamage": shield, "Define": chosen_number,
}


def is_own_cost(node: Node) -> bool:
    return node.kind == "CostChange" and node.node("what").kind == "This"


def apart(nodes: list[Node]) -> list[Node]:
    """The same trees with slots that none of them shares with another, so that they can share a script."""
    slots = 0
    out: list[Node] = []
    for node in nodes:
        out.append(node.transform(partial(shifted, by=slots)) if slots else node)
        slots += highest_slot(node)
    return out


def shifted(node: Node, by: int) -> Node:
    if node.kind == "Slot":
        return node.replace(n=node.number("n") + by)
    slot = dict(node.fields).get("slot")
    return node.replace(slot=slot + by) if isinstance(slot, int) and slot > 0 else node


def is_about_others(profile: Profile, event: Node) -> bool:
    """Does the event by which a card gets into this state happen to another card?"""
    if event.kind == "EitherEvent":
        return any(is_about_others(profile, part) for part in event.many("events"))
    return event.kind == "StateChanged" and event.text("state") in profile.about_others


def about_this(event: Node) -> bool:
    """Is it an event that only happens to this card itself? Then other cards' events need not be compared with it."""
    if event.kind == "EitherEvent":
        return all(about_this(part) for part in event.many("events"))
    return event.kind in ("Moved", "Attacks", "StateChanged") and event.node("what").kind == "This"
