"""What the words of Shadowverse: Evolve's card texts mean."""
from __future__ import annotations

from typing import Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Condition, Reference, Test
from cardwright.effects.comparing import AT_LEAST
from cardwright.effects.conditions import Compare
from cardwright.effects.happened_moves import MoveClauses
from cardwright.effects.lowering.values import ValueLowering
from cardwright.effects.lowering.vocabulary import UnknownWord, Vocabulary
from cardwright.effects.readings import PrintedReading, Reading, StatReading
from cardwright.effects.references import AttackOpponent
from cardwright.effects.tests import HasAbility, HasKeyword, IsColour, IsDamaged, IsFacedown, IsSubtype, IsTurned, IsType
from cardwright.effects.tests_past import Past
from cardwright.games.sve import terms, words
from cardwright.games.sve.card_readings import Defense, IsAttacking, IsEvolved
from cardwright.games.sve.class_conditions import (
    CARD_PLAYED,
    CardsInCemetery,
    CardsPlayed,
    Overflow,
    Sanguine,
    SpellsInCemetery,
)
from cardwright.games.sve.keywords import keyword_abilities
from cardwright.games.sve.notations.notations import LABELS
from cardwright.games.sve.working import zones_of_ability
from cardwright.kernel.continuous import ANYTHING, TURNS, number_bit
from cardwright.kernel.faces import Ability
from cardwright.kernel.library import Library
from cardwright.text.tree import Node

EVERY_ZONE: Final = (1 << terms.GONE) - 1
MOVE_CLAUSES: Final = MoveClauses("10.7.4.1.1", "10.7.4.1.2", "10.7.4.1.3", "10.9.3.1", "10.7.4.3", "5.4.3")
LAYERS: Final[dict[str, int]] = {
    "HaveKeyword": terms.ABILITY_LAYER, "HaveAbility": terms.ABILITY_LAYER, "LoseKeyword": terms.ABILITY_LAYER,
    "LoseAbilities": terms.ABILITY_LAYER, "HaveTrait": terms.OTHER_LAYER, "HaveName": terms.OTHER_LAYER,
    "BecomeType": terms.OTHER_LAYER, "Ban": terms.OTHER_LAYER, "Add": terms.NUMBER_LAYER, "SetStat": terms.NUMBER_LAYER,
}  # fmt: skip
DEPENDS_ON: Final[dict[str, int]] = {
    "overflow": number_bit(terms.MAX_PLAY_POINTS), "sanguine": number_bit(terms.LEADER_DEFENSE) | TURNS,
    "spellchain": 1 << terms.CEMETERY, "necrocharge": 1 << terms.CEMETERY,
}  # fmt: skip
LASTING_QUALITIES: Final = ("token", "evolved", "unevolved", "advanced")
FACES: Final = ("faceup", "facedown")


def known(table: dict[str, int], what: str, word: str) -> int:
    if word not in table:
        raise UnknownWord(what, word)
    return table[word]


class ShadowverseVocabulary(Vocabulary):
    """The words of chapters 2 to 5, 10, 12 and 13."""

    # -- zones and players
    def zone(self, word: str) -> int:
        return known(terms.ZONES, "zone", word)

    def every_zone(self) -> int:
        return EVERY_ZONE

    def default_zones(self, tests: tuple[Node, ...]) -> tuple[int, str]:
        """4.3.3, 4.4.3: a leader is in its area, any other card on the field."""
        for test in tests:
            if test.kind == "Type" and test.text("type") in ("leader", "player"):
                return 1 << terms.LEADER_AREA, "4.3.3"
        return 1 << terms.FIELD, "4.4.3"

    def zone_tests(self, zone: int, tests: tuple[Node, ...]) -> list[Test]:
        """4.6.3: faceup cards in the evolve deck area belong to the evolve deck only where a text names them."""
        if zone != terms.EVOLVE_DECK or any(test.kind == "Quality" and test.text("name") in FACES for test in tests):
            return []
        return [IsFacedown(True, "4.6.3")]

    def leader_zone(self) -> int:
        return terms.LEADER_AREA

    def player_number(self, word: str) -> int:
        return known(words.PLAYER_NUMBERS, "number of a player", word)

    def leader_number(self, stat: str) -> int:
        if stat != "defense":
            raise UnknownWord("stat of a leader", stat)
        return terms.LEADER_DEFENSE

    # -- cards
    def type_test(self, word: str) -> Test | None:
        return None if word == "card" else IsType(self.type_bits(word), "2.3.4")

    def type_bits(self, word: str) -> int:
        """A player is selected as their leader."""
        return terms.LEADER if word == "player" else known(terms.TYPES, "card type", word)

    def colour_test(self, word: str) -> Test:
        return IsColour(known(terms.CLASSES, "class", word))

    def quality(self, word: str) -> Test:
        if word in ("engaged", "reserved"):
            return IsTurned(word == "engaged")
        if word in ("evolved", "unevolved"):
            return IsEvolved(word == "evolved")
        if word in FACES:
            return IsFacedown(word == "facedown", "")
        if word in ("token", "advanced"):
            return IsSubtype(terms.TOKEN if word == "token" else terms.ADVANCED)
        if word == "damaged":
            return IsDamaged()
        if word == "attacking":
            return IsAttacking()
        raise UnknownWord("quality", word)

    def lasting_quality(self, word: str) -> bool:
        return word in LASTING_QUALITIES

    def reading(self, stat: str, original: bool) -> Reading:
        """5.24.2.1: only followers have attack and defense (and leaders defense: 2.8.3). 5.23.1: "original" is as printed."""
        original = original or stat == "base cost"
        index = self.stat("cost" if stat == "base cost" else stat)
        if original:
            return PrintedReading(index, 0 if index == terms.COST else terms.FOLLOWER, "5.23.1")
        if index == terms.DEFENSE:
            return Defense()
        return StatReading(index, terms.FOLLOWER if index == terms.ATTACK else 0, False, "5.24.2, 5.24.2.1")

    def stat(self, word: str) -> int:
        return known(terms.STATS, "stat", word)

    def lasting_stat(self, word: str) -> bool:
        return word != "defense"

    def keyword(self, word: str) -> int:
        return known(terms.KEYWORDS, "keyword", word)

    def keyword_test(self, word: str) -> Test:
        """A keyword, or a label that the card's abilities bear ("a follower with Fanfare")."""
        if word in LABELS:
            return HasAbility(LABELS[word][0], 0)
        if word == "evolve":
            return HasAbility(0, terms.EVOLVE_ABILITY)
        return HasKeyword(self.keyword(word))

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        self.keyword(word)
        return keyword_abilities(library, word)

    def related(self, relation: str, to: Reference) -> Reference:
        if relation == "attack target":
            return AttackOpponent(to, False)
        if relation == "battle opponent":
            return AttackOpponent(to, True)
        raise UnknownWord("relation", relation)

    # -- events
    def verbs(self, word: str) -> int:
        return known(words.VERBS, "action that moves a card", word)

    def past(self, word: str) -> Past:
        if word not in words.PAST:
            raise UnknownWord("event that can have happened to a card", word)
        return words.PAST[word]

    def state_event(self, state: str) -> tuple[int, int, int]:
        if state not in words.STATE_EVENTS:
            raise UnknownWord("state that a card gets into", state)
        return words.STATE_EVENTS[state]

    def phase(self, word: str, at: str) -> int:
        """Chapter 7: what waits for a phase waits for its start; a turn starts with its start phase."""
        if at != "start":
            raise UnknownWord("moment at the end of", word)
        return terms.START_PHASE if word == "turn" else known(terms.PHASES, "phase", word)

    def used_verb(self, label: str) -> int:
        if label == "evolve":
            return terms.EVOLVE_ABILITY
        if label == "act":
            return 0
        raise UnknownWord("label of abilities that are played", label)

    def move_clauses(self) -> MoveClauses:
        return MOVE_CLAUSES

    def like_ability(self) -> int:
        """11.3.2.1: destruction because of Bane is destruction by an ability."""
        return terms.BY_BANE

    def combat_types(self) -> int:
        return terms.FOLLOWER

    def played_card(self) -> int:
        return CARD_PLAYED

    # -- conditions, changes, clauses
    def condition(self, name: str, n: int, lowering: ValueLowering) -> Condition:
        """Chapter 13. Spellchain and Necrocharge are counted when the effect begins to be resolved; Combo when it is asked for."""
        if name == "overflow":
            return Overflow()
        if name == "sanguine":
            return Sanguine()
        count: Amount
        if name == "combo":
            count = CardsPlayed()
        elif name == "spellchain":
            count = lowering.fix(SpellsInCemetery(), name)
        elif name == "necrocharge":
            count = lowering.fix(CardsInCemetery(), name)
        else:
            raise UnknownWord("condition", name)
        return Compare(count, AT_LEAST, Number(n), self.clause(name))

    def depends_on(self, node: Node) -> int:
        """Overflow and Sanguine change only with a number of a player and the turn, the two counts only with the cemetery."""
        if node.kind == "KeywordActive":
            return DEPENDS_ON.get(node.text("name"), ANYTHING)
        return super().depends_on(node)

    def bans(self, kind: str, action: str) -> int:
        table = words.FORBID if kind == "Forbid" else words.PERMIT if kind == "Permit" else words.MUST
        return known(table, {"Forbid": "prohibition to", "Permit": "permission to", "Must": "duty to"}[kind], action)

    def deck_rule(self, rule: str) -> bool:
        """6.1.2, 10.3.2: invalid once the game has begun."""
        return rule in words.DECK_RULES

    def rule_number(self, rule: str) -> tuple[int, bool]:
        """4.4.4, 4.7.3, 4.8.3, 8.3.2: limits that texts change."""
        return known(words.RULE_NUMBERS, "rule that can be changed", rule), rule == "evolve any number of times"

    def layer(self, mod: str, own: bool = False) -> int:
        return known(LAYERS, "layer of", mod)

    def works_in(self, ability: Node) -> int:
        return zones_of_ability(ability)

    def clause(self, kind: str, detail: str = "") -> str:
        found = words.CLAUSES.get((kind, detail))
        return found if found is not None else words.CLAUSES.get((kind, ""), "")
