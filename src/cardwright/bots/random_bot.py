"""Plays any legal move."""

from __future__ import annotations

from cardwright.bots.base import Bot
from cardwright.kernel.table import Table


class RandomBot(Bot):
    """Every option is as likely as the other. Looks at nothing but how many there are."""

    name = "random"
    looks = False

    def choose(self, table: Table, player: int) -> int:
        ask = table.decision()
        assert ask is not None
        return int(self.rng.random() * len(ask.options))
