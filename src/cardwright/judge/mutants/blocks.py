"""Which parts of the rules' code a test runs: each block of statements notes that it was run.

A block is a list of statements that run one after the other: a function's body, one side of an `if`, what a loop repeats. So a
function is exchanged for one that has a note at the head of each block; this costs a test a tenth of its time, where a look at
every line would make it ten times as slow.
"""

from __future__ import annotations

import ast
import copy
import importlib
from collections.abc import Iterator, Sequence

from cardwright.judge.mutants.functions import Function

NOTES = "__blocks_that_ran__"


def blocks_of(node: ast.FunctionDef) -> list[list[ast.stmt]]:
    """The function's blocks, in an order that only depends on its text."""
    return list(blocks_inside(node))


def blocks_inside(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for field in ("body", "orelse", "finalbody"):
        block = getattr(node, field, None)
        if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
            yield block
            for statement in block:
                yield from blocks_inside(statement)
    for handler in getattr(node, "handlers", []):
        yield from blocks_inside(handler)


class Notes:
    """The notes of all blocks of some functions, in this process."""

    def __init__(self, functions: Sequence[Function]) -> None:
        self.where: list[tuple[Function, int]] = []
        self.ran = bytearray(sum(len(blocks_of(f.node)) for f in functions))
        for function in functions:
            self._write_into(function)

    def _write_into(self, function: Function) -> None:
        node = copy.deepcopy(function.node)
        for number, block in enumerate(blocks_of(node)):
            note = ast.parse(f"{NOTES}[{len(self.where)}] = 1").body[0]
            described = number == 0 and isinstance(block[0], ast.Expr) and isinstance(block[0].value, ast.Constant)
            block.insert(1 if described else 0, note)
            self.where.append((function, number))
        setattr(importlib.import_module(function.module), NOTES, self.ran)
        function.exchange(node)

    def take(self) -> dict[str, list[int]]:
        """What ran since the last time: of each function's place, its blocks."""
        out: dict[str, list[int]] = {}
        at = self.ran.find(1)
        while at >= 0:
            function, block = self.where[at]
            out.setdefault(function.place, []).append(block)
            self.ran[at] = 0
            at = self.ran.find(1, at + 1)
        return out
