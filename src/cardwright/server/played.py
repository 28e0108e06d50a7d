"""A match as it stands: the game, and the entries that brought it there. No sockets, no database: only what was decided."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardwright.errors import Refused
from cardwright.face import taking_back
from cardwright.face.game import Game
from cardwright.face.taking_back import declined_in_silence, known_to, why_not_back
from cardwright.replays.replay import checksum
from cardwright.server.records import Entry, Progress

MOMENTS: Final = 40  # answers of a person that can be taken back one after the other


class Parted(Exception):
    """An entry does not fit the game: the rules have changed since it was stored."""


class Moment(NamedTuple):
    """Before a person answered: who, the game as it was, how many events there had been, and which cards they could read."""

    seat: int
    game: Game
    events: int
    known: frozenset[int]


class Played:
    """A game and its entries."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.answered: list[Entry] = []  # one for each answer that holds: not those that were taken back
        self.moments: list[Moment] = []  # before each answer of a person
        self.lost_on_time: int | None = None
        self._decided: list[bool] = []  # for each of them: may others know that it was decided?
        self._ids = [1, 1]

    def apply(self, entry: Entry) -> None:
        """One entry more. `Refused` if it is not legal; then nothing has changed."""
        if entry.kind == "answer":
            self._answer(entry)
        elif entry.kind == "back":
            self._go_back(entry)
        else:
            self.game.concede(entry.seat)
            if entry.kind == "time":
                self.lost_on_time = entry.seat
        for seat in (0, 1):
            self._ids[seat] += entry.seat == seat or entry.kind == "back"
        self.entries.append(entry)

    def _answer(self, entry: Entry) -> None:
        ask = self.game.table.decision()
        if ask is None or ask.player != entry.seat:
            raise Parted(f"entry {len(self.entries)} answers a decision that is not there")
        if entry.check and entry.check != checksum(ask):
            raise Parted(f"entry {len(self.entries)} answers another question than the one that is asked")
        if not 0 <= entry.value < len(ask.options):
            self.game.place_of(entry.value)  # says why not
        decided = not declined_in_silence(self.game.table, ask, entry.value)
        before = self.game.clone() if entry.by == "person" else None
        events = self.game.events
        self.game.apply(entry.value)
        if before is not None:
            self.moments.append(Moment(entry.seat, before, events, frozenset(known_to(before.table, entry.seat))))
            del self.moments[:-MOMENTS]
        self.answered.append(entry)
        self._decided.append(decided)

    def _go_back(self, entry: Entry) -> None:
        kept = [moment for moment in self.moments if len(moment.game.answers) <= entry.value]
        if kept and len(kept[-1].game.answers) == entry.value:
            self.game.back_to(kept.pop().game)
        else:
            self.game.back_to(entry.value)
        self.moments = kept
        del self.answered[entry.value :]
        del self._decided[entry.value :]

    # -- what may be done
    def check(self) -> str:
        """A hash of what is asked now."""
        ask = self.game.table.decision()
        return "" if ask is None else checksum(ask)

    def decision_id(self, seat: int) -> int:
        """Another one at each decision of this player, also after something was taken back. It tells nothing of what others do."""
        return self._ids[seat]

    def last_choice(self, seat: int) -> Moment | None:
        """Before the last answer of this person."""
        return next((moment for moment in reversed(self.moments) if moment.seat == seat), None)

    def why_not_back(self, seat: int) -> str:
        """Why this person can't take back their last answer; nothing if they can."""
        before = self.last_choice(seat)
        if before is None:
            return "you have not decided anything yet"
        if self.game.conceded is not None:
            return "the game was given up"
        since = len(before.game.answers)
        deciders = [entry.seat for entry, decided in zip(self.answered[since:], self._decided[since:], strict=True) if decided]
        log = self.game.table.log
        assert log is not None
        then = taking_back.Moment(before.game.table, seat, before.known)
        return why_not_back(then, self.game.table, log[before.events :], deciders)

    def back(self, seat: int) -> int:
        """How many answers are left if this person takes back their last one. `Refused` if they may not."""
        why = self.why_not_back(seat)
        if why:
            raise Refused("You can't take that back", "", f"{why}.")
        before = self.last_choice(seat)
        assert before is not None
        return len(before.game.answers)

    def progress(self) -> Progress:
        decision = self.game.decision
        winner = self.game.table.winner
        deciding = -1 if decision is None else decision.player
        return Progress("playing" if winner < 0 else "over", winner, self.game.turn, deciding)
