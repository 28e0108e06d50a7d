"""Tables for a rehearsal of the Final Fantasy TCG."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.games.fftcg import terms
from cardwright.games.fftcg.outside.rehearsal.company import FftcgCompany
from cardwright.games.fftcg.turn import Turn
from cardwright.games.fftcg.zones import BACKUP_LIMIT
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face
from cardwright.kernel.frames import Procedure
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.stage import OPPONENT, YOU, Stage

BEGINNINGS = (Turn.MAIN_PHASE_1, Turn.MAIN_PHASE_1, Turn.ATTACK_PHASE, Turn.MAIN_PHASE_2)


class FftcgStage(Stage):
    """One table while it is set."""

    company: FftcgCompany
    usual_zones = ("field", "hand", "deck", "break zone")
    filled = {
        terms.FIELD: ((0, 1, 2, 3, 4, 4, 7),) * 2, terms.HAND: ((3, 4, 5, 6, 7, 9), (0, 1, 2, 3, 4, 5, 6)),
        terms.BREAK_ZONE: ((0, 3, 6, 12),) * 2, terms.DAMAGE_ZONE: ((0, 0, 1, 2, 3, 4, 5, 6),) * 2,
        terms.REMOVED: ((0, 0, 1, 3),) * 2, terms.DECK: ((30, 20, 15, 10),) * 2,
    }  # fmt: skip
    turn_begins = 0.25

    def __init__(self, company: Company, number: int) -> None:
        super().__init__(company, number)
        self.empty_handed = self.rng.random() < 0.08

    def before_filling(self, player: int) -> None:
        """Active Backups to pay with, mostly of the elements that the card asks for."""
        many = (3, 4, 4) if self.company.needs.mentions("KeywordActive") else (0, 1, 2, 3, 4)
        for face in self.rng.sample(self.company.payers, self.rng.choice(many if player == YOU else (0, 1, 2))):
            if self._backups < BACKUP_LIMIT - 1:
                self.put(face, terms.FIELD, player)

    def finish(self) -> None:
        if self.rng.random() < 0.4:
            self.put(self.company.face, terms.DECK, YOU)  # on top, to be drawn, revealed, or turned over as damage
        super().finish()
        if self._warps:
            self.add_counters(terms.REMOVED, YOU)

    def numbers(self, player: int) -> Mapping[int, int]:
        return {**super().numbers(player), terms.CRYSTALS: self.rng.choice((0, 1, 2, 5))}

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
    def _warps(self) -> bool:
        """Is the text about cards that wait out of the game?"""
        return "warp" in self.company.needs.counters

    @property
    def _backups(self) -> int:
        """The more crowded side's."""
        return max(
            sum(1 for id in self.t.zone(terms.FIELD, player) if self.t.cards[id].front.look.types & terms.BACKUP)
            for player in (YOU, OPPONENT)
        )

    def chances(self, face: Face) -> Mapping[int, float]:
        away = 0.5 if self._warps else 0.05
        chances = {terms.HAND: 0.75, terms.FIELD: 0.6, terms.BREAK_ZONE: 0.3, terms.DECK: 0.3, terms.REMOVED: away}
        if face.look.types & terms.SUMMON:
            return chances | {terms.FIELD: 0.0, terms.HAND: 1.0}
        return chances | {terms.HAND: 0.0, terms.FIELD: 1.0} if self.empty_handed else chances

    def put_the_card(self) -> None:
        """One more in hand, for the S icon."""
        super().put_the_card()
        face = self.company.face
        if self.rng.random() < 0.5 and not self.empty_handed:
            self.put(face, terms.HAND, YOU)
        if self.rng.random() < 0.1 and face.look.types & terms.CHARACTER:
            self.put(face, terms.FIELD, OPPONENT)

    def number_of_cards(self, zone: int, player: int) -> int:
        if zone == terms.HAND and player == YOU and self.empty_handed:
            return 0
        here = len(self.t.zone(zone, player)) if zone == terms.FIELD else 0
        return here + super().number_of_cards(zone, player)

    def somewhere(self, turn: Procedure) -> None:
        self.t.memory = [terms.ACTIVE_PHASE]
        turn.at = turn.next = self.rng.choice(BEGINNINGS)
