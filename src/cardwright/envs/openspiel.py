"""OpenSpiel: each game as a Python game of `pyspiel`.

    >>> import pyspiel, cardwright.envs.openspiel
    >>> game = pyspiel.load_game("python_cardwright", {"game": "sve", "decks": "swordcraft,runecraft"})

Chance is explicit: all of it is drawn first, as the bytes of the seed from which the cards are shuffled and dice are rolled. A
player never learns the seed. `resample_from_infostate` draws anew what a player can't know.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from cardwright.envs.encoding.lane import Lane
from cardwright.envs.observing import blocks, unpacked
from cardwright.envs.playing import SEED_BYTES, Playing
from cardwright.envs.ready import Decks, Ready
from cardwright.envs.rendering import as_text
from cardwright.envs.shapes import CARDS, OPTIONS
from cardwright.kernel.redrawing import determinize

NAME = "python_cardwright"
SEED_STEPS = 4  # chance nodes before the first decision
BYTE = 256
LONGEST = 10_000
PARAMETERS: dict[str, Any] = {"game": "sve", "decks": "", "max_options": OPTIONS, "max_cards": CARDS, "max_decisions": LONGEST}

SpielGame: Any = pyspiel.Game  # by this name, or tools/steps.py takes it for a procedure
_TYPE = pyspiel.GameType(
    short_name=NAME, long_name="Cardwright", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=2,
    min_num_players=2, provides_information_state_string=True, provides_information_state_tensor=True,
    provides_observation_string=True, provides_observation_tensor=True, parameter_specification=PARAMETERS,
)  # fmt: skip


class CardwrightGame(SpielGame):  # type: ignore[misc]
    """One of our games with two decks. Parameters: `game` (its code), `decks` (two names with a comma between them; two ready decks
    if there are none), `max_options`, `max_cards`, `max_decisions` (a longer game ends without a winner)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        decks: Decks = None
        if given["decks"]:
            first, _, second = str(given["decks"]).partition(",")
            decks = (first.strip(), second.strip())
        self.ready = Ready(given["game"], decks, max_options=given["max_options"], max_cards=given["max_cards"])
        self.most = int(given["max_decisions"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.ready.shape.options, max_chance_outcomes=BYTE, num_players=2, min_utility=-1.0,
            max_utility=1.0, utility_sum=0.0, max_game_length=self.most,
        )  # fmt: skip
        super().__init__(_TYPE, info, given)

    def new_initial_state(self, *_: Any) -> CardwrightState:
        return CardwrightState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CardwrightObserver:
        if params:
            raise ValueError(f"there are no parameters of observations; given were {params}")
        return CardwrightObserver(self.ready, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class _Held:
    """What a state has, copied as states are: by a clone of the table. Also what each player has seen, as a chain of hashes: two
    states with the same chain look the same to that player and always have."""

    def __init__(self) -> None:
        self.seed: list[int] = []
        self.playing: Playing | None = None
        self.seen = [b"", b""]
        self.drawn_anew = False  # is it no longer what the seed and the actions lead to?

    def __reduce__(self) -> tuple[Any, ...]:
        """A state is saved as its seed and its actions."""
        if self.drawn_anew:
            raise TypeError("a state that was drawn anew from an information state can't be saved")
        playing = self.playing
        return (_replayed, (self.seed, None, []) if playing is None else (self.seed, playing.ready, playing.lane.actions))

    def __deepcopy__(self, memo: Any) -> _Held:
        return self.with_lane(lambda lane: lane.copy(lane.table.clone()))

    def with_lane(self, change: Callable[[Lane], Lane]) -> _Held:
        out = _Held()
        out.seed = self.seed[:]
        out.seen = self.seen[:]
        out.drawn_anew = self.drawn_anew
        if self.playing is not None:
            out.playing = Playing.__new__(Playing)
            out.playing.ready, out.playing.pair = self.playing.ready, self.playing.pair
            out.playing.seed, out.playing.start = self.playing.seed, self.playing.start
            out.playing.lane = change(self.playing.lane)
        return out

    def note(self, player: int, action: int) -> None:
        """Both see what there is to see now; who decides also knows the answer."""
        assert self.playing is not None
        for seat in (0, 1):
            self.seen[seat] = _next(self.seen[seat], self.playing.lane.observe(seat), action if seat == player else -1)


def _replayed(seed: list[int], ready: Ready | None, actions: list[int]) -> _Held:
    out = _Held()
    out.seed = seed
    if ready is not None:
        out.playing = Playing(ready, 0, _seed(seed))
        for action in actions:
            out.note(out.playing.player, action)
            out.playing.step(action)
    return out


def _seed(drawn: list[int]) -> bytes:
    return hashlib.blake2b(bytes(drawn), digest_size=SEED_BYTES).digest()


def _next(before: bytes, observation: bytes, action: int) -> bytes:
    return hashlib.blake2b(observation + action.to_bytes(4, "little", signed=True), key=before[:64], digest_size=16).digest()


class CardwrightState(pyspiel.State):  # type: ignore[misc]
    """A position. Actions are the places of options; long decisions have pages, as everywhere."""

    def __init__(self, game: CardwrightGame) -> None:
        super().__init__(game)
        self.shared = _Shared(game.ready, game.most)
        self.held = _Held()

    @property
    def playing(self) -> Playing:
        """The game in progress; there is none before all chance is drawn."""
        if self.held.playing is None:
            raise ValueError("the seed has not been drawn yet")
        return self.held.playing

    def current_player(self) -> int:
        playing = self.held.playing
        if playing is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else playing.player

    def _legal_actions(self, player: int) -> list[int]:
        playing = self.held.playing
        if playing is None or self.is_terminal() or playing.player != player:
            return []
        return list(range(playing.lane.legal()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.playing is None:
            held.seed.append(action)
            if len(held.seed) == SEED_STEPS:
                held.playing = Playing(self.shared.ready, 0, _seed(held.seed))
            return
        held.note(held.playing.player, action)
        held.playing.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.held.playing is None:
            return f"Chance {action}"
        return f"{action}: {self.playing.label(action)}"

    def is_terminal(self) -> bool:
        playing = self.held.playing
        return playing is not None and (playing.over or len(playing.lane.actions) >= self.shared.most)

    def returns(self) -> list[float]:
        return [0.0, 0.0] if self.held.playing is None else list(self.held.playing.returns())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CardwrightState:
        """A state that looks the same to a player, and always has: what they can't know is drawn anew. What the other player has
        seen before is then what they would see now."""
        rng = random.Random(int(sampler() * (1 << 53)))
        out: CardwrightState = self.get_game().new_initial_state()
        out.held = self.held.with_lane(lambda lane: lane.copy(determinize(lane.table, player, rng)))
        out.held.drawn_anew = True
        out.held.seen[1 - player] = _next(b"", out.playing.lane.observe(1 - player), -1)
        return out

    def __str__(self) -> str:
        playing = self.held.playing
        return f"Chance, {len(self.held.seed)} of {SEED_STEPS}" if playing is None else as_text(playing, -2)


class _Shared:
    """Decks and shapes, which copies of a state have in common."""

    def __init__(self, ready: Ready, most: int) -> None:
        self.ready = ready
        self.most = most

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self


class CardwrightObserver:
    """What a player may know, as a tensor (the blocks of an observation, one after the other) and as a string."""

    def __init__(self, ready: Ready, type: Any) -> None:
        self.ready = ready
        self.recalls = type.perfect_recall
        self.tensor = np.zeros(ready.shape.words, np.float32)
        self.dict = blocks(ready.shape, self.tensor)  # type: ignore[arg-type]

    def set_from(self, state: CardwrightState, player: int) -> None:
        """Fill in what this player may know."""
        playing = state.held.playing
        self.tensor[:] = 0 if playing is None else unpacked(self.ready.shape, playing.lane.observe(player))

    def string_from(self, state: CardwrightState, player: int) -> str:
        """The same as a string: a number that stands for what this player sees; where the past counts, also one for all that they
        have seen and answered."""
        playing = state.held.playing
        if playing is None:
            return "the cards are being shuffled"
        data = playing.lane.observe(player)
        past = state.held.seen[player].hex() if self.recalls else ""
        now = hashlib.blake2b(data, digest_size=16).hexdigest()
        return f"{playing.ready.entry.code}, player {player}, turn {playing.lane.table.turn}: {now} {past}".rstrip()


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, CardwrightGame)
