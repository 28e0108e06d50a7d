"""What the frames of this package hold, for saves. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from typing import Final

from cardwright.effects.frame_registry import FRAMES as FRAMES_BELOW
from cardwright.games.bss.battling import Battle
from cardwright.games.bss.bursts import SetBurst
from cardwright.games.bss.core_draw_refresh import RefreshStep
from cardwright.games.bss.flash_windows import FlashWindow
from cardwright.games.bss.hidden_effects import OfferHidden
from cardwright.games.bss.main_step_cores import MoveCores
from cardwright.games.bss.management import Checkpoint
from cardwright.games.bss.paying_cores import GatherCores
from cardwright.games.bss.resolving import ResolveEffect
from cardwright.games.bss.setup import Game, Mulligan
from cardwright.games.bss.shifting_cores import ShiftCores
from cardwright.games.bss.summoning import Summon
from cardwright.games.bss.turn import Turn
from cardwright.games.bss.using_magic import Use
from cardwright.kernel.frame_kinds import FrameKind, FrameKinds

FRAMES: Final = FrameKinds([
    FrameKind(6000, Game, "", "num chooser"),
    FrameKind(6001, Battle, "num player, num attacker, num against", "num blocker"),
    FrameKind(6002, Checkpoint, "", "num rounds, nums seen"),
    FrameKind(6003, FlashWindow, "num player, num variant", "num passes, nums seen"),
    FrameKind(
        6004, GatherCores,
        "num player, num variant, num least, num most, num sources, num goal, num onto, num source, events first",
        "nums places, num asked, nums taken, num gathered, flag from_cards, nums keepers",
    ),
    FrameKind(6006, MoveCores, "num player, num origin, nums back", "num goal"),
    FrameKind(6007, Mulligan, "num player"),
    FrameKind(6008, RefreshStep, "num player"),
    FrameKind(6010, ResolveEffect, "context context, num variant", "num began"),
    FrameKind(6011, SetBurst, "num player, num card"),
    FrameKind(
        6012, ShiftCores,
        "num player, num n, num origin, num giver, num goal, num taker, num cause, num source, num controller, "
        "num ability, text clause, num flags, num batch",
    ),
    FrameKind(
        6013, Summon, "num player, num card, num variant, num price, num sources, num source, num flags", "num cost",
    ),
    FrameKind(6014, Turn, "num player", "nums arrangements, num moved_at, nums idle"),
    FrameKind(6015, Use, "num player, context context, num variant, num price", "num part, flag kept, num cost"),
    FrameKind(6016, OfferHidden, "", "num player, num area"),
], FRAMES_BELOW)
