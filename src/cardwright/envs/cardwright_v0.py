"""PettingZoo: both seats, one after the other as the rules ask them (AEC).

    >>> from cardwright.envs import cardwright_v0
    >>> env = cardwright_v0.env(game="sve", decks=("swordcraft", "runecraft"))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cardwright.envs.playing import Observer, Playing, packed, read, rng_state, set_rng_state
from cardwright.envs.ready import Decks, Ready
from cardwright.envs.rendering import MODES, rendered
from cardwright.envs.shapes import CARDS, OPTIONS
from cardwright.errors import InputError

MOST_DECISIONS = 10_000
ILLEGAL_REWARD = -1.0


def env(game: str = "sve", decks: Decks = None, **settings: Any) -> Any:
    """The environment as one uses it: an illegal action loses the game (-1). `settings` are those of `raw_env`."""
    made: Any = raw_env(game, decks, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment without PettingZoo's wrappers.

    `decks` is a pair, a list of pairs of which each game draws one, or nothing (two ready decks). `features` says whether
    observations are features (float32) or the whole numbers of which they are made (int32). A decision has `max_options` actions
    at most. A game that has not ended after `max_decisions` is truncated.
    """

    metadata = {"name": "cardwright_v0", "render_modes": MODES, "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self, game: str = "sve", decks: Decks = None, *, render_mode: str | None = None, features: bool = True,
        max_options: int = OPTIONS, max_cards: int = CARDS, max_decisions: int = MOST_DECISIONS, cards: Any = (),
        allow_unread: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise InputError("render_mode", 0, f"{render_mode!r} is none", f"Use {', '.join(MODES)}, or None")
        self.ready = Ready(game, decks, cards=cards, max_options=max_options, max_cards=max_cards, allow_unread=allow_unread)
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        self.possible_agents = ["player_0", "player_1"]
        self._observer = Observer(self.ready, features)
        mask = spaces.Box(0, 1, (max_options,), np.int8)
        self._spaces = {
            agent: spaces.Dict({"observation": self._observer.space(), "action_mask": mask}) for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(max_options) for agent in self.possible_agents}
        self._rng, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed, all games from here on are determined by it."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self._begin(Playing.drawn(self.ready, self._rng))

    def _begin(self, playing: Playing) -> None:
        self.playing = playing
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._settle()

    def observe(self, agent: str) -> Any:
        """What an agent may know, and which actions it has."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._observer(self.playing.words(seat)), "action_mask": self.playing.mask(seat)}

    def step(self, action: Any) -> None:
        """The agent whose turn it is (`agent_selection`) takes an action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.playing.step(int(action))
        self._settle()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _settle(self) -> None:
        """Who is next, or how it has ended; and what each agent has as its actions."""
        if self.playing.over:
            self.rewards = dict(zip(self.possible_agents, self.playing.returns(), strict=True))
            self.terminations = dict.fromkeys(self.possible_agents, True)
        elif len(self.playing.lane.actions) >= self.max_decisions:
            self.truncations = dict.fromkeys(self.possible_agents, True)
        if not self.playing.over:
            self.agent_selection = self.possible_agents[self.playing.player]
        elif not hasattr(self, "agent_selection"):
            self.agent_selection = self.possible_agents[0]
        self.infos = {agent: {"action_mask": self.playing.mask(seat)} for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        """The table as whoever looks on sees it: printed, as text (`ansi`) or as a picture (`rgb_array`)."""
        return rendered(self.playing, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def save(self) -> bytes:
        """The game in progress, and the chance of games to come."""
        return packed({"playing": self.playing.saved(), "rng": rng_state(self._rng)})

    def load(self, data: bytes) -> None:
        """Go on with what was saved."""
        saved = read(data)
        playing = Playing.loaded(self.ready, saved["playing"])
        set_rng_state(self._rng, saved["rng"])
        self._begin(playing)
