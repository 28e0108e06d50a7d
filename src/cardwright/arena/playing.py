"""One game between two bots, from its seed to its end."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field

from cardwright.bots import Bot, BotMaker, make
from cardwright.bots.random_bot import RandomBot
from cardwright.bots.search import THINK
from cardwright.cards import Deck
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.entry import GameEntry, Prepared
from cardwright.kernel import chance, storing
from cardwright.kernel.events import OUTCOME
from cardwright.kernel.state import NOBODY
from cardwright.kernel.table import Table
from cardwright.lookahead.playing_out import AtRandom, play_on

ENDLESS = 20_000  # decisions after which a game counts as a fault: the rules end every game long before


class EndlessGame(RuntimeError):
    """The game goes on and on."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: which deck sits where, and the seed of the game and its bots."""

    index: int
    seed: int
    swapped: bool
    """The second deck has the first seat. Each seed is played once each way."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game went. `winner` and `first` name decks (0 or 1), not seats; -1 for nobody, 2 for a drawn game."""

    match: Match
    winner: int
    first: int
    turns: int
    decisions: int
    digest: str
    fault: str = ""
    ended_by: str = ""
    """The clause by which it ended."""
    answers: tuple[int, ...] = field(default=(), repr=False)
    """What was answered, kept only where there was a fault, or where somebody wants it."""

    @property
    def cause(self) -> str:
        """What went wrong, in one line: the last of the traceback."""
        lines = self.fault.strip().splitlines()
        return lines[-1] if lines else ""


def seats(match: Match, decks: Sequence[Deck]) -> tuple[Deck, Deck]:
    """The decks in the order of their seats."""
    return (decks[1], decks[0]) if match.swapped else (decks[0], decks[1])


def bots_of(game: GameEntry, match: Match, makers: Sequence[BotMaker], think: float = THINK) -> list[Bot]:
    """The bots in the order of their seats. A deck keeps its bot, and the bot its luck, when seats are exchanged."""
    bots = [make(maker, game.code, match.seed * 2 + i, think, by_clock=False) for i, maker in enumerate(makers)]
    return bots[::-1] if match.swapped else bots


def run(game: Game, bots: Sequence[Bot]) -> None:
    """Play to the end."""
    while (decision := game.decision) is not None:
        if decision.number >= ENDLESS:
            raise EndlessGame(f"no end after {ENDLESS} decisions")
        game.apply(bots[decision.player].answer(game))


def ended_by(t: Table) -> str:
    """The clause, or clauses, by which a game has ended."""
    lost = [event.clause for event in t.history if event.kind == OUTCOME]
    return lost[-1] if lost else ""


def play(
    entry: GameEntry, match: Match, prepared: Prepared, bots: Sequence[BotMaker], think: float = THINK, keep: bool = False
) -> Outcome:
    """Play a game with the decks in the order of the seats, and `keep` what was answered. An exception is a fault of ours: it is
    reported, not passed on."""
    table: Table | None = None
    answers: list[int] = []
    try:
        start = Start(entry, prepared, chance.seed_from(match.seed))
        table = start.table()
        players = bots_of(entry, match, bots, think)
        if all(type(bot) is RandomBot for bot in players):
            # They only count options: nothing is put into words for them, so that it takes half the time.
            play_on(table, AtRandom(players[0].rng), AtRandom(players[1].rng), ENDLESS, answers)
            if table.winner < 0:
                raise EndlessGame(f"no end after {ENDLESS} decisions")
        else:
            game = Game(start, table, answers)
            run(game, players)
            table = game.table  # another one, if somebody asked for the log
        digest = storing.digest(table)
    except Exception:
        turns = 0 if table is None else table.turn
        return Outcome(match, NOBODY, NOBODY, turns, len(answers), "", traceback.format_exc(), "", tuple(answers))
    winner = table.winner if table.winner > 1 else table.winner ^ match.swapped
    return Outcome(
        match,
        winner,
        table.first ^ match.swapped,
        table.turn,
        len(answers),
        digest,
        "",
        ended_by(table),
        tuple(answers) if keep else (),
    )
