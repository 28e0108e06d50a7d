"""Files of cards: what Battle Spirits Saga prints is kept, effects may be listed taken apart, and faults say where they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright.cards import CardRecord, load_cards
from cardwright.errors import InputError

DRAKE: dict[str, object] = {
    "id": "T-1", "name": "Kettle Drake", "type": "Spirit", "color": ["Red", "Green"], "cost": 3, "reduction": ["red"],
    "symbols": ["red/green"], "family": ["KETTLE KIN"], "levels": [{"level": 1, "cores": 1, "bp": 2000}], "text": "",
}  # fmt: skip


def load(folder: Path, **changes: object) -> CardRecord:
    card = {key: value for key, value in (DRAKE | changes).items() if value is not None}
    file = folder / "cards.jsonl"
    file.write_text(json.dumps(card), encoding="utf-8")
    [found] = load_cards(file, "bss")
    return found


def test_a_family_is_a_trait_and_the_rest_is_kept(tmp_path: Path) -> None:
    card = load(tmp_path)
    assert card.traits == ("KETTLE KIN",)
    assert card.extra["symbols"] == ["red/green"]


def test_effects_that_are_taken_apart_are_put_together(tmp_path: Path) -> None:
    effects = [
        {"levels": [1], "steps": ["Flash"], "keywords": [{"name": "Awaken"}]},
        {"levels": [1], "condition": "When Summoned", "details": "Draw a card."},
        {"levels": [], "keywords": [{"name": "Armor", "modifier": ["Red", "Blue"]}]},
    ]
    card = load(tmp_path, effects=effects, text=None)
    assert card.text == "[LV1] [Flash] <Awaken>\n[LV1] 【When Summoned】 Draw a card.\n<Armor:Red, Blue>"


def test_a_magic_card_has_no_levels(tmp_path: Path) -> None:
    assert load(tmp_path, type="Magic", levels=None, family=None, symbols=None).kind == "Magic"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"color": None}, '"color" is missing'),
        ({"color": ["Pink"]}, '"Pink", which is no color'),
        ({"symbols": ["red/green/blue"]}, "which is no color"),
        ({"levels": None}, '"levels" is missing'),
        ({"levels": [{"level": 2, "cores": 1, "bp": 1}]}, "this is level 1"),
        ({"levels": [{"level": 1, "bp": 1000}]}, '"cores" is missing'),
        ({"levels": [{"level": 1, "cores": 1}]}, '"bp" is missing'),
        ({"cost": None}, '"cost" is missing'),
        ({"text": None, "effects": ["Draw a card."]}, "effect 1 is not an object"),
        ({"text": None, "effects": [{"steps": ["Lunch"]}]}, "Use Main and Flash"),
        ({"text": None, "effects": [{"levels": "1"}]}, "not a list of numbers"),
        ({"text": None, "effects": [{"keywords": ["Crush"]}]}, "not a list of objects"),
    ],
)
def test_faults_are_named(tmp_path: Path, changes: dict[str, object], said: str) -> None:
    with pytest.raises(InputError, match=r"cards\.jsonl:1") as fault:
        load(tmp_path, **changes)
    assert said in str(fault.value)
