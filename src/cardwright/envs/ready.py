"""Decks that are ready to be played and observed: what is worked out once, before the first game."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardwright.cards import starter_deck_lists
from cardwright.envs.encoding.encoder import Encoder
from cardwright.envs.encoding.lane import Lane
from cardwright.envs.encoding.looks import WORD_BITS, look_words
from cardwright.envs.encoding.rows import words
from cardwright.envs.encoding.sizes import text_hash
from cardwright.envs.shapes import CARDS, COUNTER_SLOTS, OPTIONS, PAGES_LEAST, ROWS_MOST, Shape, shape_of
from cardwright.envs.texts import KINDS, counts_of
from cardwright.errors import InputError
from cardwright.face.decks import AnyDeck, Cards, check_formats, check_unread, find_deck, find_game, pool_with, prepared
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.entry import GameEntry, Prepared

Pair = tuple[AnyDeck, AnyDeck]
Decks = Pair | Sequence[Pair] | None
"""Which decks are played: one pair (player 0 has the first), several of which each game has one, or (nothing) two ready decks."""


@dataclass(frozen=True, slots=True)
class Playable:
    """One pair of decks."""

    entry: GameEntry
    prepared: Prepared
    encoder: Encoder

    def begin(self, seed: bytes) -> tuple[Start, Lane]:
        """A new game at its first decision."""
        start = Start(self.entry, self.prepared, seed)
        return start, Lane(start.table(), self.encoder)


class Ready:
    """All pairs of decks of an environment, with the shape and the texts that their observations have in common."""

    def __init__(
        self, game: str, decks: Decks = None, *, cards: Cards = (), max_options: int = OPTIONS, max_cards: int = CARDS,
        allow_unread: bool = False,
    ) -> None:  # fmt: skip
        self._made_of = (game, decks, cards, max_options, max_cards, allow_unread)
        entry = find_game(game)
        self._begin(entry, max_options, max_cards)
        pool = pool_with(entry, cards)
        for first, second in pairs_of(entry, decks):
            both = find_deck(entry, first, pool), find_deck(entry, second, pool)
            check_formats(entry, both)
            made = prepared(entry, *both)
            if not allow_unread:
                check_unread(made, "say allow_unread=True")
            self._add(made)

    @classmethod
    def of(cls, entry: GameEntry, made: Prepared, *, max_options: int = OPTIONS, max_cards: int = CARDS) -> Ready:
        """Of two decks that have been prepared already."""
        out = cls.__new__(cls)
        out._made_of = (entry.code, (made.decks[0], made.decks[1]), (), max_options, max_cards, True)
        out._begin(entry, max_options, max_cards)
        out._add(made)
        return out

    def _begin(self, entry: GameEntry, max_options: int, max_cards: int) -> None:
        if not PAGES_LEAST <= max_options <= ROWS_MOST:
            raise InputError("envs", 0, f"max_options is {max_options}", f"Give a number from {PAGES_LEAST} to {ROWS_MOST}")
        if not max_options <= max_cards <= ROWS_MOST:
            fix = f"Give a number from max_options ({max_options}) to {ROWS_MOST}"
            raise InputError("envs", 0, f"max_cards is {max_cards}", fix)
        self.entry = entry
        self.shape: Shape = shape_of(entry, max_options, max_cards)
        self.texts: list[bytes] = [bytes(len(KINDS))]
        """By the column `text` of a card: how many nodes of each of `KINDS` its text has. 0 is no text."""
        self.names: list[str] = [""]
        """Of each row of `texts`, the name of its card."""
        self._text_of: dict[str, int] = {}
        self.pairs: list[Playable] = []

    def _add(self, made: Prepared) -> None:
        self.pairs.append(Playable(self.entry, made, self._encoder(made)))

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is made anew."""
        return _remade, self._made_of

    def game(self, start: Start, lane: Lane) -> Game:
        """A lane as a `Game`, to look at. Whoever steps it must make a new one."""
        return Game(start, lane.table, lane.places)

    def _encoder(self, made: Prepared) -> Encoder:
        rules = self.entry.rules()
        library = made.library
        counts = counts_of(self.entry, made.definitions)
        text_words: list[list[int]] = []
        for face in library.faces:
            row = self._text_row(face.record_id, face.name, counts.get(face.record_id))
            text_words.append([row, text_hash(f"{face.name}\n{face.text}")])
        bits = [zlib.crc32(name.encode()) % WORD_BITS for name in library.traits]
        stats = self.shape.sizes.stats
        faces = [words(text_words[i] + look_words(face.look, stats, bits)) for i, face in enumerate(library.faces)]
        abilities = [text_hash(ability.text) for ability in library.abilities]
        phases = {name: i + 1 for i, name in enumerate(self.shape.phases)}
        own = self.entry.cards.new_library().counters[: COUNTER_SLOTS - 1]
        return Encoder(rules, self.shape.sizes, faces, text_words, bits, own, abilities, phases)

    def _text_row(self, id: str, name: str, counts: bytes | None) -> int:
        if counts is None:
            return 0
        row = self._text_of.get(id)
        if row is None:
            row = self._text_of[id] = len(self.texts)
            self.texts.append(counts)
            self.names.append(name)
        return row


def _remade(game: str, decks: Decks, cards: Cards, max_options: int, max_cards: int, allow_unread: bool) -> Ready:
    return Ready(game, decks, cards=cards, max_options=max_options, max_cards=max_cards, allow_unread=allow_unread)


def pairs_of(entry: GameEntry, decks: Decks) -> list[Pair]:
    """The pairs of decks that somebody means."""
    if decks is None:
        lists = starter_deck_lists(entry.code)
        first = next(iter(lists))
        second = next((name for name, deck in lists.items() if name != first and deck.format == lists[first].format), first)
        return [(first, second)]
    if isinstance(decks, str | bytes) or not isinstance(decks, Sequence) or not decks:
        fix = 'Give two decks: decks=("swordcraft", "runecraft"), or a list of such pairs'
        raise InputError("decks", 0, f"decks is {decks!r}", fix)
    given: Sequence[Any] = decks
    if len(given) == 2 and not all(isinstance(pair, tuple) and len(pair) == 2 for pair in given):
        return [(given[0], given[1])]
    for pair in given:
        if not isinstance(pair, tuple | list) or len(pair) != 2:
            raise InputError("decks", 0, f"{pair!r} is no pair of decks", 'Give pairs: decks=[("a", "b"), ("a", "c")]')
    return [(pair[0], pair[1]) for pair in given]
