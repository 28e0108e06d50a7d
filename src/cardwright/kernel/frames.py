"""Frames: what the table is in the middle of. Procedures are frames made of numbered steps; a decision is a frame too."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.saving import Writer
    from cardwright.kernel.table import Table

NO_CLAUSES: tuple[str, ...] = ()


class Frame:
    """One entry of the table's stack. `at` is the step that runs or ran last (what is cited), `next` the one that comes."""

    def __init__(self) -> None:
        self.at = 0
        self.next = 0
        self.answer = 0

    def run(self, t: Table) -> Todo:
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError

    def save(self, w: Writer) -> None:
        raise NotImplementedError

    def tag(self) -> int:
        raise NotImplementedError

    def clauses(self) -> tuple[str, ...]:
        return NO_CLAUSES

    def handles(self, ref: int, ability: int) -> bool:
        """Is this frame playing or resolving this card's ability?"""
        return False

    def played_at(self) -> int:
        """If this frame carries out an ability that was played: when that was, which is how old the effects are that it makes."""
        return 0


Todo = Frame | None


class Procedure(Frame):
    """A rule's list of steps. Write `__init__` and the steps; `make steps` writes the rest."""

    def end(self) -> Todo:
        """Leave out the steps that remain."""
        self.next = len(self.clauses())
        return None


class Ask(Frame):
    """A decision: who, what is asked, why (the clause) and the legal options. Never changed, so clones share it."""

    def __init__(
        self, player: int, kind: int, clause: str, options: list[int], about: int = -1, ability: int = -1, so_far: int = 0,
        most: int = 1,
    ) -> None:
        self.at = 0
        self.next = 0
        self.answer = 0
        self.player = player
        self.kind = kind  # what is asked: the game's own number, or one of `kernel.asking`
        self.clause = clause
        self.options = options
        self.about = about  # the card that it is about, or -1
        self.ability = ability  # the number of the ability that it is for, or -1
        self.so_far = so_far  # of several choices, how many have been made
        self.most = most

    def copy(self) -> Frame:
        return self

    def tag(self) -> int:
        return 1

    def save(self, w: Writer) -> None:
        w.num(self.player)
        w.num(self.kind)
        w.text(self.clause)
        w.nums(self.options)
        w.num(self.about)
        w.num(self.ability)
        w.num(self.so_far)
        w.num(self.most)
