"""Passing: in games that ask both players again and again whether they do something, until something happens."""

from __future__ import annotations

from typing import Final

from cardwright.face.decision import Decision
from cardwright.face.game import Game

QUIET: Final = ("phase", "shuffled", "chosen")  # events that are no reason to look up


class Passing:
    """A player does nothing until the turn is over, or something has happened that they may want to answer. Their own turn does
    not pass by with what they have not been offered yet: whoever passes before their main phase, or before they attack, is asked
    there."""

    def __init__(self, game: Game, now: Decision) -> None:
        self.player = now.player
        self.turn = game.turn
        self.seen = game.events
        self.passed_up = {option.label for option in now.options}

    def goes_on(self, game: Game, now: Decision) -> bool:
        """Is it still the same turn, nothing has happened, and may they pass?"""
        happened = [event for event in game.log(self.player, self.seen) if event.text and event.kind not in QUIET]
        self.seen = game.events
        if now.player != self.player or game.turn != self.turn or happened or now.form != "act" or self.answer(now) < 0:
            return False
        return game.active != self.player or not self.offers_more(now)

    def offers_more(self, now: Decision) -> bool:
        """Can they do what they could not do when they passed?"""
        return any(option.label not in self.passed_up for option in now.options if option.data.weight == "main")

    def answer(self, now: Decision) -> int:
        """The option by which they do nothing; -1 if there is none."""
        return next((option.index for option in now.options if option.data.weight == "end"), -1)


def nothing_to_do(game: Game, now: Decision) -> bool:
    """A window in which nothing can be done but pass, or produce what nothing could be paid with: nobody needs to be asked, or
    told. (The end of one's own phase waits: one may want to look, or take back.)"""
    if now.form != "act" or now.options[-1].data.weight != "end" or any(option.data.weight == "main" for option in now.options):
        return False
    return game.active != now.player or now.options[-1].does != "end"
