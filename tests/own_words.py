"""Runs of words: what is ours shares no long one with a rulebook or a printed card."""

from __future__ import annotations

import re

import pytest

from cardwright.reference import reference_folder

Runs = set[tuple[str, ...]]

RUN_OF_A_CARD = 30
RUN_OF_THE_RULEBOOK = 13
ICON = re.compile(r"\[[a-z]+\w*\]")


def words(text: str) -> list[str]:
    """Words in small letters; icons are left out, since the rulebook's are lost."""
    return re.findall(r"[a-z0-9@']+", ICON.sub(" ", text.lower().replace("’", "'")))


def runs(text: str, length: int) -> Runs:
    """All runs of that many consecutive words."""
    found = words(text)
    return {tuple(found[at : at + length]) for at in range(len(found) - length + 1)}


def rulebook_text(game: str) -> str:
    """The whole rulebook; a test that needs it is skipped where it is not."""
    folder = reference_folder()
    path = folder / "rules" / f"{game}.txt" if folder else None
    if path is None or not path.is_file():
        pytest.skip("the rulebook is not here")
    return path.read_text(encoding="utf-8")
