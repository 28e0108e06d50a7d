"""Comparisons where a tie makes no difference: `a if a < b else b`, or `if a < b: a = b`. Of two equal numbers it takes either."""

from __future__ import annotations

import ast
from collections.abc import Iterator

ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def ties_in(function: ast.FunctionDef) -> set[int]:
    """The comparisons, by the `id` of their nodes, that say the same with and without "or equal"."""
    return {id(test) for node in ast.walk(function) for test in _larger_or_smaller(node)}


def _larger_or_smaller(node: ast.AST) -> Iterator[ast.Compare]:
    if isinstance(node, ast.IfExp):
        yield from _of(node.test, node.body, node.orelse)
    elif isinstance(node, ast.If) and len(node.body) == 1 and not node.orelse:
        done = node.body[0]
        if isinstance(done, ast.Assign) and len(done.targets) == 1:
            yield from _of(node.test, done.targets[0], done.value)


def _of(test: ast.expr, one: ast.expr, other: ast.expr) -> Iterator[ast.Compare]:
    """The test, if it compares just these two."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ORDERED):
        if {ast.unparse(test.left), ast.unparse(test.comparators[0])} == {ast.unparse(one), ast.unparse(other)}:
            yield test
