"""All cards of a game that are at hand, ready to be searched while somebody types."""

from __future__ import annotations

import json
import re
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Final

from cardwright.cards import CardPool, CardRecord, Deck, shape_of, starter_pool
from cardwright.cards.names import matching_key
from cardwright.collection import Readings, all_stored, known_readings
from cardwright.collection.storage import collection, state
from cardwright.games.registry import game_named
from cardwright.server.faces import face_of
from cardwright.server.rooms.messages import CardsReply
from cardwright.server.rooms.parts import CardRow, Choice, Fault
from cardwright.server.rooms.requests import Search

PAGE: Final = 60
WORST: Final = 4  # of the ranks of what is found
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
        self.cards = sorted(self.pool, key=lambda card: matching_key(card.name))
        self.by_id = {card.id: card for card in self.cards}
        self.readings: Readings | None = known_readings(game) if self.origin else None
        self.names = [matching_key(card.name) for card in self.cards]
        self.whole = [searchable(card) for card in self.cards]
        self.costs = [cost_of(card) for card in self.cards]
        words = sorted((str(word) for word in game_named(game).cards.profile.keywords), key=len, reverse=True)
        pattern = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, words)) + r")(?!\w)") if words else None
        self.keywords = [frozenset(pattern.findall(text)) if pattern else frozenset() for text in self.whole]
        self._barred: dict[str, str] = {}  # by type: the clause that keeps it out of decks, or nothing
        self.for_decks = [i for i, card in enumerate(self.cards) if self.part_of(card)]

    # -- searching
    def search(self, asked: Search) -> CardsReply:
        """A page of what is found: cards whose name begins with the words first, then those that have them in the name."""
        began = time.perf_counter()
        words = matching_key(asked.words).split()
        places = self._fitting(asked)
        for word in words:
            places = [i for i in places if word in self.whole[i]]
        by_rank: list[list[int]] = [[] for _ in range(WORST + 1)]  # within a rank they stay as they are: by name
        for i in places:
            by_rank[rank(words, self.names[i], self.cards[i].id)].append(i)
        page = [i for same in by_rank for i in same][asked.start : asked.start + PAGE]
        took = (time.perf_counter() - began) * 1000
        rows = [self.row(self.cards[i]) for i in page]
        return CardsReply(re=asked.id, total=len(places), start=asked.start, cards=rows, ms=round(took, 2))

    def _fitting(self, asked: Search) -> list[int]:
        """The places of the cards that fit everything but the words. What nobody asked for is not looked at."""
        places = list(range(len(self.cards))) if asked.all else self.for_decks
        if asked.cost is not None:
            places = [i for i in places if self.costs[i] == asked.cost]
        if asked.colour:
            places = [i for i in places if asked.colour in colours_of(self.cards[i])]
        if asked.kind:
            places = [i for i in places if asked.kind == self.cards[i].type]
        if asked.level is not None:
            places = [i for i in places if self.cards[i].extra.get("level") == asked.level]
        if asked.set:
            places = [i for i in places if set_of(self.cards[i]) == asked.set]
        if asked.keyword:
            places = [i for i in places if asked.keyword in self.keywords[i]]
        if asked.understood:
            places = [i for i in places if self.understood(self.cards[i]) is not False]
        return places

    def choices(self) -> dict[str, list[Choice]]:
        """What can be searched by."""
        cards = [self.cards[i] for i in self.for_decks]
        levels: Counter[str] = Counter(str(card.extra["level"]) for card in cards if isinstance(card.extra.get("level"), int))
        return {
            "types": ranked(Counter(card.type for card in cards)),
            "colours": ranked(Counter(colour for card in cards for colour in colours_of(card))),
            "costs": numbered(Counter(str(self.costs[i]) for i in self.for_decks if self.costs[i] is not None)),
            "levels": numbered(levels),
            "keywords": by_name(Counter(word for i in self.for_decks for word in self.keywords[i])),
            "sets": by_name(Counter(set_of(card) for card in cards if set_of(card))),
        }

    def kinds(self) -> list[str]:
        """The types of all cards, also of those that no deck holds; the most usual first."""
        return [choice.value for choice in ranked(Counter(card.type for card in self.cards))]

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
        if self.shape.leading and card.kind.lower() == self.shape.leading:
            return self.shape.leading
        if self.shape.in_second is not None and self.shape.in_second(card):
            return self.shape.second
        return "" if self.barred(card) else "main"

    def barred(self, card: CardRecord) -> Fault | None:
        """Why no main deck holds cards of this type: tokens, the other sides of cards."""
        if card.type not in self._barred:
            entry = game_named(self.game)
            deck = Deck("", self.game, self.shape.format, "", None, (card,), ())
            says_so = (f"{card.name} ({card.type}) does not belong", f"{card.name} is a token")
            found = next((fault for fault in entry.deck_faults(deck) if fault.sentence.startswith(says_so)), None)
            self._barred[card.type] = "" if found is None else found.clause
        clause = self._barred[card.type]
        what = f"{card.name} ({card.type}) belongs into no deck."
        return Fault(clause=clause, what=what, says=game_named(self.game).sentence(clause)) if clause else None

    def row(self, card: CardRecord) -> CardRow:
        level = card.extra.get("level")
        part = self.part_of(card)
        return CardRow(
            id=card.id, faces=[face_of(face, self.unread(card)) for face in card.faces], colours=colours_of(card),
            cost=cost_of(card), level=level if isinstance(level, int) else None, set=set_of(card), part=part,
            barred=None if part else self.barred(card), collection=self.origin.get(card.id, ""), understood=self.understood(card),
        )  # fmt: skip


def rank(words: list[str], name: str, id: str) -> int:
    """How well a card fits: 0 is best, `WORST` means that only its text does."""
    if not words:
        return 0
    whole = " ".join(words)
    if name == whole or id.casefold() == whole:
        return 0
    if name.startswith(whole):
        return 1
    if all(f" {word}" in f" {name}" for word in words):
        return 2
    return 3 if all(word in name for word in words) else WORST


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
    """A card of a main deck with a text, from the game's own set, as its file has it."""
    shape = shape_of(game)
    card = next(
        card for card in starter_pool(game)
        if card.text and card.kind.lower() != shape.leading and not (shape.in_second is not None and shape.in_second(card))
    )  # fmt: skip
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

    def has_been_read(self, game: str) -> None:
        """Its collections were just read: take over what was found."""
        found = known_readings(game)
        with self._lock:
            kept = self._made.get(game)
            if kept is not None:
                kept[2].readings = found


CATALOGUES: Final = Catalogues()
