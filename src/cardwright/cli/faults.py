"""One handler for whatever ends a command early: each is said in one line, with an exit code of its own.

2: what was given can't be used (an option, a file, a name, standard output). 130: stopped with Ctrl-C. 70: a fault of ours, which
CARDWRIGHT_TRACEBACK=1 shows in full.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from cardwright.cli.screen import ready_to_print
from cardwright.errors import InputError, Refused

REFUSED: Final = 2
STOPPED: Final = 130
OUR_FAULT: Final = 70
SHOW: Final = "CARDWRIGHT_TRACEBACK"


def carry_out(command: Callable[[], Any]) -> int:
    """Run a command; the exit code."""
    ready_to_print()
    try:
        code = command()
        if sys.stdout is not None:
            sys.stdout.flush()  # a full disk may say so only now
    except KeyboardInterrupt:
        code = STOPPED
    except BrokenPipeError:
        quiet(1)  # the reader of our output has gone (`| head`): nothing to say, and nobody to say it to
        return 0
    except BaseException as fault:
        return say(fault)
    if code == STOPPED:
        tell("Stopped.")
    return code if isinstance(code, int) else 0


def say(fault: BaseException) -> int:
    """One line about what has ended the command; the exit code."""
    if isinstance(fault, SystemExit):
        return fault.code if isinstance(fault.code, int) else 0
    usage = usage_of(fault)
    if usage is not None:
        if usage:
            tell(usage)
    elif isinstance(fault, InputError | Refused):
        tell(str(fault))
    elif isinstance(fault, OSError) and fault.filename is None:
        quiet(1)
        tell(f"standard output: it can't be written ({fault.strerror or fault}). Write to a place that has room.")
    elif isinstance(fault, OSError):
        what_to_do = "Check the path, its permissions and the room on the disk."
        tell(f"{fault.filename}: the system refused it ({fault.strerror}). {what_to_do}")
    elif isinstance(fault, MemoryError):
        tell("memory: there is not enough of it. Give less at once, or use fewer processes (--jobs).")
    else:
        if os.environ.get(SHOW):
            traceback.print_exception(fault)
        tell(f"a fault of Cardwright's own: {type(fault).__name__}: {fault}. Please report it; {SHOW}=1 shows where it happened.")
        return OUR_FAULT
    return REFUSED


def usage_of(fault: BaseException) -> str | None:
    """What is wrong with options and arguments, in one line; empty where the help was shown instead, None for every other fault.
    (The library that reads them has its own classes for it, which have moved from release to release: they are known by what they
    can do.)"""
    message = getattr(fault, "format_message", None)
    if message is None:
        return None
    said = message()
    if not said:
        return ""
    context = getattr(fault, "ctx", None)
    command = context.command_path.replace("python -m ", "") if context is not None else "cardwright"
    return f"{command}: {in_plain_words(said)} `{command} --help` shows what can be given."


def in_plain_words(message: str) -> str:
    """A library's message as a sentence of ours."""
    text = " ".join(message.split()).removeprefix("Invalid value for ").removeprefix("Invalid value: ").replace("'", "")
    for theirs, ours in WORDS.items():
        text = text.replace(theirs, ours)
    text = re.sub(r"Got unexpected extra argument\S* \((.*)\)", r"this is more than it takes: \1.", text)
    return text if text.endswith((".", "?", ")")) else text + "."


WORDS: Final = {
    "Input should be a valid integer, unable to parse string as an integer": "a whole number, please",
    "Input should be a valid number, unable to parse string as a number": "a number, please",
    "Input should be greater than or equal to": "it must be at least",
    "Input should be less than or equal to": "it must be at most",
    "Input should be": "it must be",
    "Value error, embedded null byte": "this can't be the name of a file",
    "No such option:": "there is no option",
    "No such command": "there is no command",
    "Missing argument": "something is missing:",
    "Missing option": "something is missing:",
}


def tell(line: str) -> None:
    """One line on standard error, whatever stands in it."""
    with suppress(OSError, ValueError):
        print(" ".join(line.split("\n")), file=sys.stderr, flush=True)


def quiet(stream: int) -> None:
    """From here on, nothing more is written there: Python would complain once more as it ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
