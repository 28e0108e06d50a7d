"""Tables for a rehearsal of Battle Spirits Saga."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_on
from cardwright.games.bss.levels import show_level
from cardwright.games.bss.outside.rehearsal.company import BssCompany
from cardwright.games.bss.turn import Turn
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face
from cardwright.kernel.frames import Procedure
from cardwright.rehearsal.stage import YOU, Stage

BEGINNINGS = (Turn.START_STEP, Turn.MAIN_STEP, Turn.MAIN_STEP, Turn.MAIN_STEP, Turn.ATTACK_STEP, Turn.ATTACK_STEP)
LOW = 0.2  # how many tables have only spirits of LV1 beside the rehearsed card
SOUL_CORE_AT = ("reserve", "card", "card", "trash")


class BssStage(Stage):
    """One table while it is set."""

    company: BssCompany
    usual_zones = ("field", "hand", "deck", "trash")

    filled = {
        terms.FIELD: ((1, 2, 3, 4, 6), (1, 2, 3, 4, 5)), terms.HAND: ((3, 4, 5, 6, 7), (0, 1, 2, 3, 4, 5, 6)),
        terms.TRASH: ((0, 3, 6, 10, 16, 24),) * 2, terms.DECK: ((36, 25, 18, 12),) * 2, terms.BURST_AREA: ((0, 0, 1),) * 2,
    }  # fmt: skip
    turn = 11
    turn_begins = 0.0

    def numbers(self, player: int) -> Mapping[int, int]:
        rng = self.rng
        return {
            terms.LIFE: rng.choice((5, 5, 4, 3, 3, 2, 1)), terms.RESERVE: rng.choice((12, 12, 10, 8, 5, 3, 1)),
            terms.CORE_TRASH: rng.choice((0, 2, 5)), terms.TURNS_TAKEN: 6,
        }  # fmt: skip

    @cached_property
    def low(self) -> bool:
        """Are all the others on this table at their lowest level?"""
        return self.rng.random() < LOW

    # -- cores
    def after_filling(self, player: int) -> None:
        self._soul_core(player)

    def _soul_core(self, player: int) -> None:
        """4-11-3: in the reserve, on a card of the field (the rehearsed one mostly), or in the trash."""
        where = self.rng.choice((*SOUL_CORE_AT, "card", "card", "card") if self.company.asks_for_soul_cores else SOUL_CORE_AT)
        cards = [self.t.cards[id] for id in self.t.zone(terms.FIELD, player)]
        own = [card for card in cards if card.front.number in self.company.own]
        if where == "card" and cards:
            liked = 0.5 if self.company.asks_for_soul_cores else 0.7
            card = self.rng.choice(own if own and self.rng.random() < liked else cards)
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
            if self.low and face.number not in self.company.own:
                n = needs[0]
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

    def fill(self, zone: int, player: int, cards: int) -> None:
        if zone == terms.BURST_AREA and not any(self.may_be_in(face, zone) for face in self.company.extras):
            return
        super().fill(zone, player, cards)

    def chances(self, face: Face) -> Mapping[int, float]:
        if face.look.subtypes & terms.TOKEN:
            return {terms.FIELD: 1.0}
        magic = face.look.types & terms.MAGIC
        return {
            terms.HAND: 1.0 if magic else 0.7, terms.FIELD: 0.0 if magic else 0.75, terms.TRASH: 0.3, terms.DECK: 0.3,
            terms.BURST_AREA: 0.7 if face.look.keywords & terms.BURST else 0.0,
        }  # fmt: skip

    def finish(self) -> None:
        if self.rng.random() < 0.3 and self.may_be_in(self.company.face, terms.DECK):
            self.put(self.company.face, terms.DECK, YOU)  # on top

    def somewhere(self, turn: Procedure) -> None:
        turn.next = self.rng.choice(BEGINNINGS)
