"""What Weiss Schwarz makes of the shared operations and costs."""
from __future__ import annotations

from typing import Final

from cardwright.effects.base import CostPart
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.choices import ChoiceLowering
from cardwright.effects.lowering.notations import Notations
from cardwright.effects.lowering.placing import ORDERS, places, whose
from cardwright.effects.lowering.scopes import ScopeLowering
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.ops.control_flow import JumpOp
from cardwright.effects.ops.looking import LookUpTo, RevealOp
from cardwright.effects.ops.modifying import ForAllThatFit, LeaderNumber
from cardwright.effects.ops.noting import NoteOp
from cardwright.effects.ops.placing import Where
from cardwright.effects.ops.playing import CardPlaying
from cardwright.effects.ops.tokens import Mint
from cardwright.effects.references import Slot
from cardwright.effects.script import FIRST_FIXED, Script
from cardwright.games.weiss import terms
from cardwright.games.weiss.costs import PayStock
from cardwright.games.weiss.encore import encore_ability
from cardwright.games.weiss.notations.checks import CheckSoOften, PerformIcon
from cardwright.games.weiss.notations.choosing import ChooseOp
from cardwright.games.weiss.notations.dealing import DealToPlayer
from cardwright.games.weiss.notations.exchanging import ExchangeOp
from cardwright.games.weiss.notations.markers import PutMarkers
from cardwright.games.weiss.notations.one_by_one import FromTheTop, Resolving
from cardwright.games.weiss.notations.permissions import PERMISSIONS
from cardwright.games.weiss.notations.places import WhereItWas
from cardwright.games.weiss.notations.replays import ReplayOp
from cardwright.games.weiss.notations.repositioning import MoveToOpen
from cardwright.games.weiss.notations.turns import CALENDAR
from cardwright.games.weiss.standing import minds_places
from cardwright.games.weiss.words import ONE_POSITION, OTHERS
from cardwright.kernel import asking
from cardwright.kernel.events import PUT
from cardwright.kernel.faces import Ability
from cardwright.text.kinds import ALWAYS, THIS, YOU, make
from cardwright.text.tree import Node

HIDDEN: Final = 1 << terms.DECK | 1 << terms.HAND | 1 << terms.STOCK | 1 << terms.MARKERS
NO_LEADERS: Final = LeaderNumber(-1, -1, -1, "")
ON_BACK_STAGE: Final = make(
    "Is", what=THIS, filter=make("Filter", tests=(make("In", places=(make("Place", zone="assist", of=YOU),)),))
)  # fmt: skip
ICONS: Final = ("cxcombo", "clock", "recollection")  # icons and words that mean nothing by themselves (8.12.1)
FACES: Final[dict[str, int]] = {"faceup": 2, "facedown": 3}


class WeissNotations(Notations):
    """Stock, positions, markers, damage to players, trigger checks, and the words for states and labels."""

    def __init__(self) -> None:
        super().__init__(
            terms.DECK, terms.HAND, terms.WAITING_ROOM, HIDDEN, terms.REFRESH_POINTS, NO_LEADERS, Mint(0), PERMISSIONS, CALENDAR,
            CardPlaying(),
        )
        self.chooses_on_play = False  # 8.6.3
        self.pays_in_order = True  # 8.4.2.1
        self.x_when_paid = True  # 8.7.3.1.1, 1.3.6

    def clause(self, kind: str) -> str:
        return OTHERS

    # -- effects
    def effect(self, low: ScopeLowering, node: Node) -> bool:
        kind = node.kind
        if kind == "Choose":
            return self._choose(low, node)
        if kind == "Move":
            return self._move(low, node)
        if kind == "Reveal":
            return self._reveal(low, node)
        if kind == "Flip":
            self._flip(low, node)
        elif kind == "PutUnder":
            self._put_under(low, node)
        elif kind == "Deal" and node.node("to").kind == "Leader":
            self._deal(low, node)
        elif kind == "Exchange":
            self._exchange(low, node)
        elif kind == "RuleChange":
            self._rule_change(low, node)
        elif kind == "KeywordAction" and node.text("name") == "replay":
            low.note(node)
            low.at.emit(ReplayOp("11.3.2", low.cause))
        elif kind == "UseAbility":
            self._perform(low, node)
        elif kind == "Forbid" and about_hands(node):
            self._forbid_while(low, node)
        else:
            return False
        return True

    def _choose(self, low: ScopeLowering, node: Node) -> bool:
        """8.6.3"""
        pick = node.node("what")
        if pick.kind != "Pick":
            return False
        slot = low.slot_of(pick)
        low.note(pick)
        low.note(node)
        clause = low.one_clause("Choose")
        low.at.emit(ChooseOp(clause, low.chooser(pick, asking.CHOOSE_CARD, clause), slot))
        return True

    def _move(self, low: ScopeLowering, node: Node) -> bool:
        """3.2.3: cards from the top of a zone go one by one; on the stage, a card only changes its position."""
        if node.text("verb") == "move":
            low.effect(node.replace(verb="put"))
            low.note(node)
            return True
        what = node.node("what")
        goal = node.many("to")[0] if node.many("to") else node
        if goal.kind == "Place" and goal.text("zone") in ONE_POSITION and goal.text("at") == "open":
            self._to_open(low, node, goal)
            return True
        if what.kind != "Deck":
            return False
        to = places(low, node.many("to"), node.text("verb"))
        if len(to) != 1 or node.many("source"):
            return False
        self._from_the_top(low, node, what, to[0])
        return True

    def _to_open(self, low: ScopeLowering, node: Node, goal: Node) -> None:
        """3.6.3: one certain position."""
        what = low.what(node.node("what"))
        slot = node.number("slot")
        if slot > 0:
            low.slot_of(node)
        where = Where(
            terms.STAGE, whose(low, goal.node("of"), "put"), ONE_POSITION[goal.text("zone")], ORDERS[""],
            self.move_flags(goal.text("state"), ""),
        )
        by = low.asked(node.node("by"))
        low.note(node)
        low.at.emit(MoveToOpen(low.one_clause("Move"), low.cause, PUT, what, 0, [where], by, slot, self.permissions))

    def _reveal(self, low: ScopeLowering, node: Node) -> bool:
        """4.9.1, 3.2.3.1: up to so many cards are revealed one by one; the player may stop before each."""
        what = node.node("what")
        if what.kind != "Deck" or what.number("upto") == 0:
            return False
        slot = low.slot_of(what if what.number("slot") > 0 else node)
        zone = low.vocabulary.zone(what.text("zone"))
        most = low.amount(what.node("count"))
        of = low.actor(what.node("of"))
        low.at.hides = True
        low.note(what)
        low.note(node)
        low.at.emit(LookUpTo(low.one_clause("Reveal"), low.cause, low.actor(YOU), of, most, zone, slot))
        low.at.emit(RevealOp(low.one_clause("Reveal"), low.cause, Slot(slot), 0))
        return True

    def _flip(self, low: ScopeLowering, node: Node) -> None:
        """3.2.5"""
        what = node.node("what")
        if what.kind != "Deck":
            raise NotRunnable(node, "cards are flipped over from the top of a deck")
        self._from_the_top(low, node, what, Resolving(low.players(what.node("of"))))

    def _from_the_top(self, low: ScopeLowering, node: Node, what: Node, to: Where) -> None:
        slot = low.slot_of(what if what.number("slot") > 0 else node)
        zone = low.vocabulary.zone(what.text("zone"))
        count = low.amount(what.node("count"))
        of = low.players(what.node("of"))
        low.note(what)
        low.note(node)
        low.at.emit(FromTheTop(
            low.one_clause(node.kind), low.cause, low.actor(YOU), of, zone, what.text("at") == "top", count,
            what.number("upto") == 1, to, slot,
        ))

    def _put_under(self, low: ScopeLowering, node: Node) -> None:
        """3.7.2"""
        what = low.what(node.node("what"))
        to = low.reference(node.node("to"))
        slot = node.number("slot")
        if slot > 0:
            low.slot_of(node)
        low.note(node)
        low.at.emit(PutMarkers(low.one_clause("PutUnder"), low.cause, what, to, node.text("face") == "up", slot))

    def _deal(self, low: ScopeLowering, node: Node) -> None:
        """4.10.1"""
        source_node = node.node("source")
        source = None if source_node.kind == "This" else low.reference(source_node)
        to = low.players(node.node("to").node("of"))
        amount = low.amount(node.node("amount"))
        low.note(node)
        low.at.emit(DealToPlayer(low.one_clause("Deal"), low.cause, amount, to, source, node.number("slot")))

    def _exchange(self, low: ScopeLowering, node: Node) -> None:
        left, right = low.what(node.node("left")), low.what(node.node("right"))
        low.note(node)
        low.at.emit(ExchangeOp(low.one_clause("Exchange"), low.cause, left, right, self.permissions))

    def _rule_change(self, low: ScopeLowering, node: Node) -> None:
        if node.text("rule") != "trigger checks":
            raise NotRunnable(node, f"no effect changes the rule {node.text('rule')!r} once")
        n = low.amount(node.node("n"))
        low.note(node)
        low.at.emit(CheckSoOften(low.one_clause("RuleChange", "trigger checks"), low.cause, n))

    def _perform(self, low: ScopeLowering, node: Node) -> None:
        """4.12.1"""
        icon = terms.TRIGGER_ICONS.get(node.text("label"))
        if icon is None:
            raise NotRunnable(node, f"the rules know no trigger icon {node.text('label')!r}")
        low.note(node)
        low.at.emit(PerformIcon("4.12.1", low.cause, icon))

    def _forbid_while(self, low: ScopeLowering, node: Node) -> None:
        """What a player can't do with cards of the hand holds for cards that come there later, too."""
        duration = low.duration(low.duration_of(node))
        parts = low.passive(node.replace(duration=make("Indefinitely")), 0)
        low.note(node)
        for change in parts.changes:
            low.library.add_change(change)
            low.at.emit(ForAllThatFit(low.one_clause("Forbid"), low.cause, change, duration, low.at.names))

    # -- costs
    def pay(self, low: ScopeLowering, nodes: list[Node]) -> list[CostPart] | None:
        """8.4.3"""
        parts: list[CostPart] = []
        for node in nodes:
            if node.text("points") != "stock":
                raise NotRunnable(node, f"nothing is paid in {node.text('points')}")
            if node.node("n").kind == "X":
                low.at.script.asks_x = True
            parts.append(PayStock("8.4.3", low.amount(node.node("n"))))
        return parts

    # -- abilities
    def own_ability(self, low: Lowering, node: Node, text: str) -> list[Ability] | None:
        """10.2: the rules themselves see a card with Encore leave the stage."""
        if node.kind != "Triggered" or node.text("label") != "encore":
            return None
        paid = next((effect for effect in node.many("do") if effect.kind == "PayFor"), None)
        if paid is None:
            raise NotRunnable(node, "Encore has a cost")
        parts = low.cost(paid.many("cost"), -1)
        a = encore_ability(parts, text)
        a.slots = low.at.slots
        a.numbers = FIRST_FIXED + len(low.fixed)
        if low.record is not None:
            note_encore(low, a, node)
        return [a]

    def mark(self, low: ScopeLowering, node: Node) -> Node:
        """10.3.2: Assist works on the back stage; the other words only name a sort of ability."""
        mark = node.text("mark")
        if mark == "assist":
            return ON_BACK_STAGE
        if mark not in terms.KEYWORDS and mark not in ICONS:
            raise NotRunnable(node, f"the rules know no abilities called {mark!r}")
        return ALWAYS

    def mark_flags(self, word: str) -> int:
        return terms.KEYWORDS.get(word, 0)

    def flags(self, node: Node) -> int:
        return terms.KEYWORDS.get(node.text("label"), 0)

    def sort(self, node: Node) -> int:
        if node.text("timing") == "counter":
            return terms.COUNTER_ACT
        return terms.MAIN_ACT | terms.PLACED_ACT if minds_places(node.many("cost") + node.many("limits")) else terms.MAIN_ACT

    def timing_flags(self, node: Node) -> int:
        """2.8.2, 7.4.1.2.1"""
        return terms.COUNTER if node.text("timing") == "counter" else 0

    # -- places and states
    def either_end(self, low: ChoiceLowering, place: Node) -> bool:
        """Any position of the stage is no end of a pile: it is asked for as the card is put there (8.6.2.2.1)."""
        return low.vocabulary.zone(place.text("zone")) != terms.STAGE and super().either_end(low, place)

    def own_place(self, low: ChoiceLowering, node: Node, verb: str) -> Where | None:
        """3.6.3, 3.6.4"""
        zone = node.text("zone")
        at = node.text("at")
        if low.vocabulary.zone(zone) != terms.STAGE:
            return None
        flags = self.move_flags(node.text("state"), "")
        of = whose(low, node.node("of"), verb)
        if at in ("same", "this"):
            return WhereItWas(of, flags, at == "this")
        if at in ("open", "open faced"):
            flags |= terms.OPEN_POSITION
        if at == "open faced":
            flags |= terms.FACED
        elif at == "separate":
            flags |= terms.SEPARATE
        if zone == "center stage":
            flags |= terms.ON_CENTER
        elif zone == "back stage":
            flags |= terms.ON_BACK
        place = ONE_POSITION.get(zone, 0)
        return Where(terms.STAGE, of, place, ORDERS[node.text("order")], flags)

    def move_flags(self, state: str, face: str) -> int:
        flags = {"": 0, "stand": 0, "rest": terms.ENTERS_RESTED, "reverse": terms.ENTERS_REVERSED}[state]
        if face == "down":
            flags |= terms.FACE_DOWN
        elif face == "up":
            flags |= terms.FACE_UP
        return flags

    def orientation(self, word: str) -> int:
        return terms.STATES.get(word, -1)

    def state(self, word: str) -> int:
        return FACES.get(word, -1)


def about_hands(node: Node) -> bool:
    """Is it about what a player does with cards of the hand or stage, which need not be there yet?"""
    what = node.node("what")
    if what.kind != "All":
        return False
    if any(action.text("name") == "use encore" for action in node.many("actions")):
        return True
    named = [test for test in what.node("filter").many("tests") if test.kind == "In"]
    return any(place.text("zone") == "hand" for test in named for place in test.many("places"))


def note_encore(low: Lowering, a: Ability, node: Node) -> None:
    """For rehearsals: the parts of the printed Encore that its ready-made program carries out."""
    assert low.record is not None
    script = a.program
    assert isinstance(script, Script)
    end = len(script.ops)
    for found in node.walk():
        if found.kind in ("Triggered", "PayFor", "Move"):
            number = low.record.watch(found)
            if number >= 0:
                script.ops.append(NoteOp(low.record.notes, number))
    for op in script.ops[:end]:
        if isinstance(op, JumpOp) and op.to == end:
            op.to = len(script.ops)


NOTATIONS: Final = WeissNotations()
