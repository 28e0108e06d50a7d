"""All cards of a game that are at hand, ready to be searched while somebody types."""

from __future__ import annotations

import json
import re
import threading
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from cardwright.cards import CardPool, CardRecord, shape_of, starter_pool
from cardwright.cards.names import matching_key
from cardwright.collection import Readings, all_stored, known_readings
from cardwright.collection.storage import collection, state
from cardwright.games.registry import game_named
from cardwright.server.faces import face_of
from cardwright.server.rooms.messages import CardsReply
from cardwright.server.rooms.parts import CardRow, Choice
from cardwright.server.rooms.requests import Search

PAGE: Final = 60
COIN: Final = re.compile(r"\{([^{}]*)\}")
MOST_CHOICES: Final = 400
LOOK_AGAIN: Final = 2.0  # seconds after which the collections' reading is looked for again


class Catalogue:
    """The cards of one game, as they were when it was made."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.shape = shape_of(game)
        own = list(starter_pool(game))
        taken = {card.id for card in own}
        self.origin: dict[str, str] = {}
        cards = own
        for stored in all_stored(game):
            for card in collection(game, stored.name).cards:
                if card.id not in taken:
                    taken.add(card.id)
                    cards.append(card)
                    self.origin[card.id] = stored.name
        self.pool = CardPool(cards)
        self.cards = list(self.pool)
        self.by_id = {card.id: card for card in self.cards}
        self.readings: Readings | None = known_readings(game) if self.origin else None
        self.names = [matching_key(card.name) for card in self.cards]
        self.whole = [searchable(card) for card in self.cards]
        self.costs = [cost_of(card) for card in self.cards]
        words = sorted((str(word) for word in game_named(game).cards.profile.keywords), key=len, reverse=True)
        pattern = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, words)) + r")(?!\w)") if words else None
        self.keywords = [frozenset(pattern.findall(text)) if pattern else frozenset() for text in self.whole]

    # -- searching
    def search(self, asked: Search) -> CardsReply:
        """A page of what is found: cards whose name begins with the words first, then those that have them in the name."""
        began = time.perf_counter()
        words = matching_key(asked.words).split()
        found: list[tuple[int, str, int]] = []
        for i, card in enumerate(self.cards):
            if not self._fits(i, card, asked):
                continue
            whole = self.whole[i]
            if all(word in whole for word in words):
                found.append((rank(words, self.names[i], card.id), self.names[i], i))
        found.sort()
        rows = [self.row(self.cards[i]) for _, _, i in found[asked.start : asked.start + PAGE]]
        took = (time.perf_counter() - began) * 1000
        return CardsReply(re=asked.id, total=len(found), start=asked.start, cards=rows, ms=round(took, 2))

    def _fits(self, i: int, card: CardRecord, asked: Search) -> bool:
        return (
            (asked.cost is None or self.costs[i] == asked.cost)
            and (not asked.colour or asked.colour in colours_of(card))
            and (not asked.kind or asked.kind == card.type)
            and (asked.level is None or card.extra.get("level") == asked.level)
            and (not asked.set or set_of(card) == asked.set)
            and (not asked.keyword or asked.keyword in self.keywords[i])
            and not (asked.understood and self.understood(card) is False)
        )

    def choices(self) -> dict[str, list[Choice]]:
        """What can be searched by."""
        levels: Counter[str] = Counter(str(card.extra["level"]) for card in self.cards if isinstance(card.extra.get("level"), int))
        return {
            "types": ranked(Counter(card.type for card in self.cards)),
            "colours": ranked(Counter(colour for card in self.cards for colour in colours_of(card))),
            "costs": numbered(Counter(str(cost) for cost in self.costs if cost is not None)),
            "levels": numbered(levels),
            "keywords": by_name(Counter(word for words in self.keywords for word in words)),
            "sets": by_name(Counter(set_of(card) for card in self.cards if set_of(card))),
        }

    # -- cards
    def understood(self, card: CardRecord) -> bool | None:
        """Our own set is, as the tests say; of a collection, what reading has found."""
        if card.id not in self.origin:
            return True
        return None if self.readings is None else card.id not in self.readings.unread

    def unread(self, card: CardRecord) -> list[str]:
        return [] if self.readings is None else self.readings.unread.get(card.id, [])

    def part_of(self, card: CardRecord) -> str:
        """Where a deck has it."""
        if card.is_token:
            return ""
        if self.shape.leading and card.kind.lower() == self.shape.leading:
            return self.shape.leading
        if self.shape.in_second is not None and self.shape.in_second(card):
            return self.shape.second
        return "main"

    def row(self, card: CardRecord) -> CardRow:
        level = card.extra.get("level")
        return CardRow(
            id=card.id, faces=[face_of(face, self.unread(card)) for face in card.faces], colours=colours_of(card),
            cost=cost_of(card), level=level if isinstance(level, int) else None, set=set_of(card), part=self.part_of(card),
            collection=self.origin.get(card.id, ""), understood=self.understood(card),
        )  # fmt: skip


def rank(words: list[str], name: str, id: str) -> int:
    """How well a card fits: 0 is best."""
    if not words:
        return 0
    whole = " ".join(words)
    if name == whole or id.casefold() == whole:
        return 0
    if name.startswith(whole):
        return 1
    if all(f" {word}" in f" {name}" for word in words):
        return 2
    return 3 if all(word in name for word in words) else 4


def searchable(card: CardRecord) -> str:
    parts = [part for face in card.faces for part in (face.name, face.id, face.alternate_name, face.type, *face.traits, face.text)]
    return matching_key(" ".join((*parts, set_of(card), *colours_of(card))))


def colours_of(card: CardRecord) -> list[str]:
    """With a capital, however a file spells them."""
    return [colour[:1].upper() + colour[1:].lower() for colour in card.colours]


def set_of(card: CardRecord) -> str:
    named = card.extra.get("set_name") or card.extra.get("expansion")
    return named if isinstance(named, str) and named else card.set


def cost_of(card: CardRecord) -> int | None:
    """As a number, also where it is printed in coins."""
    printed = card.cost if card.cost is not None else card.extra.get("cost")
    if isinstance(printed, int):
        return printed
    if not isinstance(printed, str) or not printed:
        return None
    return sum(int(coin) if coin.isdigit() else coin.upper() != "X" for coin in COIN.findall(printed))


def ranked(found: Counter[str]) -> list[Choice]:
    return [Choice(value=value, cards=n) for value, n in found.most_common(MOST_CHOICES)]


def by_name(found: Counter[str]) -> list[Choice]:
    return [Choice(value=value, cards=n) for value, n in sorted(found.items())[:MOST_CHOICES]]


def numbered(found: Counter[str]) -> list[Choice]:
    return [Choice(value=value, cards=n) for value, n in sorted(found.items(), key=lambda pair: int(pair[0]))]


def example_of(game: str) -> dict[str, object]:
    """A card of the game's own set with a text, as its file has it."""
    card = next(card for card in starter_pool(game) if card.text and card.kind.lower() != shape_of(game).leading)
    lines = Path(card.file).read_text(encoding="utf-8").split("\n")
    found = json.loads(lines[card.line - 1])
    assert isinstance(found, dict)
    return {**found, "id": "MINE-1"}


# -- those that are at hand
class Catalogues:
    """One for each game, made anew when its collections have changed."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[object, float, Catalogue]] = {}
        self._lock = threading.Lock()

    def of(self, game: str) -> Catalogue:
        now = state(game)
        with self._lock:
            kept = self._made.get(game)
            if kept is not None and kept[0] == now:
                self._look_again(kept, game)
                return kept[2]
            made = Catalogue(game)
            self._made[game] = (now, time.monotonic(), made)
            return made

    def _look_again(self, kept: tuple[object, float, Catalogue], game: str) -> None:
        """Has somebody read the collections since? (The terminal, or another process of this server.)"""
        if kept[2].readings is None and kept[2].origin and time.monotonic() - kept[1] > LOOK_AGAIN:
            kept[2].readings = known_readings(game)
            self._made[game] = (kept[0], time.monotonic(), kept[2])

    def forget_readings(self, games: Iterable[str]) -> None:
        """They were just read."""
        for game in games:
            kept = self._made.get(game)
            if kept is not None:
                kept[2].readings = known_readings(game)


CATALOGUES: Final = Catalogues()
