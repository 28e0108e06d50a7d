"""Replacement effects: an event that would happen is exchanged for another before it happens."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.kernel import asking, happening
from cardwright.kernel.arriving import look_on_arrival
from cardwright.kernel.cards import ID_MASK
from cardwright.kernel.contexts import Context, Delayed, Pending
from cardwright.kernel.continuous import CHANGES, WATCHES
from cardwright.kernel.events import MOVE, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import DONE, REPLACE, option, value_of, verb_of
from cardwright.kernel.triggers import note_use, times_used

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.faces import Look
    from cardwright.kernel.table import Table


def mark(source: int, ability: int) -> int:
    """How an event remembers that this card's replacement effect has been applied to it."""
    return source * 65536 + ability


def candidates(t: Table, e: Event) -> list[Pending]:
    """The replacement effects that apply to this event and have not yet been applied to it."""
    if t.dirty:
        refresh(t)
    out: list[Pending] = []
    bit = 1 << e.kind
    field = t.rules.field
    if watched(t, e, bit):
        looks = t.outlook.looks
        for p in range(2):
            for id in t.zones[field * 2 + p]:
                k = looks[id]
                if k.replaces & bit:
                    c = t.cards[id]
                    collect(t, e, c.ref(), c.controller, field, k, out)
        for id in t.working_off_field:
            k = looks[id]
            if k.replaces & bit:
                c = t.cards[id]
                collect(t, e, c.ref(), c.controller, c.zone, k, out)
        for s in t.waiting_replacements:
            replacement = s.ability.replacement
            if replacement is not None and replacement.watches & bit:
                if waiting_mark(s.stamp) not in e.spent and replacement.applies(t, e, s.given):
                    out.append(Pending(s.controller, s.source, s.ability, e, s.given))
    if e.kind == MOVE and e.goal == field:
        entering = t.at(e.subject)
        if entering is not None and entering.zone != field:
            k = t.outlook.looks[entering.id]
            form = t.rules.enters_as(t, entering, e)
            if form is not entering.form:
                k = form.look
            elif t.outlook.gives_abilities or (entering.form.passive_zones >> field & 1 and other_abilities(entering, k)):
                k = look_on_arrival(t, entering, field, e.player)
            if k.replaces & bit:
                collect(t, e, e.subject, e.player, field, k, out)
    return out


def other_abilities(c: Card, k: Look) -> bool:
    """Could the card have other replacement effects where it arrives than here, although nothing there gives or takes any? It could
    if effects change it here, or if a printed passive ability of its own gives it some."""
    if k is not c.form.look:
        return True
    for a in c.form.look.abilities:
        for change in a.changes:
            if change.writes & (WATCHES | CHANGES):
                return True
    return False


def waiting_mark(stamp: int) -> int:
    """How an event remembers that a replacement effect which an effect made has been applied to it."""
    return -1 - stamp


def collect(t: Table, e: Event, ref: int, controller: int, zone: int, look: Look, out: list[Pending]) -> None:
    for a in look.abilities:
        replacement = a.replacement
        if replacement is None or not replacement.watches >> e.kind & 1 or not a.zones >> zone & 1:
            continue
        if (a.about_itself and e.subject != ref) or mark(ref, a.number) in e.spent:
            continue
        if a.per_turn > 0 and times_used(t, ref, a.number) >= a.per_turn:
            continue
        context = Context(ref, controller, a, e)
        if replacement.applies(t, e, context):
            out.append(Pending(controller, ref, a, e, context))


def watched(t: Table, e: Event, bit: int) -> bool:
    """Could a replacement effect in force apply to this event: one about others, or one of the card that it happens to?"""
    if t.outlook.replaced_by_others & bit:
        return True
    return t.outlook.replaced_events & bit != 0 and e.subject >= 0 and t.outlook.looks[e.subject & ID_MASK].replaces & bit != 0


def may_be_replaced(t: Table, events: list[Event]) -> bool:
    """Does anything apply at all?"""
    field = t.rules.field
    for e in events:
        if (t.outlook.replaced_events >> e.kind & 1 and watched(t, e, 1 << e.kind)) or (e.goal == field and e.kind == MOVE):
            if candidates(t, e):
                return True
    return False


def use_up(t: Table, mark: int, e: Event) -> None:
    """A replacement effect that an effect made to be applied once has been applied: it is gone, or what is left of it remains."""
    for i in range(len(t.waiting_replacements)):
        s = t.waiting_replacements[i]
        if s.once and waiting_mark(s.stamp) == mark:
            replacement = s.ability.replacement
            assert replacement is not None
            rest = replacement.left(t, e, s.given)
            worn: list[Delayed] = []
            if rest is not None:
                worn.append(
                    Delayed(s.controller, s.source, s.ability, rest, True, s.until, s.until_turn, s.until_player, s.stamp)
                )
            t.waiting_replacements = t.waiting_replacements[:i] + worn + t.waiting_replacements[i + 1 :]
            t.dirty = True
            return


def replacement_labels(t: Table, found: list[Pending]) -> list[str]:
    """What a player reads who chooses between these effects: whose it is, and its text."""
    out: list[str] = []
    for p in found:
        text = p.ability.text if p.ability.text else t.library.abilities[p.ability.number].text
        out.append(f"{t.cards[p.source & ID_MASK].form.name}: {' '.join(text.split())}")
    return out


def spent_mark(t: Table, chosen: Pending) -> int:
    """What to remember an applied replacement effect by."""
    for s in t.waiting_replacements:
        if s.given is chosen.given:
            return waiting_mark(s.stamp)
    return mark(chosen.source, chosen.ability.number)


def instead_of_another(t: Table, e: Event) -> bool:
    """Is it something else that a replacement effect does, not the event itself in another shape?"""
    return e.ability >= 0 and t.library.abilities[e.ability].replacement is not None


class Happen(Procedure):
    """Events of which some may be replaced. Each is settled in turn, and what an effect costs is paid as soon as it is agreed to,
    so that nothing pays for two of them; then all are performed together."""

    def __init__(self, events: list[Event], batch: int) -> None:
        super().__init__()
        self.batch = batch  # of the operation that lets them happen; 0 if none does
        self.events = events  # still to be settled; the first is being settled
        self.settled: list[Event] = []
        self.follow: list[Event] = []  # events whose replacement does more once all is performed
        self.given: list[Context] = []  # and what those effects go by
        self.chosen: list[Context] = []  # the effect that is being applied to the first event
        self.mark = 0  # and what the event will remember it by
        self.failed: list[int] = []  # the marks of those that could not be applied to it, because they could not be paid

    def choose(self, t: Table) -> Todo:
        """@replacement_order"""
        if not self.events:
            self.next = self.PERFORM
            return None
        e = self.events[0]
        found = self._candidates(t, e)
        if t.rules.one_replacement and e.spent and not instead_of_another(t, e):
            found = []
        player = e.player
        if found:
            player, found = t.rules.replacement_turn(t, e, found)
        if not found:
            self._settle(e)
            self.next = self.CHOOSE
            return None
        first = found[0].ability.replacement
        assert first is not None
        if len(found) == 1 and not first.optional:
            self.answer = option(REPLACE, 0)
            return None
        options: list[int] = []
        forced = False
        for i in range(len(found)):
            replacement = found[i].ability.replacement
            assert replacement is not None
            forced = forced or not replacement.optional
            given = found[i].given
            if not replacement.optional or given is None or replacement.possible(t, e, given):
                options.append(option(REPLACE, i))
        if not forced:
            options.append(option(DONE))
            if t.trace is not None and "@replacement_optional" in t.rules.topics:
                t.cite("@replacement_optional")
        about = found[0].source if len(found) == 1 else -1
        ability = found[0].ability.number if len(found) == 1 else -1
        clause = t.rules.topics["@replacement_order"][0]
        return Ask(player, asking.WHICH_REPLACEMENT, clause, options, about, ability, labels=replacement_labels(t, found))

    def agree(self, t: Table) -> Todo:
        """@replacement_apply"""
        e = self.events[0]
        found = self._candidates(t, e)
        among = t.rules.replacement_turn(t, e, found)[1]
        if verb_of(self.answer) == DONE:
            self._decline(t, e, among, len(found))
            self.next = self.CHOOSE
            return None
        chosen = among[value_of(self.answer)]
        assert chosen.given is not None
        context = chosen.given.copy()
        context.event = e
        context.pc = 0
        context.phase = 0
        self.mark = spent_mark(t, chosen)
        self.chosen = [context]
        return None

    def pay(self, t: Table) -> Todo:
        """@replacement_apply"""
        c = self.chosen[0]
        c.answer = self.answer
        replacement = c.ability.replacement
        assert replacement is not None
        todo = replacement.agree(t, self._replaced(), c)
        if todo is not None:
            self.next = self.PAY
        elif not replacement.agreed(c):
            if t.trace is not None:
                t.cite("@cost_unpayable")
            self.failed.append(self.mark)
            self.next = self.CHOOSE
        return todo

    def replace(self, t: Table) -> Todo:
        """@replacement_apply, @replacement_perform"""
        e = self.events[0]
        c = self.chosen[0]
        replacement = c.ability.replacement
        assert replacement is not None
        replaced = self._replaced()
        self.events = replacement.replace(t, e, c, replaced.spent) + self.events[1:]
        self.failed = []
        use_up(t, self.mark, e)
        if c.ability.per_turn > 0:
            note_use(t, c.source, c.ability.number)
        if replacement.follows:
            self.follow.append(replaced)
            self.given.append(c)
        self.next = self.CHOOSE
        return None

    def _replaced(self) -> Event:
        """The first event, as what is done in its place will remember it."""
        e = self.events[0]
        return e.but(spent=e.spent + (self.mark,))

    def _candidates(self, t: Table, e: Event) -> list[Pending]:
        found = candidates(t, e)
        if self.failed:
            found = [p for p in found if spent_mark(t, p) not in self.failed]
        return found

    def _settle(self, e: Event) -> None:
        """It will happen so; on to the next."""
        self.settled.append(e)
        self.events = self.events[1:]
        self.failed = []

    def _decline(self, t: Table, e: Event, among: list[Pending], found: int) -> None:
        """None of these effects is applied; if others have their turn after them, they still may be."""
        if len(among) == found:
            self._settle(e)
            return
        spent = e.spent
        for p in among:
            spent = spent + (spent_mark(t, p),)
        self.events = [e.but(spent=spent)] + self.events[1:]

    def perform(self, t: Table) -> Todo:
        """@replacement_apply"""
        t.grouping = self.batch
        todo = happening.perform_together(t, self.settled)
        t.grouping = 0
        return todo

    def and_then(self, t: Table) -> Todo:
        """@replacement_instead"""
        if not self.follow:
            return None
        e = self.follow[0]
        context = self.given[0].copy()
        self.follow = self.follow[1:]
        self.given = self.given[1:]
        self.next = self.AND_THEN
        replacement = context.ability.replacement
        assert replacement is not None
        return replacement.follow(t, e, context)

    # -- generated from the steps above: make steps
    CHOOSE: Final = 0
    PAY: Final = 2
    PERFORM: Final = 4
    AND_THEN: Final = 5
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "@replacement_order", "@replacement_apply", "@replacement_apply", "@replacement_apply, @replacement_perform",
        "@replacement_apply", "@replacement_instead",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose(t)  # @replacement_order
            elif at == 1: todo = self.agree(t)  # @replacement_apply
            elif at == 2: todo = self.pay(t)  # @replacement_apply
            elif at == 3: todo = self.replace(t)  # @replacement_apply, @replacement_perform
            elif at == 4: todo = self.perform(t)  # @replacement_apply
            elif at == 5: todo = self.and_then(t)  # @replacement_instead
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Happen(self.events[:], self.batch)
        p.settled = self.settled[:]
        p.follow = self.follow[:]
        p.given = [x.copy() for x in self.given]
        p.chosen = [x.copy() for x in self.chosen]
        p.mark = self.mark
        p.failed = self.failed[:]
        return p
    # -- end of generated
