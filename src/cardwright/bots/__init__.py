"""Bots: they answer decisions, knowing only what their player may know.

    >>> cw.bots.names()
    {'random': 'plays any legal move', 'greedy': 'tries out each move and takes the one after which the table looks best'...}
    >>> bot = cw.bots.make("greedy", "sve", seed=1)
    >>> game.apply(bot.answer(game))
"""

from cardwright.bots.base import Bot, BotMaker
from cardwright.bots.registry import make, names

__all__ = ["Bot", "BotMaker", "make", "names"]
