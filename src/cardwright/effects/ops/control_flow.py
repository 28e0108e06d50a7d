"""Jumps: conditions, choices to do something or not, repetition, players who act one after the other."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Condition, Op, Players, Reference, step
from cardwright.effects.ops.counting import not_negative
from cardwright.effects.ops.doing import Doable
from cardwright.kernel import asking
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import LOOKED
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.logbook import SPECTATOR
from cardwright.kernel.options import MODE, NO, YES, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class JumpOp(Op):
    """Jumps to another place of the program unless something is so. The place is filled in once the whole program is known."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.to = 0

    def jump(self, c: Context) -> None:
        c.pc = self.to
        c.phase = 0
        c.picked = []

    def go_on(self, c: Context) -> None:
        c.pc += 1
        c.phase = 0
        c.picked = []

    def met(self, t: Table, c: Context) -> bool:
        return False

    def run(self, t: Table, c: Context) -> Todo:
        if self.met(t, c):
            self.go_on(c)
        else:
            self.jump(c)
        return None


class JumpUnless(JumpOp):
    """An "if": what follows is left out where the condition does not hold."""

    def __init__(self, clause: str, condition: Condition) -> None:
        super().__init__(clause)
        self.condition = condition
        self.may: MayOp | None = None  # what follows is something that a player may do

    def run(self, t: Table, c: Context) -> Todo:
        """Where only one player has seen that a card does not fit, they are asked all the same, and can only decline: others learn
        nothing."""
        if c.phase == 0 and self.met(t, c):
            self.go_on(c)
        elif c.phase == 0 and self.may is not None and looked_in_secret(t, c):
            c.phase = 1
            return self.may.decline(t, c)
        else:
            self.jump(c)
        return None

    def met(self, t: Table, c: Context) -> bool:
        if self.condition.holds(t, c):
            return True
        if t.trace is not None and "@inactive" in t.rules.topics:
            t.cite("@inactive")
        c.did = False
        return False


def looked_in_secret(t: Table, c: Context) -> bool:
    """Has somebody been let look at cards, while this is carried out, that others can't see?"""
    for i in range(c.began, len(t.history)):
        e = t.history[i]
        if e.kind == LOOKED and e.ability == c.ability.number:
            card = t.at(e.subject)
            if card is not None and not t.rules.may_see(t, card, SPECTATOR):
                return True
    return False


class KeepDid(Op):
    """Keeps in a slot whether the operation before was carried out."""

    def __init__(self, slot: int) -> None:
        super().__init__("")
        self.slot = slot

    def run(self, t: Table, c: Context) -> Todo:
        c.fill(self.slot, [1 if c.did else 0])
        step(c, c.did)
        return None


class JumpUnlessDid(JumpOp):
    """ "If you do" and "if you don't": was the operation before carried out (as `KeepDid` kept it)?"""

    def __init__(self, clause: str, slot: int, did: bool) -> None:
        super().__init__(clause)
        self.slot = slot
        self.did = did

    def met(self, t: Table, c: Context) -> bool:
        return (c.slots[self.slot] == [1]) == self.did


class JumpUnlessPaid(JumpOp):
    """What an optional cost buys is left out where it was not paid."""

    def __init__(self, clause: str, mark: int) -> None:
        super().__init__(clause)
        self.mark = mark

    def met(self, t: Table, c: Context) -> bool:
        return c.paid >> self.mark & 1 == 1


class JumpUnlessMode(JumpOp):
    """An option that was not chosen is treated as if it were not there."""

    def __init__(self, clause: str, mode: int) -> None:
        super().__init__(clause)
        self.mode = mode

    def met(self, t: Table, c: Context) -> bool:
        if self.mode not in c.modes:
            return False
        t.cite("@mode_chosen")
        return True


class MayOp(JumpOp):
    """A player decides whether to do something. Where everybody can see that it could not be done, nobody is asked; where they
    can't, the player can only decline."""

    def __init__(self, clause: str, who: Players, needs: list[Doable]) -> None:
        super().__init__(clause)
        self.who = who
        self.needs = needs

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            can = True
            for op in self.needs:
                if op.could(t, c):
                    continue
                if not op.hides(t, c):
                    c.did = False
                    self.jump(c)
                    return None
                can = False
            c.phase = 1
            if not can:
                return self.decline(t, c)
            who = self.who.players(t, c)
            return Ask(who[0], asking.WHETHER, self.clause, [option(YES), option(NO)], c.source, c.ability.number)
        if verb_of(c.answer) == YES:
            self.go_on(c)
        else:
            c.did = False
            self.jump(c)
        return None

    def decline(self, t: Table, c: Context) -> Ask:
        """The question of somebody who can't do it."""
        return Ask(self.who.players(t, c)[0], asking.WHETHER, self.clause, [option(NO)], c.source, c.ability.number)


class ChooseBranch(Op):
    """A player chooses which of several parts is carried out."""

    def __init__(self, clause: str, who: Players, parts: int) -> None:
        super().__init__(clause)
        self.who = who
        self.to: list[int] = [0] * parts

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.phase = 1
            options: list[int] = []
            for i in range(len(self.to)):
                options.append(option(MODE, i))
            who = self.who.players(t, c)
            return Ask(who[0], asking.CHOOSE_MODE, self.clause, options, c.source, c.ability.number)
        c.pc = self.to[value_of(c.answer)]
        c.phase = 0
        c.picked = []
        return None


class ByRule(Op):
    """Does nothing but cite the clause by which what follows is done."""

    def run(self, t: Table, c: Context) -> Todo:
        c.pc += 1
        return None


class KeepOp(Op):
    """Puts the cards of a reference, as they are now, into a slot."""

    def __init__(self, clause: str, what: Reference, slot: int) -> None:
        super().__init__(clause)
        self.what = what
        self.slot = slot

    def run(self, t: Table, c: Context) -> Todo:
        refs = self.what.refs(t, c)
        c.fill(self.slot, refs[:])
        step(c, len(refs) > 0)
        return None


class KeepNumber(Op):
    """Takes a count, and keeps it in a slot for later (`KeptNumber`)."""

    def __init__(self, clause: str, amount: Amount, slot: int) -> None:
        super().__init__(clause)
        self.amount = amount
        self.slot = slot

    def run(self, t: Table, c: Context) -> Todo:
        c.fill(self.slot, [self.amount.value(t, c)])
        step(c, True)
        return None


class LoopOverCards(Op):
    """Begins a "for each": the cards are settled now."""

    def __init__(self, clause: str, of: Reference, todo: int) -> None:
        super().__init__(clause)
        self.of = of
        self.todo = todo

    def run(self, t: Table, c: Context) -> Todo:
        c.fill(self.todo, self.of.refs(t, c)[:])
        step(c, False)
        return None


class LoopOverPlayers(Op):
    """Begins what several players do one after the other, the active one first."""

    def __init__(self, clause: str, who: Players, todo: int) -> None:
        super().__init__(clause)
        self.who = who
        self.todo = todo

    def run(self, t: Table, c: Context) -> Todo:
        c.fill(self.todo, self.who.players(t, c)[:])
        if t.trace is not None and len(c.slots[self.todo]) > 1:
            t.cite("@in_turn")
        step(c, False)
        return None


class LoopTimes(Op):
    """Begins what is done a number of times."""

    def __init__(self, clause: str, times: Amount, todo: int) -> None:
        super().__init__(clause)
        self.times = times
        self.todo = todo

    def run(self, t: Table, c: Context) -> Todo:
        c.fill(self.todo, [0] * not_negative(t, self.times.value(t, c)))
        step(c, False)
        return None


class NextRound(JumpOp):
    """The next one of a loop; past its end once there is none left."""

    def __init__(self, clause: str, todo: int, now: int) -> None:
        super().__init__(clause)
        self.todo = todo
        self.now = now

    def run(self, t: Table, c: Context) -> Todo:
        left = c.slots[self.todo]
        if not left:
            self.jump(c)
            return None
        c.fill(self.now, [left[0]])
        c.fill(self.todo, left[1:])
        c.each = left[0]
        self.go_on(c)
        return None


class DidAll(Op):
    """Were all of several operations carried out? One begins to keep that in a slot, one follows each of them, and one ends it."""

    def __init__(self, slot: int, begins: bool, ends: bool) -> None:
        super().__init__("")
        self.slot = slot
        self.begins = begins
        self.ends = ends

    def run(self, t: Table, c: Context) -> Todo:
        did = c.did
        if self.begins:
            c.fill(self.slot, [])
        elif self.ends:
            did = len(c.slots[self.slot]) == 0
        elif not did:
            c.fill(self.slot, [1])
        step(c, did)
        return None


class ActingPlayers(Players):
    """Who acts in the present round of a loop over players."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def players(self, t: Table, c: Context) -> list[int]:
        return c.slots[self.slot]
