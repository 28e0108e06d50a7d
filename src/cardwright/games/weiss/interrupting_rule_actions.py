"""9.1.2.1: rule actions that interrupt whatever is being done: a reshuffle (9.2) and a level up (9.3). Never inside a cost."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.damage import DamageProcess, in_damage_process
from cardwright.games.weiss.shot_icon import miss
from cardwright.games.weiss.zones import FULL_CLOCK
from cardwright.kernel.events import BY_COST, DAMAGE, Event, moved, player_loses, shuffled
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

FIRST_CARD: Final = option(CARD)


def aftermath(t: Table, done: list[Event]) -> Todo:
    """What follows at once: interrupting rule actions, and the Damage Process where damage is dealt (4.10)."""
    if (to_interrupt(t, 0) or to_interrupt(t, 1)) and not in_rule_action(t):
        if t.trace is not None and done and done[0].cause == BY_COST:
            t.cite("9.2.3")  # it had to wait for the end of the cost
            t.cite("9.3.3")
        return Interrupt(damage_of(done))
    for e in done:
        if e.kind == DAMAGE:
            return DamageProcess(damage_of(done))
    if t.delayed:
        miss(t, done)
    return None


def in_rule_action(t: Table) -> bool:
    """9.1.2.1.1: is one of these being executed? It is completed before the next."""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, Interrupt):
            return frame.at == Interrupt.CARRY_OUT
    return False


def damage_of(done: list[Event]) -> list[Event]:
    return [e for e in done if e.kind == DAMAGE]


def must_level_up(t: Table, player: int) -> bool:
    """9.3.1"""
    return len(t.zones[terms.CLOCK * 2 + player]) >= FULL_CLOCK


def must_reshuffle(t: Table, player: int) -> bool:
    """9.2.1, 9.2.2.1: the deck is empty, and there is something to reshuffle, or the player loses for want of it."""
    if t.zones[terms.DECK * 2 + player]:
        return False
    if t.zones[terms.WAITING_ROOM * 2 + player]:
        return True
    if in_damage_process(t, player):
        for id in t.zones[terms.RESOLUTION * 2 + player]:
            if t.look(t.cards[id]).types & terms.CLIMAX:
                t.cite("9.2.2.1")
                return False
    return True


def to_interrupt(t: Table, player: int) -> bool:
    return must_level_up(t, player) or must_reshuffle(t, player)


class Interrupt(Procedure):
    """9.1.2.1: what must be done at once, the turn player's first."""

    def __init__(self, damage: list[Event]) -> None:
        super().__init__()
        self.damage = damage  # damage that was about to be dealt when the rules stepped in
        self.player = 0

    def which(self, t: Table) -> Todo:
        """9.1.2.1, 9.1.2.1.1, 9.1.2.1.1.1"""
        self.player = t.active
        if not to_interrupt(t, self.player):
            self.player = 1 - t.active
            if not to_interrupt(t, self.player):
                self.next = self.GO_ON
                return None
        up = must_level_up(t, self.player)
        shuffle = must_reshuffle(t, self.player)
        if up and shuffle:
            return Ask(
                self.player, terms.ASK_RULE_ACTION, "9.1.2.1.1.2", [option(terms.LEVEL_UP), option(terms.RESHUFFLE)]
            )
        self.answer = option(terms.LEVEL_UP if up else terms.RESHUFFLE)
        return None

    def carry_out(self, t: Table) -> Todo:
        """9.1.1, 9.1.2.1"""
        self.next = self.WHICH
        if verb_of(self.answer) == terms.LEVEL_UP:
            return LevelUp(self.player)
        return reshuffle(t, self.player)

    def go_on(self, t: Table) -> Todo:
        """9.1.2.1"""
        return DamageProcess(self.damage) if self.damage else None

    # -- generated from the steps above: make steps
    WHICH: Final = 0
    CARRY_OUT: Final = 1
    GO_ON: Final = 2
    CLAUSES: ClassVar[tuple[str, ...]] = ("9.1.2.1, 9.1.2.1.1, 9.1.2.1.1.1", "9.1.1, 9.1.2.1", "9.1.2.1")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.which(t)  # 9.1.2.1, 9.1.2.1.1, 9.1.2.1.1.1
            elif at == 1: todo = self.carry_out(t)  # 9.1.1, 9.1.2.1
            elif at == 2: todo = self.go_on(t)  # 9.1.2.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Interrupt(self.damage[:])
        p.player = self.player
        return p
    # -- end of generated


def reshuffle(t: Table, player: int) -> Todo:
    """9.2.2: the waiting room becomes the deck, shuffled. Without a waiting room the player loses at once (9.2.2.1)."""
    room = t.zones[terms.WAITING_ROOM * 2 + player]
    if not room:
        t.cite("1.2.2")
        return happen(t, [player_loses(player, clause="9.2.2.1")])
    return Reshuffle(player)


class Reshuffle(Procedure):
    """9.2: a deck that has run out is made anew from the waiting room."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def move_cards(self, t: Table) -> Todo:
        """9.2.1, 9.2.2, 3.2.3.2"""
        p = self.player
        events: list[Event] = []
        for id in t.zones[terms.WAITING_ROOM * 2 + p]:
            events.append(moved(t.cards[id], to=terms.DECK, player=p, clause="9.2.2"))
        return happen(t, events)

    def shuffle(self, t: Table) -> Todo:
        """9.2.2, 3.2.4"""
        t.shuffle(terms.DECK, self.player)
        return happen(t, [shuffled(self.player, terms.DECK, clause="9.2.2")])

    def refresh_point(self, t: Table) -> Todo:
        """9.2.2, 9.2.4"""
        p = self.player
        t.set_number(terms.REFRESH_POINTS, p, t.number(terms.REFRESH_POINTS, p) + 1)
        return happen(t, [Event(terms.REFRESHED, -1, p, clause="9.2.4")])

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("9.2.1, 9.2.2, 3.2.3.2", "9.2.2, 3.2.4", "9.2.2, 9.2.4")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.move_cards(t)  # 9.2.1, 9.2.2, 3.2.3.2
            elif at == 1: todo = self.shuffle(t)  # 9.2.2, 3.2.4
            elif at == 2: todo = self.refresh_point(t)  # 9.2.2, 9.2.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return Reshuffle(self.player)
    # -- end of generated


class LevelUp(Procedure):
    """9.3: one of the seven lowest cards of the clock goes to the level, the other six to the waiting room."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def choose(self, t: Table) -> Todo:
        """9.3.1, 9.3.2, 3.8.3"""
        clock = t.zones[terms.CLOCK * 2 + self.player]
        return Ask(self.player, terms.ASK_LEVEL_UP, "9.3.2", [FIRST_CARD + id for id in clock[:FULL_CLOCK]])

    def move_cards(self, t: Table) -> Todo:
        """9.3.2, 3.9.1"""
        p = self.player
        clock = t.zones[terms.CLOCK * 2 + p]
        chosen = value_of(self.answer)
        events = [moved(t.cards[chosen], to=terms.LEVEL, player=p, clause="9.3.2")]
        for id in clock[:FULL_CLOCK]:
            if id != chosen:
                card = t.cards[id]
                events.append(moved(card, to=terms.WAITING_ROOM, clause="9.3.2"))
        return happen(t, events)

    def leveled_up(self, t: Table) -> Todo:
        """9.3.2"""
        card = t.cards[value_of(self.answer)]
        return happen(t, [Event(terms.LEVELED_UP, card.ref(), self.player, clause="9.3.2")])

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("9.3.1, 9.3.2, 3.8.3", "9.3.2, 3.9.1", "9.3.2")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose(t)  # 9.3.1, 9.3.2, 3.8.3
            elif at == 1: todo = self.move_cards(t)  # 9.3.2, 3.9.1
            elif at == 2: todo = self.leveled_up(t)  # 9.3.2
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return LevelUp(self.player)
    # -- end of generated
