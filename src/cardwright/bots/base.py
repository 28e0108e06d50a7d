"""What a bot is, and how it is asked."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardwright.bots.determinize import determinize
from cardwright.kernel.table import Table


class Bot:
    """Answers decisions. A bot that looks at the table sets `looks`; it is then given one that it can't learn secrets from."""

    name = ""
    looks = True

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, table: Table, player: int) -> int:
        """The place of the chosen option in the list. The table is the bot's own: it may play on it as it likes."""
        raise NotImplementedError


BotMaker = Callable[[random.Random], Bot]


def answer(bot: Bot, table: Table) -> int:
    """Ask a bot about the decision that the table waits for; the table stays as it is."""
    ask = table.decision()
    assert ask is not None, "the game is over: there is nothing to decide"
    if len(ask.options) == 1:
        return 0
    if not bot.looks:
        return bot.choose(table, ask.player)
    return bot.choose(determinize(table, ask.player, bot.rng), ask.player)
