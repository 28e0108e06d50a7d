"""What this game tells the lowering: what the words of its card texts mean, and what is carried out in its own way."""
from __future__ import annotations

from functools import partial
from typing import Final

from cardwright.effects.amounts import DifferentColours
from cardwright.effects.base import CostPart
from cardwright.effects.card_tests import HasAbility, IsDamaged, IsSubtype, IsTurned
from cardwright.effects.card_tests_related import WasLinkedTo
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.profile import NOBODYS, NUMBERS, Profile, bits
from cardwright.effects.readings import DamageReading
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.card_tests import (
    Blocks,
    Chooses,
    DamagedBy,
    HasActionAbility,
    HasSeveralElements,
    InPartyWith,
    IsMarked,
    SharesType,
)
from cardwright.games.fftcg.casting_by_effects import CALENDAR, PLAYING
from cardwright.games.fftcg.permissions import FftcgPermissions
from cardwright.games.fftcg.profile import effects, words
from cardwright.games.fftcg.shared_clauses import MOVES
from cardwright.games.fftcg.word_clauses import CLAUSES
from cardwright.games.fftcg.zones import HOME, HOMES
from cardwright.kernel.continuous import STATS, stat_bit
from cardwright.text.kinds import ALWAYS, make
from cardwright.text.tree import Node

# Where a Character or Summon is cast from: the hand, other zones because an effect says so; and the stack, where a Summon waits.
CAST_FROM: Final = bits(terms.HAND, terms.BREAK_ZONE, terms.DECK, terms.REMOVED, terms.STACK)


class FftcgProfile(Profile):
    """The words of chapters 5 to 7, 9, 11 and 15."""

    zones = terms.ZONES
    hidden = bits(terms.DECK, terms.HAND)
    home = HOME
    homes = HOMES
    banished = terms.REMOVED
    played_from = CAST_FROM
    action_zones = dict.fromkeys(words.ABOUT_CASTING, CAST_FROM | bits(terms.FIELD))
    base_mods = ("HaveName", "HaveTrait", "HaveType")
    short = terms.DECKED_OUT

    types = terms.TYPES
    colours = terms.ELEMENTS
    qualities = {
        "active": IsTurned(0), "dull": IsTurned(1), "damaged": IsDamaged(), "multi-element": HasSeveralElements(),
        "attacking": IsMarked(terms.ATTACKING), "blocking": IsMarked(terms.BLOCKING), "blocked": IsMarked(terms.BLOCKED),
        "generic": IsSubtype(terms.GENERIC), "frozen": IsMarked(terms.FROZEN), "forming a party": IsMarked(terms.IN_PARTY),
    }  # fmt: skip
    lasting_qualities = ("multi-element", "generic")
    stats = terms.STATS
    readings = {"damage": DamageReading()}  # 6.5.1: what a Forward has received this turn
    stat_types = {"power": terms.FORWARD}  # 5.2.6.1
    distinct = {"element": DifferentColours}
    keywords = terms.KEYWORDS
    keyword_tests = {"ex burst": IsSubtype(terms.EX_BURST), "special ability": HasAbility(0, terms.SPECIAL),
                     "action ability": HasActionAbility(), "warp": HasAbility(0, terms.WARP)}  # fmt: skip
    linked = {
        "blocking": partial(Blocks, blocker=True), "blocked by": partial(Blocks, blocker=False), "in a party with": InPartyWith,
        "damaged by": DamagedBy, "choosing": Chooses, "choosing only": partial(Chooses, only=True),
        "of the same card type as": SharesType,
        "removed by": partial(WasLinkedTo, kind=terms.REMOVED_BY),
    }  # fmt: skip

    turned = {"active": 0, "dull": 1}
    entry_flags = {"dull": terms.ENTERS_DULL, "facedown": terms.FACE_DOWN}

    player_numbers = {"crystal": terms.CRYSTALS}
    verbs = words.VERBS
    past = words.PAST
    state_events = words.STATE_EVENTS
    moments = words.MOMENTS
    move_clauses = MOVES
    combat_types = terms.FORWARD
    played_card = terms.CARD_CAST

    conditions = {
        "damage": effects.damage, "your main phase": effects.your_main_phase, "ex burst": effects.from_ex_burst,
        "attack phase": effects.attack_phase, "paid with different elements": effects.paid_with_several,
        "paid with exactly so many elements": effects.paid_with_several,
        "paid by backups only": effects.paid_by_backups,
        **{f"paid with {element} cp": effects.paid_with for element in terms.ELEMENTS},
        **{f"paid with {element} cp only": effects.paid_with for element in terms.ELEMENTS},
    }  # fmt: skip
    conditions_depend_on = {"damage": bits(terms.DAMAGE_ZONE)}  # 15.2.6.1
    forbid = words.FORBID
    permit = words.PERMIT
    must = words.MUST
    restrictions = words.RESTRICTIONS
    rule_numbers = words.RULE_NUMBERS
    layers = words.LAYERS
    own_layers = words.OWN_LAYERS

    labels = {"warp": (terms.WARPS, "")}
    marks = {"damage": make("KeywordActive", name="damage"), "ex burst": ALWAYS}  # 15.2.6.2, 11.10.3
    mark_flags = {"ex burst": terms.EX_BURST_ABILITY}
    costs = {"special": effects.special}

    clauses = CLAUSES
    usual_clause = "11.12.1"
    permissions = FftcgPermissions()
    calendar = CALENDAR
    playing = PLAYING
    unit = 1000  # 11.3.6
    conditions_again = True  # 11.8.13
    control_in_layers = True
    decides_first = True  # 6.1.3
    locks_costs = True  # 11.8.8
    own_effects = {"Deal": effects.deal, "SetState": effects.freeze, "Heal": effects.heal, "Cancel": effects.cancel}
    own_events = {
        "Damaged": effects.player_damaged, "PartyAttacks": effects.party_attacks, "StateChanged": effects.state_changed,
        "Drawn": effects.drawn_outside, "Used": effects.used,
    }  # fmt: skip

    def late_layer(self, mod: str, condition: int, cards: int) -> int:
        """11.12.4.13"""
        waits = condition & STATS or cards & (STATS if mod == "Ban" else stat_bit(terms.POWER))
        return terms.DEPENDENT_LAYER if waits and mod not in NUMBERS else NOBODYS

    def trait(self, name: str) -> str:
        return terms.JOB + name

    def universe(self, name: str) -> str:
        return terms.CATEGORY + name

    def flags(self, node: Node) -> int:
        """11.6.2.2, 11.7.1: the Dull and S icons; and what uses no stack."""
        out = terms.WARP if node.kind == "Activated" and node.text("label") == "warp" else 0
        for cost in node.many("cost"):
            if cost.kind == "TurnThis":
                out |= terms.DULL_ICON
            elif cost.kind == "KeywordCost":
                out |= terms.SPECIAL
        return out

    def activated_sort(self, node: Node) -> str:
        return "special" if self.flags(node) & terms.SPECIAL else "action"

    def pay(self, low: Lowering, nodes: list[Node]) -> list[CostPart] | None:
        return effects.pay(low, nodes)


PROFILE: Final = FftcgProfile()
