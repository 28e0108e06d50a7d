"""6-6-1-2-3: in the main step a player moves cores between the reserve and the cards on their field, as they like.

One movement is: some regular cores, or the soul core, or the soul core against a regular core, from one place to another. A place
is the number of a card, or RESERVE_PLACE. A movement is not offered if it leads to an arrangement that was there already since the
last other action: going round in circles is no choice (12-1-1-2).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import regular_on, soul_on
from cardwright.kernel.events import BY_RULE, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import extra_of, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

REGULAR: Final = 0  # the extra of a CORES option
SOUL: Final = 1
SWAP: Final = 2
PRIME: Final = 1_000_003
MODULUS: Final = (1 << 56) - 5
NOT_YET: Final = -2


def places(t: Table, player: int) -> list[int]:
    out = [terms.RESERVE_PLACE]
    for id in t.zones[terms.FIELD * 2 + player]:
        out.append(id)
    return out


def regular_at(t: Table, player: int, place: int) -> int:
    if place == terms.RESERVE_PLACE:
        return t.numbers[terms.RESERVE * 2 + player]
    return regular_on(t.cards[place])


def soul_at(t: Table, player: int, place: int) -> int:
    if place == terms.RESERVE_PLACE:
        return t.numbers[(terms.RESERVE + terms.SOUL_IN) * 2 + player]
    return soul_on(t.cards[place])


def weight(t: Table, place: int) -> int:
    """What one regular core in this place adds to the number of an arrangement; the soul core adds its square."""
    x = (place if place == terms.RESERVE_PLACE else t.cards[place].ref()) * PRIME + 1
    return x * x % MODULUS * x % MODULUS


def arrangement(t: Table, player: int) -> int:
    """A number for where all cores of the player are, so that arrangements can be compared."""
    key = 0
    for place in places(t, player):
        w = weight(t, place)
        key = (key + w * regular_at(t, player, place) + w * w * soul_at(t, player, place)) % MODULUS
    return key


def after(now: int, origin: int, goal: int, n: int, how: int) -> int:
    """The arrangement after a movement between two places, given by their weights."""
    if how == REGULAR:
        return (now + n * (goal - origin)) % MODULUS
    moved = now + goal * goal - origin * origin
    return (moved - goal + origin if how == SWAP else moved) % MODULUS


def movements(t: Table, player: int, origin: int, goal: int, seen: list[int], first_only: bool) -> list[int]:
    """The movements from one place to another that lead to something new, as options; all, or only the first that is found. The
    last of the arrangements seen is the present one."""
    out: list[int] = []
    now = seen[-1]
    a = weight(t, origin)
    b = weight(t, goal)
    for n in range(1, regular_at(t, player, origin) + 1):
        if after(now, a, b, n, REGULAR) not in seen:
            out.append(option(terms.CORES, n, REGULAR))
            if first_only:
                return out
    if soul_at(t, player, origin) > 0:
        if after(now, a, b, 1, SOUL) not in seen:
            out.append(option(terms.CORES, 1, SOUL))
            if first_only:
                return out
        if regular_at(t, player, goal) > 0 and after(now, a, b, 1, SWAP) not in seen:
            out.append(option(terms.CORES, 1, SWAP))
    return out


def goals(t: Table, player: int, origin: int, seen: list[int], first_only: bool) -> list[int]:
    """Where cores from this place may go."""
    out: list[int] = []
    for place in places(t, player):
        if place != origin and (len(seen) == 1 or movements(t, player, origin, place, seen, True)):
            out.append(place)
            if first_only:
                break
    return out


def origins(t: Table, player: int, seen: list[int]) -> list[int]:
    """The places from which cores may be moved."""
    out: list[int] = []
    for place in places(t, player):
        if regular_at(t, player, place) + soul_at(t, player, place) > 0 and goals(t, player, place, seen, True):
            out.append(place)
    return out


def cannot_move_cores(t: Table, player: int, place: int) -> str:
    """Why this player may not move cores from there now."""
    if place != terms.RESERVE_PLACE and (t.cards[place].zone != terms.FIELD or t.cards[place].controller != player):
        return "6-6-1-2-3"
    return "6-6-1-2-3" if regular_at(t, player, place) + soul_at(t, player, place) == 0 else "12-1-1-2"


class MoveCores(Procedure):
    """Where they go, and how many: asked where there is a choice."""

    def __init__(self, player: int, origin: int, seen: list[int]) -> None:
        super().__init__()
        self.player = player
        self.origin = origin
        self.seen = seen
        self.goal: int = NOT_YET

    def choose_goal(self, t: Table) -> Todo:
        """6-6-1-2-3"""
        options = [option(terms.CORES_TO, place) for place in goals(t, self.player, self.origin, self.seen, False)]
        if len(options) == 1:
            self.answer = options[0]
            return None
        return Ask(self.player, terms.ASK_CORE_GOAL, "6-6-1-2-3", options, self._ref(t, self.origin))

    def choose_number(self, t: Table) -> Todo:
        """6-6-1-2-3"""
        self.goal = value_of(self.answer)
        options = movements(t, self.player, self.origin, self.goal, self.seen, False)
        if len(options) == 1:
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

    def _ref(self, t: Table, place: int) -> int:
        return -1 if place == terms.RESERVE_PLACE else t.cards[place].ref()

    def _event(self, t: Table, origin: int, goal: int, kind: int, n: int) -> Event:
        return Event(
            terms.CORES_EVENT, self._ref(t, origin), self.player, n, kind, -1, self.player,
            terms.RESERVE if origin == terms.RESERVE_PLACE else terms.ON_CARD,
            terms.RESERVE if goal == terms.RESERVE_PLACE else terms.ON_CARD, 0, BY_RULE, self._ref(t, goal), "6-6-1-2-3",
        )

    # -- generated from the steps above: make steps
    CHOOSE_GOAL: Final = 0
    CHOOSE_NUMBER: Final = 1
    MOVE: Final = 2

    def tag(self) -> int:
        return 6006

    def run(self, t: Table) -> Todo:
        while True:
            at = self.next
            self.at = at
            self.next = at + 1
            if at == 0: todo = self.choose_goal(t)  # 6-6-1-2-3
            elif at == 1: todo = self.choose_number(t)  # 6-6-1-2-3
            elif at == 2: todo = self.move(t)  # 6-6-1-2-3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return MOVE_CORES_CLAUSES

    def copy(self) -> Procedure:
        p = MoveCores(self.player, self.origin, self.seen[:])
        p.at = self.at
        p.next = self.next
        p.answer = self.answer
        p.goal = self.goal
        return p

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.num(self.origin)
        w.nums(self.seen)
        w.num(self.goal)
    # -- end of generated


# -- generated from the steps above: make steps
MOVE_CORES_CLAUSES: Final[tuple[str, ...]] = ("6-6-1-2-3", "6-6-1-2-3", "6-6-1-2-3")
# -- end of generated
