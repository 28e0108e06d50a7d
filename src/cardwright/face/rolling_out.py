"""How a position may go on: it is played on many times, in worlds that could be the real one."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cardwright.errors import InputError
from cardwright.face import checking
from cardwright.face.game import Answer, Game
from cardwright.kernel.redrawing import determinize
from cardwright.kernel.table import Table
from cardwright.lookahead.judgement import Judgement, judgement_of
from cardwright.lookahead.playing_out import AtRandom, Policy, chance_of, play_on
from cardwright.lookahead.quick import Quick

RolloutPolicy = str | Callable[[Game], Answer]
"""Who answers: `random`, `quick`, or a function of one's own."""
POLICIES: Final = ("random", "quick")
LONGEST: Final = 20_000  # decisions: the rules end every game long before


@dataclass(frozen=True, slots=True)
class Rollouts:
    """What came of playing a position on.

        >>> found = cw.rollouts(game, 20)
        >>> len(found.winners), 0 <= found.chance <= 1
        (20, True)
    """

    player: int
    """For whom the chances are."""
    chances: tuple[float, ...]
    """One for each time: 1 for a game that the player won, 0 for a lost and 0.5 for a drawn one; of a game that was broken off, how
    likely the player would have won it, by rule of thumb."""
    winners: tuple[int | None, ...]
    """Who won: 0 or 1; nobody in a game that was drawn or broken off."""
    decisions: int
    """Of all of them together."""

    @property
    def chance(self) -> float:
        """The mean of the chances."""
        return sum(self.chances) / len(self.chances)

    @property
    def error(self) -> float:
        """How far off the mean may be: its standard error."""
        n = len(self.chances)
        mean = self.chance
        return math.sqrt(sum((one - mean) ** 2 for one in self.chances) / (n - 1) / n) if n > 1 else 0.5


def rollouts(
    game: Game, n: int = 100, policy: RolloutPolicy = "random", depth: int | None = None, *, observer: int | None = None,
    seed: int | random.Random = 0,
) -> Rollouts:  # fmt: skip
    """Play a position on, `n` times, to the end of the game or for `depth` decisions. The game itself stays as it is.

        >>> child = game.clone()
        >>> child.apply(0)
        >>> cw.rollouts(child, 10, "random", depth=40, observer=game.decision.player).decisions <= 400
        True

    `policy` answers for both players: `random` takes any option, `quick` looks to the end of each action, as the search bot does;
    both play without coming back to Python. A function of your own is given the `Game` and gives an answer. Each time, what the
    observer can't know is drawn anew, as by `Game.determinize`, and so is all chance to come; chances are theirs. The observer is
    the player who decides, unless you name one: -1 and -2 are who they are for `determinize`, and chances are then player 0's.
    With -2 hidden cards stay where they are: so one plays on in a world that was determinized before.
    """
    entry = game.start.entry
    count = checking.count("rollouts", "n", n, 1)
    most = LONGEST if depth is None else checking.count("rollouts", "depth", depth, 0)
    rng = checking.chance_from("rollouts", seed)
    if isinstance(policy, type) or (not callable(policy) and policy not in POLICIES):
        fix = f"Use {' or '.join(POLICIES)}, or a function that is given a Game and answers (of a bot that was made, its `answer`)"
        raise InputError("rollouts", 0, f"there is no policy {checking.shown(policy)}", fix)
    if observer is None:
        ask = game.table.decision()
        observer = 0 if ask is None else ask.player
    seen_by = checking.observer("rollouts", observer)
    player = max(seen_by, 0)
    judgement = judgement_of(entry.code)
    chances: list[float] = []
    winners: list[int | None] = []
    decisions = 0
    for _ in range(count):
        if callable(policy):
            table, answered = _by_hand(game.determinize(seen_by, rng), policy, most)
        else:
            table = determinize(game.table, seen_by, rng)
            answers: list[int] = []
            made = _policy(policy, judgement, rng)
            play_on(table, made, made, most, answers)
            answered = len(answers)
        decisions += answered
        chances.append(chance_of(table, judgement, player))
        winners.append(table.winner if table.winner in (0, 1) else None)
    return Rollouts(player, tuple(chances), tuple(winners), decisions)


def _policy(name: str, judgement: Judgement, rng: random.Random) -> Policy:
    return AtRandom(rng) if name == "random" else Quick(judgement, rng)


def _by_hand(world: Game, answer: Callable[[Game], Answer], most: int) -> tuple[Table, int]:
    """One that somebody's own function plays."""
    made = 0
    while made < most and world.decision is not None:
        world.apply(answer(world))
        made += 1
    return world.table, made
