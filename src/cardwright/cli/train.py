"""`cardwright train`: fit what a table is worth to the outcomes of games between bots."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cardwright import limits
from cardwright.bots.values import value_file
from cardwright.cli.finding import find_game
from cardwright.cli.options import AsJson, GameCode, check_bot
from cardwright.cli.output import console, print_json, refuse
from cardwright.files import write_whole
from cardwright.training.selfplay import Lessons, Position, features_of, positions
from cardwright.version import __version__, build


def train(
    game: GameCode,
    games: Annotated[int, typer.Option(help="How many games are played.", min=20, max=limits.GAMES)] = 1000,
    seed: Annotated[int, typer.Option(help="The seed of the first game.", min=0, max=limits.SEED)] = 1_000_000,
    bot: Annotated[str, typer.Option(help="Who plays them, against itself: search or greedy.")] = "search",
    worlds: Annotated[int, typer.Option(help="How many worlds `search` looks at for a decision.", min=1, max=1000)] = 1,
    noise: Annotated[float, typer.Option(help="How often a player does anything at all.", min=0.0, max=1.0)] = 0.05,
    jobs: Annotated[int, typer.Option(help="How many processes. The result does not depend on it.", min=1, max=limits.JOBS)] = 1,
    to: Annotated[Path | None, typer.Option(help="The file to write; the game's own if not given.")] = None,
    as_json: AsJson = False,
) -> None:
    """Fit what a table is worth where a turn begins to the outcomes of games that bots play with the ready decks. `search` and
    `strong` judge by it."""
    find_game(game)
    check_bot(bot)
    file = to if to is not None else value_file(game)
    if not file.parent.is_dir():
        refuse(f"--to {file}: there is no such folder. Make it, or name another one.")
    try:
        from cardwright.training.fitting import fit
    except ImportError:
        refuse("train needs numpy: pip install 'cardwright[arena]'.")
    lessons = Lessons(game, games, seed, bot, worlds, noise=noise)
    started = time.perf_counter()
    found = played(lessons, jobs, quiet=as_json)
    record = {"version": __version__, "build": build(), **msgspec.to_builtins(lessons)}
    fitted = fit(game, features_of(game), found, record)
    write_whole(file, msgspec.json.format(msgspec.json.encode(fitted), indent=1).decode() + "\n", "the value")
    if as_json:
        print_json({"file": str(file), "seconds": round(time.perf_counter() - started, 3), **fitted.record})
        return
    told = fitted.record
    console().print(
        f"{file}: {told['numbers']} numbers, fitted to {len(found):,} positions of {games:,} games. Of games that it was not "
        f"fitted to it tells the winner in {told['right']:.1%} of positions (log loss {told['log_loss']}), "
        f"the rule of thumb in {told['right_of_thumb']:.1%} ({told['log_loss_of_thumb']}).",
        soft_wrap=True,
    )


def played(lessons: Lessons, jobs: int, quiet: bool) -> list[Position]:
    """Play, with a bar on standard error where somebody can see it."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=quiet or not sys.stderr.isatty())
    found: list[Position] = []
    with bar:
        task = bar.add_task("games", total=lessons.games)
        for batch in positions(lessons, jobs):
            found.extend(batch)
            bar.advance(task, len({position.number for position in batch}))
    return found
