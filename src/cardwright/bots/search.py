"""Plays each option out many times, in worlds that could be the real one, and takes the one that wins most often."""

from __future__ import annotations

import gc
import math
import random
import statistics
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from cardwright.bots.base import Bot
from cardwright.bots.forked import ask_all
from cardwright.bots.thoughts import Thought
from cardwright.bots.values import value_for
from cardwright.kernel.frames import Ask
from cardwright.kernel.options import DONE, verb_of
from cardwright.kernel.redrawing import determinize
from cardwright.kernel.table import Table
from cardwright.lookahead.budget import Budget
from cardwright.lookahead.foresight import Foresight
from cardwright.lookahead.judgement import Judgement
from cardwright.lookahead.playing_out import chance_of, play_on, sigmoid
from cardwright.lookahead.quick import DEPTH, WIDTH, Quick
from cardwright.lookahead.value import Value

if TYPE_CHECKING:
    from cardwright.face.game import Game
    from cardwright.face.imagining import Imagination

EDITION = 4  # raised by whoever changes how it plays: games that were measured before tell nothing of it
THINK = 0.3  # seconds for a decision, if nobody says otherwise
KEPT = 6  # options that are played out: those that look best at once
NOTHING = 0.004  # doing nothing is so much better than it looks, or noise would make it do something for nothing
PROOF = 0.5  # standard errors by which another option must be better than the one that looks best at once, to be taken instead
SURE = 3.0  # standard errors between the best option and the next after which no more time is spent
LEAST_ERROR = 0.002
FEW_WORLDS = 8  # before that, no difference is sure
LONGEST = 200  # decisions of one game that is played out
SPARE = 0.02  # of the time: what is under way when it is over must come to its end
LATE = 1.5  # times the time: another process that has not answered by then is not waited for
PATIENCE = 600.0  # seconds that it is waited for where time is not limited


@dataclass(slots=True)
class Weighed:
    """An option and what has been learned of it."""

    place: int
    bonus: float
    first_look: float
    chances: list[float] = field(default_factory=list)
    """Of winning, in each world."""

    @property
    def chance(self) -> float:
        """Over all worlds; what it looks like at once counts like one of them."""
        return (self.first_look + sum(self.chances)) / (1 + len(self.chances)) + self.bonus

    def surely_better(self, other: Weighed, errors: float = SURE, worlds: int = FEW_WORLDS) -> bool:
        """Is the difference more than chance: so many standard errors, by the worlds in which both were played out?"""
        gains = [a - b + self.bonus - other.bonus for a, b in zip(self.chances, other.chances, strict=False)]
        if len(gains) < worlds:
            return False
        error = statistics.stdev(gains) / math.sqrt(len(gains))
        return statistics.fmean(gains) > errors * max(error, LEAST_ERROR)


class SearchBot(Bot):
    """Each world is one that the player must think possible; all options are played out in the same worlds, by a quick player on
    both sides, to the end of the opponent's next turn. The worse half of them is dropped again and again until the time is over."""

    name = "search"

    def __init__(
        self, seed: int, judgement: Judgement, think: float = THINK, worlds: int = 0, *, by_clock: bool = True, turns: int = 2,
        kept: int = KEPT, width: int = WIDTH, depth: int = DEPTH, fitted: bool = True, jobs: int = 1, open_lists: bool = False,
    ) -> None:  # fmt: skip
        """`think`: seconds for a decision, in CPU time, and by the clock as well unless nobody waits (`by_clock`). With `worlds`,
        so many are looked at instead, however long it takes: then the same seed makes the same choices on every machine. So many
        options are `kept` after the first look and played out for so many `turns`, by a player of this `width` and `depth` (see
        `Foresight`); `fitted`: the end is judged by what was fitted to many games, where the game has that. `jobs`: so many
        processes think at the same time, each about worlds of its own. `open_lists`: see `Bot`."""
        super().__init__(seed)
        self.think = think
        self.worlds = worlds
        self.by_clock = by_clock
        self.turns = turns
        self.kept = kept
        self.fitted = fitted
        self.jobs = jobs
        self.open_lists = open_lists
        self.imagined: Imagination | None = None
        self.value: Value | None = None
        self.quick = Quick(judgement, random.Random(seed), width, depth)
        self.careful = Foresight(judgement, self.rng, 12, 2, 150, calm=False)
        self.weighed: list[Weighed] = []
        self.budget = Budget(0.0, False)

    def answer(self, game: Game) -> int:
        """To draw anew what the player can't know takes time too, before it can choose."""
        self.budget = Budget(0.0 if self.worlds else self.think * (1 - SPARE), self.by_clock)
        searched = gc.isenabled()
        gc.disable()  # thinking makes no reference cycles, and a search for them can take longer than the whole decision
        try:
            return super().answer(game)
        finally:
            if searched:
                gc.enable()

    def choose(self, game: Game) -> int:
        budget = self.quick.budget = self.careful.budget = self.budget
        table = game.table
        self.imagined = game.start.imagined
        ask = table.decision()
        assert ask is not None
        if self.fitted and self.value is None:
            self.value = value_for(game.start.entry.code, table.rules)
        texts = [game.start.entry.option_text(table, code, ask.player) for code in ask.options]
        self.weighed = self.first_look(table, ask, texts)
        if len(self.weighed) == 1:
            return self.weighed[0].place
        if self.jobs > 1:
            self.weigh_in_processes(table, ask.player, budget)
        else:
            self.weigh(table, ask.player, budget, self.worlds)
        self.thoughts = [Thought(one.place, min(1.0, one.chance)) for one in self.weighed]
        return best_of(self.weighed).place

    def weigh(self, table: Table, player: int, budget: Budget, worlds: int) -> None:
        """Play the options out in one world after another, dropping the worse half of them again and again."""
        alive = list(self.weighed)
        rounds = max(1, math.ceil(math.log2(len(alive))))
        halved = 1
        while played := self.play_out(table, player, alive, budget):
            del alive[played:]
            alive.sort(key=lambda one: -one.chance)
            if alive[0].surely_better(alive[1]) or all_the_same(alive):
                break
            spent = len(alive[0].chances) / worlds if worlds else budget.spent()
            if spent >= 1:
                break
            if len(alive) > 2 and spent >= halved / rounds:
                alive = alive[: (len(alive) + 1) // 2]
                halved += 1

    def weigh_in_processes(self, table: Table, player: int, budget: Budget) -> None:
        """The same in several processes; what was learned in all of them is put together."""
        seeds = [self.rng.getrandbits(64) for _ in range(self.jobs)]
        worked = budget.worked()

        def learned(number: int) -> bytes:
            self.rng.seed(seeds[number])
            if number:
                budget.go_on_in_a_copy(worked)
            self.weigh(table, player, budget, -(-self.worlds // self.jobs))
            return msgspec.msgpack.encode([one.chances for one in self.weighed])

        answers = ask_all(learned, self.jobs, self.think * LATE if not self.worlds else PATIENCE)
        for one in self.weighed:
            one.chances = []
        for answer in answers:
            for one, chances in zip(self.weighed, msgspec.msgpack.decode(answer, type=list[list[float]]), strict=True):
                one.chances += chances

    def first_look(self, table: Table, ask: Ask, texts: list[str]) -> list[Weighed]:
        """The options that look best at once. In the opponent's turn only if one looks better than doing nothing."""
        judgement = self.careful.judgement
        idle = judgement.quiet(table, ask)
        values = self.careful.values(table, ask)
        looks = [
            Weighed(i, NOTHING if i == idle else 0.0, sigmoid(value / judgement.scale)) for i, value in enumerate(values)
        ]
        sensible = [one for one in looks if not judgement.pointless(table, ask, ask.options[one.place])] or looks
        if idle >= 0 and judgement.can_wait(table, ask):
            return [looks[idle]]
        chance = idle >= 0 and judgement.only_a_chance(table, ask)
        least = [one.place == idle or verb_of(ask.options[one.place]) == DONE for one in looks]  # they leave things as they are
        order = sorted(sensible, key=lambda one: (-values[one.place], not least[one.place]))
        if chance and order[0].place == idle:
            return order[:1]
        kept = unlike(order, texts, values)[: self.kept]
        if idle < 0:
            return kept
        others = [one for one in kept if one.place != idle]
        if chance:  # an answer must prove to be better than none
            return [looks[idle], *others]
        return kept if len(others) < len(kept) else [*kept, looks[idle]]

    def play_out(self, table: Table, player: int, alive: list[Weighed], budget: Budget) -> int:
        """One world for all of them; or for those that look best, if there would not be time for a few worlds. Says for how many,
        none if there was no time at all."""
        imagined = self.imagined
        began = budget.spent()
        world = determinize(table, player, self.rng, None if imagined is None else imagined.suppose(table, player, self.rng))
        chances: list[float] = []
        luck = self.rng.getrandbits(32)
        for one in alive:
            if len(chances) >= 2 and (budget.spent() - began) * FEW_WORLDS > 1:
                break
            self.quick.rng.seed(luck)  # what the quick player leaves to chance is the same for all
            t = world.clone()
            t.apply(one.place)
            if not play_on(t, self.quick, self.quick, LONGEST, [], table.turn + self.turns, budget):
                return 0
            # Who is to begin decides whose turn it is at the end, but not by so much as a turn is worth later in the game.
            chances.append(chance_of(t, self.quick.judgement, player, self.value, table.turn > 0))
        for one, chance in zip(alive, chances, strict=False):
            one.chances.append(chance)
        return len(chances)


def all_the_same(alive: list[Weighed]) -> bool:
    """Has it made no difference in any world which of them is taken? Then time brings no more to light."""
    return len(alive[-1].chances) >= 2 * FEW_WORLDS and all(one.chances == alive[0].chances for one in alive)


def best_of(weighed: list[Weighed]) -> Weighed:
    """Of options, that which looks best at once first. Another is taken only if it is better by more than luck: else it would do
    what leads to nothing, for what comes after that is as good as after anything else."""
    worlds = max(len(one.chances) for one in weighed)
    # One that was dropped early was played out in few worlds, and may have been lucky there.
    best = max((one for one in weighed if 2 * len(one.chances) >= worlds), key=lambda one: one.chance)
    return best if best.surely_better(weighed[0], PROOF, 2) else weighed[0]


def unlike(options: list[Weighed], texts: list[str], values: list[float]) -> list[Weighed]:
    """Of options that read the same and lead to the same, as with two copies of a card in hand, only the first."""
    first: dict[tuple[str, float], Weighed] = {}
    for one in options:
        first.setdefault((texts[one.place], values[one.place]), one)
    return list(first.values())
