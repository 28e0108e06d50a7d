"""What a rehearsal found: which cards run, which parts of the others were never carried out, and what went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Unexecuted:
    """A node of a card's tree that no table carried out, and the printed line that it stands in."""

    kind: str
    line: str


@dataclass(frozen=True)
class Fault:
    """Something that went wrong while a card was played out. The same card on the same table with the same seed shows it again."""

    error: str
    """The kind of error and its message."""
    where: str
    """The innermost places in the code, the last one first."""
    table: int
    """Which of the card's tables it was."""
    decision: int
    """After how many decisions."""


@dataclass(frozen=True)
class Rehearsed:
    """One card's rehearsal."""

    card: str
    name: str
    refused: tuple[str, ...] = ()
    """Lines that can't be run, each with the reason. Such a card is not put on a table."""
    unexecuted: tuple[Unexecuted, ...] = ()
    faults: tuple[Fault, ...] = ()
    tables: int = 0
    decisions: int = 0

    @property
    def runs(self) -> bool:
        """Was every node carried out, without fault?"""
        return not (self.refused or self.unexecuted or self.faults)

    def why_not(self) -> tuple[str, ...]:
        """What stands in the way of running, each thing once."""
        why = [f"can't be run: {line}" for line in self.refused]
        why += [f"fault: {fault.error} at {fault.where.split(' < ')[0]}" for fault in self.faults]
        why += [f"never carried out: {node.kind} in “{node.line}”" for node in self.unexecuted]
        return tuple(dict.fromkeys(why))


@dataclass
class RehearsalReport:
    """All understood cards of a file. Each face of a double-faced card counts as a card."""

    cards: dict[str, Rehearsed] = field(default_factory=dict)
    seconds: float = 0.0

    @property
    def running(self) -> set[str]:
        """The cards that run."""
        return {card for card, found in self.cards.items() if found.runs}

    @property
    def refused(self) -> Mapping[str, tuple[str, ...]]:
        """Cards with lines that can't be run, and why."""
        return {card: found.refused for card, found in self.cards.items() if found.refused}

    @property
    def unexecuted(self) -> Mapping[str, tuple[Unexecuted, ...]]:
        """What was never carried out."""
        return {card: found.unexecuted for card, found in self.cards.items() if found.unexecuted}

    @property
    def faults(self) -> Mapping[str, tuple[Fault, ...]]:
        return {card: found.faults for card, found in self.cards.items() if found.faults}

    @property
    def not_running(self) -> Mapping[str, tuple[str, ...]]:
        """Understood cards that don't run, each with all that stands in the way, in words."""
        return {card: found.why_not() for card, found in self.cards.items() if not found.runs}

    @property
    def decisions(self) -> int:
        return sum(found.decisions for found in self.cards.values())

    def add(self, found: Iterable[Rehearsed]) -> None:
        for card in found:
            self.cards[card.card] = card

    def causes(self) -> list[tuple[str, int]]:
        """Why cards don't run, the most frequent cause first; a card counts once for each of its causes."""
        counted: Counter[str] = Counter()
        for found in self.cards.values():
            reasons = {f"can't be run: {line[line.rfind(' (') + 2 : -1]}" for line in found.refused}
            reasons |= {f"fault: {fault.error} at {fault.where.split(' < ')[0]}" for fault in found.faults}
            reasons |= {f"never carried out: {node.kind}" for node in found.unexecuted[:1]}
            counted.update(reasons)
        return counted.most_common()
