"""The clauses behind the steps that all games share, for a game that need not say each of them."""
from __future__ import annotations

from collections.abc import Mapping


class Topics(dict[str, tuple[str, ...]]):
    """Clauses by topic (`"@redraw": "4.5"`; several are parted by ", "). A topic that is not listed belongs to the `usual` one."""

    def __init__(self, usual: str, own: Mapping[str, str]) -> None:
        super().__init__({topic: tuple(clauses.split(", ")) for topic, clauses in own.items()})
        self.usual = (usual,)

    def __missing__(self, topic: str) -> tuple[str, ...]:
        return self.usual
