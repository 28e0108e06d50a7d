"""What compiling a card's text gives: its lines, each with its abilities or with the place where reading stopped."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.text.tree import Node


@dataclass(frozen=True)
class Failure:
    """Why a line is not understood: where reading stopped, and what could have stood there."""

    reason: str  # "not read", "two readings", "unbound", "reminder", "lost sign", "refused" (too large)
    at: int  # position in the line's text
    before: str
    after: str
    expected: tuple[str, ...] = ()
    shape: str = ""  # the words around the stop with names taken out, to count like failures

    def message(self) -> str:
        """One sentence for people."""
        if self.reason != "not read":
            return f"{self.reason}: {self.before}"
        if not self.after.strip():
            return f"read to its end, “{self.before}”, but something is missing there"
        return f"read as far as “{self.before}”, stopped before “{self.after}”"


@dataclass(frozen=True)
class CompiledLine:
    """One printed line: the abilities it gives, or why it is not understood."""

    number: int
    section: int
    text: str
    abilities: tuple[Node, ...] = ()
    failure: Failure | None = None
    reminders: tuple[str, ...] = ()
    unbound: tuple[Node, ...] = ()  # the abilities as read, before binding
    quotes: tuple[str, ...] = ()  # what it quotes as an ability or an effect, in printed order

    @property
    def understood(self) -> bool:
        """Whether the line has exactly one meaning."""
        return self.failure is None


@dataclass(frozen=True)
class CompiledText:
    """All lines of one face of a card."""

    card: str
    name: str
    lines: tuple[CompiledLine, ...] = ()
    mentions: tuple[str, ...] = field(default=())  # names of cards and tokens in the text, in order, each once

    @property
    def understood(self) -> bool:
        """Whether every line is."""
        return all(line.understood for line in self.lines)

    @property
    def abilities(self) -> tuple[Node, ...]:
        """The abilities of all lines that are understood, in printed order."""
        return tuple(ability for line in self.lines for ability in line.abilities)
