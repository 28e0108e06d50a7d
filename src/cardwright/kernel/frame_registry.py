"""What the frames of this package hold, for saves. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.agreed_repeats import EndLoop, NameNumber, RepeatCycle
from cardwright.kernel.check_timing import CheckTiming
from cardwright.kernel.equal_times import OrderTimes
from cardwright.kernel.frame_kinds import FrameKind, FrameKinds
from cardwright.kernel.hand_rules import DiscardDown, RedrawHand
from cardwright.kernel.ordering import OrderMoves
from cardwright.kernel.replacing import Happen

FRAMES: Final = FrameKinds([
    FrameKind(
        1000, Happen, "events events, num batch",
        "events settled, events follow, contexts given, contexts chosen, num mark, nums failed",
    ),
    FrameKind(1001, RepeatCycle, "num player, nums answers", "num times, num before"),
    FrameKind(1002, DiscardDown, "num player, num hand, num goal, num over", "nums chosen"),
    FrameKind(1003, RedrawHand, "num player, num question, num hand, num deck, num size", "nums order"),
    FrameKind(1004, NameNumber, "num player, text clause, nums options"),
    FrameKind(1005, CheckTiming, "", "num rounds, nums seen"),
    FrameKind(
        1006, OrderMoves, "events events, text clause, num about, num ability, num shuffled, num batch", "nums placed",
    ),
    FrameKind(1007, OrderTimes, "events events, nums cards", "nums order"),
    FrameKind(1008, EndLoop, "nums answers, nums first, nums second", "num times, nums way, num before"),
])
