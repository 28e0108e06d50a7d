"""10.3.4, 10.3.5: in which zones an ability works. Abilities work on the field unless they clearly belong to another zone."""
from __future__ import annotations

from typing import Final

from cardwright.games.sve import terms
from cardwright.text.tree import Node

ON_FIELD: Final = 1 << terms.FIELD
# Where a card can be played from: hand and EX area by itself (8.2.1), other zones because an effect says so; and where it waits.
PLAYABLE: Final = (
    1 << terms.HAND | 1 << terms.EX_AREA | 1 << terms.CEMETERY | 1 << terms.DECK | 1 << terms.BANISHED | 1 << terms.EVOLVE_DECK
    | 1 << terms.RESOLUTION
)
# Where a prohibition to play a card is asked for: a card in another zone is never offered.
OFFERED: Final = 1 << terms.HAND | 1 << terms.EX_AREA | 1 << terms.CEMETERY | 1 << terms.EVOLVE_DECK
ABOUT_PLAYING: Final = (
    "be played", "be played from the ex area", "be played from hand", "be played from anywhere but hand",
    "be played during your turn",
)


def zones_of_ability(ability: Node) -> int:
    """The bits of the zones in which an ability works."""
    if ability.kind == "Static":
        zones = 0
        for effect in ability.many("do"):
            zones |= zones_of_effect(effect)
        return zones if zones else ON_FIELD
    if ability.kind == "Triggered":
        return zones_of_trigger(ability)
    if ability.kind == "Activated":
        named = zones_named(ability)
        return named if named else ON_FIELD
    if ability.kind == "Qualified":
        return zones_of_ability(ability.node("ability"))
    return ON_FIELD


def zones_of_effect(effect: Node) -> int:
    """Where one effect of a passive ability applies from: what is about playing this card, where it is played from."""
    if effect.kind in ("If", "For"):
        zones = 0
        for inner in effect.many("then" if effect.kind == "If" else "do"):
            zones |= zones_of_effect(inner)
        if effect.kind == "If" and zones == ON_FIELD:
            named = zones_of_this(effect.node("condition"))
            return named if named else zones
        return zones
    if effect.kind == "CostChange" and effect.node("what").kind == "This":
        return PLAYABLE | ON_FIELD if effect.text("action") != "play" else PLAYABLE
    if effect.kind in ("Forbid", "Permit") and effect.node("what").kind == "This":
        if any(action.text("name") in ABOUT_PLAYING for action in effect.many("actions")):
            return OFFERED
    if effect.kind == "Modify" and effect.node("what").kind == "This":
        if any(mod.kind == "HaveKeyword" and mod.text("keyword") == "quick" for mod in effect.many("mods")):
            return OFFERED
    return ON_FIELD


def zones_of_trigger(ability: Node) -> int:
    """Where the card must be to notice the event: where it moves from, if it is about itself; where its condition says; where what
    it does takes the card from; else on the field."""
    named = zones_of_this(ability.node("when"))
    if named:
        return named
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
    """Is it an event that happens to this card?"""
    what = dict(event.fields).get("what")
    return isinstance(what, Node) and what.kind == "This"


def zones_handled(ability: Node) -> int:
    """Where an automatic ability clearly has its card: "if this card is in your EX area", "put this card from your cemetery"."""
    zones = 0
    for effect in (*ability.many("cost"), *ability.many("do")):
        if effect.kind == "If":
            zones |= zones_of_this(effect.node("condition"))
        for found in effect.walk():
            if found.kind == "Move" and found.node("what").kind == "This":
                for place in found.many("source"):
                    zones |= 1 << terms.ZONES[place.text("zone")]
    return zones


def zones_of_event(event: Node) -> int:
    if event.kind != "Moved" or event.node("what").kind != "This":
        return ON_FIELD
    if event.many("source"):
        zones = 0
        for place in event.many("source"):
            zones |= 1 << terms.ZONES[place.text("zone")]
        return zones
    if event.text("verb") == "discard":
        return 1 << terms.HAND
    return ON_FIELD


def zones_named(ability: Node) -> int:
    """Where an activated ability's own conditions, costs and effects place its card: "banish this card from your cemetery"."""
    zones = 0
    for limit in ability.many("limits"):
        if limit.kind == "OnlyIf":
            zones |= zones_of_this(limit.node("condition"))
    for cost in ability.many("cost"):
        if cost.kind == "DoAsCost":
            do = cost.node("do")
            if do.kind == "Move" and do.node("what").kind == "This":
                for place in do.many("source"):
                    zones |= 1 << terms.ZONES[place.text("zone")]
                if do.text("verb") == "discard":
                    zones |= 1 << terms.HAND
            elif do.kind == "Move" and do.node("what").kind == "Together":
                zones |= zones_beside(do.node("what"))
    for effect in ability.many("do"):
        if effect.kind == "Move" and effect.node("what").kind == "This":
            for place in effect.many("source"):
                zones |= 1 << terms.ZONES[place.text("zone")]
    return zones


def zones_beside(together: Node) -> int:
    """Where this card is if it is taken together with others: where they are."""
    parts = together.many("parts")
    if not any(part.kind == "This" for part in parts):
        return 0
    zones = 0
    for part in parts:
        if part.kind == "Pick":
            for test in part.node("filter").many("tests"):
                if test.kind == "In":
                    for place in test.many("places"):
                        zones |= 1 << terms.ZONES[place.text("zone")]
    return zones


def zones_of_this(condition: Node) -> int:
    """The zones in which a condition demands this card to be: "while this card is in your EX area"."""
    zones = 0
    if condition.kind == "Is" and condition.node("what").kind == "This":
        for test in condition.node("filter").many("tests"):
            if test.kind == "In":
                for place in test.many("places"):
                    zones |= 1 << terms.ZONES[place.text("zone")]
    elif condition.kind == "And":
        for part in condition.many("parts"):
            zones |= zones_of_this(part)
    return zones
