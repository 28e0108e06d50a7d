"""What everybody can see of cards and players, in the rulebook's words (200)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.games.fow import terms
from cardwright.games.fow.card_information import (
    tell_keywords,
    tell_names_and_attributes,
    tell_numbers,
    tell_other_side,
    tell_text,
    tell_types,
)
from cardwright.kernel import pool
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NUMBERS_SHOWN = {"life": terms.LIFE, "hand limit": terms.HAND_LIMIT, "cards played": terms.CARDS_PLAYED}


def card_details(t: Table, c: Card, k: Look) -> dict[str, Any]:
    """Type, attributes, races, cost, ATK and DEF, keywords, text and the other side; each only where the card has it."""
    out: dict[str, Any] = {}
    tell_types(k, out)
    tell_names_and_attributes(t, k, out)
    tell_numbers(k, out)
    tell_keywords(k, out)
    tell_text(c, out)
    tell_other_side(t, c, k, out)
    return out


def add_will(t: Table, player: int, out: dict[str, int]) -> None:
    """907.4: the will that the player has produced."""
    for x in t.pool:
        if pool.player_of(x) == player:
            kind = f"{terms.WILL_NAMES[pool.kind_of(x)]} will"
            out[kind] = out.get(kind, 0) + 1
