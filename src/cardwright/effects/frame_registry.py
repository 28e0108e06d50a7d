"""What the frames of this package hold, for saves. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from typing import Final

from cardwright.effects.playing_at_once import PlayAtOnce
from cardwright.effects.script import Resolve
from cardwright.kernel.frame_kinds import FrameKind, FrameKinds
from cardwright.kernel.frame_registry import FRAMES as FRAMES_BELOW

FRAMES: Final = FrameKinds([
    FrameKind(2000, Resolve, "context context"),
    FrameKind(
        2001, PlayAtOnce, "num player, context context, num variant, num number, num cost, num goal",
        "num part, flag kept, num origin",
    ),
], FRAMES_BELOW)
