"""Conditions of this game's own: with what CP a card was cast, which phase it is, whether an effect comes from an EX Burst."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Condition
from cardwright.effects.conditions import arrival
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.phases import PHASE_PLACE, in_main_phase
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def paid_elements(t: Table, c: Context) -> int:
    """The bits of the elements of the CP that this card was cast with; 0 if it was not cast this turn."""
    e = arrival(t, c.source)
    return e.amount if e is not None and e.flags & terms.FROM_CAST else 0


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
