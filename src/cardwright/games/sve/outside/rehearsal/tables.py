"""Tables for a rehearsal of Shadowverse: Evolve."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.games.sve import terms
from cardwright.games.sve.outside.rehearsal.company import SveCompany
from cardwright.games.sve.special_cards import show_linked_face
from cardwright.games.sve.zones import EX_LIMIT, FIELD_LIMIT, HAND_LIMIT
from cardwright.kernel.cards import Card
from cardwright.kernel.continuous import Link
from cardwright.kernel.faces import Face
from cardwright.kernel.moving import place
from cardwright.rehearsal.stage import OPPONENT, YOU, Stage

LEAVES_ROOM = 0.75  # how often there are few others on your field, so that the rehearsed card fits in
MANY = 12  # faces in an evolve deck, of which there is then one copy each


class SveStage(Stage):
    """One table while it is set."""

    company: SveCompany
    usual_zones = ("field", "hand", "deck", "cemetery")

    filled = {
        terms.FIELD: ((0, 1, 2, 3, 4, 5),) * 2, terms.HAND: ((3, 4, 5, 6, 7), (0, 1, 2, 3, 4, 5, 6, 7)),
        terms.EX_AREA: ((0, 1, 2, 3, 5),) * 2, terms.CEMETERY: ((0, 3, 6, 12, 20, 36),) * 2, terms.BANISHED: ((0, 2, 6, 12),) * 2,
        terms.DECK: ((36, 25, 18, 12, 8),) * 2,
    }  # fmt: skip
    your_turn = 0.8

    def numbers(self, player: int) -> Mapping[int, int]:
        rng = self.rng
        most = rng.choice((10, 10, 10, 8, 7, 6, 5, 4, 3, 2))
        return {
            terms.MAX_PLAY_POINTS: most, terms.PLAY_POINTS: most if rng.random() < 0.8 else rng.randint(0, most),
            terms.EVOLUTION_POINTS: rng.choice((0, 1, 2, 3)), terms.LEADER_DEFENSE: rng.choice((20, 20, 20, 15, 10, 6, 3)),
            terms.FIELD_LIMIT: FIELD_LIMIT, terms.HAND_LIMIT: HAND_LIMIT, terms.EX_LIMIT: EX_LIMIT, terms.EVOLVES_ALLOWED: 1,
            terms.TURNS_TAKEN: most, terms.SUPER_EVOLUTION_POINTS: rng.choice((0, 1, 1)),
            terms.BASIS: terms.UNIVERSE if self.company.record.universe else terms.CLASS,
        }  # fmt: skip

    def seat(self) -> None:
        for player in (YOU, OPPONENT):
            own = self.company.record.is_leader and player == YOU
            place(self.t, player, self.company.face if own else self.rng.choice(self.company.leaders), None, terms.LEADER_AREA)

    # -- cards
    def put(self, face: Face, zone: int, player: int, back: Face | None = None) -> Card:
        card = super().put(face, zone, player, back)
        if zone == terms.FIELD and face.look.keywords & terms.STACK:
            card.counters = (self.t.library.counter("stack"), self.rng.randint(1, 4))
        elif zone == terms.EVOLVE_DECK:
            card.facedown = True
        return card

    def arrived(self, card: Card) -> None:
        if card.zone != terms.FIELD:
            return
        if self.rng.random() < 0.4:
            card.turned = 1
        if card.front.look.types & terms.FOLLOWER and self.rng.random() < 0.2:
            card.damage = self.rng.randint(0, max(0, card.front.look.stats[terms.DEFENSE] - 1))

    def may_be_in(self, face: Face, zone: int) -> bool:
        """9.1.4, 9.2.2, 4.4.2: where a card of this kind can be."""
        subtypes = face.look.subtypes
        if face.look.types & terms.LEADER or subtypes & terms.EVOLVED:
            return False
        if zone == terms.FIELD:
            return not face.look.types & (terms.SPELL | terms.CREST)
        if subtypes & (terms.TOKEN | terms.ADVANCED):
            return zone == terms.EX_AREA
        return True

    def put_the_card(self) -> None:
        if self.company.face.look.subtypes & terms.EVOLVED:
            self._put_evolved()
        elif not self.company.record.is_leader:
            super().put_the_card()

    def chances(self, face: Face) -> Mapping[int, float]:
        on_field = 0.0 if face.look.types & (terms.SPELL | terms.CREST) else 0.5
        if face.look.subtypes & terms.TOKEN:
            return {terms.EX_AREA: 1.0, terms.FIELD: on_field}
        if face.look.subtypes & terms.ADVANCED:
            return {terms.EX_AREA: 0.8, terms.FIELD: on_field, terms.EVOLVE_DECK: 0.8}
        return {
            terms.HAND: 0.7 if on_field else 1.0, terms.EX_AREA: 0.3, terms.FIELD: on_field, terms.CEMETERY: 0.25,
            terms.BANISHED: 0.1, terms.DECK: 0.3,
        }  # fmt: skip

    def placed(self, card: Card) -> None:
        super().placed(card)
        back = self.company.back
        if card.zone == terms.FIELD and back is not None and self.rng.random() < 0.5:
            self.t.show(card, back)

    def _put_evolved(self) -> None:
        """12.2.2: facedown in the evolve deck, with a card on the field that can evolve into it; or evolved already."""
        company = self.company
        for base in company.base:
            on_field = self.put(base, terms.FIELD, YOU)
            if self.rng.random() < 0.4:
                self._link(on_field, company.face, company.back, company.back is not None and base.name != company.face.name)
            self.put(company.face, terms.EVOLVE_DECK, YOU, company.back)
            for zone in (terms.HAND, terms.DECK, terms.CEMETERY):
                if self.rng.random() < 0.4:
                    self.put(base, zone, YOU)

    def _link(self, card: Card, face: Face, back: Face | None = None, flipped: bool = False) -> None:
        """5.15.1: the card has evolved."""
        t = self.t
        over = self.put(face, terms.EVOLVE_ZONE, card.controller, back)
        if flipped and back is not None:
            t.show(over, back)
        t.links.append(Link(terms.EVOLVE_LINK, over.ref(), card.ref(), t.next_stamp()))
        show_linked_face(t, card.ref())

    def before_filling(self, player: int) -> None:
        """Mostly facedown (6.2.1.5); late in a game many have been turned up."""
        copies = self.rng.choice((1, 1, 2, 5, 10)) if len(self.company.evolved) < MANY else 1
        facedown = self.rng.choice((0.9, 0.9, 0.1))
        for face in self.company.evolved:
            if self.rng.random() < 0.7:
                for _ in range(copies):
                    self.put(face, terms.EVOLVE_DECK, player).facedown = self.rng.random() < facedown

    def number_of_cards(self, zone: int, player: int) -> int:
        if zone == terms.FIELD and player == YOU and self.rng.random() < LEAVES_ROOM:
            return self.rng.randint(0, 3)
        return super().number_of_cards(zone, player)

    def finish(self) -> None:
        self._evolve_some()
        super().finish()

    def _evolve_some(self) -> None:
        """Some followers on the field have evolved."""
        for player in (YOU, OPPONENT):
            for id in list(self.t.zone(terms.FIELD, player)):
                card = self.t.cards[id]
                if self.rng.random() < 0.25 and card.form is card.front:
                    for face in self.company.evolved:
                        if face.name == card.front.name and face.look.subtypes & terms.EVOLVED:
                            self._link(card, face)
                            break
