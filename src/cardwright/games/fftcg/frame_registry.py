"""What the frames of this package hold, for saves. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from typing import Final

from cardwright.effects.frame_registry import FRAMES as FRAMES_BELOW
from cardwright.games.fftcg.attack_damage import Battle
from cardwright.games.fftcg.attacking import AttackPhase
from cardwright.games.fftcg.combat_costs import PayForCombat
from cardwright.games.fftcg.damage import ResolveDamage
from cardwright.games.fftcg.payment import ProduceCp
from cardwright.games.fftcg.playing import Play
from cardwright.games.fftcg.priority import Priority
from cardwright.games.fftcg.resolving import ResolveTop
from cardwright.games.fftcg.rule_processes import RuleProcesses
from cardwright.games.fftcg.setup import Game
from cardwright.games.fftcg.triggering import StackTriggered
from cardwright.games.fftcg.turn import Turn
from cardwright.kernel.frame_kinds import FrameKind, FrameKinds

FRAMES: Final = FrameKinds([
    FrameKind(4000, Game, "num damage_limit", "num chooser"),
    FrameKind(
        4001, ProduceCp,
        "num player, num source, num but, nums need, num total, num elements, flag backups_only, text clause, "
        "events due",
        "num left, num spare, nums chosen",
    ),
    FrameKind(4002, RuleProcesses, "", "nums putting"),
    FrameKind(
        4003, Play, "num variant, num player, context context, num price",
        "num part, flag kept, num came_from, nums need, num total, num elements, events due, nums back",
    ),
    FrameKind(4004, ResolveTop, "num ref, context context"),
    FrameKind(4005, StackTriggered),
    FrameKind(4006, Priority, "flag acting", "num holder, num forfeited, flag deploying, num rounds, nums seen"),
    FrameKind(
        4007, ResolveDamage, "num player, num points, flag together, nums more", "nums bursts, num top, nums using",
    ),
    FrameKind(4008, AttackPhase, "num player", "nums attackers, nums party, num blocker, flag kept"),
    FrameKind(4009, Battle, "num player, nums attackers, num blocker", "num first, num dealing, nums shares"),
    FrameKind(
        4010, PayForCombat, "num player, nums forwards, num flag",
        "nums need, num total, num paying, optional_context context",
    ),
    FrameKind(4012, Turn, "num player"),
], FRAMES_BELOW)
