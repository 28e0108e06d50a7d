"""Tables for a rehearsal of Shadowverse: Evolve."""

from __future__ import annotations

from cardwright.games.sve import terms
from cardwright.games.sve.ruleset import RULES
from cardwright.games.sve.setup import Game
from cardwright.games.sve.special_cards import show_linked_face
from cardwright.games.sve.turn import Turn
from cardwright.games.sve.zones import EX_LIMIT, FIELD_LIMIT, HAND_LIMIT
from cardwright.kernel.cards import Card
from cardwright.kernel.continuous import Link
from cardwright.kernel.faces import Face
from cardwright.kernel.moving import place
from cardwright.kernel.table import Table
from cardwright.rehearsal.stage import OPPONENT, YOU, Stage
from cardwright.rehearsal.sve.company import SveCompany

LEAVES_ROOM = 3  # cards of others on your field, mostly, so that the rehearsed card fits in
MANY = 12  # faces in an evolve deck, of which there is then one copy each
FILLED = (terms.FIELD, terms.HAND, terms.EX_AREA, terms.CEMETERY, terms.BANISHED, terms.DECK)
ZONE_WORDS = {zone: word for word, zone in terms.ZONES.items()}


class SveStage(Stage):
    """One table while it is set."""

    usual_zones = ("field", "hand", "deck", "cemetery")

    def __init__(self, company: SveCompany, number: int) -> None:
        super().__init__(RULES, company, number)
        self.cast = company

    def set(self) -> Table:
        """A table at the start of a main phase, or of a turn."""
        t = self.t
        self._numbers()
        for player in (YOU, OPPONENT):
            place(t, player, self._leader(player), None, terms.LEADER_AREA)
        self._put_the_card()
        for player in (YOU, OPPONENT):
            self._evolve_deck(player)
            for zone in FILLED:
                self.fill(zone, player, self._number_of_cards(zone, player))
        self._evolve_some()
        self.add_counters(terms.FIELD, YOU)
        self._begin()
        t.dirty = True
        t.check = True
        return t

    # -- numbers
    def _numbers(self) -> None:
        rng = self.rng
        for player in (YOU, OPPONENT):
            most = rng.choice((10, 10, 10, 8, 7, 6, 5, 4, 3, 2))
            usual = {
                terms.MAX_PLAY_POINTS: most, terms.PLAY_POINTS: most if rng.random() < 0.8 else rng.randint(0, most),
                terms.EVOLUTION_POINTS: rng.choice((0, 1, 2, 3)), terms.LEADER_DEFENSE: rng.choice((20, 20, 20, 15, 10, 6, 3)),
                terms.FIELD_LIMIT: FIELD_LIMIT, terms.HAND_LIMIT: HAND_LIMIT, terms.EX_LIMIT: EX_LIMIT, terms.EVOLVES_ALLOWED: 1,
                terms.TURNS_TAKEN: most,
            }  # fmt: skip
            for which, value in usual.items():
                self.t.set_number(which, player, value)

    # -- cards
    def _leader(self, player: int) -> Face:
        return self.company.face if self.company.record.is_leader and player == YOU else self.rng.choice(self.cast.leaders)

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
            return not face.look.types & terms.SPELL
        if subtypes & (terms.TOKEN | terms.ADVANCED):
            return zone == terms.EX_AREA
        return True

    def zone_word(self, zone: int) -> str:
        return ZONE_WORDS[zone]

    def hand(self) -> int:
        return terms.HAND

    def _put_the_card(self) -> None:
        """Copies of the rehearsed card where it can be used from."""
        rng = self.rng
        company = self.company
        look = company.face.look
        subtypes = look.subtypes
        if company.record.is_leader:
            return
        if subtypes & terms.EVOLVED:
            self._put_evolved()
            return
        chances = {
            terms.HAND: 0.7, terms.EX_AREA: 0.3, terms.FIELD: 0.5, terms.CEMETERY: 0.25, terms.BANISHED: 0.1, terms.DECK: 0.3,
        }  # fmt: skip
        if look.types & terms.SPELL:
            chances[terms.FIELD] = 0.0
            chances[terms.HAND] = 1.0
        if subtypes & terms.TOKEN:
            chances = {terms.EX_AREA: 1.0, terms.FIELD: chances[terms.FIELD]}
        elif subtypes & terms.ADVANCED:
            chances = {terms.EX_AREA: 0.8, terms.FIELD: chances[terms.FIELD], terms.EVOLVE_DECK: 0.8}
        put = False
        for zone, likely in chances.items():
            if rng.random() < likely:
                put = True
                card = self.put(company.face, zone, YOU, company.back)
                if zone == terms.FIELD:
                    card.turned = 1 if rng.random() < 0.15 else 0
                    if company.back is not None and rng.random() < 0.5:
                        self.t.show(card, company.back)
        if not put:
            self.put(company.face, next(iter(chances)), YOU, company.back)

    def _put_evolved(self) -> None:
        """12.2.2: facedown in the evolve deck, with a card on the field that can evolve into it; or evolved already."""
        company = self.cast
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

    def _evolve_deck(self, player: int) -> None:
        """Mostly facedown (6.2.1.5); late in a game many have been turned up."""
        copies = self.rng.choice((1, 1, 2, 5, 10)) if len(self.cast.evolved) < MANY else 1
        facedown = self.rng.choice((0.9, 0.9, 0.1))
        for face in self.cast.evolved:
            if self.rng.random() < 0.7:
                for _ in range(copies):
                    self.put(face, terms.EVOLVE_DECK, player).facedown = self.rng.random() < facedown

    def _number_of_cards(self, zone: int, player: int) -> int:
        rng = self.rng
        if zone == terms.FIELD:
            return rng.randint(0, LEAVES_ROOM if player == YOU and rng.random() < 0.75 else 5)
        if zone == terms.HAND:
            return rng.randint(3, 7) if player == YOU else rng.randint(0, 7)
        if zone == terms.EX_AREA:
            return rng.choice((0, 1, 2, 3, 5))
        if zone == terms.CEMETERY:
            return rng.choice((0, 3, 6, 12, 20, 36))
        if zone == terms.BANISHED:
            return rng.choice((0, 2, 6, 12))
        return rng.choice((36, 25, 18, 12, 8))

    def _evolve_some(self) -> None:
        """Some followers on the field have evolved."""
        for player in (YOU, OPPONENT):
            for id in list(self.t.zone(terms.FIELD, player)):
                card = self.t.cards[id]
                if self.rng.random() < 0.25 and card.form is card.front:
                    for face in self.cast.evolved:
                        if face.name == card.front.name and face.look.subtypes & terms.EVOLVED:
                            self._link(card, face)
                            break

    # -- beginning
    def _begin(self) -> None:
        t = self.t
        active = YOU if self.rng.random() < 0.8 else OPPONENT
        t.active = active
        t.turn = 13 if active == YOU else 14
        t.first = YOU
        t.memory = [1 - active]
        game = Game(0)
        game.at = Game.TAKE_TURN
        game.next = Game.TAKE_TURN
        t.stack = [game]
        if self.rng.random() < 0.2:
            t.turn -= 1
            return
        turn = Turn(active)
        turn.at = Turn.MAIN_PHASE_STARTS
        turn.next = Turn.CONFIRM_MAIN
        t.stack.append(turn)
