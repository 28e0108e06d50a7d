"""What Shadowverse: Evolve tells the lowering: what the words of its card texts mean, and what is carried out in its own way."""
from __future__ import annotations

from functools import partial
from typing import Final

from cardwright.effects.base import CostPart, Test
from cardwright.effects.card_tests import HasAbility, IsDamaged, IsFacedown, IsSubtype, IsTurned
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.profile import Profile, bits, usual_layers
from cardwright.effects.ops.lasting_effects import LeaderNumber
from cardwright.effects.ops.tokens import Mint
from cardwright.effects.readings import PrintedReading
from cardwright.effects.references import AttackOpponent
from cardwright.games.sve import terms
from cardwright.games.sve.card_readings import Defense, IsEvolved
from cardwright.games.sve.costs import IN_LIEU
from cardwright.games.sve.keywords import LABELS, keyword_abilities
from cardwright.games.sve.notations.permissions import PERMISSIONS
from cardwright.games.sve.notations.played_by_effect import PLAYING
from cardwright.games.sve.notations.turns import CALENDAR
from cardwright.games.sve.profile import effects, words
from cardwright.games.sve.shared_clauses import MOVES
from cardwright.games.sve.word_clauses import CLAUSES
from cardwright.games.sve.zones import HOME, HOMES
from cardwright.kernel.continuous import TURNS, number_bit
from cardwright.kernel.faces import ACTS, Ability
from cardwright.kernel.library import Library
from cardwright.text.kinds import make
from cardwright.text.tree import Node

# Where a prohibition to play a card is asked for: a card in another zone is never offered.
OFFERED: Final = bits(terms.HAND, terms.EX_AREA, terms.CEMETERY, terms.EVOLVE_DECK)
FACES: Final = ("faceup", "facedown")


class SveProfile(Profile):
    """The words of chapters 2 to 5, 10, 12 to 14."""

    zones = terms.ZONES
    hidden = bits(terms.DECK, terms.HAND, terms.EVOLVE_DECK)
    home = HOME
    homes = HOMES
    banished = terms.BANISHED
    # 8.2.1: from the hand and the EX area by itself, from other zones because an effect says so; and where it waits.
    played_from = OFFERED | bits(terms.DECK, terms.BANISHED, terms.RESOLUTION)
    action_zones = dict.fromkeys(words.ABOUT_PLAYING, OFFERED)
    keyword_zones = {"quick": OFFERED}

    player_numbers = words.PLAYER_NUMBERS
    short = terms.DECKED_OUT
    leader = LeaderNumber(terms.LEADER_AREA, terms.DEFENSE, terms.LEADER_DEFENSE, "5.26.1")

    types = {**terms.TYPES, "player": terms.LEADER}  # a player is selected as their leader
    colours = terms.CLASSES
    qualities = {
        "engaged": IsTurned(1), "reserved": IsTurned(0), "evolved": IsEvolved(True), "unevolved": IsEvolved(False),
        "faceup": IsFacedown(False, ""), "facedown": IsFacedown(True, ""), "token": IsSubtype(terms.TOKEN),
        "advanced": IsSubtype(terms.ADVANCED), "damaged": IsDamaged(),
    }  # fmt: skip
    lasting_qualities = ("token", "evolved", "unevolved", "advanced")
    stats = terms.STATS
    stat_types = {"attack": terms.FOLLOWER, "defense": terms.FOLLOWER}  # 5.24.2.1; and leaders have defense (2.8.3)
    readings = {"defense": Defense(), "base cost": PrintedReading(terms.COST, 0, "5.23.1")}
    passing_stats = ("defense",)
    keywords = terms.KEYWORDS
    keyword_tests = {  # a label that the card's abilities bear: "a follower with Fanfare"
        **{word: HasAbility(bit, 0) for word, (bit, _) in LABELS.items()}, "evolve": HasAbility(0, terms.EVOLVE_ABILITY),
    }  # fmt: skip
    related = {
        "attack target": partial(AttackOpponent, both=False), "battle opponent": partial(AttackOpponent, both=True),
    }  # fmt: skip

    turned = {"reserved": 0, "engaged": 1}
    entry_flags = {"engaged": terms.ENTERS_ENGAGED, "facedown": terms.FACE_DOWN}

    verbs = words.VERBS
    past = words.PAST
    state_events = words.STATE_EVENTS
    moments = {"start of turn": terms.START_PHASE, **{f"start of {word}": phase for word, phase in terms.PHASES.items()}}
    used = {"evolve": terms.EVOLVE_ABILITY, "act": 0, "union burst": terms.UNION_BURST}
    marks = {"union burst": make("KeywordActive", name="deck based on a universe")}
    mark_flags = {"union burst": terms.UNION_BURST}
    move_clauses = MOVES
    like_ability = terms.BY_BANE  # 11.3.2.1
    combat_types = terms.FOLLOWER

    conditions = {
        "overflow": effects.overflow, "sanguine": effects.sanguine, "combo": effects.counted, "spellchain": effects.counted,
        "necrocharge": effects.counted, "super-evolution point used": effects.point_used,
        "deck based on a universe": effects.based_on_universe,
    }  # fmt: skip
    conditions_depend_on = {
        "overflow": number_bit(terms.MAX_PLAY_POINTS), "sanguine": number_bit(terms.LEADER_DEFENSE) | TURNS,
        "spellchain": bits(terms.CEMETERY), "necrocharge": bits(terms.CEMETERY),
    }  # fmt: skip
    forbid = words.FORBID
    permit = words.PERMIT
    rule_numbers = words.RULE_NUMBERS
    deck_rules = ("copies in the deck", "copies in the evolve deck")  # 6.1.2, 10.3.2
    layers = usual_layers(terms.ABILITY_LAYER, terms.OTHER_LAYER, terms.NUMBER_LAYER)
    last_layer = terms.NUMBER_LAYER

    labels = LABELS
    label_flags = {"evolve": terms.EVOLVE_ABILITY, "feed": terms.SERVE_ABILITY, "serve": terms.SERVE_ABILITY}
    costs = {"earth rite": effects.earth_rite, "lesson": effects.lesson, "feed": effects.serve, "serve": effects.serve}
    lieu = IN_LIEU

    clauses = CLAUSES
    usual_clause = "10.6.2.8.2"
    mint = Mint(terms.TOKEN)
    permissions = PERMISSIONS
    calendar = CALENDAR
    playing = PLAYING
    own_effects = {"Evolve": effects.evolve}

    def zone_tests(self, zone: int, tests: tuple[Node, ...]) -> list[Test]:
        """4.6.3: faceup cards in the evolve deck area belong to the evolve deck only where a text names them."""
        if zone != terms.EVOLVE_DECK or any(test.kind == "Quality" and test.text("name") in FACES for test in tests):
            return []
        return [IsFacedown(True, "4.6.3")]

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        return keyword_abilities(library, word)

    def sort(self, node: Node) -> int:
        """8.3.2, 12.3.3: which of them are left out in listing what a player may do."""
        sort = terms.EVOLVE_ACT if self.flags(node) else ACTS
        return sort | terms.QUICK_ACT if node.text("timing") == "quick" else sort

    def ability_cost(self, low: Lowering, node: Node) -> list[CostPart]:
        return effects.ability_cost(low, node)


PROFILE: Final = SveProfile()
