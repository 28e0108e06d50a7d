"""What one must know of a game before one can show a table of it, with names and types."""

from __future__ import annotations

from typing import Any

import msgspec

from cardwright.face.decks import find_game
from cardwright.games import views


class ZoneRules(msgspec.Struct, frozen=True, kw_only=True):
    """A zone of the game."""

    name: str
    sight: str
    """Who may look at its cards: `public`, `owner` or `nobody`."""
    ordered: bool
    placed: bool
    """Do its cards lie beside each other, as on a field?"""
    shared: bool
    """Have both players one in common?"""
    use: str
    """What it is for the eyes: `row`, `strip`, `hand`, `secret row`, `pile`, `persona`, `stack`, `being played`, `attached`."""


class StatRules(msgspec.Struct, frozen=True, kw_only=True):
    """A number on a card that one looks at first."""

    at: str
    """Which field of the card has it."""
    icon: str
    fights: bool = False
    words: str = "{}"


class NoteRules(msgspec.Struct, frozen=True, kw_only=True):
    """Something else that is worth saying of a card."""

    at: str
    words: str = "{}"
    join: str = "/"
    """What stands between the parts, where it is a list."""
    zones: list[str] | None = None
    """Only in these zones."""


class FaceRules(msgspec.Struct, frozen=True, kw_only=True):
    """Which field of a card is what."""

    cost: str
    colour: str
    traits: str
    played_from: list[str]
    """Zones from which one plays cards: there the cost matters."""
    stats: list[StatRules]
    notes: list[NoteRules]


class GaugeRules(msgspec.Struct, frozen=True, kw_only=True):
    """One of a player's numbers that is shown."""

    at: str
    of: str | None = None
    """The number that is its most."""
    most: int | None = None
    """Its most, where that is always the same."""
    icon: str = ""
    rising: bool = False
    """Does one lose by its growing?"""
    rare: bool = False
    """Is it shown only when it is not zero?"""
    soul: str | None = None
    """The number that says whether the soul core is there."""
    words: str = "{}"


class PlayerRules(msgspec.Struct, frozen=True, kw_only=True):
    """What is shown of a player."""

    vital: GaugeRules
    """What one loses by."""
    gauges: list[GaugeRules]
    limits: dict[str, str]
    """By zone: the number that is the most cards that it may hold."""
    pool: bool
    """Is there a pool of what was produced and not spent yet?"""
    persona: str | None = None
    """The zone with the card that stands for the player."""


class PhaseRules(msgspec.Struct, frozen=True, kw_only=True):
    """A phase of the turn, or a step."""

    id: str
    name: str
    clause: str


class SignRules(msgspec.Struct, frozen=True, kw_only=True):
    """A sign that stands in texts, or a kind of counter."""

    name: str = ""
    pigment: str = ""
    icon: str = ""


class QuestionRules(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of question."""

    name: str
    form: str
    silent: bool
    """Is it asked only where something hidden is held?"""


class StopRules(msgspec.Struct, frozen=True, kw_only=True):
    """Phases and steps in which a player wants to be asked unless they say otherwise."""

    mine: list[str]
    theirs: list[str]


class RulesView(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's zones, cards and numbers mean, and how its table is laid out.

        >>> cw.rules("fow").face.stats[0].at
        'ATK'
    """

    game: str
    name: str
    zones: list[ZoneRules]
    rows: list[str]
    """Zones whose cards lie open in rows, from the middle outwards."""
    secret_rows: list[str]
    piles: list[str]
    rare_piles: list[str]
    """Piles that are shown only when something lies there."""
    turned: list[str]
    """What an upright, a turned and a reversed card is called."""
    positions: list[str]
    """Places of the first row, if it has any."""
    face: FaceRules
    player: PlayerRules
    numbers: dict[str, str]
    """What each of a player's numbers is for: `vital`, `gauge` or `limit`."""
    phases: list[PhaseRules]
    steps: list[PhaseRules]
    stops: StopRules
    symbols: dict[str, SignRules]
    counters: dict[str, SignRules]
    forms: list[str]
    questions: list[QuestionRules]

    def __repr__(self) -> str:
        return f"<the rules of {self.name}: {len(self.zones)} zones, {len(self.phases)} phases, {len(self.questions)} questions>"


def rules_data(game: str) -> dict[str, Any]:
    """The rules as plain data, as docs/view.md describes them."""
    return views.rules_view(find_game(game))


def rules(game: str) -> RulesView:
    """What a client must know of a game before it shows a table of it.

        >>> [zone.name for zone in cw.rules("sve").zones][:2]
        ['leader area', 'field']
    """
    return msgspec.convert(rules_data(game), RulesView)
