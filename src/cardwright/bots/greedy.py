"""Tries out each option and takes the one after which the table looks best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.bots.base import Bot
from cardwright.lookahead.foresight import Foresight
from cardwright.lookahead.judgement import Judgement

if TYPE_CHECKING:
    from cardwright.face.game import Game

WIDTH, DEPTH, TABLES = 12, 2, 250


class GreedyBot(Bot):
    """Looks to the end of each action that it could take. What a table is worth, the judgement of the game says."""

    name = "greedy"

    def __init__(self, seed: int, judgement: Judgement) -> None:
        super().__init__(seed)
        self.foresight = Foresight(judgement, self.rng, WIDTH, DEPTH, TABLES, calm=False)

    def choose(self, game: Game) -> int:
        ask = game.table.decision()
        assert ask is not None
        return self.foresight.choose(game.table, ask)
