"""Where the game is, what is asked, and the players' numbers."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.envs.encoding.looks import clipped, words
from cardwright.envs.encoding.rows import row_at, text_of
from cardwright.envs.encoding.sizes import MOST
from cardwright.kernel import pool
from cardwright.kernel.asking import FORMS
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
        self.numbers = sizes.numbers
        self.ability_texts = ability_texts
        self.phases = phases
        self.split: dict[str, list[str]] = {}  # the clauses of steps that lie in a phase, one by one; of others, nothing
        self.forms = {form: i + 1 for i, form in enumerate(FORMS)}
        self.counted = [zone.number for zone in rules.zones if not rules.off_the_table(zone.number)]

    def add(self, t: Table, ask: Ask | None, seat: int, page: int, row_of: list[int], parts: list[bytes]) -> None:
        """All of it."""
        mine = ask is not None and ask.player == seat
        silent = ask is not None and not mine and self.rules.questions[ask.kind].silent
        out = [t.turn, 1 if t.active == seat else 0, 1 if t.first == seat else 0, self.phase(t, silent)]
        out.append(0 if ask is None else 1 if mine else 2)
        if ask is None or silent:
            out.append(0)
            out.append(0)
        else:
            out.append(ask.kind + 1)
            out.append(self.forms[self.rules.questions[ask.kind].form])
        if ask is not None and mine:
            out.append(row_at(t, row_of, ask.about))
            out.append(text_of(self.ability_texts, ask.ability))
            out.append(min(ask.so_far, MOST))
            out.append(min(ask.least, MOST) + 1)
            out.append(min(ask.most, MOST))
            out.append(len(ask.options))
            out.append(page)
        else:
            out.extend([0, 0, 0, 0, 0, 0, 0])
        self.add_priority(t, seat, out)
        out.append(0 if t.winner < 0 else 3 if t.winner == DRAWN_GAME else 1 if t.winner == seat else 2)
        for player in (seat, 1 - seat):
            shown = self.rules.shown_numbers(t, player)
            for name in self.numbers:
                out.append(clipped(shown.get(name, 0)))
        for player in (seat, 1 - seat):
            for kind in self.counted:
                out.append(len(t.zones[kind * 2 + t.zone_player(kind, player)]))
        if self.rules.pool_names:
            for player in (seat, 1 - seat):
                had = [0] * len(self.rules.pool_names)
                for x in t.pool:
                    if pool.player_of(x) == player:
                        had[pool.kind_of(x)] += 1
                out.extend(had)
        parts.append(words(out))

    def add_priority(self, t: Table, seat: int, out: list[int]) -> None:
        """Who has it, and how many have passed."""
        holder = -1
        passed = 0
        for frame in t.stack:
            who, count = frame.priority()
            if who >= 0:
                holder = who
                passed = count
        out.append(0 if holder < 0 else 1 if holder == seat else 2)
        out.append(passed)

    def phase(self, t: Table, silent: bool) -> int:
        """Which phase it is, counted from 1: by the outermost procedure that lies in one. Of a decision that tells what somebody
        holds, others learn nothing beyond that."""
        for depth, frame in enumerate(t.stack):
            if silent and depth >= 2:
                return 0
            clauses = frame.clauses()
            if 0 <= frame.at < len(clauses):
                clause = clauses[frame.at]
                where = self.split.get(clause)
                if where is None:
                    where = clause.split(", ")
                    self.split[clause] = where if self.rules.phase_now(t, where) else []
                if where:
                    found = self.rules.phase_now(t, where)
                    if found:
                        return self.phases[found]
        return 0
