"""The lowering of one library's cards: from text trees to abilities. What each kind of node becomes is in the modules beside this
one, in functions that take the lowering (`low`) and the node; this is what they share.

    values, amounts, filters, events    what nodes say: conditions, players, references; numbers; which cards; what happened
    choices, placing, costs             what players choose, where cards are put, what is paid
    ops, scopes                         effects: each kind to its operations; and those that hold effects
    changes, cost_changes, replacing    what lasts: changed information, changed costs, replaced events
    abilities                           whole abilities, lines of a card, and what playing it is
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

from cardwright.effects.amounts import CountWhenPlayed, FixedCount, KeptNumber
from cardwright.effects.base import Amount, Condition, CostPart, Filter, Players, Reference, Test
from cardwright.effects.cost_rules import CostRule
from cardwright.effects.durations import Duration
from cardwright.effects.happened import Pattern
from cardwright.effects.lowering import abilities, amounts, changes, choices, costs, events, filters, ops, scopes, values
from cardwright.effects.lowering.abilities import LoweredLine
from cardwright.effects.lowering.building import Building, highest_slot, settled_on_play
from cardwright.effects.lowering.changes import PassiveParts
from cardwright.effects.lowering.faults import NotRunnable, UnknownWord
from cardwright.effects.lowering.placing import mark_shuffled
from cardwright.effects.lowering.profile import Profile
from cardwright.effects.lowering.recording import Recorder
from cardwright.effects.ops.control_flow import KeepNumber
from cardwright.effects.ops.counting import Count
from cardwright.effects.ops.looking import HideAgain
from cardwright.effects.ops.noting import NoteOp
from cardwright.effects.ops.tokens import CreateOp
from cardwright.effects.script import FIRST_FIXED
from cardwright.kernel.continuous import Change
from cardwright.kernel.events import BY_EFFECT
from cardwright.kernel.faces import Ability
from cardwright.kernel.library import Library
from cardwright.text.defining import Unbound
from cardwright.text.kinds import FOREVER, YOU
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.text.compiler import Dialect

R = TypeVar("R")
EFFECTS: Final[dict[str, Callable[[Lowering, Node], None]]] = {**ops.EFFECTS, **scopes.EFFECTS, **abilities.EFFECTS}


class Lowering:
    """One per library: what it makes is shared by all tables of the games played with it. `record` is for rehearsals: it notes
    what is carried out. `dialect` knows which keywords stand for abilities that could have been printed."""

    def __init__(
        self, profile: Profile, library: Library, record: Recorder | None = None, dialect: Dialect | None = None
    ) -> None:
        self.profile = profile
        self.library = library
        self.record = record
        self.dialect = dialect
        self.quotes: dict[Node, str] = {}  # how abilities that a card gives are printed on it
        self.begin(1)

    def begin(self, slots: int) -> None:
        """Nothing is lowered yet of an ability whose text uses so many slots."""
        # Of the ability.
        self.at = Building(slots)  # its script
        self.text = ""  # as it is printed
        self.sort = ""  # "automatic", "played" (a card's own effect), or what the profile calls an activated one
        self.has: Node | None = None  # under which condition the card has it
        self.fixed: list[Amount] = []  # counts that the rules fix when resolution begins, for `Script.fixed`
        self.marks: dict[str, int] = {}  # optional costs by name, for the condition Paid; and which slots are those of a batch
        # Of the place in it.
        self.cause = BY_EFFECT  # is it an effect, or done in payment?
        self.they: Players | None = None  # who acts, inside an Act node
        self.lasting = FOREVER  # how long effects last whose own words say nothing of it
        self.own = False  # is what is changed the card itself?
        self.choosing = False  # is it the number of options to choose? (Counts are then taken on playing.)
        self.locks = False  # is it a cost of which the rules lock what it counts as the ability begins to wait?
        self.asked_if_done = False  # does the text ask afterwards whether this was done?
        self.together: list[CreateOp] = []  # tokens that are created at the same time as those named next

    def lower(self, node: Node, how: Callable[..., R], *more: Any) -> R:
        """What a function makes of the node: an unknown word is the fault of the node that holds it."""
        try:
            return how(self, node, *more)
        except UnknownWord as unknown:
            raise NotRunnable(node, str(unknown)) from unknown

    # -- cards
    def lower_line(self, trees: tuple[Node, ...], text: str) -> LoweredLine:
        """The abilities of one line. `NotRunnable` if any part of it can't be carried out."""
        return abilities.lower_line(self, trees, text)

    def play(self, nodes: list[Node], text: str) -> tuple[Ability, list[CostRule]]:
        """What is chosen, paid and done when the card is played, and what its additional costs change about its cost."""
        return abilities.play(self, nodes, text)

    def keyword_abilities(self, word: str, n: int) -> list[Ability]:
        """What a keyword stands for: what the profile makes of it, or what its meaning says in the dialect's words."""
        found = self.profile.keyword_abilities(self.library, word, n)
        meaning = "" if found or self.dialect is None else self.dialect.keyword_meaning(word, n)
        if self.dialect is None or not meaning:
            return found
        key = f"{word} {n}" if n else word
        known = self.library.keywords.get(key)
        if known is None:
            apart = Lowering(self.profile, self.library, None, self.dialect)  # it is no part of the text that is being lowered
            try:
                known = apart.lower_line(self.dialect.definition(meaning), meaning).abilities
            except Unbound as unbound:
                raise UnknownWord("number of the keyword", word) from unbound
            for ability in known:
                ability.keyword = self.profile.keywords[word]
                ability.clause = self.profile.clause("HaveKeyword", word)
            self.library.keywords[key] = known
        return known

    # -- values
    def condition(self, node: Node) -> Condition:
        made = self.lower(node, values.condition)
        return made if self.record is None else self.record.condition(node, made)

    def amount(self, node: Node) -> Amount:
        locks = self.locks and node.kind not in ("Num", "X") and settled_on_play(node, self.at.on_play)
        if locks:
            return self.lock(node)
        made = self.lower(node, amounts.amount)
        return made if self.record is None else self.record.amount(node, made)

    def lock(self, node: Node) -> Amount:
        """What a cost counts is counted when the ability is put where it waits to be resolved."""
        self.locks = False
        slot = self.at.new_slot()
        self.at.script.bind.append(KeepNumber(self.one_clause("locked cost"), self.amount(node), slot))
        self.locks = True
        return KeptNumber(slot)

    def fix(self, live: Amount, name: str) -> Amount:
        """A count that the rules fix when resolution begins; `name` is the condition that it belongs to."""
        if self.choosing:
            return CountWhenPlayed(live, self.profile.clause("counted when played", name))
        self.fixed.append(live)
        return FixedCount(len(self.fixed) - 1, live, self.profile.clause("fixed count", name))

    def players(self, node: Node) -> Players:
        made = self.lower(node, values.players)
        return made if self.record is None else self.record.players(node, made)

    def actor(self, node: Node) -> Players:
        """Who does something: inside what another player does, "you" left unsaid is that player."""
        return self.they if node == YOU and self.they is not None else self.players(node)

    def asked(self, node: Node) -> Players:
        """Who would be asked, if there is anything to ask. Not noted for rehearsals: it may be that nobody is asked."""
        record = self.record
        self.record = None
        try:
            return self.actor(node)
        finally:
            self.record = record

    def reference(self, node: Node) -> Reference:
        """Cards that need no choice; what a player picks is an operation."""
        made = self.lower(node, values.reference)
        return made if self.record is None else self.record.reference(node, made)

    def known(self, node: Node) -> Reference:
        """Cards that are only counted or read, not acted upon: where they have moved on, they are meant as they last were."""
        made = self.lower(node, values.known)
        return made if self.record is None else self.record.reference(node, made)

    def called(self, this: Node) -> int:
        """The bits of the card type that the text calls this card by; 0 if it calls it a card."""
        word = this.text("type")
        return self.profile.types[word] if word else 0

    def filter(self, node: Node) -> Filter:
        """Cards to look for: where no zone is named, those that the rules mean."""
        return self.noted_filter(node, self.lower(node, filters.filter_of, True))

    def open_filter(self, node: Node, group: bool = False) -> Filter:
        """Cards of any zone, unless the filter names one: for cards that are known already (`group`: several of them)."""
        made = self.lower(node, filters.filter_of, False)
        if made.group and not group:
            raise NotRunnable(node, "one card is not a group")
        return self.noted_filter(node, made)

    def test(self, node: Node) -> Test | None:
        """A test of one card; None for one that every card passes."""
        made = self.lower(node, filters.test_of)
        return None if made is None else self.noted_test(node, made)

    def pattern(self, node: Node) -> Pattern:
        """The events that an event node means: for triggers, and for replacement effects that wait for one."""
        made = self.lower(node, events.pattern)
        return made if self.record is None else self.record.pattern(node, made)

    # -- what lasts
    def duration(self, node: Node) -> Duration:
        return self.lower(node, changes.duration)

    def duration_of(self, effect: Node) -> Node:
        """How long it lasts: as it says, or as the sentence around it does."""
        found = effect.node("duration")
        return self.lasting if found == FOREVER else found

    def passive(self, effect: Node, works_in: int) -> PassiveParts:
        """What an effect of a Static ability comes down to. `works_in`: the bits of the zones in which the ability works."""
        out = PassiveParts()
        fixed = self.fixed  # a passive ability never begins to resolve: its counts are always taken anew
        self.fixed = []
        self.lower(effect, changes.passive, works_in, None, out)
        self.fixed = fixed
        return out

    def locked(self, mods: tuple[Node, ...], duration: Node) -> list[Change]:
        """The changes of a one-shot effect: of mods (of a Modify), or of one Forbid, Permit or Must. Its cards and amounts are
        fixed when it is made."""
        return [self.lower(mod, changes.locked, duration) for mod in mods]

    def ability(self, node: Node) -> Ability:
        """A quoted ability, which an effect gives."""
        return abilities.quoted(self, node)

    # -- choices and costs
    def count(self, node: Node) -> Count:
        return choices.count(self, node)

    def what(self, node: Node) -> Reference:
        """A reference that an operation acts on: what has to be chosen for it is chosen first."""
        return choices.what(self, node)

    def slot_of(self, node: Node) -> int:
        """The slot of an introducer; one of our own if nothing in the text refers to it."""
        slot = node.number("slot") or self.at.new_slot()
        self.at.names |= 1 << slot
        return slot

    def named_slot(self, node: Node) -> int:
        """The slot of an introducer that the text refers to; 0: it does not."""
        return self.slot_of(node) if node.number("slot") else 0

    def cost(self, nodes: tuple[Node, ...], mark: int, label: str = "") -> list[CostPart]:
        """The parts of a cost; `mark`: the optional cost that they belong to, or -1."""
        return costs.cost(self, nodes, mark, label)

    def paid_for(self, node: Node) -> bool:
        """Is what the node does the price of an automatic ability, whose counts the rules lock as it begins to wait?"""
        return self.sort == "automatic" and self.profile.locks_costs and (node.kind != "May" or self.asked_if_done)

    # -- effects
    def effect(self, node: Node) -> None:
        """Emit the operations of one effect."""
        own = self.profile.own_effects.get(node.kind)
        if own is not None and self.lower(node, own) is not False:
            return
        if scopes.modify_each(self, node):
            return
        if node.kind not in EFFECTS:
            raise NotRunnable(node, "this effect is not supported")
        self.lower(node, EFFECTS[node.kind])

    def sequence(self, nodes: tuple[Node, ...]) -> None:
        """Effects in the order in which they are written."""
        scopes.sequence(self, nodes)

    def one_clause(self, kind: str, *details: str) -> str:
        """The clause that an operation bears: of several, the first."""
        return self.profile.clause(kind, *details).split(", ")[0] or self.profile.usual_clause

    # -- scripts
    @contextmanager
    def new_script(self, node: Node) -> Iterator[None]:
        """The script of an ability of its own; afterwards the lowering goes on with the one around it."""
        around = vars(self).copy()
        self.begin(highest_slot(node) + 1)
        for found in node.walk():
            if "slot" in dict(found.fields) and found.number("slot") > 0 and found.kind != "Roll":
                self.at.names |= 1 << found.number("slot")
        try:
            yield
        finally:
            vars(self).update(around)

    def finish(self, ability: Ability) -> None:
        """Give the ability the script that was put together."""
        at = self.at
        if at.hides:
            at.emit(HideAgain(""))
        mark_shuffled(at.script.ops)
        at.script.fixed = self.fixed
        ability.program = at.script
        ability.slots = at.slots
        ability.numbers = FIRST_FIXED + len(self.fixed)

    # -- for rehearsals: what is worked out or emitted next is noted
    def note(self, node: Node) -> None:
        if self.record is not None:
            number = self.record.watch(node)
            if number >= 0:
                self.at.emit(NoteOp(self.record.notes, number))

    def noted_test(self, node: Node, made: Test) -> Test:
        return made if self.record is None else self.record.test(node, made)

    def noted_filter(self, node: Node, made: Filter) -> Filter:
        return made if self.record is None else self.record.filter(node, made)

    def noted_change(self, node: Node, made: Change) -> Change:
        return made if self.record is None else self.record.change(node, made)
