"""Who meets whom, and how the games are cut into batches. All of it follows from the plan, and in a Swiss system from what was
played before: a run that goes on finds the same batches again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import msgspec

from cardwright.arena.league.plan import PAIRS, SWISS, Field, Plan

Scores = Sequence[Mapping[int, float]]
"""For each field, the points of its entrants so far."""


class Fixture(msgspec.Struct, frozen=True):
    """Two entrants of a field, and how many games they play. `slot` counts the fixtures of the whole run."""

    slot: int
    stage: int
    field: int
    a: int
    b: int
    games: int
    first: int
    """The number of its first game in the run."""
    seed: int
    """The seed of its first pair of games."""


class Batch(msgspec.Struct, frozen=True):
    """Some games of a fixture, which one process plays."""

    fixture: Fixture
    part: int
    start: int
    count: int

    @property
    def name(self) -> str:
        """Its file in the data set."""
        return f"{self.fixture.stage:02}-{self.fixture.slot:05}-{self.part:05}"

    def games(self) -> Iterator[tuple[int, int, bool]]:
        """The number, the seed and the seats of each game: every seed is played twice, with the seats exchanged."""
        for i in range(self.start, self.start + self.count):
            yield self.fixture.first + i, self.fixture.seed + i // 2, bool(i % 2)


def stages(plan: Plan) -> int:
    """How many rounds must be waited for, one after the other."""
    return plan.rounds if plan.system == SWISS else 1


def in_a_stage(plan: Plan, field: Field) -> int:
    """How many fixtures a field has at a time."""
    n = len(field.entrants)
    if plan.system == SWISS:
        return n // 2
    return len(field.pairs) if plan.system == PAIRS else n * (n - 1) // 2


def shares(plan: Plan) -> list[int]:
    """How many games each fixture has: equally many, in pairs, as far as they can be shared out."""
    slots = stages(plan) * sum(in_a_stage(plan, field) for field in plan.fields)
    each, more = divmod(plan.games // 2, slots)
    out = [2 * (each + (1 if slot < more else 0)) for slot in range(slots)]
    out[min(more, slots - 1)] += plan.games % 2
    return out


def fixtures(plan: Plan, stage: int, before: Sequence[Fixture], scores: Scores) -> list[Fixture]:
    """The fixtures of a stage. `before` and `scores`: what was played in earlier ones, in a Swiss system."""
    share = shares(plan)
    pairs_each = max(share) // 2 + 1
    slot = stage * sum(in_a_stage(plan, field) for field in plan.fields)
    out: list[Fixture] = []
    for number, field in enumerate(plan.fields):
        if plan.system == SWISS:
            met = [(one.a, one.b) for one in before if one.field == number]
            pairs = swiss(len(field.entrants), met, scores[number])
        elif plan.system == PAIRS:
            pairs = field.pairs
        else:
            pairs = list(combinations(range(len(field.entrants)), 2))
        for a, b in pairs:
            seed = plan.seed + stage * pairs_each
            out.append(Fixture(slot, stage, number, a, b, share[slot], sum(share[:slot]), seed))
            slot += 1
    return out


def swiss(entrants: int, met: Sequence[tuple[int, int]], scores: Mapping[int, float]) -> list[tuple[int, int]]:
    """Those with like scores meet, and nobody meets the same opponent twice as long as that is possible. Of an odd number, the last
    one who has not yet sat out does so."""
    order = sorted(range(entrants), key=lambda one: (-scores.get(one, 0.0), one))
    played = {frozenset(pair) for pair in met}
    if entrants % 2:
        games = {one: sum(one in pair for pair in met) for one in order}
        order.remove(max(reversed(order), key=lambda one: games[one]))
    return _paired(order, played, [SEARCHED]) or _paired(order, set(), [SEARCHED]) or []


SEARCHED = 20_000  # pairings that are tried before old opponents may meet again


def _paired(order: list[int], played: set[frozenset[int]], left: list[int]) -> list[tuple[int, int]] | None:
    """The first in order meets the next one that is new to it, if the rest can be paired too."""
    if not order:
        return []
    first, rest = order[0], order[1:]
    for other in rest:
        left[0] -= 1
        if left[0] < 0:
            return None
        if frozenset((first, other)) not in played:
            others = _paired([one for one in rest if one != other], played, left)
            if others is not None:
                return [(first, other), *others]
    return None


def batches(plan: Plan, played: Sequence[Fixture]) -> list[Batch]:
    """The games of these fixtures, cut up; the first batch of each comes before the second of any, so that all rates sharpen
    together."""
    out = [
        Batch(fixture, part, start, min(plan.batch, fixture.games - start))
        for fixture in played
        for part, start in enumerate(range(0, fixture.games, plan.batch))
    ]
    return sorted(out, key=lambda batch: (batch.part, batch.fixture.slot))
