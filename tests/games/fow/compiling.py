"""Shared by the tests of text: a compiler that knows some names and races of ours, and short ways to read with it."""

from __future__ import annotations

from functools import cache

from cardwright.games.fow.dialect import DIALECT
from cardwright.text.compiled import CompiledLine
from cardwright.text.compiler import Compiler
from cardwright.text.lexicon import Lexicon
from cardwright.text.tree import Node

NAMES = ("Mirrored Duke", "Old Bell, the Quiet", 'Page "Ink"')
RACES = ("Lampkeeper", "Emberkin", "Four Sacred Otters", "Fairy", "Elf")


@cache
def compiler() -> Compiler:
    return Compiler(DIALECT, lexicon=Lexicon(NAMES, RACES))


def read(text: str, chant: bool = False) -> CompiledLine:
    return compiler().line(text, "chant_line" if chant else "line")


def abilities(text: str, chant: bool = False) -> tuple[Node, ...]:
    """What the text gives; fails with the reason if it is not understood."""
    line = read(text, chant)
    assert line.failure is None, line.failure.message()
    return line.abilities


def ability(text: str, chant: bool = False) -> Node:
    found = abilities(text, chant)
    assert len(found) == 1
    return found[0]


def effects(text: str) -> tuple[Node, ...]:
    """What the text does when it is a chant's."""
    return ability(text, chant=True).many("do")


def of_kind(tree: Node, kind: str) -> list[Node]:
    return [node for node in tree.walk() if node.kind == kind]
