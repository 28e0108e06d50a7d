"""In which zones an ability works: on the field, unless it clearly belongs to another zone (11.6.4, 11.12.4.4)."""
from __future__ import annotations

from typing import Final

from cardwright.games.fftcg import terms
from cardwright.text.tree import Node

ON_FIELD: Final = 1 << terms.FIELD
# Where a Character or Summon is cast from: the hand, other zones because an effect says so; and the stack, where a Summon waits.
CAST_FROM: Final = 1 << terms.HAND | 1 << terms.BREAK_ZONE | 1 << terms.DECK | 1 << terms.REMOVED | 1 << terms.STACK
EVERYWHERE: Final = ON_FIELD | CAST_FROM | 1 << terms.DAMAGE_ZONE
ABOUT_CASTING: Final = (
    "be cast", "be played from hand by effects", "be played beside other light characters",
    "be played beside other dark characters",
)  # fmt: skip


def zones_of_ability(ability: Node) -> int:
    """The bits of the zones in which an ability works."""
    if ability.kind == "Qualified":
        return zones_of_ability(ability.node("ability"))
    if ability.kind == "Static":
        zones = 0
        for effect in ability.many("do"):
            zones |= zones_of_effect(effect)
        return zones or ON_FIELD
    if ability.kind == "Triggered":
        return zones_of_trigger(ability)
    if ability.kind == "Activated":
        return zones_of_action(ability) or ON_FIELD
    return ON_FIELD


def zones_of_effect(effect: Node) -> int:
    """Where one effect of a field ability applies from: what is about casting this card, where it is cast from."""
    if effect.kind in ("If", "For"):
        zones = 0
        for inner in effect.many("then" if effect.kind == "If" else "do"):
            zones |= zones_of_effect(inner)
        if effect.kind == "If" and zones == ON_FIELD:
            return zones_of_this(effect.node("condition")) or zones
        return zones
    about = dict(effect.fields).get("what")
    if not isinstance(about, Node) or about.kind != "This":
        return ON_FIELD
    if effect.kind == "CostChange":
        return CAST_FROM
    if effect.kind in ("Forbid", "Permit") and any(action.text("name") in ABOUT_CASTING for action in effect.many("actions")):
        return CAST_FROM | ON_FIELD
    if effect.kind == "Modify" and any(mod.kind in ("HaveName", "HaveTrait", "HaveType") for mod in effect.many("mods")):
        return EVERYWHERE if "Until" not in effect.node("duration").kind else ON_FIELD
    return ON_FIELD


def zones_of_trigger(ability: Node) -> int:
    """Where the card must be to notice the event: where its condition says, else where it moves from, else on the field."""
    named = zones_of_this(ability.node("when"))
    for limit in ability.many("limits"):
        if limit.kind == "OnlyIf":
            named |= zones_of_this(limit.node("condition"))
    if named:
        return named
    event = ability.node("on")
    zones = 0
    for part in event.many("events") if event.kind == "EitherEvent" else (event,):
        zones |= zones_of_event(part)
    return zones


def zones_of_event(event: Node) -> int:
    if event.kind != "Moved" or event.node("what").kind != "This" or not event.many("source"):
        return 1 << terms.HAND if event.kind == "Moved" and event.text("verb") == "discard" else ON_FIELD
    zones = 0
    for place in event.many("source"):
        zones |= 1 << terms.ZONES[place.text("zone")]
    return zones


def zones_of_action(ability: Node) -> int:
    """Where an action ability's own conditions and costs place its card: "discard this card", "if it is in your hand"."""
    zones = 0
    for limit in ability.many("limits"):
        if limit.kind == "OnlyIf":
            zones |= zones_of_this(limit.node("condition"))
    for cost in ability.many("cost"):
        if cost.kind != "DoAsCost" or cost.node("do").kind != "Move" or cost.node("do").node("what").kind != "This":
            continue
        do = cost.node("do")
        for place in do.many("source"):
            zones |= 1 << terms.ZONES[place.text("zone")]
        if do.text("verb") == "discard":
            zones |= 1 << terms.HAND
    return zones


def zones_of_this(condition: Node) -> int:
    """The zones in which a condition demands this card to be: "if X is in the Break Zone"."""
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
