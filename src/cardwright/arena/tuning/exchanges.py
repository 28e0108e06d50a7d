"""Which cards of a deck could be exchanged for which, within the rules of its format."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import msgspec

from cardwright.cards import CardRecord, Deck
from cardwright.games.entry import GameEntry

PARTS = ("main", "second")


class Exchange(msgspec.Struct, frozen=True):
    """Some copies of one card for as many of another, in one part of the deck."""

    part: str
    out: str
    into: str
    """Both by their ids."""
    copies: int

    @property
    def name(self) -> str:
        return f"{self.copies}x {self.out} for {self.into}"


def exchanged(deck: Deck, one: Exchange, cards: dict[str, CardRecord]) -> Deck:
    """The deck with an exchange made. Every new card has the place of an old one, so that with the same seed it is drawn where that
    one would have been: what differs between two games is then the card, not the luck."""
    left = one.copies
    out = []
    for card in getattr(deck, one.part):
        if left and card.id == one.out:
            left -= 1
            card = cards[one.into]
        out.append(card)
    changed: Deck = replace(deck, main=tuple(out)) if one.part == "main" else replace(deck, second=tuple(out))
    return changed


def exchanges(entry: GameEntry, deck: Deck, pool: Sequence[CardRecord], only_out: Iterable[str] = ()) -> Iterator[Exchange]:
    """All of a card's copies for as many of another one, as far as the rules of deck construction allow; it may be in the deck
    already. If the rules don't allow so many, as many as they do."""
    cards = {card.id: card for card in (*pool, *deck.cards)}
    wanted = set(only_out)
    for part in PARTS:
        there = Counter(card.id for card in getattr(deck, part))
        for out, copies in there.items():
            if wanted and out not in wanted:
                continue
            for into in pool:
                if into.id == out or into.is_token:
                    continue
                for count in range(copies, 0, -1):
                    one = Exchange(part, out, into.id, count)
                    if not entry.deck_faults(exchanged(deck, one, cards)):
                        yield one
                        break


def by_lot(every: Sequence[Exchange], most: int, seed: int) -> list[Exchange]:
    """So many of them. Each card that could go out has its turn, so that none is looked at less than another."""
    if len(every) <= most:
        return list(every)
    rng = random.Random(seed)
    piles: dict[str, list[Exchange]] = {}
    for one in every:
        piles.setdefault(one.out, []).append(one)
    for pile in piles.values():
        rng.shuffle(pile)
    chosen: list[Exchange] = []
    while len(chosen) < most:
        for pile in piles.values():
            if pile and len(chosen) < most:
                chosen.append(pile.pop())
    return chosen
