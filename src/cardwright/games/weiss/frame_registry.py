"""What the frames of this package hold, for saves. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from typing import Final

from cardwright.effects.frame_registry import FRAMES as FRAMES_BELOW
from cardwright.games.weiss.activated_abilities import PlayAbility
from cardwright.games.weiss.attack_sub_phase import AttackSubPhase
from cardwright.games.weiss.attacking import AttackPhase, EncoreStep
from cardwright.games.weiss.damage import DamageProcess
from cardwright.games.weiss.end_phase import EndPhase
from cardwright.games.weiss.interrupting_rule_actions import Interrupt, LevelUp, Reshuffle
from cardwright.games.weiss.placing import ChoosePositions
from cardwright.games.weiss.playing import PlayCard, ResolveStandby
from cardwright.games.weiss.rule_actions import RuleActions
from cardwright.games.weiss.setup import Game, Redraw
from cardwright.games.weiss.trigger_check import IconAction, TriggerCheck
from cardwright.games.weiss.turn import Turn
from cardwright.kernel.frame_kinds import FrameKind, FrameKinds

FRAMES: Final = FrameKinds([
    FrameKind(5000, Game),
    FrameKind(5001, DamageProcess, "events events", "nums revealed, events outcomes"),
    FrameKind(5002, Interrupt, "events damage", "num player"),
    FrameKind(5003, LevelUp, "num player"),
    FrameKind(5004, Reshuffle, "num player"),
    FrameKind(5006, ChoosePositions, "events events", "events settled"),
    FrameKind(5007, PlayAbility, "num player, context context", "num part, flag kept, num since"),
    FrameKind(5011, RuleActions),
    FrameKind(5012, AttackPhase, "num player"),
    FrameKind(
        5013, AttackSubPhase, "num player, num attacker",
        "num attacker_at, num kind, num attacked, num attacked_at, num checks",
    ),
    FrameKind(5014, EncoreStep, "num player"),
    FrameKind(5015, EndPhase, "num player", "nums activated"),
    FrameKind(5016, IconAction, "num player, num icon, num card, num source, num ability", "num chosen"),
    FrameKind(5017, Redraw, "num player", "nums chosen"),
    FrameKind(5019, TriggerCheck, "num player, num attacker", "num card, num icons"),
    FrameKind(5020, Turn, "num player", "nums seen, nums idle, num mark"),
    FrameKind(5021, ResolveStandby, "context context", "num since"),
    FrameKind(5022, PlayCard, "num variant, num player, num card", "num cost, optional_context context, num since"),
], FRAMES_BELOW)
