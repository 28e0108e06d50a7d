"""Which bots there are, and what they know about which game."""

from __future__ import annotations

from typing import Final

from cardwright.bots.base import Bot, BotMaker
from cardwright.bots.greedy import GreedyBot
from cardwright.bots.random_bot import RandomBot
from cardwright.bots.search import THINK, SearchBot
from cardwright.errors import InputError
from cardwright.lookahead.judgement import judgement_of

NAMES: Final = {
    RandomBot.name: "plays any legal move",
    GreedyBot.name: "tries out each move and takes the one after which the table looks best",
    SearchBot.name: "plays each move out in many possible worlds and takes the one that wins most often",
}


def names() -> dict[str, str]:
    """The bots that come with Cardwright, and what each of them does."""
    return dict(NAMES)


def make(bot: BotMaker, game: str, seed: int = 0, think: float = THINK) -> Bot:
    """A bot; `bot` is a name, or a class of your own. Its choices depend on nothing but the game and this seed, and on how
    far it came where it is given time: `think` says how many seconds `search` may take for a decision."""
    if not isinstance(bot, str):
        return bot(seed)
    if bot == RandomBot.name:
        return RandomBot(seed)
    if bot == GreedyBot.name:
        return GreedyBot(seed, judgement_of(game))
    if bot == SearchBot.name:
        return SearchBot(seed, judgement_of(game), think)
    raise InputError(bot, 0, "there is no such bot", f"Use {' or '.join(NAMES)}")
