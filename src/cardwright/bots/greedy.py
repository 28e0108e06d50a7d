"""Tries out each option and takes the one after which the table looks best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.bots.base import Bot
from cardwright.bots.thoughts import Thought
from cardwright.lookahead.foresight import WON, Foresight
from cardwright.lookahead.judgement import Judgement
from cardwright.lookahead.playing_out import sigmoid

if TYPE_CHECKING:
    from cardwright.face.game import Game

SEEN = 0.8  # of the good things that it could do, `easy` sees so many


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
    """Sees most of what it could do, but not what that leads to if it must choose again, and takes anything that seems better than
    nothing. It never answers what its opponent does. So it plays like somebody new to the game: its cards are played and its
    attacks made, but not the best ones, nor in the best order. What it has begun it carries out with care: who is new does not pay
    with a spirit that could stay, or put a character where the last one has just been put."""

    name = "easy"

    def __init__(self, seed: int, judgement: Judgement) -> None:
        super().__init__(seed, judgement)
        self.glance = Foresight(judgement, self.rng, width=2, depth=0, tables=20, calm=True)

    def choose(self, game: Game) -> int:
        table, judgement = game.table, self.foresight.judgement
        ask = table.decision()
        assert ask is not None
        idle = judgement.quiet(table, ask)
        if idle < 0:
            return super().choose(game)
        if judgement.only_a_chance(table, ask):
            return idle
        values = self.glance.values(table, ask)
        self.thoughts = [Thought(i, sigmoid(worth / judgement.scale)) for i, worth in enumerate(values)]
        seen = [i for i, worth in enumerate(values) if worth > values[idle] and self.rng.random() < SEEN]
        wins = [i for i in seen if values[i] >= WON]  # who sees that takes nothing else
        return self.rng.choice(wins or seen) if seen else idle
