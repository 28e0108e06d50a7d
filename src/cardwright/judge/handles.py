"""Handles: a card or a player of the table, asked by name and answered as it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.judge.adapter import PLAYERS, Placed
from cardwright.kernel.cards import Card

if TYPE_CHECKING:
    from cardwright.judge.builder import GameBuilder


class CardHandle:
    """One physical card, wherever it goes. Beside the properties below it answers to the game's own words
    (`attack`, `defense`, `cost`, `engaged`, `keywords`, `evolved`, ... : see the game's adapter)."""

    def __init__(self, game: GameBuilder, placed: Placed | None = None, id: int = -1) -> None:
        self._game = game
        self._placed = placed
        self._id = id

    # -- which card
    @property
    def id(self) -> int:
        if self._placed is not None and self._placed.id < 0:
            self._game.start()
        return self._placed.id if self._placed is not None else self._id

    @property
    def card(self) -> Card:
        """The kernel's card: for tests that look below the surface."""
        return self._game.table.cards[self.id]

    @property
    def label(self) -> str:
        """What messages and scenarios call it."""
        if self._placed is not None:
            return self._placed.label
        return self._game.label_of(self._id)

    def __repr__(self) -> str:
        return self.label

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardHandle) and other._game is self._game and other.id == self.id

    def __hash__(self) -> int:
        return hash(("card", self.id))

    # -- what every game's cards have
    @property
    def name(self) -> str:
        """The name that it goes by now."""
        return self.card.form.name

    @property
    def zone(self) -> str:
        return self._game.table.rules.zones[self.card.zone].name

    @property
    def controller(self) -> str:
        return PLAYERS[self.card.controller]

    @property
    def owner(self) -> str:
        return PLAYERS[self.card.owner]

    @property
    def place(self) -> int:
        """How many cards of its zone lie above it: 0 for the top card of a deck."""
        c = self.card
        return self._game.player(c.controller).zone(self.zone).index(self)

    @property
    def counters(self) -> dict[str, int]:
        xs = self.card.counters
        names = self._game.table.library.counters
        return {names[xs[i]]: xs[i + 1] for i in range(0, len(xs), 2)}

    @property
    def facedown(self) -> bool:
        return self.card.facedown

    @property
    def links(self) -> list[CardHandle]:
        """The cards that are linked to this one, the oldest first."""
        t = self._game.table
        ref = self.card.ref()
        return [self._game.handle(t.at(link.card).id) for link in t.links if link.to == ref and t.at(link.card) is not None]  # type: ignore[union-attr]

    @property
    def abilities(self) -> list[str]:
        """The texts of its abilities as they count now."""
        return [a.text for a in self._game.table.look(self.card).abilities]

    def seen_by(self, player: str) -> bool:
        """May this player read the card now?"""
        from cardwright.kernel.visibility import may_see

        return may_see(self._game.table, self.card, self._game.player_number(player))

    def __getattr__(self, word: str) -> Any:
        if word.startswith("_"):
            raise AttributeError(word)
        fact = self._game.adapter.facts.get(word)
        if fact is None:
            known = ", ".join(sorted(self._game.adapter.facts))
            raise AttributeError(f"a card can't be asked for {word!r}; besides name, zone, owner, controller, counters: {known}")
        return fact(self._game.table, self.card)


class PlayerHandle:
    """One player: zones as lists of cards (`hand`, `field`, `deck` from the top, ...) and numbers (`play_points`, ...)."""

    def __init__(self, game: GameBuilder, number: int) -> None:
        self._game = game
        self.number_of_player = number

    def __repr__(self) -> str:
        return PLAYERS[self.number_of_player]

    def __eq__(self, other: object) -> bool:
        return other == PLAYERS[self.number_of_player] if isinstance(other, str) else self is other

    def __hash__(self) -> int:
        return hash(("player", self.number_of_player))

    def zone(self, word: str) -> list[CardHandle]:
        """The cards of one of the player's zones; an ordered one from the top."""
        t = self._game.table
        kind = self._game.zone_number(word)
        ids = t.zone(kind, t.zone_player(kind, self.number_of_player))
        ids = ids[::-1] if t.rules.zones[kind].ordered else ids
        return [self._game.handle(id) for id in ids]

    def number(self, word: str) -> int:
        """One of the player's numbers."""
        return self._game.table.number(self._game.adapter.numbers[word], self.number_of_player)

    @property
    def leader(self) -> CardHandle:
        """The card in the leader area, in games that have one."""
        cards = self._game.table.zone(self._game.adapter.leader_zone, self.number_of_player)
        return self._game.handle(cards[0])

    def __getattr__(self, word: str) -> Any:
        if word.startswith("_"):
            raise AttributeError(word)
        spoken = word.replace("_", " ").lower()
        adapter = self._game.adapter
        if spoken in adapter.player_facts:
            return adapter.player_facts[spoken](self._game.table, self.number_of_player)
        if spoken in adapter.zones:
            return self.zone(spoken)
        if spoken in adapter.numbers:
            return self.number(spoken)
        known = ", ".join(sorted([*adapter.zones, *adapter.numbers, *adapter.player_facts]))
        raise AttributeError(f"a player can't be asked for {spoken!r}; there are: {known}")
