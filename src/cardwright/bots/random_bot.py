"""Plays any legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.bots.base import Bot

if TYPE_CHECKING:
    from cardwright.face.game import Game


class RandomBot(Bot):
    """Every option is as likely as the other. Looks at nothing but how many there are."""

    name = "random"
    looks = False

    def choose(self, game: Game) -> int:
        assert game.decision is not None
        return int(self.rng.random() * len(game.decision.options))
