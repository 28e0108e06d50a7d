"""In which zones an ability works: where cards are in play, unless it clearly belongs to another zone."""
from __future__ import annotations

from collections.abc import Iterable

from cardwright.effects.lowering.profile import Profile, bits
from cardwright.text.tree import Node


def any_of(zones: Iterable[int]) -> int:
    """All of these zones together, as bits."""
    out = 0
    for some in zones:
        out |= some
    return out


def zones_of_ability(words: Profile, ability: Node) -> int:
    """The bits of the zones in which an ability works."""
    own = words.own_zones(ability)
    if own:
        return own
    if ability.kind == "Qualified":
        return zones_of_ability(words, ability.node("ability"))
    if ability.kind == "Triggered":
        return zones_of_trigger(words, ability)
    zones = 0
    if ability.kind == "Static":
        zones = any_of(zones_of_effect(words, effect) for effect in ability.many("do"))
    elif ability.kind == "Activated":
        zones = zones_of_limits(words, ability) | zones_of_payment(words, ability)
    return zones or words.in_play


# -- passive abilities
def zones_of_effect(words: Profile, effect: Node) -> int:
    """Where one effect of a passive ability applies from: what is about playing this card, where it is played from; what names a
    zone of this card, there."""
    if effect.kind in ("If", "For"):
        zones = any_of(zones_of_effect(words, inner) for inner in effect.many("then" if effect.kind == "If" else "do"))
        named = zones_of_this(words, effect.node("condition")) if effect.kind == "If" else 0
        return named if named and zones == words.in_play else zones
    if effect.kind == "Would" and is_about_this(effect.node("event")):
        return zones_of_event(words, effect.node("event"))
    own = words.own_zones(effect)
    if own or not is_about_this(effect):
        return own or words.in_play
    if effect.kind == "CostChange":
        return words.played_from if effect.text("action") == "play" else words.in_play
    if effect.kind in ("Forbid", "Permit"):
        return any_of(words.action_zones.get(action.text("name"), 0) for action in effect.many("actions")) or words.in_play
    return zones_of_mods(words, effect) if effect.kind == "Modify" else words.in_play


def zones_of_mods(words: Profile, effect: Node) -> int:
    """A keyword or an ability about playing is had where the card is played from; what it is by itself, a card is in every zone."""
    duration = effect.node("duration")
    if duration.kind == "AsLongAs":
        return zones_of_this(words, duration.node("condition")) or words.in_play
    keywords = [mod.text("keyword") for mod in effect.many("mods") if mod.kind == "HaveKeyword"]
    zones = any_of(words.keyword_zones.get(keyword, 0) for keyword in keywords)
    if zones:
        return zones
    if any(mod.kind in words.base_mods for mod in effect.many("mods")):
        return words.every_zone
    given = [mod.node("ability") for mod in effect.many("mods") if mod.kind == "HaveAbility"]
    return words.in_play | any_of(zones_of_ability(words, ability) for ability in given if ability.kind == "Static")


# -- automatic abilities
def zones_of_trigger(words: Profile, ability: Node) -> int:
    """Where the card must be to notice the event: where its condition says; where it moves from, if it is about itself; where
    what it does takes the card from; else in play."""
    named = zones_of_this(words, ability.node("when")) | zones_of_limits(words, ability)
    if named:
        return named
    event = ability.node("on")
    events = event.many("events") if event.kind == "EitherEvent" else (event,)
    zones = any_of(zones_of_event(words, part) for part in events)
    handled = zones_handled(words, ability, any(is_about_this(part) for part in events)) if zones == words.in_play else 0
    return handled if handled and not handled & words.in_play else zones


def zones_of_event(words: Profile, event: Node) -> int:
    """A card that moves notices it where it comes from; that it arrives in play, it notices there."""
    own = words.own_zones(event)
    if own or event.kind != "Moved" or not is_about_this(event):
        return own or words.in_play
    if zones_of_places(words, event.many("to")) & words.in_play:
        return words.in_play
    return zones_left(words, event) or words.in_play


def zones_handled(words: Profile, ability: Node, about_this: bool) -> int:
    """Where an automatic ability clearly has its card: "if this card is in your hand", "put this card from your graveyard"."""
    zones = 0
    for effect in (*ability.many("cost"), *ability.many("do")):
        if effect.kind == "If":
            zones |= zones_of_this(words, effect.node("condition"))
        for found in effect.walk():
            if not about_this and found.kind in ("Move", "Attach", "PlayCard") and is_about_this(found):
                zones |= zones_of_places(words, found.many("source"))
    return zones


# -- activated abilities
def zones_of_limits(words: Profile, ability: Node) -> int:
    """Where "play this ability only if" has its card."""
    return any_of(zones_of_this(words, limit.node("condition")) for limit in ability.many("limits") if limit.kind == "OnlyIf")


def zones_of_payment(words: Profile, ability: Node) -> int:
    """Where an activated ability's costs and effects take its card from: "banish this card from your cemetery"."""
    zones = 0
    for cost in ability.many("cost"):
        if cost.kind == "DoAsCost" and cost.node("do").kind == "Move":
            do = cost.node("do")
            if is_about_this(do):
                zones |= zones_left(words, do)
            elif do.node("what").kind == "Together":
                zones |= zones_beside(words, do.node("what"))
    for effect in ability.many("do"):
        if effect.kind == "Move" and is_about_this(effect):
            zones |= zones_of_places(words, effect.many("source"))
    return zones


def zones_beside(words: Profile, together: Node) -> int:
    """Where this card is if it is taken together with others: where they are."""
    parts = together.many("parts")
    if not any(part.kind == "This" for part in parts):
        return 0
    return any_of(zones_of_filter(words, part.node("filter")) for part in parts if part.kind == "Pick")


# -- places
def is_about_this(node: Node) -> bool:
    """Does it happen to this card, or is it done to it?"""
    what = dict(node.fields).get("what")
    return isinstance(what, Node) and what.kind == "This"


def zones_left(words: Profile, move: Node) -> int:
    """Where a card comes from that moves so; what is discarded comes from the hand."""
    zones = zones_of_places(words, move.many("source"))
    return zones or (bits(words.zones["hand"]) if move.text("verb") == "discard" else 0)


def zones_of_places(words: Profile, places: tuple[Node, ...]) -> int:
    return bits(*[words.zones[place.text("zone")] for place in places])


def zones_of_filter(words: Profile, filter: Node) -> int:
    return any_of(zones_of_places(words, test.many("places")) for test in filter.many("tests") if test.kind == "In")


def zones_of_this(words: Profile, condition: Node) -> int:
    """The zones in which a condition demands this card to be: "while this card is in your hand"."""
    if condition.kind == "Is" and is_about_this(condition):
        return zones_of_filter(words, condition.node("filter"))
    parts = condition.many("parts") if condition.kind == "And" else ()
    return any_of(zones_of_this(words, part) for part in parts)
