"""Several processes: whether they can be started from here, and what they can be given."""

from __future__ import annotations

import multiprocessing
import pickle
import sys
from pathlib import Path

from cardwright.errors import InputError

ONE = "or use jobs=1"
GUARD = f'Put what starts the games under `if __name__ == "__main__":`, {ONE}'


def check_startable(call: str) -> None:
    """A new process begins with the file of the program that starts it: there must be one, and it must not start others itself."""
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        raise SystemExit(1)  # this is such a process, and the file has no guard: whoever waits for it says so (`not_started`)
    file = getattr(sys.modules["__main__"], "__file__", None)
    if file is not None and not Path(file).exists():
        what = "a program that is read from standard input can't use several processes"
        raise InputError(call, 0, what, f"Write it into a file, {ONE}")


def check_handed_over(call: str, what: str, thing: object) -> None:
    """Can other processes be given this, and find it there?"""
    made = getattr(thing, "func", thing)  # of a functools.partial
    name = getattr(made, "__qualname__", repr(made))
    typed_in = getattr(made, "__module__", "") == "__main__" and not hasattr(sys.modules["__main__"], "__file__")
    try:
        pickle.dumps(thing)
    except Exception:
        typed_in = True
    if typed_in:
        fix = f"Define it at the top of a file (no lambda, not inside of a function, not typed in), {ONE}"
        raise InputError(call, 0, f"{what} {name} can't be found by other processes", fix) from None


def not_started(call: str, played: int) -> InputError:
    """Processes have ended by themselves."""
    if played:
        return InputError(call, 0, f"a process was ended from outside after {played} games", f"Look whether memory is short, {ONE}")
    return InputError(call, 0, "the processes did not start: each of them runs the file of your program first", GUARD)
