"""A card as it is printed: data only, the same type for every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, repr=False)
class CardRecord:
    """One printed card. What a game prints beyond these fields is in `extra`, under its name in the file.

        >>> cw.cards("sve")[5]
        <Card CWS-006: Abbess Solenne, Leader>
    """

    game: str
    id: str
    name: str
    """The printed name. Two cards may bear the same one."""
    type: str
    """The whole type line, `Follower / Token`."""
    kind: str
    """What comes first in it, `Follower`."""
    subtypes: tuple[str, ...] = ()
    """What follows, `Token`."""
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
    """A second name, empty for nearly all cards."""
    flavour: str = ""
    set: str = ""
    back: CardRecord | None = None
    """The back face of a double-faced card; this record is then its front face."""
    extra: Mapping[str, object] = field(default_factory=dict)
    file: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)

    def __repr__(self) -> str:
        cost = "" if self.cost is None else f", cost {self.cost}"
        return f"<Card {self.id}: {self.name}, {self.type}{cost}>"

    def __hash__(self) -> int:
        return hash((self.game, self.id, self.name))

    @property
    def colours(self) -> tuple[str, ...]:
        """Its class, colours, attributes or elements, as its game calls them: what its frame is coloured by."""
        for printed in (self.card_class, *(self.extra.get(name) for name in ("color", "attribute", "elements"))):
            if isinstance(printed, str) and printed:
                return (printed,)
            if isinstance(printed, list) and printed:
                return tuple(str(one) for one in printed)
        return ()

    @property
    def is_leader(self) -> bool:
        """Does it lead a deck?"""
        return self.kind == "Leader"

    @property
    def is_evolved(self) -> bool:
        """Is it the evolved version of another card?"""
        return "Evolved" in self.subtypes

    @property
    def is_advanced(self) -> bool:
        """Is it kept beside the main deck until the rules let it in?"""
        return "Advanced" in self.subtypes

    @property
    def is_token(self) -> bool:
        """Is it brought to the table only by effects?"""
        return "Token" in self.subtypes

    @property
    def faces(self) -> tuple[CardRecord, ...]:
        """The front face, and the back face if there is one."""
        return (self,) if self.back is None else (self, self.back)
