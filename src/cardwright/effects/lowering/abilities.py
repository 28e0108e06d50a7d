"""Lowering of whole abilities: one line of a card to abilities, keywords, and what playing the card is."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import Condition
from cardwright.effects.conditions import Paid
from cardwright.effects.cost_rules import CostRule
from cardwright.effects.costs.guarded import OnlyWhere
from cardwright.effects.lowering.building import Building, highest_slot
from cardwright.effects.lowering.cost_changes import rules as cost_rules_of
from cardwright.effects.lowering.costs import link
from cardwright.effects.lowering.notations import Notations
from cardwright.effects.lowering.recording import Recorder
from cardwright.effects.lowering.replacing import ReplacementLowering
from cardwright.effects.lowering.vocabulary import NotRunnable, Vocabulary
from cardwright.effects.ops.control_flow import JumpUnlessDid, JumpUnlessPaid
from cardwright.effects.ops.delayed import DelayOp, ShieldOp, TriggerOp
from cardwright.effects.ops.looking import HideAgain
from cardwright.effects.ops.selecting import Guard
from cardwright.effects.script import FIRST_FIXED, OptionalCost
from cardwright.kernel.events import BY_EFFECT
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, PASSIVE, SPELL, Ability
from cardwright.kernel.library import Library
from cardwright.text.kinds import FOREVER, THIS, make
from cardwright.text.tree import Node

PLAYING: Final = ("SpellEffect", "ExtraCost", "OtherCost")  # lines that say what playing the card is


class LoweredLine:
    """What a line of a card comes down to."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.keywords = 0
        self.playing: list[Node] = []  # parts of what playing the card is


class State:
    """What belongs to the ability that is being lowered, while another one inside it is."""

    def __init__(self, low: Lowering) -> None:
        self.at = low.at
        self.fixed = low.fixed
        self.marks = low.marks
        self.they = low.they
        self.lasting = low.lasting
        self.cause = low.cause
        self.has = low.has


class Lowering(ReplacementLowering):
    """From text trees to abilities."""

    def __init__(self, vocabulary: Vocabulary, library: Library, notations: Notations, record: Recorder | None = None) -> None:
        super().__init__(vocabulary, library, notations, record)
        self.has: Node | None = None  # under which condition the card has the ability that is being lowered
        self._scopes["Delayed"] = self._delayed
        self._scopes["WhenDo"] = self._when_do
        self._scopes["Would"] = self._shield
        self._scopes["ChangeDamage"] = self._shield

    # -- lines
    def lower_line(self, trees: tuple[Node, ...], text: str) -> LoweredLine:
        """The abilities of one line. `NotRunnable` if any part of it can't be carried out."""
        line = LoweredLine()
        for tree in trees:
            if tree.kind == "Keyword":
                name = tree.text("name")
                line.keywords |= self._lower(tree, lambda node: self.vocabulary.keyword(node.text("name")))
                line.abilities += self.vocabulary.keyword_abilities(self.library, name, tree.number("n"))
            elif tree.kind in PLAYING:
                line.playing.append(tree)
            else:
                line.abilities += self.abilities(tree, text)
        return line

    def ability(self, node: Node) -> Ability:
        """A quoted ability, which an effect gives."""
        found = self.abilities(node, "")
        if len(found) != 1:
            raise NotRunnable(node, "a quote must be one ability")
        return found[0]

    def abilities(self, node: Node, text: str) -> list[Ability]:
        """The abilities of one tree; each is numbered in the library."""
        state = self._begin(node)
        try:
            made = self.lower_ability(node, text)
        finally:
            self._end(state)
        for ability in made:
            self.library.add_ability(ability)
        return made

    def lower_ability(self, node: Node, text: str) -> list[Ability]:
        """The abilities of one tree, within the script that has been begun."""
        own = self.notations.own_ability(self, node, text)
        if own is not None:
            return own
        if node.kind == "Qualified":
            return self._qualified(node, text)
        if node.kind == "Triggered":
            return [self._triggered(node, text)]
        if node.kind == "Activated":
            return [self._activated(node, text)]
        if node.kind == "Static":
            return self._static(node, text)
        if node.kind == "Keyword":
            return self.vocabulary.keyword_abilities(self.library, node.text("name"), node.number("n"))
        if node.kind == "Qualified":
            return self._qualified(node, text)
        raise NotRunnable(node, "this ability is not supported")

    def _qualified(self, node: Node, text: str) -> list[Ability]:
        """An ability that the card has only under a condition, or that is marked as one of a kind."""
        around = self.has
        condition = self.notations.mark(self, node)
        if condition.kind != "Always":
            self.has = condition if around is None else make("And", parts=(around, condition))
        inner = node.node("ability")
        if inner.kind == "Keyword":
            given = make("HaveKeyword", keyword=inner.text("name"), n=inner.number("n"))
            inner = make("Static", do=(make("Modify", what=THIS, mods=(given,)),))
        made = self.lower_ability(inner, text)
        self.has = around
        for ability in made:
            ability.flags |= self.notations.mark_flags(node.text("mark"))
        return made

    def _begin(self, node: Node) -> State:
        state = State(self)
        self.at = Building(highest_slot(node) + 1)
        for found in node.walk():
            if "slot" in dict(found.fields) and found.number("slot") > 0 and found.kind != "Roll":
                self.at.names |= 1 << found.number("slot")
        self.fixed = []
        self.marks = {}
        self.they = None
        self.lasting = FOREVER
        self.cause = BY_EFFECT
        self.has = None
        self.choosing = False
        return state

    def _end(self, state: State) -> None:
        self.at = state.at
        self.fixed = state.fixed
        self.marks = state.marks
        self.they = state.they
        self.lasting = state.lasting
        self.cause = state.cause
        self.has = state.has
        self.choosing = False

    def finish(self, ability: Ability) -> None:
        """Give the ability the script that was put together."""
        at = self.at
        if at.hides:
            at.emit(HideAgain(""))
        at.script.fixed = self.fixed
        ability.program = at.script
        ability.slots = at.slots
        ability.numbers = FIRST_FIXED + len(self.fixed)

    # -- kinds of ability
    def _triggered(self, node: Node, text: str) -> Ability:
        a = Ability(AUTOMATIC, text)
        a.zones = self.vocabulary.works_in(node)
        event = node.node("on")
        if event.kind == "ComesTrue":
            a.trigger = self.state_trigger(self._while_it_has(event.node("condition")))
        else:
            a.trigger = self.trigger(event, self._while_it_has(node.node("when")))
            a.own = about_this(event) and self.vocabulary.about_itself(event)
            self.at.script.bind = self.binds(event)
            if node.node("when").kind != "Always" and self.vocabulary.conditions_again():
                self.at.script.still = self.condition(node.node("when"))
        self._bound(event)
        a.flags |= self.notations.flags(node)
        a.keyword = self.notations.label(node.text("label"))
        a.clause = self.notations.label_clause(node.text("label"))
        self._limits(node, a)
        if node.many("cost"):
            self.pay_for(node, node.many("cost"), True, node.many("do"))
        else:
            self.sequence(node.many("do"))
        self.finish(a)
        return a

    def _while_it_has(self, condition: Node) -> Node:
        """What must hold for the ability to trigger: its condition, and that the card has the ability."""
        if self.has is None:
            return condition
        return self.has if condition.kind == "Always" else make("And", parts=(self.has, condition))

    def _bound(self, event: Node) -> None:
        """What the event puts into slots is there when the ability is played."""
        for found in event.walk():
            if found.kind == "Any" and found.number("slot") > 0:
                self.at.on_play.add(found.number("slot"))

    def _activated(self, node: Node, text: str) -> Ability:
        a = Ability(ACTIVATED, text)
        a.zones = self.vocabulary.works_in(node)
        a.flags |= self.notations.timing_flags(node)
        label = node.text("label")
        a.flags |= self.notations.flags(node)
        a.sort = self.notations.sort(node)
        parts = self.notations.ability_cost(self, node)
        own = self.cost(node.many("cost"), -1, label)
        self.at.script.cost = own + parts if self.notations.pays_own_first(label) else parts + own
        link(self.at.script.cost)
        self._limits(node, a)
        if self.has is not None:
            self.at.script.only_if.append(self.condition(self.has))
        self.sequence(node.many("do"))
        self.finish(a)
        return a

    def _limits(self, node: Node, a: Ability) -> None:
        for limit in node.many("limits"):
            if limit.kind == "OnlyIf":
                self.at.script.only_if.append(self.condition(limit.node("condition")))
            elif limit.text("per") == "game":
                a.per_game = limit.number("times")
            else:
                a.per_turn = limit.number("times")
        if a.kind == AUTOMATIC and self.at.script.only_if:
            raise NotRunnable(node, "an automatic ability states its condition in its text")

    def _static(self, node: Node, text: str) -> list[Ability]:
        """Passive: changes and cost rules in one ability; each replacement effect in one of its own."""
        zones = self.vocabulary.works_in(node)
        plain = Ability(PASSIVE, text)
        plain.zones = zones
        out: list[Ability] = []
        for effect in node.many("do"):
            parts = self.passive(effect if self.has is None else make("If", condition=self.has, then=(effect,)), zones)
            plain.changes += parts.changes
            plain.cost_rules += parts.cost_rules
            plain.restrictions += parts.restrictions
            for other, condition in parts.others:
                out.append(self._replacing(other, condition, text, zones))
        if plain.changes or plain.cost_rules or plain.restrictions or not out:
            out.insert(0, plain)
        return out

    def _ban(self, node: Node) -> None:
        """What an effect forbids with some cards only is an ability that it gives."""
        if not is_restriction(node):
            super()._ban(node)
            return
        held = make("Static", do=(make("Forbid", what=THIS, actions=node.many("actions")),))
        given = make("HaveAbility", ability=held)
        self.note(node)
        self._modify(make("Modify", what=node.node("what"), mods=(given,), duration=node.node("duration")))

    def _replacing(self, node: Node, condition: Node | None, text: str, zones: int) -> Ability:
        a = Ability(PASSIVE, text)
        a.zones = zones
        state = self._begin(node)
        try:
            a.replacement, do = self.replacement(node, condition)
            if node.kind == "Would":
                self.at.script.bind = self.binds(node.node("event"))
            self.doubtful(do)
            self.finish(a)
        finally:
            self._end(state)
        return a

    # -- abilities that effects make
    def _delayed(self, node: Node) -> None:
        """Triggers later, with what has been chosen until then."""
        event = node.node("on")
        a = Ability(AUTOMATIC, "")
        a.trigger = self.trigger(event, _ALWAYS)
        at = self._nested(event, node.many("do"), a)
        self.library.add_ability(a)
        duration = self.duration(node.node("until"))
        self.note(node)
        self.at.emit(DelayOp(self.one_clause("Delayed"), self.cause, a, at.names, node.number("each") == 0, duration))

    def _when_do(self, node: Node) -> None:
        """If the effect before was carried out, an ability of its own triggers at once."""
        at = self.at
        if at.kept == 0:
            raise NotRunnable(node, "nothing was done before that this could ask about")
        jump = JumpUnlessDid(self.one_clause("IfDo"), at.kept, True)
        at.emit(jump)
        a = Ability(AUTOMATIC, "")
        inner = self._nested(None, node.many("then"), a)
        self.library.add_ability(a)
        self.note(node)
        at.emit(TriggerOp(self.one_clause("WhenDo"), self.cause, a, inner.names))
        at.land(jump)

    def _shield(self, node: Node) -> None:
        """A replacement effect that waits for its event."""
        a = Ability(PASSIVE, "")
        a.replacement, do = self.replacement(node, None)
        event = node.node("event") if node.kind == "Would" else None
        at = self._nested(event, do, a)
        self.library.add_ability(a)
        once = node.number("once") == 1
        duration = self.duration(self.duration_of(node))
        self.note(node)
        self.at.emit(ShieldOp(self.one_clause("Would"), self.cause, a, at.names, once, duration))

    def _nested(self, event: Node | None, do: tuple[Node, ...], a: Ability) -> Building:
        """The script of an ability made by an effect: it goes on with the slots of that effect."""
        around = self.at
        fixed = self.fixed
        inner = Building(around.slots)
        inner.names = around.names
        inner.on_play = set(range(around.slots))
        self.at = inner
        self.fixed = []
        if event is not None:
            inner.script.bind = self.binds(event)
        self.sequence(do)
        self.finish(a)
        self.at = around
        self.fixed = fixed
        return inner

    # -- playing the card
    def play(self, nodes: list[Node], text: str) -> tuple[Ability, list[CostRule]]:
        """What is chosen, paid and done when the card is played, and what its additional costs change about its cost. The nodes
        share one script: they must use different slots (`apart`)."""
        a = Ability(SPELL, text)
        rules: list[CostRule] = []
        state = self._begin(Node("SpellEffect", (("do", tuple(nodes)),)))
        try:
            for node in nodes:
                if node.kind == "SpellEffect":
                    self.sequence(node.many("do"))
                else:
                    self._extra_cost(node, rules)
            link([part for extra in self.at.script.optional for part in extra.parts])
            self.finish(a)
        finally:
            self._end(state)
        return a, rules

    def _extra_cost(self, node: Node, rules: list[CostRule]) -> None:
        at = self.at
        mark = at.paid_marks
        at.paid_marks += 1
        instead = node.kind == "OtherCost"
        forced = not instead and node.number("optional") == 0
        name = node.text("name") or ("other cost" if instead else "additional cost")
        self.marks.setdefault(name, mark)
        parts = self.cost(node.many("cost"), mark)
        if instead and node.node("when").kind != "Always":
            parts.insert(0, OnlyWhere(Guard([self.condition(node.node("when"))], [], 0)))
        clause = self.one_clause(node.kind)
        at.script.optional.append(OptionalCost(name, mark, parts, forced, clause, instead))
        then = node.many("then")
        about_cost = [found for found in then if is_own_cost(found)]
        for found in about_cost:
            paid: Condition = Paid(mark)
            rules += cost_rules_of(self, found, paid, True)
        rest = tuple(found for found in then if not is_own_cost(found))
        if rest:
            jump = JumpUnlessPaid(clause, mark)
            at.emit(jump)
            before = at.paid
            at.paid |= 1 << mark
            self.sequence(rest)
            at.paid = before
            at.land(jump)


_ALWAYS: Final = Node("Always")


def is_restriction(node: Node) -> bool:
    """Is it about what is forbidden with certain other cards?"""
    return node.kind == "Forbid" and any(action.node("by").many("tests") for action in node.many("actions"))


def is_own_cost(node: Node) -> bool:
    return node.kind == "CostChange" and node.node("what").kind == "This"


def apart(nodes: list[Node]) -> list[Node]:
    """The same trees with slots that none of them shares with another, so that they can share a script."""
    slots = 0
    out: list[Node] = []
    for node in nodes:
        out.append(node.transform(_Shift(slots)) if slots else node)
        slots += highest_slot(node)
    return out


class _Shift:
    def __init__(self, by: int) -> None:
        self.by = by

    def __call__(self, node: Node) -> Node:
        return _shifted(node, self.by)


def _shifted(node: Node, by: int) -> Node:
    if node.kind == "Slot":
        return node.replace(n=node.number("n") + by)
    slot = dict(node.fields).get("slot")
    return node.replace(slot=slot + by) if isinstance(slot, int) and slot > 0 else node


def about_this(event: Node) -> bool:
    """Is it an event that only happens to this card itself? Then other cards' events need not be compared with it."""
    if event.kind == "EitherEvent":
        return all(about_this(part) for part in event.many("events"))
    return event.kind in ("Moved", "Attacks", "StateChanged") and event.node("what").kind == "This"
