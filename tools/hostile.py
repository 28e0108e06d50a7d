"""`make hostile`: thousands of changed files, folders, answers and command lines, for every command that takes them.

    python tools/hostile.py --inputs 20000 --seed 1 [KIND…]       # goes on where it was stopped
    python tools/hostile.py cards --only 4711                     # one of them once more, with its traceback

Inputs have numbers, and each is drawn from the kind, the seed and its number alone. They are tried in forked processes, a few
hundred in each, which tell which one they are at: one that does not come back is ended, and named. What was
found is kept in the folder with its input, what has been tried as well. Exit code 1 if there were finds."""

from __future__ import annotations

import argparse
import contextlib
import json
import mmap
import os
import resource
import signal
import struct
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

CHUNK = 200  # inputs of one process
GRACE = 5  # seconds of CPU beyond those that an input has, before its process is ended
OFTEN = 60.0  # seconds between two words about how far it is


class Tried:
    """What has been tried and found, in a folder: a second start goes on."""

    def __init__(self, folder: Path, kind: str, seed: int, engine: str) -> None:
        self.folder = folder
        self.kind, self.seed = kind, seed
        self.file = folder / f"{kind}-{seed}.json"
        known = json.loads(self.file.read_text()) if self.file.exists() else {}
        self.engines: list[str] = sorted({*known.get("engines", ()), engine})
        self.chunks: set[int] = set(known.get("chunks", ()))
        self.finds: list[int] = known.get("finds", [])
        self.cpu: float = known.get("cpu", 0.0)

    def save(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        said = {"engines": self.engines, "chunks": sorted(self.chunks), "finds": self.finds, "cpu": round(self.cpu, 2)}
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps(said))
        part.replace(self.file)

    def keep(self, number: int, text: str, why: str) -> None:
        from tests.hostile.changing import encoded

        self.finds.append(number)
        self.folder.mkdir(parents=True, exist_ok=True)
        name = self.folder / f"{self.kind}-{self.seed}-{number}"
        name.with_suffix(".input").write_bytes(encoded(text))
        name.with_suffix(".why").write_text(why, "utf-8", "backslashreplace")


def main() -> int:
    from tests.hostile.keeping import lines_kept
    from tests.hostile.kinds import KINDS

    words = argparse.ArgumentParser(description="Give changed inputs to every command.")
    words.add_argument("kinds", nargs="*", metavar="KIND", help=f"Which kinds: {', '.join(KINDS)}; all, if none is named.")
    words.add_argument("--inputs", type=int, default=20_000, help="How many of each kind.")
    words.add_argument("--first", type=int, default=0, help="The number of the first one.")
    words.add_argument("--seed", type=int, default=1, help="Of the whole run.")
    words.add_argument("--only", type=int, help="Try only the input with this number, here, and show what it is.")
    words.add_argument("--folder", type=Path, default=Path("build/hostile"), help="Where finds, and what was tried, are kept.")
    given = words.parse_args()
    for name in given.kinds:
        if name not in KINDS:
            words.error(f"there is no kind {name}: use {', '.join(KINDS)}")
    if given.only is not None:
        return once_more(given.kinds, given.seed, given.only)
    finds = 0
    with lines_kept():
        for name in given.kinds or KINDS:
            finds += run_kind(name, given.seed, given.first, given.inputs, given.folder)
    return 1 if finds else 0


def once_more(kinds: list[str], seed: int, number: int) -> int:
    """One input by its number, in this process."""
    from tests.hostile.kinds import KINDS
    from tests.hostile.trying import made, try_one

    os.environ["CARDWRIGHT_TRACEBACK"] = "1"
    for name in kinds:
        game, text = made(KINDS[name], seed, number)
        print(f"{name} {number}, {game}:\n{text[:5000]!r}")
        try_one(KINDS[name], game, text)
    return 0


def run_kind(name: str, seed: int, first: int, inputs: int, folder: Path) -> int:
    """All inputs of a kind that were not tried before; how many broke something."""
    from cardwright.arena.league.engine import engine
    from tests.hostile.kinds import KINDS
    from tests.hostile.trying import made

    holds = KINDS[name].holds
    first, inputs = first // holds, -(-inputs // holds)
    state = Tried(folder, name, seed, str(engine()))
    begun = told = time.monotonic()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    chunks = [(at, min(at + CHUNK, first + inputs)) for at in range(first, first + inputs, CHUNK)]
    wanted = [(at, end) for at, end in chunks if at not in state.chunks]
    done = inputs - sum(end - at for at, end in wanted)
    print(f"{name}: {done * holds:,} of {inputs * holds:,} were tried before; {engine()}", flush=True)
    if wanted:
        warm(name)
    for at, end in wanted:
        number = at
        while number < end:  # after one that ended its process, the next
            number, why = in_a_process(name, seed, number, end)
            if why:
                state.keep(number, made(KINDS[name], seed, number)[1], why)
                print(f"FOUND: {name} {number} (seed {seed}): {why.strip().splitlines()[-1][:300]}", flush=True)
                number += 1
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        state.cpu += after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        before = after
        if end - at == CHUNK:
            state.chunks.add(at)
        state.save()
        done += end - at
        if time.monotonic() - told > OFTEN or (at, end) == wanted[-1]:
            told = time.monotonic()
            print(
                f"{name}: {done * holds:,} of {inputs * holds:,} inputs, {told - begun:,.0f} s, {state.cpu:,.0f} s of CPU in all, "
                f"{len(state.finds)} finds", flush=True,
            )  # fmt: skip
    return len(state.finds)


def warm(name: str) -> None:
    """What every process would have to make for itself (grammars, cards) is there before the first is forked."""
    from tests.hostile.kinds import KINDS
    from tests.hostile.making import GAMES
    from tests.hostile.trying import try_one

    kind = KINDS[name]
    for game in GAMES:
        for text in kind.seeds(game):
            with contextlib.suppress(AssertionError):
                try_one(kind, game, text)


def in_a_process(name: str, seed: int, first: int, end: int) -> tuple[int, str]:
    """Try these in a process of their own: `end` and nothing, or the number of the first that breaks something, and what."""
    from tests.hostile.kinds import KINDS
    from tests.hostile.trying import PATIENCE, made, try_one

    shared = mmap.mmap(-1, 8)
    out, back = os.pipe()
    child = os.fork()
    if child == 0:
        code = 0
        try:
            os.close(out)
            os.environ["CARDWRIGHT_TRACEBACK"] = "1"
            signal.signal(signal.SIGXCPU, signal.SIG_DFL)
            for number in range(first, end):
                shared[:8] = struct.pack("q", number)
                spent = int(time.process_time() + PATIENCE + GRACE) + 1
                resource.setrlimit(resource.RLIMIT_CPU, (spent, resource.RLIM_INFINITY))
                game, text = made(KINDS[name], seed, number)
                try_one(KINDS[name], game, text)
        except BaseException:
            code = 1
            with os.fdopen(back, "w", errors="backslashreplace") as pipe:
                pipe.write(traceback.format_exc()[-20_000:])
        os._exit(code)
    os.close(back)
    with os.fdopen(out) as pipe:
        why = pipe.read()
    _, status = os.waitpid(child, 0)
    number = struct.unpack("q", shared[:8])[0]
    shared.close()
    if status == 0:
        return end, ""
    if os.WIFSIGNALED(status):
        ended = signal.Signals(os.WTERMSIG(status)).name
        why = f"the process was ended by {ended}: more than {PATIENCE:g} s of CPU" if ended == "SIGXCPU" else f"it died of {ended}"
    return number, why or "the process ended without a word"


if __name__ == "__main__":
    sys.exit(main())
