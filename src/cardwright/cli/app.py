"""All commands in one place."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import typer
import typer.main

from cardwright.cli import (
    arena,
    arena_cards,
    arena_tune,
    authoring,
    bench,
    cards,
    deck,
    fuzz,
    judge,
    listing,
    play,
    replay,
    serve,
    simulate,
    text,
    train,
)
from cardwright.version import __version__, build

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Trading card games by their rulebooks: play, simulate, and ask why.",
)
app.command()(play.play)
app.command()(serve.serve)
app.command("simulate")(simulate.simulate_command)
arena.app.command()(arena_cards.cards)
arena.app.command()(arena_tune.tune)
arena.app.command()(arena_cards.replay)
app.add_typer(arena.app, name="arena")
app.command()(train.train)
app.command()(replay.replay)
app.command()(listing.games)
app.command()(listing.decks)
app.add_typer(cards.app, name="cards")
app.add_typer(deck.app, name="deck")
app.add_typer(text.app, name="text")
app.add_typer(judge.app, name="judge")
app.command()(judge.rules)
app.command()(bench.bench)
app.command("fuzz")(fuzz.fuzz_command)
app.command("new-game")(authoring.new_game)
app.command("conforms")(authoring.conforms_command)
app.command()(authoring.steps)


def _version(asked: bool) -> None:
    if asked:
        print(f"cardwright {__version__} ({build()} build)")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version it is.")] = False,
) -> None:
    pass


@cache
def command() -> Any:
    """All commands as one that can be called with words: built once, for it takes as long as many a command."""
    return typer.main.get_command(app)
