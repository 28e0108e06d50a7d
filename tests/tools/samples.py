"""A kernel of a few lines, and procedures on it, for the tests of the step generator."""

from __future__ import annotations

from pathlib import Path

REAL = ("kernel/frame_kinds.py", "kernel/saved_fields.py")  # of the real kernel: they know nothing of the rest

FRAMES = '''
"""Frames."""
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Optional

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Frame:
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
        return self.CLAUSES


Todo = Optional[Frame]  # noqa: UP045


class Procedure(Frame):
    def twin(self) -> Procedure:
        raise NotImplementedError

    def copy(self) -> Frame:
        p = self.twin()
        p.at, p.next, p.answer = self.at, self.next, self.answer
        return p

    def end(self) -> Todo:
        self.next = len(self.clauses())
        return None
'''

SAVING = '''
"""Saving."""
from __future__ import annotations


class Event:
    def __init__(self, kind: int) -> None:
        self.kind = kind


class Context:
    def __init__(self, source: int) -> None:
        self.source = source

    def copy(self) -> Context:
        return Context(self.source)


class Writer:
    def __init__(self) -> None:
        self.out: list[int] = []
        self.words: list[str] = []

    def num(self, x: int) -> None:
        self.out.append(x)

    def flag(self, x: bool) -> None:
        self.out.append(1 if x else 0)

    def nums(self, xs: list[int]) -> None:
        self.out.append(len(xs))
        self.out.extend(xs)

    def text(self, x: str) -> None:
        self.out.append(len(self.words))
        self.words.append(x)

    def ints(self, xs: tuple[int, ...]) -> None:
        self.nums(list(xs))

    def event(self, e: Event) -> None:
        self.num(e.kind)

    def optional_event(self, e: Event | None) -> None:
        self.nums([] if e is None else [e.kind])

    def events(self, es: list[Event]) -> None:
        self.nums([e.kind for e in es])

    def context(self, c: Context) -> None:
        self.num(c.source)

    def optional_context(self, c: Context | None) -> None:
        self.nums([] if c is None else [c.source])

    def digest(self) -> str:
        return repr(self.out)


class Reader:
    def __init__(self, numbers: list[int], words: list[str]) -> None:
        self.numbers = numbers
        self.words = words
        self.i = 0

    def num(self) -> int:
        self.i += 1
        return self.numbers[self.i - 1]

    def flag(self) -> bool:
        return self.num() == 1

    def nums(self) -> list[int]:
        return [self.num() for _ in range(self.num())]

    def text(self) -> str:
        return self.words[self.num()]

    def ints(self) -> tuple[int, ...]:
        return tuple(self.nums())

    def event(self) -> Event:
        return Event(self.num())

    def optional_event(self) -> Event | None:
        kinds = self.nums()
        return Event(kinds[0]) if kinds else None

    def events(self) -> list[Event]:
        return [Event(kind) for kind in self.nums()]

    def context(self) -> Context:
        return Context(self.num())

    def optional_context(self) -> Context | None:
        sources = self.nums()
        return Context(sources[0]) if sources else None
'''

TABLE = '''
"""The table."""
from __future__ import annotations

from cardwright.kernel.frames import Todo


class Table:
    def __init__(self) -> None:
        self.pause = False
        self.log: list[str] = []

    def done(self) -> Todo:
        self.log.append("done")
        return None
'''

HEAD = '''"""Procedures."""
from __future__ import annotations

from typing import ClassVar, Final

from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.saving import Context, Event
from cardwright.kernel.table import Table
'''

ATTACK = '''

class Attack(Procedure):
    """8.4 one follower attacks."""

    def __init__(self, player: int, events: list[Event], context: Context, *, quick: bool = False) -> None:
        super().__init__()
        self.player = player
        self.events = events
        self.context = context
        self.quick = quick
        self.target = -1
        self.used: list[int] = []
        self.cause: Event | None = None
        self.given: Context | None = None
        self.name: str = ""
        self.fixed: tuple[int, ...] = ()

    def select_target(self, t: Table) -> Todo:
        """8.4.3.1 the target"""
        t.log.append("select")
        return None

    def attacked(self, t: Table) -> Todo:
        """8.4.5, B:6.1.1: two clauses"""
        t.log.append("attacked")
        if len(t.log) < 4:
            self.next = self.SELECT_TARGET
        return None

    def helped(self) -> int:
        """How many."""
        return self._twice(self.player)

    def _twice(self, number: int) -> int:
        """8.4.9 is only mentioned here."""
        return number * 2

    def _places(self) -> tuple[int, ...]:
        """Steps that are named."""
        return self.SELECT_TARGET, self.ATTACKED, self.DEAL

    def deal(self, t: Table) -> Todo:
        """903.2f-ii"""
        self.used.append(7)
        return self.end()
'''

WAIT = '''

class Wait(Procedure):
    """7.1 nothing is kept."""

    def wait(self, t: Table) -> Todo:
        """7.1.1"""
        t.pause = True
        return None
'''


def write_tree(source: Path, files: dict[str, str]) -> None:
    """A package `cardwright` with the kernel's few lines and these files."""
    real = {name: (Path(__file__).parents[2] / "src/cardwright" / name).read_text(encoding="utf-8") for name in REAL}
    everything = {"kernel/frames.py": FRAMES, "kernel/saving.py": SAVING, "kernel/table.py": TABLE, **real, **files}
    for name, text in everything.items():
        path = source / "cardwright" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        for folder in path.relative_to(source).parents:
            if str(folder) != ".":
                (source / folder / "__init__.py").touch()
        path.write_text(text.lstrip(), encoding="utf-8")
