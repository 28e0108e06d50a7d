"""Many games at once: N games that are stepped in one call, in this process or over several.

    >>> envs = make_vector("sve", games=128)
    >>> batch = envs.reset(seed=1)
    >>> while True:
    ...     batch = envs.step(policy(batch.words, batch.mask))      # a game that ends begins anew by itself
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardwright.envs.encoding.lane import DONE, GOES_ON, ILLEGAL, TOO_LONG, Batch, Lane
from cardwright.envs.encoding.sizes import WORD
from cardwright.envs.observing import Arrays, Features, Words, blocks
from cardwright.envs.playing import SEED_BYTES, packed, read
from cardwright.envs.ready import Decks, Ready
from cardwright.envs.shapes import CARDS, OPTIONS, Shape
from cardwright.errors import InputError
from cardwright.face.game import Game
from cardwright.face.start import Start

SEATS = 2
MOST_DECISIONS = 10_000


@dataclass(frozen=True, slots=True)
class Stepped:
    """What a step gives: arrays with one row for each game, which the next step of these games writes to again."""

    words: Words
    """The observation of the player who decides, as one record: `blocks` and `features` of the environment take it apart."""
    mask: NDArray[np.bool_]
    """Which actions there are."""
    player: NDArray[np.int32]
    """Who decides."""
    rewards: NDArray[np.float32]
    """Of both seats; other than 0 only where `done`, and then of the game that has just ended."""
    done: NDArray[np.bool_]
    """Has the game ended with this step? The observation is then the first of the next game."""
    truncated: NDArray[np.bool_]
    """Was it broken off, because it took too long?"""
    lane: NDArray[np.int32]
    """Which games these are: all, or with `recv` those that are ready."""


class Buffers:
    """The arrays that games write to: plain memory, or memory that processes share."""

    def __init__(self, shape: Shape, games: int, memory: memoryview | None = None) -> None:
        sizes = {
            "words": (np.int32, (games, shape.words)), "mask": (np.bool_, (games, shape.options)), "player": (np.int32, (games,)),
            "rewards": (np.float32, (games, SEATS)), "done": (np.bool_, (games,)), "truncated": (np.bool_, (games,)),
            "action": (np.int32, (games,)),
        }  # fmt: skip
        self.size = 0
        places: dict[str, int] = {}
        for name, (kind, dims) in sizes.items():
            self.size = -(-self.size // 64) * 64
            places[name] = self.size
            self.size += int(np.dtype(kind).itemsize * np.prod(dims))
        if memory is None:
            memory = memoryview(bytearray(self.size))
        self.parts: dict[str, NDArray[Any]] = {
            name: np.frombuffer(memory, kind, int(np.prod(dims)), places[name]).reshape(dims)
            for name, (kind, dims) in sizes.items()
        }

    def stepped(self, first: int, end: int) -> Stepped:
        """The rows of these games."""
        p = {name: part[first:end] for name, part in self.parts.items()}
        lane = np.arange(first, end, dtype=np.int32)
        return Stepped(p["words"], p["mask"], p["player"], p["rewards"], p["done"], p["truncated"], lane)


class Lanes:
    """Games that one process steps: those from `first` on, `count` of them, in arrays for all."""

    def __init__(self, ready: Ready, arrays: Buffers, first: int, count: int, max_decisions: int) -> None:
        self.ready = ready
        self.arrays = arrays
        self.first = first
        self.count = count
        self.max_decisions = max_decisions
        self.seed = 0
        self.episode = [0] * count
        self.starts: list[Start] = []
        self.lanes: list[Lane] = []
        part = slice(first, first + count)
        words: memoryview = arrays.parts["words"][part].data.cast("B")
        masks: memoryview = arrays.parts["mask"][part].view(np.uint8).data.cast("B")
        self.batch = Batch(self.lanes, words, masks, ready.shape.words * WORD, ready.shape.options, max_decisions)

    def reset(self, seed: int) -> None:
        """All games begin anew."""
        self.seed = seed
        self.episode = [0] * self.count
        self.starts[:] = []
        self.lanes[:] = []
        for i in range(self.count):
            start, lane = self._begin(i)
            self.starts.append(start)
            self.lanes.append(lane)
        self.batch.begin()
        for name in ("rewards", "done", "truncated"):
            self.arrays.parts[name][self.first : self.first + self.count] = 0
        self._observe()

    def _begin(self, i: int) -> tuple[Start, Lane]:
        """The next game of a lane: its decks and seed depend on the seed, the lane and how many games it had, on nothing else."""
        name = f"{self.seed}/{self.first + i}/{self.episode[i]}".encode()
        seed = hashlib.blake2b(name, digest_size=SEED_BYTES).digest()
        pair = int.from_bytes(seed[:4], "little") % len(self.ready.pairs)
        return self.ready.pairs[pair].begin(seed)

    def step(self) -> None:
        """Take the actions that are in the arrays, and write what comes of it there."""
        part = slice(self.first, self.first + self.count)
        parts = self.arrays.parts
        given = self.batch.step(parts["action"][part].tolist())
        rewards, done, truncated = parts["rewards"][part], parts["done"][part], parts["truncated"][part]
        rewards[:] = 0
        done[:] = False
        truncated[:] = False
        for i, how in enumerate(given):
            if how == GOES_ON:
                continue
            lane = self.lanes[i]
            if how == ILLEGAL:
                what = f"action {int(parts['action'][self.first + i])} of game {self.first + i} is none of {lane.legal()}"
                raise InputError("step", 0, what, "Choose where the mask is true; the other games have been stepped")
            winner = lane.table.winner
            if how == DONE and winner < SEATS:
                rewards[i] = (1, -1) if winner == 0 else (-1, 1)
            truncated[i] = how == TOO_LONG
            done[i] = True
            self.episode[i] += 1
            self.starts[i], self.lanes[i] = self._begin(i)
            self.batch.observe(i)
        parts["player"][part] = self.batch.players

    def saved(self) -> dict[str, Any]:
        """All games as plain data."""
        return {"seed": self.seed, "episode": self.episode[:], "actions": [lane.actions for lane in self.lanes]}

    def load(self, data: dict[str, Any]) -> None:
        """Go on with games that were saved."""
        if len(data["actions"]) != self.count:
            what = f"{len(data['actions'])} games were saved, not {self.count}"
            raise InputError("load", 0, what, "Load as many games as were saved")
        self.reset(data["seed"])
        self.episode = list(data["episode"])
        for i, actions in enumerate(data["actions"]):
            self.starts[i], self.lanes[i] = self._begin(i)
            for action in actions:
                if self.lanes[i].step(action) == ILLEGAL:
                    raise InputError("load", 0, "a game does not go on as it was saved", "Load it with the same decks and release")
        self._observe()

    def _observe(self) -> None:
        for i in range(self.count):
            self.batch.observe(i)
        self.arrays.parts["player"][self.first : self.first + self.count] = self.batch.players


class VectorEnv:
    """N games in this process. Each row of a batch is one game, seen by the player who decides in it.

    `step` takes one action for each game. `send` and `recv` do the same in two halves, as with EnvPool: over several processes
    (`make_vector(..., workers=2)`) the games of one process are ready while those of the others are still stepped.
    """

    def __init__(
        self, game: str = "sve", decks: Decks = None, *, games: int = 128, cards: Any = (), max_options: int = OPTIONS,
        max_cards: int = CARDS, max_decisions: int = MOST_DECISIONS, allow_unread: bool = False,
    ) -> None:  # fmt: skip
        if games < 1:
            raise InputError("games", 0, f"games is {games}", "Give 1 or more")
        self.ready = Ready(game, decks, cards=cards, max_options=max_options, max_cards=max_cards, allow_unread=allow_unread)
        self.games = games
        self.shape: Shape = self.ready.shape
        self.max_decisions = max_decisions
        self._features: Features | None = None
        self._make()

    def _make(self) -> None:
        self._arrays = Buffers(self.shape, self.games)
        self._lanes = Lanes(self.ready, self._arrays, 0, self.games, self.max_decisions)
        self._ready: deque[tuple[int, int]] = deque()

    # -- stepping
    def reset(self, seed: int = 0) -> Stepped:
        """All games begin anew. The same seed gives the same games, however many processes there are."""
        self._lanes.reset(seed)
        self._ready.clear()
        return self._arrays.stepped(0, self.games)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Stepped:
        """Take one action in each game; games that end begin anew."""
        self.send(actions)
        self.recv()
        return self._arrays.stepped(0, self.games)

    def send(self, actions: Sequence[int] | NDArray[Any], lane: NDArray[np.int32] | None = None) -> None:
        """Take these actions: in all games, or in those that `recv` gave last (`lane` of what it gave)."""
        first, end = self._part(lane, len(actions))
        if (first, end) != (0, self.games):
            raise InputError("send", 0, f"only games {first} to {end - 1} are meant", "One process steps all its games at once")
        self._arrays.parts["action"][first:end] = actions
        self._lanes.step()
        self._ready.append((first, end))

    def recv(self) -> Stepped:
        """What came of it: of the games that were ready first."""
        if not self._ready:
            raise InputError("recv", 0, "nothing was sent", "Call send first")
        return self._arrays.stepped(*self._ready.popleft())

    def _part(self, lane: NDArray[np.int32] | None, count: int) -> tuple[int, int]:
        first, end = (0, self.games) if lane is None else (int(lane[0]), int(lane[-1]) + 1)
        if end - first != count:
            raise InputError("send", 0, f"{count} actions were given for {end - first} games", "Give one for each game")
        return first, end

    # -- looking
    def blocks(self, words: Words) -> Arrays:
        """The blocks of observations by their names, as views."""
        return blocks(self.shape, words)

    def features(self, words: Words) -> dict[str, NDArray[np.float32]]:
        """Observations as a network takes them in."""
        if self._features is None:
            self._features = Features(self.ready)
        return self._features(words)

    def game(self, lane: int) -> Game:
        """One of the games, to look at. Take a `clone()` to play on."""
        lanes = self._lanes
        return Game(lanes.starts[lane], lanes.lanes[lane].table, lanes.lanes[lane].places[:])

    def save(self) -> bytes:
        """All games in progress, and with them those to come."""
        return packed({"game": self.shape.game, "parts": self._saved()})

    def load(self, data: bytes) -> Stepped:
        """Go on with what was saved, with as many games in as many processes."""
        saved = read(data)
        if saved.get("game") != self.shape.game:
            raise InputError("load", 0, f"these are games of {saved.get('game')}", f"Load games of {self.shape.game}")
        self._load(saved["parts"])
        return self._arrays.stepped(0, self.games)

    def _saved(self) -> list[dict[str, Any]]:
        return [self._lanes.saved()]

    def _load(self, parts: list[dict[str, Any]]) -> None:
        if len(parts) != 1:
            raise InputError("load", 0, f"these games were saved in {len(parts)} processes", "Load them in as many")
        self._ready.clear()
        self._lanes.load(parts[0])

    def close(self) -> None:
        """There is nothing to close in this process."""

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def make_vector(game: str = "sve", decks: Decks = None, *, games: int = 128, workers: int = 0, **settings: Any) -> VectorEnv:
    """Many games at once: in this process, or with `workers` over so many others."""
    if workers <= 0:
        return VectorEnv(game, decks, games=games, **settings)
    from cardwright.envs.workers import WorkerEnv

    return WorkerEnv(game, decks, games=games, workers=workers, **settings)
