"""700: the actions of players, each begun by its procedure."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright.games.fow import battle, terms  # a battle as a module: the two need each other
from cardwright.games.fow.available_will import total_of
from cardwright.games.fow.begin_playing import play_of_ability, play_of_card
from cardwright.games.fow.legality import rule_ability, standby_price
from cardwright.games.fow.lifebreak import Lifebreak
from cardwright.games.fow.paying import PayWill, PlayWill, was_paid
from cardwright.kernel.agreed_repeats import RepeatCycle
from cardwright.kernel.cards import id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, SIDEWAYS, Event, moved, turned
from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.kept_up_cycles import declared
from cardwright.kernel.options import PLAY, USE, extra_of, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def act(t: Table, player: int, code: int, main: bool) -> Todo:
    """701.1: carry out a chosen action; `main`: at main timing (701.2)."""
    verb = verb_of(code)
    if t.trace is not None:
        t.cite("701.1")
    if verb == terms.REPEAT_LOOP:
        return RepeatCycle(player, declared(t, value_of(code)))
    t.refused = []
    if verb == terms.BATTLE:
        return battle.Battle(player)
    if verb == terms.LIFEBREAK_ACTION:
        return Lifebreak(player)
    card = t.cards[value_of(code)]
    if verb == PLAY:
        if t.trace is not None:
            cite_play(t, player, value_of(code))
            if card.back is not None:
                t.cite("1117.2")
        play = play_of_card(player, card, extra_of(code), False)
        play.quick = not main and card.zone != terms.STANDBY
        return play
    if verb == USE:
        a = t.look(card).abilities[extra_of(code)]
        if t.trace is not None:
            t.cite("604.1a")
            t.cite("901.1a")
            t.cite("905.2")
            t.cite("105.3b")
            t.cite("902.1")
            t.cite("902.1b" if card.zone == terms.RULER_AREA else "902.1a")
            t.cite("707.1")
            t.cite("707.2")
        if a.flags & terms.WILL_ABILITY:
            return PlayWill(Context(card.ref(), player, a))
        return play_of_ability(t, player, card, extra_of(code))
    if verb == terms.JUDGE:
        t.cite("604.2c, 705.1, 705.2, 1125.2")
        return play_of_ability(t, player, card, extra_of(code))
    if verb == terms.CALL_STONE:
        return CallStone(player, card.ref())
    return SetStandby(player, card.ref())


def cite_play(t: Table, player: int, id: int) -> None:
    """Which rules let the card be played now."""
    card = t.cards[id]
    k = t.look(card)
    if k.types & terms.CHANT:
        if k.keywords & terms.TRIGGER:
            t.cite("604.1b")
            t.cite("708.4")
            t.cite("1113.2a")
        else:
            t.cite("604.2a")
            t.cite("703.1")
            t.cite("703.2")
    else:
        t.cite("604.2a")
        t.cite("702.1")
        t.cite("702.2")
    if k.keywords & terms.QUICKCAST:
        t.cite("1111.2")
    if card.zone == terms.GRAVEYARD and k.keywords & terms.REMNANT:
        t.cite("1115.2")


class CallStone(Procedure):
    """709.1: the ruler or J-ruler is rested; then the top card of the magic stone deck comes into the field."""

    def __init__(self, player: int, ruler: int) -> None:
        super().__init__()
        self.player = player
        self.ruler = ruler

    def rest(self, t: Table) -> Todo:
        """709.1, 604.2e, 1016.1"""
        t.set_number(terms.CALLED, self.player, t.number(terms.CALLED, self.player) + 1)
        if t.look(t.cards[id_of(self.ruler)]).bans & terms.CALLS_UPRIGHT:
            t.cite("104.4")
            return None
        return happen(t, [turned(self.ruler, self.player, SIDEWAYS, clause="709.1").by(self.player, self.ruler, BY_COST)])

    def call(self, t: Table) -> Todo:
        """709.1"""
        deck = t.zone(terms.STONE_DECK, self.player)
        if not deck:
            return None
        return happen(t, [
            moved(t.cards[deck[-1]], to=terms.FIELD, player=self.player, clause="709.1").by(self.player),
            Event(terms.CALLED_EVENT, -1, self.player, amount=1, clause="709.1"),
        ])

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("709.1, 604.2e, 1016.1", "709.1")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.rest(t)  # 709.1, 604.2e, 1016.1
            elif at == 1: todo = self.call(t)  # 709.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return CallStone(self.player, self.ruler)
    # -- end of generated


class SetStandby(Procedure):
    """706: a card of the hand goes face down to the standby area, without the chase area."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.mark = 0
        self.needs: list[int] = []

    def pay(self, t: Table) -> Todo:
        """706.1, 604.2d"""
        card = t.at(self.card)
        assert card is not None
        price = standby_price(t, self.player, card)
        self.needs = price.needs
        self.needs[terms.FREE_WILL] -= price.open
        self.mark = len(t.history)
        if total_of(self.needs) == 0:
            return None
        return PayWill(self.player, self._context(t), self.needs[:])

    def place(self, t: Table) -> Todo:
        """706.2, 706.3"""
        if total_of(self.needs) > 0 and not was_paid(t, self.mark, self._context(t)):
            return None
        card = t.at(self.card)
        if card is None:
            return None
        return happen(t, [moved(card, to=terms.STANDBY, player=self.player, clause="706.2").by(self.player)])

    def _context(self, t: Table) -> Context:
        return Context(self.card, self.player, rule_ability(t))

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("706.1, 604.2d", "706.2, 706.3")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.pay(t)  # 706.1, 604.2d
            elif at == 1: todo = self.place(t)  # 706.2, 706.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = SetStandby(self.player, self.card)
        p.mark = self.mark
        p.needs = self.needs[:]
        return p
    # -- end of generated
