"""Tries out each option and takes the one after which the table looks best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.bots.base import Bot
from cardwright.bots.thoughts import Thought
from cardwright.lookahead.foresight import Foresight
from cardwright.lookahead.judgement import Judgement
from cardwright.lookahead.playing_out import sigmoid

if TYPE_CHECKING:
    from cardwright.face.game import Game


class GreedyBot(Bot):
    """Looks to the end of each action that it could take. What a table is worth, the judgement of the game says."""

    name = "greedy"

    def __init__(self, seed: int, judgement: Judgement) -> None:
        super().__init__(seed)
        self.foresight = Foresight(judgement, self.rng, width=12, depth=2, tables=150, calm=False)

    def choose(self, game: Game) -> int:
        ask = game.table.decision()
        assert ask is not None
        place = self.foresight.choose(game.table, ask)
        scale = self.foresight.judgement.scale
        self.thoughts = [Thought(i, sigmoid(worth / scale)) for i, worth in self.foresight.found]
        return place


class EasyBot(GreedyBot):
    """Looks only at two of the things that it could do, and not at what they lead to if it must choose again; and it lets its
    opponent do as they like. So it plays sensibly and overlooks much."""

    name = "easy"

    def __init__(self, seed: int, judgement: Judgement) -> None:
        super().__init__(seed, judgement)
        self.foresight = Foresight(judgement, self.rng, width=2, depth=0, tables=20, calm=True)
