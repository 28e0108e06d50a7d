"""Tables for a rehearsal: somewhere in a game, with the rehearsed card at hand and what its text looks for around it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from cardwright.judge.adapter import MAIN, TURN, Setting
from cardwright.judge.games import adapter
from cardwright.kernel import chance
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face
from cardwright.kernel.frames import Procedure
from cardwright.kernel.moving import place
from cardwright.kernel.table import Table
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.needs import Wanted

YOU = 0
OPPONENT = 1
SIDES = ("you", "opponent")
CROWDED = 0.95  # how much of a crowd is of its kind


class Stage:
    """One table while it is set. What a game does not say is as the judge would set a table of it."""

    usual_zones: tuple[str, ...] = ("field", "hand", "deck")
    """Where a filter looks that names no zone."""
    zone_words: Mapping[int, str] = {}
    """What texts call a zone, where they have several words for it."""
    filled: Mapping[int, tuple[Sequence[int], Sequence[int]]] = {}
    """How many cards lie in which zone: one of these numbers for you, one of those for the opponent. None said: some everywhere."""
    turn = 13
    """Which turn it is, if it is yours."""
    your_turn = 0.7
    turn_begins = 0.2
    """How often it is your turn, and how often the turn is only about to begin."""

    def __init__(self, company: Company, number: int) -> None:
        self.company = company
        self.adapter = adapter(company.cards.game)
        self.rng = random.Random(f"{company.record.id} {number}")
        self.number = number
        self.t = Table(self.adapter.rules, company.library, chance.seed_from(number))
        self.hand = self.adapter.zones["hand"]
        self.words = {zone: word for word, zone in self.adapter.terms.ZONES.items()} | dict(self.zone_words)
        self.favourite = self.rng.choice(company.apt) if company.apt and self.rng.random() < 0.4 else None
        # One kind of card that the text looks for, another on each table, is there in numbers.
        self.focus = company.wanted[number % len(company.wanted)] if company.wanted else None
        if not self.filled:
            field = self.adapter.rules.field
            few = dict.fromkeys(self.words, ((0, 2, 5), (0, 2, 5)))
            self.filled = few | {field: ((0, 1, 2, 3), (1, 2, 3, 4)), self.hand: ((3, 4, 5, 6), (0, 2, 4))}

    def set(self) -> Table:
        """The table, in the middle of a game."""
        for player in (YOU, OPPONENT):
            for which, value in self.numbers(player).items():
                self.t.set_number(which, player, value)
        self.seat()
        self.put_the_card()
        for player in (YOU, OPPONENT):
            self.before_filling(player)
            for zone in self.filled:
                self.fill(zone, player, self.number_of_cards(zone, player))
            self.after_filling(player)
        self.finish()
        self.begin()
        self.t.dirty = True
        self.t.check = True
        return self.t

    # -- what a game says
    def numbers(self, player: int) -> Mapping[int, int]:
        """The player's numbers."""
        return self.adapter.usual_numbers(Setting(YOU, self.turn), player)

    def seat(self) -> None:
        """Who is always there: leaders."""

    def chances(self, face: Face) -> Mapping[int, float]:
        """How likely there is a copy of the rehearsed card in which zone: where it can be used from, above all."""
        likely = {self.hand: 0.8, self.adapter.rules.field: 0.6}
        return {zone: likely.get(zone, 0.25) for zone in (*likely, *self.filled) if self.may_be_in(face, zone)}

    def before_filling(self, player: int) -> None:
        """What a player has before others are put beside it."""

    def after_filling(self, player: int) -> None:
        """What is done to a side that is complete."""

    def finish(self) -> None:
        """What is done once both sides are complete."""
        self.add_counters(self.adapter.rules.field, YOU)

    def may_be_in(self, face: Face, zone: int) -> bool:
        """Can a card of this kind be in this zone?"""
        return True

    def placed(self, card: Card) -> None:
        """A copy of the rehearsed card has been put somewhere: in a state of its own, perhaps."""
        if card.zone == self.adapter.rules.field:
            card.turned = 1 if self.rng.random() < 0.15 else 0

    def arrived(self, card: Card) -> None:
        """The same for another card."""

    def somewhere(self, turn: Procedure) -> None:
        """Where in the turn the table is, if not where the judge would begin."""

    # -- beginning
    def number_of_cards(self, zone: int, player: int) -> int:
        """How many cards shall lie there."""
        return self.rng.choice(self.filled[zone][player])

    def put_the_card(self) -> None:
        """Copies of the rehearsed card where it can be used from, at least one."""
        company = self.company
        chances = self.chances(company.face)
        put = False
        for zone, likely in chances.items():
            if self.rng.random() < likely:
                put = True
                self.placed(self.put(company.face, zone, YOU, company.back))
        if not put and chances:
            self.put(company.face, next(iter(chances)), YOU, company.back)

    def begin(self) -> None:
        """Somebody's turn."""
        active = YOU if self.rng.random() < self.your_turn else OPPONENT
        begins = self.turn_begins > 0 and self.rng.random() < self.turn_begins
        self.adapter.begin(self.t, Setting(active, self.turn + active, TURN if begins else MAIN))
        if not begins:
            turn = self.t.stack[-1]
            assert isinstance(turn, Procedure)
            self.somewhere(turn)

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
            if self.favourite is not None and player == YOU and zone == self.hand and rng.random() < 0.6:
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
        word = self.words[zone]
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
                    card.counters = (*card.counters, kind, self.rng.choice((1, 2, 3, 5, 10, 20)))
