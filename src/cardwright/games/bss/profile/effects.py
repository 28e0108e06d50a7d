"""Effects of card texts that are Battle Spirits Saga's own: summoning by effects, tokens, bursts, battles. Cores: `cores`."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.effects.lowering.abilities import lower_ability
from cardwright.effects.lowering.faults import NotRunnable
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.token_counts import check_tokens
from cardwright.games.bss import terms
from cardwright.games.bss.costs import USUAL
from cardwright.games.bss.keywords import feast_op
from cardwright.games.bss.notations.battles import AimAttack, EndAttackStep
from cardwright.games.bss.notations.summoning_cards import FREE, PlayByEffect, SetOffTiming, SummonTokens, UseOwnEffect
from cardwright.games.bss.profile.cores import move_cores
from cardwright.games.bss.profile.words import TIMINGS
from cardwright.kernel.faces import Ability
from cardwright.text.kinds import ONE, make
from cardwright.text.tree import Node

OWN_EFFECTS: Final[dict[str, int]] = {"main": terms.MAIN_EFFECT, "flash": terms.FLASH_EFFECT}


def play_card(low: Lowering, node: Node) -> None:
    """10-6, 10-7, 10-8."""
    what = low.what(node.node("what"))
    origins = 0
    for place in node.many("source"):
        origins |= 1 << low.profile.zones[place.text("zone")]
    low.note(node)
    reserve_only = any(cost.kind == "KeywordCost" for cost in node.many("cost"))
    price = FREE if node.many("cost") and not reserve_only else USUAL
    flags = low.profile.move_flags(node.text("state"), "")
    low.at.emit(PlayByEffect(low.one_clause("PlayCard"), low.cause, what, price, origins, flags, reserve_only))


def create(low: Lowering, node: Node) -> None:
    """4-12-1."""
    check_tokens(node)
    names = [test.text("name") for name in node.many("names") for test in name.many("tests") if test.kind == "Named"]
    if len(names) != 1:
        raise NotRunnable(node, "a token is summoned by its name")
    slot = node.number("slot")
    if slot > 0:
        low.slot_of(node)
    low.note(node)
    flags = low.profile.move_flags(node.many("to")[0].text("state"), "")
    low.at.emit(SummonTokens(low.one_clause("Create"), low.cause, low.count(node.node("count")), names[0], flags, slot))


def feast(low: Lowering, node: Node) -> None:
    """11-17-1: Feast, as often as said."""
    if node.text("name") != "feast":
        raise NotRunnable(node, f"no effect can activate {node.text('name')}")
    low.note(node)
    if node.node("times") == ONE:
        low.at.emit(feast_op())
    else:
        low.effect(make("Repeat", times=node.node("times"), do=(make("KeywordAction", name="feast"),)))


def aim_attack(low: Lowering, node: Node) -> None:
    what = low.what(node.node("what"))
    low.note(node)
    low.at.emit(AimAttack(low.one_clause("AimAttack"), low.cause, what))


def end_attack_step(low: Lowering, node: Node) -> bool | None:
    if node.text("change") != "end attack":
        return False
    low.note(node)
    low.at.emit(EndAttackStep(low.one_clause("Turn", "end attack"), low.cause))
    return None


def use_ability(low: Lowering, node: Node) -> bool | None:
    """10-9-2: an effect of this card, or those of a timing."""
    label = node.text("label")
    if label in OWN_EFFECTS:
        use_own(low, node, label, FREE)
    elif label in TIMINGS or label in terms.KEYWORDS:
        what = low.what(node.node("what"))
        low.note(node)
        timing, keyword = TIMINGS.get(label, 0), terms.KEYWORDS.get(label, 0)
        low.at.emit(SetOffTiming(low.one_clause("UseAbility"), low.cause, what, timing, keyword, node.number("one") == 1))
    else:
        return False
    return None


def pay_own_cost(low: Lowering, node: Node) -> bool | None:
    """10-9: the offer to pay the burst card's own cost."""
    cost = node.many("cost")
    if len(cost) != 1 or cost[0].kind != "KeywordCost" or cost[0].text("name") != "own cost":
        return False
    use_own(low, node, node.many("do")[0].text("label"), USUAL)
    return None


def use_own(low: Lowering, node: Node, label: str, price: int) -> None:
    low.note(node)
    low.at.emit(UseOwnEffect(low.one_clause("UseAbility"), low.cause, OWN_EFFECTS[label], price))


def unmarked(low: Lowering, node: Node, text: str) -> list[Ability]:
    """Marks of levels and tags say nothing here: a card shows the face of its level, and Feast is an effect."""
    return lower_ability(low, node.node("ability"), text)


EFFECTS: Final[dict[str, Callable[[Lowering, Node], bool | None]]] = {
    "MovePieces": move_cores, "PlayCard": play_card, "Create": create, "KeywordAction": feast, "AimAttack": aim_attack,
    "Turn": end_attack_step, "UseAbility": use_ability, "PayFor": pay_own_cost,
}  # fmt: skip


def speaks_of_card(ability: Node) -> bool:
    """Does the effect do something with a card of the event that it waits for?"""
    cards = {found.number("slot") for found in ability.node("on").walk() if found.kind == "Any"} - {0}
    return any(found.kind == "Slot" and found.number("n") in cards for do in ability.many("do") for found in do.walk())


def timing_of(event: Node) -> int:
    """The flag of a timing event that is about this card, or about the destruction of others of its side."""
    what = dict(event.fields).get("what")
    if not isinstance(what, Node):
        return 0
    destroyed = event.kind == "Moved" and event.text("verb") == "destroy"
    if what.kind != "This":
        return terms.SEES_DESTROYED if destroyed and _of_own_side(what) else 0
    if event.kind == "Attacks":
        return terms.WHEN_ATTACKING
    if event.kind == "Blocks":
        return terms.WHEN_BLOCKING
    if event.kind == "Moved" and event.text("verb") == "summon":
        return terms.WHEN_SUMMONED
    return terms.WHEN_DESTROYED if destroyed else 0


def _of_own_side(what: Node) -> bool:
    return any(found.kind == "Controlled" and found.node("by").text("who") == "you" for found in what.walk())
