"""Bots: they answer decisions, knowing only what their player may know.

    >>> cw.bots.levels()
    {'easy': 'sees only some of its moves and does not look far: for your first games', 'normal': ...}
    >>> bot = cw.bots.make("normal", "sve", seed=1)
    >>> game.apply(bot.answer(game))
"""

from cardwright.bots.base import Bot, BotMaker
from cardwright.bots.ratings import ratings
from cardwright.bots.registry import levels, make, names
from cardwright.bots.thoughts import Thought

__all__ = ["Bot", "BotMaker", "Thought", "levels", "make", "names", "ratings"]
