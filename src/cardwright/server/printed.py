"""Printed cards in full."""

from __future__ import annotations

from functools import cache

from cardwright.cards import CardRecord
from cardwright.cards.bundled import starter_pool
from cardwright.server import messages as m
from cardwright.server import requests as r
from cardwright.server.faces import face_of
from cardwright.server.failing import Failed
from cardwright.server.guests import Guest
from cardwright.server.hub import Hub
from cardwright.server.room import Room


async def card(hub: Hub, room: Room, guest: Guest, request: r.Card) -> m.CardReply:
    """A card of the game's own set, which everybody may read; or one that this observer can see on the table."""
    found = starter_cards(room.match.game).get(request.card)
    if found is None:
        found = seen_on_the_table(room, guest, request.card)
    if found is None:
        raise Failed("unknown", "You can see no such card.")
    return m.CardReply(re=request.id, faces=[face_of(face, unread(room, face)) for face in found.faces])


@cache
def starter_cards(game: str) -> dict[str, CardRecord]:
    return {card.id: card for card in starter_pool(game)}


def seen_on_the_table(room: Room, guest: Guest, id: str) -> CardRecord | None:
    """Asking must not tell which cards the other deck has: only those that are in view."""
    if room.sight is None or room.played is None or f'"id":"{id}"'.encode() not in room.sight.encoded(guest.observer, True):
        return None
    prepared = room.played.game.start.prepared
    assert prepared is not None
    return next((record for record in prepared.definitions if record.id == id), None)


def unread(room: Room, record: CardRecord) -> list[str]:
    """Lines that are not understood."""
    prepared = None if room.played is None else room.played.game.start.prepared
    faces = [] if prepared is None else [face for face in prepared.library.faces if face.record_id == record.id]
    return [line for face in faces if face.name == record.name for line in face.unread]
