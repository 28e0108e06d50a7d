"""What Force of Will makes of the shared operations and costs."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import Amount, CostPart
from cardwright.effects.costs.points import PayPoints
from cardwright.effects.lowering.notations import Notations
from cardwright.effects.lowering.placing import places
from cardwright.effects.lowering.scopes import ScopeLowering
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.ops.modifying import LeaderNumber
from cardwright.effects.ops.playing import CardPlaying
from cardwright.effects.ops.tokens import CreateOp, Mint
from cardwright.effects.ops.turns import Calendar
from cardwright.games.fow import terms
from cardwright.games.fow.keyword_parts import ShiftCard
from cardwright.games.fow.notations.naming import token_face
from cardwright.games.fow.notations.own_ops import AttachOp, CancelOp, CopyOp, FightOp, HealOp, SummonOp, UnlessPaid
from cardwright.games.fow.paying import WillCost
from cardwright.games.fow.permissions import PERMISSIONS
from cardwright.games.fow.symbols import kinds_of, together, xs_in
from cardwright.games.fow.will import ProduceWill, RestThis, SpendOnly
from cardwright.text.kinds import ANY_CARD, ONE, make
from cardwright.text.tree import Node

HIDDEN: Final = (
    1 << terms.MAIN_DECK | 1 << terms.STONE_DECK | 1 << terms.HAND | 1 << terms.STANDBY | 1 << terms.LIFEBREAK
    | 1 << terms.SIDEBOARD | 1 << terms.COLLECTION
)
STATES: Final[dict[str, int]] = {"recovered": 0, "rested": 1, "faceup": 2, "facedown": 3}
NO_STAT: Final = -1
LABELS: Final[dict[str, int]] = {"enter": 1 << 16, "trigger": terms.TRIGGER, "stealth": terms.STEALTH}


class FowNotations(Notations):
    """Will, additions, cancelling, tokens, and the words for states and labels."""

    def __init__(self, calendar: Calendar, playing: CardPlaying) -> None:
        super().__init__(
            terms.MAIN_DECK, terms.HAND, terms.REMOVED, HIDDEN, NO_STAT,
            LeaderNumber(terms.PLAYERS, NO_STAT, terms.LIFE, "105.4"), Mint(terms.TOKEN), PERMISSIONS, calendar, playing,
        )
        self.control_in_layers = True
        self.open_groups = True
        self.targets_on_play = True
        self.piles_in_order = True

    def clause(self, kind: str) -> str:
        return "908.1"

    def even_none(self, verb: str, what: Node) -> str:
        """1019.2a: a hand without cards can be discarded."""
        if verb != "discard" or what.kind != "All":
            return ""
        tests = what.node("filter").many("tests")
        return "1019.2a" if len(tests) == 1 and tests[0].kind == "In" else ""

    # -- effects
    def effect(self, low: ScopeLowering, node: Node) -> bool:
        if node.kind == "Produce":
            self._produce(low, node)
        elif node.kind == "Attach":
            what = low.what(node.node("what"))
            to = low.what(node.node("to"))
            low.note(node)
            low.at.emit(AttachOp(low.one_clause("Attach"), low.cause, what, to))
        elif node.kind == "Fight":
            left = low.what(node.node("left"))
            right = low.what(node.node("right"))
            low.note(node)
            atk = low.vocabulary.reading("atk", False)
            low.at.emit(FightOp(low.one_clause("Fight"), low.cause, left, right, atk))
        elif node.kind == "Cancel":
            what = low.what(node.node("what"))
            low.note(node)
            low.at.emit(CancelOp(low.one_clause("Cancel"), low.cause, what))
        elif node.kind == "Heal":
            what = low.what(node.node("what"))
            low.note(node)
            low.at.emit(HealOp(low.one_clause("Heal"), low.cause, what))
        elif node.kind == "Copy":
            what = low.what(node.node("what"))
            low.note(node)
            low.at.emit(CopyOp(low.one_clause("Copy"), low.cause, what))
        elif node.kind == "Summon":
            what = low.what(node.node("what"))
            low.note(node)
            low.at.emit(SummonOp(low.one_clause("Summon"), low.cause, what))
        elif node.kind == "Unless":
            self._unless(low, node)
        elif node.kind == "Mint":
            self._mint(low, node)
        else:
            return False
        return True

    def _produce(self, low: ScopeLowering, node: Node) -> None:
        """907.4: one of the sets of will, or all of them."""
        sets = [together(will.text("of")) for will in node.many("wills")]
        if node.number("all"):
            sets = [tuple(kind for one in sets for kind in one)]
        times = None if node.node("times") == ONE else low.amount(node.node("times"))
        only: SpendOnly | None = None
        if node.node("spend") != ANY_CARD:
            only = SpendOnly(low.open_filter(node.node("spend")), None)
        low.note(node)
        low.at.emit(ProduceWill(low.one_clause("Produce"), sets, times, only))

    def _unless(self, low: ScopeLowering, node: Node) -> None:
        parts = self.pay(low, list(node.many("cost")))
        if len(parts) != 1 or not isinstance(parts[0], WillCost):
            raise NotRunnable(node, "only will can be paid to prevent it")
        do = node.many("do")
        who = low.players(node.node("who"))
        low.note(node)
        unless = UnlessPaid(low.one_clause("Unless"), who, parts[0])
        low.at.emit(unless)
        low.sequence(do)
        low.at.land(unless)

    def _mint(self, low: ScopeLowering, node: Node) -> None:
        face = token_face(low, node)
        to = places(low, node.many("to"), "create")
        slot = node.number("slot")
        if slot > 0:
            low.slot_of(node)
        count = low.count(node.node("count"))
        low.note(node)
        clause = low.one_clause("Mint")
        low.at.emit(CreateOp(clause, low.cause, count, [face.name], to, low.asked(node.node("by")), slot, self.mint))

    def evolve(self, low: ScopeLowering, node: Node) -> None:
        """1117.2a: to shift."""
        if node.text("way") != "shift" or node.node("what").kind != "This":
            raise NotRunnable(node, f"the rules know no way to {node.text('way')}")
        low.note(node)
        low.at.emit(ShiftCard("1117.2"))

    # -- costs
    def pay(self, low: ScopeLowering, nodes: list[Node]) -> list[CostPart]:
        """1003: will, all of it together; life by itself (105.4a)."""
        kinds = [0] * terms.WILL_KINDS
        free: Amount | None = None
        parts: list[CostPart] = []
        for node in nodes:
            points = node.text("points")
            if points == "life":
                n = low.amount(node.node("n"))
                parts.append(PayPoints("105.4a", terms.LIFE, n, -1, 0, "", node.node("n").kind not in ("Num", "X")))
                continue
            for kind, n_of_kind in enumerate(kinds_of(points)):
                kinds[kind] += n_of_kind
            if xs_in(points):
                low.at.script.asks_x = True
                free = low.amount(node.node("n"))
        if any(node.text("points") != "life" for node in nodes):
            parts.insert(0, WillCost("1003.1", kinds, free))
        return parts

    def keyword_cost(self, low: ScopeLowering, node: Node, mark: int) -> list[CostPart]:
        """1013.2."""
        if node.text("name") != "rest":
            raise NotRunnable(node, f"the rules know no cost called {node.text('name')!r}")
        return [RestThis("1013.2")]

    def mark(self, low: ScopeLowering, node: Node) -> Node:
        """1109.2: an ability that the card has if it was awakened."""
        if node.text("mark") != "awakening":
            raise NotRunnable(node, f"the rules know no abilities marked {node.text('mark')!r}")
        return make("KeywordActive", name="awakened")

    # -- words
    def label(self, word: str) -> int:
        return LABELS.get(word, -1)

    def move_flags(self, state: str, face: str) -> int:
        flags = terms.ENTERS_RESTED if state == "rested" else 0
        return flags | (terms.FACE_DOWN if face == "down" else 0)

    def state(self, word: str) -> int:
        return STATES.get(word, -1)
