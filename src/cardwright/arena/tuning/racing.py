"""The race: many exchanges with a few seeds, the better half of them with twice as many, and so on; the last ones are then tried
with seeds that nobody has seen. Only what holds there is recommended.

The race itself proves nothing: whoever is first of hundreds has had luck. So its games count for nothing in the end. The finalists
are compared with the old deck on fresh seeds, all of these tests together (of all rounds) may err in one run of twenty at most.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from cardwright.arena.tuning.evidence import Evidence, Scores, compare, holm
from cardwright.arena.tuning.exchanges import Exchange
from cardwright.arena.tuning.games import Trial, Trials

ALPHA = 0.05  # how often a run that finds nothing but noise may recommend something, all of its rounds together
FINALISTS = 3
FIRST_SEEDS = 4  # of the first heat
CARDS_COUNT_AS = 16  # seeds: what other exchanges say about the cards of one weighs as much as so many seeds of its own
PIECE = 50  # seeds of a task in the final: several workers share it


@dataclass(frozen=True, slots=True)
class Finalist:
    """An exchange that came to the final, and what came out of it."""

    exchange: Exchange
    evidence: Evidence
    holds: bool


@dataclass(slots=True)
class Round:
    """One round of tuning: from the deck as it is, to one exchange more or to the end."""

    candidates: int
    possible: int
    heats: list[tuple[int, int]] = field(default_factory=list)
    """Of each heat: how many exchanges, with how many seeds in all."""
    finalists: list[Finalist] = field(default_factory=list)
    taken: Exchange | None = None


class Race:
    """Finds the exchanges that are worth a final."""

    def __init__(self, trials: Trials, done: Sequence[Exchange], seed: int, budget: int) -> None:
        self.trials = trials
        self.done = list(done)
        self.seed = seed
        self.budget = budget
        """Games for the heats."""
        self.opponents = len(trials.setting.against)

    def run(self, candidates: Sequence[Exchange], round: Round) -> list[Exchange]:
        """Halve them until the finalists are left; `round` is told about it."""
        alive = list(candidates)
        heats = max(1, math.ceil(math.log2(max(1, len(alive) / FINALISTS))))
        seed = self.seed
        base: Scores = {}
        scored: dict[Exchange, Scores] = {one: {} for one in alive}
        for heat in range(heats):
            each = self.budget / heats / (len(alive) + 1) / self.opponents / 2
            seeds = max(FIRST_SEEDS if heat == 0 else 1, int(each))
            decks = [self.done, *([*self.done, one] for one in alive)]
            found = self.trials.scores([Trial(deck, seed, seeds) for deck in decks])
            base.update(found[0])
            for one, scores in zip(alive, found[1:], strict=True):
                scored[one].update(scores)
            seed += seeds
            round.heats.append((len(alive), len(base)))
            hopes = promise({one: compare_quickly(base, scored[one]) for one in alive}, len(base))
            alive.sort(key=lambda one: -hopes[one])
            alive = alive[: max(FINALISTS, (len(alive) + 1) // 2)]
        promising = [one for one in alive[:FINALISTS] if compare_quickly(base, scored[one]) > 0]
        self.seed = seed
        return promising


def promise(gains: Mapping[Exchange, float], seeds: int) -> dict[Exchange, float]:
    """How good each exchange looks after so many seeds. A few games tell little of one exchange, but all others with the same card
    speak of that card too: so it is judged by what taking one card out and the other in gain on average, and the more by its own
    gain the more seeds there are."""
    out, into = defaultdict(list), defaultdict(list)
    for one, gain in gains.items():
        out[one.out].append(gain)
        into[one.into].append(gain)
    all_of_them = fmean(gains.values())
    own = seeds / (seeds + CARDS_COUNT_AS)
    usual = {one: fmean(out[one.out]) + fmean(into[one.into]) - all_of_them for one in gains}
    return {one: usual[one] + own * (gain - usual[one]) for one, gain in gains.items()}


def compare_quickly(old: Scores, new: Scores) -> float:
    """The gain, without its evidence."""
    games = [(new[seed][key] - old[seed][key]) for seed in new if seed in old for key in new[seed] if key in old[seed]]
    return sum(games) / len(games) if games else 0.0


def final(
    trials: Trials, done: Sequence[Exchange], finalists: Sequence[Exchange], seed: int, seeds: int, alpha: float
) -> list[Finalist]:
    """Try the finalists against the old deck with seeds that had no part in choosing them."""
    pieces = [(seed + start, min(PIECE, seeds - start)) for start in range(0, seeds, PIECE)]
    decks = [list(done), *([*done, one] for one in finalists)]
    found = trials.scores([Trial(deck, first, count) for first, count in pieces for deck in decks])
    whole: list[Scores] = [{} for _ in decks]
    for i, scores in enumerate(found):
        whole[i % len(decks)].update(scores)
    evidence = [compare(whole[0], scores, seed) for scores in whole[1:]]
    holds = holm([one.p for one in evidence], alpha)
    return [Finalist(one, shown, held) for one, shown, held in zip(finalists, evidence, holds, strict=True)]


def tune(
    trials: Trials, candidates: Callable[[list[Exchange], list[Exchange]], tuple[list[Exchange], int]], rounds: int, games: int,
    seed: int, told: Callable[[Round], None],
) -> list[Round]:  # fmt: skip
    """Round after round: race, final, and the best exchange that holds is made; until none does. `candidates` says which exchanges
    are to be tried after those that were made, earlier finalists among them, and how many were possible. Half of each round's
    games are for the final."""
    out: list[Round] = []
    done: list[Exchange] = []
    opponents = len(trials.setting.against)
    for _ in range(rounds):
        before = [one.exchange for earlier in out for one in earlier.finalists if one.holds or earlier is out[-1]]
        tried, possible = candidates(done, [one for one in dict.fromkeys(before) if one not in done])
        now = Round(len(tried), possible)
        out.append(now)
        race = Race(trials, done, seed, games // 2)
        finalists = race.run(tried, now) if tried else []
        seeds = max(1, games // 2 // (FINALISTS + 1) // opponents // 2)
        if finalists:
            now.finalists = final(trials, done, finalists, race.seed, seeds, ALPHA / rounds)
        seed = race.seed + seeds
        held = [one for one in now.finalists if one.holds and one.evidence.low > 0]
        if held:
            now.taken = max(held, key=lambda one: one.evidence.gain).exchange
            done.append(now.taken)
        told(now)
        if not held:
            break
    return out
