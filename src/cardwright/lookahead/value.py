"""What a table is worth where a turn begins: weights that were fitted to the outcomes of many games (`cardwright train`)."""

from __future__ import annotations

from cardwright.kernel.events import DRAWN_GAME
from cardwright.kernel.table import Table
from cardwright.lookahead.features import Features
from cardwright.lookahead.judgement import Judgement


class Value:
    """The chance to win of the player whose turn it is, by the rule of thumb and by the numbers of both sides. `bends`: for each
    number that is not about single cards, where its worth may change: up to there it counts by a weight of its own as well."""

    def __init__(
        self, features: Features, judgement: Judgement, bias: float, thumb: float, mover: list[float], other: list[float],
        bends: list[list[float]],
    ) -> None:  # fmt: skip
        self.features = features
        self.judgement = judgement
        self.bias = bias
        self.thumb = thumb
        self.bends = bends
        self.mover = mover
        self.other = other
        # Most weights are nothing: only the others are added up.
        self.used = [i for i in range(len(mover)) if mover[i] != 0.0 or other[i] != 0.0]

    def logit(self, t: Table, player: int) -> float:
        """How much better this player stands who begins their turn: the logarithm of their odds."""
        own = described(self.features, self.bends, t, player)
        theirs = described(self.features, self.bends, t, 1 - player)
        out = self.bias + self.thumb * self.judgement.worth(t, player)
        for i in self.used:
            out += self.mover[i] * own[i] + self.other[i] * theirs[i]
        return out

    def worth(self, t: Table, player: int) -> float:
        """The same for either player, whoever's turn it is."""
        if t.winner >= 0:
            return 0.0 if t.winner == DRAWN_GAME else 30.0 if t.winner == player else -30.0
        return self.logit(t, player) if t.active == player else -self.logit(t, 1 - player)


def described(features: Features, bends: list[list[float]], t: Table, player: int) -> list[float]:
    """A side's numbers, and after them those that count up to a bend only."""
    out = features.side(t, player)
    for i in range(len(bends)):
        x = out[i]
        for bend in bends[i]:
            out.append(x if x < bend else bend)
    return out
