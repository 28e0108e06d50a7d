"""What this game makes of the shared operations and costs: CP, the S icon, freezing, damage to players, Damage and EX Burst."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import CostPart
from cardwright.effects.lowering.notations import Notations
from cardwright.effects.lowering.scopes import ScopeLowering
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.ops.modifying import LeaderNumber
from cardwright.effects.ops.tokens import Mint
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.casting_by_effects import CALENDAR, PLAYING
from cardwright.games.fftcg.notations.harming import CancelOp, FreezeOp, HitPlayers, NegateDamage
from cardwright.games.fftcg.payment import DiscardSameName, PayCp
from cardwright.games.fftcg.permissions import FftcgPermissions
from cardwright.text.kinds import ALWAYS, make
from cardwright.text.tree import Node

HIDDEN: Final = 1 << terms.DECK | 1 << terms.HAND
STATES: Final[dict[str, int]] = {"active": 0, "dull": 1}


class FftcgNotations(Notations):
    """The operations and costs of chapters 6, 11 and 15 that are this game's own."""

    def __init__(self) -> None:
        super().__init__(
            terms.DECK, terms.HAND, terms.REMOVED, HIDDEN, terms.DECKED_OUT, LeaderNumber(terms.OUT, terms.POWER, 0, ""), Mint(0),
            FftcgPermissions(), CALENDAR, PLAYING,
        )
        self.control_in_layers = True
        self.decides_first = True  # 6.1.3

    def clause(self, kind: str) -> str:
        return "11.12.1"

    # -- effects
    def effect(self, low: ScopeLowering, node: Node) -> bool:
        if node.kind == "Deal" and node.node("to").kind == "Leader":
            self._hit(low, node)
        elif node.kind == "SetState" and node.text("state") == "frozen":
            what = low.what(node.node("what"))
            low.note(node)
            low.at.emit(FreezeOp(low.one_clause("SetState", "frozen"), low.cause, what))
        elif node.kind == "Heal":
            what = low.what(node.node("what"))
            low.note(node)
            low.at.emit(NegateDamage(low.one_clause("Heal"), low.cause, what))
        elif node.kind == "Cancel":
            what = low.what(node.node("what"))
            low.note(node)
            low.at.emit(CancelOp(low.one_clause("Cancel"), low.cause, what))
        else:
            return False
        return True

    def _hit(self, low: ScopeLowering, node: Node) -> None:
        """6.5: damage to a player."""
        amount = low.amount(node.node("amount"))
        who = low.players(node.node("to").node("of"))
        source = node.node("source")
        low.note(node)
        by = None if source.kind == "This" else low.reference(source)
        low.at.emit(HitPlayers(low.one_clause("Deal"), low.cause, amount, who, by))

    # -- abilities
    def mark(self, low: ScopeLowering, node: Node) -> Node:
        """15.2.6.2: Damage N; 11.10.3: EX Burst."""
        if node.text("mark") == "damage":
            return make("KeywordActive", name="damage", n=node.number("n"))
        if node.text("mark") == "ex burst":
            return ALWAYS
        raise NotRunnable(node, f"the rules know no abilities marked {node.text('mark')!r}")

    def mark_flags(self, word: str) -> int:
        return terms.EX_BURST_ABILITY if word == "ex burst" else 0

    def flags(self, node: Node) -> int:
        """11.6.2.2, 11.7.1: the Dull and S icons."""
        out = 0
        for cost in node.many("cost"):
            if cost.kind == "TurnThis":
                out |= terms.DULL_ICON
            elif cost.kind == "KeywordCost":
                out |= terms.SPECIAL
        return out

    # -- costs
    def pay(self, low: ScopeLowering, nodes: list[Node]) -> list[CostPart] | None:
        """11.6.2.1: all CP of a cost are paid together."""
        need = [0] * len(terms.ELEMENT_NAMES)
        generic = 0
        has_x = False
        for node in nodes:
            n = node.node("n")
            if n.kind == "X":
                has_x = True
                low.at.script.asks_x = True
            elif n.kind != "Num":
                raise NotRunnable(node, "how many CP are paid must be printed")
            elif node.text("points") in terms.ELEMENT_NAMES:
                need[terms.ELEMENT_NAMES.index(node.text("points"))] += n.number("n")
            else:
                generic += n.number("n")
        if not nodes:
            return []
        return [PayCp(low.one_clause("Pay"), tuple(need), generic, has_x, low.they)]

    def keyword_cost(self, low: ScopeLowering, node: Node, mark: int) -> list[CostPart]:
        """11.7.1: a card of the same name is discarded."""
        if node.text("name") != "special":
            raise NotRunnable(node, f"the rules know no cost called {node.text('name')!r}")
        return [DiscardSameName("11.7.1")]

    # -- words
    def move_flags(self, state: str, face: str) -> int:
        return (terms.ENTERS_DULL if state == "dull" else 0) | (terms.FACE_DOWN if face == "down" else 0)

    def state(self, word: str) -> int:
        return STATES.get(word, -1)


NOTATIONS: Final = FftcgNotations()
