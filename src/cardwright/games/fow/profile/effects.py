"""Effects, costs and events of card texts that are Force of Will's own: will, additions, cancelling, tokens."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.effects.amounts import Number, Product
from cardwright.effects.base import Amount, Condition, CostPart, Filter
from cardwright.effects.cost_rules import CostRule
from cardwright.effects.costs.points import PayPoints
from cardwright.effects.happened import Pattern
from cardwright.effects.happened_others import BlockPattern
from cardwright.effects.happened_players import LeaderStatPattern
from cardwright.effects.lowering import events
from cardwright.effects.lowering.cost_changes import OPS
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.placing import places
from cardwright.effects.lowering.token_counts import check_tokens
from cardwright.effects.ops.tokens import CreateOp
from cardwright.games.fow import terms
from cardwright.games.fow.card_readings import AddedPattern, BecomesBlocked, DamageByEffect, JudgedPattern
from cardwright.games.fow.costs import ANY_ATTRIBUTE, ANY_PART, EVOLVE_ACTION, GODS_ART_ACTION, JUDGE_ACTION, WillRule
from cardwright.games.fow.keyword_parts import InvertCards, ShiftCard
from cardwright.games.fow.notations.adding import AttachOp
from cardwright.games.fow.notations.chase_area import CancelOp, CopyOp, SummonOp
from cardwright.games.fow.notations.fighting import FightOp, HealOp
from cardwright.games.fow.notations.paying_to_prevent import UnlessPaid
from cardwright.games.fow.paying import WillCost
from cardwright.games.fow.profile.tokens import token_key
from cardwright.games.fow.will import ProduceWill, RestThis, SpendOnly, SpentOn
from cardwright.games.fow.will_symbols import kinds_of, together, xs_in
from cardwright.text.kinds import ANY_CARD, ONE, make
from cardwright.text.tree import Node

ACTIONS: Final[dict[str, str]] = {
    "play": "play", "judgment": JUDGE_ACTION, "god's art": GODS_ART_ACTION, "evolution": EVOLVE_ACTION,
}  # fmt: skip
TO_CARDS: Final[dict[str, type[CancelOp | HealOp | CopyOp | SummonOp]]] = {
    "Cancel": CancelOp, "Heal": HealOp, "Copy": CopyOp, "Summon": SummonOp,
}


# what is played with will, if not cards: the sort of ability
USES: Final[dict[Node, int]] = {
    make("Quality", name="activate ability"): 0, make("Quality", name="god's art ability"): terms.GODS_ART_ABILITY,
    make("Quality", name="judgment ability"): terms.JUDGMENT_ABILITY,
}  # fmt: skip


# -- effects
def to_cards(low: Lowering, node: Node) -> None:
    """What is done to cards, with nothing more to say about it."""
    what = low.what(node.node("what"))
    low.note(node)
    low.at.emit(TO_CARDS[node.kind](low.one_clause(node.kind), low.cause, what))


def attach(low: Lowering, node: Node) -> None:
    what = low.what(node.node("what"))
    to = low.what(node.node("to"))
    low.note(node)
    low.at.emit(AttachOp(low.one_clause("Attach"), low.cause, what, to))


def fight(low: Lowering, node: Node) -> None:
    left = low.what(node.node("left"))
    right = low.what(node.node("right"))
    low.note(node)
    low.at.emit(FightOp(low.one_clause("Fight"), low.cause, left, right, low.profile.reading("atk", False)))


def produce(low: Lowering, node: Node) -> None:
    """907.4: one of the sets of will, or all of them."""
    sets = [together(will.text("of")) for will in node.many("wills")]
    if node.number("all"):
        sets = [tuple(kind for one in sets for kind in one)]
    times = None if node.node("times") == ONE else low.amount(node.node("times"))
    only: SpendOnly | None = None
    spend = node.node("spend")
    if spend != ANY_CARD:
        only = SpendOnly([spent_on(low, use) for use in uses_of(low, spend)])
    low.note(node)
    low.at.emit(ProduceWill(low.one_clause("Produce"), sets, times, only))


def uses_of(low: Lowering, spend: Node) -> tuple[Node, ...]:
    """The things that a will may be spent on, if one of them is an ability; else the cards, all together."""
    tests = spend.many("tests")
    apart = len(tests) == 1 and tests[0].kind == "AnyOf"
    if not apart or not any(test in USES for use in tests[0].many("filters") for test in use.many("tests")):
        return (spend,)
    low.note(spend)
    low.note(tests[0])
    return tests[0].many("filters")


def spent_on(low: Lowering, use: Node) -> SpentOn:
    """Cards, or abilities of a sort of cards (907.4)."""
    tests = use.many("tests")
    sort = next((test for test in tests if test in USES), None)
    if sort is None:
        return SpentOn(low.open_filter(use), True, 0)
    low.note(sort)
    return SpentOn(low.open_filter(use.replace(tests=tuple(test for test in tests if test != sort))), False, USES[sort])


def unless(low: Lowering, node: Node) -> None:
    parts = pay(low, list(node.many("cost")))
    if len(parts) != 1 or not isinstance(parts[0], WillCost):
        raise NotRunnable(node, "only will can be paid to prevent it")
    do = node.many("do")
    who = low.players(node.node("who"))
    low.note(node)
    paid = UnlessPaid(low.one_clause("Unless"), who, parts[0])
    low.at.emit(paid)
    low.sequence(do)
    low.at.land(paid)


def mint(low: Lowering, node: Node) -> None:
    check_tokens(node)
    key = token_key(low, node)
    to = places(low, node.many("to"), "create")
    slot = node.number("slot")
    if slot > 0:
        low.slot_of(node)
    count = low.count(node.node("count"))
    low.note(node)
    clause = low.one_clause("Mint")
    low.at.emit(CreateOp(clause, low.cause, count, [key], to, low.asked(node.node("by")), slot, low.profile.mint))


def shift(low: Lowering, node: Node) -> None:
    """1117.2a"""
    itself = node.node("what").kind == "This"
    if node.text("way") not in ("shift", "invert") or (node.text("way") == "shift" and not itself):
        raise NotRunnable(node, f"the rules know no way to {node.text('way')}")
    low.note(node)
    turned = None if itself else low.reference(node.node("what"))
    low.at.emit(ShiftCard("1117.2") if node.text("way") == "shift" else InvertCards("1302.1", turned))


EFFECTS: Final[dict[str, Callable[[Lowering, Node], None]]] = {
    **dict.fromkeys(TO_CARDS, to_cards), "Attach": attach, "Fight": fight, "Produce": produce, "Unless": unless, "Mint": mint,
    "Evolve": shift,
}  # fmt: skip


# -- events
def blocks(low: Lowering, node: Node) -> Pattern:
    return BlockPattern(events.subject(low, node.node("what")), events.subject(low, node.node("against")))


def becomes_blocked(low: Lowering, node: Node) -> Pattern | None:
    return BecomesBlocked(events.subject(low, node.node("what"))) if node.text("state") == "blocked" else None


def damaged_by_effect(low: Lowering, node: Node) -> Pattern | None:
    if node.text("type") != "ability":
        return None
    makers = node.many("source")
    maker = events.subject(low, makers[0]) if makers else None
    return DamageByEffect(events.subject(low, node.node("what")), maker)


def judged(low: Lowering, node: Node) -> Pattern | None:
    what = node.node("what")
    if node.text("label") != "judgment" or what.kind != "Any":
        return None
    return JudgedPattern(low.players(node.node("who")), low.open_filter(what.node("filter")))


def added(low: Lowering, node: Node) -> Pattern:
    return AddedPattern(events.subject(low, node.node("what")), events.subject(low, node.node("to")))


def life_lost(low: Lowering, node: Node) -> Pattern:
    """105.4, 1007.2: by an effect, by paying it, or because damage is dealt to the player."""
    number = low.profile.player_numbers[node.text("points")]
    return LeaderStatPattern(low.players(node.node("who")), number, False, terms.PLAYERS)


# -- costs
def pay(low: Lowering, nodes: list[Node]) -> list[CostPart]:
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


def rest(low: Lowering, node: Node, mark: int) -> list[CostPart]:
    """1013.2"""
    return [RestThis("1013.2")]


def cost_rules(
    low: Lowering, node: Node, about: Filter | None, zones: int, condition: Condition | None, clause: str
) -> list[CostRule]:
    """903.2f: of a number, the player chooses which part is less; a symbol says which kind of will."""
    if not node.text("points"):
        raise NotRunnable(node, "a cost is paid in will")
    action = node.text("action")
    if action not in ACTIONS:
        raise NotRunnable(node, f"what {action} abilities cost can't be changed")
    if node.text("points") == "any attribute":
        return [WillRule("play", ANY_ATTRIBUTE, ANY_PART, low.amount(node.node("n")), about, zones, condition, "903.2f-i")]
    out: list[CostRule] = []
    kinds = kinds_of(node.text("points"))
    if node.text("op") == "=":
        named = [kind for kind in range(terms.WILL_KINDS) if kinds[kind]] or [terms.FREE_WILL]
        if len(named) > 1:
            raise NotRunnable(node, "a cost becomes will of one kind")
        n = Number(kinds[named[0]])
        return [WillRule(ACTIONS[action], OPS["="], named[0], n, about, zones, condition, clause)]
    for kind in range(terms.WILL_KINDS):
        if kinds[kind]:
            part = ANY_PART if kind == terms.FREE_WILL else kind
            times = low.amount(node.node("n"))
            total: Amount = times if kinds[kind] == 1 else Product(Number(kinds[kind]), times)
            out.append(WillRule(ACTIONS[action], OPS[node.text("op")], part, total, about, zones, condition, clause))
    return out
