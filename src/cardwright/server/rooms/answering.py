"""Which request of the rooms is answered by what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from cardwright.server.hub import Hub
from cardwright.server.messages import Reply
from cardwright.server.requests import Request
from cardwright.server.rooms import collecting, decks, workshop
from cardwright.server.rooms import requests as rr

IN_THE_ROOMS: Final[dict[type[Request], Callable[[Hub, Any], Awaitable[Reply]]]] = {
    rr.Search: decks.search, rr.Shelf: decks.shelf, rr.CheckDeck: decks.check_deck, rr.PasteDeck: decks.paste_deck,
    rr.WriteDeck: decks.write_deck, rr.ReadCard: workshop.read_card, rr.TryCard: workshop.try_card,
    rr.ReportLine: workshop.report_line, rr.Collections: collecting.collections, rr.Forget: collecting.forget,
    rr.Rehearse: collecting.rehearse,
}  # fmt: skip
