"""Effects that play cards, set abilities off, or take away what was played."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Reference, step
from cardwright.effects.ops.doing import Doing, cards_there, there
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.events import PLAYED
from cardwright.kernel.faces import AUTOMATIC, Ability
from cardwright.kernel.frames import Frame, Todo

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class CardPlaying:
    """How a game lets an effect play a card."""

    def can(self, t: Table, player: int, card: Card, price: int) -> bool:
        """May the card be played for that price (-1: as usual)?"""
        raise NotImplementedError

    def play(self, t: Table, player: int, card: Card, price: int) -> Frame:
        raise NotImplementedError


class PlayCards(Doing):
    """Cards are played one after the other, each as far as it can be."""

    def __init__(self, clause: str, cause: int, what: Reference, price: Amount | None, playing: CardPlaying) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.price = price  # None: the usual cost
        self.playing = playing

    def cost(self, t: Table, c: Context) -> int:
        if self.price is None:
            return -1
        n = self.price.value(t, c)
        return n if n > 0 else 0

    def playable(self, t: Table, c: Context, refs: list[int]) -> list[int]:
        out: list[int] = []
        price = self.cost(t, c)
        for ref in refs:
            card = t.at(ref)
            if card is not None and self.playing.can(t, c.controller, card, price):
                out.append(ref)
        return out

    def could(self, t: Table, c: Context) -> bool:
        return len(self.playable(t, c, there(t, c, self.what))) > 0

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.picked = there(t, c, self.what)
            c.mark = len(t.history)
            c.phase = 1
        while c.picked:
            now = c.picked[0]
            c.picked = c.picked[1:]
            if self.playable(t, c, [now]):
                card = t.at(now)
                assert card is not None
                return self.playing.play(t, c.controller, card, self.cost(t, c))
        played = [e for e in t.history[c.mark :] if e.kind == PLAYED and e.controller == c.controller]
        step(c, len(played) > 0)
        return None


class SetOff(Doing):
    """The abilities of cards that a keyword introduces become pending, without what usually sets them off."""

    def __init__(self, clause: str, cause: int, what: Reference, keyword: int) -> None:
        super().__init__(clause, cause)
        self.what = what
        self.keyword = keyword

    def meant(self, a: Ability) -> bool:
        """Is it one of these abilities?"""
        return a.keyword > 0 and a.keyword & self.keyword != 0

    def run(self, t: Table, c: Context) -> Todo:
        did = False
        for card in cards_there(t, c, self.what):
            for a in t.look(card).abilities:
                if a.kind == AUTOMATIC and self.meant(a):
                    t.pending.append(Pending(card.controller, card.ref(), a, None, None, t.this_batch()))
                    did = True
        step(c, did)
        return None
