"""2.12.2: in which zones an ability works. On the stage (a climax: in the climax area), unless it says that it works elsewhere."""
from __future__ import annotations

from typing import Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.words import PARTS
from cardwright.text.tree import Node

# A card on the stage is a character and one in the climax area a climax, so one answer serves both (2.12.2.1, 2.12.2.2).
IN_PLAY: Final = 1 << terms.STAGE | 1 << terms.CLIMAX_AREA
IN_HAND: Final = 1 << terms.HAND
ABOUT_PLAYING: Final = ("be played from hand", "be played without its color", "be played without its level")


def zone_number(word: str) -> int:
    return terms.STAGE if word in PARTS else terms.ZONES[word]


def zones_of_ability(ability: Node) -> int:
    """The bits of the zones in which an ability works."""
    if ability.kind == "Qualified":
        return zones_of_ability(ability.node("ability"))
    if ability.kind == "Static":
        zones = 0
        for effect in ability.many("do"):
            zones |= zones_of_effect(effect)
        return zones if zones else IN_PLAY
    if ability.kind == "Triggered":
        return zones_of_trigger(ability)
    if ability.kind == "Activated":
        named = zones_of_cost(ability)
        return named if named else IN_PLAY
    return IN_PLAY


def zones_of_effect(effect: Node) -> int:
    """What is about playing this card applies where it is played from; what names a zone of this card applies there."""
    if effect.kind in ("If", "For"):
        zones = 0
        for inner in effect.many("then" if effect.kind == "If" else "do"):
            zones |= zones_of_effect(inner)
        if effect.kind == "If":
            named = zones_of_this(effect.node("condition"))
            if named and zones == IN_PLAY:
                return named
        return zones
    if effect.kind in ("Forbid", "Permit") and effect.node("what").kind == "This":
        if any(action.text("name") in ABOUT_PLAYING for action in effect.many("actions")):
            return IN_HAND
    if effect.kind == "CostChange" and effect.node("what").kind == "This":
        return IN_HAND
    if effect.kind == "Modify":
        duration = effect.node("duration")
        if duration.kind == "AsLongAs":
            named = zones_of_this(duration.node("condition"))
            if named:
                return named
    return IN_PLAY


def zones_of_trigger(ability: Node) -> int:
    """Where the card must be to notice the event: where its condition says, where it leaves from, else in play."""
    named = zones_of_this(ability.node("when"))
    if named:
        return named
    event = ability.node("on")
    events = event.many("events") if event.kind == "EitherEvent" else (event,)
    zones = 0
    for part in events:
        zones |= zones_of_event(part)
    if zones == IN_PLAY:
        for effect in ability.many("do"):
            if effect.kind == "If":
                elsewhere = zones_of_this(effect.node("condition"))
                if elsewhere and not elsewhere & IN_PLAY:
                    return elsewhere
    return zones


def zones_of_event(event: Node) -> int:
    """A card that moves notices it where it comes from; that it arrives in play, it notices there. That its own ability was used,
    it notices where the cost has put it, too: a card with Backup is played from the hand (10.5.2)."""
    if event.kind == "Used" and event.node("what").kind == "This":
        return IN_PLAY | 1 << terms.WAITING_ROOM
    if event.kind != "Moved" or event.node("what").kind != "This":
        return IN_PLAY
    goals = {zone_number(place.text("zone")) for place in event.many("to")}
    if goals & {terms.STAGE, terms.CLIMAX_AREA} or not event.many("source"):
        return IN_PLAY
    zones = 0
    for place in event.many("source"):
        zones |= 1 << zone_number(place.text("zone"))
    return zones


def zones_of_cost(ability: Node) -> int:
    """Where an activated ability's cost takes its card from: "put this card from your hand into your waiting room"."""
    zones = 0
    for cost in ability.many("cost"):
        if cost.kind == "DoAsCost":
            do = cost.node("do")
            if do.kind == "Move" and do.node("what").kind == "This":
                for place in do.many("source"):
                    zones |= 1 << zone_number(place.text("zone"))
    return zones


def zones_of_this(condition: Node) -> int:
    """The zones in which a condition demands this card to be: "if this card is in your memory"."""
    zones = 0
    if condition.kind == "Is" and condition.node("what").kind == "This":
        for test in condition.node("filter").many("tests"):
            if test.kind == "In":
                for place in test.many("places"):
                    zones |= 1 << zone_number(place.text("zone"))
    elif condition.kind == "And":
        for part in condition.many("parts"):
            zones |= zones_of_this(part)
    return zones
