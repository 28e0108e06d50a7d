"""Lines of our own wording, read in the dialect of any game; for tests that hold for several of them."""

from __future__ import annotations

from functools import cache

from cardwright.text.compiled import CompiledLine
from cardwright.text.compiler import Compiler
from cardwright.text.lexicon import Lexicon
from cardwright.text.report import dialect_of
from cardwright.text.tree import Node

NAMES = ("Lantern Imp", "Moss Giant", "Paper Crane", "Old Bell", "Tin Soldier", "Reed Flute")
TRAITS = ("Pixie", "Beast", "Sailor")
# what a line is read as that a card does when it is played
PLAYED = {"sve": "spell_line", "fow": "chant_line", "fftcg": "summon_line", "weiss": "event_line", "bss": "line"}


@cache
def compiler(game: str) -> Compiler:
    return Compiler(dialect_of(game), lexicon=Lexicon(NAMES, TRAITS))


def read(game: str, text: str, name: str = "Tin Soldier", played: bool = False) -> CompiledLine:
    """The line as one of a card of that name."""
    known = compiler(game)
    record = {"name": name, "type": "Forward", "text": text}
    return known.line(known.dialect.marked(text, record), PLAYED[game] if played else "line", text)


def ability(game: str, text: str, name: str = "Tin Soldier", played: bool = False) -> Node:
    """The one ability that the text gives; fails with the reason if it gives none."""
    line = read(game, text, name, played)
    assert line.failure is None, line.failure.message()
    assert len(line.abilities) == 1
    return line.abilities[0]


def refused(game: str, text: str, played: bool = False) -> str:
    """Why the line is not understood."""
    failure = read(game, text, played=played).failure
    assert failure is not None, f"this is read: {text}"
    return failure.message()


def of_kind(tree: Node, kind: str) -> list[Node]:
    return [node for node in tree.walk() if node.kind == kind]


def one(tree: Node, kind: str) -> Node:
    """The one node of that kind."""
    (found,) = of_kind(tree, kind)
    return found


def introduced(tree: Node, kind: str, at: int = 0) -> int:
    """The slot of an introducer of that kind."""
    return of_kind(tree, kind)[at].number("slot")
