"""Conditions, amounts, players, references, filters: from nodes to values. The operations' lowering builds on this class.

State that belongs to one ability, and that whoever lowers an ability must set anew and put back afterwards:
- `fixed`: counts that the rules fix when resolution begins, for `Script.fixed` (give the ability FIRST_FIXED + that many numbers);
- `choosing`: True while the number of options of a "choose" is lowered (such counts are then taken on playing);
- `they`: who acts, inside Act;
- `marks`: the marks of optional costs by name, for the condition Paid; and which slots are those of a batch.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardwright.effects import amounts, conditions, players, references
from cardwright.effects.base import Amount, Condition, Filter, Op, Players, Reference, Test
from cardwright.effects.comparing import OPERATORS
from cardwright.effects.cost_rules import CostEffect
from cardwright.effects.durations import Duration
from cardwright.effects.happened import THIS_TURN, THIS_WAY, Happened, Pattern
from cardwright.effects.lowering import changes, cost_changes, events, filters
from cardwright.effects.lowering.amounts import lower_amount
from cardwright.effects.lowering.changes import PassiveParts
from cardwright.effects.lowering.recording import Recorder
from cardwright.effects.lowering.vocabulary import NotRunnable, UnknownWord, Vocabulary
from cardwright.kernel.continuous import Change
from cardwright.kernel.faces import Ability, Trigger
from cardwright.kernel.library import Library
from cardwright.text.tree import Node

MEANS = {"": conditions.ANYHOW, "ability": conditions.BY_ABILITY, "play": conditions.BY_PLAY}


class ValueLowering:
    """One per library: what it makes is shared by all tables of the games played with it."""

    def __init__(self, vocabulary: Vocabulary, library: Library, record: Recorder | None = None) -> None:
        self.vocabulary = vocabulary
        self.library = library
        self.record = record
        self.fixed: list[Amount] = []
        self.choosing = False
        self.they: Players | None = None
        self.marks: dict[str, int] = {}
        self.own = False  # is what is changed the card itself?

    # -- what nodes become
    def condition(self, node: Node) -> Condition:
        made: Condition = self._lower(node, self._condition)
        return made if self.record is None else self.record.condition(node, made)

    def amount(self, node: Node) -> Amount:
        made: Amount = self._lower(node, self._amount)
        return made if self.record is None else self.record.amount(node, made)

    def players(self, node: Node) -> Players:
        made: Players = self._lower(node, self._players)
        return made if self.record is None else self.record.players(node, made)

    def reference(self, node: Node) -> Reference:
        """Cards that need no choice; what a player picks is an operation."""
        made: Reference = self._lower(node, self._reference)
        return made if self.record is None else self.record.reference(node, made)

    def known(self, node: Node) -> Reference:
        """Cards that are only counted or read, not acted upon: where they have moved on, they are meant as they last were."""
        made: Reference = self._lower(node, self._known)
        return made if self.record is None else self.record.reference(node, made)

    def filter(self, node: Node) -> Filter:
        """Cards to look for: where no zone is named, those that the rules mean."""
        made: Filter = self._lower(node, self._default_filter)
        return self.noted_filter(node, made)

    def open_filter(self, node: Node) -> Filter:
        """Cards of any zone, unless the filter names one: for cards that are known already."""
        made: Filter = self._lower(node, self._open_filter)
        return self.noted_filter(node, made)

    def test(self, node: Node) -> Test | None:
        """A test of one card; None for one that every card passes."""
        made: Test | None = self._lower(node, self._test)
        return None if made is None else self.noted_test(node, made)

    def pattern(self, node: Node) -> Pattern:
        """The events that an event node means: for triggers, and for replacement effects that wait for one."""
        made: Pattern = self._lower(node, self._pattern)
        return made if self.record is None else self.record.pattern(node, made)

    def trigger(self, event: Node, when: Node) -> Trigger:
        """The trigger condition of an automatic ability; `when` must hold at the moment of the event."""
        made: Trigger = events.trigger(self, event, when)
        return made

    def binds(self, event: Node) -> list[Op]:
        """What puts the event's card into the slots of its `Any`s, for `Script.bind`."""
        out: list[Op] = []
        out += events.binds(self, event)
        return out

    def state_trigger(self, condition: Node) -> Trigger:
        """The trigger condition of an ability that waits for a state (10.7.6)."""
        return events.state_trigger(self, condition)

    def passive(self, effect: Node, works_in: int) -> PassiveParts:
        """What an effect of a Static ability comes down to: changes of information (for `Ability.changes`), cost rules (for
        `Ability.cost_rules`), and effects of other kinds with their conditions (replacements). If, For and AsLongAs around them
        are seen to. `works_in`: the bits of the zones in which the ability works."""
        out = PassiveParts()
        fixed = self.fixed  # a passive ability never begins to resolve: its counts are always taken anew
        self.fixed = []
        self._lower(effect, lambda node: changes.passive(self, node, works_in, None, out))
        self.fixed = fixed
        return out

    def change(self, effect: Node, works_in: int) -> list[Change]:
        """The changes of an effect of a Static ability that is nothing else."""
        parts = self.passive(effect, works_in)
        if parts.cost_rules or parts.others:
            raise NotRunnable(effect, "this is not (only) a change of cards' information")
        return parts.changes

    def locked(self, mods: tuple[Node, ...], duration: Node) -> list[Change]:
        """The changes of a one-shot effect: of mods (of a Modify), or of one Forbid, Permit or Must. Its cards and amounts are
        fixed when it is made: `Continuous(change, c.copy(), change.values(t, c), only, True, ...)` with `duration(node)`."""
        out: list[Change] = []
        for mod in mods:
            made: list[Change] = self._lower(mod, lambda node: changes.locked(self, node, duration))
            out += made
        return out

    def control_change(self, node: Node, duration: Node) -> Change:
        """Control of cards for as long as the effect lasts."""
        made: Change = self._lower(node, lambda found: changes.control(self, found, duration))
        return made

    def open_changes(self, node: Node, lasts: Duration) -> list[Change]:
        """The changes of a one-shot Modify for every card that fits, now or later; its amounts are fixed when it is made."""
        made: list[Change] = self._lower(node, lambda found: changes.open_changes(self, found, lasts))
        return made

    def cost_effects(self, effect: Node) -> list[CostEffect]:
        """The cost change of a one-shot effect: see `CostEffect` for how it is put into force."""
        made: list[CostEffect] = self._lower(effect, lambda node: cost_changes.effects(self, node))
        return made

    def duration(self, node: Node) -> Duration:
        made: Duration = self._lower(node, lambda found: changes.duration(self, found))
        return made

    def ability(self, node: Node) -> Ability:
        """An ability that an effect gives. The lowering of operations knows how."""
        raise NotRunnable(node, "abilities can't be given here")

    def fix(self, live: Amount, name: str) -> Amount:
        """A count that the rules fix when resolution begins; `name` is the condition that it belongs to."""
        if self.choosing:
            return amounts.CountWhenPlayed(live, self.vocabulary.clause("counted when played", name))
        self.fixed.append(live)
        return amounts.FixedCount(len(self.fixed) - 1, live, self.vocabulary.clause("fixed count", name))

    # -- helpers of the modules beside this one
    def noted_test(self, node: Node, made: Test) -> Test:
        return made if self.record is None else self.record.test(node, made)

    def noted_filter(self, node: Node, made: Filter) -> Filter:
        return made if self.record is None else self.record.filter(node, made)

    def noted_change(self, node: Node, made: Change) -> Change:
        return made if self.record is None else self.record.change(node, made)

    def _lower(self, node: Node, lower: Callable[[Node], Any]) -> Any:
        """An unknown word is the fault of the node that holds it."""
        try:
            return lower(node)
        except UnknownWord as unknown:
            raise NotRunnable(node, str(unknown)) from unknown

    def _default_filter(self, node: Node) -> Filter:
        return filters.lower_filter(self, node, True)

    def _open_filter(self, node: Node) -> Filter:
        made = filters.lower_filter(self, node, False)
        if made.group:
            raise NotRunnable(node, "one card is not a group")
        return made

    def _test(self, node: Node) -> Test | None:
        return filters.lower_test(self, node)

    def _pattern(self, node: Node) -> Pattern:
        return events.pattern(self, node)

    def _condition(self, node: Node) -> Condition:
        kind = node.kind
        own = self.vocabulary.own_condition(self, node)
        if own is not None:
            return own
        if kind == "Always":
            return conditions.Always()
        if kind == "And":
            return conditions.And([self.condition(part) for part in node.many("parts")])
        if kind == "Or":
            return conditions.Or([self.condition(part) for part in node.many("parts")])
        if kind == "Not":
            return conditions.Not(self.condition(node.node("part")))
        if kind == "Compare":
            left = self.amount(node.node("left"))
            return conditions.Compare(left, OPERATORS[node.text("op")], self.amount(node.node("right")))
        if kind == "Is":
            what = self.reference(node.node("what"))
            found = self.open_filter(node.node("filter"))
            named = any(test.kind == "In" for test in node.node("filter").many("tests"))
            return conditions.IsIn(what, found) if named else conditions.Is(what, found)
        if kind == "Happened":
            return self._happened(node)
        if kind == "KeywordActive":
            return self.vocabulary.condition(node.text("name"), node.number("n"), self)
        if kind == "TurnOf":
            return conditions.TurnOf(self.players(node.node("who")))
        if kind == "Came":
            sources = [filters.place_of(self, place) for place in node.many("source")]
            goals = [filters.place_of(self, place) for place in node.many("to")]
            what = self.reference(node.node("what"))
            return conditions.CameFrom(what, sources, goals, MEANS[node.text("by")], self.vocabulary.clause("Came"))
        if kind == "Paid":
            if node.text("name") not in self.marks:
                raise NotRunnable(node, f"no optional cost of this ability is called {node.text('name')!r}")
            return conditions.Paid(self.marks[node.text("name")])
        raise NotRunnable(node, "this condition is not supported")

    def _happened(self, node: Node) -> Condition:
        period = node.text("period")
        if period not in ("this turn", "this way"):
            raise NotRunnable(node, "what happened in earlier turns is not remembered")
        event = self.pattern(node.node("event"))
        times = self.amount(node.node("times"))
        return Happened(event, OPERATORS[node.text("op")], times, THIS_WAY if period == "this way" else THIS_TURN)

    def _amount(self, node: Node) -> Amount:
        return lower_amount(self, node)

    def _players(self, node: Node) -> Players:
        kind = node.kind
        if kind == "ControllerOf":
            return players.ControllerOf(self.reference(node.node("what")))
        if kind == "OwnerOf":
            return players.OwnerOf(self.reference(node.node("what")))
        if kind == "Player":
            who = node.text("who")
            if who == "you":
                return players.You()
            if who == "opponent":
                return players.Opponent()
            if who in ("each", "any"):
                return players.EachPlayer()
            if self.they is not None:
                return self.they
            raise NotRunnable(node, "nobody is acting that `they` could mean")
        raise NotRunnable(node, "this does not say which player")

    def called(self, this: Node) -> int:
        """The bits of the card type that the text calls this card by; 0 if it calls it a card."""
        word = this.text("type")
        return self.vocabulary.type_bits(word) if word else 0

    def _known(self, node: Node) -> Reference:
        made = self._reference(node)
        return references.AllKnown(made.filter) if isinstance(made, references.All) else made

    def _reference(self, node: Node) -> Reference:
        kind = node.kind
        if kind == "This":
            called = self.called(node)
            return references.This() if called == 0 else references.ThisOfType(called, self.vocabulary.clause("This"))
        if kind == "All":
            found = self.filter(node.node("filter"))
            if found.group:
                raise NotRunnable(node, "every card is meant, so none can be left out for the sake of the group")
            return references.All(found)
        if kind == "Slot":
            n = node.number("n")
            if events.batch_of(n) in self.marks:
                raise NotRunnable(node, "the cards of one batch can't be referred to")
            return references.Rest(n) if node.text("part") == "rest" else references.Slot(n)
        if kind == "Leader":
            return references.Leaders(self.players(node.node("of")), self.vocabulary.leader_zone())
        if kind == "Deck":
            if node.number("upto"):
                raise NotRunnable(node, "a player has to decide here when to stop, which this place does not allow")
            count = node.node("count")
            clause = self.vocabulary.clause("Deck", "half" if count.kind == "Half" else node.text("zone"))
            zone = self.vocabulary.zone(node.text("zone"))
            return references.Ends(self.amount(count), self.players(node.node("of")), node.text("at") == "top", zone, clause)
        if kind == "Together":
            return references.Together([self.reference(part) for part in node.many("parts")])
        if kind == "Related":
            return self.vocabulary.related(node.text("relation"), self.reference(node.node("to")))
        if kind in ("Pick", "Either"):
            raise NotRunnable(node, "a player has to choose here, which this place does not allow")
        raise NotRunnable(node, "this does not say which cards")
