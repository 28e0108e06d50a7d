"""What the frames of this package hold, for saves. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from typing import Final

from cardwright.effects.frame_registry import FRAMES as FRAMES_BELOW
from cardwright.games.fow.attack_declaration import PayAction
from cardwright.games.fow.battle import Battle
from cardwright.games.fow.hidden_triggers import OfferReveal
from cardwright.games.fow.lifebreak import Lifebreak
from cardwright.games.fow.paying import PayWill, PlayWill
from cardwright.games.fow.placing_additions import PutAdditions
from cardwright.games.fow.player_actions import CallStone, SetStandby
from cardwright.games.fow.playing import Play
from cardwright.games.fow.priority import PrioritySequence
from cardwright.games.fow.resolving import ResolveLast
from cardwright.games.fow.rule_processes import RuleProcess
from cardwright.games.fow.setup import ChangeHands, Game
from cardwright.games.fow.turn import Turn
from cardwright.kernel.frame_kinds import FrameKind, FrameKinds

FRAMES: Final = FrameKinds([
    FrameKind(7000, Game, "flag valhalla", "num chooser"),
    FrameKind(7001, PayWill, "num player, context context, nums needs", "nums chosen, num card, num index"),
    FrameKind(7002, PlayWill, "context context", "flag kept"),
    FrameKind(
        7003, Play, "num player, context context, flag is_card, num side, flag free",
        "num part, flag kept, flag quick, num came_from, flag paying, nums needs, num offer, num declined, "
        "num open, num mark",
    ),
    FrameKind(
        7004, Battle, "num player",
        "num attacker, num object, num blocker, flag struck, flag met, num began, num strike, num assigned",
    ),
    FrameKind(7005, CallStone, "num player, num ruler"),
    FrameKind(7006, Lifebreak, "num player", "num card"),
    FrameKind(7007, OfferReveal, "events events, num asked", "num player"),
    FrameKind(7008, PayAction, "num player, num card, num flag", "nums costs, optional_context context"),
    FrameKind(7009, PrioritySequence, "flag main", "num holder, num passes, num rounds, nums seen"),
    FrameKind(7011, ResolveLast, "num ref, num kind, num flags, context context", "num mark"),
    FrameKind(7012, RuleProcess),
    FrameKind(7013, SetStandby, "num player, num card", "num mark, nums needs"),
    FrameKind(7014, ChangeHands, "", "num player, nums first, nums second"),
    FrameKind(7015, Turn, "num player"),
    FrameKind(7016, PutAdditions, "events events", "num place, nums bearers"),
], FRAMES_BELOW)
