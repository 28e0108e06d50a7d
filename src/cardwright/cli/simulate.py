"""`cardwright simulate`: many games of two decks."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from cardwright import limits
from cardwright.arena.playing import Outcome, seats
from cardwright.arena.simulation import Plan
from cardwright.arena.statistics import Share, Spread, Summary
from cardwright.bots.own import is_own, parts
from cardwright.bots.search import THINK
from cardwright.cards import Deck
from cardwright.cli.finding import ALLOW_UNREAD, find_game, pool_of
from cardwright.cli.options import AllowUnread, AsJson, BotName, CardFiles, GameCode, check_bot
from cardwright.cli.output import console, print_json, refuse
from cardwright.face.decks import check_formats, check_unread, find_deck, prepared
from cardwright.face.simulating import simulate
from cardwright.games.entry import GameEntry
from cardwright.kernel import chance
from cardwright.replays.recording import record
from cardwright.replays.storage import save_replay


def simulate_command(
    game: GameCode,
    deck: Annotated[str, typer.Argument(help="The first deck: the name of a ready deck, or a file.")],
    other: Annotated[str, typer.Argument(help="The second deck.")],
    games: Annotated[
        int, typer.Option(help="How many games; each seed is played twice, with the seats exchanged.", min=1, max=limits.GAMES)
    ] = 100,
    jobs: Annotated[int, typer.Option(help="How many processes. The result does not depend on it.", min=1, max=limits.JOBS)] = 1,
    seed: Annotated[
        int, typer.Option(help="The seed of the first pair of games; the next pair has the next number.", min=0, max=limits.SEED)
    ] = 0,
    bot: BotName = "random",
    other_bot: Annotated[str | None, typer.Option(help="Who plays the second deck, if not the same bot.")] = None,
    think: Annotated[float, typer.Option(help="Seconds that `search` may take for a decision.", min=0.001, max=60)] = THINK,
    faults: Annotated[Path, typer.Option(help="Where replays of games with faults are saved.")] = Path("."),
    cards: CardFiles = None,
    allow_unread: AllowUnread = False,
    as_json: AsJson = False,
) -> None:
    """Play many games of two decks and say who wins how often, and how surely."""
    found = find_game(game)
    check_bot(bot)
    if other_bot is not None:
        check_bot(other_bot, "--other-bot")
    if not faults.is_dir():
        refuse(f"--faults {faults}: there is no such folder. Make it, or name another one.")
    pool = pool_of(found, cards)
    decks = (find_deck(found, deck, pool), find_deck(found, other, pool))
    check_formats(found, decks)
    if not allow_unread:
        check_unread(prepared(found, *decks), ALLOW_UNREAD)
    plan = Plan(game, decks, (bot, other_bot or bot), games, seed, think)
    started = time.perf_counter()
    summary = with_progress(plan, jobs, quiet=as_json)
    seconds = time.perf_counter() - started
    saved = [save_fault(found, decks, outcome, (bot, other_bot or bot), faults) for outcome in summary.faults]
    if as_json:
        print_json(as_dict(plan, summary, seconds, saved))
    else:
        show(plan, summary, seconds, saved)
    if summary.faults:
        raise typer.Exit(1)


def with_progress(plan: Plan, jobs: int, quiet: bool) -> Summary:
    """Play, with a bar on standard error where somebody can see it."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=quiet or not sys.stderr.isatty())
    with bar:
        task = bar.add_task("games", total=plan.games)
        return simulate(
            plan.game, *plan.decks, plan.games, bots=plan.bots, seed=plan.seed, jobs=jobs, think=plan.think, allow_unread=True,
            progress=lambda done: bar.advance(task, done),
        )  # fmt: skip


def save_fault(game: GameEntry, decks: tuple[Deck, Deck], outcome: Outcome, bots: Sequence[str], folder: Path) -> str:
    """The replay of a game that went wrong; a bug report is a replay. Nothing if it went wrong before its first decision."""
    match = outcome.match
    file = folder / f"{game.code}-fault-{match.seed}-{'b' if match.swapped else 'a'}.json"
    at_table = seats(match, decks)
    players = bots[::-1] if match.swapped else bots
    try:
        replay = record(game, game.prepare(at_table), chance.seed_from(match.seed), outcome.answers, players, outcome.fault)
    except Exception:  # the table could not even be set: there is nothing to replay
        return ""
    save_replay(replay, file)
    return str(file)


def share_dict(share: Share) -> dict[str, object]:
    low, high = share.interval
    return {"part": share.part, "of": share.whole, "share": round(share.value, 6), "low": round(low, 6), "high": round(high, 6)}


def spread_dict(spread: Spread) -> dict[str, float]:
    return {"least": spread.least, "median": spread.median, "mean": round(spread.mean, 3), "most": spread.most}


def as_dict(plan: Plan, summary: Summary, seconds: float, saved: list[str]) -> dict[str, object]:
    return {
        "game": plan.game,
        "decks": [deck.name for deck in plan.decks],
        "bots": list(plan.bots),
        "seed": plan.seed,
        "think": plan.think,
        "games": summary.games,
        "wins": [share.part for share in summary.wins],
        "win_rates": [share_dict(share) for share in summary.wins],
        "draws": summary.draws,
        "first_player": share_dict(summary.first_player),
        "turns": spread_dict(summary.turns),
        "decisions": summary.decisions,
        "seconds": round(seconds, 3),
        "faults": len(summary.faults),
        "fault_list": [
            {"seed": outcome.match.seed, "swapped": outcome.match.swapped, "decision": outcome.decisions,
             "fault": outcome.fault.strip().splitlines()[-1], "replay": file}
            for outcome, file in zip(summary.faults, saved, strict=True)
        ],
        "digest": summary.digest,
    }  # fmt: skip


def speed(games: int, seconds: float) -> str:
    """How many a second; of few, two digits that say something."""
    each = games / max(seconds, 0.001)
    return f"{each:,.0f}" if each >= 10 else f"{each:.2g}"


def show(plan: Plan, summary: Summary, seconds: float, saved: list[str]) -> None:
    many = f"{summary.games} games, seeds from {plan.seed}, each played both ways round"
    grid = Grid(title=many if summary.games > 1 else f"1 game, seed {plan.seed}", show_header=False)
    for deck, bot, share in zip(plan.decks, plan.bots, summary.wins, strict=True):
        grid.add_row(f"{deck.name} ({bot})", f"wins {share}")
    grid.add_row("draws", str(summary.draws))
    grid.add_row("who goes first", f"wins {summary.first_player}")
    grid.add_row("turns", f"{summary.turns.median:g} (from {summary.turns.least} to {summary.turns.most})")
    each = summary.decisions_each
    grid.add_row("decisions", f"{each.median:g} a game (from {each.least} to {each.most}), {summary.decisions:,} in all")
    grid.add_row("time", f"{seconds:.1f} s, {speed(summary.games, seconds)} games/s")
    grid.add_row("digest", summary.digest)
    grid.add_row("faults", str(len(summary.faults)))
    out = console()
    out.print(grid)
    for outcome, file in zip(summary.faults, saved, strict=True):
        last = outcome.fault.strip().splitlines()[-1] + in_own_bot(outcome.fault, plan.bots)
        where = f" (replay: {file})" if file else ""
        out.print(f"seed {outcome.match.seed}, decision {outcome.decisions}: {last}{where}", markup=False, soft_wrap=True)


def in_own_bot(fault: str, bots: Iterable[object]) -> str:
    """Where in the file of a bot of one's own it went wrong; nothing where it did not."""
    files = {str(parts(bot)[0].resolve()) for bot in bots if isinstance(bot, str) and is_own(bot)}
    found = [(file, line) for file, line in re.findall(r'File "([^"]+)", line (\d+)', fault) if file in files]
    return f", at {Path(found[-1][0]).name}:{found[-1][1]}" if found else ""
