"""Selections: targets, chosen when the card or ability is played; and cards picked while it is carried out."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Condition, TargetOp, step
from cardwright.effects.ops.choosing import Chooser, fits_together, most_together
from cardwright.effects.ops.doing import Doable
from cardwright.effects.ops.permissions import Permissions
from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event, selected
from cardwright.kernel.faces import SPELL
from cardwright.kernel.frames import Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Guard:
    """What must be so for a selection to be made: conditions that hold, options that were chosen, costs that were paid."""

    def __init__(self, conditions: list[Condition], modes: list[int], paid: int) -> None:
        self.conditions = conditions
        self.modes = modes
        self.paid = paid  # bits of the optional costs, all of which must have been paid

    def open(self, t: Table, c: Context) -> bool:
        for mode in self.modes:
            if mode not in c.modes:
                if t.trace is not None:
                    t.cite("@mode_not_chosen")
                return False
        if self.paid & ~c.paid:
            return False
        for condition in self.conditions:
            if not condition.holds(t, c):
                t.cite("@invalid")
                return False
        return True


class SelectOp(TargetOp):
    """Targets, kept in a slot. Where its guard is open, it is made on playing; otherwise where it stands in the text."""

    def __init__(self, clause: str, mark: int, chooser: Chooser, slot: int, guard: Guard, permissions: Permissions) -> None:
        super().__init__(clause, mark)
        self.chooser = chooser
        self.slot = slot
        self.guard = guard
        self.permissions = permissions
        self.later: list[SelectOp] = []  # selections that depend on what is selected here

    def required(self, t: Table, c: Context) -> bool:
        return not c.chosen >> self.mark & 1 and self.guard.open(t, c)

    def feasible(self, t: Table, c: Context) -> bool:
        chooser = self.chooser
        least = chooser.count.least(t, c)
        if least == 0:
            return True
        if chooser.limit is not None and least > chooser.most(t, c):
            t.cite("@divide_illegal")
            return False
        if not chooser.filter.group and not self.later:
            return self.enough(t, c, least)
        return self.completable(t, c, [], self.candidates(t, c), least)

    def enough(self, t: Table, c: Context, least: int) -> bool:
        """Are there so many cards that may be selected? Stops looking as soon as there are."""
        refs = self.chooser.filter.refs(t, c)
        if not refs:
            return False
        player = self.chooser.player(t, c)
        cards = t.cards
        n = 0
        for ref in refs:
            if ref == c.source and c.ability.kind == SPELL:
                continue
            card = cards[ref & ID_MASK]
            if card.life == ref >> LIFE_SHIFT and self.permissions.may_select(t, c, player, card):
                n += 1
                if n >= least:
                    return True
        return False

    def candidates(self, t: Table, c: Context) -> list[int]:
        """The cards that may be selected."""
        out: list[int] = []
        player = self.chooser.player(t, c)
        for ref in self.chooser.filter.refs(t, c):
            if ref == c.source and c.ability.kind == SPELL:
                continue  # the card that is being played will not be there any more
            card = t.at(ref)
            if card is not None and self.permissions.may_select(t, c, player, card):
                out.append(ref)
        return out

    def picked(self, c: Context) -> list[int]:
        return c.slots[self.slot] if c.chosen >> self.mark & 1 else []

    def legal(self, t: Table, c: Context, ref: int) -> bool:
        """Could this card, once selected, still be?"""
        card = t.at(ref)
        if card is None or not self.chooser.filter.fits(t, c, card):
            return False
        return self.permissions.may_select(t, c, self.chooser.player(t, c), card)

    def recheck(self, t: Table, c: Context) -> int:
        picked = self.picked(c)
        if not picked:
            return -1
        kept = [ref for ref in picked if self.legal(t, c, ref)]
        c.fill(self.slot, kept)
        return len(kept)

    def completable(self, t: Table, c: Context, picked: list[int], left: list[int], least: int) -> bool:
        """Can `least` cards be selected, so that what depends on them can be selected as well?"""
        if not self.later:
            return most_together(t, c, picked, left, least, self.chooser.filter.group) >= least
        if len(picked) >= least and self.leaves_enough(t, c, picked):
            return True
        if len(picked) >= self.chooser.most(t, c):
            return False
        for i in range(len(left)):
            with_it = picked + [left[i]]
            if fits_together(t, c, with_it, self.chooser.filter.group) and self.completable(t, c, with_it, left[i + 1 :], least):
                return True
        return False

    def leaves_enough(self, t: Table, c: Context, picked: list[int]) -> bool:
        """With these selected, can the selections that depend on them be made?"""
        before = c.slots[self.slot]
        c.fill(self.slot, picked)
        ok = True
        for op in self.later:
            if op.required(t, c) and not op.feasible(t, c):
                ok = False
                break
        c.fill(self.slot, before)
        return ok

    def run(self, t: Table, c: Context) -> Todo:
        if c.chosen >> self.mark & 1:
            step(c, len(c.slots[self.slot]) > 0)
            return None
        if c.phase == 0 and t.trace is not None:
            t.cite("@target_up_to" if self.chooser.count.free(t, c) else "@target_exactly")
        from_ = self.candidates(t, c)
        most = self.chooser.most(t, c)
        least = self.chooser.least(t, c)
        said = 0
        if c.resolving:
            said = least if least < most else most
            least = self.chooser.must_choose(t, c, from_, said)
        if self.later and not c.resolving:
            from_ = self.leading_somewhere(t, c, from_, least)
        ask = self.chooser.advance(t, c, from_, least, most, said)
        if ask is not None:
            return ask
        picked = c.picked
        c.fill(self.slot, picked)
        if not c.resolving:
            c.chosen |= 1 << self.mark
        events: list[Event] = []
        for ref in picked:
            card = t.at(ref)
            assert card is not None
            events.append(selected(card, clause=self.clause).by_effect(c))
        step(c, len(picked) > 0)
        return happen(t, events)

    def leading_somewhere(self, t: Table, c: Context, from_: list[int], least: int) -> list[int]:
        """Of the cards that may be selected, those after which the dependent selections can still be made."""
        out: list[int] = []
        for ref in from_:
            if ref in c.picked:
                out.append(ref)
                continue
            rest: list[int] = []
            for other in from_:
                if other != ref and other not in c.picked:
                    rest.append(other)
            if self.completable(t, c, c.picked + [ref], rest, least):
                out.append(ref)
        return out


class PickOp(Doable):
    """Cards chosen while an effect is carried out: as many as possible of the number said."""

    def __init__(self, clause: str, chooser: Chooser, slot: int, permissions: Permissions | None = None) -> None:
        super().__init__(clause)
        self.chooser = chooser
        self.slot = slot
        self.permissions = permissions  # where such a choice is a selection, which some cards are kept from

    def candidates(self, t: Table, c: Context) -> list[int]:
        """The cards that may be chosen."""
        found = self.chooser.filter.refs(t, c)
        permissions = self.permissions
        if permissions is None:
            return found
        player = self.chooser.player(t, c)
        out: list[int] = []
        for ref in found:
            card = t.at(ref)
            if card is not None and permissions.may_select(t, c, player, card):
                out.append(ref)
        return out

    def could(self, t: Table, c: Context) -> bool:
        """Are there enough?"""
        least = self.least(t, c)
        from_ = self.candidates(t, c)
        if t.trace is not None and not from_:
            self.cite_none(t, c)
        return self.chooser.best(t, c, from_, least) >= least

    def hides(self, t: Table, c: Context) -> bool:
        return self.chooser.hides(t, c, self.candidates(t, c), self.least(t, c))

    def cite_none(self, t: Table, c: Context) -> None:
        """What a game says of an effect for which there is nothing to choose."""

    def least(self, t: Table, c: Context) -> int:
        """So many there must be so that it is worth doing."""
        least = self.chooser.least(t, c)
        return least if least > 0 else 1

    def run(self, t: Table, c: Context) -> Todo:
        from_ = self.candidates(t, c)
        said = self.chooser.least(t, c)
        least = self.chooser.must_choose(t, c, from_, said)
        ask = self.chooser.advance(t, c, from_, least, self.chooser.most(t, c), said)
        if ask is not None:
            return ask
        self.chooser.mean_faces(t, c)
        picked = c.picked
        if t.trace is not None and not picked:
            self.cite_none(t, c)
        c.fill(self.slot, picked)
        step(c, len(picked) > 0)
        return None

