"""For whoever writes a game: begin one, see what it lacks, write what follows from its steps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardwright import limits, template
from cardwright.cli.finding import find_game
from cardwright.cli.options import AsJson, GameCode
from cardwright.cli.output import console, print_json, refuse
from cardwright.testing import conforms


def new_game(
    name: Annotated[str, typer.Argument(help="The code of the new game, which is the name of its package: pebbles.")],
    folder: Annotated[Path | None, typer.Option(help="Where to put it; without one, a new folder of that name.")] = None,
) -> None:
    """Lay out a package for a game of your own, a copy of the small one (`kites`): rules, cards, decks, rulebook, tests."""
    goal = template.new_game(name, folder)
    print(f"{goal} has a game that can be installed, played and tested. {goal / 'README.md'} tells how.")
    print(f"Next: pip install -e '{goal}[dev]'")


def conforms_command(
    game: GameCode,
    games: Annotated[int, typer.Option(help="How many random games are played.", min=1, max=limits.GAMES)] = 10,
    seed: Annotated[int, typer.Option(help="The seed of the first of them.", min=0, max=limits.SEED)] = 0,
    as_json: AsJson = False,
) -> None:
    """Say what a game lacks: clauses that no test shows, cards that don't run, games that can't be saved, secrets that are told ...
    Exit code 1 if there is anything."""
    find_game(game)
    report = conforms(game, games=games, seed=seed)
    if as_json:
        findings = [{"check": one.check, "what": one.what, "do": one.do} for one in report]
        made = {"checks": report.checks, "findings": findings, "left_out": report.left_out}
        print_json({"game": game, "conforms": bool(report), **made})
    else:
        console().print(str(report), markup=False)
    if not report:
        raise typer.Exit(1)


def steps(
    folder: Annotated[Path, typer.Argument(help="The folder of a game of your own, with `src` and `frame_tags.json`.")],
    check: Annotated[bool, typer.Option("--check", help="Write nothing; exit code 1 if a file is stale.")] = False,
) -> None:
    """Write what follows from the numbered steps of a game's procedures: after adding or changing one."""
    if not (folder / "src").is_dir():
        refuse(f"{folder}: there is no folder src in it. Name the folder that `cardwright new-game` made.")
    raise typer.Exit(template.write_steps(folder, check))
