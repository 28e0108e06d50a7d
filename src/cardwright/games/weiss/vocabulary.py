"""What the words of Weiss Schwarz's card texts mean."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import Amount, Condition, Players, Reference, Test
from cardwright.effects.happened import Pattern
from cardwright.effects.happened_moves import MoveClauses
from cardwright.effects.lowering.values import ValueLowering
from cardwright.effects.lowering.vocabulary import UnknownWord, Vocabulary
from cardwright.effects.readings import PrintedReading, Reading
from cardwright.effects.tests import HasAbility, HasKeyword, IsColour, IsFacedown, IsSubtype, IsType
from cardwright.effects.tests_past import Past
from cardwright.games.weiss import exchanging, own_events, terms, words
from cardwright.games.weiss.card_numbers import CardColour, CardNumber, PlayerLevel
from cardwright.games.weiss.keywords import keyword_abilities
from cardwright.games.weiss.name_parts import WordsInName
from cardwright.games.weiss.phases import InAttackPhase, InClimaxPhase
from cardwright.games.weiss.playing import CARD_PLAYED
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
from cardwright.games.weiss.working import zones_of_ability
from cardwright.kernel.continuous import ANYTHING, PLACES, STATES
from cardwright.kernel.faces import Ability
from cardwright.kernel.library import Library
from cardwright.text.kinds import OPPONENT, YOU
from cardwright.text.tree import Node

EVERY_ZONE: Final = (1 << terms.RESOLUTION + 1) - 1
MOVE_CLAUSES: Final = MoveClauses("8.7.4.1.1", "8.7.4.1.2", "8.7.4.1.3", "8.9.3.1", "3.1.4", "8.6.2.4.1")
NUMBER_MODS: Final = ("Add", "SetStat")
FACES: Final = ("faceup", "facedown")


def known(table: dict[str, int], what: str, word: str) -> int:
    if word not in table:
        raise UnknownWord(what, word)
    return table[word]


ON_STAGE: Final = PLACES | 1 << terms.STAGE  # who is there, and where
DEPENDS_ON: Final[dict[str, int]] = {
    "in front of": ON_STAGE, "behind": ON_STAGE, "facing": ON_STAGE,
    "underneath": 1 << terms.STAGE | exchanging.BENEATH | 1 << terms.MARKERS,
}  # fmt: skip
TO_THIS: Final[dict[str, int]] = {
    "in front of": 1 << terms.STAGE | exchanging.AHEAD, "facing": 1 << terms.STAGE | exchanging.OPPOSITE,
}  # fmt: skip


class WeissVocabulary(Vocabulary):
    """The words of chapters 2 to 4 and 7 to 10."""

    # -- zones and players
    def zone(self, word: str) -> int:
        return terms.STAGE if word in words.PARTS else known(terms.ZONES, "zone", word)

    def place_tests(self, place: Node) -> list[Test]:
        """3.6.3: a part of the stage; 10.3.2: where Assist works."""
        part = words.PARTS.get(place.text("zone"))
        return [] if part is None else [OnPositions(part, "10.3.2" if place.text("zone") == "assist" else "3.6.3")]

    def every_zone(self) -> int:
        return EVERY_ZONE

    def default_zones(self, tests: tuple[Node, ...]) -> tuple[int, str]:
        """2.3.2.1.2, 2.3.2.3.2: a character is on the stage, a climax in the climax area; a marker is under a card (3.7)."""
        for test in tests:
            if test.kind == "Quality" and test.text("name") == "marker":
                return 1 << terms.MARKERS, "3.7.1"
            if test.kind == "Linked" and test.text("relation") == "underneath":
                return 1 << terms.MARKERS, "3.7.1"
        for test in tests:
            if test.kind == "Type" and test.text("type") == "climax":
                return 1 << terms.CLIMAX_AREA, "2.3.2.3.2"
        return 1 << terms.STAGE, "2.3.2.1.2"

    def name_part(self, part: str) -> Test:
        return WordsInName(part)

    def player_number(self, word: str) -> int:
        raise UnknownWord("number of a player", word)

    def player_amount(self, word: str, who: Players) -> Amount:
        if word != "level":
            raise UnknownWord("number of a player", word)
        return PlayerLevel(who)

    # -- cards
    def type_test(self, word: str) -> Test | None:
        return None if word == "card" else IsType(self.type_bits(word), "2.3.2")

    def type_bits(self, word: str) -> int:
        return known(terms.TYPES, "card type", word)

    def colour_test(self, word: str) -> Test:
        return IsColour(known(terms.COLOURS, "color", word))

    def quality(self, word: str) -> Test:
        if word in terms.STATES:
            return IsInState(terms.STATES[word])
        if word in FACES:
            return IsFacedown(word == "facedown", "")
        if word in ROLES:
            return HasRole(ROLES[word])
        if word == "with markers":
            return HasMarkers()
        if word == "top card":
            return IsTopCard()
        if word == "marker":
            return IsType(terms.CHARACTER | terms.EVENT | terms.CLIMAX, "3.7.1")
        if word.startswith("trigger ") and word[8:] in terms.TRIGGER_ICONS:
            return IsSubtype(terms.TRIGGER_ICONS[word[8:]])
        raise UnknownWord("quality", word)

    def reading(self, stat: str, original: bool) -> Reading:
        if stat == "color":
            return CardColour()
        index = self.stat(stat)
        return PrintedReading(index, 0, "8.9.1.1") if original else CardNumber(index)

    def stat(self, word: str) -> int:
        return known(terms.STATS, "stat", word)

    def lasting_stat(self, word: str) -> bool:
        return True

    def part_of_stage(self, place: Node) -> int:
        """3.6.3: of who stands where, what a part of the stage depends on."""
        row = words.PARTS[place.text("zone")] in (words.CENTER, words.BACK)
        if place.node("of") == YOU:
            return exchanging.ROWS if row else exchanging.SPOTS
        return exchanging.THEIR_ROWS if row and place.node("of") == OPPONENT else PLACES

    def of_its_own(self, depends: int) -> int:
        return exchanging.of_its_own(depends)

    def depends_on(self, node: Node) -> int:
        if node.kind in ("Linked", "Related"):
            relation = node.text("relation")
            if node.node("to").kind == "This" and relation in TO_THIS:
                return TO_THIS[relation]
            return DEPENDS_ON.get(relation, ANYTHING)
        if node.kind == "Quality" and node.text("name") in ("marker", "with markers"):
            return DEPENDS_ON["underneath"]
        if node.kind == "Quality" and node.text("name") in terms.STATES:
            return STATES
        if node.kind == "PlayerStat" and node.text("stat") == "level":
            return 1 << terms.LEVEL
        if node.kind == "Place" and not node.text("state") and node.text("zone") in words.PARTS:
            return 1 << terms.STAGE | self.part_of_stage(node)
        return super().depends_on(node)

    def keyword(self, word: str) -> int:
        return known(terms.KEYWORDS, "keyword", word)

    def keyword_test(self, word: str) -> Test:
        bit = self.keyword(word)
        return HasKeyword(bit) if word == "great performance" else HasAbility(0, bit)

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        if word == "counter":
            return []
        if word != "great performance":
            raise UnknownWord("keyword that stands by itself", word)
        return keyword_abilities(library, word)

    def linked(self, relation: str, to: Reference) -> Test:
        return StandsTo(known(RELATIONS, "relation", relation), to)

    def related(self, relation: str, to: Reference) -> Reference:
        number = known(RELATIONS, "relation", relation)
        if number != OF_FACING and number != OF_BATTLE:
            raise UnknownWord("one card in the relation", relation)
        return Opposite(number, to)

    # -- events
    def event(self, low: ValueLowering, node: Node) -> Pattern | None:
        return own_events.pattern(low, node)

    def about_itself(self, event: Node) -> bool:
        """An attack is about the attacking character."""
        return event.kind != "StateChanged" or event.text("state") != "frontal attacked"

    def verbs(self, word: str) -> int:
        return own_events.verbs(word)

    def past(self, word: str) -> Past:
        raise UnknownWord("event that can have happened to a card", word)

    def state_event(self, state: str) -> tuple[int, int, int]:
        raise UnknownWord("state that a card gets into", state)

    def phase(self, word: str, at: str) -> int:
        """6.2.1.1, 6.8.1.1: a turn begins with its stand phase, and its end phase is its end."""
        if at == "end":
            if word != "turn":
                raise UnknownWord("moment at the end of", word)
            return terms.END_PHASE
        return known(terms.PHASES, "phase", word)

    def phase_kind(self, phase: int) -> int:
        return terms.FIRST_PHASE_KIND + phase

    def move_clauses(self) -> MoveClauses:
        return MOVE_CLAUSES

    def combat_types(self) -> int:
        return terms.CHARACTER

    def played_card(self) -> int:
        return CARD_PLAYED

    # -- conditions, changes, clauses
    def condition(self, name: str, n: int, lowering: ValueLowering) -> Condition:
        if name == "your climax phase":
            return InClimaxPhase()
        if name in ("attack phase", "your attack phase"):
            return InAttackPhase(name == "your attack phase")
        raise UnknownWord("condition", name)

    def bans(self, kind: str, action: str) -> int:
        table = words.FORBID if kind == "Forbid" else words.PERMIT if kind == "Permit" else words.MUST
        return known(table, {"Forbid": "prohibition to", "Permit": "permission to", "Must": "duty to"}[kind], action)

    def deck_rule(self, rule: str) -> bool:
        """5.1.2.4: of no meaning once the game has begun."""
        return rule in words.DECK_RULES

    def rule_number(self, rule: str) -> tuple[int, bool]:
        return known(words.RULE_NUMBERS, "rule that can be changed", rule), False

    def layer(self, mod: str, own: bool = False) -> int:
        """8.9.1.2, 8.9.1.3"""
        return terms.VALUE_LAYER if mod in NUMBER_MODS else terms.OTHER_LAYER

    def works_in(self, ability: Node) -> int:
        return zones_of_ability(ability)

    def clause(self, kind: str, detail: str = "") -> str:
        found = words.CLAUSES.get((kind, detail))
        return found if found is not None else words.CLAUSES.get((kind, ""), "")
