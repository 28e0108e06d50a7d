"""Who: the controller of the ability, the opponent, each player, whoever controls or owns a card."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Players, Reference
from cardwright.effects.references import piece_of
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


class ControllerOf(Players):
    """Who controls the cards, or last controlled them."""

    def __init__(self, what: Reference) -> None:
        self.what = what

    def players(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in self.what.refs(t, c):
            player = piece_of(t, c, ref).controller
            if player not in out:
                out.append(player)
        return active_first(t, out)


class OwnerOf(Players):
    """Whose cards they are."""

    def __init__(self, what: Reference) -> None:
        self.what = what

    def players(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in self.what.refs(t, c):
            player = piece_of(t, c, ref).owner
            if player not in out:
                out.append(player)
        return active_first(t, out)


def active_first(t: Table, players: list[int]) -> list[int]:
    if len(players) == 2 and players[0] != t.active:
        return [players[1], players[0]]
    return players
