"""Observations of any game: what a bot that was trained in an environment sees wherever it is asked."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from cardwright.envs.encoding.lane import Lane
from cardwright.envs.observing import Words, unpacked
from cardwright.envs.ready import Ready
from cardwright.envs.shapes import CARDS, OPTIONS
from cardwright.errors import InputError
from cardwright.face.game import Game
from cardwright.games.entry import Prepared

Policy = Callable[[Ready, Words, NDArray[np.bool_]], int]
"""Given the decks, an observation and the mask of a page: the action."""


class Watching:
    """Lets a policy of the environments decide in any game. Its observations are the same but for the block `answers`, which is
    empty: the game that a bot is given begins with the decision that it is asked."""

    def __init__(self, policy: Policy, *, max_options: int = OPTIONS, max_cards: int = CARDS) -> None:
        self.policy = policy
        self.max_options = max_options
        self.max_cards = max_cards
        self._known: WeakKeyDictionary[Prepared, Ready] = WeakKeyDictionary()

    def choose(self, game: Game) -> int:
        """The place of the option that the policy takes: of a long decision, page by page."""
        ready = self.ready_for(game)
        lane = Lane(game.table, ready.pairs[0].encoder)
        while True:
            mask = np.zeros(ready.shape.options, np.bool_)
            mask[: lane.legal()] = True
            place = lane.place(self.policy(ready, unpacked(ready.shape, lane.observe(lane.player())), mask))
            if place >= 0:
                return place
            lane.page += 1

    def ready_for(self, game: Game) -> Ready:
        """The decks of a game, worked out once."""
        prepared = game.start.prepared
        if prepared is None:
            raise InputError("Watching", 0, "this game began at a table that somebody has set", "Give one of two decks")
        ready = self._known.get(prepared)
        if ready is None:
            ready = Ready.of(game.start.entry, prepared, max_options=self.max_options, max_cards=self.max_cards)
            self._known[prepared] = ready
        return ready
