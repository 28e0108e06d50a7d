"""Playing a replay again, and saying where it parts from the game it was."""

from __future__ import annotations

from typing import Final

from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.entry import GameEntry
from cardwright.kernel.logbook import EVERYTHING, Entry
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
    """A replay being watched: the game at every decision, as far as one has come. Cards are shared, so this costs little."""

    def __init__(self, entry: GameEntry, replay: Replay) -> None:
        self.entry = entry
        self.replay = replay
        decks = [with_cards(deck, replay.game, replay.cards) for deck in replay.decks]
        prepared = entry.prepare(decks, [card for card in replay.cards if card.is_token])
        self.start = Start(entry, prepared, bytes.fromhex(replay.seed), replay.players)
        self.games: list[Game] = [Game(self.start, self.start.table(), [])]
        self.events: list[list[Entry]] = [[]]
        self.at = 0
        self._check_digest(0)
        self._give_up()

    @property
    def game(self) -> Game:
        """The game as it was after the decisions seen so far."""
        return self.games[self.at]

    @property
    def length(self) -> int:
        return len(self.replay.steps)

    def forward(self) -> bool:
        """One decision on; False at the end. `Parted` if the replay does not fit here."""
        if self.at == self.length:
            return False
        if self.at + 1 == len(self.games):
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
        found = self.games[-1].table.winner
        if found != self.replay.winner and not self.replay.fault:
            raise Parted(self.length, _outcome(self.replay.winner), _outcome(found))

    def what_to_do(self, parted: Parted) -> str:
        """What to do about a replay that parts: if the rules have changed since, that is why."""
        if not parted.decision:
            return "Restore the file"
        saved = self.replay
        now = self.entry.rules().version
        if saved.rules != now:
            return f"It was saved by the rules {saved.rules} and these are {now}: use the release {saved.engine} to watch it"
        same = f"It was saved by the release {saved.engine} with the same rules, {now}"
        return f"{same}: the file was changed, or the engine has a fault"

    def _play_next(self) -> None:
        n = self.at
        step = self.replay.steps[n]
        before = self.games[n]
        ask = before.table.decision()
        if ask is None:
            raise Parted(n + 1, f'a decision, answered with "{step.text}"', "the game is over")
        if checksum(ask) != step.check or not 0 <= step.answer < len(ask.options):
            expected = f'a decision among {step.options} options, answered with "{step.text}"'
            raise Parted(n + 1, expected, self._what_is_asked(before.table))
        game = before.clone()
        log: list[Entry] = []
        game.table.log = log
        try:
            game.apply(step.answer)
        except Exception as fault:
            if self.replay.fault:  # it was saved to show exactly this
                raise
            raise Parted(n + 1, f'"{step.text}" to be carried out', f"a fault: {type(fault).__name__}: {fault}") from fault
        game.table.log = None
        self.events.append(log)
        self.games.append(game)
        self._check_digest(n + 1)
        self._give_up()

    def _give_up(self) -> None:
        """A player may have given up after the last answer."""
        if self.replay.conceded is not None and len(self.games) == self.length + 1:
            game = self.games[-1]
            game.table.log = self.events[-1]
            game.concede(self.replay.conceded)
            game.table.log = None

    def _check_digest(self, n: int) -> None:
        expected = self.replay.digests.get(n)
        if expected is not None and (found := self.games[n].digest()) != expected:
            last = max((m for m in self.replay.digests if m < n), default=0)
            since = f" (it was still the same after {last})" if n else ""
            raise Parted(n, f"the table with the digest {expected[:12]} after {n} decisions{since}", f"one with {found[:12]}")

    def _what_is_asked(self, t: Table) -> str:
        ask = t.decision()
        assert ask is not None
        names = [self.entry.option_text(t, code, EVERYTHING) for code in ask.options[:SHOWN]]
        more = f" and {len(ask.options) - SHOWN} more" if len(ask.options) > SHOWN else ""
        return f'"{self.entry.question_text(t, ask, EVERYTHING)}" with {len(ask.options)} options: {", ".join(names)}{more}'


def _outcome(winner: int) -> str:
    if winner < 0:
        return "a game that is not over"
    return "a drawn game" if winner > 1 else f"a win of player {winner + 1}"
