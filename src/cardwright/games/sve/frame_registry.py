"""How saved frames of this package are read back. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.sve.attacking import AttackWithFollower
from cardwright.games.sve.confirmation import ConfirmationTiming
from cardwright.games.sve.fitting import FitIn
from cardwright.games.sve.handling import RulesHandling
from cardwright.games.sve.notations.evolving import Evolve
from cardwright.games.sve.notations.racing import Serve
from cardwright.games.sve.open8 import GrantRush
from cardwright.games.sve.playing import Play
from cardwright.games.sve.setup import Game
from cardwright.games.sve.turn import Turn
from cardwright.kernel.frames import Procedure
from cardwright.kernel.saving import Reader


def load_AttackWithFollower(r: Reader) -> Procedure:
    p = AttackWithFollower(r.num(), r.num())
    p.target = r.num()
    p.combat = r.flag()
    return p


def load_ConfirmationTiming(r: Reader) -> Procedure:
    p = ConfirmationTiming()
    p.rounds = r.num()
    p.seen = r.nums()
    p.answers = r.num()
    return p


def load_FitIn(r: Reader) -> Procedure:
    p = FitIn(r.events())
    p.kept = r.events()
    p.waiting = r.events()
    return p


def load_Game(r: Reader) -> Procedure:
    p = Game(r.num())
    p.chooser = r.num()
    return p


def load_GrantRush(r: Reader) -> Procedure:
    return GrantRush(r.num(), r.num())


def load_Play(r: Reader) -> Procedure:
    p = Play(r.num(), r.context(), r.flag(), r.num())
    p.came_from = r.num()
    p.cost = r.num()
    p.part = r.num()
    p.kept = r.flag()
    return p


def load_RulesHandling(r: Reader) -> Procedure:
    p = RulesHandling()
    p.events = r.events()
    p.keeping = r.nums()
    p.where = r.num()
    return p


def load_Turn(r: Reader) -> Procedure:
    p = Turn(r.num())
    p.idle = r.nums()
    return p


def load_Evolve(r: Reader) -> Procedure:
    p = Evolve(r.num(), r.nums(), r.num(), r.num(), r.num())
    p.chosen = r.num()
    return p


def load_Serve(r: Reader) -> Procedure:
    p = Serve(r.num(), r.num(), r.num(), r.num(), r.num(), r.num())
    p.carrots = r.nums()
    return p


FRAMES: Final[dict[int, Callable[[Reader], Procedure]]] = {
    3000: load_AttackWithFollower,
    3001: load_ConfirmationTiming,
    3002: load_FitIn,
    3003: load_Game,
    3004: load_GrantRush,
    3006: load_Play,
    3007: load_RulesHandling,
    3008: load_Turn,
    3009: load_Evolve,
    3010: load_Serve,
}
