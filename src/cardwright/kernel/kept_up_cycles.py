"""Perpetual cycles that a player keeps up: the same actions again and again, from the same position but for numbers.

Every answer of a turn is noted in `Table.trail`. When the same run of actions has been made three times over and the position is
the same but for numbers that a cycle may move, it can be repeated as often as the player says: the answers go into
`Table.scripted`, and the table gives them itself as long as they are legal. A negative entry there stands for a decision in which
the player must answer otherwise than before.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.options import DONE, verb_of
from cardwright.kernel.same_positions import stable_hash

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

PLAYERS: Final = 2
MARK: Final = -1  # stands in the trail where the active player chose the next action
ACTION: Final = 1 << 48  # added to an answer that is to be repeated: it is an action, and no answer to what comes of one
LONGEST: Final = 4  # actions: longer cycles are not looked for
MOST_REPEATS: Final = 1000  # more often than any game needs


def mark_action(t: Table) -> None:
    """The active player is about to choose an action."""
    t.trail.append(MARK)


def segments(t: Table, most: int) -> list[list[int]]:
    """The answers of each of the last actions of this turn, so many at most, oldest first."""
    out: list[list[int]] = []
    trail = t.trail
    end = len(trail)
    i = end
    while i > 0 and len(out) < most:
        i -= 1
        if trail[i] == MARK:
            if end > i + 1:
                out.append(trail[i + 1 : end])
            end = i
    out.reverse()
    return out


def ended_so_before(trail: list[int]) -> bool:
    """A quick look, which most actions don't pass: did an action before the last, no further back than a cycle is long, end with
    the same answer?"""
    last = trail[-1]
    if last == MARK:
        return True  # asked again before anything was answered
    actions = 0
    for i in range(len(trail) - 1, 0, -1):
        if trail[i] == MARK and trail[i - 1] != MARK:
            if trail[i - 1] == last:
                return True
            actions += 1
            if actions == LONGEST:
                return False
    return False


def cycle_length(t: Table) -> int:
    """How long is the sequence of actions that was just made three times in a row? 0 if there is none."""
    if not t.trail or not ended_so_before(t.trail):
        return 0
    done = segments(t, 3 * LONGEST)
    for k in range(1, LONGEST + 1):
        if len(done) >= 3 * k and done[-k:] == done[-2 * k : -k] and done[-k:] == done[-3 * k : -2 * k]:
            return k if acted(done[-k:]) else 0
    return 0


def acted(run: list[list[int]]) -> bool:
    """Did anybody do anything in these actions? Passing again and again is no cycle."""
    for answers in run:
        for answer in answers:
            if verb_of(answer // PLAYERS) != DONE:
                return True
    return False


def cycle_answers(t: Table, k: int) -> list[int]:
    """The answers of the last k actions, as they are noted: the option's code doubled, plus the player. Actions are marked."""
    out: list[int] = []
    for s in segments(t, k):
        out.append(s[0] | ACTION)
        out.extend(s[1:])
    return out


def option_of(answer: int) -> int:
    """The option that was taken with an answer of a cycle."""
    return (answer & ~ACTION) // PLAYERS


def instead_of(answer: int) -> int:
    """In a script: here the player must not answer so."""
    return -1 - (answer & ~ACTION)


def shape(t: Table) -> int:
    """The position without the numbers that a cycle may move (damage, counters, defense): which cards are where, and points."""
    out: list[int] = [t.active, len(t.pending), len(t.delayed)]
    out.extend(t.rules.cycle_numbers(t))
    out.append(len(t.pool))
    out.extend(sorted(t.pool))
    out.extend(t.rules.position(t))
    for s in t.stacked:
        out.append(s.context.ability.number)
        out.append(s.context.controller)
    for z in range(len(t.zones)):
        if z // PLAYERS == t.rules.stack_zone or t.rules.off_the_table(z // PLAYERS):
            continue
        marks = [t.cards[id].form.number * 3 + t.cards[id].turned for id in t.zones[z]]
        marks.sort()
        out.append(-1 - len(marks))
        out.extend(marks)
    return stable_hash(out)


def in_cycle(t: Table) -> int:
    """The length of the cycle that the active player is in, if the position is the one that it began from; else 0."""
    k = cycle_length(t)
    if k == 0:
        if t.cycle_shapes:
            t.cycle_shapes = []
        return 0
    now = shape(t)
    n = t.trail.count(MARK)
    known = t.cycle_shapes
    came_round = False
    for i in range(0, len(known), 2):
        if known[i] < n and (n - known[i]) % k == 0 and known[i + 1] == now:
            came_round = True  # whole rounds lie between, with the same position before and after
    if known and known[-2] == n:
        known = known[:-2]  # this action was asked about before: note it once
    t.cycle_shapes = known[-2 * (LONGEST - 1) :] + [n, now]
    return k if came_round else 0


def up_to_answer_of(answers: list[int], player: int) -> list[int]:
    """The answers of a cycle up to the first one that this player gives, and that one; nothing if it has none."""
    for i in range(len(answers)):
        if answers[i] % PLAYERS == player:
            return answers[: i + 1]
    return []


def declared(t: Table, k: int) -> list[int]:
    """The active player has just said that the last k actions are repeated: their answers. The declaration is no action itself."""
    while t.trail[-1] != MARK:
        t.trail.pop()
    t.trail.pop()
    return cycle_answers(t, k)


def script(t: Table, answers: list[int], times: int) -> None:
    """Let the table repeat these answers so many times."""
    t.scripted = (answers * times)[::-1]


def script_and_stop(t: Table, answers: list[int], times: int) -> None:
    """As `script`, and then whoever began the cycle does something else."""
    t.scripted = (answers * times + [instead_of(answers[0])])[::-1]


def script_until(t: Table, answers: list[int], times: int, player: int) -> None:
    """Let the table repeat these answers so many times, and once more until this player acts differently."""
    last = up_to_answer_of(answers, player)
    t.scripted = (answers * times + last[:-1] + [instead_of(last[-1])])[::-1]


def could_differ(t: Table, answers: list[int], player: int) -> bool:
    """Going round once more, would this player have another answer than the one they gave? Tried out on a clone.

    The frame on top of the stack must be the one that begins the repetition; the clone leaves it and goes on."""
    trial = t.clone()
    trial.trace = None
    trial.pause = False
    trial.scripted = up_to_answer_of(answers, player)[:-1][::-1]
    trial.stack.pop()
    trial.run()
    ask = trial.decision()
    return ask is not None and len(trial.scripted) == 0 and ask.player == player and len(ask.options) > 1
