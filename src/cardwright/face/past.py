"""What happened, as one player may know it, and nothing more: the past of a game that was drawn anew, and of a preview."""

from __future__ import annotations

from typing import Final

from cardwright.games.naming import A_CARD
from cardwright.kernel.events import ACTED, LOOKED, PLAYED, REVEALED, Event
from cardwright.kernel.logbook import Entry, Known, among

NOBODY: Final = 0  # no observer at all
OPENLY: Final = (REVEALED, PLAYED, ACTED)  # everybody learns which card it is


def told_to(entry: Entry, player: int) -> Entry:
    """The entry with the names of cards that this player could not read taken out of it."""
    subject = entry.subject
    if subject is not None and not knows(subject, entry.event, player):
        subject = nameless(subject)
    if subject is not None and not among(subject.followers, player):
        subject = out_of_sight(subject)
    other = entry.other
    if other is not None and not among(other.readers, player):
        other = nameless(other)
    event = entry.event.copy()
    event.before = None  # what the card was like
    return Entry(event, entry.n, entry.group, entry.turn, entry.now, subject, other, entry.source)


def knows(card: Known, event: Event, player: int) -> bool:
    """Could the player read the card that it happened to? Some things are done openly, and who looks at a card reads it."""
    return among(card.readers, player) or event.kind in OPENLY or (event.kind == LOOKED and event.player == player)


def nameless(card: Known) -> Known:
    """A card that nobody can read."""
    out = copy_of(card)
    out.name = out.now = A_CARD
    out.readers = NOBODY
    return out


def out_of_sight(card: Known) -> Known:
    """A card of which nobody can tell where it came from."""
    out = copy_of(card)
    out.was = out.key
    out.followers = NOBODY
    return out


def copy_of(card: Known) -> Known:
    out = Known(card.key, card.name, card.zone, card.player, card.readers)
    out.was, out.now, out.followers = card.was, card.now, card.followers
    return out
