"""Tables for a rehearsal: somewhere in a game, with the rehearsed card at hand and what its text looks for around it."""

from __future__ import annotations

import random

from cardwright.kernel import chance
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face
from cardwright.kernel.moving import place
from cardwright.kernel.ruleset import Ruleset
from cardwright.kernel.table import Table
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.needs import Wanted

YOU = 0
OPPONENT = 1
SIDES = ("you", "opponent")
CROWDED = 0.95  # how much of a crowd is of its kind


class Stage:
    """One table while it is set. A game says what it is made of."""

    usual_zones: tuple[str, ...] = ("field", "hand", "deck")
    """Where a filter looks that names no zone."""

    def __init__(self, rules: Ruleset, company: Company, number: int) -> None:
        self.company = company
        self.rng = random.Random(f"{company.record.id} {number}")
        self.number = number
        self.t = Table(rules, company.library, chance.seed_from(number))
        self.favourite = self.rng.choice(company.apt) if company.apt and self.rng.random() < 0.4 else None
        # One kind of card that the text looks for, another on each table, is there in numbers.
        self.focus = company.wanted[number % len(company.wanted)] if company.wanted else None

    # -- what a game says
    def set(self) -> Table:
        """The table, in the middle of a game."""
        raise NotImplementedError

    def may_be_in(self, face: Face, zone: int) -> bool:
        """Can a card of this kind be in this zone?"""
        return True

    def zone_word(self, zone: int) -> str:
        """What texts call the zone."""
        raise NotImplementedError

    def hand(self) -> int:
        """The zone that cards are played from."""
        raise NotImplementedError

    def arrived(self, card: Card) -> None:
        """A card has been put where others are: in a state of its own, perhaps."""

    # -- cards
    def put(self, face: Face, zone: int, player: int, back: Face | None = None) -> Card:
        """A card that has been there since before this turn."""
        card = place(self.t, player, face, back, zone)
        card.stamp = self.t.next_stamp()
        return card

    def fill(self, zone: int, player: int, cards: int) -> None:
        """Others: a crowd of one kind that the text looks for there, or a mixture."""
        rng = self.rng
        crowd = [face for face in self._crowd(zone, player) if self.may_be_in(face, zone)]
        mixture = [face for _, faces in self.company.wanted for face in faces if self.may_be_in(face, zone)]
        extras = [face for face in self.company.extras if self.may_be_in(face, zone)]
        for _ in range(cards - len(self.t.zone(zone, player))):
            if self.favourite is not None and player == YOU and zone == self.hand() and rng.random() < 0.6:
                face = self.favourite
            elif crowd and rng.random() < CROWDED:
                face = rng.choice(crowd)
            elif mixture and rng.random() < 0.5:
                face = rng.choice(mixture)
            else:
                face = rng.choice(extras)
            self.arrived(self.put(face, zone, player))

    def _crowd(self, zone: int, player: int) -> list[Face]:
        """The faces of one filter that is about this zone; none in some tables, so that such a card is missing."""
        if self.rng.random() < 0.2:
            return []
        word = self.zone_word(zone)
        if self.focus is not None and self._is_about(self.focus[0], word, player):
            if self.rng.random() < 0.6:
                return self.focus[1]
        found = [faces for wanted, faces in self.company.wanted if self._is_about(wanted, word, player)]
        if found and self.rng.random() < 0.25:
            return [face for faces in found for face in faces]
        return self.rng.choice(found) if found else []

    def _is_about(self, wanted: Wanted, word: str, player: int) -> bool:
        return word in (wanted.zones or self.usual_zones) and (not wanted.sides or SIDES[player] in wanted.sides)

    def add_counters(self, zone: int, player: int) -> None:
        """Counters that the text mentions lie on cards there, and on the rehearsed card mostly."""
        for name in self.company.needs.counters:
            kind = self.t.library.counter(name)
            for id in self.t.zone(zone, player):
                card = self.t.cards[id]
                likely = 0.6 if card.front.number in self.company.own else 0.3
                if self.rng.random() < likely and card.counted(kind) == 0:
                    card.counters = (*card.counters, kind, self.rng.choice((1, 2, 3, 5, 10)))
