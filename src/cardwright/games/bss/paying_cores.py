"""10-6-6, 10-6-7, 11-1-1: a player gathers cores from the reserve and from cards on the field, for a cost or onto a card.

One question for each place, in a fixed order, so that no choice can be made in two ways: how many cores from here, and whether the
soul core is among them (8-5-6). Most of the time the reserve has enough, and one answer does it.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_moved, cores_on, regular_on, soul_on
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import BY_COST, Event
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import extra_of, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# What they are gathered for: the variant of the procedure.
FOR_SUMMONING: Final = 0
FOR_PLACING: Final = 1
FOR_MAGIC: Final = 2
ONTO_SPIRIT: Final = 3
ONTO_NEXUS: Final = 4
AWAKENING: Final = 5
CLAUSES: Final = ("10-6-6", "10-7-6", "10-8-6", "10-6-7", "10-7-7", "11-1-1")

# Where they may come from (bits).
RESERVE: Final = 1
CARDS: Final = 2
NO_SOUL_CORE: Final = 4  # not the soul core, wherever it is (4-11-3)

ANY_NUMBER: Final = 1 << 12  # "or more if they wish"


def offer(options: list[int], n: int, regular: int, soul: int) -> None:
    """So many cores from a place with so many: without the soul core, and with it."""
    if n <= regular:
        options.append(option(terms.CORES, n))
    if soul > 0 and n > 0:
        options.append(option(terms.CORES, n, 1))


class GatherCores(Procedure):
    """From `least` to `most` cores go to one place, together with the events of `first` (a card that they are placed on)."""

    def __init__(
        self, player: int, variant: int, least: int, most: int, sources: int, goal: int, onto: int, source: int, first: list[Event]
    ) -> None:
        super().__init__()
        self.player = player
        self.variant = variant
        self.least = least
        self.most = most
        self.sources = sources
        self.goal = goal
        self.onto = onto  # the card that they are placed on, as it will be then; or -1
        self.source = source  # the card that it is about
        self.first = first
        self.places: list[int] = []  # what may be taken from: RESERVE_PLACE, then numbers of cards
        self.asked = 0  # how many of them have been settled
        self.taken: list[int] = []  # place, number of cores, is the soul core among them; and so on
        self.gathered = 0
        self.from_cards = False  # does the player want to take from cards although the reserve has enough?
        self.keepers: list[int] = []  # cards of which one must keep a core, for what is paid next (11-8-1)

    def begin(self, t: Table) -> Todo:
        """10-6-6 | 10-7-6 | 10-8-6 | 10-6-7 | 10-7-7 | 11-1-1"""
        if self.sources & RESERVE:
            self.places.append(terms.RESERVE_PLACE)
        if self.sources & CARDS:
            for id in t.zone(terms.FIELD, self.player):
                if cores_on(t.cards[id]) > 0 and id != id_of(self.source):
                    self.places.append(id)
        self.from_cards = not self.sources & RESERVE or self._there(t, terms.RESERVE_PLACE) < self.least
        return None

    def next_place(self, t: Table) -> Todo:
        """10-6-6 | 10-7-6 | 10-8-6 | 10-6-7 | 10-7-7 | 11-1-1"""
        if self._enough():
            self.next = self.MOVE
            return None
        place = self.places[self.asked]
        need = self.least - self.gathered
        room = self.most - self.gathered
        regular = self._regular(t, place)
        soul = self._soul(t, place)
        later = 0
        for i in range(self.asked + 1, len(self.places)):
            later += self._there(t, self.places[i])
        lowest = need - later if need > later else 0
        highest = regular + soul if regular + soul < room else room
        if self.keepers:
            highest = self._leaving_one(t, place, highest)
            while lowest < highest and self._later(t, place, lowest) < need - lowest:
                lowest += 1
        options: list[int] = []
        usual = need if lowest <= need <= highest else highest if need > highest else lowest
        for n in range(usual, highest + 1):
            offer(options, n, regular, soul)
        for n in range(usual - 1, lowest - 1, -1):
            offer(options, n, regular, soul)
        if place == terms.RESERVE_PLACE and not self.from_cards and self.most > self.least and later > 0:
            options.append(option(terms.FROM_CARDS))
        if len(options) == 1:
            self.answer = options[0]
            return None
        about = self.source if place == terms.RESERVE_PLACE else t.cards[place].ref()
        kind = terms.ASK_PAY if self.goal == terms.CORE_TRASH else terms.ASK_CORES_FOR
        return Ask(self.player, kind, CLAUSES[self.variant], options, about, -1, self.gathered, self.most)

    def take(self, t: Table) -> Todo:
        """10-6-6, 8-5-6 | 10-7-6, 8-5-6 | 10-8-6, 8-5-6 | 10-6-7, 8-5-6 | 10-7-7, 8-5-6 | 11-1-1, 8-5-6"""
        self.next = self.NEXT_PLACE
        if verb_of(self.answer) == terms.FROM_CARDS:
            self.from_cards = True
            return None
        n = value_of(self.answer)
        if n > 0:
            self.taken.append(self.places[self.asked])
            self.taken.append(n)
            self.taken.append(extra_of(self.answer))
            self.gathered += n
        self.asked += 1
        return None

    def move(self, t: Table) -> Todo:
        """10-6-6 | 10-7-6 | 10-8-6 | 10-6-7 | 10-7-7 | 11-1-1"""
        events = self.first
        for i in range(0, len(self.taken), 3):
            place = self.taken[i]
            soul = self.taken[i + 2]
            if self.taken[i + 1] > soul:
                events = events + [self._event(t, place, terms.CORE, self.taken[i + 1] - soul)]
            if soul > 0:
                events = events + [self._event(t, place, terms.SOUL_CORE, soul)]
        return happen(t, events)

    def _enough(self) -> bool:
        """Is nothing left to ask? Cards are only asked for where the reserve does not do."""
        if self.asked >= len(self.places) or self.gathered >= self.most:
            return True
        return self.asked > 0 and self.gathered >= self.least and not self.from_cards

    def _spare(self, t: Table) -> int:
        """How many cores the keepers can still give, so that one is left on one of them."""
        n = -1
        for id in self.keepers:
            n += cores_on(t.cards[id])
        for i in range(0, len(self.taken), 3):
            if self.taken[i] in self.keepers:
                n -= self.taken[i + 1]
        return n

    def _leaving_one(self, t: Table, place: int, highest: int) -> int:
        """11-8-1: no more than this from here, so that a core stays on one of the keepers."""
        spare = self._spare(t)
        return spare if place in self.keepers and spare < highest else highest

    def _later(self, t: Table, place: int, n: int) -> int:
        """How many cores the places after this one can give, if it gives so many itself."""
        spare = self._spare(t) - (n if place in self.keepers else 0)
        kept = 0
        free = 0
        for i in range(self.asked + 1, len(self.places)):
            cores = self._there(t, self.places[i])
            if self.places[i] in self.keepers:
                kept += cores
            else:
                free += cores
        return free + (kept if kept < spare else spare)

    def _regular(self, t: Table, place: int) -> int:
        if place == terms.RESERVE_PLACE:
            return t.number(terms.RESERVE, self.player)
        return regular_on(t.cards[place])

    def _there(self, t: Table, place: int) -> int:
        return self._regular(t, place) + self._soul(t, place)

    def _soul(self, t: Table, place: int) -> int:
        if self.sources & NO_SOUL_CORE:
            return 0
        if place == terms.RESERVE_PLACE:
            return t.number(terms.RESERVE + terms.SOUL_IN, self.player)
        return soul_on(t.cards[place])

    def _event(self, t: Table, place: int, kind: int, n: int) -> Event:
        on_card = place != terms.RESERVE_PLACE
        ref = t.cards[place].ref() if on_card else -1
        return cores_moved(
            self.player, n, kind, origin=terms.ON_CARD if on_card else terms.RESERVE, giver=ref, goal=self.goal, taker=self.onto,
            clause=CLAUSES[self.variant],
        ).by(self.player, self.source, BY_COST)

    # -- generated from the steps above: make steps
    NEXT_PLACE: Final = 1
    MOVE: Final = 3
    CLAUSES_OF_VARIANTS: ClassVar[tuple[tuple[str, ...], ...]] = (
        ("10-6-6", "10-6-6", "10-6-6, 8-5-6", "10-6-6"),
        ("10-7-6", "10-7-6", "10-7-6, 8-5-6", "10-7-6"),
        ("10-8-6", "10-8-6", "10-8-6, 8-5-6", "10-8-6"),
        ("10-6-7", "10-6-7", "10-6-7, 8-5-6", "10-6-7"),
        ("10-7-7", "10-7-7", "10-7-7, 8-5-6", "10-7-7"),
        ("11-1-1", "11-1-1", "11-1-1, 8-5-6", "11-1-1"),
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.begin(t)  # 10-6-6 | 10-7-6 | 10-8-6 | 10-6-7 | 10-7-7 | 11-1-1
            elif at == 1: todo = self.next_place(t)  # 10-6-6 | 10-7-6 | 10-8-6 | 10-6-7 | 10-7-7 | 11-1-1
            elif at == 2: todo = self.take(t)  # 10-6-6, ...
            elif at == 3: todo = self.move(t)  # 10-6-6 | 10-7-6 | 10-8-6 | 10-6-7 | 10-7-7 | 11-1-1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def clauses(self) -> tuple[str, ...]:
        return self.CLAUSES_OF_VARIANTS[self.variant]

    def twin(self) -> Procedure:
        p = GatherCores(
            self.player, self.variant, self.least, self.most, self.sources, self.goal, self.onto, self.source,
            self.first[:],
        )
        p.places = self.places[:]
        p.asked = self.asked
        p.taken = self.taken[:]
        p.gathered = self.gathered
        p.from_cards = self.from_cards
        p.keepers = self.keepers[:]
        return p
    # -- end of generated
