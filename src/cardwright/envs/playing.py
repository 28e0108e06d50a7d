"""What all environments have in common: a game in progress, its observations, its rendering, and how it is saved."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardwright.envs.encoding.lane import ILLEGAL, Lane
from cardwright.envs.observing import Features, Words, unpacked
from cardwright.envs.ready import Ready
from cardwright.errors import InputError
from cardwright.face.game import Game
from cardwright.face.start import Start

SEED_BYTES = 32
WINS = (1.0, -1.0)


class Playing:
    """One game of an environment, from its seed on."""

    def __init__(self, ready: Ready, pair: int, seed: bytes) -> None:
        self.ready = ready
        self.pair = pair
        self.seed = seed
        self.start: Start
        self.lane: Lane
        self.start, self.lane = ready.pairs[pair].begin(seed)

    @classmethod
    def drawn(cls, ready: Ready, rng: np.random.Generator) -> Playing:
        """A game whose decks and seed are drawn."""
        pair = int(rng.integers(len(ready.pairs)))
        return cls(ready, pair, rng.bytes(SEED_BYTES))

    @property
    def player(self) -> int:
        """Who decides; -1 when the game is over."""
        return self.lane.player()

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self.lane.table.winner >= 0

    def step(self, action: int) -> None:
        """Take an action; `InputError` if there is no such one, and then nothing has changed."""
        if self.lane.step(int(action)) == ILLEGAL:
            what = "the game is over" if self.over else f"{action} is no action: there are {self.lane.legal()}"
            raise InputError("step", 0, what, "Choose where the action mask is 1")

    def words(self, seat: int) -> Words:
        """What a seat may know, as one record."""
        return unpacked(self.ready.shape, self.lane.observe(seat))

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Which actions a seat has: none if the other one decides."""
        out = np.zeros(self.ready.shape.options, np.int8)
        if self.player == seat:
            out[: self.lane.legal()] = 1
        return out

    def returns(self) -> tuple[float, float]:
        """What both have won: 1 and -1, or nothing."""
        winner = self.lane.table.winner
        return WINS if winner == 0 else (WINS[1], WINS[0]) if winner == 1 else (0.0, 0.0)

    def game(self) -> Game:
        """As a `Game`, to look at or to ask a bot about."""
        return Game(self.start, self.lane.table, self.lane.places)

    def label(self, action: int) -> str:
        """An action in words."""
        decision = self.game().decision
        if decision is None or not 0 <= action < self.lane.legal():
            return f"no action ({action})"
        place = self.lane.place(action)
        return "More options" if place < 0 else decision.options[place].label

    # -- saving
    def saved(self) -> dict[str, Any]:
        """All of it as plain data: which decks, the seed, and what was done."""
        return {"game": self.ready.entry.code, "pair": self.pair, "seed": self.seed.hex(), "actions": list(self.lane.actions)}

    @classmethod
    def loaded(cls, ready: Ready, data: dict[str, Any]) -> Playing:
        """A game that was saved, played up to where it was."""
        if data.get("game") != ready.entry.code or not 0 <= data.get("pair", -1) < len(ready.pairs):
            fix = "Load it in an environment of the same game and decks"
            raise InputError("load", 0, f"it was saved in a game of {data.get('game')}, or with other decks", fix)
        out = cls(ready, data["pair"], bytes.fromhex(data["seed"]))
        for action in data["actions"]:
            out.step(action)
        return out


def packed(data: dict[str, Any]) -> bytes:
    """Saved data as bytes."""
    return json.dumps(data).encode()


def read(data: bytes) -> dict[str, Any]:
    """And back."""
    try:
        out = json.loads(data)
    except ValueError as fault:
        raise InputError("load", 0, f"these bytes were not saved by an environment ({fault})", "Give what save() gave") from None
    if not isinstance(out, dict):
        raise InputError("load", 0, "these bytes were not saved by an environment", "Give what save() gave")
    return out


def rng_state(rng: np.random.Generator) -> dict[str, Any]:
    """Where a stream of chance is."""
    return dict(rng.bit_generator.state)


def set_rng_state(rng: np.random.Generator, state: dict[str, Any]) -> None:
    """Go on with it."""
    rng.bit_generator.state = state


class Observer:
    """The observations of an environment: features for a network, or the words as they are."""

    def __init__(self, ready: Ready, features: bool) -> None:
        self.ready = ready
        self.features = Features(ready) if features else None

    def __call__(self, words: Words) -> dict[str, NDArray[Any]]:
        from cardwright.envs.observing import blocks

        if self.features is None:
            return {name: part.copy() for name, part in blocks(self.ready.shape, words).items()}
        return dict(self.features(words))

    def space(self) -> Any:
        """The space of these observations."""
        from gymnasium import spaces

        sample = self(np.zeros(self.ready.shape.words, np.int32))
        info = np.iinfo(np.int32)
        out: dict[str, Any] = {}
        for name, part in sample.items():
            if self.features is None:
                out[name] = spaces.Box(info.min, info.max, part.shape, np.int32)
            else:
                out[name] = spaces.Box(-BOUND, BOUND, part.shape, np.float32)
        return spaces.Dict(out)


BOUND = 1e6  # no feature is beyond
