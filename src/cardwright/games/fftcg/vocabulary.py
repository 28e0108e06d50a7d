"""What the words of this game's card texts mean."""
from __future__ import annotations

from typing import Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Condition, Reference, Test
from cardwright.effects.comparing import AT_LEAST
from cardwright.effects.conditions import Compare
from cardwright.effects.happened import Pattern
from cardwright.effects.happened_moves import MoveClauses
from cardwright.effects.lowering.events import subject
from cardwright.effects.lowering.values import ValueLowering
from cardwright.effects.lowering.vocabulary import UnknownWord, Vocabulary
from cardwright.effects.readings import PrintedReading, Reading, StatReading
from cardwright.effects.tests import HasAbility, HasKeyword, IsColour, IsDamaged, IsSubtype, IsTurned, IsType
from cardwright.effects.tests_past import Past
from cardwright.games.fftcg import terms, words
from cardwright.games.fftcg.card_tests import (
    Blocks,
    DamagedBy,
    DifferentElements,
    HasSeveralElements,
    InPartyWith,
    IsMarked,
    PartyPattern,
    PlayerDamaged,
)
from cardwright.games.fftcg.cast_conditions import InYourMainPhase, PaidWith, PaidWithSeveral, ResultsFromExBurst
from cardwright.games.fftcg.working import zones_of_ability
from cardwright.kernel.faces import Ability
from cardwright.kernel.library import Library
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

EVERY_ZONE: Final = (1 << terms.OUT) - 1
MOVE_CLAUSES: Final = MoveClauses("11.8.16.1.1", "11.8.16", "11.8.16", "11.8.16", "11.8.16", "11.8.16")
MARKS: Final[dict[str, int]] = {
    "attacking": terms.ATTACKING, "blocking": terms.BLOCKING, "blocked": terms.BLOCKED, "frozen": terms.FROZEN,
    "forming a party": terms.IN_PARTY,
}  # fmt: skip
# 11.12.4.6, 11.12.4.7: what is changed, in the card itself and in others.
LAYERS: Final[dict[str, tuple[int, int]]] = {
    "Control": (terms.CONTROL_LAYER, terms.CONTROL_LAYER), "HaveAbility": (terms.TEXT_LAYER, terms.TEXT_LAYER),
    "LoseAbilities": (terms.TEXT_LAYER, terms.TEXT_LAYER), "HaveKeyword": (terms.TEXT_LAYER, terms.TEXT_LAYER),
    "LoseKeyword": (terms.TEXT_LAYER, terms.TEXT_LAYER), "HaveType": (terms.OWN_TYPE_LAYER, terms.TYPE_LAYER),
    "HaveTrait": (terms.OWN_TYPE_LAYER, terms.TYPE_LAYER), "HaveName": (terms.OWN_OTHER_LAYER, terms.OTHER_LAYER),
    "Ban": (terms.OWN_OTHER_LAYER, terms.OTHER_LAYER), "SetStat": (terms.BASE_POWER_LAYER, terms.BASE_POWER_LAYER),
    "Add": (terms.OWN_POWER_LAYER, terms.POWER_LAYER),
}  # fmt: skip
ON_STACK: Final = ("auto-ability", "action ability", "special ability", "ability")


def known(table: dict[str, int], what: str, word: str) -> int:
    if word not in table:
        raise UnknownWord(what, word)
    return table[word]


# 15.2.6.2: how much damage a player has taken is how many cards their Damage Zone holds.
DAMAGE_TAKEN: Final = make(
    "Count", of=make("All", filter=make("Filter", tests=(make("In", places=(make("Place", zone="damage zone", of=YOU),)),)))
)


class FinalFantasyVocabulary(Vocabulary):
    """The words of chapters 5 to 7, 11 and 15."""

    # -- zones and players
    def zone(self, word: str) -> int:
        return known(terms.ZONES, "zone", word)

    def every_zone(self) -> int:
        return EVERY_ZONE

    def default_zones(self, tests: tuple[Node, ...]) -> tuple[int, str]:
        """Characters are on the field; a Summon or ability that is chosen is on the stack (11.3.2, 11.6.4)."""
        for test in tests:
            if test.kind == "Type" and (test.text("type") in ON_STACK or test.text("type") == "summon"):
                return 1 << terms.STACK, "7.12.1"
        return 1 << terms.FIELD, "7.7.1"

    def leader_zone(self) -> int:
        raise UnknownWord("card that stands for", "a player")

    def player_number(self, word: str) -> int:
        raise UnknownWord("number of a player", word)

    # -- cards
    def type_test(self, word: str) -> Test | None:
        return None if word == "card" else IsType(self.type_bits(word), "6.6.4")

    def type_bits(self, word: str) -> int:
        return known(terms.TYPES, "card type", word)

    def colour_test(self, word: str) -> Test:
        return IsColour(known(terms.ELEMENTS, "element", word))

    def universe_trait(self, name: str) -> str:
        return terms.CATEGORY + name

    def trait(self, name: str) -> str:
        return terms.JOB + name

    def distinct(self, of: Reference, stat: str) -> Amount | None:
        return DifferentElements(of) if stat == "element" else None

    def quality(self, word: str) -> Test:
        """6.3.1: active or dull; and what a card does in battle."""
        if word in ("active", "dull"):
            return IsTurned(1 if word == "dull" else 0)
        if word == "damaged":
            return IsDamaged()
        if word == "multi-element":
            return HasSeveralElements()
        return IsMarked(known(MARKS, "quality", word))

    def lasting_quality(self, word: str) -> bool:
        return word == "multi-element"

    def reading(self, stat: str, original: bool) -> Reading:
        """5.2.6.1: only Forwards have power."""
        index = self.stat(stat)
        types = terms.FORWARD if index == terms.POWER else 0
        return PrintedReading(index, types, "4.4") if original else StatReading(index, types, False, "4.4")

    def stat(self, word: str) -> int:
        return known(terms.STATS, "stat", word)

    def lasting_stat(self, word: str) -> bool:
        return True

    def keyword(self, word: str) -> int:
        return known(terms.KEYWORDS, "keyword", word)

    def keyword_test(self, word: str) -> Test:
        if word == "ex burst":
            return IsSubtype(terms.EX_BURST)
        if word == "special ability":
            return HasAbility(0, terms.SPECIAL)
        return HasKeyword(self.keyword(word))

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        """15.2: the rules themselves look at the keywords."""
        self.keyword(word)
        return []

    def linked(self, relation: str, to: Reference) -> Test:
        if relation in ("blocking", "blocked by"):
            return Blocks(to, relation == "blocking")
        if relation == "in a party with":
            return InPartyWith(to)
        if relation == "damaged by":
            return DamagedBy(to)
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

    def event(self, low: ValueLowering, node: Node) -> Pattern | None:
        """Damage to players, and parties."""
        if node.kind == "Damaged" and node.node("what").kind == "Leader":
            sources = node.many("source")
            who = low.players(node.node("what").node("of"))
            return PlayerDamaged(who, subject(low, sources[0]) if sources else None, node.text("type") == "combat")
        if node.kind == "PartyAttacks":
            others = node.node("filter")
            return PartyPattern(subject(low, node.node("what")), low.open_filter(others) if others.many("tests") else None)
        return None

    def phase(self, word: str, at: str) -> int:
        """Chapter 9: the end of a turn is its End Phase."""
        if (word, at) not in words.PHASES:
            raise UnknownWord("moment", f"{at} of {word}")
        return words.PHASES[word, at]

    def move_clauses(self) -> MoveClauses:
        return MOVE_CLAUSES

    def combat_types(self) -> int:
        return terms.FORWARD

    def played_card(self) -> int:
        return terms.CARD_CAST

    def unit(self) -> int:
        """11.3.6: values are divided in thousands."""
        return 1000

    def conditions_again(self) -> bool:
        """11.8.13."""
        return True

    # -- conditions, changes, clauses
    def depends_on(self, node: Node) -> int:
        """15.2.6.1: damage received is the cards in the Damage Zone."""
        if node.kind == "KeywordActive" and node.text("name") == "damage":
            return 1 << terms.DAMAGE_ZONE
        return super().depends_on(node)

    def condition(self, name: str, n: int, lowering: ValueLowering) -> Condition:
        if name == "damage":
            return Compare(lowering.amount(DAMAGE_TAKEN), AT_LEAST, Number(n), "15.2.6.1, 15.2.6.2")
        if name == "your main phase":
            return InYourMainPhase()
        if name == "ex burst":
            return ResultsFromExBurst()
        if name == "paid with different elements":
            return PaidWithSeveral(n, False)
        if name == "paid with exactly so many elements":
            return PaidWithSeveral(n, True)
        if name.startswith("paid with "):
            element = name.removeprefix("paid with ").split(" ")[0]
            return PaidWith(known(terms.ELEMENTS, "element", element), name.endswith(" only"))
        raise UnknownWord("condition", name)

    def bans(self, kind: str, action: str) -> int:
        table = words.FORBID if kind == "Forbid" else words.PERMIT if kind == "Permit" else words.MUST
        return known(table, {"Forbid": "prohibition to", "Permit": "permission to", "Must": "duty to"}[kind], action)

    def restriction(self, action: str) -> int:
        """10.1.3.1: what a Forward can't be blocked by, or can't block."""
        return known(words.RESTRICTIONS, "restriction by some cards to", action)

    def rule_number(self, rule: str) -> tuple[int, bool]:
        """7.7.5: limits that texts lift."""
        return known(words.RULE_NUMBERS, "rule that can be changed", rule), rule.startswith("any number of")

    def layer(self, mod: str, own: bool = False) -> int:
        if mod not in LAYERS:
            raise UnknownWord("layer of", mod)
        return LAYERS[mod][0 if own else 1]

    def layer_after_numbers(self, layer: int) -> int:
        """11.12.4.13: what depends on power is applied after what changes power."""
        return terms.DEPENDENT_LAYER

    def works_in(self, ability: Node) -> int:
        return zones_of_ability(ability)

    def clause(self, kind: str, detail: str = "") -> str:
        found = words.CLAUSES.get((kind, detail))
        return found if found is not None else words.CLAUSES.get((kind, ""), "")
