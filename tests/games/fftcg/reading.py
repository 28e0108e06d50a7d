"""Shared by the tests of text: a compiler that knows some names, jobs and categories of ours, and short ways to read with it."""

from __future__ import annotations

from functools import cache

from cardwright.games.fftcg.dialect import DIALECT
from cardwright.text.compiled import CompiledLine
from cardwright.text.compiler import Compiler
from cardwright.text.lexicon import Lexicon
from cardwright.text.tree import Node

NAMES = ("Mira Vale", "Old Bell", "Paper Crane")
JOBS = ("Lamplighter", "Harbor Guard")
CATEGORIES = ("LANTERN",)
CARD = {"name": "Mira Vale", "type": "Forward"}


@cache
def compiler() -> Compiler:
    return Compiler(DIALECT, lexicon=Lexicon(NAMES, JOBS, CATEGORY=CATEGORIES))


def read(text: str, type: str = "Forward") -> CompiledLine:
    """A line of the card Mira Vale."""
    record = {**CARD, "type": type}
    return compiler().line(DIALECT.marked(text, record), DIALECT.start(record), text)


def ability(text: str, type: str = "Forward") -> Node:
    """The one ability that the text gives; fails with the reason if it gives none."""
    line = read(text, type)
    assert line.failure is None, line.failure.message()
    assert len(line.abilities) == 1
    return line.abilities[0]


def effects(text: str) -> tuple[Node, ...]:
    """What the text does when it is a Summon's."""
    return ability(text, "Summon").many("do")


def of_kind(tree: Node, kind: str) -> list[Node]:
    return [node for node in tree.walk() if node.kind == kind]
