"""A deck list that nobody has shown. Whoever plays against it knows the decks that people play, and what was seen of this one: the
more of it fits one of them, the likelier it is that one. Nothing here looks at the real list."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cardwright.cards import Deck, starter_decks
from cardwright.games.entry import Prepared
from cardwright.kernel.redrawing import Identity, Supposed, kind_of_pool, seen_of
from cardwright.kernel.table import PLAYERS, Table
from cardwright.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from cardwright.games.entry import GameEntry

ODD: Final = 0.05  # copies that a deck counts as having of a card that is not in it: people change decks
NO_SEED: Final = bytes(32)


class Imagination:
    """The decks that somebody may have brought, laid out as at the beginning of a game."""

    def __init__(self, entry: GameEntry, ready: Prepared, decks: Sequence[Deck]) -> None:
        cards = entry.cards.widened(ready.cards, decks)
        self.prepared = Prepared([decks[0]] * PLAYERS, cards)
        """For games in which a deck is imagined. The real lists are not in it: any deck stands in their place."""
        tables = [entry.set_table([deck] * PLAYERS, cards, NO_SEED) for deck in decks]
        self.brought = [[by_pool(table, seat) for seat in range(PLAYERS)] for table in tables]
        """For each deck and each seat: by the kind of pool, all cards of the deck that are ever in one."""
        self.copies = [Counter((card.front, card.back) for card in table.cards if card.owner == 0) for table in tables]
        """For each deck: all of its cards."""

    def suppose(self, t: Table, player: int, rng: random.Random) -> Supposed:
        """What others than this player may have brought, by what the player sees of it: one deck of each, by lot."""
        cards: dict[int, list[Identity]] = {}
        for owner in range(PLAYERS):
            if owner != player:
                seen = seen_of(t, player, owner)
                place = rng.choices(range(len(self.brought)), self.likely(seen))[0]
                for key, pool in self.brought[place][owner].items():
                    left = without(pool, seen)
                    cards[key] = left or pool
        return Supposed(self.prepared.library, cards)

    def likely(self, seen: Sequence[Identity]) -> list[float]:
        """How well each deck fits what was seen: how likely it is to draw just that from it. Tokens and the like tell nothing."""
        known = [card for card in seen if any(card in copies for copies in self.copies)]
        out = []
        for copies in self.copies:
            fit = 1.0
            left = copies.copy()
            for card in known:
                fit *= max(left[card], ODD) / copies.total()
                left[card] -= 1
            out.append(fit)
        most = max(out)
        return [fit / most for fit in out] if most else [1.0] * len(out)


def by_pool(t: Table, owner: int) -> dict[int, list[Identity]]:
    """What a player has laid out where others don't see it, by the pool that it is in there."""
    out: dict[int, list[Identity]] = {}
    for zone in t.rules.zones:
        if zone.sight != PUBLIC:
            for id in t.zone(zone.number, owner):
                out.setdefault(kind_of_pool(t, zone.number, owner), []).append((t.cards[id].front, t.cards[id].back))
    return out


def without(pool: Sequence[Identity], seen: Sequence[Identity]) -> list[Identity]:
    """What is left of a pool when these are taken out."""
    gone = Counter(seen)
    left = []
    for card in pool:
        if gone[card] > 0:
            gone[card] -= 1
        else:
            left.append(card)
    return left


def imagination(entry: GameEntry, ready: Prepared, player: int) -> Imagination:
    """Of a player in a game of two decks: the ready decks of the format, and the player's own, which others may play as well."""
    known = [deck for deck in starter_decks(entry.code).values() if deck.format == ready.format]
    if player >= 0 and ready.decks[player] not in known:
        known.append(ready.decks[player])
    return _imagination(entry, ready, tuple(known))


@lru_cache(maxsize=64)
def _imagination(entry: GameEntry, ready: Prepared, decks: tuple[Deck, ...]) -> Imagination:
    """The same decks are not laid out again."""
    return Imagination(entry, ready, decks)
