"""Which games there are."""
from __future__ import annotations

import importlib
from functools import cache

from cardwright.games.entry import GameEntry
from cardwright.games.finding import UnknownGame, package_of, packages


@cache
def game_named(code: str) -> GameEntry:
    """The game with this code, ready to be played; `UnknownGame` says in one line why there is none."""
    package = package_of(code)
    try:
        found = importlib.import_module(f"{package}.game").GAME
    except Exception as fault:  # whatever the code of others does wrong
        why = " ".join(f"{type(fault).__name__}: {fault}".split())
        raise UnknownGame(f'the game "{code}" can\'t be loaded ({why})') from fault
    if not isinstance(found, GameEntry) or found.code != code:
        raise UnknownGame(f'the game "{code}" can\'t be loaded: {package}.game has no GAME with this code')
    return found


def game_codes(examples: bool = False) -> list[str]:
    """The codes of the games that can be played, with or without those that are there to be learned from."""
    return [code for code in packages() if not fault_of(code) and (examples or not game_named(code).example)]


def fault_of(code: str) -> str:
    """Why a game that is installed can't be loaded, in one line; nothing if it can."""
    try:
        game_named(code)
    except UnknownGame as fault:
        return str(fault)
    return ""


def all_games() -> list[dict[str, object]]:
    """Every game but examples: its code and name, whether it is finished and can be played, and why not if it can't."""
    rows: list[dict[str, object]] = []
    for code in packages():
        fault = fault_of(code)
        if fault:
            rows.append({"code": code, "name": code, "finished": False, "playable": False, "fault": fault})
        elif not (game := game_named(code)).example:
            rows.append({"code": code, "name": game.name, "finished": game.finished, "playable": True})
    return rows
