"""Games that have been played for a while, at random."""

from __future__ import annotations

import random

import cardwright as cw

GAMES = ("sve", "fow", "bss", "fftcg", "weiss")


def game_after(code: str, decisions: int, seed: int) -> cw.Game:
    deck, other = list(cw.decks(code))[:2]
    game = cw.new_game(code, deck, other, seed)
    rng = random.Random(seed)
    while game.decision and len(game.answers) < decisions:
        game.apply(rng.randrange(len(game.decision.options)))
    return game
