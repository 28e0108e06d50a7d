"""Taking back an answer: allowed until the player who takes back has learned something by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.kernel.events import LOOKED, REVEALED, ROLLED, SEARCHED, SHUFFLED, Event
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import may_see

TELLING = {
    LOOKED: "a hidden card was looked at", REVEALED: "a hidden card was shown", SEARCHED: "a deck was searched",
    SHUFFLED: "a deck was shuffled", ROLLED: "chance decided something",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Moment:
    """The table before a player answered."""

    table: Table
    player: int
    steps: int
    """How many answers had been given."""
    events: int
    """How long the log was."""


def known_to(t: Table, player: int) -> set[int]:
    """The cards that a player may read."""
    return {c.id for c in t.cards if c.zone >= 0 and may_see(t, c, player)}


def why_not_back(then: Moment, now: Table, since: Sequence[Event], deciders: Sequence[int]) -> str:
    """Why the player may not go back to this moment; nothing if they may. `deciders`: who has answered since."""
    if any(decider != then.player for decider in deciders):
        return "your opponent has decided something since"
    if now.drawn != then.table.drawn:
        return "chance has decided something since"
    for e in since:
        if e.kind in TELLING:
            return f"{TELLING[e.kind]} since"
    old = {id for id in known_to(now, then.player) if id < len(then.table.cards)}
    if not old <= known_to(then.table, then.player):
        return "you have seen a card since that was hidden from you"
    return ""
