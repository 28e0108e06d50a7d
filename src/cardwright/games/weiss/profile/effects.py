"""Effects, costs and abilities of card texts that are Weiss Schwarz's own: stock, positions, markers, trigger checks, Encore."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.effects.base import CostPart
from cardwright.effects.lowering.choices import chooser
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.placing import ORDERS, places, whose
from cardwright.effects.ops.control_flow import JumpOp
from cardwright.effects.ops.lasting_effects import ForAllThatFit
from cardwright.effects.ops.looking import LookUpTo, RevealOp
from cardwright.effects.ops.noting import NoteOp
from cardwright.effects.ops.placing import Where
from cardwright.effects.references import Slot
from cardwright.effects.script import FIRST_FIXED, Script
from cardwright.games.weiss import terms
from cardwright.games.weiss.encore import encore_ability
from cardwright.games.weiss.notations.checks import CheckSoOften, PerformIcon
from cardwright.games.weiss.notations.choosing import ChooseOp
from cardwright.games.weiss.notations.dealing import DealToPlayer
from cardwright.games.weiss.notations.defending import DefendOp
from cardwright.games.weiss.notations.exchanging import ExchangeOp
from cardwright.games.weiss.notations.markers import PutMarkers
from cardwright.games.weiss.notations.one_by_one import FromTheTop, Resolving
from cardwright.games.weiss.notations.replays import ReplayOp
from cardwright.games.weiss.notations.repositioning import MoveToOpen
from cardwright.games.weiss.stock_costs import PayStock
from cardwright.kernel import asking
from cardwright.kernel.events import PUT
from cardwright.kernel.faces import Ability
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node


def choose(low: Lowering, node: Node) -> bool:
    """8.6.3"""
    pick = node.node("what")
    if pick.kind != "Pick":
        return False
    slot = low.slot_of(pick)
    low.note(pick)
    low.note(node)
    clause = low.one_clause("Choose")
    low.at.emit(ChooseOp(clause, chooser(low, pick, asking.CHOOSE_CARD, clause), slot))
    return True


def move(low: Lowering, node: Node) -> bool:
    """3.2.3: cards from the top of a zone go one by one; on the stage, a card only changes its position."""
    if node.text("verb") == "move":
        low.effect(node.replace(verb="put"))
        low.note(node)
        return True
    what = node.node("what")
    goal = node.many("to")[0] if node.many("to") else node
    if goal.kind == "Place" and goal.text("zone") in terms.ONE_POSITION and goal.text("at") == "open":
        to_open(low, node, goal)
        return True
    if what.kind != "Deck":
        return False
    to = places(low, node.many("to"), node.text("verb"))
    if len(to) != 1 or node.many("source"):
        return False
    from_the_top(low, node, what, to[0])
    return True


def to_open(low: Lowering, node: Node, goal: Node) -> None:
    """3.6.3: one certain position."""
    what = low.what(node.node("what"))
    slot = node.number("slot")
    if slot > 0:
        low.slot_of(node)
    where = Where(
        terms.STAGE, whose(low, goal.node("of"), "put"), terms.ONE_POSITION[goal.text("zone")], ORDERS[""],
        low.profile.move_flags(goal.text("state"), ""),
    )
    by = low.asked(node.node("by"))
    low.note(node)
    low.at.emit(MoveToOpen(low.one_clause("Move"), low.cause, PUT, what, 0, [where], by, slot, low.profile.permissions))


def reveal(low: Lowering, node: Node) -> bool:
    """4.9.1, 3.2.3.1: up to so many cards are revealed one by one; the player may stop before each."""
    what = node.node("what")
    if what.kind != "Deck" or what.number("upto") == 0:
        return False
    slot = low.slot_of(what if what.number("slot") > 0 else node)
    zone = low.profile.zones[what.text("zone")]
    most = low.amount(what.node("count"))
    of = low.actor(what.node("of"))
    low.at.hides = True
    low.note(what)
    low.note(node)
    low.at.emit(LookUpTo(low.one_clause("Reveal"), low.cause, low.actor(YOU), of, most, zone, slot))
    low.at.emit(RevealOp(low.one_clause("Reveal"), low.cause, Slot(slot), 0))
    return True


def flip(low: Lowering, node: Node) -> None:
    """3.2.5"""
    what = node.node("what")
    if what.kind != "Deck":
        raise NotRunnable(node, "cards are flipped over from the top of a deck")
    from_the_top(low, node, what, Resolving(low.players(what.node("of"))))


def from_the_top(low: Lowering, node: Node, what: Node, to: Where) -> None:
    slot = low.slot_of(what if what.number("slot") > 0 else node)
    zone = low.profile.zones[what.text("zone")]
    count = low.amount(what.node("count"))
    of = low.players(what.node("of"))
    low.note(what)
    low.note(node)
    low.at.emit(FromTheTop(
        low.one_clause(node.kind), low.cause, low.actor(YOU), of, zone, what.text("at") == "top", count,
        what.number("upto") == 1, to, slot,
    ))


def put_under(low: Lowering, node: Node) -> None:
    """3.7.2"""
    what = low.what(node.node("what"))
    to = low.reference(node.node("to"))
    slot = node.number("slot")
    if slot > 0:
        low.slot_of(node)
    low.note(node)
    low.at.emit(PutMarkers(low.one_clause("PutUnder"), low.cause, what, to, node.text("face") == "up", slot))


def deal(low: Lowering, node: Node) -> bool | None:
    """4.10.1"""
    if node.node("to").kind != "Leader":
        return False
    source_node = node.node("source")
    source = None if source_node.kind == "This" else low.reference(source_node)
    to = low.players(node.node("to").node("of"))
    amount = low.amount(node.node("amount"))
    low.note(node)
    low.at.emit(DealToPlayer(low.one_clause("Deal"), low.cause, amount, to, source, low.named_slot(node)))
    return None


def exchange(low: Lowering, node: Node) -> None:
    left, right = low.what(node.node("left")), low.what(node.node("right"))
    low.note(node)
    low.at.emit(ExchangeOp(low.one_clause("Exchange"), low.cause, left, right, low.profile.permissions))


def rule_change(low: Lowering, node: Node) -> None:
    if node.text("rule") != "trigger checks":
        raise NotRunnable(node, f"no effect changes the rule {node.text('rule')!r} once")
    n = low.amount(node.node("n"))
    low.note(node)
    low.at.emit(CheckSoOften(low.one_clause("RuleChange", "trigger checks"), low.cause, n))


def perform(low: Lowering, node: Node) -> None:
    """4.12.1"""
    icon = terms.TRIGGER_ICONS.get(node.text("label"))
    if icon is None:
        raise NotRunnable(node, f"the rules know no trigger icon {node.text('label')!r}")
    low.note(node)
    low.at.emit(PerformIcon("4.12.1", low.cause, icon))


def defend(low: Lowering, node: Node) -> None:
    """7.2.1.5.1"""
    what = low.what(node.node("what"))
    low.note(node)
    low.at.emit(DefendOp(low.one_clause("AimAttack"), low.cause, what))


def replay(low: Lowering, node: Node) -> bool | None:
    if node.text("name") != "replay":
        return False
    low.note(node)
    low.at.emit(ReplayOp("11.3.2", low.cause))
    return None


def forbid_while(low: Lowering, node: Node) -> bool | None:
    """What a player can't do with cards of the hand holds for cards that come there later, too."""
    if not about_hands(node):
        return False
    duration = low.duration(low.duration_of(node))
    parts = low.passive(node.replace(duration=make("Indefinitely")), 0)
    low.note(node)
    for change in parts.changes:
        low.library.add_change(change)
        low.at.emit(ForAllThatFit(low.one_clause("Forbid"), low.cause, change, duration, low.at.names))
    return None


def about_hands(node: Node) -> bool:
    """Is it about what a player does with cards of the hand or stage, which need not be there yet?"""
    what = node.node("what")
    if what.kind != "All":
        return False
    if any(action.text("name") == "use encore" for action in node.many("actions")):
        return True
    named = [test for test in what.node("filter").many("tests") if test.kind == "In"]
    return any(place.text("zone") == "hand" for test in named for place in test.many("places"))


EFFECTS: Final[dict[str, Callable[[Lowering, Node], bool | None]]] = {
    "Choose": choose, "Move": move, "Reveal": reveal, "Flip": flip, "PutUnder": put_under, "Deal": deal, "Exchange": exchange,
    "RuleChange": rule_change, "KeywordAction": replay, "UseAbility": perform, "Forbid": forbid_while,
    "AimAttack": defend,
}  # fmt: skip


def pay(low: Lowering, nodes: list[Node]) -> list[CostPart] | None:
    """8.4.3"""
    parts: list[CostPart] = []
    for node in nodes:
        if node.text("points") != "stock":
            raise NotRunnable(node, f"nothing is paid in {node.text('points')}")
        if node.node("n").kind == "X":
            low.at.script.asks_x = True
        parts.append(PayStock("8.4.3", low.amount(node.node("n")), low.they))
    return parts


def encore(low: Lowering, node: Node, text: str) -> list[Ability] | None:
    """10.2: the rules themselves see a card with Encore leave the stage."""
    if node.text("label") != "encore":
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
