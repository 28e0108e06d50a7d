"""What rehearsals ask of a game. Each game's `rehearsal/<game>/__init__.py` has its director as `DIRECTOR`."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from cardwright.cards import CardRecord
from cardwright.effects.lowering.abilities import Lowering
from cardwright.effects.lowering.recording import Recorder
from cardwright.kernel.faces import Face
from cardwright.kernel.library import Library
from cardwright.rehearsal.needs import Needs
from cardwright.rehearsal.repertoire import Repertoire
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Compiler

if TYPE_CHECKING:
    from cardwright.kernel.frames import Ask
    from cardwright.kernel.table import Table
    from cardwright.rehearsal.company import Company
    from cardwright.rehearsal.stage import Stage
    from cardwright.text.compiler import Dialect


class Director:
    """One game: how its cards are read and built, who is on the tables, and how a table is set."""

    seldom: frozenset[int] = frozenset()
    """Verbs of options that are always there and lead to nothing by themselves."""

    # -- cards
    def dialect(self) -> Dialect:
        raise NotImplementedError

    def mapping(self, record: CardRecord) -> Mapping[str, Any]:
        """The record as the compiler reads it."""
        raise NotImplementedError

    def tokens(self) -> Sequence[CardRecord]:
        """The tokens that come with the game."""
        return ()

    def usable(self, record: CardRecord) -> bool:
        """Do the rules know cards of this type?"""
        return True

    def lowering(self, library: Library, recorder: Recorder | None = None) -> Lowering:
        raise NotImplementedError

    def face(self, compiled: CompiledText, record: CardRecord, lowering: Lowering, repertoire: Repertoire) -> Face:
        """A card with its text, not yet in the library."""
        raise NotImplementedError

    def plain_face(self, record: CardRecord, lowering: Lowering) -> Face:
        """A card without its text, not yet in the library."""
        raise NotImplementedError

    def creates(self, compiled: CompiledText) -> Sequence[str]:
        """The names of the tokens that a text creates."""
        return ()

    # -- tables
    def company(
        self, record: CardRecord, repertoire: Repertoire, needs: Needs, recorder: Recorder, rng: random.Random
    ) -> Company:
        raise NotImplementedError

    def stage(self, company: Company, number: int) -> Stage:
        raise NotImplementedError

    def taste(self, t: Table, ask: Ask, code: int) -> float:
        """How much more than others an option is liked, apart from what it does for the rehearsed card."""
        return 1.0

    # -- cards written for a rehearsal
    def read(self, record: CardRecord) -> CompiledText:
        """The text of a card made for a rehearsal; it is ours, so it must be understood."""
        compiled = _reader(self).compile(self.mapping(record))
        for line in compiled.lines:
            if line.failure is not None:
                raise ValueError(f"{record.name}: {line.failure.message()}")
        return compiled


@cache
def _reader(director: Director) -> Compiler:
    """Reads the words of made-up cards, once for all rehearsals."""
    return Compiler(director.dialect(), [])


def can_rehearse(game: str) -> bool:
    """Does this game have a director?"""
    return importlib.util.find_spec(f"cardwright.rehearsal.{game}") is not None


def director_of(game: str) -> Director:
    """The director of a game that has one."""
    found = importlib.import_module(f"cardwright.rehearsal.{game}").DIRECTOR
    assert isinstance(found, Director)
    return found
