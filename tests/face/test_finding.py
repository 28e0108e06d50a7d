"""Games, decks and cards by the names that people give them; and what they are told about wrong ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cardwright as cw
from cardwright.cards import starter_deck_lists

SWORD = cw.decks("sve")["swordcraft"]


def test_a_deck_by_name_by_file_as_a_deck_and_spelt_out(tmp_path: Path) -> None:
    listed = starter_deck_lists("sve")["swordcraft"]
    values = json.loads(Path(listed.file).read_text(encoding="utf-8"))
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(values), encoding="utf-8")
    for given in ("swordcraft", listed.name, file, str(file), SWORD, values):
        assert cw.load_deck(given, "sve") == SWORD


def test_an_unknown_deck_is_answered_with_those_there_are() -> None:
    with pytest.raises(cw.InputError) as wrong:
        cw.new_game("sve", "swrodcraft", "runecraft")
    assert "Did you mean swordcraft" in str(wrong.value) and "havencraft" in str(wrong.value)


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(cw.InputError, match="sve"):
        cw.new_game("chess", "white", "black")


def test_a_list_of_names_is_a_deck_that_must_obey_the_rules() -> None:
    with pytest.raises(cw.InputError, match=r"may not be played: .*6\.1"):
        cw.load_deck(["Acorn Scout", "Acorn Scout"], "sve")


def test_a_deck_of_another_game_is_refused() -> None:
    with pytest.raises(cw.InputError, match='this is a deck for "sve"'):
        cw.load_deck(SWORD, "weiss")


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(cw.InputError, match="random or greedy or search"):
        cw.bots.make("genius", "sve")
