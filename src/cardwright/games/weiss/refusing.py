"""Why a player may not do something: the clause that forbids an option, asked of the same predicates that list options."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.legality import (
    IN_CLIMAX,
    IN_COUNTER,
    IN_MAIN,
    cannot_attack,
    cannot_play,
    cannot_swap,
    cannot_use,
    colours_of,
)
from cardwright.games.weiss.turn import Turn
from cardwright.kernel.layers import refresh
from cardwright.kernel.options import ATTACK, PLAY, USE, extra_of, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

WINDOWS: Final[dict[int, int]] = {
    terms.ASK_MAIN: IN_MAIN, terms.ASK_CLIMAX: IN_CLIMAX, terms.ASK_COUNTER: IN_COUNTER,
}


def arrangements_seen(t: Table) -> list[int]:
    """The arrangements of the stage that the present play timing has seen (11.1.1.2)."""
    for f in t.stack:
        if isinstance(f, Turn):
            return f.seen
    return []


def why_not(t: Table, player: int, code: int) -> str:
    """The clause, or an empty text if no clause forbids it."""
    ask = t.decision()
    id = value_of(code)
    assert ask is not None
    if id >= len(t.cards):
        return "4.5.3"
    if t.dirty:
        refresh(t)
    card = t.cards[id]
    verb = verb_of(code)
    if ask.kind in WINDOWS:
        when = WINDOWS[ask.kind]
        if code in t.refused:
            return "11.1.1.2"
        if verb == PLAY:
            return cannot_play(t, player, card, when, colours_of(t, player))
        if verb == USE:
            return cannot_use(t, player, card, extra_of(code), when)
        if verb == terms.SWAP and when == IN_MAIN:
            return cannot_swap(t, player, card, extra_of(code), arrangements_seen(t))
        if verb == ATTACK:
            return "7.1.1"
    if ask.kind == terms.ASK_ATTACK and verb == ATTACK:
        return cannot_attack(t, player, card)
    return ""
