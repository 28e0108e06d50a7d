"""Where the game is, what is asked, and the players' numbers."""
from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter, write_i32_le

from cardwright.envs.encoding.looks import clipped
from cardwright.envs.encoding.rows import row_at, text_of
from cardwright.envs.encoding.sizes import MOST
from cardwright.kernel import pool
from cardwright.kernel.asking import FORMS
from cardwright.kernel.ruleset import named_by
from cardwright.kernel.table import DRAWN_GAME

if TYPE_CHECKING:
    from cardwright.envs.encoding.sizes import Sizes
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.ruleset import Ruleset
    from cardwright.kernel.table import Table


class Situation:
    """Writes the block `table`."""

    def __init__(self, rules: Ruleset, sizes: Sizes, ability_texts: list[int], phases: dict[str, int]) -> None:
        self.rules = rules
        self.ability_texts = ability_texts
        self.phases = phases
        self.named: dict[str, str] = {}  # by the clauses of a step: the phase that it lies in
        self.forms = {kind: FORMS.index(question.form) + 1 for kind, question in rules.questions.items()}
        self.silent = {kind for kind, question in rules.questions.items() if question.silent}
        self.counted = [self.places(0), self.places(1)]  # by seat: the places of the zones whose cards are counted

    def places(self, seat: int) -> list[int]:
        kinds = [zone for zone in self.rules.zones if not self.rules.off_the_table(zone.number)]
        return [zone.number * 2 + (0 if zone.shared else player) for player in (seat, 1 - seat) for zone in kinds]

    def write(self, w: BytesWriter, t: Table, ask: Ask | None, seat: int, page: int, row_of: list[int]) -> None:
        """All of it."""
        mine = ask is not None and ask.player == seat
        silent = ask is not None and not mine and ask.kind in self.silent
        write_i32_le(w, t.turn)
        write_i32_le(w, 1 if t.active == seat else 0)
        write_i32_le(w, 1 if t.first == seat else 0)
        write_i32_le(w, self.phase(t, silent))
        write_i32_le(w, 0 if ask is None else 1 if mine else 2)
        write_i32_le(w, 0 if ask is None or silent else ask.kind + 1)
        write_i32_le(w, 0 if ask is None or silent else self.forms[ask.kind])
        if ask is not None and mine:
            write_i32_le(w, row_at(t, row_of, ask.about))
            write_i32_le(w, text_of(self.ability_texts, ask.ability))
            write_i32_le(w, ask.so_far if ask.so_far < MOST else MOST)
            write_i32_le(w, (ask.least if ask.least < MOST else MOST) + 1)
            write_i32_le(w, ask.most if ask.most < MOST else MOST)
            write_i32_le(w, len(ask.options))
            write_i32_le(w, page)
        else:
            for _ in range(7):
                write_i32_le(w, 0)
        self.write_priority(w, t, seat)
        write_i32_le(w, 0 if t.winner < 0 else 3 if t.winner == DRAWN_GAME else 1 if t.winner == seat else 2)
        for player in (seat, 1 - seat):
            for n in self.rules.shown_amounts(t, player):
                write_i32_le(w, clipped(n))
        zones = t.zones
        for place in self.counted[seat]:
            write_i32_le(w, len(zones[place]))
        if self.rules.pool_names:
            self.write_pool(w, t, seat)
            self.write_pool(w, t, 1 - seat)

    def write_priority(self, w: BytesWriter, t: Table, seat: int) -> None:
        """Who has it, and how many have passed."""
        holder = -1
        passed = 0
        for frame in t.stack:
            who, count = frame.priority()
            if who >= 0:
                holder = who
                passed = count
        write_i32_le(w, 0 if holder < 0 else 1 if holder == seat else 2)
        write_i32_le(w, passed)

    def write_pool(self, w: BytesWriter, t: Table, player: int) -> None:
        had = [0] * len(self.rules.pool_names)
        for x in t.pool:
            if pool.player_of(x) == player:
                had[pool.kind_of(x)] += 1
        for n in had:
            write_i32_le(w, n)

    def phase(self, t: Table, silent: bool) -> int:
        """Which phase it is, counted from 1: by the outermost procedure that lies in one. Of a decision that tells what somebody
        holds, others learn nothing beyond that."""
        for depth, frame in enumerate(t.stack):
            if silent and depth >= 2:
                return 0
            clauses = frame.clauses()
            if 0 <= frame.at < len(clauses):
                clause = clauses[frame.at]
                named = self.named.get(clause)
                if named is None:
                    named = self.named[clause] = named_by(self.rules.phases, clause.split(", "))
                if named:
                    return self.phases[self.rules.which_phase(t, named)]
        return 0
