"""What rehearsals ask of a game, which may have a director of its own as `DIRECTOR` in its module `outside.rehearsal`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cardwright.cards import CardRecord
from cardwright.games.finding import part_of
from cardwright.games.library import CardBuilder
from cardwright.games.registry import game_named
from cardwright.judge.games import judged_games
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.stage import Stage
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Compiler, Dialect

if TYPE_CHECKING:
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table


class Director:
    """One game: how its cards are built, who is on the tables, how a table is set, and which options are liked."""

    seldom: frozenset[int] = frozenset()
    """Verbs of options that are always there and lead to nothing by themselves."""

    def __init__(self, cards: CardBuilder, company: type[Company] = Company, stage: type[Stage] = Stage) -> None:
        self.cards = cards
        self.company = company
        self.stage = stage

    def taste(self, t: Table, ask: Ask, code: int) -> float:
        """How much more than others an option is liked, apart from what it does for the rehearsed card."""
        return 1.0

    def read(self, record: CardRecord) -> CompiledText:
        """The text of a card made for a rehearsal; it is ours, so it must be understood."""
        compiled = self._compiled(record)
        for line in compiled.lines:
            if line.failure is not None:
                raise ValueError(f"{record.name}: {line.failure.message()}")
        return compiled

    def reads(self, record: CardRecord) -> bool:
        """Is the text of a card understood? One that is not can't keep others company; it is reported by itself."""
        return all(line.failure is None for line in self._compiled(record).lines)

    def _compiled(self, record: CardRecord) -> CompiledText:
        return _reader(self.cards.dialect).compile(self.cards.mapping(record))


@cache
def _reader(dialect: Dialect) -> Compiler:
    """Reads the words of made-up cards, once for all rehearsals."""
    return Compiler(dialect, [])


def can_rehearse(game: str) -> bool:
    """Does this game have cards that can be built, and words for what lies on its table?"""
    return part_of(game, "profile") is not None and game in judged_games()


def director_of(game: str) -> Director:
    """The director of a game: its own, or the common one."""
    found = part_of(game, "outside.rehearsal")
    own = Director(game_named(game).cards) if found is None else found.DIRECTOR
    assert isinstance(own, Director)
    return own
