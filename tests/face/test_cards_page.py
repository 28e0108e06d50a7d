"""docs/cards.md: the cards and decks that it shows load and may be played, and the formats that it names are those there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import cardwright as cw
from cardwright.cards.loading import known_fields
from cardwright.cards.shapes import shape_of
from cardwright.games.registry import game_named
from tests.face import documented

PAGE = (documented.PROJECT / "docs" / "cards.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## [^\n]*\(`(\w+)`\)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))


def shown(code: str, kind: str) -> str:
    [text] = [text for found, text in documented.BLOCK.findall(SECTIONS[code]) if found == kind]
    return str(text)


def test_every_game_has_its_section() -> None:
    assert sorted(SECTIONS) == sorted(cw.games())


@pytest.mark.parametrize("code", cw.games())
def test_the_deck_that_is_shown_may_be_played_from_a_file_and_as_a_dictionary(code: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(shown(code, "json"), encoding="utf-8")
    deck = cw.load_deck(file, code)
    values = json.loads(shown(code, "json"))
    assert cw.load_deck(values, code) == deck
    assert cw.new_game(code, file, deck, seed=1).decision is not None
    for part in values:
        assert f"`{part}`" in SECTIONS[code] or f"`{part}`" in PAGE.partition("## ")[0], f"{part} is not explained"


@pytest.mark.parametrize("code", cw.games())
def test_the_cards_that_are_shown_load_and_all_their_fields_are_explained(code: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    file.write_text(shown(code, "jsonl"), encoding="utf-8")
    ours = {card.id: card for card in cw.cards(code)}
    assert [ours[card.id] for card in cw.load_cards(file, code)] == cw.load_cards(file, code)
    explained = set(re.findall(r"`(\w+)`", PAGE.partition("## ")[0] + SECTIONS[code]))
    for line in shown(code, "jsonl").splitlines():
        assert set(json.loads(line)) <= explained


@pytest.mark.parametrize("code", cw.games())
def test_no_field_is_explained_that_is_not_read(code: str) -> None:
    known, _ = known_fields(shape_of(code))
    table = SECTIONS[code].partition("| deck |")[0]
    named = {name for row in re.findall(r"^\| (`.*?) \|", table, re.M) for name in re.findall(r"`(\w+)`", row)}
    assert named <= known


@pytest.mark.parametrize("code", cw.games())
def test_the_formats_that_are_named_are_those_there_are(code: str) -> None:
    deck = SECTIONS[code].partition("| deck |")[2]
    row = re.search(r"^\| `format` \| (.*) \|$", deck, re.M)
    assert re.findall(r"`([^`]+)`", row[1] if row else "") == list(game_named(code).formats)


@pytest.mark.parametrize(("code", "change", "hint"), [
    ("sve", {"atack": 3}, 'Did you mean "attack"?'),
    ("sve", {"card_class": "Neutral"}, 'Did you mean "class"?'),
    ("fow", {"attack": 300}, 'Did you mean "atk"?'),
    ("bss", {"colour": "red"}, 'Did you mean "color"?'),
    ("fftcg", {"attack": 5000}, 'Did you mean "power"?'),
    ("weiss", {"triger": ["soul"]}, 'Did you mean "trigger"?'),
])  # fmt: skip
def test_a_misspelt_field_is_answered_with_the_right_one(code: str, change: dict[str, object], hint: str, tmp_path: Path) -> None:
    values = json.loads(shown(code, "jsonl").splitlines()[0]) | change
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps(values), encoding="utf-8")
    with pytest.raises(cw.InputError) as wrong:
        cw.load_cards(file, code)
    assert str(wrong.value).startswith(f"{file}:1: card ") and str(wrong.value).endswith(hint)


def test_what_else_a_file_says_is_kept() -> None:
    text = json.dumps(json.loads(shown("sve", "jsonl").splitlines()[0]) | {"artist": "somebody"})
    file = Path("cards.jsonl")
    from cardwright.cards import parse_cards

    [card] = parse_cards(file, text, shape_of("sve"))
    assert card.extra["artist"] == "somebody"


def test_a_fault_of_a_deck_names_its_line(tmp_path: Path) -> None:
    values = json.loads(shown("sve", "json"))
    values["main"]["Stone Lion"] = 9
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(values, indent=2), encoding="utf-8")
    line = next(n for n, text in enumerate(file.read_text().splitlines(), 1) if '"Stone Lion": 9' in text)
    with pytest.raises(cw.InputError, match=f"deck.json:{line}: this deck may not be played"):
        cw.load_deck(file, "sve")
