"""Card files of Weiss Schwarz: what the rules could not use is refused, with a word on what to do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright.cards import CardRecord, load_cards
from cardwright.errors import InputError

GOOD = {
    "id": "T-1", "name": "Tester", "type": "Character", "color": "YELLOW", "level": 0, "cost": 0, "power": 1000, "soul": 1,
    "text": "",
}  # fmt: skip


def load(folder: Path, **changes: object) -> list[CardRecord]:
    file = folder / "cards.jsonl"
    file.write_text(json.dumps({**GOOD, **changes}), encoding="utf-8")
    return load_cards(file, "weiss")


def test_a_character_loads_with_what_only_this_game_prints(tmp_path: Path) -> None:
    [card] = load(tmp_path, trigger=["SOUL", "SOUL"], side="W", traits=["Harbor"])
    assert card.kind == "Character"
    assert card.traits == ("Harbor",)
    assert (card.extra["color"], card.extra["power"], card.extra["trigger"]) == ("YELLOW", 1000, ["SOUL", "SOUL"])


@pytest.mark.parametrize(
    ("changes", "what", "fix"),
    [
        ({"color": "PURPLE"}, '"color" is "PURPLE"', "yellow, green, red, blue"),
        ({"color": None}, '"color" is missing', "Add"),
        ({"trigger": ["SOLE"]}, '"SOLE", which is no trigger icon', "soul, return"),
        ({"trigger": "SOUL"}, '"trigger" is "SOUL"', "Write"),
        ({"side": "X"}, '"side" is "X"', "Schwarz"),
        ({"type": "Monster"}, '"Monster" is no card type', "Character"),
        ({"level": "one"}, '"level" is "one"', "without quotes"),
    ],
)
def test_what_the_rules_could_not_use_is_refused(tmp_path: Path, changes: dict[str, object], what: str, fix: str) -> None:
    with pytest.raises(InputError) as refused:
        load(tmp_path, **changes)
    assert what in str(refused.value)
    assert fix in str(refused.value)
    assert "T-1" in str(refused.value)


def test_an_icon_that_a_list_has_lost_is_no_reason_to_refuse_the_file(tmp_path: Path) -> None:
    [card] = load(tmp_path, trigger=["BLUE"])
    assert card.extra["trigger"] == ["BLUE"]
