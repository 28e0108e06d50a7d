"""How cards stand to each other: facing, in front, behind, in battle, above markers (3.6.4, 3.6.5, 3.7, 7.2.1.5)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Reference, Test
from cardwright.effects.references import This, follow, piece_of
from cardwright.games.weiss import terms
from cardwright.games.weiss.attack_sub_phase import (
    attacked_character,
    attacking_character,
    battle_opponent,
    defending_character,
)
from cardwright.games.weiss.markers import has_markers
from cardwright.games.weiss.positions import BEHIND, FACING, IN_FRONT, card_at, position_of
from cardwright.games.weiss.terms import POSITION_BITS
from cardwright.kernel.cards import Piece
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import FOUGHT, STATE
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

OF_FACING: Final = 0
OF_FRONT: Final = 1
OF_BACK: Final = 2
OF_BATTLE: Final = 3
OF_MARKER: Final = 4
RELATIONS: Final[dict[str, int]] = {
    "facing": OF_FACING, "in front of": OF_FRONT, "behind": OF_BACK, "battle opponent": OF_BATTLE, "underneath": OF_MARKER,
}  # fmt: skip


def opponent_in_battle(t: Table, c: Context, ref: int) -> int:
    """7.2.1.5.1: the battle opponent of a card; where the ability waits for something that happened in battle, the one there."""
    found = battle_opponent(t, ref)
    if found >= 0:
        return found
    e = c.event
    if e is not None and (e.kind == STATE or e.kind == FOUGHT) and e.other >= 0:
        if e.subject == ref:
            return e.other
        if e.other == ref:
            return e.subject
    return -1


def stands(t: Table, c: Context, relation: int, p: Piece, to: Piece, ref: int) -> bool:
    """Does the card p stand in the relation to the other?"""
    if relation == OF_BATTLE:
        return opponent_in_battle(t, c, ref) == p.ref()
    if to.zone != terms.STAGE:
        return False
    where = to.marks & POSITION_BITS
    if relation == OF_MARKER:
        if t.trace is not None:
            t.cite("3.7.1.1")
            t.cite("3.7.1.2")
        return p.zone == terms.MARKERS and p.controller == to.controller and position_of(p) == where
    if p.zone != terms.STAGE:
        return False
    if relation == OF_FACING:
        return p.controller != to.controller and FACING[where] != 0 and p.marks & POSITION_BITS == FACING[where]
    if p.controller != to.controller:
        return False
    return p.marks & POSITION_BITS in (IN_FRONT[where] if relation == OF_FRONT else BEHIND[where])


class StandsTo(Test):
    """The card stands in a relation to one of the others."""

    def __init__(self, relation: int, to: Reference) -> None:
        self.relation = relation
        self.to = to
        self.this = isinstance(to, This)

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        this = t.at(c.source) if self.this and c.event is None else None
        if this is not None:
            return self.fits(t, c, p, this, c.source)
        for ref in self.to.refs(t, c):
            if self.fits(t, c, p, piece_of(t, c, ref), ref):
                return True
        return False

    def fits(self, t: Table, c: Context, p: Piece, to: Piece, ref: int) -> bool:
        if not stands(t, c, self.relation, p, to, ref):
            return False
        if t.trace is not None and self.relation < OF_BATTLE:
            t.cite("3.6.5" if self.relation == OF_FACING else "3.6.4")
        return True


class Opposite(Reference):
    """The card that faces another, or its battle opponent."""

    def __init__(self, relation: int, to: Reference) -> None:
        self.relation = relation
        self.to = to

    def refs(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in self.to.refs(t, c):
            if self.relation == OF_BATTLE:
                found = opponent_in_battle(t, c, ref)
                if found >= 0:
                    out.append(found)
                continue
            now = follow(t, ref, c)
            card = t.at(now) if now >= 0 else None
            if card is None or card.zone != terms.STAGE or FACING[position_of(card)] == 0:
                continue
            facing = card_at(t, 1 - card.controller, FACING[position_of(card)])
            if facing is not None:
                t.cite("3.6.5")
                out.append(facing.ref())
        return out


# -- what a card is at the moment
ATTACKING: Final = 0
DEFENDING: Final = 1
IN_BATTLE: Final = 2
BEING_ATTACKED: Final = 3
ROLES: Final[dict[str, int]] = {
    "attacking": ATTACKING, "defending": DEFENDING, "in battle": IN_BATTLE, "being attacked": BEING_ATTACKED,
}  # fmt: skip


class HasRole(Test):
    """7.2.1.5: in the attack that is going on."""

    def __init__(self, role: int) -> None:
        self.role = role

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        ref = p.ref()
        if self.role == ATTACKING:
            return attacking_character(t) == ref
        if self.role == DEFENDING:
            return defending_character(t) == ref
        if self.role == BEING_ATTACKED:
            return attacked_character(t) == ref
        return battle_opponent(t, ref) >= 0


class IsInState(Test):
    """4.6.1: stands, rests or is reversed."""

    def __init__(self, state: int) -> None:
        self.state = state

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return p.zone == terms.STAGE and p.turned == self.state


class OnPositions(Test):
    """3.6.3: on one of these positions of the stage (bits)."""

    def __init__(self, positions: int, clause: str = "3.6.3") -> None:
        self.positions = positions
        self.clause = clause

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if t.trace is not None:
            t.cite(self.clause)
        return p.zone == terms.STAGE and self.positions >> (p.marks & POSITION_BITS) & 1 != 0


class HasMarkers(Test):
    """3.7.4"""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        t.cite("3.7.4")
        return has_markers(t, p)


class IsTopCard(Test):
    """The top card of the ordered zone that it is in (10.1.1)."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        ids = t.zones[p.zone * 2 + p.controller]
        return len(ids) > 0 and t.cards[ids[-1]].ref() == p.ref()
