"""Effects, costs and conditions of card texts that are Shadowverse: Evolve's own: evolving, serving, racing, Earth Rite, Lesson."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Condition, CostPart, Filter
from cardwright.effects.comparing import AT_LEAST
from cardwright.effects.conditions import Compare
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.sve.class_conditions import CardsInCemetery, CardsPlayed, Overflow, Sanguine, SpellsInCemetery
from cardwright.games.sve.notations.earth_rite import EarthRite
from cardwright.games.sve.notations.evolving import EvolveOp, RevealEvolved
from cardwright.games.sve.notations.racing import RaceOp, RushWhileServed, ServeOp, ServeThis
from cardwright.games.sve.notations.super_evolving import PointUsed, SuperEvolve, UsePoint
from cardwright.games.sve.notations.union_burst import BasedOnUniverse
from cardwright.text.kinds import ANY_CARD, THIS, YOU, make
from cardwright.text.tree import Node

SERVING: Final = ("feed", "serve")
REVEALED: Final = "the evolved card that was revealed"  # a slot that the parts of an evolve ability share
SUPER: Final = "was a super-evolution point used?"  # another such slot
STRONGER: Final = tuple(make("Add", stat=stat, sign="+", by=make("Num", n=1)) for stat in ("attack", "defense"))
RUSH_OF_RACING: Final = "rush while served"
MAGICAL_ITEM: Final = "Magical Item"


# -- evolving, serving, racing
def evolve(low: Lowering, node: Node) -> None:
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
        low.at.emit(EvolveOp(clause, low.cause, what, into, low.at.shared.get(REVEALED, 0), called))
        super_evolve(low)
    elif way == "race":
        low.note(node)
        low.at.emit(RaceOp(clause, low.cause, what, low.amount(node.node("times")), racing_rush(low)))
    elif way in SERVING:
        low.note(node)
        low.at.emit(ServeOp(clause, low.cause, what, low.amount(node.node("times"))))
    else:
        raise NotRunnable(node, f"the rules know no way to {way}")


def super_evolve(low: Lowering) -> None:
    """If a super-evolution point was used for it: the follower gets +1/+1 and has super-evolved."""
    slot = low.at.shared.get(SUPER, 0)
    if slot > 0:
        used = make("KeywordActive", name="super-evolution point used")
        low.sequence((make("If", condition=used, then=(make("Modify", what=THIS, mods=STRONGER),)),))
        low.at.emit(SuperEvolve(low.cause, slot))


def point_used(low: Lowering, node: Node) -> Condition:
    return PointUsed(low.at.shared[SUPER])


def racing_rush(low: Lowering) -> RushWhileServed:
    """The change that racing makes; one for the whole library."""
    found = low.library.named_changes.get(RUSH_OF_RACING)
    if found is None:
        found = RushWhileServed()
        low.library.add_change(found)
        low.library.named_changes[RUSH_OF_RACING] = found
    assert isinstance(found, RushWhileServed)
    return found


# -- costs
def ability_cost(low: Lowering, node: Node) -> list[CostPart]:
    """12.2.2, 14.2.2.3: an evolve ability reveals the evolved card, a serve ability serves this card."""
    label = node.text("label")
    if label == "evolve":
        slot = low.at.new_slot()
        low.at.shared[REVEALED] = slot
        low.at.shared[SUPER] = low.at.new_slot()
        return [RevealEvolved(corresponding(low, node), slot), UsePoint(low.at.shared[SUPER])]
    if label in SERVING and not any(cost.kind == "KeywordCost" and cost.text("name") in SERVING for cost in node.many("cost")):
        return [ServeThis(1)]
    if label not in (*SERVING, "act"):
        raise NotRunnable(node, f"the rules know no abilities of the label {label!r}")
    return []


def corresponding(low: Lowering, node: Node) -> Filter | None:
    """5.15.1.1.1: what the text says that the card evolves into, if it does."""
    for effect in node.many("do"):
        if effect.kind == "Evolve" and effect.node("into") != ANY_CARD:
            return low.open_filter(effect.node("into"))
    return None


def earth_rite(low: Lowering, node: Node, mark: int) -> list[CostPart]:
    """13.3.3.2"""
    return [EarthRite(times(node), low.at.new_slot())]


def lesson(low: Lowering, node: Node, mark: int) -> list[CostPart]:
    """14.3.2.1: banish so many cards named Magical Item from your EX area."""
    tests = (make("Named", name=MAGICAL_ITEM), make("In", places=(make("Place", zone="ex area", of=YOU),)))
    pick = make("Pick", count=make("Exactly", n=make("Num", n=times(node))), filter=make("Filter", tests=tests))
    banished = make("Place", zone="banished zone", of=make("CardOwner"))
    parts = low.cost((make("DoAsCost", do=make("Move", verb="banish", what=pick, to=(banished,))),), mark)
    for part in parts:
        part.clause = "14.3.2.1"
    return parts


def serve(low: Lowering, node: Node, mark: int) -> list[CostPart]:
    """14.2.2.3"""
    return [ServeThis(times(node))]


def times(node: Node) -> int:
    return max(node.number("n"), 1)


# -- conditions (chapter 13)
def overflow(low: Lowering, node: Node) -> Condition:
    return Overflow()


def based_on_universe(low: Lowering, node: Node) -> Condition:
    return BasedOnUniverse()


def sanguine(low: Lowering, node: Node) -> Condition:
    return Sanguine()


def counted(low: Lowering, node: Node) -> Condition:
    """Spellchain and Necrocharge are counted when the effect begins to be resolved; Combo when it is asked for."""
    name = node.text("name")
    count: Amount = COUNTS[name]()
    if name != "combo":
        count = low.fix(count, name)
    return Compare(count, AT_LEAST, Number(node.number("n")), low.profile.clause(name))


COUNTS: Final[dict[str, Callable[[], Amount]]] = {
    "combo": CardsPlayed, "spellchain": SpellsInCemetery, "necrocharge": CardsInCemetery,
}
