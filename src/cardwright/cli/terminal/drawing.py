"""The table as text: only what `kernel.visibility` shows to the observer."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cardwright.games.entry import EVERYTHING
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import SPECTATOR, view

View = dict[str, Any]
PILES = ("hand", "deck", "evolve deck", "cemetery")
RARE_PILES = ("banished zone", "race zone")  # shown only when something lies there
ROWS = ("field", "EX area")


def draw(t: Table, observer: int, names: list[str]) -> RenderableType:
    """Both sides of the table, the observer's own at the bottom."""
    seen = view_for(t, observer)
    bottom = observer if observer >= 0 else 0
    sides = [side(seen, player, bottom, observer, names[player]) for player in (1 - bottom, bottom)]
    waiting = [Text(f"  waiting: {entry['text']}", style="italic") for entry in seen["pending"]]
    return Group(sides[0], *waiting, sides[1])


def view_for(t: Table, observer: int) -> View:
    """The observer's view; for somebody who may see everything, each player's own hand from that player's view."""
    if observer != EVERYTHING:
        return view(t, observer)
    seen = view(t, SPECTATOR)
    for player in range(2):
        seen["players"][player] = view(t, player)["players"][player]
    return seen


def side(seen: View, player: int, bottom: int, observer: int, name: str) -> RenderableType:
    """One player's half; the fields of both meet in the middle."""
    zones = seen["players"][player]["zones"]
    grid = Grid.grid(padding=(0, 2))
    for _ in range(4):
        grid.add_column()
    rows = list(ROWS) + (["hand"] if player == observer or observer == EVERYTHING else [])
    for zone in rows if player == bottom else reversed(rows):
        add_zone(grid, zone, zones[zone]["cards"])
    shown = Text(" · ".join(figures(seen["players"][player])))
    parts: list[RenderableType] = [grid, shown] if player != bottom else [shown, grid]
    style = "bold" if seen["active"] == player else "dim"
    return Panel(Group(*parts), title=Text(name), title_align="left", border_style=style, padding=(0, 1))


def figures(player: View) -> list[str]:
    """The player's points, and how many cards lie in which pile."""
    numbers = player["numbers"]
    out = []
    if "leader defense" in numbers:
        out.append(f"defense {numbers['leader defense']}")
    if "play points" in numbers:
        out.append(f"play points {numbers['play points']}/{numbers['maximum play points']}")
    if "evolution points" in numbers:
        out.append(f"evolution points {numbers['evolution points']}")
    for zone, seen in player["zones"].items():
        if zone in PILES or (zone in RARE_PILES and seen["count"]):
            out.append(f"{zone} {seen['count']}")
    return out


def add_zone(grid: Grid, zone: str, cards: list[View]) -> None:
    """The cards of a zone, one a line."""
    if not cards:
        grid.add_row(Text(zone, style="dim"), Text("empty", style="dim"))
        return
    for i, card in enumerate(cards):
        label = Text(zone if i == 0 else "", style="dim")
        grid.add_row(label, Text(card.get("name", "hidden card"), style="bold"), Text(strength(card)), Text(remarks(card, zone)))


def strength(card: View) -> str:
    return f"{card['attack']}/{card['defense']}" if "attack" in card else "/".join(card.get("type", []))


def remarks(card: View, zone: str) -> str:
    """What else one must know of a card to play."""
    out: list[str] = []
    if zone in ("hand", "EX area") and "cost" in card:
        out.append(f"cost {card['cost']}")
    if card.get("turned"):
        out.append("engaged")
    out += card.get("special", [])
    out += [keyword.capitalize() for keyword in card.get("keywords", [])]
    out += [f"{n} {kind}" for kind, n in card.get("counters", {}).items()]
    if card.get("damage"):
        out.append(f"{card['damage']} damage")
    if card.get("unread"):
        out.append(f"⚠ {len(card['unread'])} of its lines not understood: does nothing")
    return ", ".join(out)
