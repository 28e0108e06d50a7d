"""Recording a game while it is played."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright import __version__
from cardwright.games.entry import EVERYTHING, GameEntry, Prepared
from cardwright.kernel import storing
from cardwright.kernel.refusals import Refusal
from cardwright.kernel.table import Table
from cardwright.replays.replay import DIGEST_EVERY, KIND, VERSION, Replay, Step, by_ids, checksum, without_place


class Recorder:
    """Plays answers on a table and keeps them. Going back forgets what was answered since."""

    def __init__(self, game: GameEntry, prepared: Prepared, table: Table, players: Sequence[str]) -> None:
        self.game = game
        self.prepared = prepared
        self.table = table
        self.players = list(players)
        self.steps: list[Step] = []
        self.digests: dict[int, str] = {0: storing.digest(table)}
        self.fault = ""

    def apply(self, choice: int) -> Refusal | None:
        """Answer the table's decision; a refused answer leaves no trace here either."""
        ask = self.table.decision()
        if ask is None or not 0 <= choice < len(ask.options):
            return self.table.apply(choice)
        text = self.game.option_text(self.table, ask.options[choice], EVERYTHING)
        self.steps.append(Step(choice, len(ask.options), checksum(ask), text))
        refusal = self.table.apply(choice)
        if len(self.steps) % DIGEST_EVERY == 0 or self.table.winner >= 0:
            self.digests[len(self.steps)] = storing.digest(self.table)
        return refusal

    def back_to(self, steps: int, table: Table) -> None:
        """The table as it was after so many answers."""
        self.table = table
        del self.steps[steps:]
        self.digests = {n: digest for n, digest in self.digests.items() if n <= steps}

    def replay(self) -> Replay:
        """The game so far."""
        rules = self.game.rules()
        return Replay(
            kind=KIND,
            version=VERSION,
            game=self.game.code,
            rules=rules.version,
            engine=__version__,
            seed=self.table.seed.hex(),
            players=self.players,
            decks=[by_ids(deck) for deck in self.prepared.decks],
            cards=[without_place(card) for card in self.prepared.definitions],
            steps=list(self.steps),
            digests=dict(self.digests),
            winner=self.table.winner,
            fault=self.fault,
        )


def record(
    game: GameEntry, prepared: Prepared, seed: bytes, answers: Sequence[int], players: Sequence[str], fault: str = ""
) -> Replay:
    """The replay of a game that is known by its answers. If the last of them brings the fault about, it is recorded too."""
    recorder = Recorder(game, prepared, game.new_game(prepared, seed), players)
    recorder.fault = fault
    try:
        for choice in answers:
            recorder.apply(choice)
    except Exception:
        if not fault:
            raise
    return recorder.replay()
