"""What Weiss Schwarz tells the lowering: what the words of its card texts mean, and what is carried out in its own way."""
from __future__ import annotations

from functools import partial
from typing import Final

from cardwright.effects.base import Condition, CostPart, Test
from cardwright.effects.card_tests import HasAbility, IsFacedown, IsSubtype, IsType
from cardwright.effects.lowering.faults import UnknownWord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.profile import Profile, bits, usual_layers
from cardwright.effects.ops.placing import Where
from cardwright.effects.readings import Reading
from cardwright.games.weiss import terms
from cardwright.games.weiss.card_numbers import CardColour, CardNumber, PlayerLevel
from cardwright.games.weiss.keywords import keyword_abilities
from cardwright.games.weiss.name_parts import part_of_name
from cardwright.games.weiss.notations.permissions import PERMISSIONS
from cardwright.games.weiss.notations.turns import CALENDAR
from cardwright.games.weiss.phases import InAttackPhase, InClimaxPhase, InMainPhase
from cardwright.games.weiss.profile import effects, positions, words
from cardwright.games.weiss.profile.events import OWN_EVENTS
from cardwright.games.weiss.relations import (
    OF_BATTLE,
    OF_FACING,
    RELATIONS,
    ROLES,
    HasMarkers,
    HasRole,
    IsInState,
    IsTopCard,
    OnPositions,
    Opposite,
    StandsTo,
)
from cardwright.games.weiss.shared_clauses import MOVES
from cardwright.games.weiss.word_clauses import CLAUSES
from cardwright.games.weiss.zones import HOME, HOMES
from cardwright.kernel.continuous import ANYTHING, STATES
from cardwright.kernel.events import RETURN
from cardwright.kernel.faces import Ability
from cardwright.kernel.library import Library
from cardwright.text.kinds import ALWAYS, THIS, YOU, make
from cardwright.text.tree import Node

GREAT_PERFORMANCE: Final = "great performance"
UNDER_A_CARD: Final = (bits(terms.MARKERS), "3.7.1")
ON_BACK_STAGE: Final = make(
    "Is", what=THIS, filter=make("Filter", tests=(make("In", places=(make("Place", zone="assist", of=YOU),)),))
)  # fmt: skip
ICONS: Final = ("cxcombo", "clock", "recollection")  # icons and words that mean nothing by themselves (8.12.1)


def climax_phase(low: Lowering, node: Node) -> Condition:
    return InClimaxPhase()


def main_phase(low: Lowering, node: Node) -> Condition:
    return InMainPhase()


def attack_phase(low: Lowering, node: Node) -> Condition:
    return InAttackPhase(node.text("name") == "your attack phase")


class WeissProfile(Profile):
    """The words of chapters 2 to 4 and 6 to 10."""

    takes_singly = True  # 3.2.3
    decides_first = True  # 1.3.5
    zones = {**terms.ZONES, **dict.fromkeys(terms.PARTS, terms.STAGE)}
    zone_parts = {
        word: OnPositions(part, "10.3.2" if word == "assist" else "3.6.3") for word, part in terms.PARTS.items()
    }  # fmt: skip
    hidden = bits(terms.DECK, terms.HAND, terms.STOCK, terms.MARKERS)
    home = HOME
    homes = HOMES
    banished = terms.WAITING_ROOM
    # 2.12.2.1, 2.12.2.2: a card on the stage is a character and one in the climax area a climax, so one answer serves both.
    in_play = bits(terms.STAGE, terms.CLIMAX_AREA)
    action_zones = dict.fromkeys(words.ABOUT_PLAYING, bits(terms.HAND))
    player_amounts = {"level": PlayerLevel}
    short = terms.REFRESH_POINTS

    types = terms.TYPES
    colours = terms.COLOURS
    qualities: dict[str, Test] = {
        **{word: IsInState(state) for word, state in terms.STATES.items()}, "faceup": IsFacedown(False, ""),
        "facedown": IsFacedown(True, ""), **{word: HasRole(role) for word, role in ROLES.items()},
        "with markers": HasMarkers(), "top card": IsTopCard(),
        "marker": IsType(terms.CHARACTER | terms.EVENT | terms.CLIMAX, "3.7.1"),
        **{f"trigger {word}": IsSubtype(icon) for word, icon in terms.TRIGGER_ICONS.items()},
    }  # fmt: skip
    stats = terms.STATS
    readings: dict[str, Reading] = {"color": CardColour(), **{word: CardNumber(stat) for word, stat in terms.STATS.items()}}
    keywords = terms.KEYWORDS
    keyword_tests = {word: HasAbility(0, bit) for word, bit in terms.KEYWORDS.items() if word != "great performance"}
    linked = {word: partial(StandsTo, relation) for word, relation in RELATIONS.items()}
    related = {word: partial(Opposite, relation) for word, relation in RELATIONS.items() if relation in (OF_FACING, OF_BATTLE)}

    turned = terms.STATES
    entry_flags = {
        "rest": terms.ENTERS_RESTED, "reverse": terms.ENTERS_REVERSED, "facedown": terms.FACE_DOWN, "faceup": terms.FACE_UP,
    }  # fmt: skip

    verbs = {"": 0, "return": bits(RETURN)}  # being put or placed somewhere is coming there in any way
    about_others = ("frontal attacked",)  # an attack is about the attacking character
    # 6.2.1.1, 6.8.1.1: a turn begins with its stand phase, and its end phase is its end.
    moments = {**{f"start of {word}": phase for word, phase in terms.PHASES.items()}, "end of turn": terms.END_PHASE}
    move_clauses = MOVES
    combat_types = terms.CHARACTER

    conditions = {
        "your main phase": main_phase, "your climax phase": climax_phase, "attack phase": attack_phase,
        "your attack phase": attack_phase,
    }  # fmt: skip
    forbid = words.FORBID
    permit = words.PERMIT
    rule_numbers = {"hand limit": terms.HAND_LIMIT}
    deck_rules = ("copies in the deck", "any number of copies in the deck", "copies in the deck together")  # 5.1.2.4
    layers = usual_layers(terms.OTHER_LAYER, terms.OTHER_LAYER, terms.VALUE_LAYER)  # 8.9.1.2, 8.9.1.3
    last_layer = terms.VALUE_LAYER

    timings = {"main": 0, "counter": terms.COUNTER}  # 2.8.2, 7.4.1.2.1
    label_flags = terms.KEYWORDS
    marks = {**dict.fromkeys((*terms.KEYWORDS, *ICONS), ALWAYS), "assist": ON_BACK_STAGE}  # 10.3.2: where Assist works
    mark_flags = terms.KEYWORDS

    clauses = CLAUSES
    usual_clause = "8.8.1"  # an instruction that is carried out once
    permissions = PERMISSIONS
    calendar = CALENDAR
    chooses_on_play = False  # 8.6.3
    pays_in_order = True  # 8.4.2.1
    x_when_paid = True  # 8.7.3.1.1, 1.3.6

    own_effects = effects.EFFECTS
    own_events = OWN_EVENTS
    own_abilities = {"Triggered": effects.encore}

    def default_zones(self, tests: tuple[Node, ...]) -> tuple[int, str]:
        """2.3.2.1.2, 2.3.2.3.2: a character is on the stage, a climax in the climax area; a marker is under a card (3.7)."""
        for test in tests:
            if test.kind == "Quality" and test.text("name") == "marker":
                return UNDER_A_CARD
            if test.kind == "Linked" and test.text("relation") == "underneath":
                return UNDER_A_CARD
        return super().default_zones(tests)

    def own_zones(self, node: Node) -> int:
        """10.5.1: Backup is played from the hand. That its own ability was used, a card notices where the cost has put it, too."""
        if node.kind == "Activated" and node.text("label") == "backup":
            return bits(terms.HAND)
        if node.kind == "Used" and node.node("what").kind == "This":
            return self.in_play | bits(terms.WAITING_ROOM, terms.MEMORY, terms.CLOCK, terms.STOCK, terms.DECK)
        return 0

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        if word != GREAT_PERFORMANCE:
            raise UnknownWord("keyword that stands by itself", word)
        return keyword_abilities(library, word)

    def name_part(self, part: str) -> Test:
        return part_of_name(part)

    def phase_kind(self, phase: int) -> int:
        return terms.FIRST_PHASE_KIND + phase

    def depends_on(self, node: Node) -> int:
        if node.kind in ("Linked", "Related"):
            return positions.DEPENDS_ON.get(node.text("relation"), ANYTHING)
        if node.kind == "Quality" and node.text("name") in positions.MARKED:
            return positions.DEPENDS_ON["underneath"]
        if node.kind == "Quality" and node.text("name") in terms.STATES:
            return STATES
        if node.kind == "PlayerStat" and node.text("stat") == "level":
            return bits(terms.LEVEL)
        if node.kind == "Place" and not node.text("state") and node.text("zone") in terms.PARTS:
            return positions.ON_STAGE
        return super().depends_on(node)

    def either_end(self, place: Node) -> bool:
        """Any position of the stage is no end of a pile: it is asked for as the card is put there (8.6.2.2.1)."""
        return self.zones[place.text("zone")] != terms.STAGE and super().either_end(place)

    def own_place(self, low: Lowering, node: Node, verb: str) -> Where | None:
        return positions.place_on_stage(low, node, verb) if self.zones[node.text("zone")] == terms.STAGE else None

    def sort(self, node: Node) -> int:
        if node.text("timing") == "counter":
            return terms.COUNTER_ACT
        return terms.MAIN_ACT

    def pay(self, low: Lowering, nodes: list[Node]) -> list[CostPart] | None:
        return effects.pay(low, nodes)


PROFILE: Final = WeissProfile()
