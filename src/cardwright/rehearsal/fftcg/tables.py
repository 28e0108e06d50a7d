"""Tables for a rehearsal of the Final Fantasy TCG."""

from __future__ import annotations

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.ruleset import RULES
from cardwright.games.fftcg.setup import Game
from cardwright.games.fftcg.turn import Turn
from cardwright.games.fftcg.zones import BACKUP_LIMIT, HAND_LIMIT
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face
from cardwright.kernel.table import Table
from cardwright.rehearsal.fftcg.company import FftcgCompany
from cardwright.rehearsal.stage import OPPONENT, YOU, Stage

FILLED = (terms.FIELD, terms.HAND, terms.BREAK_ZONE, terms.DAMAGE_ZONE, terms.REMOVED, terms.DECK)
ZONE_WORDS = {
    terms.FIELD: "field", terms.HAND: "hand", terms.BREAK_ZONE: "break zone", terms.DAMAGE_ZONE: "damage zone",
    terms.REMOVED: "removed from the game", terms.DECK: "deck", terms.STACK: "stack",
}  # fmt: skip
DAMAGE_LIMIT = 7


class FftcgStage(Stage):
    """One table while it is set."""

    usual_zones = ("field", "hand", "deck", "break zone")

    def __init__(self, company: FftcgCompany, number: int) -> None:
        super().__init__(RULES, company, number)
        self.cast = company
        self.empty_handed = self.rng.random() < 0.08

    def set(self) -> Table:
        """A table at the start of a turn, of a Main Phase or of an Attack Phase."""
        t = self.t
        for player in (YOU, OPPONENT):
            limits = {
                terms.DAMAGE_LIMIT: DAMAGE_LIMIT, terms.HAND_LIMIT: HAND_LIMIT, terms.BACKUP_LIMIT: BACKUP_LIMIT,
                terms.LIGHT_LIMIT: 1, terms.DARK_LIMIT: 1,
            }  # fmt: skip
            for which, value in limits.items():
                t.set_number(which, player, value)
        self._put_the_card()
        for player in (YOU, OPPONENT):
            self._put_payers(player)
            for zone in FILLED:
                self.fill(zone, player, self._number_of_cards(zone, player))
        if self.rng.random() < 0.4:
            self.put(self.company.face, terms.DECK, YOU)  # on top, to be drawn, revealed, or turned over as damage
        self.add_counters(terms.FIELD, YOU)
        self._begin()
        t.dirty = True
        t.check = True
        return t

    # -- cards
    def arrived(self, card: Card) -> None:
        if card.zone != terms.FIELD:
            return
        if self.rng.random() < 0.35:
            card.turned = 1
        if card.front.look.types & terms.FORWARD and self.rng.random() < 0.25:
            card.damage = 1000 * self.rng.randint(0, max(0, card.front.look.stats[terms.POWER] // 1000 - 1))
        if self.rng.random() < 0.1:
            card.marks |= terms.FROZEN

    def may_be_in(self, face: Face, zone: int) -> bool:
        """5.2.3.1.2.1: Summons are never on the field; and there are at most five Backups, one Light or Dark Character (7.7)."""
        if zone != terms.FIELD:
            return bool(face.look.types)
        if not face.look.types & terms.CHARACTER:
            return False
        return not face.look.types & terms.BACKUP or self._backups < BACKUP_LIMIT

    @property
    def _backups(self) -> int:
        """The more crowded side's."""
        return max(
            sum(1 for id in self.t.zone(terms.FIELD, player) if self.t.cards[id].front.look.types & terms.BACKUP)
            for player in (YOU, OPPONENT)
        )

    def zone_word(self, zone: int) -> str:
        return ZONE_WORDS[zone]

    def hand(self) -> int:
        return terms.HAND

    def _put_the_card(self) -> None:
        """Copies of the rehearsed card where it can be used from; one more in hand, for the S icon."""
        rng = self.rng
        face = self.company.face
        chances = {terms.HAND: 0.75, terms.FIELD: 0.6, terms.BREAK_ZONE: 0.3, terms.DECK: 0.3, terms.REMOVED: 0.05}
        if face.look.types & terms.SUMMON:
            chances |= {terms.FIELD: 0.0, terms.HAND: 1.0}
        put = False
        if self.empty_handed and not face.look.types & terms.SUMMON:
            chances |= {terms.HAND: 0.0, terms.FIELD: 1.0}
        for zone, likely in chances.items():
            if rng.random() < likely:
                put = True
                card = self.put(face, zone, YOU)
                if zone == terms.FIELD:
                    card.turned = 1 if rng.random() < 0.15 else 0
        if not put or (rng.random() < 0.5 and not self.empty_handed):
            self.put(face, terms.HAND, YOU)
        if rng.random() < 0.1 and face.look.types & terms.CHARACTER:
            self.put(face, terms.FIELD, OPPONENT)

    def _put_payers(self, player: int) -> None:
        """Active Backups to pay with, mostly of the elements that the card asks for."""
        for face in self.rng.sample(self.cast.payers, self.rng.choice((0, 1, 2, 3, 4) if player == YOU else (0, 1, 2))):
            if self._backups < BACKUP_LIMIT - 1:
                self.put(face, terms.FIELD, player)

    def _number_of_cards(self, zone: int, player: int) -> int:
        rng = self.rng
        here = len(self.t.zone(zone, player))
        if zone == terms.FIELD:
            return here + rng.choice((0, 1, 2, 3, 4, 4, 7))
        if zone == terms.HAND and player == YOU:
            return 0 if self.empty_handed else rng.choice((3, 4, 5, 6, 7, 9))
        if zone == terms.HAND:
            return rng.randint(0, 6)
        if zone == terms.BREAK_ZONE:
            return rng.choice((0, 3, 6, 12))
        if zone == terms.DAMAGE_ZONE:
            return rng.choice((0, 0, 1, 2, 3, 4, 5, 6))
        if zone == terms.REMOVED:
            return rng.choice((0, 0, 1, 3))
        return rng.choice((30, 20, 15, 10))

    # -- beginning
    def _begin(self) -> None:
        t = self.t
        active = YOU if self.rng.random() < 0.7 else OPPONENT
        t.active = active
        t.turn = 13 if active == YOU else 14
        t.first = YOU
        t.memory = [terms.ACTIVE_PHASE]
        game = Game(DAMAGE_LIMIT)
        game.at = Game.TAKE_TURN
        game.next = Game.TAKE_TURN
        t.stack = [game]
        if self.rng.random() < 0.25:
            t.turn -= 1
            return
        turn = Turn(active)
        turn.at = turn.next = self.rng.choice((Turn.MAIN_PHASE_1, Turn.MAIN_PHASE_1, Turn.ATTACK_PHASE, Turn.MAIN_PHASE_2))
        t.stack.append(turn)
