"""All cards that are at hand, found by name or id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path

from cardwright.cards.loading import load_cards
from cardwright.cards.names import matching_key
from cardwright.cards.record import CardRecord
from cardwright.errors import InputError


class CardPool:
    """Cards of one or several files. The cards of an earlier file are preferred when two have the same name."""

    def __init__(self, cards: Iterable[CardRecord]) -> None:
        self._cards: list[CardRecord] = []
        self._by_id: dict[str, CardRecord] = {}
        self._by_name: dict[str, list[CardRecord]] = {}
        self._by_alternate: dict[str, list[CardRecord]] = {}
        self._fronts: dict[str, CardRecord] = {}
        for card in cards:
            self._add(card)

    @classmethod
    def load(cls, *paths: str | Path, game: str = "sve") -> CardPool:
        return cls(card for path in paths for card in load_cards(path, game))

    def __iter__(self) -> Iterator[CardRecord]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def named(self, name: str) -> list[CardRecord]:
        """Every card with that name, evolved versions and reprints too, or with that alternate name."""
        key = matching_key(name)
        return self._by_name.get(key) or self._by_alternate.get(key, [])

    def get(self, name_or_id: str) -> list[CardRecord]:
        """The card with that id, or the cards with that name; none if there is neither."""
        card = self._by_id.get(name_or_id)
        return [card] if card is not None else self.named(name_or_id)

    def front_of(self, name: str) -> CardRecord | None:
        """The double-faced card whose back face has that name, if any."""
        return self._fronts.get(matching_key(name))

    def suggestions(self, name: str, among: Iterable[CardRecord] | None = None) -> list[str]:
        """Names that look like this one, best first."""
        names: dict[str, str] = {}
        for card in self._cards if among is None else among:
            names.setdefault(matching_key(card.name), card.name)
        close = get_close_matches(matching_key(name), list(names), 3, 0.6)
        return [names[key] for key in close]

    def _add(self, card: CardRecord) -> None:
        known = self._by_id.get(card.id)
        if known == card:
            return
        if known is not None:
            raise InputError(
                card.file,
                card.line,
                f'the id "{card.id}" belongs to "{known.name}" in {known.file}:{known.line} already',
                "Rename one of them, or load only one of the files",
            )
        self._cards.append(card)
        self._by_id[card.id] = card
        self._by_name.setdefault(matching_key(card.name), []).append(card)
        if card.alternate_name:
            self._by_alternate.setdefault(matching_key(card.alternate_name), []).append(card)
        if card.back is not None:
            self._fronts.setdefault(matching_key(card.back.name), card)
