"""The table as text: only what `kernel.visibility` shows to the observer."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cardwright.games.entry import EVERYTHING
from cardwright.games.layout import Layout
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import SPECTATOR, view

View = dict[str, Any]


def draw(t: Table, layout: Layout, observer: int, names: list[str]) -> RenderableType:
    """Both sides of the table, the observer's own at the bottom; between them what both have in common, and what waits."""
    seen = view_for(t, observer)
    bottom = observer if observer >= 0 else 0
    sides = [side(seen, layout, player, bottom, observer, names[player]) for player in (1 - bottom, bottom)]
    return Group(sides[0], *middle(seen, layout), sides[1])


def middle(seen: View, layout: Layout) -> list[RenderableType]:
    """Cards in zones that both players share, and abilities that wait."""
    out: list[RenderableType] = []
    for zone, found in seen["shared"].items():
        if found.get("cards"):
            grid = columns()
            add_zone(grid, layout, zone, found["cards"])
            out.append(grid)
    waiting = [entry for entry in seen["pending"] if "text" in entry]
    return out + [Text(f"  waiting: {entry['text']}", style="italic") for entry in waiting]


def columns() -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for _ in range(4):
        grid.add_column()
    return grid


def view_for(t: Table, observer: int) -> View:
    """The observer's view; for somebody who may see everything, each player's own hand from that player's view."""
    if observer != EVERYTHING:
        return view(t, observer)
    seen = view(t, SPECTATOR)
    for player in range(2):
        seen["players"][player] = view(t, player)["players"][player]
    return seen


def side(seen: View, layout: Layout, player: int, bottom: int, observer: int, name: str) -> RenderableType:
    """One player's half; the fields of both meet in the middle."""
    zones = seen["players"][player]["zones"]
    grid = columns()
    rows = list(layout.rows) + (list(layout.secret_rows) if player == observer or observer == EVERYTHING else [])
    for zone in rows if player == bottom else reversed(rows):
        add_zone(grid, layout, zone, zones[zone]["cards"])
    shown = Text(" · ".join(figures(seen["players"][player], layout)))
    parts: list[RenderableType] = [grid, shown] if player != bottom else [shown, grid]
    style = "bold" if seen["active"] == player else "dim"
    return Panel(Group(*parts), title=Text(name), title_align="left", border_style=style, padding=(0, 1))


def figures(player: View, layout: Layout) -> list[str]:
    """The player's points, and how many cards lie in which pile."""
    out = layout.figures(player["numbers"])
    for zone, seen in player["zones"].items():
        if zone in layout.piles or (zone in layout.rare_piles and seen["count"]):
            out.append(f"{zone} {seen['count']}")
    return out


def add_zone(grid: Grid, layout: Layout, zone: str, cards: list[View]) -> None:
    """The cards of a zone, one a line."""
    if not cards:
        grid.add_row(Text(zone, style="dim"), Text("empty", style="dim"))
        return
    for i, card in enumerate(cards):
        label = Text(zone if i == 0 else "", style="dim")
        name = Text(card.get("name", "hidden card"), style="bold")
        grid.add_row(label, name, Text(layout.strength(card)), Text(", ".join(layout.remarks(card, zone))))
