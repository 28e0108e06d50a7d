"""1406.2a: what an old addition may be added to when it is played."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.announcing import context_of_card
from cardwright.effects.targeted import TargetsOf, announced
from cardwright.games.fow import terms
from cardwright.games.fow.additions import must_be_added, types_for
from cardwright.games.fow.permissions import cannot_be_targeted
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look
from cardwright.kernel.options import CARD, option, value_of

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


class TargetsAndBearer(TargetsOf):
    """The targets of what is being played, and what an addition will be added to; or could be, as long as that is open."""

    def _targets(self, t: Table, c: Context, ref: int) -> list[int]:
        out = super()._targets(t, c, ref)
        card = t.at(ref)
        if card is None or not needs_bearer(t.look(card)):
            return out
        played = announced(t, ref)
        if played is not None and played.each >= 0:
            return [*out, played.each]
        own = context_of_card(card, c.controller)
        return out + [t.cards[value_of(code)].ref() for code in bearer_options(t, own, t.look(card))]
