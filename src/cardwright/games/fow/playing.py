"""903.2: playing a card, an ability or a judgment, step by step, until it lies in the chase area."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.announcing import Announcing, may_change, reveal
from cardwright.effects.base import run_ops
from cardwright.effects.cost_rules import use_up
from cardwright.effects.costs.payable import payable
from cardwright.effects.script import X_NUMBER
from cardwright.games.fow import terms
from cardwright.games.fow.addition_targets import bearer_options, needs_bearer
from cardwright.games.fow.affording import completable, cost_parts, highest_x, means_for, other_parts, price_of
from cardwright.games.fow.available_will import may_run_short, total_of
from cardwright.games.fow.costs import affordable, reducible
from cardwright.games.fow.paying import PayWill, was_paid
from cardwright.games.fow.played_sides import FUTURE, QUICK, side_of
from cardwright.games.fow.put_in_chase import count_as_played, put_ability
from cardwright.kernel import asking
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import TO_PLAY, moved, selected
from cardwright.kernel.faces import ACTIVATED, SPELL, Look
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.options import NO, NUMBER, YES, option, value_of, verb_of
from cardwright.kernel.stacking import stack_card

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Play(Announcing):
    """A card or ability goes to the chase area; its choices are made and its cost is determined and paid."""

    def __init__(self, player: int, context: Context, is_card: bool, side: int, free: bool) -> None:
        super().__init__(player, context)
        self.is_card = is_card
        self.side = side
        self.free = free  # without paying its cost (903.2f-ii, 708.4)
        self.quick = False  # begun at a time when only what is quick may be played (604.1)
        self.came_from = -1
        self.paying = False
        self.needs: list[int] = []
        self.offer = 0  # which offer to pay less is being settled
        self.declined = 0  # bits of those that are not taken
        self.open = 0  # how much of the cost is still to be reduced
        self.mark = 0

    def begin(self, t: Table) -> Todo:
        """903.1, 903.2"""
        if self._may_fail(t):
            self.keep_way_back(t)
        return None

    def face_up(self, t: Table) -> Todo:
        """903.2a"""
        card = t.cards[id_of(self.context.source)]
        self.came_from = card.zone
        if self.quick and not side_of(card, self.side).look.keywords & QUICK and not self._look(t).keywords & QUICK:
            t.cite("1111.2a")
            return self._cancel(t)
        if self.is_card or self.context.ability.kind != ACTIVATED:
            return None
        return reveal(t, card, self.player, "1005.1")

    def into_chase(self, t: Table) -> Todo:
        """903.2b, 312.1"""
        c = self.context
        if not self.is_card:
            c.pc = 0
            run_ops(t, c, self.script().bind)
            return None
        flags = terms.BY_PLAYING | (terms.FUTURE_SIDE if self.side == FUTURE else 0)
        card = t.cards[id_of(c.source)]
        return happen(t, [moved(
            card, to=terms.CHASE, how=TO_PLAY, player=self.player, other=self.came_from, flags=flags, clause="903.2b"
        ).by(self.player)])

    def prepare(self, t: Table) -> Todo:
        """903.2b"""
        c = self.context
        if not self.is_card:
            return None
        card = t.mine(id_of(c.source))
        c.source = card.ref()
        others = t.number(terms.CARDS_PLAYED, self.player) > 0
        if others:
            card.marks |= terms.IN_TORRENT
        if t.trace is not None and t.look(card).keywords & terms.TORRENT:
            t.cite("1124.2a" if others else "1124.2b")
        if self.came_from == terms.GRAVEYARD and t.look(card).keywords & terms.REMNANT:
            card.marks |= terms.REMNANT_PLAYED
        c.pc = 0
        run_ops(t, c, self.script().bind)
        return None

    def choose_modes(self, t: Table) -> Todo:
        """903.2c"""
        return self.next_mode(t, "903.2c")

    def take_mode(self, t: Table) -> Todo:
        """903.2c"""
        return self.add_mode()

    def choose_costs(self, t: Table) -> Todo:
        """903.2f"""
        return self.next_cost(t)

    def take_cost(self, t: Table) -> Todo:
        """903.2f"""
        if verb_of(self.answer) == YES:
            extra = self.script().optional[self.part]
            if t.trace is not None and extra.shows:
                t.cite(extra.shows)
            if extra.name == "awakening" and self.is_card:
                before = [one for one in self.script().optional[: self.part] if one.name == extra.name]
                t.mine(id_of(self.context.source)).marks |= terms.AWAKENED | terms.FIRST_AWAKENING << len(before)
            elif extra.name == "solarisation" and self.is_card:
                t.mine(id_of(self.context.source)).marks |= terms.SOLARISED
        return self.settle_cost()

    def choose_x(self, t: Table) -> Todo:
        """903.2d"""
        script = self.script()
        if not script.asks_x:
            return self.skip()
        most = 0
        if not (self.free and self.is_card):
            most = highest_x(t, self.player, self.context, script, self._look(t), self.free)
        elif t.trace is not None:
            t.cite("903.2d-i")
        if most > 0:
            return self.ask_x(most, "903.2d")
        self.answer = option(NUMBER, 0)
        return None

    def take_x(self, t: Table) -> Todo:
        """903.2d, 104.5, 203.5b"""
        self.context.set_number(X_NUMBER, value_of(self.answer))
        return None

    def select_bearer(self, t: Table) -> Todo:
        """1406.2a"""
        c = self.context
        if not self.is_card or not needs_bearer(self._look(t)):
            return self.skip()
        options = bearer_options(t, c, self._look(t))
        if not options:
            return self._cancel(t)
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask(self.player, asking.TARGET, "1406.2a", options, c.source, c.ability.number)

    def take_bearer(self, t: Table) -> Todo:
        """1406.2a"""
        c = self.context
        card = t.cards[value_of(self.answer)]
        c.each = card.ref()
        self.answer = 0
        return happen(t, [selected(card, clause="1406.2a").by(self.player, c.source, ability=c.ability.number)])

    def select_targets(self, t: Table) -> Todo:
        """903.2e"""
        return self.next_target(t)

    def pay_less(self, t: Table) -> Todo:
        """903.2f-iv"""
        c = self.context
        whole = self.declined | 1 << self.offer
        price = price_of(t, self.player, c, self.script(), self._look(t), self.free, whole)
        if self.offer >= price.offers:
            return self.skip()
        less = price_of(t, self.player, c, self.script(), self._look(t), self.free, self.declined)
        same = less.needs == price.needs and less.open == price.open
        if same or not affordable(t, means_for(t, self.player, c, None), price, c):
            self.answer = option(YES)  # it makes no difference, or the cost can't be paid otherwise
            return None
        return Ask(self.player, terms.ASK_PAY_LESS, "903.2f-iv", [option(YES), option(NO)], c.source, c.ability.number)

    def settle_less(self, t: Table) -> Todo:
        """903.2f-iv"""
        if verb_of(self.answer) == NO:
            self.declined |= 1 << self.offer
        self.offer += 1
        return self.again()

    def determine(self, t: Table) -> Todo:
        """903.2f"""
        c = self.context
        script = self.script()
        price = price_of(t, self.player, c, script, self._look(t), self.free, self.declined)
        self.needs = price.needs
        self.open = price.open
        if not affordable(t, means_for(t, self.player, c, None), price, c):
            return self._cancel(t)
        others = other_parts(cost_parts(c, script))
        if others and not self._without_cost() and not payable(t, c, others):
            return self._cancel(t)
        return None

    def reduce(self, t: Table) -> Todo:
        """903.2f-iv"""
        if self.open == 0:
            self.next = self.FIX
            return None
        kinds = reducible(t, means_for(t, self.player, self.context, None), self.needs, self.open, self.context)
        if len(kinds) <= 1:
            self.answer = option(terms.WILL, kinds[0] if len(kinds) == 1 else terms.FREE_WILL)
            return None
        c = self.context
        return Ask(self.player, terms.ASK_REDUCTION, "903.2f-iv", [option(terms.WILL, kind) for kind in kinds], c.source,
                   c.ability.number)

    def take_reduction(self, t: Table) -> Todo:
        """903.2f-iv"""
        kind = value_of(self.answer)
        if self.needs[kind] > 0:
            self.needs[kind] -= 1
        self.open -= 1
        self.next = self.REDUCE
        return None

    def fix(self, t: Table) -> Todo:
        """903.2f-v"""
        begin_paying(t)
        self.paying = True
        self.mark = len(t.history)
        self.answer = 0
        return None

    def pay_will(self, t: Table) -> Todo:
        """903.2g, 1003.3"""
        if total_of(self.needs) == 0:
            return None
        if t.trace is not None and self.context.ability.flags & terms.JUDGMENT_ABILITY:
            t.cite("705.2a")
        return PayWill(self.player, self.context.copy(), self.needs[:])

    def check_will(self, t: Table) -> Todo:
        """903.2g, 1003.4"""
        if total_of(self.needs) > 0 and not was_paid(t, self.mark, self.context):
            return self._cancel(t)
        self.context.pc = 0
        self.context.phase = 0
        return None

    def pay(self, t: Table) -> Todo:
        """903.2g"""
        if self._without_cost():
            return None
        return self.pay_next(t, other_parts(cost_parts(self.context, self.script())))

    def paid(self, t: Table) -> Todo:
        """903.2g"""
        self.paying = False
        return end_paying(t)

    def played(self, t: Table) -> Todo:
        """903.2, 701.1"""
        c = self.context
        self.completed(t)
        if self.is_card:
            return self._card_played(t)
        put_ability(t, self.player, c)
        return count_as_played(t, self.player, c, self.is_card, total_of(self.needs), self.came_from)

    def _card_played(self, t: Table) -> Todo:
        c = self.context
        card = t.cards[id_of(c.source)]
        use_up(t, card)
        if card.zone == terms.CHASE:
            flags = self.came_from << terms.CAME_FROM
            if t.look(card).bans & terms.CANT_BE_CHASED:
                flags |= terms.NOT_CHASED
            stack_card(t, card, c.copy(), flags)
        t.set_number(terms.CARDS_PLAYED, self.player, t.number(terms.CARDS_PLAYED, self.player) + 1)
        return count_as_played(t, self.player, c, self.is_card, total_of(self.needs), self.came_from)

    def _completable(self, t: Table, first: int) -> bool:
        return completable(t, self.player, self.context, self.script(), self._look(t), None, self.free, first)

    def _cancel(self, t: Table) -> Todo:
        """903.2e, 903.2g: it can't be played; the game returns to the point before."""
        t.cite("903.2g")
        if self.paying and not self.kept:
            return end_paying(t) or self.end()
        return super()._cancel(t)

    def _look(self, t: Table) -> Look:
        return t.look(t.cards[id_of(self.context.source)])

    def _without_cost(self) -> bool:
        """903.2f-ii: of an ability, nothing that stands before the colon is done."""
        return self.free and self.context.ability.kind != SPELL

    def _may_fail(self, t: Table) -> bool:
        """Could it turn out that the play can't be completed? Then a way back is kept. It could where there is something to choose
        or to do for it, where a will ability does more than its job, or the card's cost could change as it leaves its zone."""
        script = self.script()
        if not script.plain() or other_parts(script.cost) or may_run_short(t, self.player):
            return True
        if not self.is_card:
            return False
        return self.context.event is not None or may_change(t, t.cards[id_of(self.context.source)])

    # -- generated from the steps above: make steps
    REDUCE: Final = 16
    FIX: Final = 18
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "903.1, 903.2", "903.2a", "903.2b, 312.1", "903.2b", "903.2c", "903.2c", "903.2f", "903.2f", "903.2d",
        "903.2d, 104.5, 203.5b", "1406.2a", "1406.2a", "903.2e", "903.2f-iv", "903.2f-iv", "903.2f", "903.2f-iv",
        "903.2f-iv", "903.2f-v", "903.2g, 1003.3", "903.2g, 1003.4", "903.2g", "903.2g", "903.2, 701.1",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.begin(t)  # 903.1, 903.2
                elif at == 1: todo = self.face_up(t)  # 903.2a
                elif at == 2: todo = self.into_chase(t)  # 903.2b, 312.1
                elif at == 3: todo = self.prepare(t)  # 903.2b
                else: todo = self.choose_modes(t)  # 903.2c
            elif at < 10:
                if at == 5: todo = self.take_mode(t)  # 903.2c
                elif at == 6: todo = self.choose_costs(t)  # 903.2f
                elif at == 7: todo = self.take_cost(t)  # 903.2f
                elif at == 8: todo = self.choose_x(t)  # 903.2d
                else: todo = self.take_x(t)  # 903.2d, 104.5, 203.5b
            elif at < 15:
                if at == 10: todo = self.select_bearer(t)  # 1406.2a
                elif at == 11: todo = self.take_bearer(t)  # 1406.2a
                elif at == 12: todo = self.select_targets(t)  # 903.2e
                elif at == 13: todo = self.pay_less(t)  # 903.2f-iv
                else: todo = self.settle_less(t)  # 903.2f-iv
            elif at < 20:
                if at == 15: todo = self.determine(t)  # 903.2f
                elif at == 16: todo = self.reduce(t)  # 903.2f-iv
                elif at == 17: todo = self.take_reduction(t)  # 903.2f-iv
                elif at == 18: todo = self.fix(t)  # 903.2f-v
                else: todo = self.pay_will(t)  # 903.2g, 1003.3
            elif at < 24:
                if at == 20: todo = self.check_will(t)  # 903.2g, 1003.4
                elif at == 21: todo = self.pay(t)  # 903.2g
                elif at == 22: todo = self.paid(t)  # 903.2g
                else: todo = self.played(t)  # 903.2, 701.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Play(self.player, self.context.copy(), self.is_card, self.side, self.free)
        p.part = self.part
        p.kept = self.kept
        p.quick = self.quick
        p.came_from = self.came_from
        p.paying = self.paying
        p.needs = self.needs[:]
        p.offer = self.offer
        p.declined = self.declined
        p.open = self.open
        p.mark = self.mark
        return p
    # -- end of generated
