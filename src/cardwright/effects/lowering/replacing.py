"""Lowering of replacement effects: what would happen, and what happens instead."""
from __future__ import annotations

from typing import Final

from cardwright.effects import replacements
from cardwright.effects.base import Condition
from cardwright.effects.binding import Bind
from cardwright.effects.conditions import And
from cardwright.effects.costs.payable import CanPay
from cardwright.effects.lowering.costs import CostLowering
from cardwright.effects.lowering.placing import places
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.ops.noting import NotedReplacement
from cardwright.effects.replacements import GoElsewhere, Instead, OtherAmount, SoPlaced
from cardwright.kernel.events import MOVE_NAMES
from cardwright.kernel.faces import Replacement
from cardwright.text.kinds import make
from cardwright.text.tree import Node

DAMAGE_WAYS: Final[dict[str, int]] = {
    "+": replacements.MORE, "-": replacements.LESS, "=": replacements.SET, "at most": replacements.AT_MOST,
    "x": replacements.TIMES,
}
ALL_CARDS: Final = make("Any", filter=make("Filter"))


class ReplacementLowering(CostLowering):
    """Adds replacement effects."""

    def replacement(self, node: Node, condition: Node | None) -> tuple[Replacement, tuple[Node, ...]]:
        """The replacement of a Would or ChangeDamage, and the effects that the ability's program carries out instead."""
        if node.kind == "ChangeDamage":
            return self._noted(node, self._damage(node, condition)), ()
        if node.kind != "Would":
            raise NotRunnable(node, "this is no effect of a passive ability")
        event = node.node("event")
        when = node.node("when")
        if condition is not None:
            when = make("And", parts=(condition, when))
        holds: Condition | None = None if when.kind == "Always" else self.condition(when)
        pattern = self.pattern(event)
        binds: list[Bind] = []
        for bind in self.binds(event):
            assert isinstance(bind, Bind)
            binds.append(bind)
        do = node.many("do")
        optional = len(do) == 1 and do[0].kind == "May"
        if optional:
            do = do[0].many("do")
        elif len(do) == 1 and do[0].kind == "PayFor" and do[0].number("optional") == 1:
            # what costs something can be chosen only if the cost can be paid, and then is
            optional = True
            payable = CanPay(self.cost(do[0].many("cost"), -1))
            holds = payable if holds is None else And([holds, payable])
            do = (do[0].replace(optional=0),)
        clause = self.one_clause("Would")
        also = node.number("also") == 1
        placed = self._placed(event, do, also)
        if placed:
            return self._noted(node, SoPlaced(pattern, holds, binds, clause, placed)), ()
        if not also and len(do) == 1 and do[0].kind == "Move" and same_card(event, do[0].node("what")):
            verb = do[0].text("verb")
            to = places(self, do[0].many("to"), verb)
            if len(to) == 1 and verb in MOVE_NAMES:
                made = GoElsewhere(pattern, holds, binds, optional, clause, MOVE_NAMES.index(verb), to[0])
                return self._noted(node, made), ()
        instead = Instead(pattern, holds, binds, optional, clause, also)
        instead.follows = len(do) > 0
        return self._noted(node, instead), do

    def _placed(self, event: Node, do: tuple[Node, ...], also: bool) -> int:
        """The flags of a card that comes into a zone in another state than usual; 0 if that is not what is meant."""
        if not also or event.kind != "Moved" or len(do) != 1 or do[0].kind != "SetState":
            return 0
        if not same_card(event, do[0].node("what")):
            return 0
        return self.notations.move_flags(do[0].text("state"), "")

    def _damage(self, node: Node, condition: Node | None) -> Replacement:
        """More or less damage is a replacement of the damage that would be dealt."""
        what = node.node("what")
        against = node.node("against")
        other = make("Any", filter=against) if against.many("tests") else None
        if node.text("side") == "takes":
            event = make("Damaged", what=what, source=() if other is None else (other,), type=node.text("type"))
        else:
            event = make("Damaged", what=ALL_CARDS if other is None else other, source=(what,), type=node.text("type"))
        holds = None if condition is None else self.condition(condition)
        way = DAMAGE_WAYS[node.text("op")]
        clause = self.vocabulary.clause("ChangeDamage", node.text("op")) or self.one_clause("ChangeDamage")
        made = OtherAmount(self.pattern(event), holds, [], clause, way, self.amount(node.node("n")))
        made.rank = self.vocabulary.damage_rank(node.text("op"))
        if node.text("below"):
            made.below = self.vocabulary.reading(node.text("below"), False)
        return made

    def _noted(self, node: Node, made: Replacement) -> Replacement:
        if self.record is None:
            return made
        number = self.record.watch(node)
        return made if number < 0 else NotedReplacement(made, self.record.notes, number)


def same_card(event: Node, what: Node) -> bool:
    """Is what is done instead done to the card that the event is about?"""
    about = dict(event.fields).get("what")
    if not isinstance(about, Node):
        return False
    if about.kind == "This":
        return what.kind == "This"
    return about.kind == "Any" and what.kind == "Slot" and about.number("slot") == what.number("n") and what.number("n") > 0
