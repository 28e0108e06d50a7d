"""What Battle Spirits Saga makes of the shared operations and costs."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.lowering.notations import Notations
from cardwright.effects.lowering.scopes import ScopeLowering
from cardwright.effects.lowering.vocabulary import NotRunnable
from cardwright.effects.ops.modifying import LeaderNumber
from cardwright.effects.ops.tokens import Mint
from cardwright.effects.ops.turns import Calendar
from cardwright.games.bss import terms
from cardwright.games.bss.costs import USUAL
from cardwright.games.bss.keywords import feast_op
from cardwright.games.bss.notations.battles import AimAttack, EndAttackStep
from cardwright.games.bss.notations.lowering_cores import lower_cores
from cardwright.games.bss.notations.summoning_cards import FREE, PlayByEffect, SetOffTiming, SummonTokens, UseOwnEffect
from cardwright.games.bss.permissions import PERMISSIONS
from cardwright.games.bss.playing_by_effect import PLAYING
from cardwright.games.bss.words import CLAUSES, TIMINGS
from cardwright.kernel.faces import Ability
from cardwright.text.kinds import ALWAYS, ONE, make
from cardwright.text.tree import Node

if TYPE_CHECKING:
    from cardwright.effects.lowering.abilities import Lowering

HIDDEN: Final = 1 << terms.DECK | 1 << terms.HAND | 1 << terms.BURST_AREA
STATES: Final[dict[str, int]] = {"refreshed": 0, "exhausted": 1}
OWN_EFFECTS: Final[dict[str, int]] = {"main": terms.MAIN_EFFECT, "flash": terms.FLASH_EFFECT}
NOBODYS: Final = -1
TIMING_FLAGS: Final[dict[str, int]] = {
    "main": terms.MAIN_EFFECT, "quick": terms.FLASH_EFFECT, "main or quick": terms.MAIN_EFFECT | terms.FLASH_EFFECT,
}


class BssNotations(Notations):
    """Cores, summoning by effects, tokens, bursts, battles."""

    def __init__(self) -> None:
        super().__init__(
            terms.DECK, terms.HAND, terms.GONE, HIDDEN, NOBODYS, LeaderNumber(NOBODYS, NOBODYS, NOBODYS, ""), Mint(terms.TOKEN),
            PERMISSIONS, Calendar(), PLAYING,
        )
        self.picking_selects = True

    def clause(self, kind: str) -> str:
        return CLAUSES.get((kind, ""), "8-7-1")

    # -- effects of this game's own
    def effect(self, low: ScopeLowering, node: Node) -> bool:
        kind = node.kind
        if kind == "MovePieces":
            lower_cores(low, node)
        elif kind == "PlayCard":
            self._play_card(low, node)
        elif kind == "Create":
            self._create(low, node)
        elif kind == "KeywordAction":
            self._keyword_action(low, node)
        elif kind == "AimAttack":
            what = low.what(node.node("what"))
            low.note(node)
            low.at.emit(AimAttack(low.one_clause("AimAttack"), low.cause, what))
        elif kind == "Turn" and node.text("change") == "end attack":
            low.note(node)
            low.at.emit(EndAttackStep(low.one_clause("Turn", "end attack"), low.cause))
        elif kind == "UseAbility" and node.text("label") in OWN_EFFECTS:
            self._use_own(low, node, node.text("label"), FREE)
        elif kind == "UseAbility" and node.text("label") in TIMINGS:
            what = low.what(node.node("what"))
            low.note(node)
            low.at.emit(SetOffTiming(low.one_clause("UseAbility"), low.cause, what, TIMINGS[node.text("label")]))
        elif kind == "PayFor" and pays_own_cost(node):
            self._use_own(low, node, node.many("do")[0].text("label"), USUAL)
        else:
            return False
        return True

    def _play_card(self, low: ScopeLowering, node: Node) -> None:
        """10-6, 10-7, 10-8."""
        what = low.what(node.node("what"))
        origins = 0
        for place in node.many("source"):
            origins |= 1 << low.vocabulary.zone(place.text("zone"))
        low.note(node)
        price = FREE if node.many("cost") else USUAL
        flags = self.move_flags(node.text("state"), "")
        low.at.emit(PlayByEffect(low.one_clause("PlayCard"), low.cause, what, price, origins, flags))

    def _create(self, low: ScopeLowering, node: Node) -> None:
        """4-12-1."""
        names = [test.text("name") for name in node.many("names") for test in name.many("tests") if test.kind == "Named"]
        if len(names) != 1:
            raise NotRunnable(node, "a token is summoned by its name")
        slot = node.number("slot")
        if slot > 0:
            low.slot_of(node)
        low.note(node)
        flags = self.move_flags(node.many("to")[0].text("state"), "")
        low.at.emit(SummonTokens(low.one_clause("Create"), low.cause, low.count(node.node("count")), names[0], flags, slot))

    def _keyword_action(self, low: ScopeLowering, node: Node) -> None:
        """11-17-1: Feast, as often as said."""
        if node.text("name") != "feast":
            raise NotRunnable(node, f"no effect can activate {node.text('name')}")
        if node.node("times") == ONE:
            low.note(node)
            low.at.emit(feast_op())
            return
        low.note(node)
        low.effect(make("Repeat", times=node.node("times"), do=(make("KeywordAction", name="feast"),)))

    def _use_own(self, low: ScopeLowering, node: Node, label: str, price: int) -> None:
        """10-9-2."""
        low.note(node)
        low.at.emit(UseOwnEffect(low.one_clause("UseAbility"), low.cause, OWN_EFFECTS[label], price))

    # -- abilities
    def own_ability(self, low: Lowering, node: Node, text: str) -> list[Ability] | None:
        """Marks of levels and tags say nothing here: a card shows the face of its level, and Feast is an effect."""
        return low.lower_ability(node.node("ability"), text) if node.kind == "Qualified" else None

    def flags(self, node: Node) -> int:
        """10-11, 10-13, 10-15: the timing of a triggered effect."""
        if node.kind != "Triggered":
            return 0
        if node.text("label") == "burst":
            return terms.BURST_EFFECT
        out = 0
        event = node.node("on")
        for part in event.many("events") if event.kind == "EitherEvent" else (event,):
            out |= timing_of(part)
        return out

    def timing_flags(self, node: Node) -> int:
        return TIMING_FLAGS[node.text("timing")]

    def mark(self, low: ScopeLowering, node: Node) -> Node:
        return ALWAYS

    # -- words
    def move_flags(self, state: str, face: str) -> int:
        return terms.ENTERS_EXHAUSTED if state == "exhausted" else 0

    def state(self, word: str) -> int:
        return STATES.get(word, -1)


def pays_own_cost(node: Node) -> bool:
    """10-9: is it the offer to pay the burst card's own cost?"""
    cost = node.many("cost")
    return len(cost) == 1 and cost[0].kind == "KeywordCost" and cost[0].text("name") == "own cost"


def timing_of(event: Node) -> int:
    """The flag of a timing event that is about this card."""
    what = dict(event.fields).get("what")
    if not isinstance(what, Node) or what.kind != "This":
        return 0
    if event.kind == "Attacks":
        return terms.WHEN_ATTACKING
    if event.kind == "Blocks":
        return terms.WHEN_BLOCKING
    if event.kind == "Moved" and event.text("verb") == "summon":
        return terms.WHEN_SUMMONED
    return terms.WHEN_DESTROYED if event.kind == "Moved" and event.text("verb") == "destroy" else 0


NOTATIONS: Final = BssNotations()
