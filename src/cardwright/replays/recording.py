"""The replay of a game that is known by its answers."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.games.entry import GameEntry, Prepared
from cardwright.kernel import storing
from cardwright.kernel.logbook import EVERYTHING
from cardwright.replays.replay import DIGEST_EVERY, KIND, VERSION, Replay, Step, by_ids, checksum, without_place
from cardwright.version import __version__


def record(
    game: GameEntry, prepared: Prepared, seed: bytes, answers: Sequence[int], players: Sequence[str], fault: str = "",
    conceded: int | None = None,
) -> Replay:  # fmt: skip
    """Play it once more and write down what is asked and answered. If the last answer brings the fault about, so is that one."""
    t = game.new_game(prepared, seed)
    replay = Replay(
        kind=KIND,
        version=VERSION,
        game=game.code,
        rules=game.rules().version,
        engine=__version__,
        seed=seed.hex(),
        players=list(players),
        decks=[by_ids(deck) for deck in prepared.decks],
        cards=[without_place(card) for card in prepared.definitions],
        steps=[],
        digests={0: storing.digest(t)},
        fault=fault,
    )
    try:
        for choice in answers:
            ask = t.decision()
            assert ask is not None, "there are more answers than decisions"
            text = game.option_text(t, ask.options[choice], EVERYTHING)
            replay.steps.append(Step(choice, len(ask.options), checksum(ask), text))
            t.apply(choice)
            if len(replay.steps) % DIGEST_EVERY == 0 or t.winner >= 0:
                replay.digests[len(replay.steps)] = storing.digest(t)
    except Exception:
        if not fault:
            raise
    if conceded is not None:
        t.concede(conceded)
    replay.winner = t.winner
    replay.conceded = conceded
    return replay
