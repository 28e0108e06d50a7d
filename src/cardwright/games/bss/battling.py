"""Chapter 7: a spirit attacks, and the battle that follows."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_in
from cardwright.games.bss.flash_windows import AFTER_BLOCKING, BEFORE_BLOCKING, FlashWindow
from cardwright.games.bss.legality import block_options
from cardwright.games.bss.linking import unlink_all
from cardwright.games.bss.management import manage
from cardwright.games.bss.shifting_cores import shift
from cardwright.games.bss.symbols import symbols_of
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.durations import expire
from cardwright.kernel.events import ATTACK, BLOCK, BY_COMBAT, DESTROY, FOUGHT, SIDEWAYS, Event, moved, turned
from cardwright.kernel.frames import Ask, Procedure, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import DONE, value_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NOBODY: Final = -1
IN_BATTLE: Final = terms.ATTACKING | terms.BLOCKING


def fighting(t: Table, ref: int) -> Card | None:
    """A spirit of the battle, while it is still on the field."""
    c = t.at(ref) if ref >= 0 else None
    if c is None or c.zone != terms.FIELD or not t.look(c).types & terms.SPIRIT:
        return None
    return c


class Battle(Procedure):
    """7-1: from the attack declaration to the end of the battle. `against`: the spirit that an effect makes it attack (10-10)."""

    def __init__(self, player: int, attacker: int, against: int) -> None:
        super().__init__()
        self.player = player
        self.attacker = attacker
        self.against = against
        self.blocker: int = NOBODY

    def fight(self) -> tuple[list[int], int, int]:
        return [self.attacker], self.against, self.blocker if self.blocker != NOBODY else -1

    def declare(self, t: Table) -> Todo:
        """7-1, 7-1-1-1, 4-4-1-2, 10-4-1"""
        return happen(t, [turned(self.attacker, self.player, SIDEWAYS, clause="7-1-1-1")])

    def attack(self, t: Table) -> Todo:
        """7-1-1-1, 7-1-1-2, 10-11-1, 10-12-1"""
        card = t.mine(id_of(self.attacker))
        card.marks |= terms.ATTACKING
        t.touch()  # "while attacking" is active now
        attack = Event(ATTACK, self.attacker, self.player, amount=1, other=self.against, clause="7-1-1-2")
        return happen(t, [attack.by(self.player, self.attacker)])

    def manage_attack(self, t: Table) -> Todo:
        """7-1-1-2"""
        return manage(t)

    def flash_before_blocking(self, t: Table) -> Todo:
        """7-1-2-1"""
        return FlashWindow(1 - self.player, BEFORE_BLOCKING)

    def declare_block(self, t: Table) -> Todo:
        """7-1-3-1"""
        attacker = fighting(t, self.attacker)
        if attacker is None:
            self.next = self.RESOLUTION
            return None
        options = block_options(t, attacker)
        if len(options) == 1 and verb_of(options[0]) == DONE:
            self.next = self.RESOLUTION
            return None
        return Ask(1 - self.player, terms.ASK_BLOCK, "7-1-3-1", options, self.attacker)

    def take_block(self, t: Table) -> Todo:
        """7-1-3-1, 10-4-1"""
        if verb_of(self.answer) == DONE:
            self.next = self.RESOLUTION
            return None
        self.blocker = t.cards[value_of(self.answer)].ref()
        self.next = self.BLOCK
        return happen(t, [turned(self.blocker, 1 - self.player, SIDEWAYS, clause="7-1-3-1")])

    def attacked_spirit_blocks(self, t: Table) -> Todo:
        """10-10-1"""
        self.blocker = self.against  # even if it is gone by now: the attack is one that was blocked
        if fighting(t, self.against) is None or fighting(t, self.attacker) is None:
            self.next = self.RESOLUTION
        return None

    def block(self, t: Table) -> Todo:
        """7-1-3-2, 10-11-1, 10-12-1"""
        t.mine(id_of(self.blocker)).marks |= terms.BLOCKING
        t.touch()
        block = Event(BLOCK, self.blocker, 1 - self.player, amount=1, other=self.attacker, clause="7-1-3-2")
        return happen(t, [block.by(1 - self.player, self.blocker)])

    def manage_block(self, t: Table) -> Todo:
        """7-1-3-2"""
        return manage(t)

    def flash_after_blocking(self, t: Table) -> Todo:
        """7-1-4-1"""
        return FlashWindow(1 - self.player, AFTER_BLOCKING)

    def resolution(self, t: Table) -> Todo:
        """7-1-5-1"""
        resolves = Event(terms.BATTLE_RESOLVES, self.attacker, self.player, other=self.blocker, clause="7-1-5-1")
        return happen(t, [resolves.by(self.player, self.attacker)])

    def compare_bp(self, t: Table) -> Todo:
        """7-1-5-2-1, 2-11-2"""
        if self.blocker < 0:
            self.next = self.APPLY_DAMAGE
            return None
        self.next = self.MANAGE_RESULT
        a = fighting(t, self.attacker)
        b = fighting(t, self.blocker)
        if a is None or b is None:
            return None
        return happen(t, self._losers(t, a, b))

    def apply_damage(self, t: Table) -> Todo:
        """7-1-5-3-1"""
        attacker = fighting(t, self.attacker)
        if attacker is None:
            return None
        n = self._damage(t, attacker)
        if n == 0:
            t.cite("1-3-2-3")
            return None
        return shift(t, 1 - self.player, n, terms.LIFE, -1, terms.RESERVE, -1, BY_COMBAT, self.attacker, self.player, -1,
                     "7-1-5-3-1", 0)

    def manage_result(self, t: Table) -> Todo:
        """7-1-5-1"""
        return manage(t)

    def end_battle(self, t: Table) -> Todo:
        """7-1-6-1"""
        ends = Event(terms.BATTLE_ENDS, self.attacker, self.player, other=self.blocker, clause="7-1-6-1")
        return happen(t, [ends.by(self.player, self.attacker)])

    def manage_end(self, t: Table) -> Todo:
        """7-1-6-1"""
        return manage(t)

    def effects_end(self, t: Table) -> Todo:
        """7-1-6-2"""
        expire(t, terms.END_OF_BATTLE, self.player)
        unlink_all(t, NOBODY)
        for ref in (self.attacker, self.blocker):
            card = t.at(ref) if ref >= 0 else None
            if card is not None and card.marks & IN_BATTLE:
                t.mine(card.id).marks &= ~IN_BATTLE
        t.touch()
        t.check = True
        return None

    def next_action(self, t: Table) -> Todo:
        """7-1-6-3"""
        return manage(t)

    def _damage(self, t: Table, attacker: Card) -> int:
        """7-1-5-3-1: its symbols; less if an effect keeps life from being reduced by it (1-3-3)."""
        k = t.look(attacker)
        n = symbols_of(k)
        if not k.bans & (terms.TAKES_NO_LIFE | terms.LEAVES_ONE_LIFE):
            return n
        t.cite("1-3-3")
        if k.bans & terms.TAKES_NO_LIFE:
            return 0
        spare = cores_in(t, terms.LIFE, 1 - self.player) - 1
        return n if n < spare else spare

    def _losers(self, t: Table, a: Card, b: Card) -> list[Event]:
        """7-1-5-2-1: the spirit with fewer BP, or both; none that an effect keeps from it (1-3-3)."""
        mine = t.look(a).stats[terms.BP]
        theirs = t.look(b).stats[terms.BP]
        out: list[Event] = [Event(FOUGHT, self.attacker, self.player, clause="7-1-5-2-1", other=self.blocker)]
        for card, winner, loses in ((a, b, mine <= theirs), (b, a, theirs <= mine)):
            if not loses:
                continue
            if t.look(card).bans & (terms.NO_COMBAT_DESTRUCTION | terms.CANT_BE_DESTROYED):
                t.cite("1-3-3")
                continue
            t.cite("10-1-1")
            out.append(moved(card, to=terms.TRASH, how=DESTROY, clause="7-1-5-2-1").by(winner.controller, winner.ref(), BY_COMBAT))
        return out

    # -- generated from the steps above: make steps
    MANAGE_ATTACK: Final = 2
    ATTACKED_SPIRIT_BLOCKS: Final = 6
    BLOCK: Final = 7
    RESOLUTION: Final = 10
    APPLY_DAMAGE: Final = 12
    MANAGE_RESULT: Final = 13
    CLAUSES: ClassVar[tuple[str, ...]] = (
        "7-1, 7-1-1-1, 4-4-1-2, 10-4-1", "7-1-1-1, 7-1-1-2, 10-11-1, 10-12-1", "7-1-1-2", "7-1-2-1", "7-1-3-1",
        "7-1-3-1, 10-4-1", "10-10-1", "7-1-3-2, 10-11-1, 10-12-1", "7-1-3-2", "7-1-4-1", "7-1-5-1", "7-1-5-2-1, 2-11-2",
        "7-1-5-3-1", "7-1-5-1", "7-1-6-1", "7-1-6-1", "7-1-6-2", "7-1-6-3",
    )

    def run(self, t: Table) -> Todo:
        while True:
            at = self.at = self.next
            self.next = at + 1
            if at < 5:
                if at == 0: todo = self.declare(t)  # 7-1, 7-1-1-1, 4-4-1-2, 10-4-1
                elif at == 1: todo = self.attack(t)  # 7-1-1-1, 7-1-1-2, 10-11-1, 10-12-1
                elif at == 2: todo = self.manage_attack(t)  # 7-1-1-2
                elif at == 3: todo = self.flash_before_blocking(t)  # 7-1-2-1
                else: todo = self.declare_block(t)  # 7-1-3-1
            elif at < 10:
                if at == 5: todo = self.take_block(t)  # 7-1-3-1, 10-4-1
                elif at == 6: todo = self.attacked_spirit_blocks(t)  # 10-10-1
                elif at == 7: todo = self.block(t)  # 7-1-3-2, 10-11-1, 10-12-1
                elif at == 8: todo = self.manage_block(t)  # 7-1-3-2
                else: todo = self.flash_after_blocking(t)  # 7-1-4-1
            elif at < 15:
                if at == 10: todo = self.resolution(t)  # 7-1-5-1
                elif at == 11: todo = self.compare_bp(t)  # 7-1-5-2-1, 2-11-2
                elif at == 12: todo = self.apply_damage(t)  # 7-1-5-3-1
                elif at == 13: todo = self.manage_result(t)  # 7-1-5-1
                else: todo = self.end_battle(t)  # 7-1-6-1
            elif at < 18:
                if at == 15: todo = self.manage_end(t)  # 7-1-6-1
                elif at == 16: todo = self.effects_end(t)  # 7-1-6-2
                else: todo = self.next_action(t)  # 7-1-6-3
            else: return t.done()
            if todo is not None or t.pause: return todo

    def twin(self) -> Procedure:
        p = Battle(self.player, self.attacker, self.against)
        p.blocker = self.blocker
        return p
    # -- end of generated
