"""Where the project's code cites the clauses of a game: what the rulebook reader shows beside a clause."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from cardwright.games.finding import data_folder
from cardwright.judge.clauses import clause_list

# A clause stands in quotation marks where a rule is refused or an event made, and at the beginning of a step's docstring.
_QUOTED = re.compile(r'"{1,3}([^"\n]{1,120})')
_CLAUSE = re.compile(r"[A-Z]?:?\d[\w.:#-]*")


@cache
def places(game: str) -> dict[str, list[str]]:
    """For each clause the lines that cite it, as `games/sve/combat.py:41`; empty where the sources are not installed."""
    folder = data_folder(game).parent
    known = clause_list(game)
    out: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder.parents[1]).as_posix()
        for number, line in enumerate(lines_of(file), start=1):
            for quoted in _QUOTED.findall(line):
                for clause in _CLAUSE.findall(quoted):
                    clause = clause.rstrip(".:")
                    if clause in known and f"{name}:{number}" not in out.get(clause, ()):
                        out.setdefault(clause, []).append(f"{name}:{number}")
    return out


def lines_of(file: Path) -> list[str]:
    return [line.split("  # ")[0] for line in file.read_text(encoding="utf-8").split("\n")]
