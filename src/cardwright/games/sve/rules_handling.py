"""Chapter 11: rules handling. Everything that applies is found first, then done at once."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.effects.number_rules import ruled_number
from cardwright.games.sve import terms
from cardwright.kernel.cards import ID_MASK, LIFE_SHIFT, Card, id_of
from cardwright.kernel.continuous import Link
from cardwright.kernel.events import DESTROY, MOVE, PUT, Event, moved, number_changed, player_loses
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import CARD, option, value_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# Where a table keeps the first player's numbers and zones; the other player's come next.
DEFENSES: Final = terms.LEADER_DEFENSE * 2
DECKED_OUT: Final = terms.DECKED_OUT * 2
POINTS: Final = terms.PLAY_POINTS * 2
MOST_POINTS: Final = terms.MAX_PLAY_POINTS * 2
FIELD_LIMITS: Final = terms.FIELD_LIMIT * 2
EX_LIMITS: Final = terms.EX_LIMIT * 2
FIELDS: Final = terms.FIELD * 2
EX_AREAS: Final = terms.EX_AREA * 2
EVOLVE_ZONES: Final = terms.EVOLVE_ZONE * 2
RACE_ZONES: Final = terms.RACE_ZONE * 2

DEFENSE: Final = terms.DEFENSE
STACK: Final = terms.STACK
BANED: Final = terms.BANED
FOLLOWER: Final = terms.FOLLOWER
LIMITS: Final = 1 << terms.FIELD_LIMIT | 1 << terms.EX_LIMIT


def defense(t: Table, c: Card) -> int:
    """A follower's defense: its information less the damage it has taken (2.8.2, 5.13.1)."""
    return t.look(c).stats[terms.DEFENSE] - c.damage


def has_lost(t: Table, player: int) -> bool:
    """11.2: does this player lose the game now?"""
    if t.number(terms.LEADER_DEFENSE, player) <= 0:
        t.cite("11.2.1, 1.2.1.1")
        return True
    if t.number(terms.DECKED_OUT, player) > 0:
        t.cite("11.2.2, 1.2.1.2")
        return True
    return False


def destruction(t: Table) -> list[Event]:
    """11.3: followers without defense, and those that fought with one that has Bane."""
    if t.dirty:
        refresh(t)
    out: list[Event] = []
    for p in range(2):
        for id in t.zones[FIELDS + p]:
            c = t.cards[id]
            k = t.outlook.looks[id]
            fought = c.marks & BANED
            if fought:
                t.mine(id).marks &= ~BANED  # since the previous rules handling, which this one is for the next
                c = t.cards[id]
            if not k.types & FOLLOWER:
                continue
            if k.stats[DEFENSE] <= c.damage:
                if not kept_from(t, k.bans, terms.CANT_BE_DESTROYED):
                    out.append(gone(c, DESTROY, "11.3.1", 0))
            elif fought:
                t.cite("11.3.2.1")
                if not kept_from(t, k.bans, terms.CANT_BE_DESTROYED | terms.CANT_BE_DESTROYED_BY_ABILITIES):
                    out.append(gone(c, DESTROY, "11.3.2", terms.BY_BANE))
    return out


def kept_from(t: Table, bans: int, by: int) -> bool:
    """1.3.3: does an effect forbid it?"""
    if not bans & by:
        return False
    t.cite("1.3.3")
    return True


def gone(c: Card, verb: int, clause: str, flags: int) -> Event:
    """A card leaves the field for its owner's cemetery because the rules say so: no effect, so no source (10.12.1.2)."""
    return moved(c, to=terms.CEMETERY, how=verb, flags=flags, clause=clause)


def unlinked(t: Table) -> list[Event]:
    """11.6.1, 11.8.1: cards of the evolve zone and the race zone that belong to no card on the field."""
    out: list[Event] = []
    for zone, kind, clause in ((terms.EVOLVE_ZONE, terms.EVOLVE_LINK, "11.6.1"), (terms.RACE_ZONE, terms.RACE_LINK, "11.8.1")):
        for p in range(2):
            for id in t.zones[zone * 2 + p]:
                c = t.cards[id]
                if not any_link(t, kind, c.ref()):
                    out.append(moved(c, to=terms.EVOLVE_DECK, clause=clause))
    return out


def any_link(t: Table, kind: int, ref: int) -> bool:
    for link in t.links:
        if link.kind == kind and link.card == ref:
            to = t.at(link.to)
            if to is not None and to.zone == terms.FIELD:
                return True
    return False


def doubled(t: Table) -> list[Link]:
    """11.6.2, 11.6.3: links that are one too many: all but the newest of a card."""
    out: list[Link] = []
    for a in t.links:
        if a.kind != terms.EVOLVE_LINK:
            continue
        for b in t.links:
            if b is a or b.kind != a.kind or b.stamp <= a.stamp:
                continue
            if b.to == a.to:
                t.cite("11.6.2")
                out.append(a)
                break
            if b.card == a.card:
                t.cite("11.6.3")
                out.append(a)
                break
    return out


def without_stack(t: Table) -> list[Event]:
    """11.7.1: a card with Stack and no Stack counter."""
    if t.dirty:
        refresh(t)
    out: list[Event] = []
    for p in range(2):
        for id in t.zones[FIELDS + p]:
            if not t.outlook.looks[id].keywords & STACK:
                continue
            c = t.cards[id]
            if c.counted(t.library.counter("stack")) == 0:
                t.cite("13.3.2.3")
                out.append(gone(c, PUT, "11.7.1", 0))
    return out


def too_many(t: Table, zone: int, player: int) -> int:
    """11.4, 11.5: by how many cards a zone is over its limit."""
    which = terms.FIELD_LIMIT if zone == terms.FIELD else terms.EX_LIMIT
    return len(t.zone(zone, player)) - ruled_number(t, which, player)


def point_limits(t: Table) -> list[Event]:
    """11.9.1: play points above their maximum."""
    out: list[Event] = []
    for p in range(2):
        over = t.number(terms.PLAY_POINTS, p) - t.number(terms.MAX_PLAY_POINTS, p)
        if over > 0:
            out.append(number_changed(p, terms.PLAY_POINTS, -over, clause="11.9.1"))
    return out


def nothing_to_handle(t: Table) -> bool:
    """A quick look at everything that rules handling checks; most of the time nothing applies."""
    if t.dirty:
        refresh(t)
    numbers = t.numbers
    if numbers[DEFENSES] <= 0 or numbers[DEFENSES + 1] <= 0 or numbers[DECKED_OUT] or numbers[DECKED_OUT + 1]:
        return False
    if numbers[POINTS] > numbers[MOST_POINTS] or numbers[POINTS + 1] > numbers[MOST_POINTS + 1]:
        return False
    zones = t.zones
    looks = t.outlook.looks
    cards = t.cards
    for p in range(2):
        field = zones[FIELDS + p]
        if t.outlook.ruled_numbers & LIMITS:
            if too_many(t, terms.FIELD, p) > 0 or too_many(t, terms.EX_AREA, p) > 0:
                return False
        elif len(field) > numbers[FIELD_LIMITS + p] or len(zones[EX_AREAS + p]) > numbers[EX_LIMITS + p]:
            return False
        for id in field:
            c = cards[id]
            k = looks[id]
            if (k.stats[DEFENSE] <= c.damage or c.marks & BANED) and k.types & FOLLOWER:
                return False
            if k.keywords & STACK and c.counted(t.library.counter("stack")) == 0:
                return False
    return links_in_order(t)


def links_in_order(t: Table) -> bool:
    """Does every card of the evolve and race zones have exactly one link, and every card on the field one evolved card at most?"""
    zones = t.zones
    links = t.links
    if not links:
        return not (zones[EVOLVE_ZONES] or zones[EVOLVE_ZONES + 1] or zones[RACE_ZONES] or zones[RACE_ZONES + 1])
    linked = len(zones[EVOLVE_ZONES]) + len(zones[EVOLVE_ZONES + 1]) + len(zones[RACE_ZONES]) + len(zones[RACE_ZONES + 1])
    if len(links) != linked:
        return False
    cards = t.cards
    for i in range(linked):
        a = links[i]
        to = cards[a.to & ID_MASK]
        if to.zone != terms.FIELD or to.life != a.to >> LIFE_SHIFT or cards[a.card & ID_MASK].life != a.card >> LIFE_SHIFT:
            return False
        if a.kind == terms.EVOLVE_LINK:
            for j in range(i):
                if links[j].kind == a.kind and (links[j].to == a.to or links[j].card == a.card):
                    return False
    return True


class RulesHandling(Procedure):
    """10.5.2.1: all that applies now, at once. What players must select for it is asked first."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[Event] = []
        self.keeping: list[int] = []  # of a zone over its limit, the cards selected to stay
        self.where = 0  # which zone and player is being settled: 0 to 3

    def losses(self, t: Table) -> Todo:
        """11.1.2, 11.2"""
        events: list[Event] = []
        for p in range(2):
            if has_lost(t, p):
                clause = "11.2.1" if t.number(terms.LEADER_DEFENSE, p) <= 0 else "11.2.2"
                events.append(player_loses(p, clause=clause))
            if t.number(terms.DECKED_OUT, p) > 0:
                t.set_number(terms.DECKED_OUT, p, 0)
        return happen(t, events)

    def collect(self, t: Table) -> Todo:
        """11.1.3"""
        events = destruction(t)
        if not links_in_order(t):
            extra = doubled(t)
            if extra:
                t.rules.unlink(t, extra)
            events = events + unlinked(t)
        events = events + without_stack(t) + point_limits(t)
        self.events = events
        return None

    def select_kept(self, t: Table) -> Todo:
        """11.4.1, 11.5.1"""
        while self.where < 4:
            zone = terms.FIELD if self.where < 2 else terms.EX_AREA
            player = self.where % 2 if t.active == 0 else 1 - self.where % 2
            over = too_many(t, zone, player)
            leaving = 0
            for e in self.events:
                if e.kind == MOVE and e.origin == zone and t.cards[id_of(e.subject)].controller == player:
                    leaving += 1
            if over <= 0 or over <= leaving:
                self.where += 1
                self.keeping = []
                continue
            clause = "11.4.1" if zone == terms.FIELD else "11.5.1"
            most = len(t.zone(zone, player)) - over
            if len(self.keeping) < most:
                options = [option(CARD, id) for id in t.zone(zone, player) if id not in self.keeping]
                kept = [t.cards[id].ref() for id in self.keeping]
                return Ask(player, terms.ASK_KEEP, clause, options, -1, -1, len(kept), most, chosen=kept)
            for id in t.zone(zone, player):
                if id not in self.keeping and not self._goes_already(id):
                    self.events.append(gone(t.cards[id], PUT, clause, 0))
            self.where += 1
            self.keeping = []
        self.next = self.PERFORM
        return None

    def keep(self, t: Table) -> Todo:
        """11.4.1, 11.5.1"""
        self.keeping.append(value_of(self.answer))
        self.next = self.SELECT_KEPT
        return None

    def perform(self, t: Table) -> Todo:
        """11.1.2, 11.1.3"""
        if not self.events:
            return None
        t.check = True
        if t.trace is not None:
            t.cite("10.12.1.2")  # no effect, so no source
        return happen(t, self.events)

    def _goes_already(self, id: int) -> bool:
        for e in self.events:
            if e.kind == MOVE and id_of(e.subject) == id:
                return True
        return False

    # -- generated from the steps above: make steps
    SELECT_KEPT: Final = 2
    PERFORM: Final = 4
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "11.1.2, 11.2", "11.1.3", "11.4.1, 11.5.1", "11.4.1, 11.5.1", "11.1.2, 11.1.3",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.losses(t)  # 11.1.2, 11.2
            elif at == 1: todo = self.collect(t)  # 11.1.3
            elif at == 2: todo = self.select_kept(t)  # 11.4.1, 11.5.1
            elif at == 3: todo = self.keep(t)  # 11.4.1, 11.5.1
            elif at == 4: todo = self.perform(t)  # 11.1.2, 11.1.3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = RulesHandling()
        p.events = self.events[:]
        p.keeping = self.keeping[:]
        p.where = self.where
        return p
    # -- end of generated
