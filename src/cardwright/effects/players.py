"""Who: the controller of the ability, the opponent, each player, whoever controls or owns a card."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Players, Reference
from cardwright.effects.references import piece_of
from cardwright.kernel.cards import Piece
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class You(Players):
    """The player who controls the ability or effect."""

    def players(self, t: Table, c: Context) -> list[int]:
        return [c.controller]


class Opponent(Players):
    def players(self, t: Table, c: Context) -> list[int]:
        return [1 - c.controller]


class EachPlayer(Players):
    """Both players, the active one first."""

    def players(self, t: Table, c: Context) -> list[int]:
        return [t.active, 1 - t.active]


class TurnPlayer(Players):
    """Whose turn it is."""

    def players(self, t: Table, c: Context) -> list[int]:
        return [t.active]


class ControllerOf(Players):
    """Who controls the cards, or last controlled them."""

    def __init__(self, what: Reference) -> None:
        self.what = what

    def players(self, t: Table, c: Context) -> list[int]:
        whose = [self.player(piece_of(t, c, ref)) for ref in self.what.refs(t, c)]
        return [player for player in (t.active, 1 - t.active) if player in whose]

    def player(self, p: Piece) -> int:
        return p.controller


class OwnerOf(ControllerOf):
    """Whose cards they are."""

    def player(self, p: Piece) -> int:
        return p.owner
