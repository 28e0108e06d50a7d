"""One game between two bots, from its seed to its end."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field

from cardwright.bots import Bot, answer, make_bot
from cardwright.cards import Deck
from cardwright.games.entry import GameEntry, Prepared
from cardwright.kernel import chance, storing
from cardwright.kernel.table import NOBODY, Table

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
    answers: tuple[int, ...] = field(default=(), repr=False)
    """What was answered, kept only where there was a fault."""


def seats(match: Match, decks: Sequence[Deck]) -> tuple[Deck, Deck]:
    """The decks in the order of their seats."""
    return (decks[1], decks[0]) if match.swapped else (decks[0], decks[1])


def bots_of(game: GameEntry, match: Match, names: Sequence[str]) -> list[Bot]:
    """The bots in the order of their seats. A deck keeps its bot, and the bot its luck, when seats are exchanged."""
    bots = [make_bot(name, game.code, match.seed * 2 + i) for i, name in enumerate(names)]
    return bots[::-1] if match.swapped else bots


def run(t: Table, bots: Sequence[Bot], answers: list[int]) -> None:
    """Play to the end; what was answered is added to the list as it happens."""
    while True:
        ask = t.decision()
        if ask is None:
            return
        if len(answers) >= ENDLESS:
            raise EndlessGame(f"no end after {ENDLESS} decisions")
        choice = answer(bots[ask.player], t)
        answers.append(choice)
        refusal = t.apply(choice)
        if refusal is not None:
            raise RuntimeError(f"a listed option was refused: {refusal!r}")


def play(game: GameEntry, match: Match, prepared: Prepared, bots: Sequence[str]) -> Outcome:
    """Play a game with the decks in the order of the seats. An exception is a fault of ours: it is reported, not passed on."""
    answers: list[int] = []
    t: Table | None = None
    try:
        t = game.new_game(prepared, chance.seed_from(match.seed))
        run(t, bots_of(game, match, bots), answers)
    except Exception:
        turns = 0 if t is None else t.turn
        return Outcome(match, NOBODY, NOBODY, turns, len(answers), "", traceback.format_exc(), tuple(answers))
    winner = t.winner if t.winner > 1 else t.winner ^ match.swapped
    return Outcome(match, winner, t.first ^ match.swapped, t.turn, len(answers), storing.digest(t))
