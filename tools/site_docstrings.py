"""Examples in docstrings as blocks of code on the site: what stands after prompts is no markdown. (An extension of griffe.)"""

from __future__ import annotations

from typing import Any

import griffe


class Fenced(griffe.Extension):
    """Puts fences around what stands after prompts."""

    def on_object(self, *, obj: griffe.Object, **given: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring with its examples fenced: each from its first prompt to the next blank line."""
    out: list[str] = []
    inside = False
    for line in text.split("\n"):
        if not inside and line.lstrip().startswith(">>>"):
            out += ["", "```pycon"]
            inside = True
        elif inside and not line.strip():
            out.append("```")
            inside = False
        out.append(line.strip() if inside and line.lstrip().startswith((">>>", "...")) else line)
    return "\n".join([*out, "```"] if inside else out)
