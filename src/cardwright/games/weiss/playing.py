"""8.6: playing and resolving a character, an event, an activated ability, an automatic ability."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import run_ops
from cardwright.effects.cost_rules import use_up
from cardwright.effects.script import Resolve, Script
from cardwright.games.weiss import terms
from cardwright.games.weiss.costs import play_cost, stock_payment
from cardwright.games.weiss.keyword_use import FOLLOWED, USABLE, cite_keyword, cite_sunder, used_events
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import BY_RULE, MOVE, PLAYED, PUT, RESOLVE, TO_PLAY, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import option, value_of
from cardwright.kernel.waiting import context_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

ANY_POSITION: Final = [option(terms.POSITION, p) for p in range(1, terms.POSITION_COUNT + 1)]
ABILITY_PLAYED: Final = 0  # the verb of a PLAYED event
CARD_PLAYED: Final = 1


def play_of_card(t: Table, player: int, card: Card) -> Todo:
    """A player plays a card from their hand (8.6.2.1)."""
    k = t.look(card)
    if t.trace is not None and k.stats[terms.LEVEL_STAT] == 0 and not k.types & terms.CLIMAX:
        t.cite("8.6.2.1.1.1")
    if k.types & terms.CHARACTER:
        return PlayCharacter(player, card.ref())
    if k.types & terms.EVENT:
        if t.trace is not None and k.subtypes & terms.COUNTER_ICON and player == t.active:
            t.cite("2.8.2.1")
        play = card.form.play
        assert play is not None
        return PlayEvent(player, Context(card.ref(), player, play))
    return PlayClimax(player, card.ref())


def play_of_standby(t: Table, pending: Pending) -> Todo:
    """8.7.3: an automatic ability in standby is played, wherever its card is now (8.7.7), and resolved."""
    if t.trace is not None:
        for clause in ("8.1.1", "4.1.1.1", "8.6.1", "8.7.1", "8.7.3", "8.7.7", "4.3.5"):
            t.cite(clause)
    c = context_of(pending)
    c.stamp = t.next_stamp()
    if t.trace is not None:
        cite_keyword(t, c.ability.flags)
    if c.ability.flags & (USABLE | FOLLOWED):
        return ResolveStandby(c)
    return resolve(t, c)


class ResolveStandby(Procedure):
    """An automatic ability with a keyword that is used by resolving it."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.since = 0

    def execute(self, t: Table) -> Todo:
        """8.6.2.4.4, 8.6.3"""
        self.since = len(t.history)
        return resolve(t, self.context.copy())

    def note_use(self, t: Table) -> Todo:
        """8.7.3"""
        if t.trace is not None and self.context.ability.flags & FOLLOWED:
            cite_sunder(t, self.context, self.since)
        return happen(t, used_events(t, self.context, self.since))

    def handles(self, ref: int, ability: int) -> bool:
        return self.context.source == ref and self.context.ability.number == ability

    # -- generated from the steps above: make steps
    EXECUTE: Final = 0
    NOTE_USE: Final = 1

    def tag(self) -> int:
        return 5021

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.execute(t)  # 8.6.2.4.4, 8.6.3
            elif at == 1: todo = self.note_use(t)  # 8.7.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return RESOLVE_STANDBY_CLAUSES

    def copy(self) -> Procedure:
        p = ResolveStandby(self.context.copy())
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.since = self.since
        return p

    def save(self, w: Writer) -> None:
        w.context(self.context)
        w.num(self.since)
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


class PlayCharacter(Procedure):
    """8.6.2: a character is played from the hand."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.cost = 0

    def choose_position(self, t: Table) -> Todo:
        """8.6.2, 8.6.2.1, 8.6.2.2, 8.6.2.2.1, 6.5.1.2.1"""
        return Ask(self.player, terms.ASK_POSITION, "8.6.2.2.1", ANY_POSITION, self.card)

    def pay(self, t: Table) -> Todo:
        """8.6.2.3, 8.6.2.3.1, 2.7.2"""
        card = t.cards[id_of(self.card)]
        self.cost = play_cost(t, self.player, card)
        return pay_for_card(t, self.player, card, self.cost)

    def place(self, t: Table) -> Todo:
        """8.6.2.4, 8.6.2.4.1"""
        card = t.cards[id_of(self.card)]
        return happen(t, [Event(
            MOVE, card.ref(), self.player, 0, RESOLVE, -1, self.player, terms.HAND, terms.STAGE, value_of(self.answer), BY_RULE, -1,
            "8.6.2.4.1", terms.FROM_PLAY,
        )])

    def played(self, t: Table) -> Todo:
        """8.6.2.4"""
        return happen(t, [played_event(t.cards[id_of(self.card)], self.player, self.cost)])

    # -- generated from the steps above: make steps
    CHOOSE_POSITION: Final = 0
    PAY: Final = 1
    PLACE: Final = 2
    PLAYED: Final = 3

    def tag(self) -> int:
        return 5008

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.choose_position(t)  # 8.6.2, 8.6.2.1, 8.6.2.2, 8.6.2.2.1, 6.5.1.2.1
            elif at == 1: todo = self.pay(t)  # 8.6.2.3, 8.6.2.3.1, 2.7.2
            elif at == 2: todo = self.place(t)  # 8.6.2.4, 8.6.2.4.1
            elif at == 3: todo = self.played(t)  # 8.6.2.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return PLAY_CHARACTER_CLAUSES

    def copy(self) -> Procedure:
        p = PlayCharacter(self.player, self.card)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.cost = self.cost
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.num(self.card)
        w.num(self.cost)
    # -- end of generated


def pay_for_card(t: Table, player: int, card: Card, cost: int) -> Todo:
    """2.7.2: cards from the stock, as many as the cost says."""
    if t.priced or t.looks[card.id].prices:
        use_up(t, card)
    if cost == 0:
        return None
    return happen(t, stock_payment(t, player, cost, card.ref(), -1, "2.7.2"))


def played_event(card: Card, player: int, cost: int) -> Event:
    return Event(PLAYED, card.ref(), player, cost, CARD_PLAYED, card.ref(), player, terms.HAND, clause="8.6.2.4")


class PlayClimax(Procedure):
    """8.6.2: a climax is played from the hand. It has no cost (2.7.1)."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def place(self, t: Table) -> Todo:
        """8.6.2, 8.6.2.1, 8.6.2.1.2.1, 8.6.2.4.3"""
        return happen(t, [Event(
            MOVE, self.card, self.player, 0, RESOLVE, -1, self.player, terms.HAND, terms.CLIMAX_AREA, 0, BY_RULE, -1, "8.6.2.4.3",
            terms.FROM_PLAY,
        )])

    def played(self, t: Table) -> Todo:
        """8.6.2.4"""
        return happen(t, [played_event(t.cards[id_of(self.card)], self.player, 0)])

    # -- generated from the steps above: make steps
    PLACE: Final = 0
    PLAYED: Final = 1

    def tag(self) -> int:
        return 5009

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.place(t)  # 8.6.2, 8.6.2.1, 8.6.2.1.2.1, 8.6.2.4.3
            elif at == 1: todo = self.played(t)  # 8.6.2.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return PLAY_CLIMAX_CLAUSES

    def copy(self) -> Procedure:
        p = PlayClimax(self.player, self.card)
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.num(self.card)
    # -- end of generated


class PlayEvent(Procedure):
    """8.6.2: an event card is played from the hand."""

    def __init__(self, player: int, context: Context) -> None:
        super().__init__()
        self.player = player
        self.context = context
        self.cost = 0
        self.since = 0  # how long the history was when its effect began

    def pay(self, t: Table) -> Todo:
        """8.6.2, 8.6.2.1, 8.6.2.3, 8.6.2.3.1, 2.7.2"""
        card = t.cards[id_of(self.context.source)]
        self.cost = play_cost(t, self.player, card)
        return pay_for_card(t, self.player, card, self.cost)

    def to_resolution_zone(self, t: Table) -> Todo:
        """8.6.2.4.2, 3.13.1.1, 6.5.1.2.2"""
        return happen(t, [Event(
            MOVE, self.context.source, self.player, 0, TO_PLAY, -1, self.player, terms.HAND, terms.RESOLUTION, 0, BY_RULE, -1,
            "8.6.2.4.2", terms.FROM_PLAY,
        )])

    def execute(self, t: Table) -> Todo:
        """8.6.2.4, 8.6.2.4.2"""
        c = self.context
        card = t.cards[id_of(c.source)]
        c.source = card.ref()
        c.stamp = t.next_stamp()
        return happen(t, [played_event(card, self.player, self.cost)])

    def effect(self, t: Table) -> Todo:
        """8.6.2.4.2, 8.6.3"""
        self.since = len(t.history)
        return resolve(t, self.context.copy())

    def note_use(self, t: Table) -> Todo:
        """8.6.2.4.2"""
        return happen(t, used_events(t, self.context, self.since)) if self.context.ability.flags & USABLE else None

    def clear(self, t: Table) -> Todo:
        """8.6.2.4.2, 3.13.1.1"""
        card = t.cards[id_of(self.context.source)]
        if card.zone != terms.RESOLUTION:
            return None
        return happen(t, [Event(
            MOVE, card.ref(), card.owner, 0, PUT, -1, -1, terms.RESOLUTION, terms.WAITING_ROOM, 0, BY_RULE, -1, "8.6.2.4.2"
        )])

    # -- generated from the steps above: make steps
    PAY: Final = 0
    TO_RESOLUTION_ZONE: Final = 1
    EXECUTE: Final = 2
    EFFECT: Final = 3
    NOTE_USE: Final = 4
    CLEAR: Final = 5

    def tag(self) -> int:
        return 5010

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.pay(t)  # 8.6.2, 8.6.2.1, 8.6.2.3, 8.6.2.3.1, 2.7.2
            elif at == 1: todo = self.to_resolution_zone(t)  # 8.6.2.4.2, 3.13.1.1, 6.5.1.2.2
            elif at == 2: todo = self.execute(t)  # 8.6.2.4, 8.6.2.4.2
            elif at == 3: todo = self.effect(t)  # 8.6.2.4.2, 8.6.3
            elif at == 4: todo = self.note_use(t)  # 8.6.2.4.2
            elif at == 5: todo = self.clear(t)  # 8.6.2.4.2, 3.13.1.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return PLAY_EVENT_CLAUSES

    def copy(self) -> Procedure:
        p = PlayEvent(self.player, self.context.copy())
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.cost = self.cost
        p.since = self.since
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.context(self.context)
        w.num(self.cost)
        w.num(self.since)
    # -- end of generated


# -- generated from the steps above: make steps
RESOLVE_STANDBY_CLAUSES: Final[tuple[str, ...]] = ("8.6.2.4.4, 8.6.3", "8.7.3")
PLAY_CHARACTER_CLAUSES: Final[tuple[str, ...]] = (
    "8.6.2, 8.6.2.1, 8.6.2.2, 8.6.2.2.1, 6.5.1.2.1", "8.6.2.3, 8.6.2.3.1, 2.7.2", "8.6.2.4, 8.6.2.4.1", "8.6.2.4",
)
PLAY_CLIMAX_CLAUSES: Final[tuple[str, ...]] = ("8.6.2, 8.6.2.1, 8.6.2.1.2.1, 8.6.2.4.3", "8.6.2.4")
PLAY_EVENT_CLAUSES: Final[tuple[str, ...]] = (
    "8.6.2, 8.6.2.1, 8.6.2.3, 8.6.2.3.1, 2.7.2", "8.6.2.4.2, 3.13.1.1, 6.5.1.2.2", "8.6.2.4, 8.6.2.4.2",
    "8.6.2.4.2, 8.6.3", "8.6.2.4.2", "8.6.2.4.2, 3.13.1.1",
)
# -- end of generated
