"""Playing a replay again, and saying where it parts from the game it was."""

from __future__ import annotations

from typing import Final

from cardwright.games.entry import EVERYTHING, GameEntry
from cardwright.kernel import storing
from cardwright.kernel.events import Event
from cardwright.kernel.table import Table
from cardwright.replays.replay import Replay, checksum, with_cards

SHOWN: Final = 8  # options that are named when a decision is not the recorded one


class Parted(Exception):
    """From this decision on (counted from 1) the replay is another game: what was expected there, and what was found."""

    def __init__(self, decision: int, expected: str, found: str) -> None:
        super().__init__(decision, expected, found)
        self.decision = decision
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"it parted at decision {self.decision}: expected {self.expected}; found {self.found}"


class Playback:
    """A replay being watched: every decision's table, as far as one has come. Cards are shared, so this costs little."""

    def __init__(self, game: GameEntry, replay: Replay) -> None:
        self.game = game
        self.replay = replay
        decks = [with_cards(deck, replay.game, replay.cards) for deck in replay.decks]
        self.prepared = game.prepare(decks, [card for card in replay.cards if card.is_token])
        table = game.new_game(self.prepared, bytes.fromhex(replay.seed))
        self.tables: list[Table] = [table]
        self.events: list[list[Event]] = [[]]
        self.at = 0
        self._check_digest(0)

    @property
    def table(self) -> Table:
        return self.tables[self.at]

    @property
    def length(self) -> int:
        return len(self.replay.steps)

    def forward(self) -> bool:
        """One decision on; False at the end. `Parted` if the replay does not fit here."""
        if self.at == self.length:
            return False
        if self.at + 1 == len(self.tables):
            self._play_next()
        self.at += 1
        return True

    def back(self) -> bool:
        """One decision back; False at the beginning."""
        if self.at == 0:
            return False
        self.at -= 1
        return True

    def go_to(self, decision: int) -> None:
        """To the table after so many decisions."""
        while self.at > max(decision, 0):
            self.back()
        while self.at < decision and self.forward():
            pass

    def check(self) -> None:
        """Play all of it; `Parted` if it does not fit."""
        self.go_to(self.length)
        found = self.tables[-1].winner
        if found != self.replay.winner and not self.replay.fault:
            raise Parted(self.length, _outcome(self.replay.winner), _outcome(found))

    def _play_next(self) -> None:
        n = self.at
        step = self.replay.steps[n]
        before = self.tables[n]
        ask = before.decision()
        if ask is None:
            raise Parted(n + 1, f'a decision, answered with "{step.text}"', "the game is over")
        if checksum(ask) != step.check or not 0 <= step.answer < len(ask.options):
            expected = f'a decision among {step.options} options, answered with "{step.text}"'
            raise Parted(n + 1, expected, self._what_is_asked(before))
        table = before.clone()
        table.log = []
        table.apply(step.answer)
        self.events.append(table.log)
        self.tables.append(table)
        self._check_digest(n + 1)

    def _check_digest(self, n: int) -> None:
        expected = self.replay.digests.get(n)
        if expected is not None and (found := storing.digest(self.tables[n])) != expected:
            last = max((m for m in self.replay.digests if m < n), default=0)
            since = f" (it was still the same after {last})" if n else ""
            raise Parted(n, f"the table with the digest {expected[:12]} after {n} decisions{since}", f"one with {found[:12]}")

    def _what_is_asked(self, t: Table) -> str:
        ask = t.decision()
        assert ask is not None
        names = [self.game.option_text(t, code, EVERYTHING) for code in ask.options[:SHOWN]]
        more = f" and {len(ask.options) - SHOWN} more" if len(ask.options) > SHOWN else ""
        return f'"{self.game.question_text(t, ask, EVERYTHING)}" with {len(ask.options)} options: {", ".join(names)}{more}'


def _outcome(winner: int) -> str:
    if winner < 0:
        return "a game that is not over"
    return "a drawn game" if winner > 1 else f"a win of player {winner + 1}"
