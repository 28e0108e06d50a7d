"""What the words of Battle Spirits Saga's card texts mean."""
from __future__ import annotations

from typing import Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Condition, Filter, Players, Reference, Test
from cardwright.effects.changes import AddStat, GainKeyword, How, SetStat
from cardwright.effects.happened import Pattern
from cardwright.effects.happened_moves import MoveClauses
from cardwright.effects.lowering.values import ValueLowering
from cardwright.effects.lowering.vocabulary import UnknownWord, Vocabulary
from cardwright.effects.readings import Reading, StatReading
from cardwright.effects.tests import HasAbility, IsColour, IsNot, IsSubtype, IsTurned, IsType
from cardwright.effects.tests_past import Past
from cardwright.games.bss import terms, words
from cardwright.games.bss.card_readings import (
    AscendedWith,
    ChainActive,
    ColoursOf,
    CoresOn,
    HasSoulCore,
    InBattleWith,
    InStep,
    IsLinked,
    IsMarked,
    KeywordHeld,
    LifeOf,
    LinkedSpirit,
    SoulCoreSpent,
    SymbolsOf,
    SymbolsOnField,
)
from cardwright.games.bss.forbidding import SummonBan
from cardwright.games.bss.keywords import GREATEST, keyword_abilities
from cardwright.games.bss.level_changes import SetLevelBP, TreatAsLevel
from cardwright.games.bss.notations.changes import SymbolChange, TreatAsHighestLevel
from cardwright.games.bss.symbol_rules import SymbolRuling
from cardwright.games.bss.text_events import own_event
from cardwright.games.bss.working import zones_of_effect
from cardwright.kernel.continuous import Change
from cardwright.kernel.faces import Ability, CostRuling
from cardwright.kernel.library import Library
from cardwright.text.tree import Node

EVERY_ZONE: Final = (1 << terms.GONE) - 1
MOVE_CLAUSES: Final = MoveClauses("8-10-1", "8-10-1", "8-8-1-5-1", "8-8-1-5", "3-5-1", "10-6-1")
LAYERS: Final[dict[str, int]] = {
    "HaveKeyword": terms.OTHER_LAYER, "HaveAbility": terms.OTHER_LAYER, "LoseKeyword": terms.OTHER_LAYER,
    "LoseAbilities": terms.OTHER_LAYER, "HaveType": terms.OTHER_LAYER,
    "HaveTrait": terms.OTHER_LAYER, "Ban": terms.OTHER_LAYER, "Add": terms.BP_LAYER,
    "SetStat": terms.NUMBER_LAYER, "AddSymbols": terms.NUMBER_LAYER, "SetSymbols": terms.NUMBER_LAYER,
    "Level": terms.LEVEL_LAYER,
}  # fmt: skip
LASTING_QUALITIES: Final = ("token", "no effects")


def known(table: dict[str, int], what: str, word: str) -> int:
    if word not in table:
        raise UnknownWord(what, word)
    return table[word]


class BattleSpiritsVocabulary(Vocabulary):
    """The words of chapters 2 to 4, 7, 8, 10 and 11."""

    # -- zones and players
    def zone(self, word: str) -> int:
        return known(terms.ZONES, "area", word)

    def every_zone(self) -> int:
        return EVERY_ZONE

    def default_zones(self, tests: tuple[Node, ...]) -> tuple[int, str]:
        """8-5-4: a spirit or nexus with no further description is on the field."""
        return 1 << terms.FIELD, "8-5-4"

    def player_number(self, word: str) -> int:
        raise UnknownWord("number of a player", word)

    def player_amount(self, word: str, who: Players) -> Amount:
        if word == "life":
            return LifeOf(who)
        if word == "symbols":
            return SymbolsOnField(who, (1 << len(terms.COLOUR_BITS)) - 1)
        raise UnknownWord("number of a player", word)

    # -- cards
    def type_test(self, word: str) -> Test | None:
        return None if word == "card" else IsType(self.type_bits(word), "2-3-1")

    def type_bits(self, word: str) -> int:
        return known(terms.TYPES, "card type", word)

    def colour_test(self, word: str) -> Test:
        return IsColour(self.colours(word))

    def colours(self, word: str) -> int:
        return known(terms.COLOURS, "color", word)

    def quality(self, word: str) -> Test:
        if word in ("exhausted", "refreshed"):
            return IsTurned(1 if word == "exhausted" else 0)
        if word == "token":
            return IsSubtype(terms.TOKEN)
        if word == "no effects":
            return IsNot(IsSubtype(terms.HAS_EFFECTS))
        if word == "soul core":
            return HasSoulCore()
        if word in ("attacking", "blocking"):
            return IsMarked(terms.ATTACKING if word == "attacking" else terms.BLOCKING)
        if word in ("linked", "linking"):
            return IsLinked(word == "linking")
        raise UnknownWord("quality", word)

    def lasting_quality(self, word: str) -> bool:
        return word in LASTING_QUALITIES

    def reading(self, stat: str, original: bool) -> Reading:
        if stat == "cores":
            return CoresOn()
        if stat == "symbols":
            return SymbolsOf()
        if stat == "colors":
            return ColoursOf()
        index = self.stat(stat)
        return StatReading(index, terms.SPIRIT if index == terms.BP else 0, False, "2-11-2")

    def stat(self, word: str) -> int:
        return terms.BP if word in words.LEVEL_BP else known(terms.STATS, "number of a card", word)

    def lasting_stat(self, word: str) -> bool:
        return word in ("cost", "bp", "level", "symbols", "colors")

    def keyword(self, word: str) -> int:
        return known(terms.KEYWORDS, "keyword", word)

    def keyword_test(self, word: str) -> Test:
        """10-13: a keyword, or an effect of a timing that the text quotes."""
        if word in words.TIMINGS:
            return HasAbility(0, words.TIMINGS[word])
        return KeywordHeld(self.keyword(word))

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        self.keyword(word)
        return keyword_abilities(library, word, n)

    def trait(self, name: str) -> str:
        """2-5: spirit types are printed in capitals, and texts write them with capitals."""
        return name.upper()

    def linked(self, relation: str, to: Reference) -> Test:
        if relation in ("blocked by", "blocking"):
            return InBattleWith(terms.ATTACKING if relation == "blocked by" else terms.BLOCKING, to)
        raise UnknownWord("relation", relation)

    def related(self, relation: str, to: Reference) -> Reference:
        if relation == "linked spirit":
            return LinkedSpirit(to)
        if relation == "ascended with":
            return AscendedWith(to)
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
        return known(terms.PHASES, "step", word)

    def event(self, low: ValueLowering, node: Node) -> Pattern | None:
        return own_event(low, node)

    def about_itself(self, event: Node) -> bool:
        """11-18-1: linking happens to the spirit that links, not to the one that it is linked to."""
        return event.kind != "StateChanged" or event.text("state") != "linked"

    def move_clauses(self) -> MoveClauses:
        return MOVE_CLAUSES

    def combat_types(self) -> int:
        return terms.SPIRIT

    def played_card(self) -> int:
        """The verb of a PLAYED event: a magic card is used."""
        return 1

    # -- conditions, changes, clauses
    def condition(self, name: str, n: int, lowering: ValueLowering) -> Condition:
        """11-15-3: Chain."""
        chain, _, colour = name.partition(" ")
        if chain != "chain":
            raise UnknownWord("condition", name)
        return ChainActive(self.colours(colour))

    def own_condition(self, low: ValueLowering, node: Node) -> Condition | None:
        if node.kind == "InPhase":
            return InStep(self.phase(node.text("phase"), "start"), low.players(node.node("of")))
        if node.kind == "Paid" and node.text("name") == "soul core":
            return SoulCoreSpent()
        return None

    def own_amount(self, low: ValueLowering, node: Node) -> Amount | None:
        if node.kind == "Symbols":
            return SymbolsOnField(low.players(node.node("who")), self.colours(node.text("name")))
        return None

    def own_change(self, low: ValueLowering, mod: Node, how: How) -> Change | None:
        """8-8-1-3: levels, symbols; keywords with what they name."""
        if mod.kind in ("AddSymbols", "SetSymbols"):
            return SymbolChange(how, self.colours(mod.text("name")), low.amount(mod.node("n")), mod.kind == "SetSymbols")
        if mod.kind == "SetStat" and mod.text("stat") == "level":
            leveled = in_layer(how, terms.LEVEL_LAYER, "8-8-1-3-2")
            to = mod.node("to")
            if to.kind == "OwnStat":
                return TreatAsHighestLevel(leveled)
            return TreatAsLevel(leveled, low.amount(to))
        if mod.kind == "SetStat" and mod.text("stat") == "bp":
            return SetStat(in_layer(how, terms.BP_SET_LAYER, "8-8-1-3-4"), terms.BP, low.amount(mod.node("to")))
        if mod.kind == "SetStat" and mod.text("stat") in words.LEVEL_BP:
            printed = in_layer(how, terms.LEVEL_BP_LAYER, "8-8-1-3-3")
            return SetLevelBP(printed, words.LEVEL_BP[mod.text("stat")], low.amount(mod.node("to")))
        if mod.kind == "Add" and mod.text("stat") == "lv1 cores":
            return AddStat(in_layer(how, terms.NUMBER_LAYER, "8-8-1-3"), terms.LV1_CORES, 1, low.amount(mod.node("by")))
        if mod.kind == "HaveKeyword":
            bits, abilities = granted_keyword(low, mod.text("keyword"), mod.number("n"), mod.node("filter"))
            return GainKeyword(how, bits, abilities, GREATEST.get(mod.text("keyword"), ""))
        return None

    def own_ruling(self, low: ValueLowering, node: Node, condition: Node | None) -> CostRuling | None:
        """2-7-3: how symbols are counted; 4-12-4: what can't be summoned, placed or used."""
        if node.kind == "Forbid" and node.many("actions")[0].text("name") == "be played":
            barred = low.open_filter(node.node("what").node("filter"))
            return SummonBan(barred, None if condition is None else low.condition(condition))
        if node.kind != "CountSymbols":
            return None
        about = None if node.number("own") else low.open_filter(node.node("filter"))
        colour = self.colours(node.text("name")) if node.text("name") else 0
        made = None if condition is None else low.condition(condition)
        what = low.reference(node.node("what"))
        n = low.amount(node.node("n")) if node.text("how") in ("times", "as", "more") else Number(1)
        return SymbolRuling(about, what, words.SYMBOLS[node.text("how")], n, colour, made)

    def own_duration(self, end: str) -> int:
        """7-1-6-2."""
        return terms.END_OF_BATTLE if end == "this battle" else -1

    def bans(self, kind: str, action: str) -> int:
        table = words.FORBID if kind == "Forbid" else words.PERMIT if kind == "Permit" else words.MUST
        return known(table, {"Forbid": "prohibition to", "Permit": "permission to", "Must": "duty to"}[kind], action)

    def restriction(self, action: str) -> int:
        return known(words.RESTRICTIONS, "restriction by some cards to", action)

    def layer(self, mod: str, own: bool = False) -> int:
        return known(LAYERS, "layer of", mod)

    def works_in(self, ability: Node) -> int:
        return zones_of_effect(ability)

    def clause(self, kind: str, detail: str = "") -> str:
        found = words.CLAUSES.get((kind, detail))
        return found if found is not None else words.CLAUSES.get((kind, ""), "")


def in_layer(how: How, layer: int, clause: str) -> How:
    """The same, in a layer of its own."""
    return How(layer, clause, how.scope, how.condition, how.reads, how.zones, how.dynamic)


def granted_keyword(low: ValueLowering, name: str, n: int, filter: Node) -> tuple[int, list[Ability]]:
    """The bits and the abilities of a keyword, with its number and what it names."""
    bit = low.vocabulary.keyword(name)
    if name == "armor":
        return armor_bits(low, filter), keyword_abilities(low.library, name, n)
    return bit, keyword_abilities(low.library, name, n, keyword_condition(low, filter))


def armor_bits(low: ValueLowering, filter: Node) -> int:
    """11-5-2: the keyword with the colors of its condition."""
    colours = 0
    for found in filter.walk():
        if found.kind == "Class":
            colours |= low.vocabulary.colours(found.text("name"))
    return terms.ARMOR | colours << terms.ARMOR_SHIFT


def keyword_condition(low: ValueLowering, filter: Node) -> Filter | None:
    """The cards that a keyword names: Ascend, Link, Immortal."""
    return low.open_filter(filter) if filter.many("tests") else None
