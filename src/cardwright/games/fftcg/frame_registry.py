"""How saved frames of this package are read back. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.fftcg.attacking import AttackPhase, PayForCombat
from cardwright.games.fftcg.battle import Battle
from cardwright.games.fftcg.damage import ResolveDamage
from cardwright.games.fftcg.entering import OrderArrivals
from cardwright.games.fftcg.loops import EndLoop
from cardwright.games.fftcg.payment import ProduceCp
from cardwright.games.fftcg.playing import Play
from cardwright.games.fftcg.priority import Priority
from cardwright.games.fftcg.processes import RuleProcesses
from cardwright.games.fftcg.resolving import ResolveTop
from cardwright.games.fftcg.setup import Game
from cardwright.games.fftcg.triggering import StackTriggered
from cardwright.games.fftcg.turn import Turn
from cardwright.kernel.frames import Procedure
from cardwright.kernel.saving import Reader


def load_Game(r: Reader) -> Procedure:
    p = Game(r.num())
    p.chooser = r.num()
    return p


def load_ProduceCp(r: Reader) -> Procedure:
    p = ProduceCp(r.num(), r.num(), r.num(), r.nums(), r.num(), r.num(), r.flag(), r.text(), r.events())
    p.left = r.num()
    p.spare = r.num()
    p.chosen = r.nums()
    return p


def load_RuleProcesses(r: Reader) -> Procedure:
    p = RuleProcesses()
    p.putting = r.nums()
    return p


def load_Play(r: Reader) -> Procedure:
    p = Play(r.num(), r.num(), r.context(), r.num())
    p.came_from = r.num()
    p.part = r.num()
    p.kept = r.flag()
    p.need = r.nums()
    p.total = r.num()
    p.elements = r.num()
    p.due = r.events()
    p.back = r.nums()
    return p


def load_ResolveTop(r: Reader) -> Procedure:
    return ResolveTop(r.num(), r.context())


def load_StackTriggered(r: Reader) -> Procedure:
    return StackTriggered()


def load_Priority(r: Reader) -> Procedure:
    p = Priority(r.flag())
    p.holder = r.num()
    p.forfeited = r.num()
    p.deploying = r.flag()
    p.rounds = r.num()
    p.seen = r.nums()
    p.answers = r.num()
    p.able = r.num()
    p.ends = r.num()
    p.ender = r.num()
    return p


def load_ResolveDamage(r: Reader) -> Procedure:
    p = ResolveDamage(r.num(), r.num(), r.flag(), r.nums())
    p.bursts = r.nums()
    p.top = r.num()
    p.using = r.nums()
    return p


def load_AttackPhase(r: Reader) -> Procedure:
    p = AttackPhase(r.num())
    p.attackers = r.nums()
    p.party = r.nums()
    p.blocker = r.num()
    p.paying = r.num()
    return p


def load_Battle(r: Reader) -> Procedure:
    p = Battle(r.num(), r.nums(), r.num())
    p.first = r.num()
    p.dealing = r.num()
    p.shares = r.nums()
    return p


def load_PayForCombat(r: Reader) -> Procedure:
    return PayForCombat(r.context(), r.num())


def load_Turn(r: Reader) -> Procedure:
    return Turn(r.num())


def load_OrderArrivals(r: Reader) -> Procedure:
    p = OrderArrivals(r.events())
    p.order = r.nums()
    return p


def load_EndLoop(r: Reader) -> Procedure:
    p = EndLoop(r.num())
    p.least = r.num()
    p.by = r.num()
    return p


FRAMES: Final[dict[int, Callable[[Reader], Procedure]]] = {
    4000: load_Game,
    4001: load_ProduceCp,
    4002: load_RuleProcesses,
    4003: load_Play,
    4004: load_ResolveTop,
    4005: load_StackTriggered,
    4006: load_Priority,
    4007: load_ResolveDamage,
    4008: load_AttackPhase,
    4009: load_Battle,
    4010: load_PayForCombat,
    4012: load_Turn,
    4013: load_OrderArrivals,
    4014: load_EndLoop,
}
