"""`cardwright bench`: how fast the engine is on this machine."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

from cardwright import limits
from cardwright.arena.measuring import measure
from cardwright.cli.finding import find_game
from cardwright.cli.options import AsJson, GameCode
from cardwright.cli.output import console, print_json


def bench(
    game: GameCode = "sve",
    seconds: Annotated[
        float, typer.Option(help="How long to play; the other figures take a few seconds more.", min=0.1, max=limits.PAUSE_SECONDS)
    ] = 10.0,
    as_json: AsJson = False,
) -> None:
    """Measure random play with the ready decks on one core: decisions and games a second, clones, options, memory."""
    found = measure(find_game(game), seconds)
    if as_json:
        print_json(found.as_dict())
        return
    grid = Grid(title=f"{game}, {found.build} build, {found.games:,} random games in {found.seconds:.1f} s", show_header=False)
    grid.add_row("decisions a second", f"{found.decisions_per_s:,.0f}")
    grid.add_row("games a second", f"{found.games_per_s:,.1f}")
    grid.add_row("decisions a second, whole games in one call", f"{found.batched_decisions_per_s:,.0f}")
    grid.add_row("games a second, whole games in one call", f"{found.batched_games_per_s:,.1f}")
    grid.add_row("a clone", f"{found.clone_us:.1f} µs")
    if found.options_us is not None:
        grid.add_row("listing the options of a main phase", f"{found.options_us:.1f} µs")
    grid.add_row("peak memory of a game", f"{found.peak_mib:.2f} MiB")
    grid.add_row("cards compiled a second", f"{found.cards_per_s:,.0f}")
    console().print(grid)
