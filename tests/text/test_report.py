"""The check report: figures, shapes and stops, as data, as JSON and for the terminal; our own cards are understood whole."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from cardwright.reference import real_cards
from cardwright.text.report import UnknownGame, check
from tests.text.test_audits import our_records

CARDS = [
    {"id": "1", "name": "Old Bell", "kind": "Amulet", "text": "[fanfare] Draw a card.\n[lastwords] Summon a Paper Crane token."},
    {"id": "2", "name": "Old Bell Evolved", "kind": "Amulet", "text": "Ward.\n[fanfare] Juggle 3 lanterns."},
    {"id": "3", "name": "Moss Giant", "kind": "Follower", "text": ""},
    {"id": "4", "name": "Damp Spark", "kind": "Spell", "text": "This card costs 1 less to play.\n----------\nDestroy it."},
]


def test_the_report_counts_cards_and_lines() -> None:
    report = check(CARDS, "sve")
    assert (report.cards, report.understood, report.lines, report.lines_understood) == (4, 2, 6, 4)
    assert [(trouble.name, trouble.line, trouble.reason) for trouble in report.troubles] == [
        ("Old Bell", 2, "not read"),
        ("Damp Spark", 2, "unbound"),
    ]
    assert report.shapes[0] == ("[fanfare] ▸ NAME 3 lanterns", 1) or report.shapes[0][1] == 1
    assert report.running is None


def test_sections_and_mentions_are_kept() -> None:
    bell, _, _, spark = check(CARDS, "sve").compiled
    assert bell.mentions == ("Paper Crane",)
    assert [line.section for line in spark.lines] == [0, 1]


def test_the_report_is_one_json_object() -> None:
    shown = json.loads(check(CARDS, "sve").as_json())
    assert {"cards", "understood", "running", "lines", "lines_understood", "seconds", "shapes", "not_understood"} <= set(shown)
    assert shown["not_understood"][0]["text"] == "[fanfare] Juggle 3 lanterns."


def test_the_report_shows_where_reading_stopped() -> None:
    out = io.StringIO()
    Console(file=out, width=160).print(check(CARDS, "sve").as_rich())
    assert "[fanfare] ▸ Juggle 3 lanterns." in " ".join(out.getvalue().split())
    assert "2 of 4 (50.0%)" in out.getvalue()


def test_no_cards_are_no_fault() -> None:
    assert check([], "sve").understood == 0


def test_a_game_without_a_dialect_is_named() -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        check(CARDS, "chess")


def test_our_own_cards_are_understood_whole() -> None:
    report = check(our_records(), "sve")
    assert [(trouble.name, trouble.message) for trouble in report.troubles] == []


def test_the_printed_cards_are_understood_for_the_most_part() -> None:
    cards = real_cards("sve")
    if cards is None:
        pytest.skip("the printed cards are not here")
    report = check(cards, "sve")
    assert report.understood / report.cards > 0.87
