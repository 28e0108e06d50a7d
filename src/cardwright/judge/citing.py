"""Which clauses the code cites at all, read from the source: a clause that no code cites can't be shown by any test."""

from __future__ import annotations

import ast
from pathlib import Path

import cardwright
from cardwright.games.finding import data_folder
from cardwright.judge.clauses import clause_list, testable_clauses

SHARED_CODE = ("kernel", "effects")
NO_RULES = "outside"  # of a game's folders


def source_files(game: str) -> list[Path]:
    """The code that carries out a game's rules."""
    root = Path(cardwright.__file__).resolve().parent
    folders = [root / part for part in SHARED_CODE] + [data_folder(game).parent]
    return sorted(file for folder in folders for file in folder.rglob("*.py") if NO_RULES not in file.relative_to(folder).parts)


def citing_files(game: str) -> dict[str, set[Path]]:
    """The files that cite each clause: it stands there as a text of its own, or in a list such as "8.4.3, 8.4.3.1".
    Docstrings don't count."""
    known = clause_list(game)
    found: dict[str, set[Path]] = {}
    for file in source_files(game):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        described = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
                for part in node.value.replace(" | ", ", ").split(", "):
                    if part in known:
                        found.setdefault(part, set()).add(file)
    return found


def uncited_clauses(game: str) -> list[str]:
    """The testable clauses that no code cites, in the rulebook's order."""
    cited = citing_files(game)
    return [clause.id for clause in testable_clauses(game) if clause.id not in cited]
