"""What the frames of this package hold, for saves. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from typing import Final

from cardwright.effects.frame_registry import FRAMES as FRAMES_BELOW
from cardwright.games.kites.attacking import Attack
from cardwright.games.kites.setup import Game
from cardwright.games.kites.turn import Turn
from cardwright.kernel.frame_kinds import FrameKind, FrameKinds

FRAMES: Final = FrameKinds([
    FrameKind(8000, Attack, "num player, num attacker", "num crossing"),
    FrameKind(8001, Game),
    FrameKind(8003, Turn, "num player"),
], FRAMES_BELOW)
