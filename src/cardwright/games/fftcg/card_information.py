"""What everybody can see of cards and players, in the rulebook's words (chapters 5 and 6)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.games.fftcg import terms
from cardwright.games.showing import add_text, names_of
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NUMBERS_SHOWN: Final = ("damage", "damage limit", "crystals")
TYPE_NAMES = {
    terms.FORWARD: "Forward", terms.BACKUP: "Backup", terms.MONSTER: "Monster", terms.SUMMON: "Summon",
    terms.AUTO_ABILITY: "auto-ability", terms.ACTION_ABILITY: "action ability", terms.SPECIAL_ABILITY: "special ability",
}
STATES = {
    terms.FROZEN: "frozen", terms.ATTACKING: "attacking", terms.BLOCKING: "blocking", terms.IN_PARTY: "in a party",
}


def traits_of(t: Table, k: Look, prefix: str) -> list[str]:
    """Jobs or categories."""
    return [
        name.removeprefix(prefix) for i, name in enumerate(t.library.traits) if k.traits >> i & 1 and name.startswith(prefix)
    ]


def card_details(t: Table, c: Card, k: Look) -> dict[str, Any]:
    """Elements, cost, types, jobs, categories, power, icons, text; each only where the card has it (5.2)."""
    out: dict[str, Any] = {"type": [name for bit, name in TYPE_NAMES.items() if k.types & bit]}
    elements = names_of(k.colours, terms.ELEMENTS)
    if elements:
        out["elements"] = elements
        out["cost"] = k.stats[terms.COST]
    for what, prefix in (("jobs", terms.JOB), ("categories", terms.CATEGORY)):
        traits = traits_of(t, k, prefix)
        if traits:
            out[what] = traits
    if k.types & terms.FORWARD:
        out["power"] = k.stats[terms.POWER]
    keywords = names_of(k.keywords, terms.KEYWORDS)
    if keywords:
        out["keywords"] = keywords
    if k.subtypes & terms.EX_BURST:
        out["EX Burst"] = True
    add_text(out, c)
    return out


def shown_numbers(t: Table, player: int) -> list[int]:
    """How much damage the player has taken, how much loses the game (3.1.1), and their crystals: `NUMBERS_SHOWN`."""
    return [len(t.zone(terms.DAMAGE_ZONE, player)), t.number(terms.DAMAGE_LIMIT, player), t.number(terms.CRYSTALS, player)]
