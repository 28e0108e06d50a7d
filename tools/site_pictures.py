"""Pictures of the documentation: drawn by the project, so that they show what is there."""

from __future__ import annotations

import io

from rich.console import Console

import cardwright as cw
from cardwright.cli.terminal.board import Board, Seat
from cardwright.cli.terminal.passing import nothing_to_do

WIDTH = 110

# The layers of the engine, from the outside in: each stands on those below it.
LAYERS = (
    ("people and programs", ("browser (web)", "terminal (cli)", "your Python", "environments (envs)")),
    ("outside", ("server", "arena", "bots, lookahead", "replays", "judge, rehearsal")),
    ("public API", ("face: Game, Decision, Option, View, Event",)),
    ("games", ("sve", "fow", "bss", "fftcg", "weiss", "yours")),
    ("meaning", ("text: grammar and dialects", "effects: operations", "cards: files and pools")),
    ("kernel", ("procedures, events, abilities, layers, visibility, saving",)),
)


def architecture() -> str:
    """The layers as an SVG."""
    width, height, gap = 880, 62, 14
    whole = len(LAYERS) * (height + gap) + gap
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {whole}" font-family="sans-serif">']
    out.append(box(0, 0, width, whole, "#fff", "none"))
    for i, (name, parts) in enumerate(LAYERS):
        top = gap + i * (height + gap)
        shade = 245 - i * 9
        out.append(box(10, top, width - 20, height, f"rgb({shade},{shade},255)", "#556"))
        out.append(words(24, top + height / 2, name, 15, "start"))
        room = (width - 230) / len(parts)
        for j, part in enumerate(parts):
            left = 200 + j * room
            out.append(box(left + 4, top + 11, room - 8, height - 22, "#fff", "#889"))
            out.append(words(left + room / 2, top + height / 2, part, 13, "middle"))
    return "\n".join([*out, "</svg>"]) + "\n"


def box(x: float, y: float, width: float, height: float, fill: str, line: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="7" fill="{fill}" stroke="{line}"/>'


def words(x: float, y: float, text: str, size: int, anchor: str) -> str:
    return f'<text x="{x:g}" y="{y + 5:g}" font-size="{size}" text-anchor="{anchor}" fill="#223">{text}</text>'


def terminal() -> str:
    """A game at the terminal, as its first player sees it in the fifth turn."""
    game = cw.new_game("sve", "swordcraft", "forestcraft", seed=7, players=("You", "the normal bot"))
    while game.decision is not None and (game.turn < 5 or game.decision.player != 0 or nothing_to_do(game, game.decision)):
        game.apply(0)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    board = Board(game, [Seat("You"), Seat("the normal bot")], console)
    assert game.decision is not None
    board.show_table(0)
    board.show_options(game.decision)
    console.print("You> ", end="")
    return console.export_svg(title="cardwright play sve --terminal")
