"""The process in which the judge's bench plays: `python -m cardwright.server.bench_worker`. What people write there is compiled and
played far from the event loop, and a table that never ends is stopped from outside.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Any, Final

import msgspec

from cardwright.errors import InputError, Refused
from cardwright.face.view import Cited
from cardwright.judge.bench import Bench, facts_of
from cardwright.judge.bench.bench import FILE, where_cards_are
from cardwright.judge.bench.why import why_event
from cardwright.judge.scenarios.reading import parse_scenario
from cardwright.judge.scenarios.running import run_scenario
from cardwright.kernel.logbook import EVERYTHING
from cardwright.server.failing import sentence
from cardwright.server.parts import BenchCheck, BenchFact, BenchPlan, Wish
from cardwright.server.worker import HEAD, read_frame

KEPT: Final = 12  # tables
LAST: Final = 8  # events that a bare "why" is about


class BenchJob(msgspec.Struct, array_like=True):
    """What is asked of the bench."""

    kind: str
    """`play`, `why` or `run`."""
    text: str
    lines: list[str] = []
    options: list[int] = []
    card: int = -1
    event: int = -1


class BenchDone(msgspec.Struct, array_like=True):
    """What came of it; `fault` if nothing did."""

    fault: str = ""
    ours: bool = False
    """Is the fault one of the engine, not of what was written?"""
    view: bytes = b""
    events: bytes = b""
    lines: list[str] = []
    trouble: BenchCheck | None = None
    checks: list[BenchCheck] = []
    facts: list[BenchFact] = []
    plan: BenchPlan | None = None
    wishes: list[Wish] = []
    where: list[str] = []
    passed: bool = False


class Benches:
    """The tables that were played on last."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Bench] = OrderedDict()

    def table(self, job: BenchJob) -> Bench:
        """As far as its lines can be played."""
        bench = self.tables.pop(job.text, None) or Bench(job.text)
        bench.play(job.lines)
        self.tables[job.text] = bench
        while len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return bench

    def done(self, job: BenchJob) -> BenchDone:
        if job.kind == "run":
            return ran(job.text)
        bench = self.table(job)
        if job.kind == "why":
            return asked(bench, job)
        if bench.trouble is None:
            for place in job.options:
                bench.take(place)
        return played(bench)


def played(bench: Bench) -> BenchDone:
    game = bench.face()
    trouble = bench.trouble
    plan = game.plan()
    return BenchDone(
        view=msgspec.json.encode(game.view_data(EVERYTHING)), events=msgspec.json.encode(game.log_data(EVERYTHING)),
        lines=bench.lines, trouble=None if trouble is None else BenchCheck(line=trouble.line, seen=trouble.what, ok=False),
        checks=[BenchCheck(line=one.line, seen=one.seen, ok=one.ok) for one in bench.checked],
        facts=[BenchFact(text=one.text, new=one.new) for one in facts_of(bench)],
        plan=None if plan is None else BenchPlan(steps=plan["steps"], label=plan["label"], spends=plan["spends"]),
    )  # fmt: skip


def asked(bench: Bench, job: BenchJob) -> BenchDone:
    """Why: about an event, about a card, or about what has just happened."""
    game = bench.face()
    view: dict[str, Any] = game.view_data(EVERYTHING)
    if job.event >= 0:
        reasons = why_event(bench, job.event)
        wishes = [Wish(label=one.label, option=None, clauses=[Cited(*cited) for cited in one.clauses]) for one in reasons]
    elif job.card >= 0:
        allowed = [Cited(**clause) for clause in (view["decision"] or {}).get("clauses", ())]
        try:
            found = game.wishes(job.card)
        except Refused:
            found = []
        wishes = [
            Wish(label=one.label, option=one.place, clauses=allowed) if one.no is None
            else Wish(label=one.label, option=None, clauses=[Cited(one.no.clause, one.no.says)])
            for one in found
        ]  # fmt: skip
    else:
        told = [event for event in game.log(EVERYTHING) if event.text][-LAST:]
        wishes = [Wish(label=event.text, option=None, clauses=event.clauses) for event in told]
    return BenchDone(wishes=wishes, where=view["now"]["where"])


def ran(text: str) -> BenchDone:
    """As `cardwright judge run` would."""
    result = run_scenario(parse_scenario(FILE, text, where_cards_are()))
    checks = [BenchCheck(line=one.line, seen=f"{one.expected}: {one.seen}", ok=one.ok) for one in result.expectations]
    return BenchDone(passed=result.passed, checks=checks, fault=result.skipped)


def main() -> None:
    benches = Benches()
    decoder = msgspec.msgpack.Decoder(BenchJob)
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        job = decoder.decode(frame)
        try:
            done = benches.done(job)
        except InputError as no:
            done = BenchDone(fault=sentence(no))
        except Exception as fault:  # of the engine: the table is forgotten, and whoever asked is told
            benches.tables.pop(job.text, None)
            done = BenchDone(fault=f"{type(fault).__name__}: {fault}", ours=True)
        out = msgspec.msgpack.encode(done)
        sys.stdout.buffer.write(HEAD.pack(len(out)) + out)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
