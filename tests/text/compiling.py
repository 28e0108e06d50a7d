"""Shared by the tests of text: a compiler that knows some names and traits of ours, and short ways to read with it."""

from __future__ import annotations

from functools import cache

from cardwright.games.sve.dialect import DIALECT
from cardwright.text.compiled import CompiledLine
from cardwright.text.compiler import Compiler
from cardwright.text.lexicon import Lexicon
from cardwright.text.tree import Node

NAMES = ("Lantern Imp", "Moss Giant", "Paper Crane", "Old Bell")
TRAITS = ("Pixie", "Beast", "Sailor")


@cache
def compiler() -> Compiler:
    return Compiler(DIALECT, lexicon=Lexicon(NAMES, TRAITS))


def read(text: str, spell: bool = False) -> CompiledLine:
    return compiler().line(text, "spell_line" if spell else "line")


def ability(text: str, spell: bool = False) -> Node:
    """The one ability that the text gives; fails with the reason if it gives none."""
    line = read(text, spell)
    assert line.failure is None, line.failure.message()
    assert len(line.abilities) == 1
    return line.abilities[0]


def effects(text: str) -> tuple[Node, ...]:
    """What the text does when it is a spell's."""
    return ability(text, spell=True).many("do")


def of_kind(tree: Node, kind: str) -> list[Node]:
    return [node for node in tree.walk() if node.kind == kind]
