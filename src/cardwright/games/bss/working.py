"""In which areas an effect works: on the field, unless it clearly belongs to another area (8-5-4, 10-9-1)."""
from __future__ import annotations

from typing import Final

from cardwright.games.bss import terms
from cardwright.text.tree import Node

ON_FIELD: Final = 1 << terms.FIELD
IN_HAND: Final = 1 << terms.HAND
PLAYABLE: Final = IN_HAND | 1 << terms.TRASH | 1 << terms.WAITING | 1 << terms.BURST_AREA | 1 << terms.DECK
USABLE: Final = IN_HAND | 1 << terms.BURST_AREA | 1 << terms.TRASH | 1 << terms.DECK  # where a magic effect can be used from


def zones_of_effect(ability: Node) -> int:
    """The bits of the areas in which an ability works."""
    if ability.kind == "Qualified":
        return zones_of_effect(ability.node("ability"))
    if ability.kind == "Static":
        zones = 0
        for effect in ability.many("do"):
            zones |= zones_of_constant(effect)
        return zones if zones else ON_FIELD
    if ability.kind == "Triggered":
        return zones_of_triggered(ability)
    return ON_FIELD


def zones_of_constant(effect: Node) -> int:
    """What is about the cost of this card works where the card is summoned, placed or used from."""
    if effect.kind in ("If", "For"):
        zones = 0
        for inner in effect.many("then" if effect.kind == "If" else "do"):
            zones |= zones_of_constant(inner)
        named = zones_of_this(effect.node("condition")) if effect.kind == "If" else 0
        return named if named else zones
    if effect.kind == "CostChange" and effect.node("what").kind == "This":
        return PLAYABLE
    if effect.kind == "CountSymbols" and effect.number("own"):
        return PLAYABLE
    if effect.kind == "Modify" and effect.node("what").kind == "This":
        if any(mod.kind == "HaveKeyword" and mod.text("keyword") == "swift" for mod in effect.many("mods")):
            return IN_HAND
    return ON_FIELD


def zones_of_triggered(ability: Node) -> int:
    """A burst in the burst area; what is about this card moving, where it moves from; what takes this card from a place, there."""
    if ability.text("label") == "burst":
        return 1 << terms.BURST_AREA
    event = ability.node("on")
    if event.kind == "Moved" and event.node("what").kind == "This" and event.many("source"):
        return zones_of_places(event.many("source"))
    about_this = [part for part in (event.many("events") if event.kind == "EitherEvent" else (event,)) if is_about_this(part)]
    if about_this:
        return ON_FIELD
    zones = 0
    for effect in ability.many("do"):
        for found in effect.walk():
            if found.kind in ("PlayCard", "Move") and found.node("what").kind == "This":
                zones |= zones_of_places(found.many("source"))
    return zones if zones else ON_FIELD


def is_about_this(event: Node) -> bool:
    what = dict(event.fields).get("what")
    return isinstance(what, Node) and what.kind == "This"


def zones_of_places(places: tuple[Node, ...]) -> int:
    zones = 0
    for place in places:
        zones |= 1 << terms.ZONES[place.text("zone")]
    return zones


def zones_of_this(condition: Node) -> int:
    """The areas in which a condition demands this card to be."""
    zones = 0
    for found in condition.walk():
        if found.kind == "Is" and found.node("what").kind == "This":
            for test in found.node("filter").many("tests"):
                if test.kind == "In":
                    zones |= zones_of_places(test.many("places"))
    return zones
