"""Tables for a rehearsal of Force of Will."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.games.fow import terms
from cardwright.games.fow.before_game import seat_players
from cardwright.games.fow.outside.rehearsal.company import FowCompany
from cardwright.games.fow.turn import Turn
from cardwright.kernel.cards import Card
from cardwright.kernel.events import ATTACK, BY_COMBAT, MOVE, PLAYED, Event
from cardwright.kernel.faces import Face
from cardwright.kernel.frames import Procedure
from cardwright.rehearsal.stage import OPPONENT, YOU, Stage

# who plays something at any time, and what brings a card into the field then
WHILE_CHASED = (
    ("Idle Gossip", terms.FIELD, OPPONENT), ("Idle Herald", terms.FIELD, OPPONENT), ("Side Door", terms.HAND, YOU),
    ("Side Door", terms.HAND, YOU),
)  # fmt: skip


class FowStage(Stage):
    """One table while it is set."""

    company: FowCompany
    usual_zones = ("field", "hand", "deck", "graveyard")

    zone_words = {terms.MAIN_DECK: "deck"}
    filled = {
        terms.FIELD: ((0, 1, 2, 3, 4, 5, 6),) * 2, terms.HAND: ((2, 3, 4, 5, 6), (0, 1, 2, 3, 4, 5)),
        terms.GRAVEYARD: ((0, 3, 6, 12),) * 2, terms.REMOVED: ((0, 2, 6, 12),) * 2, terms.MAIN_DECK: ((25, 18, 12, 8),) * 2,
        terms.STANDBY: ((0, 0, 1, 2),) * 2, terms.STRANGER_DECK: ((0, 4, 10),) * 2,
        terms.RUNE_AREA: ((1, 3, 5),) * 2,
        terms.GEMS: ((0, 1, 3, 12),) * 2,
    }  # fmt: skip
    turn = 9
    your_turn = 0.75

    def __init__(self, company: FowCompany, number: int) -> None:
        super().__init__(company, number)
        if company.needs.mentions("game") and number % 3 == 1:
            self.turn, self.your_turn, self.turn_begins = 1, 1.0, 1.0  # 502.1: the game begins
        # the card comes while something waits in the chase area
        permanent = bool(company.face.look.types & terms.PERMANENTS)
        self.chased = company.needs.mentions("Cancel") and permanent and self.rng.random() < 0.5
        if self.chased:
            self.your_turn = 0.4

    def numbers(self, player: int) -> Mapping[int, int]:
        life = self.rng.choice((4000, 4000, 3000, 2000, 1000, 600))
        return {**super().numbers(player), terms.LIFE: life, terms.TURNS_TAKEN: 5}

    def seat(self) -> None:
        seat_players(self.t)
        for player in (YOU, OPPONENT):
            self._seat_ruler(player)

    def number_of_cards(self, zone: int, player: int) -> int:
        if zone == terms.STRANGER_DECK and not self.company.stranger_decks:
            return 0
        if (zone == terms.RUNE_AREA and not self.company.runes) or (zone == terms.GEMS and not self.company.gems):
            return 0
        return len(self.t.zone(zone, player)) + super().number_of_cards(zone, player)

    def finish(self) -> None:
        for id in list(self.t.zone(terms.MAIN_DECK, YOU)):
            if self.t.cards[id].front.number in self.company.own and self.rng.random() < 0.5:
                self.t.zone(terms.MAIN_DECK, YOU).remove(id)
                self.t.zone(terms.MAIN_DECK, YOU).append(id)  # on top, where effects find it
        for zone in (terms.FIELD, terms.RULER_AREA):
            for player in (YOU, OPPONENT):
                self.add_counters(zone, player)
        if self.company.needs.mentions("Happened", "Tally") and self.rng.random() < 0.6:
            self._earlier_this_turn()

    def _earlier_this_turn(self) -> None:
        """What texts may look back upon: cards were played, others came into the field, and some attacked."""
        t = self.t
        for player in (YOU, OPPONENT):
            for id in t.zone(terms.FIELD, player):
                if self.rng.random() < 0.5:
                    ref = t.cards[id].ref()
                    t.history.append(Event(MOVE, ref, player, origin=terms.HAND, goal=terms.FIELD, clause="302.5").by(player, ref))
        for player in (YOU, OPPONENT):
            for id in t.zone(terms.GRAVEYARD, player):
                if self.rng.random() < 0.5:
                    ref = t.cards[id].ref()
                    t.history.append(Event(PLAYED, ref, player, verb=terms.CARD_PLAYED, clause="702.2").by(player, ref))
        for id in t.zone(terms.FIELD, t.active):
            card = t.mine(id)
            if card.form.look.types & terms.FIGHTERS and self.rng.random() < 0.5:
                card.marks |= terms.ATTACKED_THIS_TURN
                attacked = t.cards[t.zone(terms.PLAYERS, 1 - t.active)[0]].ref()
                event = Event(ATTACK, card.ref(), 1 - t.active, other=attacked, clause="803.5")
                t.history.append(event.by(t.active, card.ref(), BY_COMBAT))

    # -- cards
    def may_be_in(self, face: Face, zone: int) -> bool:
        """314: where a card of this kind can be."""
        types = face.look.types
        if types & (terms.RULER | terms.J_RULER | terms.PLAYER) or types == 0:
            return False
        if types & terms.GEM or zone == terms.GEMS:
            return bool(types & terms.GEM) and zone == terms.GEMS
        if face.look.subtypes & terms.TOKEN:
            return zone == terms.FIELD
        if zone == terms.STRANGER_DECK:
            return bool(face.look.subtypes & terms.STRANGER)
        if zone == terms.RUNE_AREA or types == terms.RUNE:
            return bool(types & terms.RUNE) and zone in (terms.RUNE_AREA, terms.GRAVEYARD, terms.REMOVED)
        if types & terms.MAGIC_STONE:
            return zone in (terms.FIELD, terms.GRAVEYARD, terms.REMOVED)
        if zone == terms.FIELD:
            return not types & terms.CHANT and not face.look.subtypes & (terms.OLD_ADDITIONS & ~terms.ON_FIELD)
        return True

    def put(self, face: Face, zone: int, player: int, back: Face | None = None) -> Card:
        card = super().put(face, zone, player, back)
        if zone == terms.STANDBY:
            card.facedown = True
        elif zone == terms.RUNE_AREA:
            card.facedown = self.rng.random() < (1.0 if face is self.company.face else 0.4)
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
        company = self.company
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

    def put_the_card(self) -> None:
        face = self.company.face
        if face.look.types & (terms.RULER | terms.J_RULER):
            return
        if face.look.types & terms.MAGIC_STONE and (face.play is None or self.rng.random() < 0.3):
            self.put(face, terms.FIELD, YOU)
            return
        if self.chased:
            self.put(face, terms.HAND, YOU)
            for name, zone, player in WHILE_CHASED:
                for other in self.company.library.by_name.get(name, []):
                    self.put(other, zone, player)
            return
        if face.look.keywords & terms.BREAK:
            for player in (YOU, OPPONENT):
                self.t.set_number(terms.VALHALLA, player, 1)
        super().put_the_card()

    def chances(self, face: Face) -> Mapping[int, float]:
        chances = {
            terms.HAND: 0.8, terms.FIELD: 0.5, terms.GRAVEYARD: 0.3, terms.MAIN_DECK: 0.3, terms.STANDBY: 0.15, terms.REMOVED: 0.1,
        }  # fmt: skip
        if face.look.types & terms.CHANT or face.look.subtypes & (terms.OLD_ADDITIONS & ~terms.ON_FIELD):
            chances |= {terms.FIELD: 0.0, terms.HAND: 1.0}
        if face.look.keywords & (terms.TRIGGER | terms.STEALTH):
            chances[terms.STANDBY] = 0.8
        if face.look.keywords & terms.BREAK:
            chances[terms.LIFEBREAK] = 1.0
        if face.look.types & terms.RUNE:
            chances = {terms.RUNE_AREA: 0.9, terms.HAND: 0.7 if face.look.types & terms.CHANT else 0.0}
        return chances

    def placed(self, card: Card) -> None:
        super().placed(card)
        if card.zone == terms.FIELD and self.rng.random() < 0.5:
            card.marks |= terms.AS_AWAKENED | terms.FROM_HAND

    def before_filling(self, player: int) -> None:
        """Enough to pay with: will of every attribute, and moon."""
        stones = self.company.stones
        basic = [face for face in stones if not face.look.subtypes & terms.SPECIAL]
        if basic and self.company.needs.mentions("special") and self.rng.random() < 0.4:
            stones = basic
        for _ in range(self.rng.choice((3, 6, 8, 10))):
            self.put(self.rng.choice(stones), terms.FIELD, player)
        face = self.company.face
        own = player == YOU and face.look.types & terms.MAGIC_STONE  # then it is the one that is called (709.1)
        for _ in range(self.rng.randint(1, 6)):
            self.put(face if own else self.rng.choice(stones), terms.STONE_DECK, player)

    def somewhere(self, turn: Procedure) -> None:
        turn.next = Turn.MAIN_PHASE if self.rng.random() < 0.3 else Turn.MAIN_PRIORITY
