"""10.6.2: playing and resolving a card or an ability, step by step."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.announcing import Announcing, context_to_play, may_change, reveal
from cardwright.effects.base import run_ops
from cardwright.effects.cost_rules import use_up
from cardwright.effects.costs.payable import payable
from cardwright.effects.costs.points import PayPoints
from cardwright.effects.script import X_NUMBER
from cardwright.games.sve import terms
from cardwright.games.sve.affording import USUAL, completable, cost_parts, points_to_pay
from cardwright.games.sve.choices import highest_x
from cardwright.games.sve.zones import has_room
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import BY_COST, RESOLVE, TO_PLAY, moved, number_changed, played
from cardwright.kernel.faces import ACTIVATED, AUTOMATIC, SPELL
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import value_of
from cardwright.kernel.triggers import note_use

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def play_of_card(t: Table, player: int, card: Card, price: int = USUAL) -> Play:
    """A player plays a card, for its cost or for the price that an effect names."""
    play = card.form.play
    assert play is not None
    return Play(player, Context(card.ref(), player, play), True, price)


def play_of_ability(t: Table, player: int, card: Card, index: int) -> Play:
    """A player plays an activated ability of a card (3.1.2.2: and controls it)."""
    if t.trace is not None:
        t.cite("3.1.2.2")
    return Play(player, Context(card.ref(), player, t.look(card).abilities[index]), False, USUAL)


def play_of_pending(t: Table, pending: Pending) -> Play | None:
    """A pending ability is played (10.7.3), even if its card has left its zone (10.7.7). None if it can't be (10.7.3.2)."""
    if t.trace is not None:
        t.cite("10.7.7")
        t.cite("10.7.1")
    if pending.ability.clause == terms.FANFARE and t.look_at(pending.source).bans & terms.NO_FANFARE:
        t.cite("10.3.2")
        return None
    c = context_to_play(t, pending)
    return Play(pending.controller, c, False, USUAL) if c is not None else None


class Play(Announcing):
    """A card or ability is specified, its choices are made, its cost is paid; then it counts as played and is resolved."""

    def __init__(self, player: int, context: Context, is_card: bool, price: int) -> None:
        super().__init__(player, context)
        self.is_card = is_card
        self.price = price
        self.came_from = -1
        self.cost = 0

    def specify(self, t: Table) -> Todo:
        """10.6.2, 10.6.2.1, 10.6.1, 10.1.1"""
        c = self.context
        card = t.cards[id_of(c.source)]
        if self._may_fail(t, card):
            self.keep_way_back(t)
        if self.is_card:
            self.came_from = card.zone
            put = moved(card, to=terms.RESOLUTION, how=TO_PLAY, player=self.player, other=card.zone, clause="10.6.2.1")
            return happen(t, [put.by(self.player)])
        return reveal(t, card, self.player, "10.6.2.1.1") if c.ability.kind == ACTIVATED else None

    def prepare(self, t: Table) -> Todo:
        """10.6.2.2"""
        c = self.context
        if self.is_card:
            c.source = t.cards[id_of(c.source)].ref()
        c.pc = 0
        script = self.script()
        if script.bind:
            run_ops(t, c, script.bind)
        if script.plain():
            self.next = self.DETERMINE_COST
        return None

    def choose_modes(self, t: Table) -> Todo:
        """10.6.2.2.2, 5.17.3"""
        return self.next_mode(t, "10.6.2.2.2")

    def take_mode(self, t: Table) -> Todo:
        """10.6.2.2.2, 5.17.4"""
        return self.add_mode()

    def choose_costs(self, t: Table) -> Todo:
        """10.6.2.2.1"""
        return self.next_cost(t)

    def take_cost(self, t: Table) -> Todo:
        """10.6.2.2.1"""
        return self.settle_cost()

    def choose_x(self, t: Table) -> Todo:
        """10.6.2.2.3, 5.2.1.2.2"""
        script = self.script()
        if not script.asks_x:
            return self.skip()
        return self.ask_x(highest_x(t, self.context, script, self.player), "10.6.2.2.3")

    def take_x(self, t: Table) -> Todo:
        """10.6.2.2.3, 1.3.5"""
        self.context.set_number(X_NUMBER, value_of(self.answer))
        return None

    def select_targets(self, t: Table) -> Todo:
        """10.6.2.3"""
        return self.next_target(t)

    def determine_cost(self, t: Table) -> Todo:
        """10.6.2.5, 10.6.2.5.1"""
        script = self.script()
        c = self.context
        self.cost = points_to_pay(t, self.player, c, script, self.price)
        parts = cost_parts(c, script)
        if t.numbers[terms.PLAY_POINTS * 2 + self.player] < self.cost or not payable(t, c, parts, self.cost):
            return self._unpaid(t)
        if not parts and self.cost <= 0:
            if t.trace is not None:
                t.cite("10.6.2.5.3")
            self.next = self.CHECK_ROOM  # there is nothing to pay
        return None

    def pay_points(self, t: Table) -> Todo:
        """10.6.2.5, 10.4.4, 3.2.2"""
        if self.cost <= 0:
            if t.trace is not None:
                t.cite("10.6.2.5.3")
            return None
        paid = number_changed(self.player, terms.PLAY_POINTS, -self.cost, clause="10.4.4")
        return happen(t, [paid.by(self.player, self.context.source, BY_COST)])

    def pay(self, t: Table) -> Todo:
        """10.6.2.5, 10.4.2, 10.4.2.1"""
        if t.trace is not None and self.context.paid:
            t.cite("10.6.2.5.1.3")
        return self.pay_next(t, cost_parts(self.context, self.script()))

    def check_room(self, t: Table) -> Todo:
        """10.6.2.6"""
        if not self.is_card:
            return None
        card = t.cards[id_of(self.context.source)]
        if t.look(card).types & (terms.FOLLOWER | terms.AMULET) and not has_room(t, terms.FIELD, self.player):
            return self._cancel(t)
        return None

    def played(self, t: Table) -> Todo:
        """10.6.2.7"""
        c = self.context
        self.completed(t)
        c.stamp = t.next_stamp()
        if self.is_card:
            use_up(t, t.cards[id_of(c.source)])
        if c.ability.kind == ACTIVATED:
            note_use(t, c.source, c.ability.number)
            if c.ability.flags & (terms.EVOLVE_ABILITY | terms.SERVE_ABILITY):
                t.set_number(terms.EVOLVES_USED, self.player, t.number(terms.EVOLVES_USED, self.player) + 1)
        if not self.is_card:
            self.next = self.RESOLVE  # an ability enters nothing
        if c.ability.kind == AUTOMATIC and not c.ability.flags & terms.UNION_BURST:
            return None  # no text waits for it
        return happen(t, [played(c, 1 if self.is_card else 0, amount=self.cost, origin=self.came_from, clause="10.6.2.7")])

    def enter(self, t: Table) -> Todo:
        """10.6.2.8, 10.6.2.8.1"""
        card = t.cards[id_of(self.context.source)]
        if not t.look(card).types & (terms.FOLLOWER | terms.AMULET) or card.zone != terms.RESOLUTION:
            return None
        if not has_room(t, terms.FIELD, self.player):
            return None
        return happen(t, [moved(
            card, to=terms.FIELD, how=RESOLVE, player=self.player, other=self.came_from, flags=terms.FROM_PLAY, clause="10.6.2.8.1"
        ).by(self.player)])

    def resolve(self, t: Table) -> Todo:
        """10.6.2.8.2"""
        c = self.context
        if self.is_card and c.ability.kind == SPELL:
            c.source = t.cards[id_of(c.source)].ref()
        if t.trace is not None and t.at(c.source) is None:
            t.cite("10.6.2.8.2.1")
        if not self.is_card:
            self.end()  # an ability goes nowhere
        return self.script().resolve(t, c)

    def clear(self, t: Table) -> Todo:
        """10.6.2.8.2.3"""
        card = t.cards[id_of(self.context.source)]
        if card.zone != terms.RESOLUTION:
            return None
        return happen(t, [moved(card, to=terms.CEMETERY, clause="10.6.2.8.2.3")])

    def _completable(self, t: Table, first: int) -> bool:
        return completable(t, self.player, self.context, self.script(), self.price, first, True)

    def _untargeted(self, t: Table) -> Todo:
        """10.6.2.3.3: as many targets as it asks for can't be selected."""
        t.cite("10.6.2.3.3")
        return self._cancel(t)

    def _unpaid(self, t: Table) -> Todo:
        """10.6.2.5.4: the cost can't be paid, so none of it is."""
        t.cite("10.6.2.5.4, 10.4.2.2")
        return self._cancel(t)

    def _may_fail(self, t: Table, card: Card) -> bool:
        """Could it turn out that the play can't be completed? Then a way back is kept. It could where there is something to choose,
        where one action of the cost could be in the way of another, or where the card's cost could change as it leaves its zone."""
        script = self.script()
        if not script.plain():
            return True
        if self.is_card:
            return may_change(t, card)
        actions = 0
        for part in script.cost:
            if not isinstance(part, PayPoints):
                actions += 1
        return actions > 1

    # -- generated from the steps above: make steps
    DETERMINE_COST: Final = 9
    CHECK_ROOM: Final = 12
    RESOLVE: Final = 15
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "10.6.2, 10.6.2.1, 10.6.1, 10.1.1", "10.6.2.2", "10.6.2.2.2, 5.17.3", "10.6.2.2.2, 5.17.4", "10.6.2.2.1",
        "10.6.2.2.1", "10.6.2.2.3, 5.2.1.2.2", "10.6.2.2.3, 1.3.5", "10.6.2.3", "10.6.2.5, 10.6.2.5.1",
        "10.6.2.5, 10.4.4, 3.2.2", "10.6.2.5, 10.4.2, 10.4.2.1", "10.6.2.6", "10.6.2.7", "10.6.2.8, 10.6.2.8.1",
        "10.6.2.8.2", "10.6.2.8.2.3",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.specify(t)  # 10.6.2, 10.6.2.1, 10.6.1, 10.1.1
                elif at == 1: todo = self.prepare(t)  # 10.6.2.2
                elif at == 2: todo = self.choose_modes(t)  # 10.6.2.2.2, 5.17.3
                elif at == 3: todo = self.take_mode(t)  # 10.6.2.2.2, 5.17.4
                else: todo = self.choose_costs(t)  # 10.6.2.2.1
            elif at < 10:
                if at == 5: todo = self.take_cost(t)  # 10.6.2.2.1
                elif at == 6: todo = self.choose_x(t)  # 10.6.2.2.3, 5.2.1.2.2
                elif at == 7: todo = self.take_x(t)  # 10.6.2.2.3, 1.3.5
                elif at == 8: todo = self.select_targets(t)  # 10.6.2.3
                else: todo = self.determine_cost(t)  # 10.6.2.5, 10.6.2.5.1
            elif at < 15:
                if at == 10: todo = self.pay_points(t)  # 10.6.2.5, 10.4.4, 3.2.2
                elif at == 11: todo = self.pay(t)  # 10.6.2.5, 10.4.2, 10.4.2.1
                elif at == 12: todo = self.check_room(t)  # 10.6.2.6
                elif at == 13: todo = self.played(t)  # 10.6.2.7
                else: todo = self.enter(t)  # 10.6.2.8, 10.6.2.8.1
            elif at < 17:
                if at == 15: todo = self.resolve(t)  # 10.6.2.8.2
                else: todo = self.clear(t)  # 10.6.2.8.2.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Play(self.player, self.context.copy(), self.is_card, self.price)
        p.part = self.part
        p.kept = self.kept
        p.came_from = self.came_from
        p.cost = self.cost
        return p
    # -- end of generated
