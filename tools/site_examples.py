"""The page of the examples: the programs of `examples`, each whole, as the tests run them."""

from __future__ import annotations

import ast
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"
INTRODUCTION = """\
# Examples

Programs of about a page. All lie in the folder `examples` of the project, and the tests run them.

"""


def examples_page() -> str:
    return INTRODUCTION + "\n".join(map(section, sorted(EXAMPLES.glob("*.py"))))


def section(file: Path) -> str:
    """A program under the first sentence of what it says of itself."""
    text = file.read_text(encoding="utf-8")
    about = (ast.get_docstring(ast.parse(text)) or "").partition("\n\n")[0].replace("\n", " ")
    return f"## {file.stem.replace('_', ' ').capitalize()}\n\n{about}\n\n```python\n{text.strip()}\n```\n"
