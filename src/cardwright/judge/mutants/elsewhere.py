"""What the tests of other games have noticed. Code that games share is one piece of code: a rule that only one rulebook asks of the
kernel (zones that cards leave one by one, say) is broken for that game alone, and its tests are the ones that fail.

Equal lots are drawn for equal changes, so whoever tries several games with one seed breaks the same shared code in each of them.
"""

from __future__ import annotations

from pathlib import Path

from cardwright.judge.mutants.record import read
from cardwright.judge.mutants.results import Results
from cardwright.judge.mutants.tests_known import contents

RESULTS, TESTS = "-results.jsonl", "-tests.json"


def noticed_elsewhere(folder: Path, game: str, root: Path) -> set[str]:
    """The keys of changes that a test of another game is known to notice, and that still is as it was."""
    keys: set[str] = set()
    for file in sorted(folder.glob(f"*{RESULTS}")):
        other = file.name.removesuffix(RESULTS)
        if other != game:
            standing = set(contents(read(folder / f"{other}{TESTS}"), root).values())
            keys |= {key for key, result in Results(file).known.items() if not standing.isdisjoint(result.noticed)}
    return keys
