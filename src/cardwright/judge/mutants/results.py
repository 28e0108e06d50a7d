"""Which test noticed which change, kept by content: of the function (it is part of a change's key) and of the tests.

Shared code is tried for several games, partly by the same tests, so what is known from another game's trials holds here too.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec


class Result(msgspec.Struct):
    """What is known about one change."""

    key: str
    noticed: list[str] = []  # the contents of tests that noticed it
    missed: list[str] = []  # the contents of tests that did not


class Results:
    """All that is known, in a file to which each result is added at once; and what other files know besides."""

    def __init__(self, file: Path, others: Iterable[Path] = ()) -> None:
        self.file = file
        self.known = read(file)
        self.besides = [read(other) for other in others if other != file]

    def noticed(self, key: str, tests: dict[str, str]) -> set[str]:
        """The tests that are known to notice the change, and are still the same."""
        contents = {content for known in (self.known, *self.besides) if key in known for content in known[key].noticed}
        return {name for name, content in tests.items() if content in contents} if contents else set()

    def missed(self, key: str, tests: dict[str, str]) -> set[str]:
        """The tests that are known not to notice it, and are still the same."""
        contents = {content for known in (self.known, *self.besides) if key in known for content in known[key].missed}
        return {name for name, content in tests.items() if content in contents} if contents else set()

    def note(self, key: str, noticed: set[str], missed: set[str]) -> None:
        """Contents of tests that noticed a change, and of others that did not."""
        before = self.known.get(key, Result(key))
        result = Result(key, sorted({*before.noticed, *noticed}), sorted({*before.missed, *missed}))
        self.known[key] = result
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode(result) + b"\n")

    def tidy(self) -> None:
        """Keep one line for each change."""
        if self.known:
            new = self.file.with_suffix(".new")
            new.write_bytes(b"".join(msgspec.json.encode(result) + b"\n" for result in self.known.values()))
            new.replace(self.file)  # at once: another game's trials may be reading it


def read(file: Path) -> dict[str, Result]:
    if not file.is_file():
        return {}
    results = [msgspec.json.decode(line, type=Result) for line in file.read_bytes().splitlines()]
    return {result.key: result for result in results}
