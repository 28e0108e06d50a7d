"""What effects that last change: of passive abilities, asked anew all the time; of one-shot effects, fixed when they are made."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Condition
from cardwright.effects.changes import (
    AddOwnStat,
    AddStat,
    Ban,
    BecomeColour,
    BecomeTrait,
    BecomeType,
    GainAbility,
    GainColour,
    GainKeyword,
    GainName,
    GainSubtype,
    GainTrait,
    GainType,
    How,
    LoseAbilities,
    LoseKeyword,
    SetStat,
    TakeControl,
)
from cardwright.effects.conditions import IsIn
from cardwright.effects.durations import CONTROLLERS, NEXT, NOBODYS, OPPONENTS, YOURS, Duration, InTurnToCome
from cardwright.effects.lowering import cost_changes
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.footprints import footprint
from cardwright.effects.number_rules import NumberRule
from cardwright.effects.passive_scope import (
    FilteredCards,
    GivenCards,
    LeadersOf,
    OneOfScopes,
    ReferredCards,
    Scope,
    ThisCard,
    ThisCardOfType,
)
from cardwright.effects.references import This
from cardwright.effects.restrictions import FilterRestriction
from cardwright.kernel.continuous import ANYTHING, END_OF_TURN, END_OF_TURN_OF, FOREVER, Change
from cardwright.kernel.faces import CostRuling, Restriction
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.lowering import Lowering

UNLIMITED: Final = 1 << 20
BANNING: Final = ("Forbid", "Permit", "Must")
RAISED: Final = "raised "  # before a rule's name: by so much, not to so much
PASSIVE_KINDS: Final = ("Modify", "RuleChange", "CostChange", "Forbid", "Permit", "Must")


class PassiveParts:
    """What the effects of a passive ability come down to."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.cost_rules: list[CostRuling] = []  # cost rules and number rules
        self.restrictions: list[Restriction] = []
        self.others: list[tuple[Node, Node | None]] = []  # effects of other kinds (replacements), each with its condition


def passive(low: Lowering, node: Node, works_in: int, condition: Node | None, out: PassiveParts) -> None:
    """Sort one effect of a Static ability, with the condition under which it is valid."""
    if node.kind == "If":
        for effect in node.many("then"):
            passive(low, effect, works_in, both(condition, node.node("condition")), out)
        for effect in node.many("otherwise"):
            passive(low, effect, works_in, both(condition, Node("Not", (("part", node.node("condition")),))), out)
        return
    if node.kind == "For":
        condition = while_lasting(node, condition)
        for effect in node.many("do"):
            passive(low, effect, works_in, condition, out)
        return
    own = low.profile.own_rulings.get(node.kind)
    ruling = None if own is None else own(low, node, condition)
    if ruling is not None:
        out.cost_rules.append(ruling)
        return
    if node.kind in PASSIVE_KINDS:
        condition = while_lasting(node, condition)
        refuse_past(condition)
        made = None if condition is None else low.condition(condition)
        if made is not None and holds_where_it_works(made, works_in):
            made = None
        if node.kind == "CostChange":
            out.cost_rules += cost_changes.rules(low, node, made, True)
        elif node.kind == "RuleChange":
            out.cost_rules += number_rules(low, node, made)
        else:
            rest = restricted(low, node, made, out)
            if rest is not None:
                out.changes += changes_of(low, rest, works_in, condition, made)
        return
    out.others.append((node, condition))


def holds_where_it_works(condition: Condition, works_in: int) -> bool:
    """"While this card is on your field": of an ability that works nowhere else, this need not be asked again and again."""
    if not isinstance(condition, IsIn) or not isinstance(condition.what, This):
        return False
    where = condition.filter
    return works_in & ~where.zones == 0 and where.whose & 1 == 1 and len(where.tests) == 0


def restricted(low: Lowering, node: Node, condition: Condition | None, out: PassiveParts) -> Node | None:
    """Sort out what this card can't do with some cards, or they with it; what is left of the effect, if anything."""
    if node.kind != "Forbid" or node.node("what").kind != "This":
        return node
    about_some = [action for action in node.many("actions") if action.node("by").many("tests")]
    if not about_some:
        return node
    for action in about_some:
        kind = low.profile.restrictions[action.text("name")]
        out.restrictions.append(FilterRestriction(kind, low.open_filter(action.node("by")), False, condition))
    rest = tuple(action for action in node.many("actions") if action not in about_some)
    return node.replace(actions=rest) if rest else None


def given_how(low: Lowering, layer: int, clause: str, duration_node: Node) -> How:
    """How an effect that is made once changes the cards that it is for; one that lasts as long as a condition holds looks at it."""
    if duration_node.kind != "AsLongAs":
        return How(layer, clause, GivenCards(), None, 0, 0, 0)
    return How(layer, clause, GivenCards(), low.condition(duration_node.node("condition")), 0, 0, ANYTHING)


def both(one: Node | None, other: Node) -> Node:
    return other if one is None else Node("And", (("parts", (one, other)),))


def while_lasting(node: Node, condition: Node | None) -> Node | None:
    """Within a passive ability, an effect lasts while the ability applies, or as long as a condition holds."""
    duration = node.node("duration")
    if duration.kind == "Indefinitely":
        return condition
    if duration.kind == "AsLongAs":
        return both(condition, duration.node("condition"))
    raise NotRunnable(duration, "the effect of a passive ability lasts as long as the ability applies")


def refuse_past(condition: Node | None) -> None:
    """A passive ability works beyond the turn, but how a card came where it is is remembered only for the turn."""
    if condition is not None:
        for node in condition.walk():
            if node.kind == "Came":
                raise NotRunnable(node, "how a card came where it is is not remembered beyond the turn")


def changes_of(low: Lowering, node: Node, works_in: int, condition: Node | None, made: Condition | None) -> list[Change]:
    """The changes of one effect of a passive ability."""
    what = node.node("what")
    scope, zones = scope_of(low, what, works_in)
    reads, depends_on = footprint(low.profile, what)
    if condition is not None:
        more, also = footprint(low.profile, condition)
        reads |= more
        depends_on |= also
    own = what.kind == "This"
    looks_at = 0 if condition is None else footprint(low.profile, condition)[0]
    cards = footprint(low.profile, what)[0]
    if node.kind in BANNING:
        late = low.profile.late_layer("Ban", looks_at, cards)
        layer = late if late >= 0 else low.profile.layer("Ban", own)
        how = How(layer, ban_clause(low, node), scope, made, reads, zones, depends_on)
        return [low.noted_change(node, Ban(how, bans_of(low, node)))]
    out: list[Change] = []
    for mod in node.many("mods"):
        if what.kind == "Leader" and mod.kind in ("Add", "SetStat"):
            raise NotRunnable(mod, "a leader's numbers are changed once, not for as long as something applies")
        more, also = footprint(low.profile, mod)
        clause = mod_clause(low, mod, condition is not None)
        late = low.profile.late_layer(mod.kind, looks_at, cards)
        layer = late if late >= 0 else low.profile.layer(mod.kind, own)
        how = How(layer, clause, scope, made, reads | more, zones, depends_on | also)
        out.append(low.noted_change(mod, change_of(low, mod, how)))
    return out


def number_rules(low: Lowering, node: Node, made: Condition | None) -> list[NumberRule]:
    """A number of the rules that is different for players. About building decks: nothing during a game."""
    rule = node.text("rule")
    if rule in low.profile.deck_rules:
        if any(test.kind != "Named" for test in node.many("cards")):
            raise NotRunnable(node, "a deck is only counted by names")
        return []
    more = rule.startswith(RAISED)
    number = low.profile.rule_numbers[rule.removeprefix(RAISED)]
    amount = Number(UNLIMITED) if "any number of" in rule else low.amount(node.node("n"))
    clause = low.profile.clause("RuleChange", rule)
    return [NumberRule(number, low.players(node.node("who")), amount, made, clause, more)]


def scope_of(low: Lowering, what: Node, works_in: int) -> tuple[Scope, int]:
    """Whom a passive ability's effect is for, and the zones of those cards."""
    if what.kind == "This":
        called = low.called(what)
        return (ThisCard() if called == 0 else ThisCardOfType(called, low.profile.clause("This"))), works_in
    if what.kind == "All":
        found = low.filter(what.node("filter"))
        if found.group:
            raise NotRunnable(what, "a passive ability affects every card that fits, not a group of them")
        return FilteredCards(found), found.zones
    if what.kind == "Leader":
        zone = low.profile.leader_zone()
        return LeadersOf(low.players(what.node("of")), zone), 1 << zone
    if what.kind == "Together":
        parts = [scope_of(low, part, works_in) for part in what.many("parts")]
        zones = 0
        for _, each in parts:
            zones |= each
        return OneOfScopes([part for part, _ in parts]), zones
    if what.kind == "Related":
        return ReferredCards(low.reference(what)), low.profile.default_zones(())[0]
    raise NotRunnable(what, "a passive ability can't affect these cards")


def locked(low: Lowering, node: Node, duration_node: Node) -> Change:
    """The change of a one-shot effect: of a mod, or of a Forbid, Permit or Must."""
    lasts = duration(low, duration_node)
    if node.kind == "OneMod":
        raise NotRunnable(node, "its controller has to choose one of these first")
    if node.kind in BANNING:
        how = given_how(low, low.profile.layer("Ban", low.own), ban_clause(low, node), duration_node)
        made: Change = Ban(how, bans_of(low, node))
    else:
        clause = mod_clause(low, node, False)
        layer = low.profile.layer(node.kind, low.own)
        made = change_of(low, node, given_how(low, layer, clause, duration_node))
    if lasts.waits:
        made = InTurnToCome(made, lasts.whose)
    made = low.noted_change(node, made)
    low.library.add_change(made)
    return made


def control(low: Lowering, node: Node, duration_node: Node) -> Change:
    """Control of the cards that the effect is for."""
    lasts = duration(low, duration_node)
    how = given_how(low, low.profile.layer("Control"), low.profile.clause("Steal"), duration_node)
    made: Change = InTurnToCome(TakeControl(how, low.they), lasts.whose) if lasts.waits else TakeControl(how, low.they)
    low.library.add_change(made)
    return made


def open_changes(low: Lowering, node: Node, lasts: Duration) -> list[Change]:
    """The changes of a one-shot effect on whatever fits while it lasts."""
    out: list[Change] = []
    for change in changes_of(low, node, 0, None, None):
        made: Change = InTurnToCome(change, lasts.whose) if lasts.waits else change
        low.library.add_change(made)
        out.append(made)
    return out


def change_of(low: Lowering, mod: Node, how: How) -> Change:
    """The change that a mod makes."""
    words = low.profile
    kind = mod.kind
    own = words.own_changes.get(kind)
    made = None if own is None else own(low, mod, how)
    if made is not None:
        return made
    if kind == "Add" and any(found.kind == "Affected" for found in mod.walk()):
        return add_by_own_measure(low, mod, how)
    if kind == "Add":
        return AddStat(how, words.stats[mod.text("stat")], -1 if mod.text("sign") == "-" else 1, low.amount(mod.node("by")))
    if kind == "SetStat":
        return SetStat(how, words.stats[mod.text("stat")], low.amount(mod.node("to")))
    if kind == "HaveKeyword":
        name = mod.text("keyword")
        bit, abilities = words.keywords[name], low.keyword_abilities(name, mod.number("n"))
        return GainKeyword(how, bit, abilities, words.clause("keyword twice", name))
    if kind == "HaveAbility":
        return GainAbility(how, low.library.add_ability(low.ability(mod.node("ability"))))
    if kind == "HaveTrait":
        return GainTrait(how, low.library.trait(words.trait(mod.text("trait"))))
    if kind == "HaveName":
        return GainName(how, mod.text("name"))
    if kind == "HaveType":
        subtype = words.subtypes.get(mod.text("type"), 0)
        return GainSubtype(how, subtype) if subtype else GainType(how, words.types[mod.text("type")])
    if kind == "BecomeType":
        return BecomeType(how, words.types[mod.text("type")])
    if kind == "BecomeTrait":
        return BecomeTrait(how, low.library.trait(words.trait(mod.text("trait"))))
    if kind == "HaveClass":
        return GainColour(how, words.colours[mod.text("name")])
    if kind == "BecomeClass":
        return BecomeColour(how, words.colours[mod.text("name")])
    if kind == "LoseKeyword":
        return LoseKeyword(how, words.keywords[mod.text("keyword")])
    if kind == "LoseAbilities":
        return LoseAbilities(how)
    raise NotRunnable(mod, "no persistent effect does this")


def add_by_own_measure(low: Lowering, mod: Node, how: How) -> Change:
    """A stat of each card rises by a stat of that card, as it is then, times a number."""
    by = mod.node("by")
    factor: Amount = Number(1)
    if by.kind == "Times":
        left, right = by.node("left"), by.node("right")
        own, other = (right, left) if any(found.kind == "Affected" for found in right.walk()) else (left, right)
        factor, by = low.amount(other), own
    if by.kind != "Stat" or by.node("of").kind != "Affected":
        raise NotRunnable(mod, "each card can be measured by one of its own numbers only")
    reading = low.profile.reading(by.text("stat"), by.number("original") == 1)
    return AddOwnStat(how, low.profile.stats[mod.text("stat")], -1 if mod.text("sign") == "-" else 1, factor, reading)


def bans_of(low: Lowering, node: Node) -> int:
    bits = 0
    for action in node.many("actions"):
        if action.node("by").many("tests"):
            raise NotRunnable(action, "what only some cards can't do with it is no property of the card alone")
        bits |= low.profile.bans(node.kind, action.text("name"))
    return bits


def ban_clause(low: Lowering, node: Node) -> str:
    return low.profile.clause("Ban", node.kind)


def mod_clause(low: Lowering, mod: Node, conditional: bool) -> str:
    clause = low.profile.clause(mod.kind, mod.text("keyword") if mod.kind == "HaveKeyword" else "")
    valid = low.profile.clause("valid while") if conditional else ""
    return ", ".join(part for part in (clause, valid) if part)


TURNS: Final[dict[str, int]] = {
    "your next turn": YOURS, "opponent's next turn": OPPONENTS, "controller's next turn": CONTROLLERS,
    "next turn": NEXT,
}
SPANS: Final[dict[str, tuple[int, bool]]] = {
    "opponent's next turn": (OPPONENTS, True), "your next turn": (YOURS, True), "controller's next turn": (CONTROLLERS, True),
    "this turn and opponent's next turn": (OPPONENTS, False), "next refresh": (CONTROLLERS, False),
}


def duration(low: Lowering, node: Node) -> Duration:
    """When an effect that is made ends. (What is forbidden at the next refresh may last to the end of that turn: nothing but the
    start phase asks for it.)"""
    if node.kind == "Indefinitely":
        return Duration(FOREVER, NOBODYS, False)
    if node.kind == "Until":
        end = node.text("end")
        if end == "this turn":
            return Duration(END_OF_TURN, NOBODYS, False)
        if end in TURNS:
            return Duration(END_OF_TURN_OF, TURNS[end], False)
        if end == "this game":
            return Duration(FOREVER, NOBODYS, False)
        if end in low.profile.durations:
            return Duration(low.profile.durations[end], NOBODYS, False)
        raise NotRunnable(node, f"no effect ends with {end}")
    if node.kind == "During":
        whose, waits = SPANS[node.text("span")]
        return Duration(END_OF_TURN_OF, whose, waits)
    return Duration(FOREVER, NOBODYS, False)  # AsLongAs: the change itself looks at the condition
