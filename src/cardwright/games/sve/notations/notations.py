"""What Shadowverse: Evolve makes of the shared operations and costs."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import CostPart, Filter
from cardwright.effects.lowering.notations import Notations
from cardwright.effects.lowering.scopes import ScopeLowering
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.ops.modifying import LeaderNumber
from cardwright.effects.ops.tokens import Mint
from cardwright.games.sve import terms
from cardwright.games.sve.notations.clauses import KIND_CLAUSES
from cardwright.games.sve.notations.evolving import EvolveOp, RevealEvolved
from cardwright.games.sve.notations.permissions import PERMISSIONS
from cardwright.games.sve.notations.played_by_effect import PLAYING
from cardwright.games.sve.notations.racing import RaceOp, RushWhileServed, ServeOp, ServeThis
from cardwright.games.sve.notations.stacks import EarthRite
from cardwright.games.sve.notations.turns import CALENDAR
from cardwright.kernel.faces import ACTS, QUICK
from cardwright.text.kinds import ANY_CARD, THIS, YOU, make
from cardwright.text.tree import Node

HIDDEN: Final = 1 << terms.DECK | 1 << terms.HAND | 1 << terms.EVOLVE_DECK
# Automatic abilities by label: a number to know them by, and the clause that defines them (chapter 12, 14.2.4).
LABELS: Final[dict[str, tuple[int, str]]] = {
    "fanfare": (1 << 16, "12.4.3"), "last words": (1 << 17, "12.5.3"), "on evolve": (1 << 18, "12.6.2"),
    "strike": (1 << 19, "12.7.2"), "follower strike": (1 << 20, "12.7.2"), "leader strike": (1 << 21, "12.7.2"),
    "on race": (1 << 22, "14.2.4.2"),
}  # fmt: skip
EVOLVING: Final = ("evolve",)
SERVING: Final = ("feed", "serve")
RUSH_OF_RACING: Final = "rush while served"
MAGICAL_ITEM: Final = "Magical Item"
STATES: Final[dict[str, int]] = {"reserved": 0, "engaged": 1, "faceup": 2, "facedown": 3}


class SveNotations(Notations):
    """Evolving, serving and racing, Earth Rite and Lesson, and the words for states and labels."""

    def __init__(self) -> None:
        super().__init__(
            terms.DECK, terms.HAND, terms.BANISHED, HIDDEN, terms.DECKED_OUT,
            LeaderNumber(terms.LEADER_AREA, terms.DEFENSE, terms.LEADER_DEFENSE, "5.26.1"), Mint(terms.TOKEN), PERMISSIONS,
            CALENDAR, PLAYING,
        )

    def clause(self, kind: str) -> str:
        return KIND_CLAUSES.get(kind, "10.6.2.8.2")

    # -- evolving, serving, racing
    def evolve(self, low: ScopeLowering, node: Node) -> None:
        """5.15, 14.2.1, 14.2.3: by what way the cards change."""
        way = node.text("way")
        this = node.node("what")
        called = low.called(this) if this.kind == "This" else 0
        # 5.24.3.1.1: "evolve this follower" means the card whatever its type is.
        what = low.what(THIS if way == "evolve" and called else this)
        clause = low.one_clause("Evolve", way)
        if way == "evolve":
            into: Filter | None = None if node.node("into") == ANY_CARD else low.open_filter(node.node("into"))
            low.note(node)
            low.at.emit(EvolveOp(clause, low.cause, what, into, low.at.revealed, called))
        elif way == "race":
            low.note(node)
            low.at.emit(RaceOp(clause, low.cause, what, low.amount(node.node("times")), racing_rush(low)))
        elif way in SERVING:
            low.note(node)
            low.at.emit(ServeOp(clause, low.cause, what, low.amount(node.node("times"))))
        else:
            raise NotRunnable(node, f"the rules know no way to {way}")

    def ability_cost(self, low: ScopeLowering, node: Node) -> list[CostPart]:
        """12.2.2, 14.2.2.3: an evolve ability reveals the evolved card, a serve ability serves this card."""
        label = node.text("label")
        if label in EVOLVING:
            slot = low.at.new_slot()
            low.at.revealed = slot
            return [RevealEvolved(self._corresponding(low, node), slot)]
        if label in SERVING and not any(cost.kind == "KeywordCost" and cost.text("name") in SERVING for cost in node.many("cost")):
            return [ServeThis(1)]
        if label not in (*SERVING, "act"):
            raise NotRunnable(node, f"the rules know no abilities of the label {label!r}")
        return []

    def _corresponding(self, low: ScopeLowering, node: Node) -> Filter | None:
        """5.15.1.1.1: what the text says that the card evolves into, if it does."""
        for effect in node.many("do"):
            if effect.kind == "Evolve" and effect.node("into") != ANY_CARD:
                return low.open_filter(effect.node("into"))
        return None

    # -- costs
    def keyword_cost(self, low: ScopeLowering, node: Node, mark: int) -> list[CostPart]:
        """13.3.3.2, 14.3.2.1, 14.2.2.3."""
        name = node.text("name")
        n = node.number("n")
        if name == "earth rite":
            return [EarthRite(n if n > 0 else 1, low.at.new_slot())]
        if name == "lesson":
            parts = low.cost((lesson(n if n > 0 else 1),), mark)
            for part in parts:
                part.clause = "14.3.2.1"
            return parts
        if name in SERVING:
            return [ServeThis(n if n > 0 else 1)]
        raise NotRunnable(node, f"the rules know no cost called {name!r}")

    def lieu(self, label: str) -> tuple[int, int, str]:
        """12.2.3, 14.2.2.4: one evolution point may be used in lieu of one play point."""
        if label in EVOLVING:
            return terms.EVOLUTION_POINTS, terms.ASK_EVOLUTION_POINT, "12.2.3"
        if label in SERVING:
            return terms.EVOLUTION_POINTS, terms.ASK_EVOLUTION_POINT, "14.2.2.4"
        return -1, 0, ""

    def flags(self, node: Node) -> int:
        label = node.text("label")
        if label in EVOLVING:
            return terms.EVOLVE_ABILITY
        return terms.SERVE_ABILITY if label in SERVING else 0

    def sort(self, node: Node) -> int:
        """8.3.2, 12.3.3: which of them are left out in listing what a player may do."""
        sort = terms.EVOLVE_ACT if self.flags(node) else ACTS
        return sort | terms.QUICK_ACT if self.timing_flags(node) & QUICK else sort

    # -- words
    def label(self, word: str) -> int:
        bits = 0
        for part in word.split(", "):
            if part in LABELS:
                bits |= LABELS[part][0]
        return bits if bits else -1

    def label_clause(self, word: str) -> str:
        first = word.split(", ")[0]
        return LABELS[first][1] if first in LABELS else ""

    def move_flags(self, state: str, face: str) -> int:
        flags = 0
        if state == "engaged":
            flags |= terms.ENTERS_ENGAGED
        if face == "down":
            flags |= terms.FACE_DOWN
        return flags

    def state(self, word: str) -> int:
        return STATES.get(word, -1)


def racing_rush(low: ScopeLowering) -> RushWhileServed:
    """The change that racing makes; one for the whole library."""
    found = low.library.named_changes.get(RUSH_OF_RACING)
    if found is None:
        found = RushWhileServed()
        low.library.add_change(found)
        low.library.named_changes[RUSH_OF_RACING] = found
    assert isinstance(found, RushWhileServed)
    return found


def lesson(n: int) -> Node:
    """14.3.2.1: banish so many cards named Magical Item from your EX area."""
    tests = (make("Named", name=MAGICAL_ITEM), make("In", places=(make("Place", zone="ex area", of=YOU),)))
    pick = make("Pick", count=make("Exactly", n=make("Num", n=n)), filter=make("Filter", tests=tests))
    banished = make("Place", zone="banished zone", of=make("CardOwner"))
    return make("DoAsCost", do=make("Move", verb="banish", what=pick, to=(banished,)))


NOTATIONS: Final = SveNotations()
