"""Playing one card's tables out, one after the other, until every node of its tree has been carried out."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field

from cardwright.arena.invariants import check_cards
from cardwright.effects.lowering.recording import Recorder
from cardwright.kernel.table import Table
from cardwright.rehearsal.policy import Liking
from cardwright.rehearsal.report import Fault

MOST_DECISIONS = 32_000  # for one card
MOST_FAULTS = 3  # then a card is given up
LENGTHS = (30, 60, 40, 120)  # decisions on a table, in turn
PLACES = 3  # how many places in the code a fault names


@dataclass
class Performance:
    """A table, and who decides there."""

    table: Table
    liking: Liking


@dataclass
class Performed:
    """What came of all tables of a card."""

    tables: int = 0
    decisions: int = 0
    faults: list[Fault] = field(default_factory=list)


def perform(recorder: Recorder, tables: Callable[[int], Performance]) -> Performed:
    """Set tables and play on them until nothing is left to be seen, or the decisions are used up."""
    done = Performed()
    left = recorder.unseen()
    while done.tables < 2 or (left and done.decisions < MOST_DECISIONS):
        number = done.tables
        done.tables += 1
        decisions = 0
        try:
            performance = tables(number)
            t = performance.table
            brought = len(t.cards)
            t.run()
            seen = -1
            for _ in range(LENGTHS[number % len(LENGTHS)]):
                ask = t.decision()
                if ask is None:
                    break
                t.apply(performance.liking.choose(t, ask))
                decisions += 1
                if len(recorder.seen) != seen:
                    seen = len(recorder.seen)
                    left = recorder.unseen()
                    if not left and done.tables > 1:
                        break
            check_cards(t, brought)
        except Exception as error:
            done.faults.append(fault_of(error, number, decisions))
            if len(done.faults) == MOST_FAULTS:
                break
        done.decisions += decisions + 1
        left = recorder.unseen()
    return done


def fault_of(error: Exception, table: int, decision: int) -> Fault:
    """A fault with the innermost places of its traceback."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename.split('cardwright/')[-1]}:{frame.lineno}" for frame in reversed(frames[-PLACES:])]
    return Fault(f"{type(error).__name__}: {error}"[:200], " < ".join(places), table, decision)
