"""What the frames of this package hold, for saves. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from typing import Final

from cardwright.effects.frame_registry import FRAMES as FRAMES_BELOW
from cardwright.games.sve.attacking import AttackWithFollower
from cardwright.games.sve.notations.evolving import Evolve
from cardwright.games.sve.notations.racing import Serve
from cardwright.games.sve.open8 import GrantRush
from cardwright.games.sve.playing import Play
from cardwright.games.sve.rules_handling import RulesHandling
from cardwright.games.sve.setup import Game
from cardwright.games.sve.turn import Turn
from cardwright.games.sve.zone_limits import FitIn
from cardwright.kernel.frame_kinds import FrameKind, FrameKinds

FRAMES: Final = FrameKinds([
    FrameKind(3000, AttackWithFollower, "num player, num attacker", "num target, flag combat"),
    FrameKind(3002, FitIn, "events events", "events kept, events waiting"),
    FrameKind(3003, Game, "num magical", "num chooser"),
    FrameKind(3004, GrantRush, "num player, num follower"),
    FrameKind(
        3006, Play, "num player, context context, flag is_card, num price",
        "num part, flag kept, num came_from, num cost",
    ),
    FrameKind(3007, RulesHandling, "", "events events, nums keeping, num where"),
    FrameKind(3008, Turn, "num player", "nums idle"),
    FrameKind(3009, Evolve, "num card, nums options, num source, num controller, num ability", "num chosen"),
    FrameKind(3010, Serve, "num card, num times, num source, num controller, num ability, num cause", "nums carrots"),
], FRAMES_BELOW)
