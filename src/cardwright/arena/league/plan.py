"""What a run is to play: written into its folder before the first game, and compared when it goes on."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec

from cardwright.arena.league.engine import Engine
from cardwright.cards import CardRecord, Deck
from cardwright.replays.replay import DeckOfIds, by_ids, with_cards, without_place

KIND = "cardwright arena"
VERSION = 1
ROUND_ROBIN, SWISS, PAIRS = "round robin", "swiss", "pairs"


class Entrant(msgspec.Struct, frozen=True):
    """A deck (by its place in the field) and the bot that plays it."""

    deck: int
    bot: str


class Field(msgspec.Struct, frozen=True):
    """The decks of one game and one format, which meet each other."""

    game: str
    format: str
    rules: str
    """The version of the rules."""
    names: list[str]
    """What the decks are called here: no two alike."""
    decks: list[DeckOfIds]
    cards: list[CardRecord]
    entrants: list[Entrant]
    pairs: list[tuple[int, int]] = []
    """Which entrants meet, if that was said."""

    def label(self, entrant: int) -> str:
        """A deck's name, with its bot where there are several."""
        one = self.entrants[entrant]
        several = len({other.bot for other in self.entrants}) > 1
        return f"{self.names[one.deck]} ({one.bot})" if several else self.names[one.deck]

    @property
    def title(self) -> str:
        return f"{self.game} {self.format}".strip()


class Plan(msgspec.Struct, frozen=True):
    """All that decides which games a run has."""

    system: str
    games: int
    seed: int
    think: float
    batch: int
    rounds: int
    fields: list[Field]

    def digest(self) -> str:
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=8).hexdigest()


class Run(msgspec.Struct, frozen=True):
    """What `run.json` holds."""

    kind: str
    version: int
    engine: Engine
    plan: Plan

    def digest(self) -> str:
        """What every part of the data set names: the plan, and who played it."""
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=8).hexdigest()


def field_of(
    game: str, format: str, rules: str, named: dict[str, Deck], bots: list[str], pairs: list[tuple[str, str]] | None = None
) -> Field:
    """The field of these decks: each of them is played by each of the bots."""
    cards: dict[str, CardRecord] = {}
    for deck in named.values():
        for card in (*((deck.leader,) if deck.leader is not None else ()), *deck.cards):
            cards.setdefault(card.id, without_place(card))
    names = list(named)
    entrants = [Entrant(i, bot) for i in range(len(names)) for bot in bots]
    met = [
        (i, j)
        for a, b in pairs or ()
        for i, one in enumerate(entrants)
        for j, other in enumerate(entrants)
        if names[one.deck] == a and names[other.deck] == b and i != j
    ]
    return Field(game, format, rules, names, [by_ids(deck) for deck in named.values()], list(cards.values()), entrants, met)


@lru_cache(maxsize=16)
def run_of(encoded: bytes) -> Run:
    """The run of a file or a message. Processes are sent it with every batch, and read it once."""
    return msgspec.json.decode(encoded, type=Run)


def decks_of(field: Field) -> list[Deck]:
    """The decks with their cards."""
    return [with_cards(deck, field.game, field.cards) for deck in field.decks]
