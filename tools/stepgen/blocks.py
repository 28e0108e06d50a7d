"""The marked blocks of generated lines inside a file that its author writes by hand."""

from __future__ import annotations

from pathlib import Path

from stepgen.errors import SourceError

BEGIN = "# -- generated from the steps above: make steps"
FIELDS = "# -- generated from the fields of saved classes: make steps"
END = "# -- end of generated"


def without_blocks(path: Path, source: str) -> list[str]:
    """The author's own lines: every generated block is taken out, with the blank lines that led to it."""
    kept: list[str] = []
    opened = 0
    for number, line in enumerate(source.splitlines(), start=1):
        mark = line.strip()
        if mark in (BEGIN, FIELDS):
            if opened:
                raise SourceError(path, number, f"a generated block begins inside the one of line {opened}")
            opened = number
            while kept and not kept[-1].strip():
                kept.pop()
        elif mark == END:
            if not opened:
                raise SourceError(path, number, f"'{END}' without '{BEGIN}' above it; delete the line")
            opened = 0
        elif not opened:
            kept.append(line)
    if opened:
        raise SourceError(path, opened, f"this block has no '{END}'; add the line or delete the block, then make steps")
    return kept


def with_blocks(lines: list[str], after: dict[int, list[str]], mark: str = BEGIN) -> str:
    """The lines again, with a block behind each numbered line of `after`."""
    out: list[str] = []
    for number, line in enumerate(lines, start=1):
        out.append(line)
        if number in after:
            out.append("")
            out.extend(_marked(after[number], mark))
    while out and not out[-1].strip():
        out.pop()
    return "\n".join(out) + "\n"


def _marked(lines: list[str], mark: str) -> list[str]:
    return ["    " + line if line else "" for line in [mark, *lines, END]]
