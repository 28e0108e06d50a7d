"""What became of each card of a deck in a game: drawn, kept at the beginning, played, still in hand at the end; and when."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from cardwright.games.entry import GameEntry
from cardwright.kernel.cards import id_of
from cardwright.kernel.events import BY_COST, BY_EFFECT, FIRST_OWN_VERB, MOVE, PLAYED, RESOLVE, SUMMON, TO_PLAY
from cardwright.kernel.table import Table

IN_DECK, OPENING, DRAWN, PLAYED_IT, HELD = "in the deck", "opening", "drawn", "played", "held"
FACTS = (IN_DECK, OPENING, DRAWN, PLAYED_IT, HELD)
EVER = 0  # the round of a fact that is asked about the whole game
PLAYING = frozenset({TO_PLAY, RESOLVE, SUMMON})
A_CARD = 1  # the verb of PLAYED for a card, in every game
LAST_ROUND = 15  # later ones are counted as this one


@dataclass(slots=True)
class Seen:
    """When a card came to the hand first, and when it was played first, by rounds (both players' turns are one); 0: never."""

    opening: bool = False
    drawn: int = 0
    played: int = 0
    held: bool = False


@dataclass(slots=True)
class Watched:
    """A game that was played with a log, and its cards."""

    table: Table
    brought: int
    """How many cards the players brought: those after them were made on the way."""
    cards: dict[tuple[int, str], Seen] = field(default_factory=lambda: defaultdict(Seen))
    """By owner and the id of the printed card."""


def round_of(turn: int) -> int:
    """Which round a turn belongs to; what is before the first turn belongs to the first round."""
    return min(max(1, (turn + 1) // 2), LAST_ROUND)


def watch(entry: GameEntry, t: Table, brought: int) -> Watched:
    """Read the log of a game that is over."""
    assert t.log is not None
    hand = entry.part("terms").HAND
    out = Watched(t, brought)
    early: set[int] = set()  # the cards in hand when the first turn begins
    for note in t.log:
        e = note.event
        if e.subject < 0 or e.kind not in (MOVE, PLAYED):
            continue
        number = id_of(e.subject)
        if number >= brought:
            continue
        c = t.cards[number]
        seen = out.cards[(c.owner, c.front.record_id)]
        if e.kind == MOVE and e.goal == hand:
            seen.drawn = seen.drawn or round_of(note.turn)
            if note.turn < 1:
                early.add(number)
        elif e.kind == MOVE and e.origin == hand:
            if note.turn < 1:
                early.discard(number)
            by_itself = e.cause not in (BY_EFFECT, BY_COST)
            if by_itself and (e.verb in PLAYING or e.verb >= FIRST_OWN_VERB):
                seen.played = seen.played or round_of(note.turn)
        elif e.kind == PLAYED and e.verb == A_CARD:
            seen.played = seen.played or round_of(note.turn)
    for number in early:
        c = t.cards[number]
        out.cards[(c.owner, c.front.record_id)].opening = True
    for player in (0, 1):
        for number in t.zone(hand, player):
            if number < brought:
                c = t.cards[number]
                out.cards[(c.owner, c.front.record_id)].held = True
    return out


def facts_of(seen: Seen) -> Iterator[tuple[str, int]]:
    """What is true of a card: each fact with its round, and once for the whole game."""
    yield IN_DECK, EVER
    if seen.opening:
        yield OPENING, EVER
    if seen.drawn:
        yield DRAWN, EVER
        yield DRAWN, seen.drawn
    if seen.played:
        yield PLAYED_IT, EVER
        yield PLAYED_IT, seen.played
    if seen.held:
        yield HELD, EVER
