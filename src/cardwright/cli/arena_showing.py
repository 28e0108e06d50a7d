"""What a league has found out, for people and for scripts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid

from cardwright.cli.simulate import share_dict, spread_dict

if TYPE_CHECKING:
    from cardwright.arena.league.results import FieldResult, Result
    from cardwright.arena.league.running import Progress

WIDEST = 12  # entrants whose matrix fits on a screen


def as_dict(result: Result, progress: Progress, seconds: float, written: Path) -> dict[str, object]:
    engine = result.run.engine
    return {
        "games": result.games,
        "faults": result.faults,
        "ratings": [
            {
                "game": one.field.game,
                "format": one.field.format,
                "deck": it.deck,
                "bot": it.bot,
                "rating": round(it.rating.elo, 1),
                "low": round(it.rating.low, 1),
                "high": round(it.rating.high, 1),
                "games": it.games,
                "wins": it.wins.part,
                "draws": it.draws,
                "win_rate": share_dict(it.wins),
                "going_first": share_dict(it.going_first),
                "going_second": share_dict(it.going_second),
            }
            for one in result.fields
            for it in one.standings
        ],
        "seconds": round(seconds, 3),
        "games_per_s": round(progress.played / seconds, 1) if seconds else 0.0,
        "played_before": progress.before,
        "played_now": progress.played,
        "batches_again": progress.lost,
        "system": result.run.plan.system,
        "seed": result.run.plan.seed,
        "engine": {"version": engine.version, "build": engine.build, "source": engine.source},
        "digest": result.digest,
        "fields": [field_dict(one) for one in result.fields],
        "report": str(written),
    }


def field_dict(one: FieldResult) -> dict[str, object]:
    label = one.field.label
    return {
        "game": one.field.game,
        "format": one.field.format,
        "games": one.games,
        "faults": one.faults,
        "draws": one.draws,
        "decisions": one.decisions,
        "first_player": share_dict(one.first_player),
        "turns": spread_dict(one.turns),
        "decisions_each": spread_dict(one.decisions_each),
        "endings": dict(one.endings.most_common()),
        "matrix": [{"deck": label(a), "against": label(b), **share_dict(share)} for (a, b), share in one.matrix.items()],
        "bots": {
            bot: {"rating": round(it.elo, 1), "low": round(it.low, 1), "high": round(it.high, 1)}
            for bot, it in one.strengths.items()
        },
        "notable": one.notable,
    }


def show(out: Console, result: Result, progress: Progress, seconds: float, written: Path, goes_on: bool) -> None:
    for one in result.fields:
        show_field(out, one)
    again = f", {progress.lost} batches done again" if progress.lost else ""
    there = f", {progress.before:,} of them by an earlier start" if goes_on else ""
    speed = f" ({progress.played / seconds:,.0f} a second)" if progress.played else ""
    out.print(
        f"{result.games:,} games{there}{again}, {result.faults} faults, {seconds:.1f} s{speed}, digest {result.digest}",
        markup=False,
    )
    out.print(f"Played by {result.run.engine}. The report: {written}", markup=False)


def show_field(out: Console, one: FieldResult) -> None:
    called = in_short({entrant.bot for entrant in one.field.entrants})
    bots = ", ".join(sorted(called.values()))
    grid = Grid(title=f"{one.field.title}: {one.games:,} games, played by {bots}")
    for name in ("deck", "bot", "rating", "95% within", "wins", "going first", "second", "games"):
        grid.add_column(name, justify="left" if name in ("deck", "bot") else "right")
    for it in one.standings:
        grid.add_row(
            it.deck,
            called[it.bot],
            f"{it.rating.elo:.0f}",
            f"{it.rating.low:.0f} to {it.rating.high:.0f}",
            str(it.wins),
            f"{it.going_first.value:.1%}",
            f"{it.going_second.value:.1%}",
            f"{it.games:,}",
        )
    out.print(grid)
    if 2 < len(one.standings) <= WIDEST:
        out.print(matrix(one))
    out.print(
        f"Who goes first wins {one.first_player}. Turns: {one.turns.median:g} (from {one.turns.least} to {one.turns.most}); "
        f"decisions: {one.decisions_each.median:g} a game. {one.draws} draws.",
        markup=False,
    )
    ended = ", ".join(
        f"{clause or 'none'} {count / max(1, one.games - one.faults):.1%}" for clause, count in one.endings.most_common(4)
    )
    out.print(f"Games end by {ended}.\n", markup=False)


def in_short(bots: set[str]) -> dict[str, str]:
    """Bots of files without the folders, unless two would be called the same then."""
    short = {bot: bot.rpartition("/")[2] for bot in bots}
    return short if len(set(short.values())) == len(bots) else {bot: bot for bot in bots}


def matrix(one: FieldResult) -> Grid:
    grid = Grid(title="how often the deck on the left wins")
    grid.add_column("")
    for n, _ in enumerate(one.standings, 1):
        grid.add_column(str(n), justify="right")
    for n, it in enumerate(one.standings, 1):
        cells = [one.matrix.get((it.place, other.place)) for other in one.standings]
        grid.add_row(f"{n} {one.field.label(it.place)}", *("" if cell is None else f"{cell.value:.0%}" for cell in cells))
    return grid
