"""How saved frames of this package are read back. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.fow.acting import CallStone, SetStandby
from cardwright.games.fow.battle import Battle
from cardwright.games.fow.declaring import PayAction
from cardwright.games.fow.handling import RuleProcess
from cardwright.games.fow.hidden import OfferReveal
from cardwright.games.fow.lifebreak import Lifebreak
from cardwright.games.fow.paying import PayWill, PlayWill
from cardwright.games.fow.placing_additions import PutAdditions
from cardwright.games.fow.playing import Play
from cardwright.games.fow.priority import PrioritySequence
from cardwright.games.fow.resolving import ResolveLast
from cardwright.games.fow.setup import ChangeHands, Game
from cardwright.games.fow.turn import Turn
from cardwright.kernel.frames import Procedure
from cardwright.kernel.saving import Reader


def load_Game(r: Reader) -> Procedure:
    p = Game(r.flag())
    p.chooser = r.num()
    return p


def load_PayWill(r: Reader) -> Procedure:
    p = PayWill(r.num(), r.context(), r.nums())
    p.chosen = r.nums()
    p.card = r.num()
    p.index = r.num()
    return p


def load_PlayWill(r: Reader) -> Procedure:
    return PlayWill(r.context())


def load_Play(r: Reader) -> Procedure:
    p = Play(r.num(), r.context(), r.flag(), r.num(), r.flag())
    p.quick = r.flag()
    p.came_from = r.num()
    p.part = r.num()
    p.kept = r.flag()
    p.paying = r.flag()
    p.needs = r.nums()
    p.open = r.num()
    p.mark = r.num()
    return p


def load_Battle(r: Reader) -> Procedure:
    p = Battle(r.num())
    p.attacker = r.num()
    p.object = r.num()
    p.blocker = r.num()
    p.struck = r.flag()
    p.met = r.flag()
    p.began = r.num()
    p.assigned = r.num()
    return p


def load_CallStone(r: Reader) -> Procedure:
    return CallStone(r.num(), r.num())


def load_Lifebreak(r: Reader) -> Procedure:
    p = Lifebreak(r.num())
    p.card = r.num()
    return p


def load_OfferReveal(r: Reader) -> Procedure:
    p = OfferReveal(r.events(), r.num())
    p.player = r.num()
    return p


def load_PayAction(r: Reader) -> Procedure:
    p = PayAction(r.num(), r.num(), r.num())
    p.costs = r.nums()
    p.context = r.optional_context()
    return p


def load_PrioritySequence(r: Reader) -> Procedure:
    p = PrioritySequence(r.flag())
    p.holder = r.num()
    p.passes = r.num()
    p.rounds = r.num()
    p.free = r.flag()
    p.seen = r.nums()
    return p


def load_ResolveLast(r: Reader) -> Procedure:
    p = ResolveLast(r.num(), r.num(), r.num(), r.context())
    p.mark = r.num()
    return p


def load_RuleProcess(r: Reader) -> Procedure:
    return RuleProcess()


def load_SetStandby(r: Reader) -> Procedure:
    p = SetStandby(r.num(), r.num())
    p.mark = r.num()
    p.needs = r.nums()
    return p


def load_ChangeHands(r: Reader) -> Procedure:
    p = ChangeHands()
    p.player = r.num()
    p.first = r.nums()
    p.second = r.nums()
    return p


def load_Turn(r: Reader) -> Procedure:
    return Turn(r.num())


def load_PutAdditions(r: Reader) -> Procedure:
    p = PutAdditions(r.events())
    p.place = r.num()
    p.bearers = r.nums()
    return p


FRAMES: Final[dict[int, Callable[[Reader], Procedure]]] = {
    7000: load_Game,
    7001: load_PayWill,
    7002: load_PlayWill,
    7003: load_Play,
    7004: load_Battle,
    7005: load_CallStone,
    7006: load_Lifebreak,
    7007: load_OfferReveal,
    7008: load_PayAction,
    7009: load_PrioritySequence,
    7011: load_ResolveLast,
    7012: load_RuleProcess,
    7013: load_SetStandby,
    7014: load_ChangeHands,
    7015: load_Turn,
    7016: load_PutAdditions,
}
