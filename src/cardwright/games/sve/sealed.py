"""Appendix B, 6.1.1: eight opened packs, and a deck from nothing but their cards.

The rulebook does not say what a pack holds; ours hold eight different cards of a card pool, of which two belong into an evolve
deck (where the pool has any). So eight packs always hold enough for a main deck.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from cardwright.cards import CardRecord, Deck
from cardwright.games.construction import Cite, ignore
from cardwright.games.sve.construction import LEAST_OPEN_8, OPEN_8
from cardwright.kernel import chance

PACKS: Final = 8
CARDS_IN_PACK: Final = 8
EVOLVE_CARDS_IN_PACK: Final = 2
# How many cards of each cost a deck of 30 wants; the last entry is for all that cost more.
CURVE: Final = (2, 5, 7, 6, 4, 3, 3)


@dataclass(frozen=True, slots=True)
class SealedPool:
    """The packs that a player has opened."""

    seed: int
    packs: tuple[tuple[CardRecord, ...], ...]

    @property
    def cards(self) -> tuple[CardRecord, ...]:
        """All cards of the packs, each as often as it was there."""
        return tuple(card for pack in self.packs for card in pack)


class Stream:
    """Numbers from a seed, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._seed = chance.seed_from(seed)
        self._words: list[int] = []
        self._block = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the other."""
        limit = (1 << 32) - (1 << 32) % n
        while True:
            if not self._words:
                self._words = chance.words_of_block(self._seed, self._block)
                self._block += 1
            word = self._words.pop()
            if word < limit:
                return word % n

    def pick(self, cards: Sequence[CardRecord], n: int) -> list[CardRecord]:
        """So many different cards."""
        left = list(cards)
        return [left.pop(self.below(len(left))) for _ in range(n)]


def goes_into_evolve_deck(card: CardRecord) -> bool:
    """6.1.1.3: an evolved card has the same name as the one that it evolves from, which is kept in the main deck."""
    return card.is_evolved or card.is_advanced


def goes_into_main_deck(card: CardRecord) -> bool:
    return not (card.is_leader or card.is_token or goes_into_evolve_deck(card))


def open_packs(pool: Iterable[CardRecord], seed: int, cite: Cite = ignore) -> SealedPool:
    """B:6.1.1: eight packs of cards of this pool. ValueError if the pool is too small to fill one."""
    cards = list(dict.fromkeys(pool))
    main = [card for card in cards if goes_into_main_deck(card)]
    evolve = [card for card in cards if goes_into_evolve_deck(card)]
    few = min(EVOLVE_CARDS_IN_PACK, len(evolve))
    if len(main) < CARDS_IN_PACK - few:
        raise ValueError(
            f"the pool has {len(main)} cards for a main deck, but a pack needs {CARDS_IN_PACK - few} different ones; use more cards"
        )
    cite("B:6.1.1")
    stream = Stream(seed)
    packs = tuple(tuple(stream.pick(main, CARDS_IN_PACK - few) + stream.pick(evolve, few)) for _ in range(PACKS))
    return SealedPool(seed, packs)


def suggest_deck(sealed: SealedPool, name: str = "", cite: Cite = ignore) -> Deck:
    """A playable deck of the opened cards: thirty with a good spread of costs, and all that can evolve or be turned faceup."""
    cite("B:6.1.1")
    evolve = tuple(card for card in sealed.cards if goes_into_evolve_deck(card))
    evolving = {face.name for card in evolve for face in card.faces}
    left = sorted((card for card in sealed.cards if goes_into_main_deck(card)), key=lambda card: worth(card, evolving))
    main: list[CardRecord] = []
    for cost, wanted in enumerate(CURVE):
        best = [card for card in left if min(card.cost or 0, len(CURVE) - 1) == cost]
        main += best[-wanted:]
    for card in main:
        left.remove(card)
    while len(main) < LEAST_OPEN_8:
        main.append(left.pop())
    return Deck(name or f"Sealed pool {sealed.seed}", "sve", OPEN_8, "", None, tuple(sorted(main, key=order)), evolve)


def worth(card: CardRecord, evolving: set[str]) -> tuple[bool, bool, int, str]:
    """What makes a card the better choice: it can evolve, it fights, it is big for its cost."""
    size = (card.attack or 0) + (card.defense or 0)
    return card.name in evolving, card.kind == "Follower", size, card.id


def order(card: CardRecord) -> tuple[int, str]:
    """By cost and name, as people list decks."""
    return card.cost or 0, card.name
