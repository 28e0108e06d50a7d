"""A card on the table, a snapshot of it as it last was somewhere, and references to it.

A reference names a card *as it is now in its zone*: its number and its `life`, which goes up whenever a move makes it a new card.
A reference whose life is over finds the snapshot instead (last known information).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from cardwright.kernel.faces import Face, Look

LIFE_SHIFT: Final = 14
ID_MASK: Final = (1 << LIFE_SHIFT) - 1
BOTH: Final = 3  # players, a bit each


def id_of(ref: int) -> int:
    return ref & ID_MASK


@mypyc_attr(acyclic=True)
class Piece:
    """What a card and a snapshot of it have in common: where it is, whose, and in which state."""

    # Many are made, and plain Python is faster with fixed places.
    __slots__ = ("controller", "counters", "damage", "facedown", "marks", "owner", "since", "turned", "zone")

    def __init__(self, owner: int, controller: int, zone: int) -> None:
        self.owner = owner
        self.controller = controller
        self.zone = zone
        self.turned = 0  # 0 upright; 1 engaged, dull, rested, exhausted; 2 reversed
        self.facedown = False
        self.damage = 0
        self.since = 0  # the turn in which it came under its controller's control in this zone
        self.marks = 0  # bits of the game's own
        self.counters: tuple[int, ...] = ()  # kind, number, kind, number, ...

    def ref(self) -> int:
        raise NotImplementedError

    def counted(self, kind: int) -> int:
        """How many counters of this kind lie on it."""
        xs = self.counters
        for i in range(0, len(xs), 2):
            if xs[i] == kind:
                return xs[i + 1]
        return 0


@mypyc_attr(acyclic=True)
class Card(Piece):
    """Mutable, but only through `Table.mine`: clones share cards until one of them writes."""

    __slots__ = ("back", "form", "front", "generation", "home", "id", "key", "life", "seen_by", "stamp")

    def __init__(self, id: int, owner: int, front: Face, back: Face | None, zone: int, like: Card | None = None) -> None:
        self.id = id
        self.front = front
        self.back = back
        if like is None:
            Piece.__init__(self, owner, owner, zone)
            self.form = front  # the face that counts now: a side, or the face of a card linked over it
            self.life = 0
            self.key = 0  # what views call it; a new one whenever it enters a hidden zone
            self.stamp = 0  # when it entered its zone
            self.seen_by = 0  # players who may look at it although its zone is hidden (a bit each)
            self.home = owner  # the player on whose side it was put: who controls it unless an effect says otherwise
        else:
            self.owner = owner
            self.controller = like.controller
            self.zone = zone
            self.turned = like.turned
            self.facedown = like.facedown
            self.damage = like.damage
            self.since = like.since
            self.marks = like.marks
            self.counters = like.counters
            self.form = like.form
            self.life = like.life
            self.key = like.key
            self.stamp = like.stamp
            self.seen_by = like.seen_by
            self.home = like.home
        self.generation = 0

    def ref(self) -> int:
        return self.id | (self.life << LIFE_SHIFT)

    def copy(self) -> Card:
        return Card(self.id, self.owner, self.front, self.back, self.zone, self)


def shown_to(c: Card, observer: int) -> bool:
    """Was a card shown to this observer although its zone is hidden? To somebody who only watches: to both players."""
    return c.seen_by == BOTH if observer < 0 else c.seen_by >> observer & 1 == 1


@mypyc_attr(acyclic=True)
class Snapshot(Piece):
    """What a card was when it left its zone. Never changed."""

    __slots__ = ("look", "was")

    def __init__(self, was: int, look: Look, of: Piece) -> None:
        self.was = was  # the reference that ended
        self.look = look
        self.owner = of.owner
        self.controller = of.controller
        self.zone = of.zone
        self.turned = of.turned
        self.facedown = of.facedown
        self.damage = of.damage
        self.since = of.since
        self.marks = of.marks
        self.counters = of.counters

    def ref(self) -> int:
        return self.was
