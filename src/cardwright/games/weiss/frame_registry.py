"""How saved frames of this package are read back. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.weiss.attack_sub_phase import AttackSubPhase
from cardwright.games.weiss.attacking import AttackPhase, EncoreStep
from cardwright.games.weiss.damage import DamageProcess
from cardwright.games.weiss.ending import EndPhase
from cardwright.games.weiss.interrupts import Interrupt, LevelUp, Reshuffle
from cardwright.games.weiss.placing import ChoosePositions
from cardwright.games.weiss.playing import PlayCharacter, PlayClimax, PlayEvent, ResolveStandby
from cardwright.games.weiss.rule_actions import RuleActions
from cardwright.games.weiss.setup import Game, Redraw
from cardwright.games.weiss.timing import CheckTiming
from cardwright.games.weiss.trigger_check import IconAction, TriggerCheck
from cardwright.games.weiss.turn import Turn
from cardwright.games.weiss.using import PlayAbility
from cardwright.kernel.frames import Procedure
from cardwright.kernel.saving import Reader


def load_Game(r: Reader) -> Procedure:
    return Game()


def load_DamageProcess(r: Reader) -> Procedure:
    p = DamageProcess(r.events())
    p.revealed = r.nums()
    p.outcomes = r.events()
    return p


def load_Interrupt(r: Reader) -> Procedure:
    p = Interrupt(r.events())
    p.player = r.num()
    return p


def load_LevelUp(r: Reader) -> Procedure:
    return LevelUp(r.num())


def load_Reshuffle(r: Reader) -> Procedure:
    return Reshuffle(r.num())


def load_CheckTiming(r: Reader) -> Procedure:
    p = CheckTiming()
    p.rounds = r.num()
    p.seen = r.nums()
    p.answers = r.num()
    return p


def load_ChoosePositions(r: Reader) -> Procedure:
    p = ChoosePositions(r.events())
    p.settled = r.events()
    return p


def load_PlayAbility(r: Reader) -> Procedure:
    p = PlayAbility(r.num(), r.context())
    p.since = r.num()
    return p


def load_PlayCharacter(r: Reader) -> Procedure:
    p = PlayCharacter(r.num(), r.num())
    p.cost = r.num()
    return p


def load_PlayClimax(r: Reader) -> Procedure:
    return PlayClimax(r.num(), r.num())


def load_PlayEvent(r: Reader) -> Procedure:
    p = PlayEvent(r.num(), r.context())
    p.cost = r.num()
    p.since = r.num()
    return p


def load_RuleActions(r: Reader) -> Procedure:
    return RuleActions()


def load_AttackPhase(r: Reader) -> Procedure:
    return AttackPhase(r.num())


def load_AttackSubPhase(r: Reader) -> Procedure:
    p = AttackSubPhase(r.num(), r.num())
    p.attacker_at = r.num()
    p.kind = r.num()
    p.attacked = r.num()
    p.attacked_at = r.num()
    p.checks = r.num()
    return p


def load_EncoreStep(r: Reader) -> Procedure:
    return EncoreStep(r.num())


def load_EndPhase(r: Reader) -> Procedure:
    p = EndPhase(r.num())
    p.activated = r.nums()
    return p


def load_IconAction(r: Reader) -> Procedure:
    p = IconAction(r.num(), r.num(), r.num())
    p.chosen = r.num()
    return p


def load_Redraw(r: Reader) -> Procedure:
    p = Redraw(r.num())
    p.chosen = r.nums()
    return p


def load_TriggerCheck(r: Reader) -> Procedure:
    p = TriggerCheck(r.num(), r.num())
    p.card = r.num()
    p.icons = r.num()
    return p


def load_Turn(r: Reader) -> Procedure:
    p = Turn(r.num())
    p.seen = r.nums()
    p.idle = r.nums()
    p.mark = r.num()
    p.moved = r.num()
    p.listed = r.nums()
    return p


def load_ResolveStandby(r: Reader) -> Procedure:
    p = ResolveStandby(r.context())
    p.since = r.num()
    return p


FRAMES: Final[dict[int, Callable[[Reader], Procedure]]] = {
    5000: load_Game,
    5001: load_DamageProcess,
    5002: load_Interrupt,
    5003: load_LevelUp,
    5004: load_Reshuffle,
    5005: load_CheckTiming,
    5006: load_ChoosePositions,
    5007: load_PlayAbility,
    5008: load_PlayCharacter,
    5009: load_PlayClimax,
    5010: load_PlayEvent,
    5011: load_RuleActions,
    5012: load_AttackPhase,
    5013: load_AttackSubPhase,
    5014: load_EncoreStep,
    5015: load_EndPhase,
    5016: load_IconAction,
    5017: load_Redraw,
    5019: load_TriggerCheck,
    5020: load_Turn,
    5021: load_ResolveStandby,
}
