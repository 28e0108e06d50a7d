"""Chains of abilities that set each other off: has the table come round, and who could end it?

A loop that nobody can end is a drawn game; one that a player's choice can end goes on as often as that player says. Whether a
choice can end it is tried out: the round is gone through once more on a clone, and every other answer of that player is followed
until the chain is over, the game has ended, or everything that can come of it has been seen.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.events import DRAWN_GAME
from cardwright.kernel.frames import Ask
from cardwright.kernel.kept_up_cycles import MARK, PLAYERS, shape
from cardwright.kernel.options import DONE, option
from cardwright.kernel.same_positions import position_key, stable_hash

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

SUSPECTED: Final = 40  # abilities in a row: then positions are compared
CERTAIN: Final = 1000  # abilities in a row: numbers that rise or fall at each round would have ended the game by then
NOTED: Final = 3  # of each position: its shape, its key, and how many answers had been given
MOST_STEPS: Final = 5000  # of the rules, while it is tried out whether a player can end a loop
NO_WINDOW: Final = -1
AN_ABILITY: Final = 0  # what acts next in the chain: an ability that waits,
THE_RULES: Final = 1  # or the rules
RECENT: Final = 30  # abilities that are looked at where a chain without end never comes to the same position
GOES_ON: Final = 0
OVER: Final = 1
ASKED: Final = 2


def came_round(t: Table, seen: list[int], acts: int) -> int:
    """Was the table in this position before, in this chain? Or in one that differs only in numbers, and twice in a row by the same
    answers? Then: how many answers had been given at that point; else -1. Notes the position in `seen`. `acts`: what acts next,
    because positions are the same only if the same thing comes next."""
    now = stable_hash([shape(t), acts] + [p.ability.number * PLAYERS + p.controller for p in t.pending])
    key = stable_hash([position_key(t), acts])
    given = len(t.trail)
    out = -1
    last = -1
    for i in range(len(seen) - NOTED, -1, -NOTED):
        if seen[i + 2] > given:
            break  # noted in an earlier turn
        if seen[i + 1] == key:
            out = seen[i + 2]
            break
        if seen[i] != now:
            continue
        if last < 0:
            last = seen[i + 2]
        elif t.trail[last:] == t.trail[seen[i + 2] : last]:
            out = last
            break
    seen.append(now)
    seen.append(key)
    seen.append(given)
    return out


def exactly(seen: list[int]) -> bool:
    """Was the position that was just noted there before, to the last number?"""
    return seen[-2] in [seen[i] for i in range(1, len(seen) - NOTED, NOTED)]


def round_of(t: Table, rounds: int, seen: list[int], acts: int) -> int:
    """Where the answers of one round begin in `Table.trail`, if this chain of so many abilities goes round; -1 if it does not."""
    since = came_round(t, seen, acts)
    if since < 0 and rounds > CERTAIN:
        since = seen[max(2, len(seen) - 1 - RECENT * NOTED)]
    if since < 0:
        return -1
    while MARK in t.trail[since:]:
        since += 1
    return min(since, len(t.trail))


class Trial:
    """One loop, gone through on clones. `depth` is how many frames there are while the chain goes on; `window` the kind of question
    in which players have priority: there, whoever can do anything can end the loop, and on a clone nobody does anything."""

    def __init__(self, answers: list[int], depth: int, window: int) -> None:
        self.answers = answers
        self.depth = depth
        self.window = window
        self.steps = MOST_STEPS

    def enders(self, t: Table) -> list[list[int]]:
        """For each player, how they can end the loop: at which answer of the round, and the options there that do not end it. Empty
        for a player who can't. The frame that notices loops is on top of the stack."""
        t = on_trial(t)
        out: list[list[int]] = [[], []]
        for place in range(len(self.answers)):
            if self.go_on(t) != ASKED:
                break
            ask = t.stack[-1]
            assert isinstance(ask, Ask)
            code = self.answers[place] // PLAYERS
            if code not in ask.options:
                break
            if not out[ask.player] and len(ask.options) > 1:
                out[ask.player] = self.way_out(t, ask, place)
            t.take(ask, code)
        return out

    def way_out(self, t: Table, ask: Ask, place: int) -> list[int]:
        """The place, and the options that lead back into the loop, if there is one that does not."""
        given = self.answers[place] // PLAYERS
        if ask.kind == self.window:
            return [place, given]
        stays: list[int] = []
        for code in ask.options:
            if code == given or not self.leads_out(t, ask, code):
                stays.append(code)
        return [] if len(stays) == len(ask.options) else [place] + stays

    def leads_out(self, t: Table, ask: Ask, code: int) -> bool:
        """If this player answers so, and then as they like, can the chain come to an end?"""
        trial = t.clone()
        trial.take(ask, code)
        return self.search(trial, ask.player, [])

    def search(self, t: Table, player: int, seen: list[int]) -> bool:
        """Can this player end the chain from here? The other one goes on as in the loop."""
        while True:
            at = self.go_on(t)
            if at == OVER:
                return t.winner != DRAWN_GAME
            if at == GOES_ON:
                return False  # no end to be seen
            ask = t.stack[-1]
            assert isinstance(ask, Ask)
            if ask.kind == self.window or len(ask.options) == 1 or ask.player != player:
                t.take(ask, self.usual(ask))
                continue
            key = stable_hash([position_key(t), len(t.stack)] + ask.options)
            if key in seen:
                return False
            seen.append(key)
            for code in ask.options:
                branch = t.clone()
                branch.take(ask, code)
                if self.search(branch, player, seen):
                    return True
            return False

    def usual(self, ask: Ask) -> int:
        """What was answered in the loop; where that does not fit, nothing or the first that is offered."""
        for answer in self.answers:
            if answer % PLAYERS == ask.player and answer // PLAYERS in ask.options:
                return answer // PLAYERS
        return option(DONE) if option(DONE) in ask.options else ask.options[0]

    def go_on(self, t: Table) -> int:
        """Until somebody is asked, or the chain is over."""
        while self.steps > 0:
            if t.winner >= 0 or len(t.stack) < self.depth:
                return OVER
            top = t.stack[-1]
            if isinstance(top, Ask):
                return OVER if top.kind == self.window and not t.stacked and not t.pending else ASKED
            self.steps -= 1
            todo = top.run(t)
            if todo is not None:
                t.stack.append(todo)
        return GOES_ON


def on_trial(t: Table) -> Table:
    """A clone on which a loop is tried out: it stops after every step, and remembers nothing of it."""
    trial = t.clone()
    trial.trace = None
    trial.log = None
    trial.pause = True
    trial.scripted = []
    trial.stack[-1].notice_no_loops()
    return trial


def end_after(t: Table, answers: list[int], times: int, way: list[int]) -> None:
    """Let the table go round so many times, and then have the player take an answer that ends it."""
    t.scripted = (answers * times + answers[: way[0]] + [-1 - code * PLAYERS for code in way[1:]])[::-1]
