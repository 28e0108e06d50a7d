"""Conditions of this game's own: with what CP a card was cast, which phase it is, whether an effect comes from an EX Burst."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Condition
from cardwright.effects.conditions import arrival
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.cp import ANY_ELEMENT
from cardwright.games.fftcg.phases import PHASE_PLACE, in_main_phase
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import PLAYED

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def payment_for(t: Table, c: Context) -> int:
    """What this card was cast with, as the payment says it; 0 if it was not cast this turn. A Character remembers it when it comes
    onto the field; a Summon is resolved where it was put when it was cast (11.3.8)."""
    e = arrival(t, c.source)
    if e is not None and e.flags & terms.FROM_CAST:
        return e.amount
    for i in range(len(t.history) - 1, -1, -1):
        e = t.history[i]
        if e.kind == PLAYED and e.verb == terms.CARD_CAST and e.subject == c.source:
            return e.amount
    return 0


def paid_elements(t: Table, c: Context) -> int:
    """The bits of the elements of the CP that this card was cast with."""
    return payment_for(t, c) & ANY_ELEMENT


def how_many(elements: int) -> int:
    n = 0
    while elements:
        n += elements & 1
        elements >>= 1
    return n


class PaidWith(Condition):
    """11.4.6: CP of this element was among what this card was cast with, or was all of it (`only`)."""

    def __init__(self, element: int, only: bool) -> None:
        self.element = element
        self.only = only

    def holds(self, t: Table, c: Context) -> bool:
        paid = paid_elements(t, c)
        return paid == self.element if self.only else paid & self.element != 0


class PaidWithSeveral(Condition):
    """11.4.6: this card was cast with CP of so many different elements, or more."""

    def __init__(self, n: int, exactly: bool) -> None:
        self.n = n
        self.exactly = exactly

    def holds(self, t: Table, c: Context) -> bool:
        found = how_many(paid_elements(t, c))
        return found == self.n if self.exactly else found >= self.n


class PaidByBackups(Condition):
    """11.4.6: all CP that this card was cast with was produced by Backups; and there was some."""

    def holds(self, t: Table, c: Context) -> bool:
        paid = payment_for(t, c)
        return paid != 0 and not paid & terms.WITH_DISCARDS


class ResultsFromExBurst(Condition):
    """11.10.3: the effect is that of an EX Burst: its card lies in the Damage Zone."""

    def holds(self, t: Table, c: Context) -> bool:
        return t.piece(c.source).zone == terms.DAMAGE_ZONE


class InAttackPhase(Condition):
    """9.4.1: it is an Attack Phase."""

    def holds(self, t: Table, c: Context) -> bool:
        return t.memory[PHASE_PLACE] == terms.ATTACK_PHASE


class InYourMainPhase(Condition):
    """9.3.1.1: it is your Main Phase."""

    def holds(self, t: Table, c: Context) -> bool:
        return t.active == c.controller and in_main_phase(t)
