"""Lowering of costs: each action of a cost to the parts that are paid, in the order in which they are listed."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import CostPart, Op
from cardwright.effects.costs.either import ChooseWay, IfThatWay
from cardwright.effects.costs.guarded import OnlyWhere
from cardwright.effects.costs.points import PayPoints
from cardwright.effects.costs.states import TurnThis
from cardwright.effects.costs.taking import DoInPayment, EnoughCards, SettleCards, TakeCards
from cardwright.effects.lowering.building import Building
from cardwright.effects.lowering.scopes import ScopeLowering
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.ops.control_flow import KeepOp
from cardwright.effects.ops.doing import Doing
from cardwright.effects.ops.noting import NoteOp, NotePart
from cardwright.effects.ops.selecting import PickOp
from cardwright.kernel import asking
from cardwright.kernel.events import BY_COST
from cardwright.text.tree import Node

STAYING: Final = ("SetState", "Reveal", "Counters", "Modify", "MovePieces")  # what leaves the cards where they are


class CostLowering(ScopeLowering):
    """Adds costs."""

    def cost(self, nodes: tuple[Node, ...], mark: int, label: str = "") -> list[CostPart]:
        parts: list[CostPart] = []
        in_order = self.notations.pays_in_order
        points = None if in_order else self.notations.pay(self, [node for node in nodes if node.kind == "Pay"])
        for node in nodes:
            if self.record is not None:
                number = self.record.watch(node)
                if number >= 0:
                    parts.append(NotePart(self.record.notes, number))
            if node.kind == "Pay" and in_order:
                parts += self.notations.pay(self, [node]) or [self._pay(node, label)]
            elif node.kind != "Pay" or points is None:
                parts += self._part(node, mark, label)
        if points is not None:
            parts += points
        link(parts)
        return parts

    def only_where(self, mark: int) -> CostPart:
        return OnlyWhere(self.at.guard())

    def _part(self, node: Node, mark: int, label: str) -> list[CostPart]:
        if node.kind == "Pay":
            return [self._pay(node, label)]
        if node.kind == "TurnThis":
            if self.notations.state(node.text("state")) != 1:
                raise NotRunnable(node, "as a cost, this card can only be engaged")
            return [TurnThis(self.one_clause("TurnThis"), self.notations.permissions)]
        if node.kind == "DoAsCost":
            return self._do(node, mark)
        if node.kind == "KeywordCost":
            return self.notations.keyword_cost(self, node, mark)
        if node.kind == "EitherCost":
            return self._either(node, mark, label)
        raise NotRunnable(node, "this can't be paid")

    def _pay(self, node: Node, label: str) -> CostPart:
        number = self.vocabulary.player_number(node.text("points"))
        lieu, question, clause = self.notations.lieu(label)
        if node.node("n").kind == "X":
            self.at.script.asks_x = True
        from_text = node.node("n").kind not in ("Num", "X")
        return PayPoints(self.one_clause("Pay"), number, self.amount(node.node("n")), lieu, question, clause, from_text)

    def _do(self, node: Node, mark: int) -> list[CostPart]:
        """Something done in payment: which cards, then what is done to them. Lowered as an effect, then taken over."""
        effect = node.node("do")
        around = self.at
        if any(found.kind == "X" for found in effect.walk()):
            around.script.asks_x = True
        aside = Building(around.slots)
        aside.names = around.names
        self.at = aside
        cause = self.cause
        self.cause = BY_COST
        self.effect(effect)
        self.cause = cause
        self.at = around
        around.slots = aside.slots
        around.names = aside.names
        parts = self._parts_of(node, aside.script.ops, effect.kind in STAYING, mark)
        what = dict(effect.fields).get("what")
        if isinstance(what, Node) and what.kind == "Deck":
            zone = self.vocabulary.zone(what.text("zone"))
            parts.insert(0, EnoughCards(self.amount(what.node("count")), self.players(what.node("of")), zone))
        return parts

    def _parts_of(self, node: Node, ops: list[Op], stays: bool, mark: int) -> list[CostPart]:
        parts: list[CostPart] = []
        taken: list[TakeCards] = []
        settles = False
        for op in ops:
            if isinstance(op, NoteOp):
                parts.append(NotePart(op.notes, op.number))
            elif isinstance(op, PickOp):
                op.chooser.question = asking.PAY_WITH
                take = TakeCards(op.clause, op.chooser, op.slot, stays, mark)
                taken.append(take)
                parts.append(take)
            elif isinstance(op, Doing):
                if len(taken) == 1:
                    taken[0].then = op
                parts.append(DoInPayment(op.clause, op, len(taken) == 0 and not settles))
            elif isinstance(op, KeepOp):
                parts.append(SettleCards(op))
                settles = True
            else:
                raise NotRunnable(node, "this can't be done in payment")
        return parts

    def _either(self, node: Node, mark: int, label: str) -> list[CostPart]:
        slot = self.at.new_slot()
        choose = ChooseWay(self.one_clause("EitherCost"), slot)
        parts: list[CostPart] = [choose]
        options = node.many("options")
        for i in range(len(options)):
            way = self._part(options[i], mark, label)
            choose.ways.append(way)
            for part in way:
                parts.append(IfThatWay(part, slot, i))
        return parts


def link(parts: list[CostPart]) -> None:
    """Each part that takes cards knows those after it, so that it leaves them enough, and those before it."""
    takes = [part for part in parts if isinstance(part, TakeCards)]
    for i in range(len(takes)):
        for later in takes[i + 1 :]:
            if later not in takes[i].later:
                takes[i].later.append(later)
                later.earlier.append(takes[i])
