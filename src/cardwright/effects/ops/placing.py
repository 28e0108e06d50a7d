"""Where cards are put: a zone of a player, how a card lies there, and in which order several are placed."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Players
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import TOP, Event, moved
from cardwright.kernel.zones import NOBODY

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

BY_ZONE: Final = 0  # several cards: the player to whom the zone belongs decides their order
AT_RANDOM: Final = 1
AS_THEY_ARE: Final = 2


def zone_labels(t: Table, places: list[Where]) -> list[str]:
    """What a player reads who chooses between these destinations."""
    out: list[str] = []
    for where in places:
        zone = t.rules.zones[where.zone]
        name = zone.name[:1].upper() + zone.name[1:]
        if zone.ordered and zone.sight == NOBODY:
            name = f"{'Bottom' if where.place < TOP else 'Top'} of the {zone.name}"
        out.append(name)
    return out


class Where:
    """A destination. `of` None: the zone of each card's owner."""

    def __init__(self, zone: int, of: Players | None, place: int, order: int, flags: int) -> None:
        self.zone = zone
        self.of = of
        self.place = place
        self.order = order
        self.flags = flags  # of the MOVE events: engaged, face down

    def place_of(self, t: Table, c: Context, card: Card) -> int:
        """Where in the zone a card goes."""
        return self.place

    def player(self, t: Table, c: Context, card: Card) -> int:
        """Whose zone a card goes to. A card that its owner does not control goes back to its owner when it leaves the field."""
        of = self.of
        if of is None:
            if t.trace is not None:
                t.cite("@owners_zone")
            return card.owner
        if card.owner != card.controller and card.zone == t.rules.field and self.zone != t.rules.field:
            t.cite("@stolen_leaves")
            return card.owner
        found = of.players(t, c)
        return found[0] if len(found) == 1 else card.owner  # of several players, each one's own card goes to their own zone

    def moved_there(self, t: Table, c: Context, card: Card, how: int) -> Event:
        """The event by which a card comes here."""
        return moved(
            card, to=self.zone, how=how, player=self.player(t, c, card), place=self.place_of(t, c, card), flags=self.flags
        )
