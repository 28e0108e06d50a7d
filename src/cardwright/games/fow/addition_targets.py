"""1406.2a: what an old addition may be added to when it is played."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.fow import terms
from cardwright.games.fow.additions import must_be_added, types_for
from cardwright.games.fow.permissions import cannot_be_targeted
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look
from cardwright.kernel.options import CARD, option

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


def needs_bearer(k: Look) -> bool:
    """1406.2a: is it an old addition that needs a target when it is played?"""
    return bool(k.types & terms.ADDITION) and must_be_added(k.subtypes)


def bearer_options(t: Table, c: Context, k: Look) -> list[int]:
    """1406.2a: the cards of the type that its subtype names, in a field, that it may target."""
    wanted = types_for(k.subtypes)
    out: list[int] = []
    for zone in (terms.FIELD, terms.RULER_AREA):
        if zone == terms.RULER_AREA and not wanted & terms.RULER:
            continue
        for p in (c.controller, 1 - c.controller):
            for id in t.zone(zone, p):
                card = t.cards[id]
                if t.look(card).types & wanted and cannot_be_targeted(t, c, c.controller, card) == "":
                    out.append(option(CARD, id))
    return out
