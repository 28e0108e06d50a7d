"""What everybody can see of cards and players, in the rulebook's words (chapters 2 and 3)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.games.showing import add_text, names_of, traits_of
from cardwright.games.sve import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face, Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NUMBERS_SHOWN = {  # 3.2: points, limits and the leader's defense
    "leader defense": terms.LEADER_DEFENSE, "play points": terms.PLAY_POINTS, "maximum play points": terms.MAX_PLAY_POINTS,
    "evolution points": terms.EVOLUTION_POINTS, "field limit": terms.FIELD_LIMIT, "hand limit": terms.HAND_LIMIT,
    "EX area limit": terms.EX_LIMIT, "super-evolution points": terms.SUPER_EVOLUTION_POINTS,
}
SUBTYPE_NAMES = {terms.EVOLVED: "evolved", terms.ADVANCED: "advanced", terms.TOKEN: "token"}


def card_details(t: Table, c: Card, k: Look) -> dict[str, Any]:
    """2: type, class, traits, cost, attack, defense, keywords, text and further names; each only where the card has it."""
    t.cite("2.1.1, 2.2.1, 2.2.2, 2.3.1, 2.3.2, 2.4.1, 2.6.1, 2.12.1")
    out: dict[str, Any] = {}
    out["type"] = names_of(k.types, terms.TYPES)
    out["class"] = names_of(k.colours, terms.CLASSES)
    special = [name for bit, name in SUBTYPE_NAMES.items() if k.subtypes & bit]
    if special:
        t.cite("2.3.3, 2.3.3.1")
        out["special"] = special
    if len(k.names) > 1:
        t.cite("2.13.1")
        out["also named"] = list(k.names[1:])
    if c.back is not None:
        out.update(faces(t, c, c.back))
    traits = traits_of(t, k)
    if traits:
        out["traits"] = traits
    if not k.types & terms.LEADER:
        out["cost"] = k.stats[terms.COST]
    if k.types & terms.FOLLOWER:
        t.cite("2.7.1, 2.8.1")
        out["attack"] = k.stats[terms.ATTACK]
        out["defense"] = k.stats[terms.DEFENSE] - c.damage
    keywords = names_of(k.keywords, terms.KEYWORDS)
    if keywords:
        out["keywords"] = keywords
    add_text(out, c)
    return out


def faces(t: Table, c: Card, back: Face) -> dict[str, Any]:
    """2.14.1: which face of a double-faced card counts, and what the other side is called. The front is the side with the
    collector number (2.14.2, 2.12.2.2)."""
    t.cite("2.14.1, 2.14.2, 2.12.2.2")
    out: dict[str, Any] = {"face": "front", "other face": back.name}
    if c.form is back:
        out["face"] = "back"
        out["other face"] = c.front.name
        out["id"] = c.front.record_id
    return out
