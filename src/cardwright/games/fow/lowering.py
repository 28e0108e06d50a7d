"""Lowering of this game's abilities: keywords with costs and texts of their own, labels, what playing a chant is."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import Filter
from cardwright.effects.cost_rules import CostRule
from cardwright.effects.lowering.abilities import LoweredLine, Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.effects.script import Script
from cardwright.effects.tests import IsColour
from cardwright.games.fow import terms
from cardwright.games.fow.entering import EnterWith
from cardwright.games.fow.keyword_parts import NotBestowed
from cardwright.games.fow.keywords import (
    barrier_against,
    energize,
    gods_art,
    inheritance,
    judgment,
    label,
)
from cardwright.games.fow.notations.notations import FowNotations
from cardwright.games.fow.replacements import PREVENTS
from cardwright.games.fow.sorting import mark_ability
from cardwright.games.fow.symbols import kinds_of
from cardwright.games.fow.tolls import ActionToll
from cardwright.games.fow.vocabulary import ForceOfWillVocabulary
from cardwright.games.fow.working import EVERYWHERE
from cardwright.kernel.faces import PASSIVE, Ability, Replacement
from cardwright.kernel.library import Library
from cardwright.text.kinds import make
from cardwright.text.tree import Node

MAIN_TIMING: Final = ("judgment", "shift", "bestow")
# 1411.2a, 1411.2b: [Enter] is about judgment, or about a card that was played from the hand
BY_PLAY_OR_JUDGMENT: Final = make(
    "Or", parts=(make("KeywordActive", name="played from hand"), make("KeywordActive", name="by judgment"))
)
VOCABULARY: Final = ForceOfWillVocabulary()


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


class FowLowering(Lowering):
    """From text trees to abilities of this game."""

    def __init__(self, library: Library, notations: FowNotations, record: Recorder | None = None) -> None:
        super().__init__(VOCABULARY, library, notations, record)

    def lower_line(self, trees: tuple[Node, ...], text: str) -> LoweredLine:
        line = LoweredLine()
        for tree in trees:
            if tree.kind == "Keyword" and (tree.text("name") == "trigger" or tree.text("value")):
                line.keywords |= self.vocabulary.keyword(tree.text("name"))
                line.abilities += self._keyword(tree, text)
                continue
            if tree.kind == "ExtraCost" and tree.text("name") in ("attack", "block"):
                line.abilities.append(self.lower_cost_of_action(tree, text))
                continue
            lowered = super().lower_line((tree,), text)
            line.abilities += lowered.abilities
            line.keywords |= lowered.keywords | self._bits(tree)
            line.playing += lowered.playing
        return line

    def _bits(self, tree: Node) -> int:
        """The keywords that a line with a text of its own gives the card."""
        word = tree.text("label") if tree.kind in ("Activated", "Triggered") else ""
        if tree.kind in ("ExtraCost", "OtherCost"):
            word = tree.text("name")
        return terms.KEYWORDS.get(word, 0)

    def _keyword(self, tree: Node, text: str) -> list[Ability]:
        """[Energize] 1119, [Barrier] of an attribute 1120.3, [Trigger] at any time 1113.2a."""
        kinds = kinds_of(tree.text("value"))
        if tree.text("name") == "energize":
            found = [kind for kind in range(terms.WILL_KINDS) if kinds[kind]]
            return [self.library.add_ability(energize(self.library, found, text))]
        if tree.text("name") == "barrier":
            colours = sum(1 << kind for kind in range(terms.MOON_WILL) if kinds[kind])
            against = Filter(EVERYWHERE, 3, [IsColour(colours)], [], 0)
            return [self.library.add_ability(barrier_against(against, text))]
        return []

    def abilities(self, node: Node, text: str) -> list[Ability]:
        made = super().abilities(node, text)
        for a in made:
            mark_ability(a)
        return made

    def lower_ability(self, node: Node, text: str) -> list[Ability]:
        if node.kind == "Static":
            entering = self._entering(node, text)
            if entering is not None:
                return [entering]
        if node.kind == "Triggered" and node.text("label") == "enter" and node.node("when").kind == "Always":
            node = node.replace(when=BY_PLAY_OR_JUDGMENT)
        made = super().lower_ability(node, text)
        if node.kind == "Activated":
            return [self._labelled(node, a) for a in made]
        if node.kind == "Triggered" and node.text("label") == "stealth":
            return [self._waiting(node, a) for a in made]
        return made

    def _labelled(self, node: Node, a: Ability) -> Ability:
        """Activate abilities that a keyword introduces."""
        word = node.text("label")
        script = a.program
        assert isinstance(script, Script)
        if word in MAIN_TIMING:
            a.flags |= terms.MAIN_TIMING
        if word == "judgment":
            return judgment(a, script)
        if word == "god's art":
            return gods_art(self.library, a, node.text("name"))
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

    def _waiting(self, node: Node, a: Ability) -> Ability:
        """[Stealth] 1114: its condition is watched in the standby area."""
        a.kind = PASSIVE
        a.flags |= terms.STEALTH_ABILITY
        a.zones = 1 << terms.STANDBY
        a.program = None
        return label(a, "stealth")

    def _extra_cost(self, node: Node, rules: list[CostRule]) -> None:
        super()._extra_cost(node, rules)
        self.at.script.optional[-1].shows = shown_by_cost(node)

    def lower_cost_of_action(self, node: Node, text: str) -> Ability:
        """803.5, 804.4: what must be paid for this card to attack or block, or for others."""
        state = self._begin(node)
        try:
            a = Ability(PASSIVE, text)
            a.zones = 1 << terms.FIELD
            flag = terms.ATTACK_COST if node.text("name") == "attack" else terms.BLOCK_COST
            if node.node("what").kind == "All":
                a.cost_rules = [ActionToll(flag, self.filter(node.node("what").node("filter")))]
            else:
                a.flags = flag
            self.at.script.cost = self.cost(node.many("cost"), -1)
            self.finish(a)
        finally:
            self._end(state)
        return self.library.add_ability(a)

    def replacement(self, node: Node, condition: Node | None) -> tuple[Replacement, tuple[Node, ...]]:
        """910.2a: effects that prevent damage come last."""
        made, do = super().replacement(node, condition)
        if node.kind == "ChangeDamage":
            prevents = node.text("op") in ("-", "=", "at most")
        else:
            prevents = node.node("event").kind == "Damaged" and not do
        if prevents:
            made.rank = PREVENTS
        return made, do

    def _entering(self, node: Node, text: str) -> Ability | None:
        """1022.6: "this card enters your field with five counters on it"."""
        do = node.many("do")
        if len(do) != 1 or do[0].kind != "Would" or not do[0].number("also"):
            return None
        counters = do[0].many("do")[0]
        if counters.kind != "Counters" or counters.node("n").kind != "Exactly":
            return None
        a = Ability(PASSIVE, text)
        a.zones = 1 << terms.FIELD
        n = self.amount(counters.node("n").node("n"))
        a.changes = [EnterWith(self.library.counter(counters.text("counter")), n, "1022.6")]
        return a
