"""What players have produced and not spent yet (`Table.pool`): each thing is one number, so that the pool is plain data.

A thing has a player, a kind of the game's own, and perhaps a limit: the ability that produced it says what it may be spent on.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

KIND_BITS: Final = 5
ANYTHING: Final = -1  # no limit


def entry(player: int, kind: int, limit: int = ANYTHING) -> int:
    """One thing: whose it is, of which kind, and the number of the ability that limits what it may be spent on."""
    return (limit + 1) << (KIND_BITS + 1) | kind << 1 | player


def player_of(x: int) -> int:
    return x & 1


def kind_of(x: int) -> int:
    return x >> 1 & (1 << KIND_BITS) - 1


def limit_of(x: int) -> int:
    return (x >> (KIND_BITS + 1)) - 1


def produce(t: Table, player: int, kind: int, limit: int = ANYTHING) -> None:
    t.pool.append(entry(player, kind, limit))


def spend(t: Table, x: int) -> None:
    """One such thing is gone."""
    t.pool.remove(x)


def empty(t: Table) -> bool:
    """Everything that was produced ceases to exist. Says whether there was anything."""
    if not t.pool:
        return False
    t.pool = []
    return True
