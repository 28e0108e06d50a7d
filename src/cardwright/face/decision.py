"""What must be decided, and what may be answered. Made for every decision of every game, so words are found only when asked for.

The classes are structs because those are made fastest. A decision keeps the table and the list of answers, not its game: games that
search throws away must not wait for Python to find a cycle.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import overload

import msgspec

from cardwright.face import checking
from cardwright.face.events import Event
from cardwright.face.previews import preview
from cardwright.face.start import Start
from cardwright.face.view import DecisionView, OptionView, decision_of
from cardwright.kernel.frames import Ask
from cardwright.kernel.table import Table

SHOWN = 12  # options that are listed in messages


class Decision(msgspec.Struct, eq=False):
    """A question to one player, with the answers that the rules allow. It names only what its player may know.

        >>> game.decision
        Player 1: What do you do? (7.3.3) 2 options
        >>> [option.label for option in game.decision.options]
        ['Use Stone Lion: [evolve] [cost01]: Evolve this follower.', 'End your main phase']
    """

    _start: Start
    _table: Table
    _answers: list[int]
    number: int
    """How many decisions of the game came before this one."""
    _ask: Ask
    _seen: dict[int, DecisionView] | None = None
    _then: Table | None = None

    @property
    def player(self) -> int:
        """Who must decide: 0 or 1."""
        return self._ask.player

    @property
    def options(self) -> Options:
        """What may be answered: a sequence of `Option`."""
        return Options(self, self._ask.options)

    @property
    def clause(self) -> str:
        """The clause of the rulebook by which it is asked."""
        return self._ask.clause

    @property
    def question(self) -> str:
        """What is asked, as its player reads it."""
        return self._start.entry.question_text(self._table_then(), self._ask, self._ask.player)

    @property
    def data(self) -> DecisionView:
        """All of it as plain data, for its player: what kind of question it is, which card it is about, how many may be chosen."""
        return self.seen_by(self._ask.player)

    def seen_by(self, observer: int) -> DecisionView:
        """What somebody may know of it: others than its player learn who decides, and mostly about what kind of thing."""
        checking.observer("seen_by", observer)
        if self._seen is None:
            self._seen = {}
        seen = self._seen.get(observer)
        if seen is None:
            seen = self._seen[observer] = decision_of(self._table_then(), observer)
        return seen

    @property
    def kind(self) -> str:
        """What is asked: `target`, `choose a card`, `main` …"""
        return self.data.kind

    @property
    def form(self) -> str:
        """What the answer looks like, one of a few: see `DecisionView`."""
        return self.data.form

    @property
    def about(self) -> int | None:
        """The key of the card that it is about."""
        return self.data.about

    @property
    def text(self) -> str:
        """The text of the ability that asks, if one does."""
        return " ".join(self.data.text.split())

    def __repr__(self) -> str:
        count = len(self._ask.options)
        return f"{self._start.players[self.player]}: {self.question} ({self.clause}) {count} option{'s' * (count != 1)}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and same(self._ask, other._ask)

    __hash__ = None  # type: ignore[assignment]

    def _table_then(self) -> Table:
        """The table as it was when this was asked: still the same, or played up to there once more."""
        place = self.number - self._start.decided
        if len(self._answers) == place:
            return self._table
        if self._then is None:
            self._then = self._start.table_after(self._answers[:place])
        return self._then

    def _list(self) -> str:
        """The first options, for messages."""
        labels = [option.label for option in self.options[:SHOWN]]
        more = len(self._ask.options) - SHOWN
        return ", ".join(f'"{label}"' for label in labels) + (f" and {more} more" if more > 0 else "")


class Option(msgspec.Struct, eq=False, frozen=True):
    """One answer to a decision. Give it to `Game.apply` of its game, or of any clone of that game that is asked the same.

        >>> option = game.decision.options[0]
        >>> option.label, option.does, option.card, option.clause
        ('Use Stone Lion: [evolve] [cost01]: Evolve this follower.', 'use', 290, '7.3.3')
    """

    decision: Decision
    index: int
    """Its place among the options, from 0."""

    @property
    def label(self) -> str:
        """The answer in words, as the player who decides reads it."""
        decision = self.decision
        ask = decision._ask
        return decision._start.entry.option_text(decision._table_then(), ask.options[self.index], ask.player)

    @property
    def clause(self) -> str:
        """The clause of the rulebook that offers it."""
        return self.decision.clause

    @property
    def data(self) -> OptionView:
        """All of it as plain data: what it costs, which card it names and where that lies, how much it matters."""
        return self.decision.data.options[self.index]

    @property
    def does(self) -> str:
        """What kind of answer it is, in one word: `play`, `attack`, `use`, `card`, `yes`, `no`, `done`, `end` …"""
        return self.data.does

    @property
    def card(self) -> int | None:
        """The key of the card that it names, as views name it; nothing if it names none."""
        return self.data.card

    def preview(self) -> list[Event]:
        """What it leads to if nobody does anything more, as far as the player who decides can know it.

            >>> game.decision.options[0].preview()[-1]
            Event: Stone Lion evolves (5.15.1.2)

        Cards that it draws or turns over are told without their names: which they are is not known yet.
        """
        decision = self.decision
        return preview(decision._table_then(), decision._ask, self.index)

    def __repr__(self) -> str:
        return f"{self.index}: {self.label}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.index == self.index and same(other.decision._ask, self.decision._ask)

    def __hash__(self) -> int:
        ask = self.decision._ask
        return hash((self.index, ask.player, ask.options[self.index]))


class Options(msgspec.Struct, eq=False, frozen=True):
    """The options of a decision, a sequence. Each is made when it is asked for."""

    _decision: Decision
    _codes: list[int]

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...

    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        count = len(self._codes)
        if isinstance(index, slice):
            return [Option(self._decision, i) for i in range(*index.indices(count))]
        if not -count <= index < count:
            raise IndexError(f"there are {count} options, from 0 to {count - 1}")
        return Option(self._decision, index if index >= 0 else index + count)

    def __iter__(self) -> Iterator[Option]:
        for i in range(len(self._codes)):
            yield Option(self._decision, i)

    def __repr__(self) -> str:
        return "\n".join(map(repr, self))


def same(one: Ask, other: Ask) -> bool:
    """Do two decisions, of a game and of its copy, ask the same?"""
    return one is other or (
        one.player == other.player and one.kind == other.kind and one.about == other.about and one.clause == other.clause
        and one.options == other.options
    )  # fmt: skip
