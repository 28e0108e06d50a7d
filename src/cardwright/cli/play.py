"""`cardwright play`: a game in the browser, or in the terminal."""

from __future__ import annotations

import os
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from cardwright import limits
from cardwright.bots import make, names, ratings
from cardwright.cards import CardPool, Deck, starter_deck_lists
from cardwright.cli.finding import ALLOW_UNREAD, find_game, pool_of
from cardwright.cli.keyboard import a_number, read_line
from cardwright.cli.options import AllowUnread, CardFiles, GameCode, check_bot
from cardwright.cli.output import console, refuse
from cardwright.cli.serve import Port, Rulebooks, play_here
from cardwright.cli.terminal.board import Board, Seat
from cardwright.errors import InputError
from cardwright.face.decks import check_formats, check_unread, find_deck, prepared, ready_for
from cardwright.face.game import Game
from cardwright.face.starting import new_game
from cardwright.files import is_there
from cardwright.games.entry import GameEntry
from cardwright.kernel import chance

BOTS_IN_WORDS = ", ".join(f"{name} ({what})" for name, what in names().items())
HEADLINE = "A bot plays against you; type ? at any time for help."


def play(
    game: GameCode = "sve",
    terminal: Annotated[bool, typer.Option("--terminal", help="Not in the browser. So does every option below.")] = False,
    port: Port = 8765,
    rulebooks: Rulebooks = None,
    browser: Annotated[bool, typer.Option(help="Open the browser; else only its address is printed.")] = True,
    deck: Annotated[str, typer.Option(help="Your deck: the name of a ready deck, or a file. Asked for if not given.")] = "",
    against: Annotated[str, typer.Option(help="The other deck. Drawn from the ready decks if not given.")] = "",
    bot: Annotated[str, typer.Option(help=f"Who plays against you: {BOTS_IN_WORDS}.")] = "normal",
    two_players: Annotated[bool, typer.Option("--two-players", help="Two people at one keyboard.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Watch a bot play against a bot.")] = False,
    pause: Annotated[
        float, typer.Option(help="With --watch: seconds between two decisions.", min=0.0, max=limits.PAUSE_SECONDS)
    ] = 0.0,
    seed: Annotated[
        int | None, typer.Option(help="A number that fixes all chance; else it is the system's.", min=0, max=limits.SEED)
    ] = None,
    save: Annotated[str, typer.Option(help="Save the game as a replay to this file when it ends.")] = "",
    resume: Annotated[str, typer.Option(help="Go on with a saved game.")] = "",
    cards: CardFiles = None,
    allow_unread: AllowUnread = False,
) -> None:
    """Play in the browser; or with --terminal in the terminal: against a bot, two people at one keyboard, or watch two bots."""
    found = find_game(game)
    told = (deck, against, two_players, watch, pause, seed is not None, save, resume, cards, allow_unread, bot != "normal")
    if not terminal and not any(told):
        play_here(game, port, browser, rulebooks)
        return
    check_bot(bot)
    if two_players and watch:
        refuse("--two-players and --watch: nobody can do both. Leave one of them out.")
    out = console()
    chooser = seed if seed is not None else int.from_bytes(chance.seed_from_entropy()[:4], "big")
    bots = [make(bot, game, chooser * 2 + i, jobs=os.cpu_count() or 1) for i in range(2)]  # while one thinks, nothing else is done
    if two_players:
        seats = [Seat("Player 1"), Seat("Player 2")]
    elif watch:
        seats = [Seat(f"Player 1 ({bot} bot)", bots[0]), Seat(f"Player 2 ({bot} bot)", bots[1])]
    else:
        seats = [Seat("You"), Seat(f"the {bot} bot", bots[1])]
    try:
        if resume:
            at_table = resumed(found, resume)
        else:
            chosen = choose_decks(found, out, (deck, against), pool_of(found, cards), seats, chooser)
            at_table = begun(found, out, chosen, seats, seed, allow_unread)
    except (EOFError, KeyboardInterrupt):
        out.print("You leave before the game begins.")
        return
    if not two_players and bot in (rated := ratings(game)):
        out.print(f"Rating of {bot}: {rated[bot]} (normal: {rated['normal']}).")
    Board(at_table, seats, out, pause).play()
    if save:
        at_table.save(save)
        out.print(f"Saved as {save}.")


def choose_decks(
    game: GameEntry, out: Console, given: tuple[str, str], pool: CardPool, seats: list[Seat], chooser: int
) -> list[Deck]:
    """Both decks; a newcomer is told first what the game is about."""
    people = [seat for seat in seats if seat.bot is None]
    if people:
        out.print(f"[bold]{game.name}[/bold]. " + (HEADLINE if len(people) == 1 else "Type ? at any time for help."))
        out.print(game.turn_in_short())
    if given[1] and not given[0]:  # what is chosen must be able to meet the deck that was named
        second = the_deck(game, out, given[1], pool, seats[1], chooser=0)
        first = the_deck(game, out, "", pool, seats[0], second, chooser)
    else:
        first = the_deck(game, out, given[0], pool, seats[0], chooser=chooser)
        second = the_deck(game, out, given[1], pool, seats[1], first, chooser // 7)
    check_formats(game, (first, second))
    return [first, second]


def begun(game: GameEntry, out: Console, decks: list[Deck], seats: list[Seat], seed: int | None, allow_unread: bool) -> Game:
    """A new game of two decks."""
    for seat, chosen in zip(seats, decks, strict=True):
        out.print(f"{seat.name}: {chosen.name}")
    if not allow_unread:
        check_unread(prepared(game, *decks), ALLOW_UNREAD)
    return new_game(game.code, decks[0], decks[1], seed, players=[seat.name for seat in seats], allow_unread=True)


def the_deck(
    game: GameEntry, out: Console, given: str, pool: CardPool, seat: Seat, other: Deck | None = None, chooser: int = 0
) -> Deck:
    """The deck that was named, or that the person chooses, or for a bot one by chance; of the format of the other one, and if there
    is a choice, not the same again: with equal decks it is harder to tell whose card does what."""
    if given:
        return find_deck(game, given, pool)
    format = "" if other is None else other.format
    ready = ready_for(game, format)
    if not ready:
        refuse(f"there is no ready deck for the format {format}: name both decks.")
    if seat.bot is not None:
        found = find_deck(game, ready[chooser % len(ready)], pool)
        same = other is not None and found.name == other.name
        return find_deck(game, ready[(chooser + 1) % len(ready)], pool) if same else found
    return find_deck(game, choose_deck(game, out, seat, ready), pool)


def choose_deck(game: GameEntry, out: Console, seat: Seat, ready: list[str]) -> str:
    """Let a person pick one of the ready decks."""
    decks = starter_deck_lists(game.code)
    formats = {decks[stem].format for stem in ready}
    grid = Grid("", "deck", "name", *(("format",) if len(formats) > 1 else ()), "how it plays")
    for i, stem in enumerate(ready):
        deck = decks[stem]
        grid.add_row(str(i + 1), stem, deck.name, *((deck.format,) if len(formats) > 1 else ()), deck.about)
    out.print(grid)
    while True:
        out.print(f"{seat.name}: choose a deck by number or name (Enter for 1)> ", end="")
        line = read_line()
        if not line:
            return ready[0]
        number = a_number(line)
        if number is not None and 1 <= number <= len(ready):
            return ready[number - 1]
        if line in ready or is_there(Path(line)):
            return line
        if line.lower() in ("quit", "q"):
            raise EOFError
        close = get_close_matches(line.lower(), ready, 1, 0.5)
        meant = f" Did you mean {close[0]}?" if close else ""
        out.print(f"There is no deck {line}.{meant} Type a number from 1 to {len(ready)}, or its name.", markup=False)


def resumed(game: GameEntry, file: str) -> Game:
    """A saved game, at the decision where it was left."""
    found = Game.load(file)
    if found.code != game.code:
        what = f"this is a game of {found.start.entry.name}"
        raise InputError(file, 1, what, f"Use cardwright play {found.code} --resume {file}")
    return found
