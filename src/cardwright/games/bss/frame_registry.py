"""How saved frames of this package are read back. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.bss.arranging import MoveCores
from cardwright.games.bss.battling import Battle
from cardwright.games.bss.bursts import SetBurst
from cardwright.games.bss.flashing import FlashWindow
from cardwright.games.bss.gathering import GatherCores
from cardwright.games.bss.management import Checkpoint, Management
from cardwright.games.bss.offering import OfferHidden
from cardwright.games.bss.resolving import ResolveEffect
from cardwright.games.bss.setup import Game, Mulligan
from cardwright.games.bss.shifting import ShiftCores
from cardwright.games.bss.stepping import RefreshStep
from cardwright.games.bss.summoning import Summon
from cardwright.games.bss.turn import Turn
from cardwright.games.bss.using import Use
from cardwright.kernel.frames import Procedure
from cardwright.kernel.saving import Reader


def load_Game(r: Reader) -> Procedure:
    p = Game()
    p.chooser = r.num()
    return p


def load_Battle(r: Reader) -> Procedure:
    p = Battle(r.num(), r.num(), r.num())
    p.blocker = r.num()
    return p


def load_Checkpoint(r: Reader) -> Procedure:
    p = Checkpoint()
    p.rounds = r.num()
    return p


def load_FlashWindow(r: Reader) -> Procedure:
    p = FlashWindow(r.num(), r.num())
    p.passes = r.num()
    p.seen = r.nums()
    return p


def load_GatherCores(r: Reader) -> Procedure:
    p = GatherCores(r.num(), r.num(), r.num(), r.num(), r.num(), r.num(), r.num(), r.num(), r.events())
    p.places = r.nums()
    p.asked = r.num()
    p.taken = r.nums()
    p.gathered = r.num()
    p.from_cards = r.flag()
    return p


def load_Management(r: Reader) -> Procedure:
    p = Management()
    p.rounds = r.num()
    p.seen = r.nums()
    p.answers = r.num()
    return p


def load_MoveCores(r: Reader) -> Procedure:
    p = MoveCores(r.num(), r.num(), r.nums())
    p.goal = r.num()
    return p


def load_Mulligan(r: Reader) -> Procedure:
    return Mulligan(r.num())


def load_RefreshStep(r: Reader) -> Procedure:
    return RefreshStep(r.num())


def load_ResolveEffect(r: Reader) -> Procedure:
    p = ResolveEffect(r.context(), r.num())
    p.began = r.num()
    return p


def load_SetBurst(r: Reader) -> Procedure:
    return SetBurst(r.num(), r.num())


def load_ShiftCores(r: Reader) -> Procedure:
    return ShiftCores(
        r.num(), r.num(), r.num(), r.num(), r.num(), r.num(), r.num(), r.num(), r.num(), r.num(), r.text(), r.num(),
        r.num(),
    )


def load_Summon(r: Reader) -> Procedure:
    p = Summon(r.num(), r.num(), r.num(), r.num(), r.num(), r.num(), r.num())
    p.cost = r.num()
    return p


def load_Turn(r: Reader) -> Procedure:
    p = Turn(r.num())
    p.arrangements = r.nums()
    p.idle = r.nums()
    return p


def load_Use(r: Reader) -> Procedure:
    p = Use(r.num(), r.context(), r.num(), r.num())
    p.cost = r.num()
    return p


def load_OfferHidden(r: Reader) -> Procedure:
    p = OfferHidden()
    p.player = r.num()
    p.area = r.num()
    return p


FRAMES: Final[dict[int, Callable[[Reader], Procedure]]] = {
    6000: load_Game,
    6001: load_Battle,
    6002: load_Checkpoint,
    6003: load_FlashWindow,
    6004: load_GatherCores,
    6005: load_Management,
    6006: load_MoveCores,
    6007: load_Mulligan,
    6008: load_RefreshStep,
    6010: load_ResolveEffect,
    6011: load_SetBurst,
    6012: load_ShiftCores,
    6013: load_Summon,
    6014: load_Turn,
    6015: load_Use,
    6016: load_OfferHidden,
}
