"""The table as one observer may see it, with names and types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from cardwright.games import views

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """Plain data. What a game adds in words of its own is in `details`, and found by `x["those words"]` too."""

    details: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self.details:
            raise KeyError(f"there is no {name!r} here, only {', '.join(map(repr, self.details)) or 'nothing'}")
        return self.details[name]


class Cited(msgspec.Struct, frozen=True):
    """A clause of the rulebook, and what it says in our words."""

    clause: str
    says: str

    def __str__(self) -> str:
        return f"{self.says} ({self.clause})" if self.says else f"({self.clause})"


class CardView(Data, frozen=True, kw_only=True):
    """A card on the table. Of a hidden card there is nothing but its key.

        >>> card = game.view(0).players[0].zones["field"].cards[1]
        >>> card.name, card["attack"], card["defense"], card.turned
        ('Stone Lion', 4, 5, 0)
        >>> game.view(0).players[1].zones["hand"].cards[0]
        <a hidden card, key 294>
    """

    key: int
    """Names the card in views, options and events. It changes whenever the card enters a hidden zone, so nobody can follow it."""
    name: str = ""
    """Empty if the observer may not read the card."""
    id: str = ""
    """Of the printed card."""
    owner: int | None = None
    type: list[str] = []
    keywords: list[str] = []
    text: str = ""
    turned: int = 0
    """0 upright, 1 turned (engaged, dull, rested, exhausted), 2 reversed."""
    facedown: bool = False
    damage: int = 0
    counters: dict[str, int] = {}
    marks: list[str] = []
    """What is true of it for the moment: `attacking`, `attacked`, `blocking`, `chosen`, and what the game adds."""
    on: int | None = None
    """The key of the card that it lies on or under, or is attached to."""
    printed: dict[str, int] = {}
    """Printed numbers that are something else now."""

    def __repr__(self) -> str:
        return f"<{self.name or 'a hidden card'}, key {self.key}>"


class ZoneView(msgspec.Struct, frozen=True, kw_only=True):
    """A zone: how many cards it holds, which everybody may know, and the cards that can be told apart there.

        >>> game.view(0).players[0].zones["field"]
        <3 cards: Armoury Wagon, Stone Lion, Armoury Wagon>
    """

    count: int
    cards: list[CardView] = []
    """Empty for a deck, whose cards nobody can tell apart."""
    known: dict[int, CardView] = {}
    """Cards of a deck that the observer has been shown, by how many lie above them."""

    def __repr__(self) -> str:
        names = [card.name or "hidden" for card in self.cards] + [f"{card.name} below {n}" for n, card in self.known.items()]
        return f"<{self.count} card{'s' * (self.count != 1)}{': ' + ', '.join(names) if names else ''}>"


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's half of the table.

        >>> game.view().players[1]
        <a player: leader defense 20, play points 0, ..., 1 in field, 26 in deck, ..., 7 in hand, 6 in cemetery, 1 in evolve zone>
    """

    numbers: dict[str, int]
    """Points, life and limits, by the rulebook's words: `numbers["play points"]`."""
    zones: dict[str, ZoneView]
    """By the rulebook's words: `zones["hand"]`, `zones["field"]`."""
    pool: list[str] = []
    """What was produced and not spent yet, in games that know that."""

    def __repr__(self) -> str:
        told = [f"{name} {value}" for name, value in self.numbers.items()]
        told += [f"{zone.count} in {name}" for name, zone in self.zones.items() if zone.count]
        return f"<a player: {', '.join(told)}>"


class Battle(msgspec.Struct, frozen=True, kw_only=True):
    """Who fights whom, by the keys of the cards."""

    attackers: list[int]
    target: int | None = None
    blocker: int | None = None


class Now(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game is."""

    phase: str = ""
    step: str = ""
    where: list[str] = []
    """The place in the rulebook: clauses, each inside the one before."""
    priority: int | None = None
    passed: tuple[bool, bool] = (False, False)
    """Which players have passed since something was done."""
    battle: Battle | None = None

    def __repr__(self) -> str:
        return f"<{', '.join(filter(None, [self.phase, self.step])) or 'between phases'}, at {' > '.join(self.where) or 'the end'}>"


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """An ability that waits to be played, or something on the stack that waits to be resolved."""

    player: int
    """Whose it is."""
    source: int | None = None
    """The key of its card."""
    key: int | None = None
    """Its own key, on the stack."""
    name: str = ""
    id: str = ""
    text: str = ""
    chosen: list[int] = []
    """The keys of the cards that were chosen for it."""
    modes: list[int] = []
    x: int = 0


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How the game ended."""

    winner: int
    """0 or 1; 2 for a drawn game."""
    clause: str = ""
    why: str = ""
    source: str = ""
    """The card that ended it, if one did."""


class OptionView(Data, frozen=True, kw_only=True):
    """One answer to a decision, as data.

        >>> option = game.view(0).decision.options[0]
        >>> option.does, option.short, option.zone, option.weight
        ('use', 'Stone Lion', 'field', 'main')
    """

    index: int = msgspec.field(name="i")
    does: str = msgspec.field(name="do")
    """What kind of answer it is: `play`, `attack`, `use`, `card`, `yes`, `no`, `done`, `end` …"""
    label: str = ""
    """The whole answer in words."""
    short: str = ""
    """The name of the card alone, where it names one."""
    price: str = ""
    weight: str = "main"
    """`main`, `minor` (it only pays or prepares) or `end` (nothing more is done)."""
    alike: int | None = None
    """The first of the options that differ from this one in nothing but which of several equal cards they are about."""
    card: int | None = None
    """The key of the card that it names."""
    zone: str = ""
    """Where that card lies, and on whose side."""
    side: int | None = None
    value: int | None = None
    """The number, mode or player that it names."""

    def __repr__(self) -> str:
        return f"<option {self.index}: {self.label or self.does}>"


class RefusedMode(Data, frozen=True, kw_only=True):
    """Something that a text lists and that can't be chosen now."""

    label: str
    says: str
    """Why not."""


class DecisionView(Data, frozen=True, kw_only=True):
    """A decision as data: all of it for whoever decides. Others learn who decides, and unless that tells what is hidden, about what
    kind of thing.

        >>> game.view(0).decision
        <decision of player 0: What do you do? 2 options>
        >>> game.view(1).decision
        <decision of player 0: Your opponent decides (main phase) 0 options>
    """

    id: int
    """Tells this decision from those before and after it."""
    player: int
    question: str = ""
    kind: str = ""
    """What is asked: `target`, `choose a card`, `main` …"""
    form: str = ""
    """What the answer looks like, one of a few: `act`, `card`, `cards`, `order`, `number`, `pay`, `divide`, `yesno`, `mode`,
    `player`, `target`, `pending`, `place`, `repeat`."""
    clauses: list[Cited] = []
    options: list[OptionView] = []
    so_far: int = 0
    """Where several choices are made one after the other: how many have been made, how many must be, and how many can be."""
    least: int = 0
    most: int | None = 1
    chosen: list[int] = []
    """The keys of the cards that were chosen so far; of a division, all cards among which it is made, in the order in
    which they are asked about."""
    about: int | None = None
    """The key of the card that it is about."""
    text: str = ""
    """The text of the ability that asks."""
    default: int | None = None
    """The answer of somebody who does not want to decide, where one does no harm."""
    refused: list[RefusedMode] = []
    """Modes that are listed beside the options but can't be chosen now."""

    def __repr__(self) -> str:
        return f"<decision of player {self.player}: {self.question} {len(self.options)} option{'s' * (len(self.options) != 1)}>"


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that an observer may know.

        >>> view = game.view(0)
        >>> view.players[0].numbers["play points"], view.players[0].zones["hand"].cards[0].name
        (1, 'Cavalry Charge')
        >>> view.players[1].zones["hand"].count, view.now.phase
        (7, 'main')
    """

    observer: int
    """For whom it was made: player 0 or 1, -1 for those who look on, -2 for those from whom nothing is hidden."""
    game: str
    turn: int
    active: int
    """Whose turn it is."""
    winner: int
    """0 or 1, 2 after a draw, -1 while the game goes on."""
    now: Now
    players: tuple[PlayerView, PlayerView]
    shared: dict[str, ZoneView]
    """Zones that both players have in common."""
    pending: list[Waiting] = []
    """Abilities that wait to be played."""
    stack: list[Waiting] = []
    """What waits to be resolved, the lowest first, in games that have a stack."""
    decision: DecisionView | None = None
    outcome: Outcome | None = None

    def card(self, key: int) -> CardView | None:
        """The card with this key, if it can be told apart from others."""
        zones = [zone for player in self.players for zone in player.zones.values()] + list(self.shared.values())
        for zone in zones:
            for card in (*zone.cards, *zone.known.values()):
                if card.key == key:
                    return card
        return None

    def __repr__(self) -> str:
        who = f"player {self.observer}" if self.observer >= 0 else "those who look on" if self.observer == -1 else "everything"
        return f"<view for {who}, turn {self.turn}>"


def view_of(t: Table, observer: int) -> View:
    """What an observer may know of a table."""
    seen = views.table_view(t, observer)
    for zones in (seen["players"][0]["zones"], seen["players"][1]["zones"], seen["shared"]):
        for zone in zones.values():
            _zone(zone)
    seen["decision"] = _decision(seen["decision"])
    return msgspec.convert(seen, View, str_keys=True)


def zone_of(t: Table, kind: int, player: int, observer: int) -> ZoneView:
    """What an observer may know of one zone."""
    return msgspec.convert(_zone(views.zone_view(t, kind, player, observer)), ZoneView, str_keys=True)


def decision_of(t: Table, observer: int) -> DecisionView:
    """What an observer may know of the decision that is to be made."""
    return msgspec.convert(_decision(views.decision_view(t, observer)), DecisionView)


def _zone(seen: dict[str, Any]) -> dict[str, Any]:
    if "cards" in seen:
        seen["cards"] = [sorted_out(card, CARD_FIELDS) for card in seen["cards"]]
    if "known" in seen:
        seen["known"] = {place: sorted_out(card, CARD_FIELDS) for place, card in seen["known"].items()}
    return seen


def _decision(seen: dict[str, Any] | None) -> dict[str, Any] | None:
    if seen is None:
        return None
    seen["options"] = [sorted_out(option, OPTION_FIELDS) for option in seen.get("options", ())]
    return sorted_out(seen, DECISION_FIELDS)


def sorted_out(seen: dict[str, Any], fields: set[str]) -> dict[str, Any]:
    """What every game has under its own name, the rest as details."""
    out: dict[str, Any] = {}
    details: dict[str, Any] = {}
    for name, value in seen.items():
        if name in fields:
            out[name] = value
        else:
            details[name] = value
    if details:
        out["details"] = details
    return out


def fields_of(struct: type[msgspec.Struct]) -> set[str]:
    """The names of its fields in plain data."""
    return {field.encode_name for field in msgspec.structs.fields(struct)}


CARD_FIELDS = fields_of(CardView)
OPTION_FIELDS = fields_of(OptionView)
DECISION_FIELDS = fields_of(DecisionView)
