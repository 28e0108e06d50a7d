"""`cardwright arena`: leagues of decks, which cards carry them, and what to change in a deck."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from typer.core import TyperGroup

from cardwright import limits
from cardwright.bots import names
from cardwright.bots.search import THINK
from cardwright.cli.finding import ALLOW_UNREAD, pool_of
from cardwright.cli.options import AllowUnread, AsJson, CardFiles
from cardwright.cli.output import console, print_json
from cardwright.errors import InputError

Out = Annotated[Path, typer.Option(help="The folder of the run. Say the same again to go on with a run that was stopped.")]
Jobs = Annotated[int, typer.Option(help="How many processes. The games don't depend on it.", min=1, max=limits.JOBS)]
RayAddress = Annotated[str, typer.Option("--ray", help="The address of a Ray cluster that plays; else Ray is started here.")]
WithoutRay = Annotated[bool, typer.Option("--without-ray", help="Plain processes of this machine in place of Ray.")]
Think = Annotated[float, typer.Option(help="Seconds that `search` may take for a decision.", min=0.001, max=60)]
LINE_EVERY = 60.0  # seconds between two lines about how far it is, where there is no terminal
Png = Annotated[bool, typer.Option("--png", help="Also write the charts as PNG files, into OUT/png.")]
Csv = Annotated[bool, typer.Option("--csv", help="Also write the tables as CSV files, into OUT/csv.")]


class RunByDefault(TyperGroup):
    """`arena GAME` is short for `arena run GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] != "--help":
            args = ["run", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=RunByDefault,
    no_args_is_help=True,
    help="Which deck wins, against what, by which cards, and what to change: `arena GAME` (or `arena run GAME`) plays a league.",
)


@app.command()
def run(
    game: Annotated[str, typer.Argument(help="A game, several with commas between, or `all`.", metavar="GAME")],
    decks: Annotated[
        list[str] | None,
        typer.Option(
            help="A ready deck, a deck file, or a folder of them; may be given several times. Without it: all ready decks."
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            help=f"Who plays: {', '.join(names())}, or a bot of your own as FILE.py:CLASS; "
            "several with commas between: each of them plays each deck."
        ),
    ] = "random",
    games: Annotated[
        int,
        typer.Option(help="How many games in all; each seed is played twice, with the seats exchanged.", min=1, max=limits.GAMES),
    ] = 1000,
    system: Annotated[
        str, typer.Option(help="`round-robin`: everybody meets everybody; `swiss`: those who have won as much.")
    ] = "round-robin",
    rounds: Annotated[int, typer.Option(help="Of a Swiss system. 0: as many as it takes.", min=0, max=99)] = 0,
    pairs: Annotated[list[str] | None, typer.Option(help="Only these meet: two decks as A:B; may be given several times.")] = None,
    seed: Annotated[
        int, typer.Option(help="The seed of the first pair of games. All pairings have the same seeds.", min=0, max=limits.SEED)
    ] = 0,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    without_ray: WithoutRay = False,
    out: Out = Path("arena"),
    batch: Annotated[int, typer.Option(help="Games of a task; 0: 1,000 random ones, fewer where bots think.", min=0)] = 0,
    think: Think = THINK,
    cards: CardFiles = None,
    allow_unread: AllowUnread = False,
    card_games: Annotated[
        int, typer.Option("--card-games", help="Then play so many of them once more for the card tables (`arena cards`).", min=0)
    ] = 0,
    png: Png = False,
    csv: Csv = False,
    as_json: AsJson = False,
) -> None:
    """Play a league: win rates, ratings, who goes first, how long games last and how they end.

    OUT gets the data set and report.html."""
    from cardwright.arena.league import entering
    from cardwright.arena.league.needs import check_libraries

    check_libraries(*(() if without_ray else ("ray",)))
    if ray and without_ray:
        raise InputError("--ray", 0, "it can't be used --without-ray", "Say one of them")
    from cardwright.arena.league.folder import RunFolder
    from cardwright.arena.league.plan import PAIRS
    from cardwright.arena.league.results import result_of
    from cardwright.arena.league.running import carry_out
    from cardwright.arena.league.workers import workers

    entries = entering.games_meant(game)
    players = entering.bots_meant(bots)
    met = entering.pairs_meant(pairs or ())
    kind = system.replace("-", " ")
    if kind not in entering.SYSTEMS:
        raise InputError("--system", 0, f'there is no system "{system}"', "Use round-robin or swiss, or name --pairs")
    if len(entries) > 1 and (decks or cards or met):
        raise InputError(
            "GAME", 0, "several games are played with their ready decks", "Name one game, or leave --decks, --cards and --pairs out"
        )
    fields = []
    for entry in entries:
        meant = entering.decks_meant(entry, decks or (), pool_of(entry, cards))
        fields += entering.fields_meant(entry, meant, players, met, None if allow_unread else ALLOW_UNREAD)
    what = entering.make_run(fields, PAIRS if met else kind, games, seed, think, batch, rounds)
    folder = RunFolder(out)
    goes_on = folder.begin(what)
    started = time.perf_counter()
    with stopping(out), workers(jobs, ray, without_ray) as at_work, Display("games", games) as display:
        progress = carry_out(folder, what, at_work, lambda now: display.show(now.before, now.played, now.faults, now.lost))
        seconds = time.perf_counter() - started
        if card_games:
            from cardwright.cli.arena_cards import gather

            gather(folder, what, at_work, card_games)
    result = result_of(folder, what)
    from cardwright.arena.report.writing import write_report
    from cardwright.cli import arena_showing

    written = write_report(folder, result, png, csv)
    if as_json:
        print_json(arena_showing.as_dict(result, progress, seconds, written))
    else:
        arena_showing.show(console(), result, progress, seconds, written, goes_on)
    if result.faults:
        raise typer.Exit(1)


class stopping:
    """Whoever stops a run is told that nothing is lost."""

    def __init__(self, out: Path) -> None:
        self.out = out

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is KeyboardInterrupt:
            print(f"Stopped. What has been played is in {self.out}: say the same again to go on.", file=sys.stderr)
            raise typer.Exit(130)


class Display:
    """A live line on standard error, where somebody can see it: how far it is, how fast, and how long it will take. In a file, or
    wherever else there is no terminal, the same as a line a minute. Standard output is not touched: JSON may be awaited there."""

    def __init__(self, what: str, total: int) -> None:
        columns = (
            TextColumn(what),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            TextColumn("{task.fields[said]}"),
        )
        self.bar = Bar(
            *columns,
            console=Console(file=sys.stderr),
            transient=True,
            disable=not sys.stderr.isatty(),
            speed_estimate_period=120,
        )
        self.what = what
        self.total = total
        self.task: TaskID | None = None
        self.started = self.told = time.perf_counter()
        self.in_lines = not sys.stderr.isatty()

    def __enter__(self) -> Display:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def show(self, before: int, played: int, faults: int = 0, lost: int = 0) -> None:
        if self.task is None:  # what was there already must not count as speed
            self.task = self.bar.add_task("", total=self.total, completed=before, rate="", said="")
        seconds = time.perf_counter() - self.started
        notes = [
            f"{before:,} were there" if before else "",
            f"{faults} faults" if faults else "",
            f"{lost} batches again" if lost else "",
        ]
        self.bar.update(
            self.task,
            total=self.total,
            completed=before + played,
            rate=f"{played / seconds:,.0f}/s" if played else "",
            said=", ".join(filter(None, notes)),
        )
        if self.in_lines and time.perf_counter() - self.told >= LINE_EVERY:
            self.told = time.perf_counter()
            print(self.line(before, played, seconds, notes), file=sys.stderr, flush=True)

    def expect(self, total: int) -> None:
        """It is known better now how many there will be."""
        self.total = total

    def line(self, before: int, played: int, seconds: float, notes: list[str]) -> str:
        """How far it is, for a file."""
        left = max(0, self.total - before - played) * seconds / played if played else 0.0
        known = f", {played / seconds:,.1f}/s, {left / 60:,.0f} min left" if played else ""
        return ", ".join(filter(None, [f"{before + played:,} of {self.total:,} {self.what}{known}", *notes]))
