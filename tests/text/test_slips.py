"""Slips and lost signs of the source: they are named with the likely text, and the line stays not understood."""

from __future__ import annotations

import pytest

from cardwright.text.compiler import Compiler
from cardwright.text.report import dialect_of
from cardwright.text.slips import likely_text


def read(game, text, kind):
    record = {"id": "1", "name": "Odd Lamp", "kind": kind, "type": kind, "text": text, "traits": []}
    compiler = Compiler(dialect_of(game), [record])
    return compiler, record, compiler.compile(record).lines[0]


@pytest.mark.parametrize(("game", "kind", "slip", "right"), [
    ("sve", "Spell", "Selet a follower on the field and destroy it.", "Select a follower on the field and destroy it."),
    ("sve", "Spell", "Look at the top card of you deck.", "Look at the top card of your deck."),
    ("weiss", "Character", "【AUTO】 When this card attacks, search you deck for up to 1 character, and put it into your hand.",
     "【AUTO】 When this card attacks, search your deck for up to 1 character, and put it into your hand."),
])  # fmt: skip
def test_a_slip_is_named_with_the_likely_text(game, kind, slip, right):
    compiler, record, line = read(game, slip, kind)
    assert not line.understood and likely_text(compiler, record, line) == right


def test_a_line_that_says_something_else_is_no_slip():
    compiler, record, line = read("sve", "Juggle an enemy follower on the field.", "Spell")
    assert not line.understood and likely_text(compiler, record, line) == ""


@pytest.mark.parametrize(("game", "kind", "text", "what"), [
    ("weiss", "Event", "Choose 1 climax with in its trigger icon in your waiting room, and return it to your hand.", "icon"),
    ("weiss", "Character", "【CONT】 All of your characters get +1--- power.", "digits"),
])  # fmt: skip
def test_a_lost_sign_is_named_with_what_to_write(game, kind, text, what):
    _, _, line = read(game, text, kind)
    assert line.failure.reason == "lost sign" and what in line.failure.message() and "write" in line.failure.message()
