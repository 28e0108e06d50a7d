"""What a bot is, and how it is asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from cardwright.bots.thoughts import Thought, said
from cardwright.errors import InputError
from cardwright.kernel.logbook import SPECTATOR

if TYPE_CHECKING:
    from cardwright.face.game import Answer, Game


@dataclass(frozen=True, slots=True)
class Places:
    """A decision of which one learns only how many options it has."""

    options: range


@dataclass(frozen=True, slots=True)
class Unseen:
    """What a bot is given that does not look at the game: nothing but the places of the options."""

    decision: Places


class Bot:
    """Answers decisions. Derive your own, and say in `choose` which option it takes:

        >>> class Cautious(cw.bots.Bot):
        ...     name = "cautious"
        ...
        ...     def choose(self, game):
        ...         return game.decision.options[-1]
        >>> print(cw.simulate("sve", "swordcraft", "runecraft", 2, bots=(Cautious, "random")))
        2 games: the first deck wins 0.0% (0.0% to 65.8%), the other 100.0% (34.2% to 100.0%), 0 draws

    The game that it is given is its own, to play on as it likes, and it can't learn secrets from it: whatever its player can't know
    was drawn anew, as by `Game.determinize`, and the opponent's deck list was imagined. Its log is what the player could read. Take
    chance from `self.rng`, so that the same seed makes the same choices. A bot with settings has an `__init__` of its own, which
    calls `super().__init__(seed)`:

        >>> class Deep(cw.bots.Bot):
        ...     def __init__(self, seed=0, depth=1):
        ...         super().__init__(seed)
        ...         self.depth = depth
        >>> deeper = functools.partial(Deep, depth=3)  # wherever a bot is named, in place of the class
    """

    name = ""
    """What it is called; if it has no name, as its class is."""
    looks = True
    """Does it look at the game? One that only counts options sets this to False, which is much faster. It is then given no game at
    all: `game.decision.options` is the range of their places, and there is nothing else."""

    open_lists = False
    """Is it told which cards its opponent has brought? Else it must imagine that, by what it has seen of the deck. Set it to True
    for tournaments in which deck lists are shown."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = random.Random(seed)
        self.thoughts: list[Thought] = []
        """What it found about the options of its last decision. One that says nothing of it leaves this empty."""

    def choose(self, game: Game) -> Answer:
        """One of the options of the game's decision: the option, its place in the list, or its label."""
        raise does_not_choose(self)

    def answer(self, game: Game) -> int:
        """The place of the option that the bot takes. The game stays as it is."""
        decision = game.decision
        if decision is None:
            raise InputError(repr(self), 0, "the game is over: there is nothing to decide", "Ask while there is a game.decision")
        self.thoughts = []
        count = len(decision.options)
        if count == 1:
            return 0
        if not self.looks:
            return game.place_of(self.choose(cast("Game", Unseen(Places(range(count))))))
        return game.place_of(self.choose(game.determinize(decision.player, self.rng, open_lists=self.open_lists)))

    def why(self, game: Game, place: int, observer: int = SPECTATOR) -> str:
        """What it weighed before it gave this answer (asked before the answer is applied), as far as somebody else may know it.

            >>> bot = cw.bots.make("normal", "sve", seed=1)
            >>> bot.why(game, bot.answer(game))
            'It gives "...
        """
        return said(game, self.thoughts, place, observer)

    def __getattr__(self, name: str) -> Any:
        if name == "rng":
            raise AttributeError(f"{type(self).__name__} has no rng: its __init__ must call super().__init__(seed)")
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def __repr__(self) -> str:
        return f"<{self.name or type(self).__name__} bot>"


def does_not_choose(bot: Bot) -> InputError:
    """Its class says nothing of what it chooses."""
    return InputError(type(bot).__name__, 0, "this bot does not say what it chooses", "Give its class a method choose(self, game)")


BotMaker = str | Callable[[int], Bot]
"""The name of a bot, or what makes one of a seed: a class of your own, a `functools.partial` of one, a function."""
