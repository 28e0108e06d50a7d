"""Where a clause is carried out: the modules that cite it, and for a clause of a topic the shared code that cites the topic."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cardwright
from cardwright.judge.citing import source_files

ROOT = Path(cardwright.__file__).resolve().parent


def carried_out(game: str, number: str) -> list[str]:
    """Each as `games/sve/attacking.py AttackWithFollower`. A word of card texts that the clause is behind stands in quotes."""
    found: list[str] = []
    topics: set[str] = set()
    for file in source_files(game):
        for scope, word in citations(file, {number}):
            if word.startswith("@"):
                topics.add(word)
            else:
                found.append(place(file, scope, word))
    for file in source_files(game) if topics else []:
        found += [place(file, scope) for scope, _ in citations(file, topics)]
    return list(dict.fromkeys(found))


def place(file: Path, scope: str, word: str = "") -> str:
    inside = file.relative_to(ROOT) if ROOT in file.parents else Path(*file.parts[-2:])
    return " ".join(part for part in (inside.as_posix(), scope, f'"{word}"' if word else "") if part)


def citations(file: Path, names: set[str]) -> Iterator[tuple[str, str]]:
    """For each place where one of the names stands as a text or in a list of clauses: the class, function or constant, and the key
    of the table if it stands in one. Docstrings and the keys themselves don't count."""
    source = file.read_text(encoding="utf-8")
    if any(name in source for name in names):
        yield from within(ast.parse(source), "", "", names)


def within(node: ast.AST, scope: str, word: str, names: set[str]) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and not names.isdisjoint(node.value.replace(" | ", ", ").split(", ")):
            yield scope, word
    elif isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            text = key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else word
            yield from within(value, scope, text, names)
    elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            scope = f"{scope}.{node.name}" if scope else node.name
        elif not scope and isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            scope = node.target.id
        for inner in ast.iter_child_nodes(node):
            yield from within(inner, scope, word, names)
