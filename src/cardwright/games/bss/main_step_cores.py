"""6-6-1-2-3: in the main step a player moves cores between the reserve and the cards on their field, as they like.

One movement is: some regular cores, or the soul core, or the soul core against a regular core, from one place to another. A place
is the number of a card, or RESERVE_PLACE. A movement is not offered if it leads back to an arrangement that was there already, and
nothing else has happened since: going round in circles is no choice (12-1-1-2).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_moved, cores_on
from cardwright.kernel.events import Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import extra_of, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

REGULAR: Final = 0  # the extra of a CORES option
SOUL: Final = 1
SWAP: Final = 2
NOT_YET: Final = -2
MOVEMENT: Final = "6-6-1-2-3"
A_CORE: Final = 4  # more than there are soul cores


def places(t: Table, player: int) -> list[int]:
    out = [terms.RESERVE_PLACE]
    for id in t.zones[terms.FIELD * 2 + player]:
        out.append(id)
    return out


def held(t: Table, player: int, place: int) -> int:
    """The cores in a place, as one number: regular cores count A_CORE each, soul cores one."""
    if place == terms.RESERVE_PLACE:
        return A_CORE * t.numbers[terms.RESERVE * 2 + player] + t.numbers[(terms.RESERVE + terms.SOUL_IN) * 2 + player]
    n = 0
    counters = t.cards[place].counters
    for i in range(0, len(counters), 2):
        n += counters[i + 1] * (A_CORE if counters[i] == terms.CORE else 1)
    return n


def arrangement(t: Table, player: int) -> list[int]:
    """Where all cores of the player are: how many numbers follow, then each place and what it holds."""
    here = places(t, player)
    out = [2 * len(here)]
    for place in here:
        out.append(place if place == terms.RESERVE_PLACE else t.cards[place].ref())
        out.append(held(t, player, place))
    return out


def ways_back(t: Table, player: int, seen: list[int]) -> list[int]:
    """The movements that lead to one of the arrangements seen (which are kept one after the other): of each, where from, where to,
    and the option."""
    out: list[int] = []
    if not seen:
        return out
    here = places(t, player)
    now = arrangement(t, player)
    at = 0
    while at < len(seen):
        add_movement(here, held_more(now, seen, at), out)
        at += 1 + seen[at]
    return out


def held_more(now: list[int], seen: list[int], at: int) -> list[int]:
    """How much more each place held in the arrangement that begins there. The places are the same: nothing but movements has
    happened since."""
    return [seen[at + i] - now[i] for i in range(2, len(now), 2)]


def add_movement(here: list[int], more: list[int], out: list[int]) -> None:
    """Add the movement that makes every place hold so much more, if a single one does."""
    changed = [i for i in range(len(more)) if more[i] != 0]
    if len(changed) != 2 or more[changed[0]] + more[changed[1]] != 0:
        return
    for i, j in ((changed[0], changed[1]), (changed[1], changed[0])):
        n = more[j]
        if n > 0 and n % A_CORE == 0:
            out += [here[i], here[j], option(terms.CORES, n // A_CORE, REGULAR)]
        elif n == 1:
            out += [here[i], here[j], option(terms.CORES, 1, SOUL)]
        elif n == 1 - A_CORE:
            out += [here[i], here[j], option(terms.CORES, 1, SWAP)]


def leading_back(back: list[int], origin: int, goal: int) -> list[int]:
    """The options that lead back, of the movements from one place to another."""
    out: list[int] = []
    for i in range(0, len(back), 3):
        if back[i] == origin and back[i + 1] == goal and back[i + 2] not in out:
            out.append(back[i + 2])
    return out


def movements(t: Table, player: int, origin: int, goal: int, back: list[int]) -> list[int]:
    """The movements from one place to another that lead to something new, as options."""
    cores = held(t, player, origin)
    out = [option(terms.CORES, n + 1, REGULAR) for n in range(cores // A_CORE)]
    if cores % A_CORE > 0:
        out.append(option(terms.CORES, 1, SOUL))
        if held(t, player, goal) >= A_CORE:
            out.append(option(terms.CORES, 1, SWAP))
    known = leading_back(back, origin, goal)
    return [code for code in out if code not in known] if known else out


def goals(t: Table, player: int, origin: int, back: list[int]) -> list[int]:
    """Where cores from this place may go."""
    out: list[int] = []
    for place in places(t, player):
        if place != origin and (not leading_back(back, origin, place) or movements(t, player, origin, place, back)):
            out.append(place)
    return out


def origins(t: Table, player: int, seen: list[int]) -> list[int]:
    """The places from which cores may be moved. `seen`: the arrangements since the last other action."""
    back = ways_back(t, player, seen)
    here = places(t, player)
    out: list[int] = []
    if len(here) > 1:
        for place in here:
            if held(t, player, place) > 0 and (not back or goals(t, player, place, back)):
                out.append(place)
    return out


def only_moved(t: Table, since: int) -> bool:
    """Has nothing but movements of cores by the player happened since this place in the turn's history?"""
    for i in range(since, len(t.history)):
        if t.history[i].clause != MOVEMENT:
            return False
    return True


def cannot_move_cores(t: Table, player: int, place: int) -> str:
    """Why this player may not move cores from there now."""
    if place != terms.RESERVE_PLACE and (t.cards[place].zone != terms.FIELD or t.cards[place].controller != player):
        return "6-6-1-2-3"
    return "6-6-1-2-3" if held(t, player, place) == 0 else "12-1-1-2"


class MoveCores(Procedure):
    """Where they go, and how many: asked where there is a choice. How many also where the way back was left out: whoever carries
    one core back must not see two of them go."""

    def __init__(self, player: int, origin: int, back: list[int]) -> None:
        super().__init__()
        self.player = player
        self.origin = origin
        self.back = back  # see `ways_back`
        self.goal: int = NOT_YET

    def choose_goal(self, t: Table) -> Todo:
        """6-6-1-2-3"""
        options = [option(terms.CORES_TO, place) for place in goals(t, self.player, self.origin, self.back)]
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask(self.player, terms.ASK_CORE_GOAL, "6-6-1-2-3", options, self._ref(t, self.origin))

    def choose_number(self, t: Table) -> Todo:
        """6-6-1-2-3"""
        self.goal = value_of(self.answer)
        options = movements(t, self.player, self.origin, self.goal, self.back)
        if len(options) == 1 and not self._loses_card(t) and not leading_back(self.back, self.origin, self.goal):
            self.answer = options[0]
            return None
        return Ask(self.player, terms.ASK_CORE_NUMBER, "6-6-1-2-3", options, self._ref(t, self.origin))

    def move(self, t: Table) -> Todo:
        """6-6-1-2-3"""
        how = extra_of(self.answer)
        if how == REGULAR:
            return happen(t, [self._event(t, self.origin, self.goal, terms.CORE, value_of(self.answer))])
        events = [self._event(t, self.origin, self.goal, terms.SOUL_CORE, 1)]
        if how == SWAP:
            events.append(self._event(t, self.goal, self.origin, terms.CORE, 1))
        return happen(t, events)

    def _loses_card(self, t: Table) -> bool:
        """May cores leave a card that it needs? Then its player says how many, even if only one number is left."""
        if self.origin == terms.RESERVE_PLACE:
            return False
        card = t.cards[self.origin]
        return t.look(card).stats[terms.LV1_CORES] > 0 and cores_on(card) > 0

    def _ref(self, t: Table, place: int) -> int:
        return -1 if place == terms.RESERVE_PLACE else t.cards[place].ref()

    def _event(self, t: Table, origin: int, goal: int, kind: int, n: int) -> Event:
        giver, taker = self._ref(t, origin), self._ref(t, goal)
        return cores_moved(
            self.player, n, kind, origin=terms.RESERVE if giver < 0 else terms.ON_CARD, giver=giver,
            goal=terms.RESERVE if taker < 0 else terms.ON_CARD, taker=taker, clause="6-6-1-2-3",
        ).by(self.player)

    # -- generated from the steps above: make steps
    CLAUSES: ClassVar[tuple[str, ...]] = ("6-6-1-2-3", "6-6-1-2-3", "6-6-1-2-3")

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.choose_goal(t)  # 6-6-1-2-3
            elif at == 1: todo = self.choose_number(t)  # 6-6-1-2-3
            elif at == 2: todo = self.move(t)  # 6-6-1-2-3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = MoveCores(self.player, self.origin, self.back[:])
        p.goal = self.goal
        return p
    # -- end of generated
