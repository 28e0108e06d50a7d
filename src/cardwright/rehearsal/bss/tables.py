"""Tables for a rehearsal of Battle Spirits Saga."""

from __future__ import annotations

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_on
from cardwright.games.bss.levels import show_level
from cardwright.games.bss.ruleset import RULES
from cardwright.games.bss.setup import Game
from cardwright.games.bss.turn import Turn
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face
from cardwright.kernel.table import Table
from cardwright.rehearsal.bss.company import BssCompany
from cardwright.rehearsal.stage import OPPONENT, YOU, Stage

FILLED = (terms.FIELD, terms.HAND, terms.TRASH, terms.DECK, terms.BURST_AREA)
ZONE_WORDS = {zone: word for word, zone in terms.ZONES.items()}
BEGINNINGS = (Turn.START_STEP, Turn.MAIN_STEP, Turn.MAIN_STEP, Turn.MAIN_STEP, Turn.ATTACK_STEP, Turn.ATTACK_STEP)
SOUL_CORE_AT = ("reserve", "card", "card", "trash")


class BssStage(Stage):
    """One table while it is set."""

    usual_zones = ("field", "hand", "deck", "trash")

    def __init__(self, company: BssCompany, number: int) -> None:
        super().__init__(RULES, company, number)

    def set(self) -> Table:
        """A table in the main step or the attack step, or at the start of a turn."""
        t = self.t
        self._numbers()
        self._put_the_card()
        for player in (YOU, OPPONENT):
            for zone in FILLED:
                self.fill(zone, player, self._number_of_cards(zone, player))
            self._soul_core(player)
        if self.rng.random() < 0.3 and self.may_be_in(self.company.face, terms.DECK):
            self.put(self.company.face, terms.DECK, YOU)  # on top
        self._begin()
        t.dirty = True
        t.check = True
        return t

    # -- cores
    def _numbers(self) -> None:
        rng = self.rng
        for player in (YOU, OPPONENT):
            self.t.set_number(terms.LIFE, player, rng.choice((5, 5, 4, 3, 3, 2, 1)))
            self.t.set_number(terms.RESERVE, player, rng.choice((12, 12, 10, 8, 5, 3, 1)))
            self.t.set_number(terms.CORE_TRASH, player, rng.choice((0, 2, 5)))
            self.t.set_number(terms.TURNS_TAKEN, player, 6)

    def _soul_core(self, player: int) -> None:
        """4-11-3: in the reserve, on a card of the field (the rehearsed one mostly), or in the trash."""
        where = self.rng.choice(SOUL_CORE_AT)
        cards = [self.t.cards[id] for id in self.t.zone(terms.FIELD, player)]
        own = [card for card in cards if card.front.number in self.company.own]
        if where == "card" and cards:
            card = self.rng.choice(own if own and self.rng.random() < 0.7 else cards)
            card.counters = (terms.CORE, cores_on(card), terms.SOUL_CORE, 1)
            show_level(self.t, card, cores_on(card))
        else:
            area = terms.CORE_TRASH if where == "trash" else terms.RESERVE
            self.t.set_number(area + terms.SOUL_IN, player, 1)

    # -- cards
    def put(self, face: Face, zone: int, player: int, back: Face | None = None) -> Card:
        card = super().put(face, zone, player, back)
        if zone == terms.FIELD:
            needs = [cores for cores in face.extra[:: terms.LEVEL_PARTS] if cores > 0] or [1]
            likely = [1] * len(needs) if face.number not in self.company.own else list(range(1, len(needs) + 1))
            n = self.rng.choices(needs, likely)[0] + self.rng.choice((0, 0, 1, 2))
            card.counters = (terms.CORE, n)
            show_level(self.t, card, n)
        elif zone == terms.BURST_AREA:
            card.facedown = True
        return card

    def arrived(self, card: Card) -> None:
        if card.zone == terms.FIELD and self.rng.random() < 0.4:
            card.turned = 1

    def may_be_in(self, face: Face, zone: int) -> bool:
        """3-5-1, 3-8-4, 4-12-3: where a card of this kind can be."""
        if face.look.subtypes & terms.TOKEN:
            return zone == terms.FIELD
        if zone == terms.FIELD:
            return not face.look.types & terms.MAGIC
        return zone != terms.BURST_AREA or bool(face.look.keywords & terms.BURST)

    def zone_word(self, zone: int) -> str:
        return ZONE_WORDS[zone]

    def hand(self) -> int:
        return terms.HAND

    def fill(self, zone: int, player: int, cards: int) -> None:
        if zone == terms.BURST_AREA and not any(self.may_be_in(face, zone) for face in self.company.extras):
            return
        super().fill(zone, player, cards)

    def _put_the_card(self) -> None:
        """Copies of the rehearsed card where it can be used from."""
        rng = self.rng
        face = self.company.face
        chances = {terms.HAND: 0.7, terms.FIELD: 0.75, terms.TRASH: 0.3, terms.DECK: 0.3, terms.BURST_AREA: 0.0}
        if face.look.types & terms.MAGIC:
            chances |= {terms.FIELD: 0.0, terms.HAND: 1.0}
        if face.look.keywords & terms.BURST:
            chances[terms.BURST_AREA] = 0.7
        if face.look.subtypes & terms.TOKEN:
            chances = {terms.FIELD: 1.0}
        for zone, likely in chances.items():
            if rng.random() < likely:
                card = self.put(face, zone, YOU)
                if zone == terms.FIELD:
                    card.turned = 1 if rng.random() < 0.2 else 0

    def _number_of_cards(self, zone: int, player: int) -> int:
        rng = self.rng
        if zone == terms.FIELD:
            return rng.randint(1, 4) if player == YOU else rng.randint(1, 5)
        if zone == terms.HAND:
            return rng.randint(3, 7) if player == YOU else rng.randint(0, 6)
        if zone == terms.TRASH:
            return rng.choice((0, 3, 6, 10, 16, 24))
        if zone == terms.BURST_AREA:
            return rng.choice((0, 0, 1))
        return rng.choice((36, 25, 18, 12))

    # -- beginning
    def _begin(self) -> None:
        t = self.t
        active = YOU if self.rng.random() < 0.7 else OPPONENT
        t.active = active
        t.turn = 11 if active == YOU else 12
        t.first = YOU
        game = Game()
        game.at = Game.TAKE_TURN
        game.next = Game.TAKE_TURN
        t.stack = [game]
        turn = Turn(active)
        turn.next = self.rng.choice(BEGINNINGS)
        t.stack.append(turn)
