"""Lowering of this game's abilities: keywords with costs and texts of their own, labels, what playing a chant is."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import Filter
from cardwright.effects.card_tests import IsColour
from cardwright.effects.changes import How
from cardwright.effects.lowering.abilities import LoweredLine, plain_ability, plain_line
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.script import Script
from cardwright.games.fow import terms
from cardwright.games.fow.attack_costs import ActionToll
from cardwright.games.fow.dialect.dialect import definitions
from cardwright.games.fow.entering_counters import EnterWith
from cardwright.games.fow.gained_barriers import GainBarrier
from cardwright.games.fow.keyword_parts import NotBestowed
from cardwright.games.fow.keywords import (
    barrier_against,
    energize,
    gods_art,
    inheritance,
    judgment,
    label,
)
from cardwright.games.fow.will_symbols import kinds_of
from cardwright.kernel.continuous import Change
from cardwright.kernel.faces import PASSIVE, Ability
from cardwright.text.kinds import make
from cardwright.text.tree import Node

ITS_ABILITY: Final = make("This", type="ability")
MAIN_TIMING: Final = ("judgment", "shift", "bestow")
# 1411.2a, 1411.2b: [Enter] is about judgment, or about a card that was played from the hand
BY_PLAY_OR_JUDGMENT: Final = make(
    "Or", parts=(make("KeywordActive", name="played from hand"), make("KeywordActive", name="by judgment"))
)


def shown_by_cost(node: Node) -> str:
    """The clauses that an optional cost with a keyword is an example of: 1109 [Awakening], 1110 [Incarnation]."""
    if node.text("name") == "awakening":
        return "1109.2"
    if node.text("name") != "incarnation":
        return ""
    clauses = ["1110.2"]
    if len(node.many("cost")) > 1:
        clauses.append("1110.2a")
    if any(found.kind == "AnyOf" for cost in node.many("cost") for found in cost.walk()):
        clauses.append("1110.2b")
    return ", ".join(clauses)


# -- changes
def barrier_given(low: Lowering, mod: Node, how: How) -> Change | None:
    """1120.3: a card gains a [Barrier] against some cards only."""
    if mod.text("keyword") != "barrier" or not mod.node("filter").many("tests"):
        return None
    made = low.library.add_ability(barrier_against(low.open_filter(mod.node("filter")), ""))
    return GainBarrier(how, terms.BARRIER, [made], "")


# -- lines
def keyword_line(low: Lowering, tree: Node, text: str) -> LoweredLine | None:
    """[Energize] 1119, [Barrier] of an attribute or against some cards 1120.3, [Trigger] at any time 1113.2a."""
    if tree.text("name") == "barrier" and tree.node("filter").many("tests"):
        line = LoweredLine()
        line.keywords = terms.BARRIER
        with low.new_script(tree):
            against = low.open_filter(tree.node("filter"))
        line.abilities = [low.library.add_ability(barrier_against(against, text))]
        return line
    if tree.text("name") == "force command":
        line = LoweredLine()
        line.keywords = terms.FORCE_COMMAND
        line.abilities = [low.library.add_ability(force_command(tree.text("value")))]
        return line
    if tree.text("name") == "addition":
        return LoweredLine()  # a subtype, which the face has
    if tree.text("name") != "trigger" and not tree.text("value"):
        return None
    line = LoweredLine()
    line.keywords = low.profile.keywords[tree.text("name")]
    kinds = kinds_of(tree.text("value"))
    if tree.text("name") == "energize":
        found = [kind for kind in range(terms.WILL_KINDS) if kinds[kind]]
        line.abilities = [low.library.add_ability(energize(low.library, found, text))]
    elif tree.text("name") == "barrier":
        colours = sum(1 << kind for kind in range(terms.MOON_WILL) if kinds[kind])
        against = Filter(terms.EVERYWHERE, 3, [IsColour(colours)], [], 0)
        line.abilities = [low.library.add_ability(barrier_against(against, text))]
    return line


def force_command(name: str) -> Ability:
    """[Force Command] of that name; it says nothing by itself."""
    a = label(Ability(PASSIVE, name), "force command")
    a.zones = terms.PLAY_GROUND
    return a


def labelled_line(low: Lowering, tree: Node, text: str) -> LoweredLine:
    """A line with a text of its own gives the card the keyword that it begins with."""
    line = plain_line(low, tree, text)
    line.keywords |= terms.KEYWORDS.get(tree.text("label"), 0)
    return line


def cost_line(low: Lowering, tree: Node, text: str) -> LoweredLine:
    if tree.kind == "ExtraCost" and tree.text("name") in ("attack", "block"):
        line = LoweredLine()
        line.abilities = [cost_of_action(low, tree, text)]
        return line
    line = plain_line(low, tree, text)
    line.keywords |= terms.KEYWORDS.get(tree.text("name"), 0)
    return line


def cost_of_action(low: Lowering, node: Node, text: str) -> Ability:
    """803.5, 804.4: what must be paid for this card to attack or block, or for others."""
    a = Ability(PASSIVE, text)
    with low.new_script(node):
        a.zones = 1 << terms.FIELD
        flag = terms.ATTACK_COST if node.text("name") == "attack" else terms.BLOCK_COST
        if node.node("what").kind == "All":
            a.cost_rules = [ActionToll(flag, low.filter(node.node("what").node("filter")))]
        else:
            a.flags = flag
        low.at.script.cost = low.cost(node.many("cost"), -1)
        low.finish(a)
    return low.library.add_ability(a)


def defined_keyword(low: Lowering, name: str) -> list[Ability]:
    """What a keyword stands for that the rulebook does not know: its definition, read like a card's text; the same objects for
    every card of a library."""
    known = low.library.keywords.get(name)
    if known is None:
        trees = definitions().abilities(name)
        known = [made for tree in trees for made in plain_line(low, tree, f"{name.capitalize()}.").abilities]
        for made in known:
            made.keyword = terms.KEYWORDS[name]
        low.library.keywords[name] = known
    return known


# -- abilities
def static(low: Lowering, node: Node, text: str) -> list[Ability] | None:
    """1022.6: "this card enters your field with five counters on it"."""
    do = node.many("do")
    if len(do) != 1 or do[0].kind != "Would" or not do[0].number("also"):
        return None
    counters = do[0].many("do")[0]
    if counters.kind != "Counters" or counters.node("n").kind != "Exactly":
        return None
    a = Ability(PASSIVE, text)
    a.zones = 1 << terms.FIELD
    n = low.amount(counters.node("n").node("n"))
    a.changes = [EnterWith(low.library.counter(counters.text("counter")), n, "1022.6")]
    return [a]


def automatic(low: Lowering, node: Node, text: str) -> list[Ability]:
    if node.text("label") == "enter" and node.node("when").kind == "Always":
        node = node.replace(when=BY_PLAY_OR_JUDGMENT)
    made = chased_or_not(low, node, text)
    return [waiting(a) for a in made] if node.text("label") == "stealth" else made


def waiting(a: Ability) -> Ability:
    """[Stealth] 1114: its condition is watched in the standby area."""
    a.kind = PASSIVE
    a.flags |= terms.STEALTH_ABILITY
    a.zones = 1 << terms.STANDBY
    a.program = None
    return label(a, "stealth")


def activate(low: Lowering, node: Node, text: str) -> list[Ability]:
    """Activate abilities that a keyword introduces."""
    return [introduced(low, node, a) for a in chased_or_not(low, node, text)]


def chased_or_not(low: Lowering, node: Node, text: str) -> list[Ability]:
    """1008.2: whether something can be chased to an ability is no effect of it, but holds from the moment that it is played."""
    said = [step for step in node.many("do") if step.kind == "Forbid" and step.node("what") == ITS_ABILITY]
    made = plain_ability(low, node.replace(do=tuple(step for step in node.many("do") if step not in said)), text)
    for step in said:
        low.note(step)
    for a in made if said else []:
        a.flags |= terms.UNCHASED_ABILITY
    return made


def introduced(low: Lowering, node: Node, a: Ability) -> Ability:
    word = node.text("label")
    script = a.program
    assert isinstance(script, Script)
    if word in MAIN_TIMING:
        a.flags |= terms.MAIN_TIMING
    if word == "judgment":
        return judgment(a, script)
    if word == "god's art":
        return gods_art(low.library, a, node.text("name"))
    if word == "inheritance":
        return inheritance(a, script)
    if word == "break":
        a.flags |= terms.BREAK_ABILITY
        a.zones = 0
        return label(a, "break")
    if word == "bestow":
        script.only_if.append(NotBestowed())
        a.flags |= terms.BESTOW_ABILITY
    if word == "shift":
        a.flags |= terms.SHIFT_ABILITY
    return label(a, word) if word in ("bestow", "shift", "evolution") else a
