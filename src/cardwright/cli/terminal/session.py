"""A game at a terminal: who sits where, what has been answered, what was told, and what can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.bots import Bot, answer
from cardwright.games.entry import GameEntry, Prepared
from cardwright.kernel.events import Event
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.table import Table
from cardwright.replays.recording import Recorder
from cardwright.replays.taking_back import Moment, why_not_back


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: a person, or a bot."""

    name: str
    bot: Bot | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: what happened, and the clause by which it did."""

    text: str
    clause: str


class Session:
    """Carries a game on, one answer at a time. All that happens is kept as events, told to each observer in their own words."""

    def __init__(self, game: GameEntry, prepared: Prepared, table: Table, seats: Sequence[Seat]) -> None:
        self.game = game
        self.prepared = prepared
        self.seats = seats
        self.recorder = Recorder(game, prepared, table, [seat.name for seat in seats])
        self.told: list[list[Line]] = [[], [], []]  # by observer: both players, and somebody who looks on
        self.events: list[Event] = []
        self.deciders: list[int] = []
        self.moments: list[Moment] = []
        table.log = []

    @property
    def table(self) -> Table:
        return self.recorder.table

    def answer(self, choice: int) -> Refusal | None:
        """Answer for the player who must decide. A refused answer changes nothing."""
        t = self.table
        ask = t.decision()
        assert ask is not None
        if not 0 <= choice < len(ask.options):
            return t.apply(choice)
        if self.seats[ask.player].bot is None and len(ask.options) > 1:
            self.moments.append(Moment(t.clone(), ask.player, len(self.recorder.steps), len(self.events)))
        self.deciders.append(ask.player)
        refusal = self.recorder.apply(choice)
        self.tell()
        return refusal

    def bot_answers(self) -> None:
        """The bot whose turn it is to decide does so."""
        ask = self.table.decision()
        assert ask is not None
        bot = self.seats[ask.player].bot
        assert bot is not None
        self.answer(answer(bot, self.table))

    def tell(self) -> None:
        """Put what has happened since into words, at once: later, cards may have moved on."""
        t = self.table
        log = t.log
        assert log is not None
        for e in log[len(self.events) :]:
            self.events.append(e)
            for observer in (0, 1, -1):
                text = self.game.event_text(t, e, observer)
                self.told[observer].append(Line(text, e.clause))

    def lines(self, observer: int, since: int = 0) -> list[Line]:
        """The log as an observer may read it, from an event on."""
        return [line for line in self.told[observer][since:] if line.text]

    def take_back(self, player: int) -> str:
        """Go back to the player's last decision; why that can't be done, or nothing."""
        if self.moments and self.moments[-1].player != player:
            return "your opponent has decided something since"
        if not self.moments:
            return "you have not decided anything yet"
        then = self.moments[-1]
        why = why_not_back(then, self.table, self.events[then.events :], self.deciders[then.steps :])
        if why:
            return why
        self.moments.pop()
        self.recorder.back_to(then.steps, then.table)
        del self.events[then.events :]
        del self.deciders[then.steps :]
        for told in self.told:
            del told[then.events :]
        then.table.log = list(self.events)
        return ""
