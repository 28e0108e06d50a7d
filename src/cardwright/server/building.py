"""From what is stored to a game that can be played, and back: decks, card definitions, seed and answers."""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cardwright.cards import CardRecord, Deck
from cardwright.cards.bundled import starter_deck_lists
from cardwright.errors import InputError
from cardwright.face import decks
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.registry import game_named
from cardwright.replays.replay import DeckOfIds, by_ids, with_cards, without_place
from cardwright.server.rooms.catalogue import CATALOGUES

if TYPE_CHECKING:
    from cardwright.games.entry import Prepared

KEPT: Final = 64  # pairs of decks whose texts stay compiled


class Ready(msgspec.Struct, frozen=True):
    """Two decks with all cards that they can bring to a table, ready to be stored."""

    game: str
    decks: tuple[DeckOfIds, DeckOfIds]
    hash: str
    body: str
    """The card definitions, as JSON."""


class Shelf:
    """Decks whose card texts are compiled, which takes a second or two: the latest ones are kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, bytes], Prepared] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, game: str, pair: tuple[DeckOfIds, ...], hash: str, body: str) -> Prepared:
        """Two decks by the ids of their cards among these definitions."""
        key = (hash, msgspec.json.encode(pair))
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        cards = msgspec.json.decode(body, type=list[CardRecord])
        both = [with_cards(deck, game, cards) for deck in pair]
        prepared = game_named(game).prepare(both, [card for card in cards if card.is_token])
        with self._lock:
            self._kept[key] = prepared
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return prepared


SHELF: Final = Shelf()


def ready_deck(game: str, name: str) -> Deck:
    """A ready deck by the name of its file. (Never a path: the name comes from outside.)"""
    entry = decks.find_game(game)
    if name not in starter_deck_lists(entry.code):
        raise InputError(name[:80], 0, "there is no such deck", f"Ready decks are {', '.join(starter_deck_lists(entry.code))}")
    return decks.load_deck(name, entry.code)


def chosen_deck(game: str, choice: str | Mapping[str, Any]) -> Deck:
    """A ready deck, or one that is spelt out; in any case one that may be played."""
    if isinstance(choice, str):
        return ready_deck(game, choice)
    if "main" not in choice:
        raise InputError(str(choice.get("name", "deck"))[:80], 0, 'this deck has no "main"', "Send it as a deck file holds it")
    return decks.find_deck(decks.find_game(game), choice, CATALOGUES.of(game).pool)


def stored_deck(game: str, deck: DeckOfIds) -> Deck:
    """A deck as a match that waits for its second player has it."""
    try:
        return with_cards(deck, game, list(CATALOGUES.of(game).pool))
    except KeyError as missing:
        raise InputError(deck.name, 0, f"the card {missing} is not here any more", "Make a new table") from None


def make_ready(game: str, first: Deck, second: Deck) -> Ready:
    """Two decks that may meet, with everything that their game needs."""
    entry = decks.find_game(game)
    decks.check_formats(entry, (first, second))
    prepared = decks.prepared(entry, first, second)
    decks.check_unread(prepared, "use another deck")
    cards = [without_place(card) for card in prepared.definitions]
    body = msgspec.json.encode(cards)
    return Ready(game, (by_ids(first), by_ids(second)), hashlib.sha256(body).hexdigest(), body.decode())


def new_game(game: str, prepared: Prepared, seed: str, players: tuple[str, str], logged: bool = True) -> Game:
    """At its first decision; keeping a log, unless nobody wants to read it."""
    start = Start(game_named(game), prepared, bytes.fromhex(seed), players)
    out = Game(start, start.table(), [])
    if logged:
        out.log_data()
    return out


def rules_version(game: str) -> str:
    return str(game_named(game).rules().version)
