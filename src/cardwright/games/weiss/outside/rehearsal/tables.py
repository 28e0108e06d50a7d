"""Tables for a rehearsal of Weiss Schwarz."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.games.weiss import terms
from cardwright.games.weiss.outside.rehearsal.company import WeissCompany
from cardwright.games.weiss.turn import Turn
from cardwright.kernel.cards import Card
from cardwright.kernel.faces import Face
from cardwright.kernel.frames import Procedure
from cardwright.rehearsal.needs import Wanted
from cardwright.rehearsal.stage import OPPONENT, SIDES, YOU, Stage

# what happens in battle, or in an attack
FIGHTING = ("reverse", "reverse in battle", "battle opponent", "facing", "Canceled", "Checked", "AttackEnds", "Attacks")
HIGHEST = 3  # of printed levels: so many cards lie in the level zone of who may play them
CENTER, BACK = (1, 2, 3), (4, 5)
BEATEN = ("Idle Weakling", "Idle Weakling", "Idle Weakling", "Idle Peer")
OPPONENTS = ("Idle Weakling", "Idle Weakling", "Idle Peer", "Idle Giant", "Idle Elder")
BEGINNINGS = (*(Turn.CHECK_MAIN_PHASE,) * 3, Turn.CLIMAX_PHASE, Turn.ATTACK_PHASE, Turn.STAND_PHASE)


class WeissStage(Stage):
    """One table while it is set."""

    company: WeissCompany
    usual_zones = ("stage", "hand", "deck", "waiting room")
    filled = {
        terms.HAND: ((3, 4, 5, 6, 7),) * 2, terms.WAITING_ROOM: ((0, 4, 8, 14, 20),) * 2, terms.CLOCK: ((0, 2, 4, 5, 6),) * 2,
        terms.LEVEL: ((0, 1, 2, 3, 3),) * 2, terms.STOCK: ((0, 2, 5, 8, 8),) * 2, terms.MEMORY: ((0, 0, 1, 3, 6),) * 2,
        terms.DECK: ((30, 22, 14, 7, 3),) * 2,
    }  # fmt: skip
    turn_begins = 0.0

    def __init__(self, company: WeissCompany, number: int) -> None:
        super().__init__(company, number)
        self.about_markers = company.needs.mentions("underneath", "PutUnder", "marker", "with markers") or any(
            "marker" in wanted.qualities for wanted in company.needs.wanted
        )
        # about battles: on most tables the card is about to fight, or is still to be played in the same turn
        fighting = company.needs.mentions(*FIGHTING)
        # the card lets others fight: it is behind them or in the hand, and used before they attack
        self.seconds = fighting and company.needs.mentions("HaveAbility") and number > 0 and self.rng.random() < 0.4
        fights = fighting and not self.seconds and bool(company.face.look.types & terms.CHARACTER)
        self.duel = fights and number > 0 and self.rng.random() < 0.6
        if company.needs.mentions("backup") and company.needs.mentions("Used"):
            self.your_turn = 0.3  # it is used against an attack
        self.moved = bool(company.movers) and number > 0 and self.rng.random() < 0.6
        # few others, where the text asks how many there are
        self.alone = company.needs.mentions("Other") and self.rng.random() < 0.12
        self.from_hand = self.duel and company.needs.mentions("Moved") and self.rng.random() < 0.4

    def numbers(self, player: int) -> Mapping[int, int]:
        return {**super().numbers(player), terms.TURNS_TAKEN: 4}

    def after_filling(self, player: int) -> None:
        self._colours(player)
        if self.rng.random() < (0.45 if player == YOU else 0.1):
            self.fill(terms.CLIMAX_AREA, player, 1)

    def finish(self) -> None:
        self._markers()
        if self.company.needs.mentions("Canceled") and self.rng.random() < 0.5:
            self._damage_is_canceled()

    def _damage_is_canceled(self) -> None:
        """Many climaxes on top of the opponent's deck."""
        climaxes = [face for face in self.company.extras if face.look.types & terms.CLIMAX]
        for _ in range(8):
            self.put(self.rng.choice(climaxes if self.rng.random() < 0.5 else self.company.extras), terms.DECK, OPPONENT)

    # -- cards
    def may_be_in(self, face: Face, zone: int) -> bool:
        if zone == terms.STAGE:
            return bool(face.look.types & terms.CHARACTER)
        return zone != terms.CLIMAX_AREA or bool(face.look.types & terms.CLIMAX)

    def _is_about(self, wanted: Wanted, word: str, player: int) -> bool:
        """Cards that are looked for on a part of the stage are put on it, wherever."""
        named = ["stage" if "stage" in zone else zone for zone in wanted.zones] or self.usual_zones
        return word in named and (not wanted.sides or SIDES[player] in wanted.sides)

    def free(self, player: int) -> list[int]:
        """The positions without a character."""
        taken = {self.t.cards[id].marks & terms.POSITION_BITS for id in self.t.zone(terms.STAGE, player)}
        return [position for position in range(1, 6) if position not in taken]

    def put(self, face: Face, zone: int, player: int, back: Face | None = None) -> Card:
        card = super().put(face, zone, player, back)
        if zone == terms.STAGE:
            free = [position for position in self.free(player) if position != 0]
            card.marks = self.rng.choice(free)
        return card

    def arrived(self, card: Card) -> None:
        if card.zone == terms.STAGE:
            card.turned = self.rng.choice((0, 0, 0, 0, 1, 2))
        elif card.zone in (terms.LEVEL, terms.MEMORY) and self.rng.random() < 0.03:
            card.facedown = True

    def put_the_card(self) -> None:
        """Copies of the rehearsed card where it can be used from."""
        rng = self.rng
        if self.moved:
            self._beside_its_mover()
            return
        if self.seconds:
            self.put(self.company.face, terms.HAND, YOU)
            if self.company.face.look.types & terms.CHARACTER and rng.random() < 0.8:
                self.put(self.company.face, terms.STAGE, YOU).marks = rng.choice(BACK)
            return
        if self.duel:
            zone = terms.HAND if self.from_hand else terms.STAGE
            card = self.put(self.company.face, zone, YOU)
            card.marks = rng.randint(1, 3) if zone == terms.STAGE else card.marks
            if rng.random() < 0.5:
                self.put(self.company.face, terms.HAND, YOU)
            return
        look = self.company.face.look
        chances = {
            terms.HAND: 0.75, terms.STAGE: 0.75, terms.WAITING_ROOM: 0.25, terms.CLOCK: 0.2, terms.MEMORY: 0.15, terms.DECK: 0.3,
        }  # fmt: skip
        if not look.types & terms.CHARACTER:
            chances = {terms.HAND: 1.0, terms.WAITING_ROOM: 0.2, terms.MEMORY: 0.3, terms.CLOCK: 0.1, terms.DECK: 0.2}
            if look.types & terms.CLIMAX:
                chances[terms.CLIMAX_AREA] = 0.3
        if look.types & terms.CHARACTER and rng.random() < 0.25:
            chances = {terms.HAND: 1.0}  # what it does in the turn in which it comes
        put = False
        for zone, likely in chances.items():
            copies = 2 if zone in (terms.HAND, terms.STAGE) and rng.random() < 0.5 else 1
            for _ in range(copies if rng.random() < likely else 0):
                put = True
                self.put(self.company.face, zone, YOU)
        if not put:
            self.put(self.company.face, terms.HAND, YOU)
        if self.company.needs.mentions("clock", "alarm", "shift") and rng.random() < 0.7:
            self.fill(terms.CLOCK, YOU, rng.randint(0, 5))
            self.put(self.company.face, terms.CLOCK, YOU)

    def _beside_its_mover(self) -> None:
        """The card is where effects fetch cards from, and who fetches it is at hand."""
        for zone in (terms.WAITING_ROOM, terms.WAITING_ROOM, terms.HAND, terms.MEMORY, terms.DECK):
            self.put(self.company.face, zone, YOU)
        for mover in self.company.movers:
            self.put(mover, terms.HAND, YOU)
            if self.may_be_in(mover, terms.STAGE) and self.free(YOU):
                self.put(mover, terms.STAGE, YOU)

    def before_filling(self, player: int) -> None:
        if self.seconds and player == YOU:
            self.fill(terms.STAGE, player, 5)
            for id in self.t.zone(terms.STAGE, player):
                self.t.cards[id].turned = 0
            return
        if player == OPPONENT and (self.seconds or (self.duel and self.rng.random() < 0.7)):
            names = BEATEN if self.seconds else OPPONENTS
            known = self.company.library.by_name.get(self.rng.choice(names), [])
            for position in CENTER if known else ():
                self.put(known[0], terms.STAGE, player).marks = position
            if self.seconds or self.rng.random() < 0.5:
                return
        elif player == OPPONENT and self.rng.random() < 0.25:
            weak = self.company.library.by_name.get("Idle Weakling", [])
            for _ in range(4 if weak else 0):
                self.put(weak[0], terms.STAGE, player)
            return
        room = len(self.free(player))
        if self.alone and player == YOU:
            return
        wanted = self.rng.choice((room, room, room - 1, room - 2)) if player == YOU else self.rng.choice((room, room, 3, 2, 1))
        self.fill(terms.STAGE, player, len(self.t.zone(terms.STAGE, player)) + max(0, min(room, wanted)))

    def number_of_cards(self, zone: int, player: int) -> int:
        if self.from_hand and player == YOU and zone in (terms.LEVEL, terms.STOCK):
            # it is played, and what then happens in its battle can be paid for
            return HIGHEST if zone == terms.LEVEL else self.rng.choice((6, 8, 10))
        here = min(6, len(self.t.zone(zone, player))) if zone == terms.CLOCK else 0
        return max(super().number_of_cards(zone, player), here)

    def _colours(self, player: int) -> None:
        """8.6.2.1.1: mostly, cards of every colour lie in level and clock."""
        level = self.t.zone(terms.LEVEL, player)
        plain = [face for face in self.company.extras if face.name.endswith("Recruit")]
        for id, face in zip(list(level), self.rng.sample(plain, min(len(plain), len(level))), strict=False):
            if self.rng.random() < 0.5:
                card = self.t.cards[id]
                card.front = face
                self.t.show(card, face)
        room = 6 - len(self.t.zone(terms.CLOCK, player))
        for face in self.rng.sample(plain, len(plain))[: max(0, room)]:
            self.put(face, terms.CLOCK, player)

    def _markers(self) -> None:
        """3.7: cards under characters, where the text is about markers."""
        if not self.about_markers:
            return
        for player in (YOU, OPPONENT):
            for id in list(self.t.zone(terms.STAGE, player)):
                above = self.t.cards[id]
                likely = 0.7 if above.front.number in self.company.own else 0.35
                if self.rng.random() < likely:
                    for _ in range(self.rng.randint(1, 4)):
                        faces = [face for _, found in self.company.wanted for face in found] or self.company.extras
                        marker = super().put(self.rng.choice(faces), terms.MARKERS, player)
                        marker.marks = above.marks & terms.POSITION_BITS
                        marker.facedown = self.rng.random() < 0.3

    def somewhere(self, turn: Procedure) -> None:
        if self.moved:
            turn.at = turn.next = self.rng.choice((Turn.CHECK_MAIN_PHASE, Turn.CLIMAX_PHASE, Turn.ATTACK_PHASE))
        elif self.seconds or self.from_hand:
            turn.at = turn.next = Turn.CHECK_MAIN_PHASE
        elif self.duel:
            # what the card gets for its battle, it gets before that
            given = self.company.needs.mentions("HaveAbility") and self.rng.random() < 0.6
            turn.at = turn.next = self.rng.choice((Turn.CHECK_MAIN_PHASE, Turn.CLIMAX_PHASE)) if given else Turn.ATTACK_PHASE
        else:
            turn.at = turn.next = self.rng.choice(BEGINNINGS)
