"""`cardwright cards`: the cards there are, and collections of one's own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from cardwright import limits
from cardwright.cli.finding import find_game
from cardwright.cli.listing import cards as show
from cardwright.cli.options import AsJson
from cardwright.cli.output import console, print_json
from cardwright.cli.text import bar
from cardwright.collection import Readings, all_stored, import_cards, known_readings, read_all, rehearse_all
from cardwright.collection import remove as forget
from cardwright.collection.storage import collection

MOST_SHOWN = 10


class ShowByDefault(TyperGroup):
    """`cards GAME` is short for `cards show GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args[:1] != ["--help"] and (not args or args[0] not in self.commands):
            args = ["show", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=ShowByDefault,
    help="The cards of a game (`cards GAME` lists them, `cards GAME NAME` shows one), and collections of your own.",
)
app.command("show")(show)

OfGame = Annotated[str, typer.Option("--game", help="The game that the cards belong to.")]
Rehearse = Annotated[bool, typer.Option("--rehearse", help="Also play each card out on tables made for it. Takes long.")]
Jobs = Annotated[int, typer.Option(help="How many processes read and rehearse.", min=1, max=limits.JOBS)]


@app.command("import")
def import_file(
    file: Annotated[Path, typer.Argument(help="JSON, one JSON object a line, or CSV, as fan databases have it.")],
    game: OfGame,
    name: Annotated[str, typer.Option(help="What to call the collection; else as its file. One of this name is replaced.")] = "",
    rehearsal: Rehearse = False,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Keep the cards of a file: from then on they are there in play, decks, simulations and the browser.

    A record that is no card is named and left out; the others are kept. The command ends with 1 if there was one."""
    entry = find_game(game)
    imported = import_cards(file, entry.code, name)
    made = imported.collection
    for one in made.left_out[: limits.COPIES if as_json else MOST_SHOWN]:
        print(f"left out: {file}:{one.line}: {one.what}. {one.fix}.", file=sys.stderr)
    if imported.left_out > MOST_SHOWN and not as_json:
        print(f"left out: {imported.left_out - MOST_SHOWN:,} more (--json lists them)", file=sys.stderr)
    found = readings(entry.code, rehearsal, jobs, as_json)
    ids = {card.id for card in made.cards}
    unread = {id: lines for id, lines in found.unread.items() if id in ids}
    idle = None if found.not_running is None else {id: why for id, why in found.not_running.items() if id in ids}
    if as_json:
        print_json({
            "collection": made.name, "game": made.game, "cards": len(made.cards), "replaced": imported.replaced,
            "left_out": [{"line": one.line, "what": one.what, "fix": one.fix} for one in made.left_out],
            "understood": len(ids) - len(unread), "running": None if idle is None else len(ids) - len(unread) - len(idle),
            "not_understood": unread, "not_running": idle,
        })  # fmt: skip
    else:
        again = " (in place of those of that name)" if imported.replaced else ""
        out = console()
        out.print(f"{made.name}: {len(made.cards):,} cards of {entry.name}{again}.", markup=False, soft_wrap=True)
        out.print(told(len(ids), unread, idle), markup=False, soft_wrap=True)
        names = {card.id: card.name for card in made.cards}
        for id, lines in list(unread.items())[:MOST_SHOWN]:
            out.print(f"  {names[id]} ({id}): {lines[0]}", markup=False, soft_wrap=True)
    if imported.left_out:
        raise typer.Exit(1)


@app.command("list")
def list_collections(
    game: Annotated[str, typer.Option("--game", help="Only of this game.")] = "",
    as_json: AsJson = False,
) -> None:
    """The collections that were imported, and how much of them is understood."""
    if game:
        find_game(game)
    rows = []
    for stored in all_stored(game):
        found = known_readings(stored.game)
        ids = {card.id for card in collection(stored.game, stored.name).cards}
        understood = None if found is None else len(ids - found.unread.keys())
        idle = None if found is None or found.not_running is None else len(ids & found.not_running.keys())
        rows.append({
            "game": stored.game, "collection": stored.name, "file": stored.file, "cards": len(ids), "understood": understood,
            "running": None if idle is None or understood is None else understood - idle,
        })  # fmt: skip
    if as_json:
        print_json(rows)
        return
    if not rows:
        console().print("There is no collection yet. `cardwright cards import FILE --game GAME` makes one.")
        return
    table = Table("game", "collection", "file", "cards", "understood", "running")
    for row in rows:
        read = "not read yet" if row["understood"] is None else str(row["understood"])
        running = "–" if row["running"] is None else str(row["running"])
        table.add_row(str(row["game"]), str(row["collection"]), Text(str(row["file"])), str(row["cards"]), read, running)
    console().print(table)


@app.command()
def remove(
    name: Annotated[str, typer.Argument(help="The collection, as `cards list` calls it.")],
    game: OfGame,
) -> None:
    """Forget a collection. Saved games and matches keep the cards that they were played with."""
    entry = find_game(game)
    forget(entry.code, name)
    console().print(f"{name} is removed.", markup=False)


@app.command()
def check(game: OfGame, rehearsal: Rehearse = False, jobs: Jobs = 1) -> None:
    """How many cards of a game's collections are understood, and run."""
    entry = find_game(game)
    found = readings(entry.code, rehearsal, jobs, False)
    console().print(told(found.cards, found.unread, found.not_running), markup=False, soft_wrap=True)


def readings(game: str, rehearsal: bool, jobs: int, quiet: bool) -> Readings:
    """What is understood, with a bar where somebody can see it."""
    with bar("reading", quiet) as shown:
        found = read_all(game, shown, jobs)
    if rehearsal:
        with bar("rehearsal", quiet) as shown:
            found = rehearse_all(game, shown, jobs)
    return found


def told(cards: int, unread: dict[str, list[str]], idle: dict[str, list[str]] | None) -> str:
    understood = cards - len(unread)
    running = "" if idle is None else f", {understood - len(idle):,} run"
    hint = " (--rehearse says which run)" if idle is None else ""
    rest = f", {len(unread):,} not" if unread else ""
    return f"{understood:,} are understood{running}{rest}{hint}."
