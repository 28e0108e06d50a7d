"""Changes that cannot make a difference: marked in a file, by place and change, each with its reason."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from cardwright.errors import InputError
from cardwright.judge.mutants.breaking import Change

FILE = Path("tests") / "mutants" / "no_difference.json"


class Mark(msgspec.Struct, forbid_unknown_fields=True):
    """One change that no test could notice, and why."""

    place: str
    change: str
    why: str


def read_marks(file: Path = FILE) -> list[Mark]:
    if not file.is_file():
        return []
    try:
        marks = msgspec.json.decode(file.read_bytes(), type=list[Mark])
    except msgspec.DecodeError as fault:
        raise InputError(file, 0, f"the list of changes that make no difference is broken ({fault})", "Correct it") from None
    for mark in marks:
        if not mark.why.strip():
            raise InputError(file, 0, f"{mark.place}: {mark.change} has no reason", "Say why no test could notice it")
    return marks


def marked(changes: Iterable[Change], marks: Iterable[Mark]) -> set[str]:
    """The keys of the changes that are marked."""
    wanted = {(mark.place, mark.change) for mark in marks}
    return {change.key for change in changes if (change.function.place, change.text) in wanted}


def stale(changes: Iterable[Change], marks: Iterable[Mark], killed: Iterable[Change] = ()) -> list[str]:
    """What is marked and is not there any more, or is noticed by a test after all."""
    changes = list(changes)
    there = {(change.function.place, change.text) for change in changes}
    files = {change.function.place.split()[0] for change in changes}
    noticed = {(change.function.place, change.text) for change in killed}
    out = []
    for mark in marks:
        if mark.place.split()[0] in files and (mark.place, mark.change) not in there:
            out.append(f"{mark.place}: there is no change \"{mark.change}\" any more: take it out of the list")
        elif (mark.place, mark.change) in noticed:
            out.append(f"{mark.place}: a test notices \"{mark.change}\": take it out of the list")
    return out
