"""Many games of two decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardwright.arena import simulation
from cardwright.arena.statistics import Summary, sum_up
from cardwright.bots import Bot, BotMaker, make
from cardwright.bots.base import does_not_choose
from cardwright.bots.search import THINK
from cardwright.errors import InputError
from cardwright.face.checking import count, shown
from cardwright.face.decks import MARKED, AnyDeck, Cards, check_formats, check_unread, find_deck, find_game, pool_with, prepared


def simulate(
    game: str, deck: AnyDeck, other: AnyDeck, games: int = 100, *, bots: tuple[BotMaker, BotMaker] = ("random", "random"),
    seed: int = 0, jobs: int = 1, think: float = THINK, cards: Cards = (), allow_unread: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Summary:  # fmt: skip
    """Play many games of two decks with bots, and say who wins how often, and how surely.

        >>> result = cw.simulate("sve", "swordcraft", "runecraft", 10)
        >>> print(result)
        10 games: the first deck wins ...
        >>> result.rows()[0]
        {'game': 0, 'seed': 0, 'swapped': False, 'winner': 1, 'first': 0, 'turns': 34, 'decisions': 326, 'fault': ''}

    Each seed is played twice, with the seats exchanged (of an odd number of games, the last seed once). A deck keeps its bot.
    `bots` are names from `bots.names()`, or classes of your own, or what else makes a bot of a seed; those that take their time
    have `think` seconds for a decision. Else the result does not depend on `jobs`, the number of processes; for more than one, a
    program has what it does under `if __name__ == "__main__":`, and its bots at the top of a file.
    `progress` is told how many more games are done.
    """
    entry = find_game(game)
    players = check_bots(entry.code, bots)
    count("simulate", "games", games, 1)
    count("simulate", "seed", seed, 0)
    count("simulate", "jobs", jobs, 1)
    pool = pool_with(entry, cards)
    both = (find_deck(entry, deck, pool), find_deck(entry, other, pool))
    check_formats(entry, both)
    if not allow_unread:
        check_unread(prepared(entry, *both), MARKED)
    plan = simulation.Plan(entry.code, both, players, games, seed, think)
    return sum_up(simulation.simulate(plan, jobs, progress or simulation.unwatched))


def check_bots(game: str, bots: Sequence[BotMaker]) -> tuple[BotMaker, BotMaker]:
    """Two bots that can be made: a fault of theirs is said before the first game, not after the last."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) != 2:
        raise InputError("simulate", 0, f"bots is {shown(bots)}", 'Give two: bots=("greedy", "random")')
    for maker in bots:
        if not isinstance(maker, str) and not callable(maker):
            raise InputError("simulate", 0, f"{shown(maker)} is no bot", "Give a name of bots.names(), or a class of your own")
        try:
            bot = make(maker, game, 0)
        except InputError:
            raise
        except Exception as fault:
            what = f"{getattr(maker, '__name__', shown(maker))}(0) makes no bot ({type(fault).__name__}: {fault})"
            fix = "A bot's class takes a seed; give one with settings as functools.partial(YourBot, …)"
            raise InputError("simulate", 0, what, fix) from None
        if not isinstance(bot, Bot):
            raise InputError("simulate", 0, f"{shown(maker)} gives {shown(bot)}, which is no bot", "Derive its class from bots.Bot")
        if type(bot).choose is Bot.choose and type(bot).answer is Bot.answer:
            raise does_not_choose(bot)
        if type(bot).answer is Bot.answer and not hasattr(bot, "rng"):
            fix = "Let its __init__ call super().__init__(seed)"
            raise InputError(type(bot).__name__, 0, "this bot has no chance of its own (rng)", fix)
    return (bots[0], bots[1])
