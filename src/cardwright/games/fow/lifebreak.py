"""1415.1d: lifebreak, with the Valhalla rules."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright.effects.declaring import can_choose
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.additions import to_graveyard
from cardwright.games.fow.played_sides import PAST
from cardwright.games.fow.playing import Play
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import Event, moved
from cardwright.kernel.faces import Ability
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table


def break_ability(t: Table, player: int, card: Card) -> Ability | None:
    """1415.1d-ii: the [Break] ability that must be played, if it can be played legally."""
    for a in t.look(card).abilities:
        if a.flags & terms.BREAK_ABILITY:
            script = a.program
            if isinstance(script, Script) and can_choose(t, Context(card.ref(), player, a), script):
                return a
    return None


class Lifebreak(Procedure):
    """The top card of the lifebreak area is removed, and its [Break] ability played."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.card = -1

    def remove(self, t: Table) -> Todo:
        """1415.1d, 1415.1d-i"""
        card = t.cards[t.zone(terms.LIFEBREAK, self.player)[-1]]
        self.card = card.ref()
        return happen(t, [
            moved(card, to=terms.REMOVED, clause="1415.1d-i").by(self.player),
            Event(terms.LIFEBREAK_EVENT, -1, self.player, amount=1, clause="1415.1d"),
        ])

    def play(self, t: Table) -> Todo:
        """1415.1d-ii, 1415.1b-ii"""
        card = t.cards[id_of(self.card)]
        if card.zone != terms.REMOVED:
            return None
        a = break_ability(t, self.player, card)
        if a is None:
            return happen(t, [to_graveyard(card, "1415.1d-iii")])
        return Play(self.player, Context(card.ref(), self.player, a), False, PAST, False)

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("1415.1d, 1415.1d-i", "1415.1d-ii, 1415.1b-ii")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.remove(t)  # 1415.1d, 1415.1d-i
            elif at == 1: todo = self.play(t)  # 1415.1d-ii, 1415.1b-ii
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Lifebreak(self.player)
        p.card = self.card
        return p
    # -- end of generated
