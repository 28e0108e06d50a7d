"""What the words of Force of Will's card texts mean."""
from __future__ import annotations

from typing import Final

from cardwright.effects.amounts import Number, Product
from cardwright.effects.base import Amount, Condition, Filter, Reference, Test
from cardwright.effects.cost_rules import CostRule
from cardwright.effects.happened import Pattern
from cardwright.effects.happened_moves import MoveClauses
from cardwright.effects.lowering import events
from cardwright.effects.lowering.cost_changes import OPS
from cardwright.effects.lowering.values import ValueLowering
from cardwright.effects.lowering.vocabulary import NotRunnable, UnknownWord, Vocabulary
from cardwright.effects.readings import PrintedReading, Reading, StatReading
from cardwright.effects.tests import HasAbility, HasKeyword, IsDamaged, IsSubtype, IsTurned, IsType
from cardwright.effects.tests_past import Past
from cardwright.games.fow import terms, words
from cardwright.games.fow.card_readings import (
    AddedPattern,
    Bearer,
    BecomesBlocked,
    CountersPut,
    DamageByEffect,
    IsAbility,
    IsAddedTo,
    IsAdditionFor,
    IsMarked,
    IsOfAttribute,
    IsOfStoneType,
    IsOutOfTheGame,
    IsSpell,
    IsToken,
    IsVoid,
    RulersOf,
    WasHurtBy,
)
from cardwright.games.fow.costs import ANY_ATTRIBUTE, ANY_PART, JUDGE_ACTION, WillRule
from cardwright.games.fow.keyword_parts import Marked
from cardwright.games.fow.keywords import WITHOUT_TEXT, keyword_abilities
from cardwright.games.fow.replacements import PREVENTS
from cardwright.games.fow.symbols import kinds_of
from cardwright.games.fow.working import EVERYWHERE, zones_of_ability
from cardwright.kernel.faces import Ability
from cardwright.kernel.library import Library
from cardwright.text.tree import Node

MOVE_CLAUSES: Final = MoveClauses("906.7a, 906.7", "906.7b, 906.7", "906.7c, 906.7", "909.5", "307.6", "702.2")
LAYERS: Final[dict[str, int]] = {
    "HaveTrait": terms.TYPE_LAYER, "BecomeTrait": terms.TYPE_LAYER, "HaveType": terms.TYPE_LAYER, "BecomeType": terms.TYPE_LAYER,
    "HaveKeyword": terms.ABILITY_LAYER, "HaveAbility": terms.ABILITY_LAYER, "LoseKeyword": terms.ABILITY_LAYER,
    "LoseAbilities": terms.ABILITY_LAYER, "HaveName": terms.OTHER_LAYER, "BecomeClass": terms.OTHER_LAYER,
    "Ban": terms.OTHER_LAYER, "Add": terms.VALUE_LAYER, "SetStat": terms.VALUE_LAYER, "Control": terms.CONTROL_LAYER,
}  # fmt: skip
MARKS: Final[dict[str, int]] = {
    "attacking": terms.ATTACKING, "blocking": terms.BLOCKING, "blocked": terms.BLOCKED, "attacked": terms.ATTACKED_OBJECT,
}  # fmt: skip
IN_CHASE: Final = ("spell", "ability")
ON_FIELD: Final = ("resonator", "j-ruler", "addition", "regalia", "magic stone", "card", "token", "entity", "j/resonator")
LASTING_QUALITIES: Final = ("token", "special", "basic", "true", "addable")
ACTIONS: Final[dict[str, str]] = {"play": "play", "judgment": JUDGE_ACTION, "god's art": "god's art", "evolution": "evolution"}


def known(table: dict[str, int], what: str, word: str) -> int:
    if word not in table:
        raise UnknownWord(what, word)
    return table[word]


class ForceOfWillVocabulary(Vocabulary):
    """The words of sections 200, 300, 900, 1000 and 1100."""

    # -- zones and players
    def zone(self, word: str) -> int:
        return known(words.ZONES, "zone", word)

    def every_zone(self) -> int:
        return EVERYWHERE

    def default_zones(self, tests: tuple[Node, ...]) -> tuple[int, str]:
        """307.4, 308.4, 312.3: spells are in the chase area, the types that 307.4 names on the field; races and names anywhere
        in the play ground (205.4, 307.4a)."""
        types = [test.text("type") for test in tests if test.kind == "Type"]
        for test in tests:
            if test.kind == "AnyOf":
                types += [inner.text("type") for inner in test.walk() if inner.kind == "Type"]
        if any(word in IN_CHASE for word in types):
            return 1 << terms.CHASE, "312.3"
        if types and all(word == "player" for word in types):
            return 1 << terms.PLAYERS, "105.1"
        if types and all(word in ON_FIELD or word.startswith("addition") or word.endswith("magic stone") for word in types):
            return 1 << terms.FIELD, "307.4, 201.5"
        if types and all(word == "ruler" for word in types):
            return 1 << terms.RULER_AREA, "308.4, 201.5"
        return terms.PLAY_GROUND, "205.4, 307.4a"

    def leader_zone(self) -> int:
        return terms.PLAYERS

    def player_number(self, word: str) -> int:
        return known(words.PLAYER_NUMBERS, "number of a player", word)

    # -- cards
    def type_test(self, word: str) -> Test | None:
        if word in ("card", "entity"):
            return None
        if word == "token":
            return IsToken()
        if word == "spell":
            return IsSpell()
        if word == "ability":
            return IsAbility(True, True)
        if word.startswith("addition: "):
            return IsAdditionFor(known(terms.ADDITIONS, "addition", word.removeprefix("addition: ")))
        if word in terms.SUBTYPES:
            return IsOfStoneType(terms.SUBTYPES[word])
        if word.endswith(" chant"):
            return HasKeyword(terms.QUICKCAST if word.startswith("quick") else terms.TRIGGER)
        return IsType(self.type_bits(word), "201.5")

    def type_bits(self, word: str) -> int:
        return known(terms.TYPES, "card type", word)

    def subtype_bits(self, word: str) -> int:
        """201.4: magic stone types."""
        return terms.SUBTYPES.get(word, 0)

    def colour_test(self, word: str) -> Test:
        return IsVoid() if word == terms.VOID else IsOfAttribute(self.colours(word))

    def colours(self, word: str) -> int:
        return known(terms.ATTRIBUTES, "attribute", word)

    def quality(self, word: str) -> Test:
        if word in ("rested", "recovered"):
            return IsTurned(1 if word == "rested" else 0)
        if word in MARKS:
            return IsMarked(MARKS[word])
        if word == "damaged":
            return IsDamaged()
        if word == "token":
            return IsToken()
        if word in ("special", "basic", "true"):
            return IsSubtype(terms.SUBTYPES[word])
        if word in ("activate ability", "automatic ability"):
            return IsAbility(word == "activate ability", word == "automatic ability")
        if word == "out of the game":
            return IsOutOfTheGame()
        if word == "addable":
            return IsSubtype(terms.OLD_ADDITIONS & ~terms.ON_FIELD)
        raise UnknownWord("quality", word)

    def lasting_quality(self, word: str) -> bool:
        return word in LASTING_QUALITIES

    def reading(self, stat: str, original: bool) -> Reading:
        """206, 207: resonators and J-rulers have ATK and DEF; 909.7: "printed" is as printed."""
        index = self.stat(stat)
        types = terms.FIGHTERS if index in (terms.ATK, terms.DEF) else 0
        return PrintedReading(index, types, "909.7") if original else StatReading(index, types, False, "206.1, 207.1")

    def stat(self, word: str) -> int:
        return known(terms.STATS, "stat", word)

    def lasting_stat(self, word: str) -> bool:
        return True

    def keyword(self, word: str) -> int:
        return terms.SYMBOL_SKILLS if word == "symbol skill" else known(terms.KEYWORDS, "keyword", word)

    def keyword_test(self, word: str) -> Test:
        return HasAbility(terms.GODS_ART, 0) if word == "god's art" else HasKeyword(self.keyword(word))

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        self.keyword(word)
        if word not in WITHOUT_TEXT:
            raise UnknownWord("meaning without a text of its own of", word)
        return keyword_abilities(library, word, n)

    def linked(self, relation: str, to: Reference) -> Test:
        if relation == "added to":
            return IsAddedTo(to)
        if relation == "dealt damage by":
            return WasHurtBy(to)
        raise UnknownWord("relation", relation)

    def related(self, relation: str, to: Reference) -> Reference:
        if relation.startswith("added to"):
            noun = relation.removeprefix("added to").strip()
            return Bearer(to, self.type_bits(noun) if noun else 0)
        return RulersOf(to, self.type_bits(relation))

    def depends_on(self, node: Node) -> int:
        """What a card is added to, and which J-ruler a player has, changes only with links, which mark information as new by
        themselves, and with these zones."""
        return 1 << terms.FIELD | 1 << terms.RULER_AREA if node.kind == "Related" else super().depends_on(node)

    def distinct(self, of: Reference, stat: str) -> Amount | None:
        if stat in ("attribute", "race"):
            raise UnknownWord("count of different", stat)
        return None

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
        if node.kind == "StateChanged" and node.text("state") == "blocked":
            return BecomesBlocked(events.subject(low, node.node("what")))
        if node.kind == "CounterPut":
            return CountersPut(events.subject(low, node.node("on")), low.library.counter(node.text("counter")))
        if node.kind == "Damaged" and node.text("type") == "ability":
            makers = node.many("source")
            maker = events.subject(low, makers[0]) if makers else None
            return DamageByEffect(events.subject(low, node.node("what")), maker)
        if node.kind == "Attached":
            return AddedPattern(events.subject(low, node.node("what")), events.subject(low, node.node("to")))
        return None

    def phase(self, word: str, at: str) -> int:
        found = terms.MOMENTS.get((word, at))
        if found is None:
            raise UnknownWord(f"moment at the {at} of", word)
        return found

    def used_verb(self, label: str) -> int:
        if label == "inheritance":
            return terms.INHERITANCE_ABILITY
        if label == "judgment":
            return terms.JUDGMENT_ABILITY  # 705.3a: an event of its own, when it resolves
        raise UnknownWord("label of abilities that are played", label)

    def damage_rank(self, op: str) -> int:
        """910.2a: what prevents damage comes after what changes it otherwise."""
        return PREVENTS if op in ("-", "=") else 0

    def move_clauses(self) -> MoveClauses:
        return MOVE_CLAUSES

    def combat_types(self) -> int:
        return terms.FIGHTERS

    def played_card(self) -> int:
        return terms.CARD_PLAYED

    def unit(self) -> int:
        return 100

    # -- conditions, changes, clauses
    def condition(self, name: str, n: int, lowering: ValueLowering) -> Condition:
        if name == "awakened":
            return Marked(terms.AWAKENED, "1109.2a")
        if name == "torrent":
            return Marked(terms.IN_TORRENT, "1124.2")
        if name == "played from hand":
            return Marked(terms.FROM_HAND, "1411.2b")
        if name == "by judgment":
            return Marked(terms.BY_JUDGMENT, "1411.2a")
        raise UnknownWord("condition", name)

    def bans(self, kind: str, action: str) -> int:
        table = words.FORBID if kind == "Forbid" else words.PERMIT if kind == "Permit" else words.MUST
        return known(table, {"Forbid": "prohibition to", "Permit": "permission to", "Must": "duty to"}[kind], action)

    def restriction(self, action: str) -> int:
        return known(words.RESTRICTIONS, "restriction by some cards to", action)

    def cost_rules(
        self, low: ValueLowering, node: Node, about: Filter | None, zones: int, condition: Condition | None, clause: str
    ) -> list[CostRule]:
        """903.2f: of a number, the player chooses which part is less; a symbol says which kind of will."""
        if not node.text("points"):
            raise NotRunnable(node, "a cost is paid in will")
        action = node.text("action")
        if action not in ACTIONS:
            raise NotRunnable(node, f"what {action} abilities cost can't be changed")
        if node.text("points") == "any attribute":
            return [WillRule("play", ANY_ATTRIBUTE, ANY_PART, low.amount(node.node("n")), about, zones, condition, "903.2f-i")]
        out: list[CostRule] = []
        kinds = kinds_of(node.text("points"))
        for kind in range(terms.WILL_KINDS):
            if kinds[kind]:
                part = ANY_PART if kind == terms.FREE_WILL else kind
                times = low.amount(node.node("n"))
                n: Amount = times if kinds[kind] == 1 else Product(Number(kinds[kind]), times)
                out.append(WillRule(ACTIONS[action], OPS[node.text("op")], part, n, about, zones, condition, clause))
        return out

    def own_duration(self, end: str) -> int:
        """807.3a."""
        return terms.END_OF_BATTLE if end == "this battle" else -1

    def deck_rule(self, rule: str) -> bool:
        return rule in words.DECK_RULES

    def layer(self, mod: str, own: bool = False) -> int:
        return known(LAYERS, "layer of", mod)

    def works_in(self, ability: Node) -> int:
        return zones_of_ability(ability)

    def clause(self, kind: str, detail: str = "") -> str:
        found = words.CLAUSES.get((kind, detail))
        return found if found is not None else words.CLAUSES.get((kind, ""), "")
