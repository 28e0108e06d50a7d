"""10-6, 10-7, 10-8 by an effect: cards are summoned, placed or used, for their cost or for none; tokens are summoned (4-12)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Reference, step
from cardwright.effects.ops.counting import Count
from cardwright.effects.ops.doing import Doing, cards_there, there
from cardwright.effects.ops.playing import SetOff
from cardwright.games.bss import terms
from cardwright.games.bss.costs import USUAL
from cardwright.games.bss.keyword_summons import can_summon, supsprite
from cardwright.games.bss.paying_cores import RESERVE
from cardwright.games.bss.playing_by_effect import ANY_TIMING, usable_effect
from cardwright.games.bss.summoning import ANYWHERE, summon
from cardwright.games.bss.using_magic import use_of
from cardwright.kernel import asking
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import MOVE, NOWHERE, PLAYED
from cardwright.kernel.faces import AUTOMATIC, Ability
from cardwright.kernel.frames import Ask, Frame, Todo
from cardwright.kernel.options import MODE, NO, YES, option, value_of, verb_of
from cardwright.limits import TOKENS_AT_ONCE

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

FREE: Final = 0
ASKED: Final = 1


class PlayByEffect(Doing):
    """Cards are summoned, placed or used one after the other, each if it can be."""

    def __init__(self, clause: str, cause: int, what: Reference, price: int, origins: int, flags: int, reserve: bool) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.price = price
        self.reserve = reserve  # only cores of the reserve may be used
        self.origins = origins  # bits of the areas that they come from; 0: any
        self.flags = flags

    def can(self, t: Table, c: Context, card: Card) -> bool:
        if self.origins and not self.origins >> card.zone & 1:
            return False
        if card.zone == terms.FIELD:
            return False
        if t.look(card).types & terms.MAGIC:
            return usable_effect(t, c.controller, card, ANY_TIMING, self.price) >= 0
        return can_summon(t, c.controller, card, self.price, self.reserve)

    def play(self, t: Table, c: Context, card: Card) -> Frame:
        if t.look(card).types & terms.MAGIC:
            index = usable_effect(t, c.controller, card, ANY_TIMING, self.price)
            return use_of(t, c.controller, card, t.look(card).abilities[index], self.price)
        return summon(t, c.controller, card, self.price, RESERVE if self.reserve else ANYWHERE, c.source, self.flags)

    def could(self, t: Table, c: Context) -> bool:
        for ref in there(t, c, self.what):
            card = t.at(ref)
            if card is not None and self.can(t, c, card):
                return True
        return False

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.picked = there(t, c, self.what)
            c.mark = len(t.history)
            c.phase = 1
        while c.picked:
            card = t.at(c.picked[0])
            c.picked = c.picked[1:]
            if card is not None and self.can(t, c, card):
                return self.play(t, c, card)
        played = False
        for i in range(c.mark, len(t.history)):
            e = t.history[i]
            if e.kind == PLAYED or (e.kind == MOVE and e.goal == terms.FIELD and e.source == c.source):
                played = True
        step(c, played)
        return None


class SummonTokens(Doing):
    """4-12-1, 4-12-2: tokens of a name are summoned, one after the other."""

    def __init__(self, clause: str, cause: int, count: Count, name: str, flags: int, slot: int) -> None:
        super().__init__(clause, cause)
        self.count = count
        self.name = name
        self.flags = flags
        self.slot = slot

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.picked = [0] * min(self.count.most(t, c), TOKENS_AT_ONCE)
            c.mark = len(t.history)
            c.phase = 1
        while c.picked:
            c.picked = c.picked[1:]
            t.cite("4-12-1, 4-12-2")
            token = t.new_card(c.controller, supsprite(t, self.name), None, NOWHERE)
            if can_summon(t, c.controller, token, FREE):
                return summon(t, c.controller, token, FREE, ANYWHERE, c.source, self.flags)
            t.unmake(token)
        made: list[int] = []
        for i in range(c.mark, len(t.history)):
            e = t.history[i]
            if e.kind == MOVE and e.goal == terms.FIELD and e.source == c.source:
                made.append(e.subject)
        if self.slot > 0:
            c.fill(self.slot, made)
        step(c, len(made) > 0)
        return None


class UseOwnEffect(Doing):
    """10-9-2: the card of a burst is used as well, by one of its own main or flash effects: for its cost if its player likes, or
    without paying it."""

    def __init__(self, clause: str, cause: int, timing: int, price: int) -> None:
        super().__init__(clause, cause)
        self.timing = timing
        self.price = price

    def could(self, t: Table, c: Context) -> bool:
        card = t.at(c.source)
        return card is not None and usable_effect(t, c.controller, card, self.timing, self.price) >= 0

    def run(self, t: Table, c: Context) -> Todo:
        if not self.could(t, c):
            step(c, False)
            return None
        if c.phase == 0 and self.price == USUAL:
            c.phase = ASKED
            return Ask(c.controller, asking.PAY_OR_NOT, self.clause, [option(YES), option(NO)], c.source, c.ability.number)
        use = self.price != USUAL or verb_of(c.answer) == YES
        step(c, use)
        if not use:
            return None
        card = t.at(c.source)
        assert card is not None
        index = usable_effect(t, c.controller, card, self.timing, self.price)
        return use_of(t, c.controller, card, t.look(card).abilities[index], self.price)


class SetOffTiming(SetOff):
    """8-1-7: the effects of cards that have a timing, or a keyword, activate, without what usually sets them off."""

    def __init__(self, clause: str, cause: int, what: Reference, timing: int, keyword: int, one: bool) -> None:
        super().__init__(clause, cause, what, keyword)
        self.timing = timing
        self.one = one

    def meant(self, a: Ability) -> bool:
        return a.flags & self.timing != 0 or super().meant(a)

    def run(self, t: Table, c: Context) -> Todo:
        """8-5-3: which effect it is, if only one is meant and there are several, is chosen now."""
        if not self.one:
            return super().run(t, c)
        cards = cards_there(t, c, self.what)
        found = [a for a in t.look(cards[0]).abilities if a.kind == AUTOMATIC and self.meant(a)] if cards else []
        if len(found) > 1 and c.phase == 0:
            c.phase = ASKED
            options = [option(MODE, i) for i in range(len(found))]
            labels = [a.text for a in found]
            return Ask(c.controller, asking.CHOOSE_MODE, self.clause, options, c.source, c.ability.number, labels=labels)
        if found:
            a = found[value_of(c.answer) if len(found) > 1 else 0]
            t.pending.append(Pending(cards[0].controller, cards[0].ref(), a, None, None, t.this_batch()))
        step(c, len(found) > 0)
        return None
