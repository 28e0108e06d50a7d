"""What a replay file holds."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from cardwright.cards import CardRecord, Deck
from cardwright.kernel.frames import Ask

KIND: Final = "cardwright replay"
VERSION: Final = 1
DIGEST_EVERY: Final = 20  # decisions between two digests of the whole table


class DeckOfIds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck whose cards are named by their ids among the replay's definitions."""

    name: str
    format: str
    basis: str
    leader: str
    main: list[str]
    second: list[str] = msgspec.field(name="evolve")
    sideboard: list[str] = msgspec.field(default_factory=list)
    collection: list[str] = msgspec.field(default_factory=list)


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One answer: which option, of how many, and a checksum of what was asked. The words are for people."""

    answer: int
    options: int
    check: str
    text: str = ""


class Replay(msgspec.Struct, forbid_unknown_fields=True):
    """A game that can be played again."""

    kind: str
    version: int
    game: str
    rules: str
    """The version of the rules that it was played by."""
    engine: str
    seed: str
    players: list[str]
    decks: list[DeckOfIds]
    cards: list[CardRecord]
    steps: list[Step]
    digests: dict[int, str]
    """Of the whole table, after so many decisions."""
    winner: int = -1
    conceded: int | None = None
    """Who gave the game up after the last answer."""
    fault: str = ""
    """If the game stopped with a fault of the engine: what it was."""


def checksum(ask: Ask) -> str:
    """A short hash of a decision: who is asked what, and which options there are."""
    asked = f"{ask.player} {ask.kind} {ask.clause} {ask.options}"
    return f"{zlib.crc32(asked.encode()):08x}"


def by_ids(deck: Deck) -> DeckOfIds:
    leader = "" if deck.leader is None else deck.leader.id
    return DeckOfIds(
        deck.name, deck.format, deck.basis, leader, [card.id for card in deck.main], [card.id for card in deck.second],
        [card.id for card in deck.sideboard], [card.id for card in deck.collection],
    )


def without_place(card: CardRecord) -> CardRecord:
    """The definition alone: where its file lay is nobody's business."""
    back = None if card.back is None else without_place(card.back)
    return replace(card, back=back, file="", line=0)


def with_cards(deck: DeckOfIds, game: str, cards: Sequence[CardRecord]) -> Deck:
    """The deck with its cards; KeyError names an id that has no definition."""
    by_id = {card.id: card for card in cards}
    return Deck(
        name=deck.name,
        game=game,
        format=deck.format,
        basis=deck.basis,
        leader=by_id[deck.leader] if deck.leader else None,
        main=tuple(by_id[id] for id in deck.main),
        second=tuple(by_id[id] for id in deck.second),
        sideboard=tuple(by_id[id] for id in deck.sideboard),
        collection=tuple(by_id[id] for id in deck.collection),
    )
