"""What kinds of zone a game has, and who may see into them."""
from __future__ import annotations

from typing import Final

PUBLIC: Final = 0  # everybody sees the cards
OWNER: Final = 1  # only the player whose zone it is
NOBODY: Final = 2  # nobody, not even that player


class ZoneKind:
    """One kind of zone: each player has one, unless it is shared."""

    def __init__(
        self, number: int, name: str, sight: int, clauses: tuple[str, ...], *, ordered: bool = False, placed: bool = False,
        shared: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.sight = sight
        self.ordered = ordered  # the order of its cards is kept
        self.placed = placed  # its cards have a state: upright or turned
        self.shared = shared  # one zone for all players (kept as player 0's)
        self.clauses = clauses  # the clauses that describe it
