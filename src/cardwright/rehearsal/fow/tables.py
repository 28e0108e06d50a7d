"""Tables for a rehearsal of Force of Will."""

from __future__ import annotations

from cardwright.games.fow import terms
from cardwright.games.fow.ruleset import RULES
from cardwright.games.fow.seating import seat_players
from cardwright.games.fow.setup import Game
from cardwright.games.fow.turn import Turn
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face
from cardwright.kernel.table import Table
from cardwright.rehearsal.fow.company import FowCompany
from cardwright.rehearsal.stage import OPPONENT, YOU, Stage

FILLED = (terms.FIELD, terms.HAND, terms.GRAVEYARD, terms.REMOVED, terms.MAIN_DECK, terms.STANDBY)
ZONE_WORDS = {zone: word for word, zone in terms.ZONES.items()} | {terms.MAIN_DECK: "deck"}


class FowStage(Stage):
    """One table while it is set."""

    usual_zones = ("field", "hand", "deck", "graveyard")

    def __init__(self, company: FowCompany, number: int) -> None:
        super().__init__(RULES, company, number)
        self.cast = company

    def set(self) -> Table:
        """A table in a main phase, or at the start of a turn."""
        t = self.t
        self._numbers()
        seat_players(t)
        for player in (YOU, OPPONENT):
            self._seat_ruler(player)
        self._put_the_card()
        for player in (YOU, OPPONENT):
            self._stones(player)
            for zone in FILLED:
                self.fill(zone, player, len(t.zone(zone, player)) + self._number_of_cards(zone, player))
        for zone in (terms.FIELD, terms.RULER_AREA):
            for player in (YOU, OPPONENT):
                self.add_counters(zone, player)
        self._begin()
        t.dirty = True
        t.check = True
        return t

    def _numbers(self) -> None:
        rng = self.rng
        for player in (YOU, OPPONENT):
            usual = {
                terms.LIFE: rng.choice((4000, 4000, 3000, 2000, 1000, 600)), terms.HAND_LIMIT: 7, terms.TURNS_TAKEN: 5,
                terms.CALLS_ALLOWED: 1, terms.STANDBY_COST: 2, terms.LIFEBREAK_LIMIT: 4,
            }  # fmt: skip
            for which, value in usual.items():
                self.t.set_number(which, player, value)

    # -- cards
    def may_be_in(self, face: Face, zone: int) -> bool:
        """314: where a card of this kind can be."""
        types = face.look.types
        if types & (terms.RULER | terms.J_RULER | terms.PLAYER) or types == 0:
            return False
        if face.look.subtypes & terms.TOKEN:
            return zone == terms.FIELD
        if types & terms.MAGIC_STONE:
            return zone in (terms.FIELD, terms.GRAVEYARD, terms.REMOVED)
        if zone == terms.FIELD:
            return not types & terms.CHANT and not face.look.subtypes & (terms.OLD_ADDITIONS & ~terms.ON_FIELD)
        return True

    def zone_word(self, zone: int) -> str:
        return ZONE_WORDS[zone]

    def hand(self) -> int:
        return terms.HAND

    def put(self, face: Face, zone: int, player: int, back: Face | None = None) -> Card:
        card = super().put(face, zone, player, back)
        if zone == terms.STANDBY:
            card.facedown = True
        return card

    def arrived(self, card: Card) -> None:
        if card.zone != terms.FIELD:
            return
        if self.rng.random() < 0.3:
            card.turned = 1
        if card.front.look.types & terms.RESONATOR and self.rng.random() < 0.2:
            card.damage = 100 * self.rng.randint(0, max(0, card.front.look.stats[terms.DEF] // 100 - 1))

    def _seat_ruler(self, player: int) -> None:
        """402.2: each player has one ruler, which may have become a J-ruler (705.3)."""
        company = self.cast
        types = company.face.look.types
        front, back = self.rng.choice(company.rulers) if player == YOU or self.rng.random() < 0.3 else company.rulers[-1]
        own = player == YOU and types & (terms.RULER | terms.J_RULER)
        if own and types & terms.RULER:
            front, back = company.face, company.back or back
        elif own:
            back = company.face
        asked_for = (own and types & terms.J_RULER) or "Related" in company.needs.kinds
        judged = self.rng.random() < (0.6 if asked_for else 0.35)
        card = self.put(front, terms.FIELD if judged else terms.RULER_AREA, player, back)
        if judged:
            self.t.show(card, back)
            card.marks |= terms.BY_JUDGMENT
        card.turned = 1 if self.rng.random() < 0.2 else 0

    def _put_the_card(self) -> None:
        """Copies of the rehearsed card where it can be used from."""
        rng = self.rng
        company = self.company
        types = company.face.look.types
        if types & (terms.RULER | terms.J_RULER):
            return
        if types & terms.MAGIC_STONE:
            self.put(company.face, terms.FIELD, YOU)
            for _ in range(3):
                self.put(company.face, terms.STONE_DECK, YOU)
            return
        chances = {
            terms.HAND: 0.8, terms.FIELD: 0.5, terms.GRAVEYARD: 0.3, terms.MAIN_DECK: 0.3, terms.STANDBY: 0.15, terms.REMOVED: 0.1,
        }  # fmt: skip
        if types & terms.CHANT or company.face.look.subtypes & (terms.OLD_ADDITIONS & ~terms.ON_FIELD):
            chances[terms.FIELD] = 0.0
            chances[terms.HAND] = 1.0
        if company.face.look.keywords & (terms.TRIGGER | terms.STEALTH):
            chances[terms.STANDBY] = 0.8
        if company.face.look.keywords & terms.BREAK:
            for player in (YOU, OPPONENT):
                self.t.set_number(terms.VALHALLA, player, 1)
            chances[terms.LIFEBREAK] = 1.0
        put = False
        for zone, likely in chances.items():
            if rng.random() < likely:
                put = True
                card = self.put(company.face, zone, YOU, company.back)
                if zone == terms.FIELD:
                    card.turned = 1 if rng.random() < 0.15 else 0
                    if rng.random() < 0.5:
                        card.marks |= terms.AWAKENED | terms.FROM_HAND
        if not put:
            self.put(company.face, terms.HAND, YOU, company.back)

    def _stones(self, player: int) -> None:
        """Enough to pay with: will of every attribute, and moon."""
        stones = self.cast.stones
        for _ in range(self.rng.choice((3, 6, 8, 10))):
            self.put(self.rng.choice(stones), terms.FIELD, player)
        for _ in range(self.rng.randint(1, 6)):
            self.put(self.rng.choice(stones), terms.STONE_DECK, player)

    def _number_of_cards(self, zone: int, player: int) -> int:
        rng = self.rng
        if zone == terms.FIELD:
            return rng.randint(0, 6)
        if zone == terms.HAND:
            return rng.randint(2, 6) if player == YOU else rng.randint(0, 5)
        if zone == terms.GRAVEYARD:
            return rng.choice((0, 3, 6, 12))
        if zone == terms.REMOVED:
            return rng.choice((0, 2, 6, 12))
        if zone == terms.STANDBY:
            return rng.choice((0, 0, 1, 2))
        return rng.choice((25, 18, 12, 8))

    # -- beginning
    def _begin(self) -> None:
        t = self.t
        active = YOU if self.rng.random() < 0.75 else OPPONENT
        t.active = active
        t.turn = 9 if active == YOU else 10
        t.first = YOU
        t.memory = [1 - active]
        game = Game(False)
        game.at = Game.TAKE_TURN
        game.next = Game.TAKE_TURN
        t.stack = [game]
        if self.rng.random() < 0.2:
            t.turn -= 1
            return
        turn = Turn(active)
        turn.at = Turn.MAIN_PHASE
        turn.next = Turn.MAIN_PHASE if self.rng.random() < 0.3 else Turn.MAIN_PRIORITY
        t.stack.append(turn)
