"""Passing: in games that ask both players again and again whether they do something, until something happens."""

from __future__ import annotations

from typing import Final

from cardwright.face.decision import Decision
from cardwright.face.game import Game

QUIET: Final = ("phase", "shuffled", "chosen")  # events that are no reason to look up


class Passing:
    """A player does nothing until the turn is over, or something has happened that they may want to answer."""

    def __init__(self, game: Game, now: Decision) -> None:
        self.player = now.player
        self.turn = game.turn
        self.seen = game.events

    def goes_on(self, game: Game, now: Decision) -> bool:
        """Is it still the same turn, nothing has happened, and may they pass?"""
        happened = [event for event in game.log(self.player, self.seen) if event.text and event.kind not in QUIET]
        self.seen = game.events
        return now.player == self.player and game.turn == self.turn and not happened and now.form == "act" and self.answer(now) >= 0

    def answer(self, now: Decision) -> int:
        """The option by which they do nothing; -1 if there is none."""
        return next((option.index for option in now.options if option.data.weight == "end"), -1)


def nothing_to_do(game: Game, now: Decision) -> bool:
    """A window in which nothing can be done but pass: nobody needs to be asked, or told. (The end of one's own phase waits: one may
    want to look, or take back.)"""
    if len(now.options) != 1 or now.form != "act" or now.options[0].data.weight != "end":
        return False
    return game.active != now.player or now.options[0].does != "end"
