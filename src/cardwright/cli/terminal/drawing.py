"""The table as text: only what `kernel.visibility` shows to the observer, laid out as the game's `layout` says. One renderer, any
game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cardwright.face.game import Game
from cardwright.games.layout import Data, notes, strength
from cardwright.kernel.logbook import EVERYTHING
from cardwright.kernel.visibility import view

View = dict[str, Any]


def draw(game: Game, observer: int, names: Sequence[str]) -> RenderableType:
    """Both sides of the table, the observer's own at the bottom; between them what both have in common, and what waits."""
    seen = view(game.table, observer)
    layout = game.start.entry.layout()
    bottom = observer if observer >= 0 else 0
    sides = [side(seen, layout, player, bottom, observer, names[player]) for player in (1 - bottom, bottom)]
    return Group(sides[0], *middle(seen, layout, names), sides[1])


def middle(seen: View, layout: Data, names: Sequence[str]) -> list[RenderableType]:
    """Cards in zones that both players share, what is on the stack (the next to resolve last), and abilities that wait."""
    out: list[RenderableType] = []
    stacked = seen.get("stack", [])
    told = {entry["key"] for entry in stacked}
    for zone, found in seen["shared"].items():
        if cards := [card for card in found.get("cards", ()) if card["key"] not in told]:
            grid = columns()
            add_zone(grid, layout, zone, cards)
            out.append(grid)
    called = {card["key"]: card["name"] for card in cards_in(seen) if "name" in card}
    for entry in stacked:
        chosen = ", ".join(called[key] for key in entry["chosen"] if key in called)
        whose = f"{entry.get('name', 'a hidden card')} ({names[entry['player']]})"
        out.append(Text(f"  on the stack: {whose}: {entry['text']}" + (f" → {chosen}" if chosen else ""), style="italic"))
    waiting = [entry for entry in seen["pending"] if "text" in entry]
    return out + [Text(f"  waiting: {entry['text']}", style="italic") for entry in waiting]


def cards_in(seen: View) -> Iterator[View]:
    """Every card that lies open to the observer."""
    for zones in (*(player["zones"] for player in seen["players"]), seen["shared"]):
        for zone in zones.values():
            yield from zone.get("cards", ())


def columns() -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for _ in range(4):
        grid.add_column()
    return grid


def side(seen: View, layout: Data, player: int, bottom: int, observer: int, name: str) -> RenderableType:
    """One player's half; the fields of both meet in the middle."""
    zones = seen["players"][player]["zones"]
    grid = columns()
    rows = layout["rows"] + (layout["secret_rows"] if player == observer or observer == EVERYTHING else [])
    for zone in rows if player == bottom else reversed(rows):
        add_zone(grid, layout, zone, zones[zone]["cards"])
    shown = Text(" · ".join(figures(seen["players"][player], layout)))
    parts: list[RenderableType] = [grid, shown] if player != bottom else [shown, grid]
    style = "bold" if seen["active"] == player else "dim"
    return Panel(Group(*parts), title=Text(name), title_align="left", border_style=style, padding=(0, 1))


def figures(player: View, layout: Data) -> list[str]:
    """The player's points, and how many cards lie in which pile."""
    numbers = player["numbers"]
    shown = layout["player"]
    out = [gauge(numbers, {**shown["vital"], "words": "{}"})] + [gauge(numbers, one) for one in shown["gauges"]]
    pool = player.get("pool", []) if shown["pool"] else []
    out += [f"{pool.count(kind)} {kind} will" for kind in dict.fromkeys(pool)]
    for zone, seen in player["zones"].items():
        if zone in layout["piles"] or (zone in layout["rare_piles"] and seen["count"]):
            out.append(f"{zone} {seen['count']}")
    return [figure for figure in out if figure]


def gauge(numbers: View, shown: Data) -> str:
    """One of a player's numbers, and of how many."""
    name = shown["at"]
    if shown.get("rare") and not numbers.get(name):
        return ""
    most = numbers.get(shown["of"]) if "of" in shown else shown.get("most")
    soul = " with the soul core" if numbers.get(f"soul core in {name}") else ""
    return f"{name} {numbers.get(name, 0)}{'' if most is None else f'/{most}'}{soul}"


def remarks(layout: Data, card: View, zone: str) -> list[str]:
    """What one must know of a card to play, beside its strength."""
    out = notes(layout["face"], card, zone) + [layout["turned"][card.get("turned", 0)]]
    if card.get("facedown"):
        out.append("face down")
    out += card.get("special", [])
    out += [keyword[:1].upper() + keyword[1:] for keyword in card.get("keywords", [])]
    out += [f"{n} {kind}" for kind, n in card.get("counters", {}).items()]
    if card.get("damage"):
        out.append(f"{card['damage']} damage")
    out += card.get("marks", [])
    if card.get("unread"):
        out.append(f"⚠ {len(card['unread'])} of its lines not understood: does nothing")
    return [remark for remark in out if remark]


def add_zone(grid: Grid, layout: Data, zone: str, cards: list[View]) -> None:
    """The cards of a zone, one a line."""
    if not cards:
        grid.add_row(Text(zone, style="dim"), Text("empty", style="dim"))
        return
    for i, card in enumerate(cards):
        label = Text(zone if i == 0 else "", style="dim")
        name = Text(card.get("name", "hidden card"), style="bold")
        numbers = strength(layout["face"], card) or "/".join(card.get("type", []))
        besides = [remark for remark in remarks(layout, card, zone) if remark != numbers]
        grid.add_row(label, name, Text(numbers), Text(", ".join(besides)))
