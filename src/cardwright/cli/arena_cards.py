"""`cardwright arena cards`: which cards carry a deck. `cardwright arena replay`: a game of a data set, once more."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from cardwright import limits
from cardwright.cli.arena import Csv, Display, Jobs, Png, RayAddress, WithoutRay, stopping
from cardwright.cli.options import AsJson
from cardwright.cli.output import console, print_json
from cardwright.cli.replay import Viewer
from cardwright.cli.simulate import share_dict
from cardwright.kernel.logbook import EVERYTHING
from cardwright.replays.storage import open_replay, save_replay

if TYPE_CHECKING:
    from cardwright.arena.league.folder import RunFolder
    from cardwright.arena.league.plan import Run
    from cardwright.arena.league.workers import Workers

SHOWN = 12  # cards at each end of the list
Folder = Annotated[Path, typer.Argument(help="The folder of a run: what was given as --out.", metavar="RUN")]


def cards(
    folder: Folder,
    games: Annotated[
        int, typer.Option(help="How many games are played again, of each pairing as many.", min=2, max=limits.GAMES)
    ] = 20_000,
    deck: Annotated[str, typer.Option(help="Show only the cards of this deck.")] = "",
    jobs: Jobs = 1,
    ray: RayAddress = "",
    without_ray: WithoutRay = False,
    png: Png = False,
    csv: Csv = False,
    as_json: AsJson = False,
) -> None:
    """Say how often a deck wins when a card was drawn, kept in the opening hand, played or still in hand at the end, and by rounds.

    Games of the run are played again for it, with everything noted down; the run's report.html gets the tables."""
    from cardwright.arena.league.needs import check_libraries

    check_libraries(*(() if without_ray else ("ray",)))
    from cardwright.arena.league.card_counts import counts_in
    from cardwright.arena.league.engine import check_engine
    from cardwright.arena.league.folder import RunFolder
    from cardwright.arena.league.results import result_of
    from cardwright.arena.league.workers import workers
    from cardwright.arena.report.card_tables import card_rows
    from cardwright.arena.report.writing import write_report
    from cardwright.errors import InputError

    there = RunFolder(folder)
    run = there.read()
    check_engine(run.engine, str(folder))
    there.check_parts(run)
    decks = [name for field in run.plan.fields for name in field.names]
    if deck and deck not in decks:
        raise InputError("--deck", 0, f'no deck "{deck}" took part', f"Those are {', '.join(decks)}")
    with stopping(folder), workers(jobs, ray, without_ray) as at_work:
        gather(there, run, at_work, games)
    written = write_report(there, result_of(there, run), png, csv)
    found = [
        (field, row)
        for i, counts in counts_in(there, run).items()
        for field in [run.plan.fields[i]]
        for row in card_rows(field, counts)
        if not deck or field.names[field.entrants[row.entrant].deck] == deck
    ]
    if as_json:
        print_json(
            {
                "games": counted_games(there),
                "report": str(written),
                "cards": [
                    {
                        "game": field.game,
                        "format": field.format,
                        "deck": field.label(row.entrant),
                        "card": row.card,
                        "name": row.name,
                        "copies": row.copies,
                        "games": row.games,
                        "drawn": share_dict(row.drawn),
                        "not_drawn": share_dict(row.not_drawn),
                        "opening": share_dict(row.opening),
                        "played": share_dict(row.played),
                        "held": share_dict(row.held),
                        "drawn_in_round": {str(when): share_dict(share) for when, share in row.drawn_in.items()},
                        "played_in_round": {str(when): share_dict(share) for when, share in row.played_in.items()},
                    }
                    for field, row in found
                ],
            }
        )
        return
    found.sort(key=lambda one: -one[1].gain[0])
    grid = Grid(title=f"{counted_games(there):,} games: how often the deck wins")
    for head in ("card", "deck", "drawn", "not drawn", "difference", "opening", "played", "held"):
        grid.add_column(head, justify="left" if head in ("card", "deck") else "right")
    shown = found if len(found) <= 2 * SHOWN or deck else [*found[:SHOWN], *found[-SHOWN:]]
    for field, row in shown:
        gain, low, high = row.gain
        grid.add_row(
            row.name,
            field.label(row.entrant),
            f"{row.drawn.value:.1%}",
            f"{row.not_drawn.value:.1%}",
            f"{100 * gain:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})",
            f"{row.opening.value:.1%}",
            f"{row.played.value:.1%}",
            f"{row.held.value:.1%}",
        )
    console().print(grid)
    console().print(f"All {len(found)} cards, by rounds too, are in {written}", markup=False)


def gather(folder: RunFolder, run: Run, at_work: Workers, games: int) -> None:
    """Play games again for the card tables, with a line that says how far it is."""
    from cardwright.arena.league.card_counts import count_cards
    from cardwright.arena.league.running import batches_of

    display: list[Display] = []

    def watched(total: int, before: int, played: int) -> None:
        if not display:
            display.append(Display("games again", total))
            display[0].__enter__()
        display[0].show(before, played)

    try:
        count_cards(folder, run, at_work, batches_of(folder, run), games, watched)
    finally:
        for one in display:
            one.__exit__()


def counted_games(folder: RunFolder) -> int:
    """How many games the card tables are made of."""
    return sum(int(file.stem.rsplit("-", 1)[1]) for file in (folder.path / "cards").glob("*.parquet"))


def replay(
    folder: Folder,
    number: Annotated[int, typer.Argument(help="The number of the game: the id of its row.", min=0)],
    file: Annotated[Path | None, typer.Argument(help="Where to write the replay; else game-NUMBER.json.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Step through it at once.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play a game of a run once more and write it as a replay; its end is compared with what the row says."""
    from cardwright.arena.league.needs import check_libraries

    check_libraries()
    from cardwright.arena.league.folder import RunFolder
    from cardwright.arena.league.replaying import replay_of

    there = RunFolder(folder)
    run = there.read()
    there.check_parts(run)
    row = there.row(number)
    goal = file or Path(f"game-{number}.json")
    save_replay(replay_of(run, row), goal)
    if as_json:
        print_json(
            {"replay": str(goal), "game": row["game"], "seed": row["seed"], "swapped": row["swapped"], "digest": row["digest"]}
        )
    elif watch:
        Viewer(open_replay(goal), EVERYTHING, console()).watch()
    else:
        console().print(f"Written to {goal}: cardwright replay {goal} steps through it.", markup=False)
