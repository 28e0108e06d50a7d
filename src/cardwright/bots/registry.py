"""Which bots there are, and what they know about which game."""

from __future__ import annotations

import importlib
import random

from cardwright.bots.base import Bot, BotMaker
from cardwright.bots.greedy import GreedyBot
from cardwright.bots.random_bot import RandomBot


def _greedy(game: str) -> BotMaker:
    """The greedy bot with the judgement of a game."""
    judgement = importlib.import_module(f"cardwright.bots.{game}_judgement")
    return lambda rng: GreedyBot(rng, judgement.worth, judgement.is_action, judgement.quiet)


BOTS: dict[str, str] = {
    "random": "plays any legal move",
    "greedy": "tries out each move and takes the one after which the table looks best",
}


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot whose choices depend on nothing but the game and this seed."""
    rng = random.Random(seed)
    if name == RandomBot.name:
        return RandomBot(rng)
    if name == GreedyBot.name:
        return _greedy(game)(rng)
    raise ValueError(f"there is no bot {name}")
