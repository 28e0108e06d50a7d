"""A connection that sits at a table: what it may see, and what it has been sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from cardwright.server.messages import AnyMessage

Role = Literal["player", "screen", "spectator"]
ENCODER = msgspec.json.Encoder()


class Guest:
    """One connection at one table."""

    def __init__(self, role: Role, seat: int | None, token: str, send: Callable[[bytes], None]) -> None:
        self.role = role
        self.seat = seat
        self.token = token
        self.observer = -1 if seat is None else seat  # of two at one screen: whoever decides
        self.sent: dict[int, int] = {}  # by observer: how many events
        self.last: dict[int, bytes] = {}  # by observer: the last view and what went with it
        self.table = b""  # the last table news, but for times
        self.said = 0  # lines of chat
        self.rematched = False
        self.passed: dict[str, int] = {}
        self._send = send

    def tell(self, message: AnyMessage) -> None:
        self._send(ENCODER.encode(message))

    def forget(self, events: int) -> None:
        """Something was taken back: what came after it is sent anew."""
        self.sent = {observer: min(sent, events) for observer, sent in self.sent.items()}

    def sits_at(self, seat: int) -> bool:
        """Does this connection answer for that seat?"""
        return self.role == "screen" or (self.role == "player" and self.seat == seat)
