"""How well the rule of thumb tells who wins, and which `scale` and `tempo` would tell it best.

    python benchmarks/judging.py sve bss --games 80 --seed 840000

`greedy` plays itself with ready decks drawn by lot; where a turn begins, the worth of the table to the player whose turn it is
stands against who has won. Logistic regression on these two numbers gives the points that are worth one unit of odds (`scale`)
and those that it is worth to be the one whose turn begins (`tempo`).
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator, Sequence

import cardwright as cw
from cardwright.bots.registry import make
from cardwright.cards import pairs_that_meet, starter_decks
from cardwright.lookahead.judgement import judgement_of
from cardwright.lookahead.playing_out import sigmoid

GAMES = ("sve", "fow", "bss", "fftcg", "weiss")
STEPS = 50
Position = tuple[float, float]  # the worth to the player whose turn begins, and whether they won


def positions(game: str, seeds: range) -> Iterator[Position]:
    judgement = judgement_of(game)
    meet = pairs_that_meet(starter_decks(game))
    for seed in seeds:
        played = cw.new_game(game, *random.Random(seed).choice(meet), seed=seed)
        bots = [make("greedy", game, seed * 2 + player) for player in range(2)]
        seen: list[tuple[int, float]] = []
        turn = played.turn
        while played.decision is not None:
            if played.turn != turn:
                turn = played.turn
                seen.append((played.active, judgement.worth(played.table, played.active)))
            played.apply(bots[played.decision.player].answer(played))
        for active, worth in seen:
            yield worth, 0.5 if played.drawn else float(active == played.winner)


def fitted(found: Sequence[Position]) -> tuple[float, float]:
    """Scale and tempo, by Newton's method."""
    bias, slope = 0.0, 0.1
    for _ in range(STEPS):
        a = b = c = up = along = 0.0
        for worth, won in found:
            chance = sigmoid(bias + slope * worth)
            weight = chance * (1 - chance)
            up += won - chance
            along += (won - chance) * worth
            a += weight
            b += weight * worth
            c += weight * worth * worth
        det = a * c - b * b
        bias += (c * up - b * along) / det
        slope += (a * along - b * up) / det
    return 1 / slope, bias / slope


def log_loss(found: Sequence[Position], scale: float, tempo: float) -> float:
    out = 0.0
    for worth, won in found:
        chance = min(max(sigmoid((worth + tempo) / scale), 1e-6), 1 - 1e-6)
        out -= won * math.log(chance) + (1 - won) * math.log(1 - chance)
    return out / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("codes", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=840_000)
    asked = parser.parse_args()
    for game in asked.codes or GAMES:
        found = list(positions(game, range(asked.seed, asked.seed + asked.games)))
        scale, tempo = fitted(found)
        judgement = judgement_of(game)
        now, best = log_loss(found, judgement.scale, judgement.tempo), log_loss(found, scale, tempo)
        print(
            f"{game:6s} {len(found)} positions of {asked.games} games: scale {scale:.1f}, tempo {tempo:.1f}, log loss {best:.3f}; "
            f"with {judgement.scale:g} and {judgement.tempo:g} it is {now:.3f}, by chance {math.log(2):.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
