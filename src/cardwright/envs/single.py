"""Gymnasium: one seat, against a bot.

    >>> from cardwright.envs.single import SingleSeat
    >>> env = SingleSeat("sve", ("swordcraft", "runecraft"), opponent="greedy")
    >>> gymnasium.make("cardwright/SingleSeat-v0", game="sve")       # the same, by its name
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cardwright.bots import Bot, BotMaker, make
from cardwright.envs.playing import Observer, Playing, packed, read, rng_state, set_rng_state
from cardwright.envs.ready import Decks, Ready
from cardwright.envs.rendering import MODES, rendered
from cardwright.envs.shapes import CARDS, OPTIONS
from cardwright.errors import InputError

MOST_DECISIONS = 10_000
NAME = "cardwright/SingleSeat-v0"
ILLEGAL_REWARD = -1.0
RANDOM_SEAT = "random"


class SingleSeat(gymnasium.Env[Any, Any]):
    """One seat against a bot, which answers inside of `step`. The reward comes with the end: 1, -1, or 0 for a draw.

    `opponent` is a name of `cw.bots.names()` or a bot of your own; `seat` is 0, 1, or "random" for either, drawn for each game. An
    action that the mask does not allow loses the game; with `strict` it is an `InputError` instead.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self, game: str = "sve", decks: Decks = None, *, opponent: BotMaker = "random", seat: int | str = RANDOM_SEAT,
        render_mode: str | None = None, features: bool = True, strict: bool = False, max_options: int = OPTIONS,
        max_cards: int = CARDS, max_decisions: int = MOST_DECISIONS, cards: Any = (), allow_unread: bool = False,
    ) -> None:  # fmt: skip
        if render_mode is not None and render_mode not in MODES:
            raise InputError("render_mode", 0, f"{render_mode!r} is none", f"Use {', '.join(MODES)}, or None")
        if seat not in (0, 1, RANDOM_SEAT):
            raise InputError("seat", 0, f"{seat!r} is none", f'Use 0, 1 or "{RANDOM_SEAT}"')
        self.ready = Ready(game, decks, cards=cards, max_options=max_options, max_cards=max_cards, allow_unread=allow_unread)
        self.render_mode = render_mode
        self.opponent = opponent
        self.strict = strict
        self.max_decisions = max_decisions
        self._wanted = seat
        self._observer = Observer(self.ready, features)
        mask = spaces.Box(0, 1, (max_options,), np.int8)
        self.observation_space = spaces.Dict({"observation": self._observer.space(), "action_mask": mask})
        self.action_space = spaces.Discrete(max_options)
        make(opponent, self.ready.entry.code, 0)  # a name that is none is said now

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, at the first decision of this seat."""
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(2)) if self._wanted == RANDOM_SEAT else int(self._wanted)
        self._bot_seed = int(self.np_random.integers(1 << 31))
        self._bot: Bot = make(self.opponent, self.ready.entry.code, self._bot_seed)
        self.playing = Playing.drawn(self.ready, self.np_random)
        self.lost = False
        self._answer()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action; then the bot answers until this seat decides again or the game is over."""
        if self.playing.over or self.lost:
            raise InputError("step", 0, "the game is over", "Call reset()")
        if self.strict or 0 <= int(action) < self.playing.lane.legal():
            self.playing.step(int(action))
            self._answer()
        else:
            self.lost = True
        over = self.playing.over or self.lost
        truncated = not over and len(self.playing.lane.actions) >= self.max_decisions
        reward = ILLEGAL_REWARD if self.lost else self.playing.returns()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, truncated, self._info()

    def _answer(self) -> None:
        """The bot decides while it is asked. It sees what its player may know."""
        playing = self.playing
        while not playing.over and playing.player != self.seat and len(playing.lane.actions) < self.max_decisions:
            place = self._bot.answer(playing.game())
            while (action := playing.lane.action_for(place)) < 0:
                playing.step(-1 - action)
            playing.step(action)

    def _observation(self) -> dict[str, Any]:
        return {"observation": self._observer(self.playing.words(self.seat)), "action_mask": self.playing.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.playing.mask(self.seat), "seat": self.seat, "illegal": self.lost}

    def action_masks(self) -> Any:
        """The mask by the name under which Stable-Baselines3 looks for it."""
        return self.playing.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The table as this seat sees it."""
        return rendered(self.playing, self.render_mode, self.seat)

    def save(self) -> bytes:
        """The game in progress, and the chance of games to come, also the bot's."""
        version, numbers, more = self._bot.rng.getstate()
        return packed({
            "playing": self.playing.saved(), "rng": rng_state(self.np_random), "seat": self.seat, "lost": self.lost,
            "bot": self._bot_seed, "bot rng": [version, list(numbers), more],
        })  # fmt: skip

    def load(self, data: bytes) -> Any:
        """Go on with what was saved: gives the observation and the info, as `reset` does."""
        saved = read(data)
        self.playing = Playing.loaded(self.ready, saved["playing"])
        if self._np_random is None:
            super().reset(seed=0)
        set_rng_state(self.np_random, saved["rng"])
        self.seat, self.lost, self._bot_seed = saved["seat"], saved["lost"], saved["bot"]
        self._bot = make(self.opponent, self.ready.entry.code, self._bot_seed)
        version, numbers, more = saved["bot rng"]
        self._bot.rng.setstate((version, tuple(numbers), more))
        return self._observation(), self._info()


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, entry_point="cardwright.envs.single:SingleSeat")
