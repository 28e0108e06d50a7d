"""Effects, costs, conditions and events of card texts that are this game's own: CP, the S icon, freezing, damage to players."""
from __future__ import annotations

from cardwright.effects.amounts import Number
from cardwright.effects.base import Amount, Condition, CostPart
from cardwright.effects.comparing import AT_LEAST
from cardwright.effects.conditions import Compare
from cardwright.effects.happened import Pattern
from cardwright.effects.lowering.costs import points
from cardwright.effects.lowering.events import subject
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.lowering import Lowering
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.card_tests import AbilityUsed, DrawnOutside, PartyPattern, PlayerDamaged
from cardwright.games.fftcg.cast_conditions import (
    InAttackPhase,
    InYourMainPhase,
    PaidByBackups,
    PaidWith,
    PaidWithSeveral,
    ResultsFromExBurst,
)
from cardwright.games.fftcg.notations.harming import CancelOp, FreezeOp, HitPlayers, NegateDamage
from cardwright.games.fftcg.payment import DiscardSameName, PayCp
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

# 15.2.6.2: how much damage a player has taken is how many cards their Damage Zone holds.
DAMAGE_TAKEN = make(
    "Count", of=make("All", filter=make("Filter", tests=(make("In", places=(make("Place", zone="damage zone", of=YOU),)),)))
)


# -- effects
def deal(low: Lowering, node: Node) -> bool | None:
    """6.5: damage to a player."""
    if node.node("to").kind != "Leader":
        return False
    amount = low.amount(node.node("amount"))
    who = low.players(node.node("to").node("of"))
    source = node.node("source")
    low.note(node)
    by = None if source.kind == "This" else low.reference(source)
    low.at.emit(HitPlayers(low.one_clause("Deal"), low.cause, amount, who, by))
    return None


def freeze(low: Lowering, node: Node) -> bool | None:
    if node.text("state") != "frozen":
        return False
    what = low.what(node.node("what"))
    low.note(node)
    low.at.emit(FreezeOp(low.one_clause("SetState", "frozen"), low.cause, what))
    return None


def heal(low: Lowering, node: Node) -> None:
    what = low.what(node.node("what"))
    low.note(node)
    low.at.emit(NegateDamage(low.one_clause("Heal"), low.cause, what))


def cancel(low: Lowering, node: Node) -> None:
    what = low.what(node.node("what"))
    low.note(node)
    low.at.emit(CancelOp(low.one_clause("Cancel"), low.cause, what))


# -- events
def player_damaged(low: Lowering, node: Node) -> Pattern | None:
    if node.node("what").kind != "Leader":
        return None
    sources = node.many("source")
    who = low.players(node.node("what").node("of"))
    return PlayerDamaged(who, subject(low, sources[0]) if sources else None, node.text("type") == "combat", node.number("nth"))


def drawn_outside(low: Lowering, node: Node) -> Pattern | None:
    """9.2: "draws a card outside of the Draw Phase"."""
    if not node.text("outside"):
        return None
    return DrawnOutside(low.players(node.node("who")), low.profile.moments[f"start of {node.text('outside')}"])


def used(low: Lowering, node: Node) -> Pattern:
    return AbilityUsed(low.players(node.node("who")), subject(low, node.node("what")), node.text("label") == "special ability")


def state_changed(low: Lowering, node: Node) -> Pattern | None:
    """A card that becomes dull was active, and the other way round: what is dull already does not become it (15.1.1.2.1). When it
    is looked at, it is what it has become."""
    what = node.node("what")
    if what.kind != "Any" or node.text("state") not in ("dull", "active"):
        return None
    filter_ = what.node("filter")
    before = make("Quality", name="active" if node.text("state") == "dull" else "dull")
    if before not in filter_.many("tests"):
        return None
    rest = tuple(test for test in filter_.many("tests") if test != before)
    low.note(before)
    return low.pattern(node.replace(what=what.replace(filter=filter_.replace(tests=rest))))


def party_attacks(low: Lowering, node: Node) -> Pattern:
    others = node.node("filter")
    return PartyPattern(subject(low, node.node("what")), low.open_filter(others) if others.many("tests") else None)


# -- conditions
def damage(low: Lowering, node: Node) -> Condition:
    return Compare(low.amount(DAMAGE_TAKEN), AT_LEAST, Number(node.number("n")), "15.2.6.1, 15.2.6.2")


def your_main_phase(low: Lowering, node: Node) -> Condition:
    return InYourMainPhase()


def attack_phase(low: Lowering, node: Node) -> Condition:
    return InAttackPhase()


def from_ex_burst(low: Lowering, node: Node) -> Condition:
    return ResultsFromExBurst()


def paid_with_several(low: Lowering, node: Node) -> Condition:
    return PaidWithSeveral(node.number("n"), "exactly" in node.text("name"))


def paid_by_backups(low: Lowering, node: Node) -> Condition:
    return PaidByBackups()


def paid_with(low: Lowering, node: Node) -> Condition:
    """Its word: "paid with fire cp", "paid with fire cp only"."""
    element = node.text("name").split(" ")[2]
    return PaidWith(terms.ELEMENTS[element], node.text("name").endswith(" only"))


# -- costs
def pay(low: Lowering, nodes: list[Node]) -> list[CostPart]:
    """11.6.2.1: all CP of a cost are paid together; and so are crystals, which are no CP."""
    crystals = [node for node in nodes if node.text("points") == "crystal"]
    nodes = [node for node in nodes if node.text("points") != "crystal"]
    paid: list[CostPart] = []
    if crystals:
        paid.append(points(low, crystals[0].replace(n=make("Num", n=len(crystals))), ""))
    need = [0] * len(terms.ELEMENT_NAMES)
    generic = 0
    has_x = False
    counted: Amount | None = None
    for node in nodes:
        n = node.node("n")
        if n.kind == "X":
            has_x = True
            low.at.script.asks_x = True
        elif n.kind != "Num" and counted is None and node.text("points") not in terms.ELEMENT_NAMES:
            counted = low.amount(n)
        elif n.kind != "Num":
            raise NotRunnable(node, "how many CP of an element are paid must be printed")
        elif node.text("points") in terms.ELEMENT_NAMES:
            need[terms.ELEMENT_NAMES.index(node.text("points"))] += n.number("n")
        else:
            generic += n.number("n")
    if nodes:
        paid.append(PayCp(low.one_clause("Pay"), tuple(need), generic, has_x, low.they, counted))
    return paid


def special(low: Lowering, node: Node, mark: int) -> list[CostPart]:
    """11.7.1: a card of the same name is discarded."""
    return [DiscardSameName("11.7.1")]
