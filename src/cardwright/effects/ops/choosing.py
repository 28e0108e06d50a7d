"""A player chooses cards: one decision per card, and only cards with which the whole choice can still be completed."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Filter, GroupTest, Players
from cardwright.effects.ops.counting import Count
from cardwright.effects.players import You
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.frames import Ask
from cardwright.kernel.logbook import SPECTATOR
from cardwright.kernel.options import CARD, DONE, option, value_of, verb_of
from cardwright.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NOT_BEGUN: Final = 0
CHOOSING: Final = 1
ANSWERED: Final = 2


class Chooser:
    """Who chooses how many of which cards. The cards chosen so far are in `c.picked`, how far it is in `c.phase`."""

    def __init__(self, by: Players, count: Count, filter: Filter, random: bool, secret: bool, question: int, clause: str) -> None:
        self.by = by
        self.you = isinstance(by, You)  # the usual case
        self.count = count
        self.filter = filter
        self.random = random
        self.secret = secret  # must they fit a description? Of hidden cards nobody else can tell, so none need be chosen
        self.question = question
        self.clause = clause
        self.limit: Amount | None = None  # the value that is divided among the cards, at least a unit for each
        self.unit = 1

    def player(self, t: Table, c: Context) -> int:
        """Who chooses."""
        if self.you:
            return c.controller
        found = self.by.players(t, c)
        return found[0] if found else c.controller

    def most(self, t: Table, c: Context) -> int:
        n = self.count.most(t, c)
        if self.limit is not None:
            least = self.limit.value(t, c) // self.unit
            if least < n:
                n = least
        return n if n > 0 else 0

    def least(self, t: Table, c: Context) -> int:
        return self.count.least(t, c)

    def best(self, t: Table, c: Context, from_: list[int], n: int) -> int:
        """The most cards, up to n, that can be chosen together."""
        if not self.filter.group:
            return n if n < len(from_) else len(from_)
        return most_together(t, c, [], from_, n, self.filter.group)

    def hides(self, t: Table, c: Context, from_: list[int], least: int) -> bool:
        """Could so many be chosen, beside those that are, if the cards that somebody can't see were others?"""
        if not self.secret or self.random:
            return False
        unseen = not_in(self.unseen(t, c), c.picked)
        return len(unseen) > 0 and len(unseen) + len(not_in(from_, unseen)) >= least

    def unseen(self, t: Table, c: Context) -> list[int]:
        """The cards that might fit as far as somebody can tell who can't see them."""
        out: list[int] = []
        for ref in self.filter.looked_through(t, c):
            if not t.rules.may_see(t, t.cards[id_of(ref)], SPECTATOR):
                out.append(ref)
        return out

    def must_choose(self, t: Table, c: Context, from_: list[int], least: int) -> int:
        """How many must be chosen while an effect is carried out: as many as possible, but hidden cards need not be shown."""
        n = self.best(t, c, from_, least)
        if self.secret and n > 0:
            shown = 0
            for ref in from_:
                if is_shown(t, ref):
                    shown += 1
            if shown < n:
                t.cite("@hidden_choice")
                n = shown
        return n

    def cite_number(self, t: Table, least: int, said: int) -> None:
        """What is said of a choice of which there are enough, too few, or none."""
        topic = "@choose_exactly"
        if least < said:
            t.cite("@impossible")
            topic = "@choose_fewer" if least > 0 else "@choose_none"
        if topic in t.rules.topics:
            t.cite(topic)

    def advance(self, t: Table, c: Context, from_: list[int], least: int, most: int, said: int = 0) -> Ask | None:
        """Ask for the next card, or end with the choice in `c.picked`. So many as `least` must be possible; the text may have
        `said` more. Among cards that must fit a description and that somebody can't see, it is asked however few fit: nobody
        learns how many do."""
        if t.trace is not None and said > 0:
            self.cite_number(t, least, said)
        if c.phase == NOT_BEGUN:
            c.picked = []
            c.phase = CHOOSING
            if self.random:
                pick_at_random(t, c, from_, most)
                return None
        elif c.phase == ANSWERED:
            c.phase = CHOOSING
            if verb_of(c.answer) == DONE:
                return None
            c.picked = c.picked + [t.cards[value_of(c.answer)].ref()]
        while len(c.picked) < most:
            left = not_in(from_, c.picked)
            unsure = self.hides(t, c, left, least - len(c.picked) + 1)  # could others think that there is a choice?
            if len(left) <= least - len(c.picked) and not unsure:
                c.picked = c.picked + left  # nothing else is possible
                return None
            fitting = self.fitting(t, c, left, least)
            free = len(c.picked) >= least
            if not fitting and (not unsure or not free):
                return None
            if len(fitting) == 1 and not free and not unsure:
                c.picked = c.picked + [fitting[0]]
                continue
            options: list[int] = []
            for ref in fitting:
                options.append(option(CARD, id_of(ref)))
            if free:
                options.append(option(DONE))
            c.phase = ANSWERED
            return Ask(
                self.player(t, c), self.question, self.clause, options, c.source, c.ability.number, len(c.picked), most,
                least=least, chosen=c.picked[:],
            )
        return None

    def mean_faces(self, t: Table, c: Context) -> None:
        """Where either face of a chosen card could be meant, it is the one that fits."""
        for ref in c.picked:
            card = t.at(ref)
            if card is not None and card.back is not None and t.rules.either_face(t, card):
                t.rules.mean_face(t, card, not self.filter.passes(t, c, card, card.front.look))

    def fitting(self, t: Table, c: Context, left: list[int], least: int) -> list[int]:
        """The cards that may be added to those picked so that enough can still be chosen."""
        group = self.filter.group
        if not group:
            return left
        out: list[int] = []
        for ref in left:
            with_it = c.picked + [ref]
            if fits_together(t, c, with_it, group) and most_together(t, c, with_it, not_in(left, [ref]), least, group) >= least:
                out.append(ref)
        return out


def pick_at_random(t: Table, c: Context, from_: list[int], n: int) -> None:
    """Nobody chooses: every card is equally likely."""
    t.cite("@random")
    left = from_[:]
    while len(c.picked) < n and left:
        c.picked = c.picked + [left.pop(t.random(len(left)))]


def is_shown(t: Table, ref: int) -> bool:
    """Can all players see this card?"""
    card = t.at(ref)
    if card is None:
        return False
    return t.rules.zones[card.zone].sight == PUBLIC or card.seen_by == 3 or t.rules.shown(t, card)


def not_in(refs: list[int], others: list[int]) -> list[int]:
    if not others:
        return refs
    out: list[int] = []
    for ref in refs:
        if ref not in others:
            out.append(ref)
    return out


def fits_together(t: Table, c: Context, refs: list[int], group: list[GroupTest]) -> bool:
    for test in group:
        if not test.fits(t, c, refs):
            return False
    return True


def most_together(t: Table, c: Context, picked: list[int], left: list[int], n: int, group: list[GroupTest]) -> int:
    """How many cards, up to n, can be chosen together if these are picked already and the others are left."""
    best = len(picked)
    if best >= n:
        return best
    for i in range(len(left)):
        if len(picked) + len(left) - i <= best:
            break
        with_it = picked + [left[i]]
        if not fits_together(t, c, with_it, group):
            continue
        found = most_together(t, c, with_it, left[i + 1 :], n, group)
        if found > best:
            best = found
            if best >= n:
                break
    return best
