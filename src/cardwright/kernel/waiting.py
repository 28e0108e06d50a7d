"""Abilities that have triggered and wait: which of them a player may take next, and what each is played with."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.contexts import Context, Pending
from cardwright.kernel.loops import seen_before
from cardwright.kernel.options import PENDING, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

CHAIN_SUSPECTED: Final = 40
CHAIN_CERTAIN: Final = 1000  # abilities in a row: numbers that rise or fall at each round would have ended the game by then


def waiting_options(t: Table, player: int) -> list[int]:
    """A player's abilities that wait, as options; of equal ones, one."""
    out: list[int] = []
    pending = t.pending
    for i in range(len(pending)):
        p = pending[i]
        if p.controller != player:
            continue
        same = False
        for code in out:
            if alike(pending[value_of(code)], p):
                same = True
                break
        if not same:
            out.append(option(PENDING, i))
    return out


def alike(p: Pending, q: Pending) -> bool:
    """Does it make no difference which of the two comes first?"""
    return p.ability is q.ability and p.source == q.source and p.event is q.event


def take_waiting(t: Table, code: int) -> Pending:
    """The ability that was chosen: it waits no longer."""
    taken = t.pending[value_of(code)]
    t.pending = [p for p in t.pending if p is not taken]
    return taken


def context_of(p: Pending) -> Context:
    """What an ability that waits is played with: of a delayed one, with what was chosen for it."""
    if p.given is None:
        return Context(p.source, p.controller, p.ability, p.event)
    c = p.given.copy()
    c.source = p.source
    c.controller = p.controller
    c.ability = p.ability
    if p.event is not None:
        c.event = p.event
    return c


def goes_round(t: Table, rounds: int, seen: list[int]) -> bool:
    """After so many abilities in a row in which nobody had a choice: will it go on for ever? `seen` notes the positions."""
    if rounds <= CHAIN_SUSPECTED:
        return False
    return rounds > CHAIN_CERTAIN or seen_before(t, seen)


def had_a_choice(answers: list[int], players: int, forced: tuple[int, ...]) -> bool:
    """Is there an answer by which a player decided whether to do something, or how much of it? (`forced`: verbs that only say
    which.)"""
    for answer in answers:
        if verb_of(answer // players) not in forced:
            return True
    return False
