"""The page of the limits, from the module that names them."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

from cardwright import limits

INTRODUCTION = """\
# Limits

{}

| | limit | of what |
|---|---|---|
"""


def limits_page() -> str:
    body = ast.parse(Path(limits.__file__).read_text(encoding="utf-8")).body
    rows = []
    for one, after in pairwise(body):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and isinstance(after, ast.Expr):
            assert isinstance(after.value, ast.Constant)
            rows.append(f"| `{one.target.id}` | {getattr(limits, one.target.id):,} | {' '.join(str(after.value.value).split())} |")
    what = (limits.__doc__ or "").partition("docs/limits.md")[0]
    return INTRODUCTION.format(" ".join(what.split())) + "\n".join(rows) + "\n"
