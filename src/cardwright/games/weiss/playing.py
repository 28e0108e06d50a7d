"""8.6: playing and resolving a character, an event, an activated ability, an automatic ability."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.base import run_ops
from cardwright.effects.cost_rules import use_up
from cardwright.effects.script import OfAbility, Resolve, Script
from cardwright.games.weiss import terms
from cardwright.games.weiss.keyword_use import USABLE, cite_keyword, used_events
from cardwright.games.weiss.stock_costs import play_cost, stock_payment
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import PLAYED, RESOLVE, TO_PLAY, TOP, Event, moved
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import option, value_of
from cardwright.kernel.waiting import context_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

ANY_POSITION: Final = [option(terms.POSITION, p) for p in range(1, terms.POSITION_COUNT + 1)]
ABILITY_PLAYED: Final = 0  # the verb of a PLAYED event
CARD_PLAYED: Final = 1

# Which card it is: the order of the clauses in the steps below, and how and where each is placed.
A_CHARACTER: Final = 0
AN_EVENT: Final = 1
A_CLIMAX: Final = 2
PLACED: Final = (
    (RESOLVE, terms.STAGE, "8.6.2.4.1"), (TO_PLAY, terms.RESOLUTION, "8.6.2.4.2"), (RESOLVE, terms.CLIMAX_AREA, "8.6.2.4.3"),
)


def play_of_card(t: Table, player: int, card: Card) -> PlayCard:
    """A player plays a card from their hand (8.6.2.1)."""
    k = t.look(card)
    if t.trace is not None:
        if k.stats[terms.LEVEL_STAT] == 0 and not k.types & terms.CLIMAX:
            t.cite("8.6.2.1.1.1")
        if k.types & terms.EVENT and k.subtypes & terms.COUNTER_ICON and player == t.active:
            t.cite("2.8.2.1")
    variant = A_CHARACTER if k.types & terms.CHARACTER else AN_EVENT if k.types & terms.EVENT else A_CLIMAX
    return PlayCard(variant, player, card.ref())


def play_of_standby(t: Table, pending: Pending) -> Todo:
    """8.7.3: an automatic ability in standby is played, wherever its card is now (8.7.7), and resolved."""
    if t.trace is not None:
        for clause in ("8.1.1", "4.1.1.1", "8.6.1", "8.7.1", "8.7.3", "8.7.7", "4.3.5"):
            t.cite(clause)
    c = context_of(pending)
    c.stamp = t.next_stamp()
    if t.trace is not None:
        cite_keyword(t, c.ability.flags)
    if c.ability.flags & USABLE:
        return ResolveStandby(c)
    return resolve(t, c)


class ResolveStandby(OfAbility):
    """An automatic ability with a keyword that is used by resolving it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.since = 0

    def execute(self, t: Table) -> Todo:
        """8.6.2.4.4, 8.6.3"""
        self.since = len(t.history)
        return resolve(t, self.context.copy())

    def note_use(self, t: Table) -> Todo:
        """8.7.3"""
        return happen(t, used_events(t, self.context, self.since))

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("8.6.2.4.4, 8.6.3", "8.7.3")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.execute(t)  # 8.6.2.4.4, 8.6.3
            elif at == 1: todo = self.note_use(t)  # 8.7.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = ResolveStandby(self.context.copy())
        p.since = self.since
        return p
    # -- end of generated


def resolve(t: Table, c: Context) -> Todo:
    """8.6.2.4.4: the effect is executed, with a context of its own. Everything that it has to choose is chosen then (8.6.3)."""
    script = c.ability.program
    if not isinstance(script, Script):
        return None
    assert script.modal is None and not script.targets, "in this game nothing is chosen before resolution (8.6.3)"
    if script.bind:
        run_ops(t, c, script.bind)
    return Resolve(c) if script.ops else None


class PlayCard(Procedure):
    """8.6.2: a card is played from the hand."""

    def __init__(self, variant: int, player: int, card: int) -> None:
        super().__init__()
        self.variant = variant
        self.player = player
        self.card = card
        self.cost = 0
        self.context: Context | None = None  # of an event, whose text is carried out
        self.since = 0  # how long the history was when its effect began

    def choose_position(self, t: Table) -> Todo:
        """8.6.2, 8.6.2.1, 8.6.2.2, 8.6.2.2.1, 6.5.1.2.1 | 8.6.2, 8.6.2.1 | 8.6.2, 8.6.2.1, 8.6.2.1.2.1"""
        if self.variant == A_CLIMAX:
            self.next = self.PLACE  # it has no cost
        if self.variant != A_CHARACTER:
            return None
        return Ask(self.player, terms.ASK_POSITION, "8.6.2.2.1", ANY_POSITION, self.card)

    def pay(self, t: Table) -> Todo:
        """8.6.2.3, 8.6.2.3.1, 2.7.2 | 8.6.2.3, 8.6.2.3.1, 2.7.2 | 2.7.1"""
        card = t.cards[id_of(self.card)]
        self.cost = play_cost(t, self.player, card)
        if t.outlook.costs_change or t.outlook.looks[card.id].changes_costs:
            use_up(t, card)
        return happen(t, stock_payment(t, self.player, self.cost, self.card, -1, "2.7.2")) if self.cost > 0 else None

    def place(self, t: Table) -> Todo:
        """8.6.2.4, 8.6.2.4.1 | 8.6.2.4.2, 3.13.1.1, 6.5.1.2.2 | 8.6.2.4.3"""
        how, to, clause = PLACED[self.variant]
        place = value_of(self.answer) if self.variant == A_CHARACTER else TOP
        card = t.cards[id_of(self.card)]
        placed = moved(card, to=to, how=how, player=self.player, place=place, flags=terms.FROM_PLAY, clause=clause)
        return happen(t, [placed.by(self.player)])

    def played(self, t: Table) -> Todo:
        """8.6.2.4 | 8.6.2.4, 8.6.2.4.2 | 8.6.2.4"""
        card = t.cards[id_of(self.card)]
        ref = card.ref()
        if self.variant == AN_EVENT:
            play = card.form.play
            assert play is not None
            self.context = Context(ref, self.player, play)
            self.context.stamp = t.next_stamp()
        else:
            self.end()
        e = Event(PLAYED, ref, self.player, amount=self.cost, verb=CARD_PLAYED, origin=terms.HAND, clause="8.6.2.4")
        return happen(t, [e.by(self.player, ref)])

    def execute(self, t: Table) -> Todo:
        """8.6.2.4.2, 8.6.3"""
        assert self.context is not None
        self.since = len(t.history)
        return resolve(t, self.context.copy())

    def note_use(self, t: Table) -> Todo:
        """8.6.2.4.2"""
        c = self.context
        assert c is not None
        return happen(t, used_events(t, c, self.since)) if c.ability.flags & USABLE else None

    def clear(self, t: Table) -> Todo:
        """8.6.2.4.2, 3.13.1.1"""
        card = t.cards[id_of(self.card)]
        if card.zone != terms.RESOLUTION:
            return None
        return happen(t, [moved(card, to=terms.WAITING_ROOM, clause="8.6.2.4.2")])

    # -- generated from the steps above: make steps
    PLACE: Final = 2
    CLAUSES_OF_VARIANTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        (
            "8.6.2, 8.6.2.1, 8.6.2.2, 8.6.2.2.1, 6.5.1.2.1", "8.6.2.3, 8.6.2.3.1, 2.7.2", "8.6.2.4, 8.6.2.4.1",
            "8.6.2.4", "8.6.2.4.2, 8.6.3", "8.6.2.4.2", "8.6.2.4.2, 3.13.1.1",
        ),
        (
            "8.6.2, 8.6.2.1", "8.6.2.3, 8.6.2.3.1, 2.7.2", "8.6.2.4.2, 3.13.1.1, 6.5.1.2.2", "8.6.2.4, 8.6.2.4.2",
            "8.6.2.4.2, 8.6.3", "8.6.2.4.2", "8.6.2.4.2, 3.13.1.1",
        ),
        (
            "8.6.2, 8.6.2.1, 8.6.2.1.2.1", "2.7.1", "8.6.2.4.3", "8.6.2.4", "8.6.2.4.2, 8.6.3", "8.6.2.4.2",
            "8.6.2.4.2, 3.13.1.1",
        ),
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose_position(t)  # 8.6.2, ...
            elif at == 1: todo = self.pay(t)  # 8.6.2.3, 8.6.2.3.1, 2.7.2 | 8.6.2.3, 8.6.2.3.1, 2.7.2 | 2.7.1
            elif at == 2: todo = self.place(t)  # 8.6.2.4, 8.6.2.4.1 | 8.6.2.4.2, 3.13.1.1, 6.5.1.2.2 | 8.6.2.4.3
            elif at == 3: todo = self.played(t)  # 8.6.2.4 | 8.6.2.4, 8.6.2.4.2 | 8.6.2.4
            elif at == 4: todo = self.execute(t)  # 8.6.2.4.2, 8.6.3
            elif at == 5: todo = self.note_use(t)  # 8.6.2.4.2
            elif at == 6: todo = self.clear(t)  # 8.6.2.4.2, 3.13.1.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return self.CLAUSES_OF_VARIANTS[self.variant]

    def twin(self) -> Procedure:
        p = PlayCard(self.variant, self.player, self.card)
        p.cost = self.cost
        p.context = None if self.context is None else self.context.copy()
        p.since = self.since
        return p
    # -- end of generated
