"""Which bots there are, and what they know about which game."""

from __future__ import annotations

from typing import Final

from cardwright.bots.base import Bot, BotMaker
from cardwright.bots.greedy import EasyBot, GreedyBot
from cardwright.bots.own import is_own, own
from cardwright.bots.random_bot import RandomBot
from cardwright.bots.search import THINK, SearchBot
from cardwright.errors import InputError
from cardwright.lookahead.judgement import judgement_of

STRONG: Final = 1.0  # seconds for a decision: people wait longer than a simulation does
# Opponents for people, from the weakest to the strongest …
LEVELS: Final = {
    "easy": "sees only some of its moves and does not look far: for your first games",
    "normal": "looks to the end of each of its moves",
    "strong": "plays its moves out in many possible worlds, up to a second for each",
}
# … and bots to measure others by.
YARDSTICKS: Final = {
    RandomBot.name: "plays any legal move",
    GreedyBot.name: "tries out each move and takes the one after which the table looks best",
    SearchBot.name: "plays each move out in many possible worlds and takes the one that wins most often",
}


def levels() -> dict[str, str]:
    """The opponents that a person chooses among, from the weakest to the strongest. `normal` is `greedy`, `strong` is `search`
    with a second to think."""
    return dict(LEVELS)


def names() -> dict[str, str]:
    """The bots that come with Cardwright, and what each of them does."""
    return {**LEVELS, **YARDSTICKS}


def is_known(name: str) -> bool:
    """Is there a bot of this name, or is it one of somebody's own, named by its file (`bots.own`)?"""
    return name in LEVELS or name in YARDSTICKS or is_own(name)


def make(bot: BotMaker, game: str, seed: int = 0, think: float = 0.0, by_clock: bool = True, jobs: int = 1) -> Bot:
    """A bot; `bot` is a name, a class of your own, or where a file has one (`FILE.py:CLASS`). Its choices depend on nothing but the
    game and this seed, and on how far it came where it is given time: `think` says how many seconds `search` and `strong` may take
    for a decision, `jobs` in how many processes they think."""
    if not isinstance(bot, str):
        return bot(seed)
    if bot == RandomBot.name:
        return RandomBot(seed)
    if bot == EasyBot.name:
        return EasyBot(seed, judgement_of(game))
    if bot in ("normal", GreedyBot.name):
        return GreedyBot(seed, judgement_of(game))
    if bot in ("strong", SearchBot.name):
        think = think or (STRONG if bot == "strong" else THINK)
        return SearchBot(seed, judgement_of(game), think, by_clock=by_clock, jobs=jobs)
    if is_own(bot):
        return own(bot, seed)
    raise InputError(bot, 0, "there is no such bot", f"Use {' or '.join(names())}, or FILE.py:CLASS")
