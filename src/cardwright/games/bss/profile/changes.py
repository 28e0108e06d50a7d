"""8-8-1-3: changes of card texts that are Battle Spirits Saga's own: levels, symbols, keywords with what they name."""
from __future__ import annotations

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Condition, Filter
from cardwright.effects.changes import AddStat, GainKeyword, How, SetStat
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.bss import terms
from cardwright.games.bss.card_readings import ChainActive, CoresIn, InStep, LifeKept, SoulCoreSpent, SymbolsOnField
from cardwright.games.bss.keywords import GREATEST, keyword_abilities
from cardwright.games.bss.level_changes import SetLevelBP, TreatAsLevel
from cardwright.games.bss.notations.changes import SymbolChange, TreatAsHighestLevel
from cardwright.games.bss.profile import words
from cardwright.games.bss.prohibitions import SummonBan
from cardwright.games.bss.symbol_rules import SymbolRuling
from cardwright.kernel.continuous import Change
from cardwright.kernel.faces import CostRuling
from cardwright.text.tree import Node


def symbols(low: Lowering, mod: Node, how: How) -> Change:
    return SymbolChange(how, low.profile.colours[mod.text("name")], low.amount(mod.node("n")), mod.kind == "SetSymbols")


def set_stat(low: Lowering, mod: Node, how: How) -> Change | None:
    stat, to = mod.text("stat"), mod.node("to")
    if stat == "level":
        leveled = in_layer(how, terms.LEVEL_LAYER, "8-8-1-3-2")
        return TreatAsHighestLevel(leveled) if to.kind == "OwnStat" else TreatAsLevel(leveled, low.amount(to))
    if stat == "bp":
        return SetStat(in_layer(how, terms.BP_SET_LAYER, "8-8-1-3-4"), terms.BP, low.amount(to))
    if stat in words.LEVEL_BP:
        return SetLevelBP(in_layer(how, terms.LEVEL_BP_LAYER, "8-8-1-3-3"), words.LEVEL_BP[stat], low.amount(to))
    return None


def add(low: Lowering, mod: Node, how: How) -> Change | None:
    if mod.text("stat") != "lv1 cores":
        return None
    return AddStat(in_layer(how, terms.NUMBER_LAYER, "8-8-1-3"), terms.LV1_CORES, 1, low.amount(mod.node("by")))


def have_keyword(low: Lowering, mod: Node, how: How) -> Change:
    """A keyword with its number and what it names."""
    name, n, filter = mod.text("keyword"), mod.number("n"), mod.node("filter")
    bit = low.profile.keywords[name]
    if name == "armor":
        bit, abilities = armor_bits(low, filter), keyword_abilities(low.library, name, n)
    else:
        abilities = keyword_abilities(low.library, name, n, keyword_condition(low, filter))
    return GainKeyword(how, bit, abilities, GREATEST.get(name, ""))


def in_layer(how: How, layer: int, clause: str) -> How:
    """The same, in a layer of its own."""
    return How(layer, clause, how.scope, how.condition, how.reads, how.zones, how.depends_on)


def armor_bits(low: Lowering, filter: Node) -> int:
    """11-5-2: the keyword with the colors of its condition."""
    colours = 0
    for found in filter.walk():
        if found.kind == "Class":
            colours |= low.profile.colours[found.text("name")]
    return terms.ARMOR | colours << terms.ARMOR_SHIFT


def keyword_condition(low: Lowering, filter: Node) -> Filter | None:
    """The cards that a keyword names: Ascend, Link, Immortal."""
    return low.open_filter(filter) if filter.many("tests") else None


# -- what is ruled about costs and summoning
def barred(low: Lowering, node: Node, condition: Node | None) -> CostRuling | None:
    """4-12-4: what can't be summoned, placed or used."""
    if node.many("actions")[0].text("name") != "be played":
        return None
    return SummonBan(low.open_filter(node.node("what").node("filter")), None if condition is None else low.condition(condition))


def symbols_counted(low: Lowering, node: Node, condition: Node | None) -> CostRuling:
    """2-7-3: how symbols are counted."""
    about = None if node.number("own") else low.open_filter(node.node("filter"))
    colour = low.profile.colours[node.text("name")] if node.text("name") else 0
    made = None if condition is None else low.condition(condition)
    what = low.reference(node.node("what"))
    n = low.amount(node.node("n")) if node.text("how") in ("times", "as", "more") else Number(1)
    return SymbolRuling(about, what, words.SYMBOLS[node.text("how")], n, colour, made)


# -- conditions and amounts
def chain(low: Lowering, node: Node) -> Condition:
    """11-15-3: "chain red"."""
    return ChainActive(low.profile.colours[node.text("name").removeprefix("chain ")])


def life_kept(low: Lowering, node: Node) -> Condition:
    return LifeKept()


def in_step(low: Lowering, node: Node) -> Condition:
    return InStep(low.profile.moments[f"start of {node.text('phase')}"], low.players(node.node("of")))


def soul_core_paid(low: Lowering, node: Node) -> Condition | None:
    return SoulCoreSpent() if node.text("name") == "soul core" else None


def symbols_on_field(low: Lowering, node: Node) -> Amount:
    return SymbolsOnField(low.players(node.node("who")), low.profile.colours[node.text("name")])


def cores_there(low: Lowering, node: Node) -> Amount:
    """4-11-1: how many cores are in an area."""
    store = node.node("in_")
    if store.kind != "Pool" or store.text("name") in ("field", "void"):
        raise NotRunnable(node, "cores are counted in life, reserve and trash")
    return CoresIn(terms.CORE_AREAS[store.text("name")], low.players(store.node("of")), node.text("piece") == "soul core")
