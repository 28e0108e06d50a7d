"""Taking back an answer: allowed until the player who takes back has learned something by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardwright.kernel.cards import id_of
from cardwright.kernel.events import LOOKED, REVEALED, ROLLED, SEARCHED, SHUFFLED
from cardwright.kernel.frames import Ask
from cardwright.kernel.logbook import Entry
from cardwright.kernel.options import DONE, END, NO, verb_of
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import may_see

if TYPE_CHECKING:
    from cardwright.face.game import Game

OPPONENT_DECIDED = "your opponent has decided something since"
TELLING = {
    LOOKED: "a hidden card was looked at", REVEALED: "a hidden card was shown", SEARCHED: "a deck was searched",
    SHUFFLED: "a deck was shuffled", ROLLED: "chance decided something",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Moment:
    """The table before a player answered."""

    table: Table
    player: int
    known: frozenset[int] | None = None
    """The cards that they could read then, where that is known already."""


def known_to(t: Table, player: int) -> set[int]:
    """The cards that a player may read."""
    return {c.id for c in t.cards if c.zone >= 0 and may_see(t, c, player)}


def why_not_back(then: Moment, now: Table, since: Sequence[Entry], deciders: Sequence[int]) -> str:
    """Why the player may not go back to this moment; nothing if they may. `deciders`: who has answered since."""
    if any(decider != then.player for decider in deciders):
        return OPPONENT_DECIDED
    if now.random_drawn != then.table.random_drawn:
        return "chance has decided something since"
    known = known_to(then.table, then.player) if then.known is None else then.known
    for entry in since:
        e = entry.event
        if e.kind in TELLING and not (e.kind == REVEALED and id_of(e.subject) in known):  # one's own card, to play it
            return f"{TELLING[e.kind]} since"
    old = {id for id in known_to(now, then.player) if id < len(then.table.cards)}
    if not old <= known:
        return "you have seen a card since that was hidden from you"
    return ""


def why_not_back_to(earlier: Game, game: Game, player: int) -> str:
    """Why a player may not take a game back to an earlier copy of it."""
    if game.conceded is not None:
        return "the game was given up"
    again, deciders = play_since(earlier.table, game.answers[len(earlier.answers) :])
    assert again.log is not None
    return why_not_back(Moment(earlier.table, player), again, again.log, deciders)


def events_since(earlier: Game, game: Game) -> int:
    """How many events a game has had since an earlier copy of it."""
    again, _ = play_since(earlier.table, game.answers[len(earlier.answers) :])
    if game.conceded is not None:
        again.concede(game.conceded)
    assert again.log is not None
    return len(again.log)


def play_since(then: Table, answers: Sequence[int]) -> tuple[Table, list[int]]:
    """The table once more with these answers, with a log of what they bring about, and who decided something."""
    again = then.clone()
    again.log = []
    deciders: list[int] = []
    for choice in answers:
        ask = again.decision()
        assert ask is not None
        if not declined_in_silence(again, ask, choice):
            deciders.append(ask.player)
        again.apply(choice)
    return again, deciders


def declined_in_silence(t: Table, ask: Ask, choice: int) -> bool:
    """Did somebody do nothing with a card that the other side does not know they hold? Then nothing must show that they could
    have, not even what can be taken back."""
    return t.rules.questions[ask.kind].silent and verb_of(ask.options[choice]) in (DONE, END, NO)


def last_choice(game: Game, player: int) -> tuple[int, str]:
    """How many decisions came before the player's last choice, and why it can't be taken back; no reason if it can."""
    then = game.start.table()
    last: tuple[int, Moment] | None = None
    for decided, choice in enumerate(game.answers):
        ask = then.decision()
        assert ask is not None
        if ask.player == player and len(ask.options) > 1:
            last = (decided, Moment(then.clone(), player))
        then.apply(choice)
    if last is None:
        return 0, "you have not decided anything yet"
    place, moment = last
    again, deciders = play_since(moment.table, game.answers[place:])
    assert again.log is not None
    return place, why_not_back(moment, again, again.log, deciders)
