"""Formats: a deck file names one, and only decks of one format meet."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.cards import Deck, FormatsDiffer, by_format, load_deck, one_format, pairs_that_meet, starter_decks, starter_pool
from cardwright.errors import InputError
from cardwright.face.decks import find_deck
from cardwright.games.registry import game_named


def deck(name: str, format: str) -> Deck:
    return replace(starter_decks("fow")["long-lamp"], name=name, format=format)


DECKS = {"a": deck("Ash", "standard"), "b": deck("Brine", "valhalla"), "c": deck("Clay", "standard")}


def test_two_decks_of_different_formats_do_not_meet() -> None:
    assert one_format([DECKS["a"], DECKS["c"]]) == "standard"
    with pytest.raises(FormatsDiffer, match="Ash is built for the format standard and Brine for valhalla"):
        one_format([DECKS["a"], DECKS["b"]])


def test_no_game_is_prepared_for_them_either() -> None:
    with pytest.raises(FormatsDiffer):
        game_named("fow").prepare([DECKS["a"], DECKS["b"]])


def test_pairs_are_of_one_format_and_the_formats_take_turns() -> None:
    assert pairs_that_meet(DECKS) == [("a", "a"), ("b", "b"), ("a", "c"), ("c", "a"), ("c", "c")]
    assert by_format(DECKS.values()) == [[DECKS["a"], DECKS["c"]], [DECKS["b"]]]


@pytest.mark.parametrize(("game", "usual"), [("sve", "standard"), ("fow", "standard"), ("fftcg", "constructed")])
def test_a_deck_that_names_no_format_is_of_the_usual_one(tmp_path: Path, game: str, usual: str) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps({"name": "Plain", "game": game, "main": {"Somebody": 1}}), encoding="utf-8")
    assert load_deck(file).format == usual == game_named(game).formats[0]


def test_a_format_that_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps({"name": "Lost", "game": "fow", "format": "walhalla", "main": {"Tin Page": 1}}), encoding="utf-8")
    with pytest.raises(InputError, match='Force of Will has no format "walhalla"') as caught:
        find_deck(game_named("fow"), str(file), starter_pool("fow"))
    assert "valhalla" in caught.value.fix
