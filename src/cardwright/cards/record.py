"""A card as it is printed: data only, the same type for every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class CardRecord:
    """One printed card. What a game prints beyond these fields is in `extra`, under its name in the file."""

    game: str
    id: str
    name: str
    """The printed name (2.1): an evolved card bears the same one as the card that it evolves from."""
    type: str
    """The whole type line, `Follower / Evolved`."""
    kind: str
    """The primary type (2.3.2), `Follower`."""
    subtypes: tuple[str, ...] = ()
    """The special types (2.3.3), `Evolved`, `Advanced`, `Token`."""
    card_class: str = ""
    traits: tuple[str, ...] = ()
    universe: str = ""
    cost: int | None = None
    attack: int | None = None
    defense: int | None = None
    text: str = ""
    """The card's text, one ability a line."""
    raw: str = ""
    """The text before anybody touched it (`text_raw` where the file has it), for reports."""
    evolves_from: str = ""
    alternate_name: str = ""
    """The second name of 2.13, empty for nearly all cards."""
    flavour: str = ""
    set: str = ""
    back: CardRecord | None = None
    """The back face of a double-faced card (2.14); this record is then its front face."""
    extra: Mapping[str, object] = field(default_factory=dict)
    file: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)

    def __hash__(self) -> int:
        return hash((self.game, self.id, self.name))

    @property
    def is_leader(self) -> bool:
        return self.kind in ("Leader", "Ruler")

    @property
    def is_evolved(self) -> bool:
        return "Evolved" in self.subtypes

    @property
    def is_advanced(self) -> bool:
        return "Advanced" in self.subtypes

    @property
    def is_token(self) -> bool:
        return "Token" in self.subtypes

    @property
    def faces(self) -> tuple[CardRecord, ...]:
        """The front face, and the back face if there is one."""
        return (self,) if self.back is None else (self, self.back)
