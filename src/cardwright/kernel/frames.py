"""Frames: what the table is in the middle of. Procedures are frames made of numbered steps; a decision is a frame too."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

NO_LABELS: Final[list[str]] = []
NO_REFS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One entry of the table's stack. `at` is the step that runs or ran last (what is cited), `next` the one that comes."""

    CLAUSES: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.at = 0
        self.next = 0
        self.answer = 0

    def run(self, t: Table) -> Todo:
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError

    def clauses(self) -> tuple[str, ...]:
        """For each step, the clauses that it carries out."""
        return self.CLAUSES

    def handles(self, ref: int, ability: int) -> bool:
        """Is this frame playing or resolving this card's ability?"""
        return False

    def fight(self) -> tuple[list[int], int, int]:
        """If this frame is an attack or a battle: who attacks, what is attacked and who blocks (references, -1 for nobody)."""
        return [], -1, -1

    def priority(self) -> tuple[int, int]:
        """If this frame gives players priority in turn: who has it, and how many have passed in a row."""
        return -1, 0

    def notice_no_loops(self) -> None:
        """This is a clone on which a loop is tried out: a frame that notices loops does so no more."""

    def plan(self, t: Table) -> list[int]:
        """Where this frame has a player pay: options that pay sensibly for what is still open; else nothing."""
        return []

    def played_at(self) -> int:
        """When the ability was played that this frame carries out: its effects count as made then. 0 if it carries out none."""
        return 0


Todo = Frame | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame):
    """A rule's list of steps. Write `__init__` and the steps; `make steps` writes the rest."""

    def twin(self) -> Procedure:
        """Another one that holds the same, at its beginning."""
        raise NotImplementedError

    def copy(self) -> Frame:
        p = self.twin()
        p.at, p.next, p.answer = self.at, self.next, self.answer
        return p

    def end(self) -> Todo:
        """Leave out the steps that remain."""
        self.next = len(self.clauses())
        return None


class Ask(Frame):
    """A decision: who, what is asked, why (the clause) and the legal options. Never changed, so clones share it."""

    def __init__(
        self, player: int, kind: int, clause: str, options: list[int], about: int = -1, ability: int = -1, so_far: int = 0,
        most: int = 1, labels: list[str] = NO_LABELS, least: int = -1, chosen: list[int] = NO_REFS,
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
        self.labels = labels  # what its listed choices say: the text of mode 0, 1, ... (empty for one that can't be chosen here)
        self.least = least  # of several choices, how many must be made; below 0: all, unless it can be answered with "done"
        self.chosen = chosen  # the cards that have been chosen, where the choices are of cards; those among which it is divided

    def copy(self) -> Frame:
        return self
