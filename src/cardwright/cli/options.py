"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardwright.bots import make, names
from cardwright.bots.own import is_own
from cardwright.bots.registry import is_known
from cardwright.cli.output import refuse
from cardwright.games.registry import game_codes, game_named

GAMES_IN_WORDS = ", ".join(f"{code} ({game_named(code).name})" for code in game_codes())
GameCode = Annotated[str, typer.Argument(help=f"The game: {GAMES_IN_WORDS}.", metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
CardFiles = Annotated[list[Path] | None, typer.Option(help="A file of cards that decks may use; may be given several times.")]
AllowUnread = Annotated[
    bool, typer.Option("--allow-unread", help="Play cards with lines that are not understood; those do nothing and are marked.")
]
BotName = Annotated[str, typer.Option(help=f"Who plays: {' or '.join(names())}, or a bot of your own as FILE.py:CLASS.")]


def check_bot(name: str, option: str = "--bot") -> None:
    if not is_known(name):
        refuse(f"{option} {name or '(nothing)'}: there is no such bot. Use {' or '.join(names())}, or FILE.py:CLASS.")
    if is_own(name):
        make(name, "")  # a fault of its file is said before the first game
