"""Chapter 7: the attack phase. Attack after attack, then the encore step."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.weiss import terms
from cardwright.games.weiss.attack_sub_phase import AttackSubPhase
from cardwright.games.weiss.check_timing import begins, check
from cardwright.games.weiss.legality import attack_options
from cardwright.kernel.cards import Card
from cardwright.kernel.events import Event, moved
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import CARD, DONE, option, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class AttackPhase(Procedure):
    """6.7, 7.1: the turn player attacks with one character after the other."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def attack_phase_begins(self, t: Table) -> Todo:
        """7.2.1.1, 6.7.1, 7.1.1"""
        return begins(self, t, self.player, terms.ATTACK_PHASE, "7.2.1.1")

    def check_beginning(self, t: Table) -> Todo:
        """7.2.1.1"""
        return check(t)

    def declaration_begins(self, t: Table) -> Todo:
        """7.2.1.2"""
        return begins(self, t, self.player, terms.ATTACK_DECLARATION, "7.2.1.2")

    def check_declaration(self, t: Table) -> Todo:
        """7.2.1.2"""
        return check(t)

    def choose_attacker(self, t: Table) -> Todo:
        """7.2.1, 7.2.1.3"""
        options = attack_options(t, self.player)
        if len(options) == 1:
            if t.trace is not None and t.turn == 1 and t.number(terms.ATTACKS, self.player) > 0:
                t.cite("7.2.1.3.1")
            self.answer = options[0]
            return None
        return Ask(self.player, terms.ASK_ATTACK, "7.2.1.3", options)

    def attack(self, t: Table) -> Todo:
        """7.1.2, 7.2.1.3"""
        if verb_of(self.answer) == DONE:
            return None
        self.next = self.DECLARATION_BEGINS
        return AttackSubPhase(self.player, t.cards[value_of(self.answer)].ref())

    def encore_step(self, t: Table) -> Todo:
        """7.2.1.3, 7.7.1"""
        return EncoreStep(self.player)

    # -- generated from the steps above: make steps
    DECLARATION_BEGINS: Final = 2
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "7.2.1.1, 6.7.1, 7.1.1", "7.2.1.1", "7.2.1.2", "7.2.1.2", "7.2.1, 7.2.1.3", "7.1.2, 7.2.1.3", "7.2.1.3, 7.7.1",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at == 0: todo = self.attack_phase_begins(t)  # 7.2.1.1, 6.7.1, 7.1.1
            elif at == 1: todo = self.check_beginning(t)  # 7.2.1.1
            elif at == 2: todo = self.declaration_begins(t)  # 7.2.1.2
            elif at == 3: todo = self.check_declaration(t)  # 7.2.1.2
            elif at == 4: todo = self.choose_attacker(t)  # 7.2.1, 7.2.1.3
            elif at == 5: todo = self.attack(t)  # 7.1.2, 7.2.1.3
            elif at == 6: todo = self.encore_step(t)  # 7.2.1.3, 7.7.1
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return AttackPhase(self.player)
    # -- end of generated


def reversed_characters(t: Table, player: int) -> list[int]:
    out: list[int] = []
    for id in t.zones[terms.STAGE * 2 + player]:
        if t.cards[id].turned == terms.REVERSED:
            out.append(id)
    return out


def put_away(c: Card, clause: str) -> Event:
    return moved(c, to=terms.WAITING_ROOM, clause=clause)


class EncoreStep(Procedure):
    """7.7: reversed characters go to the waiting room, one after the other."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def encore_step_begins(self, t: Table) -> Todo:
        """7.7.1, 7.7.1.1"""
        return begins(self, t, self.player, terms.ENCORE_STEP, "7.7.1.1")

    def check_beginning(self, t: Table) -> Todo:
        """7.7.1.1"""
        return check(t)

    def turn_player_chooses(self, t: Table) -> Todo:
        """7.7.1.2"""
        return self._choose(t, self.player, self.NON_TURN_PLAYER_CHOOSES, "7.7.1.2")

    def turn_player_puts(self, t: Table) -> Todo:
        """7.7.1.2"""
        return happen(t, [put_away(t.cards[value_of(self.answer)], "7.7.1.2")])

    def check_turn_player(self, t: Table) -> Todo:
        """7.7.1.2"""
        self.next = self.TURN_PLAYER_CHOOSES
        return check(t)

    def non_turn_player_chooses(self, t: Table) -> Todo:
        """7.7.1.3"""
        return self._choose(t, 1 - self.player, self.CHECK_END, "7.7.1.3")

    def non_turn_player_puts(self, t: Table) -> Todo:
        """7.7.1.3"""
        return happen(t, [put_away(t.cards[value_of(self.answer)], "7.7.1.3")])

    def check_non_turn_player(self, t: Table) -> Todo:
        """7.7.1.3"""
        self.next = self.TURN_PLAYER_CHOOSES
        return check(t)

    def check_end(self, t: Table) -> Todo:
        """7.7.1.4"""
        return check(t)

    def again(self, t: Table) -> Todo:
        """7.7.1.4"""
        if reversed_characters(t, 0) or reversed_characters(t, 1):
            self.next = self.TURN_PLAYER_CHOOSES
        return None

    def _choose(self, t: Table, player: int, otherwise: int, clause: str) -> Todo:
        """Which of a player's reversed characters goes next; asked only where there is a choice."""
        found = reversed_characters(t, player)
        if not found:
            self.next = otherwise
            return None
        if len(found) == 1:
            self.answer = option(CARD, found[0])
            return None
        return Ask(player, terms.ASK_REVERSED, clause, [option(CARD, id) for id in found])

    # -- generated from the steps above: make steps
    TURN_PLAYER_CHOOSES: Final = 2
    NON_TURN_PLAYER_CHOOSES: Final = 5
    CHECK_END: Final = 8
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "7.7.1, 7.7.1.1", "7.7.1.1", "7.7.1.2", "7.7.1.2", "7.7.1.2", "7.7.1.3", "7.7.1.3", "7.7.1.3", "7.7.1.4",
        "7.7.1.4",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.encore_step_begins(t)  # 7.7.1, 7.7.1.1
                elif at == 1: todo = self.check_beginning(t)  # 7.7.1.1
                elif at == 2: todo = self.turn_player_chooses(t)  # 7.7.1.2
                elif at == 3: todo = self.turn_player_puts(t)  # 7.7.1.2
                else: todo = self.check_turn_player(t)  # 7.7.1.2
            elif at < 10:
                if at == 5: todo = self.non_turn_player_chooses(t)  # 7.7.1.3
                elif at == 6: todo = self.non_turn_player_puts(t)  # 7.7.1.3
                elif at == 7: todo = self.check_non_turn_player(t)  # 7.7.1.3
                elif at == 8: todo = self.check_end(t)  # 7.7.1.4
                else: todo = self.again(t)  # 7.7.1.4
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        return EncoreStep(self.player)
    # -- end of generated
