"""`cardwright fuzz`: random games in which everything is checked that must always be true."""

from __future__ import annotations

import sys
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cardwright import limits
from cardwright.arena.fuzzing import digest_of, fuzz
from cardwright.cli.finding import find_game
from cardwright.cli.options import AsJson, GameCode
from cardwright.cli.output import console, print_json
from cardwright.version import build

SHOWN = 10  # faults that are shown in full


def fuzz_command(
    game: GameCode = "sve",
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=limits.GAMES)] = 1000,
    seed: Annotated[
        int, typer.Option(help="The seed of the first game; the next one has the next number.", min=0, max=limits.SEED)
    ] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1, max=limits.JOBS)] = 1,
    as_json: AsJson = False,
) -> None:
    """Play random games of all ready decks and check that no card is lost, clones, saves and replays agree, illegal answers leave
    no trace and nobody learns what is hidden. Exit code 1 if something does not hold."""
    find_game(game)
    started = time.perf_counter()
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = as_json or not sys.stderr.isatty()
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=quiet) as bar:
        task = bar.add_task("games", total=games)
        checked = fuzz(game, games, seed, jobs, lambda done: bar.advance(task, done))
    seconds = time.perf_counter() - started
    broken = [one for one in checked if one.fault]
    if as_json:
        print_json({
            "game": game, "build": build(), "games": games, "seed": seed, "faults": len(broken), "digest": digest_of(checked),
            "seconds": round(seconds, 3),
            "fault_list": [{"seed": one.seed, "decks": one.decks, "fault": one.fault} for one in broken],
        })  # fmt: skip
    else:
        out = console()
        for one in broken[:SHOWN]:
            out.print(f"seed {one.seed}, {one.decks[0]} against {one.decks[1]}:\n{one.fault}", markup=False)
        out.print(f"{games} games in {seconds:.1f} s, {len(broken)} faults, digest {digest_of(checked)} ({build()} build)")
    if broken:
        raise typer.Exit(1)
