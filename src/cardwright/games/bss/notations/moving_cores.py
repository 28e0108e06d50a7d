"""4-11, 8-5-6: an effect moves cores from areas and cards to areas and cards."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players, Reference, step
from cardwright.effects.ops.counting import Count
from cardwright.effects.ops.doing import Doing, there
from cardwright.effects.references import left_with, look_of
from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_in, cores_moved, cores_on
from cardwright.games.bss.paying_cores import CARDS, FOR_MAGIC, RESERVE, GatherCores
from cardwright.games.bss.paying_cores import NO_SOUL_CORE as WITHOUT_SOUL_CORE
from cardwright.games.bss.shifting_cores import shift
from cardwright.kernel import asking
from cardwright.kernel.cards import Piece, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_EFFECT, Event
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import begin_paying, end_paying, happen
from cardwright.kernel.options import NUMBER, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# Which cores (4-11-1).
ANY_CORE: Final = 0
NO_SOUL_CORE: Final = 1
SOUL_CORE: Final = 2

GOING_ON: Final = 1
ASKED: Final = 2
NOWHERE: Final = -1  # an area, not a card


def area_of(player: int) -> int:
    """A player in the place of a card: their area is meant. (And back again.)"""
    return -1 - player


class Store:
    """Where cores come from or go to: an area of a player, or the cards of a reference."""

    def __init__(self, area: int, of: Players | None, cards: Reference | None, each: bool) -> None:
        self.area = area
        self.of = of  # None: of the player whose cores they are
        self.cards = cards
        self.each = each


class CoreCount:
    """How many: so many, up to so many, or all but so many."""

    def __init__(self, count: Count | None, but: Count | None) -> None:
        self.count = count
        self.but = but  # of "all but": how many stay

    def most(self, t: Table, c: Context, there: int) -> int:
        if self.but is not None:
            n = there - self.but.most(t, c)
            return n if n > 0 else 0
        assert self.count is not None
        n = self.count.most(t, c)
        return n if n > 0 else 0

    def free(self, t: Table, c: Context) -> bool:
        """May it be fewer?"""
        return self.count is not None and self.count.free(t, c)


class MoveCores(Doing):
    """So many cores go from one place to another, or from (or onto) each of several cards, all together."""

    def __init__(self, clause: str, cause: int, piece: int, count: CoreCount, source: Store, goal: Store) -> None:
        super().__init__(clause, cause)
        self.piece = piece
        self.count = count
        self.source = source
        self.goal = goal

    def places(self, t: Table, c: Context) -> list[int]:
        """The cards that give or take cores, one after the other; for a movement between areas, the players, as `area_of`."""
        if self.source.cards is not None:
            return there(t, c, self.source.cards)
        if self.goal.cards is not None:
            return there(t, c, self.goal.cards)
        of = self.source.of if self.source.area != terms.VOID else self.goal.of
        found = [c.controller] if of is None else of.players(t, c)
        return [area_of(player) for player in found]

    def could(self, t: Table, c: Context) -> bool:
        """Of a cost: are as many there?"""
        for place in self.places(t, c):
            have = self.available(t, c, place)
            if self.count.free(t, c):
                return have > 0
            if self.count.but is None and have < self.count.most(t, c, have):
                return False
            if self.count.most(t, c, have) > 0:
                return self.goal.cards is None or len(there(t, c, self.goal.cards)) > 0
        return False

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            c.picked = self.places(t, c)
            c.mark = len(t.history)
            c.phase = GOING_ON
            begin_paying(t)  # they all move at one moment: what follows at once comes after the last
        while c.picked:
            place = c.picked[0]
            n = self.count.most(t, c, self.available(t, c, place))
            if c.phase == ASKED:
                n = value_of(c.answer)
                c.phase = GOING_ON
            elif self.count.free(t, c) and n > 0:
                return self.ask(t, c, place, n)
            c.picked = c.picked[1:]
            todo = self.move_some(t, c, place, n) if n > 0 else None
            if todo is not None:
                return todo
        step(c, self.moved(t, c))
        return end_paying(t)

    def ask(self, t: Table, c: Context, place: int, n: int) -> Ask:
        have = self.available(t, c, place)
        c.phase = ASKED
        most = n if n < have else have
        options: list[int] = []
        for i in range(most + 1):
            options.append(option(NUMBER, i))
        return Ask(c.controller, asking.CHOOSE_NUMBER, "1-3-5-1", options, c.source, c.ability.number)

    def giver(self, t: Table, c: Context, place: int) -> int:
        """The card that gives the cores, or NOWHERE."""
        return place if self.source.cards is not None else NOWHERE

    def taker(self, t: Table, c: Context, place: int) -> int:
        """The card that takes the cores, or NOWHERE."""
        if self.goal.cards is None:
            return NOWHERE
        if self.source.cards is None:
            return place
        found = there(t, c, self.goal.cards)
        return found[0] if found else NOWHERE

    def whose(self, t: Table, c: Context, place: int) -> int:
        """The player whose cores they are."""
        if place < 0:
            return area_of(place)
        of = self.source.of
        if self.source.cards is None and of is not None and self.source.area != terms.VOID:
            found = of.players(t, c)
            return found[0] if found else c.controller
        return t.cards[id_of(place)].controller

    def available(self, t: Table, c: Context, place: int) -> int:
        """How many cores there are to take from."""
        if self.source.area == terms.VOID:
            return 1 << 12
        player = self.whose(t, c, place)
        if self.source.cards is not None:
            card: Piece = t.cards[id_of(place)]
            was = left_with(t, c, place)
            if was is not None:
                card = was  # its cores went to the reserve with it (10-1-3-4), and are meant all the same
            if self.piece == SOUL_CORE:
                return card.counted(terms.SOUL_CORE)
            return cores_on(card) if self.piece == ANY_CORE else card.counted(terms.CORE)
        if self.piece == SOUL_CORE:
            return t.number(self.source.area + terms.SOUL_IN, player)
        return cores_in(t, self.source.area, player) if self.piece == ANY_CORE else t.number(self.source.area, player)

    def kept(self, t: Table, c: Context, giver: int) -> bool:
        """1-3-3: does an active effect keep the opponent's effects from removing cores from the card?"""
        if giver < 0 or self.cause != BY_EFFECT:
            return False
        card = t.cards[id_of(giver)]
        if card.controller == c.controller:
            return False
        keeping = terms.CORES_CANT_BE_REMOVED
        types = look_of(t, c, c.source).types
        if types & terms.SPIRIT:
            keeping |= terms.CORES_KEPT_FROM_SPIRITS
        if types & terms.MAGIC:
            keeping |= terms.CORES_KEPT_FROM_MAGIC
        if not t.look(card).bans & keeping:
            return False
        t.cite("1-3-3")
        return True

    def move_some(self, t: Table, c: Context, place: int, n: int) -> Todo:
        giver = self.giver(t, c, place)
        taker = self.taker(t, c, place)
        was = left_with(t, c, giver) if giver >= 0 else None
        if was is not None:
            return self.move_fallen(t, c, was, taker, n)
        if self.kept(t, c, giver) or (self.goal.cards is not None and taker == NOWHERE):
            return None
        player = self.whose(t, c, place)
        flags = 0
        to = self.goal.of
        if self.goal.cards is None and to is not None and player not in to.players(t, c):
            flags |= terms.ACROSS
        origin = terms.ON_CARD if giver >= 0 else self.source.area
        goal = terms.ON_CARD if taker >= 0 else self.goal.area
        if self.piece == ANY_CORE:
            return shift(t, player, n, origin, giver, goal, taker, self.cause, c.source, c.controller, c.ability.number,
                         self.clause, flags)
        kind = terms.SOUL_CORE if self.piece == SOUL_CORE else terms.CORE
        if self.piece == SOUL_CORE:
            flags |= terms.SOUL_NAMED
        return happen(t, [self.does(c, cores_moved(
            player, n, kind, origin=origin, giver=giver, goal=goal, taker=taker, flags=flags, clause=self.clause
        ))])

    def move_fallen(self, t: Table, c: Context, was: Piece, taker: int, n: int) -> Todo:
        """10-1-3-4, 8-10-1: so many of the cores that were on a card when it left the field, out of the reserve; the soul core
        last."""
        events: list[Event] = []
        left = n
        for kind in (terms.CORE, terms.SOUL_CORE):
            some = was.counted(kind) if was.counted(kind) < left else left
            if some > 0 and (self.goal.cards is None or taker != NOWHERE):
                goal = terms.ON_CARD if taker >= 0 else self.goal.area
                move = cores_moved(was.controller, some, kind, origin=terms.RESERVE, goal=goal, taker=taker, clause=self.clause)
                events.append(self.does(c, move))
                left -= some
        return happen(t, events)

    def moved(self, t: Table, c: Context) -> bool:
        for i in range(c.mark, len(t.history)):
            e = t.history[i]
            if e.kind == terms.CORES_EVENT and e.source == c.source:
                return True
        return False


class PayCores(Doing):
    """10-6-6: cores of the player's reserve and field go to their trash (or elsewhere), from where the player likes."""

    def __init__(self, clause: str, cause: int, count: CoreCount, goal: int, soul: bool) -> None:
        super().__init__(clause, cause)
        self.count = count
        self.goal = goal
        self.soul = soul  # may the soul core be among them?

    def funds(self, t: Table, c: Context) -> int:
        n = cores_in(t, terms.RESERVE, c.controller)
        if not self.soul:
            n -= t.number(terms.RESERVE + terms.SOUL_IN, c.controller)
        for id in t.zone(terms.FIELD, c.controller):
            n += cores_on(t.cards[id]) if self.soul else t.cards[id].counted(terms.CORE)
        return n

    def could(self, t: Table, c: Context) -> bool:
        return self.funds(t, c) >= self.count.most(t, c, 0)

    def run(self, t: Table, c: Context) -> Todo:
        n = self.count.most(t, c, 0)
        have = self.funds(t, c)
        if have < n:
            n = have
        step(c, n > 0)
        sources = RESERVE | CARDS | (0 if self.soul else WITHOUT_SOUL_CORE)
        return GatherCores(c.controller, FOR_MAGIC, n, n, sources, self.goal, -1, -1, []) if n > 0 else None


class MoveSoulCore(Doing):
    """4-11-3: the player's soul core goes to the trash, the void or a card, from one of these areas; or, if cards are named,
    from one of them (`held`: from any card on the field)."""

    def __init__(
        self, clause: str, cause: int, areas: list[int], held: bool, on: Reference | None, goal: int, to: Reference | None
    ) -> None:
        super().__init__(clause, cause)
        self.areas = areas
        self.held = held
        self.on = on
        self.goal = goal
        self.to = to

    def holder(self, t: Table, c: Context) -> int:
        """The card that it may be taken from; NOWHERE if it is on none."""
        if not self.held and self.on is None:
            return NOWHERE
        for id in t.zone(terms.FIELD, c.controller):
            if t.cards[id].counted(terms.SOUL_CORE) > 0:
                ref = t.cards[id].ref()
                return ref if self.on is None or ref in there(t, c, self.on) else NOWHERE
        return NOWHERE

    def origin(self, t: Table, c: Context) -> int:
        """The area that it is taken from; NOWHERE if it is in none that counts."""
        if self.holder(t, c) != NOWHERE:
            return terms.ON_CARD
        for area in self.areas:
            if area != self.goal and t.number(area + terms.SOUL_IN, c.controller) > 0:
                return area
        return NOWHERE

    def could(self, t: Table, c: Context) -> bool:
        return self.origin(t, c) != NOWHERE

    def run(self, t: Table, c: Context) -> Todo:
        holder = self.holder(t, c)
        origin = self.origin(t, c)
        taker = NOWHERE
        if self.to is not None:
            found = there(t, c, self.to)
            taker = found[0] if found else -2
        step(c, origin != NOWHERE and taker != -2)
        if origin == NOWHERE or taker == -2:
            return None
        return happen(t, [self.does(c, cores_moved(
            c.controller, 1, terms.SOUL_CORE, origin=origin, giver=holder, goal=self.goal, taker=taker, flags=terms.SOUL_NAMED,
            clause=self.clause,
        ))])
