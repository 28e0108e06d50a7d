"""Slips of the source: what a line that is not understood would be with one word put right. It is told, never taken."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from cardwright.text.compiled import CompiledLine
from cardwright.text.compiler import Compiler, Record

LIKE: Final = 0.72  # how much of a word must be right
TRIED: Final = 3  # words that are tried in the place of one
_WORD = re.compile(r"[^\W\d_]+")
_STUCK = re.compile(r"(\w{3,}?)(and|or|other|Character|Forward)\b")
SMALL: Final = {  # words of the grammar that are often written for another one
    "you": ("your",), "or": ("of", "for"), "of": ("or",), "it": ("is",), "is": ("its",), "its": ("it's",), "an": ("and",),
}  # fmt: skip


def likely_text(compiler: Compiler, record: Record, line: CompiledLine) -> str:
    """The line with one word put right, if that makes it one with a meaning; else nothing."""
    failure = line.failure
    if failure is None or failure.reason != "not read":
        return ""
    start = compiler.dialect.start(record)
    for found in _near(line.text, failure.at):
        for word in _instead(found.group(), compiler):
            text = line.text[: found.start()] + word + line.text[found.end() :]
            if compiler.line(compiler.dialect.marked(text, record), start, text).understood:
                return text
    return ""


def _near(text: str, at: int) -> list[re.Match[str]]:
    """The word where reading stopped, and the two before it."""
    words = list(_WORD.finditer(text))
    after = next((i for i, word in enumerate(words) if word.end() > at), len(words))
    return words[max(0, after - 2) : after + 1][::-1]


def _instead(word: str, compiler: Compiler) -> list[str]:
    """What the word may have been: a word of the grammar that is spelt much like it, or two that were stuck together."""
    low = word.lower()
    out = [_like(word, other) for other in SMALL.get(low, ())]
    stuck = _STUCK.fullmatch(word)
    if stuck is not None:
        out.append(f"{stuck.group(1)} {stuck.group(2)}")
    if low not in compiler.dialect.vocabulary and len(low) > 3:
        known = [other for other in compiler.dialect.vocabulary if other.isalpha()]
        close = get_close_matches(low, known, TRIED, LIKE)
        out += [_like(word, other) for other in close] + [_like(word, other) + "s" for other in close if low.endswith("s")]
    return out


def _like(word: str, other: str) -> str:
    return other.capitalize() if word[0].isupper() else other
