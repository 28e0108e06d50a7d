"""902: in which zones an ability is active: the play ground, or where its own text has its card."""
from __future__ import annotations

from typing import Final

from cardwright.games.fow import terms
from cardwright.games.fow.words import ZONES
from cardwright.text.tree import Node

EVERYWHERE: Final = (1 << terms.GONE) - 1
# Where a card is while it is played: what its text says about its own cost, or about being played, works there.
PLAYED_FROM: Final = (
    1 << terms.HAND | 1 << terms.STANDBY | 1 << terms.GRAVEYARD | 1 << terms.CHASE | 1 << terms.REMOVED | 1 << terms.MAIN_DECK
)
IN_CHASE: Final = ("be cancelled", "be chased")
BASE_MODS: Final = ("HaveType", "HaveName", "HaveTrait", "BecomeClass")  # 904.2
LEAVING_HAND: Final = ("discard",)


def zones_of_ability(ability: Node) -> int:
    """The bits of the zones in which an ability is active."""
    if ability.kind == "Qualified":
        return zones_of_ability(ability.node("ability"))
    if ability.kind == "Static":
        zones = 0
        for effect in ability.many("do"):
            zones |= zones_of_effect(effect)
        return zones if zones else terms.PLAY_GROUND
    if ability.kind == "Triggered":
        return zones_of_trigger(ability)
    named = zones_named(ability)
    return named if named else terms.PLAY_GROUND


def zones_of_effect(effect: Node) -> int:
    """Where one effect of a continuous ability applies from."""
    if effect.kind in ("If", "For"):
        zones = 0
        for inner in effect.many("then" if effect.kind == "If" else "do"):
            zones |= zones_of_effect(inner)
        named = zones_of_this(effect.node("condition")) if effect.kind == "If" else 0
        return named if named else zones
    what = dict(effect.fields).get("what")
    if not isinstance(what, Node) or what.kind != "This":
        return terms.PLAY_GROUND
    if effect.kind == "CostChange":
        return PLAYED_FROM if effect.text("action") == "play" else terms.PLAY_GROUND
    if effect.kind == "Forbid" and any(action.text("name") in IN_CHASE for action in effect.many("actions")):
        return 1 << terms.CHASE
    if effect.kind == "Modify" and all(mod.kind in BASE_MODS for mod in effect.many("mods")):
        return EVERYWHERE
    return terms.PLAY_GROUND


def zones_of_trigger(ability: Node) -> int:
    """Where the card must be to notice the event: where it moves from, if it is about itself; where what it does takes it from."""
    event = ability.node("on")
    events = event.many("events") if event.kind == "EitherEvent" else (event,)
    if not any(about_this(part) for part in events):
        handled = zones_handled(ability)
        if handled:
            return handled
    zones = 0
    for part in events:
        zones |= zones_of_event(part)
    return zones


def about_this(event: Node) -> bool:
    what = dict(event.fields).get("what")
    return isinstance(what, Node) and what.kind == "This"


def zones_of_event(event: Node) -> int:
    if event.kind != "Moved" or not about_this(event):
        return terms.PLAY_GROUND
    zones = 0
    for place in event.many("source"):
        zones |= 1 << ZONES[place.text("zone")]
    if zones == 0 and event.text("verb") in LEAVING_HAND:
        return 1 << terms.HAND
    return zones if zones else terms.PLAY_GROUND


def zones_handled(ability: Node) -> int:
    """Where an automatic ability clearly has its card: "put this card from your graveyard into your hand"."""
    zones = 0
    for effect in (*ability.many("cost"), *ability.many("do")):
        for found in effect.walk():
            if found.kind in ("Move", "Attach") and found.node("what").kind == "This":
                for place in found.many("source"):
                    zones |= 1 << ZONES[place.text("zone")]
    return zones


def zones_named(ability: Node) -> int:
    """Where an activate ability's own conditions, costs and effects place its card."""
    zones = 0
    for limit in ability.many("limits"):
        if limit.kind == "OnlyIf":
            zones |= zones_of_this(limit.node("condition"))
    for cost in ability.many("cost"):
        if cost.kind == "DoAsCost":
            do = cost.node("do")
            if do.kind == "Move" and do.node("what").kind == "This":
                for place in do.many("source"):
                    zones |= 1 << ZONES[place.text("zone")]
                if do.text("verb") in LEAVING_HAND:
                    zones |= 1 << terms.HAND
    for effect in ability.many("do"):
        if effect.kind == "Move" and effect.node("what").kind == "This":
            for place in effect.many("source"):
                zones |= 1 << ZONES[place.text("zone")]
    return zones


def zones_of_this(condition: Node) -> int:
    """The zones in which a condition demands this card to be: "only if this card is in your graveyard"."""
    zones = 0
    if condition.kind == "Is" and condition.node("what").kind == "This":
        for test in condition.node("filter").many("tests"):
            if test.kind == "In":
                for place in test.many("places"):
                    zones |= 1 << ZONES[place.text("zone")]
    elif condition.kind == "And":
        for part in condition.many("parts"):
            zones |= zones_of_this(part)
    return zones
