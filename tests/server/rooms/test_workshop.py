"""The card workshop: what is understood, where reading stopped, a table with the card in hand, a report of a misreading."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from cardwright.games.registry import game_codes
from cardwright.server.rooms.catalogue import example_of
from tests.server.people import Person

Sit = Callable[[], Person]
SPELL = {"name": "Lamp Oil", "type": "Spell", "class": "Neutral", "cost": 1, "text": "Draw 2 cards. Discard a card."}


def test_a_line_is_told_in_plain_sentences(person: Sit, unlimited: None) -> None:
    read = person().ask("read card", game="sve", card=SPELL)
    assert read["understood"] and read["fault"] == "" and read["row"]["part"] == "main"
    (line,) = read["lines"]
    assert line["text"] == SPELL["text"] and line["trouble"] == "" and line["at"] == -1
    assert any("draw" in sentence.lower() for sentence in line["sentences"])


def test_where_reading_stopped_and_what_could_have_stood_there(person: Sit, unlimited: None) -> None:
    read = person().ask("read card", game="sve", card={**SPELL, "text": "Draw 2 cards.\nDraw 2 spoons."})
    good, bad = read["lines"]
    assert not read["understood"] and good["trouble"] == "" and bad["trouble"]
    assert bad["text"][bad["at"] :].startswith("spoons") and any("card" in word for word in bad["expected"])


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({}, '"name" is missing'),
        ({"name": "x", "type": "Spoon"}, "no card type"),
        ({**SPELL, "cost": "many"}, '"cost"'),
        ({**SPELL, "cost": 10**9}, "at most"),
        ({**SPELL, "text": "Draw. " * 1900}, "letters"),
    ],
)
def test_fields_that_are_no_card_are_said_in_one_line(person: Sit, unlimited: None, card: dict[str, object], said: str) -> None:
    read = person().ask("read card", game="sve", card=card)
    assert read["type"] == "card read" and said in read["fault"] and read["row"] is None and "\n" not in read["fault"]


def test_a_long_line_is_not_read_and_nothing_hangs(person: Sit, unlimited: None) -> None:
    me = person()
    read = me.ask("read card", game="sve", card={**SPELL, "text": "if " * 3000})
    assert not read["understood"]
    assert me.ask("ping")["type"] == "done"


@pytest.mark.parametrize("game", sorted(game_codes()))
def test_a_card_is_tried_with_one_click(person: Sit, unlimited: None, game: str) -> None:
    """It is in the opening hand, at a table against a bot."""
    me = person()
    found = example_of(game)
    name = "Quill of the Test Bench"
    card = {**found, "name": name, "text": str(found["text"]).replace(str(found["name"]), name)}
    read = me.ask("read card", game=game, card=card)
    assert read["understood"], read
    seated = me.ask("try card", game=game, card=card)
    assert seated["type"] == "seated", seated
    me.open(seated["token"])
    me.wait()
    assert me.view is not None
    if read["row"]["part"] == "main":
        while not me.view["players"][0]["zones"]["hand"]["cards"]:  # somebody decides first who begins
            me.answer(0)
            me.wait()
        assert any(one["name"] == name for one in me.view["players"][0]["zones"]["hand"]["cards"])


def test_a_card_that_is_not_understood_is_not_tried(person: Sit, unlimited: None) -> None:
    found = person().ask("try card", game="sve", card={**SPELL, "text": "Sing to the moon."})
    assert found["type"] == "error" and "not understood" in found["what"]


def test_a_misreading_is_a_file_with_card_text_and_reading(person: Sit, unlimited: None) -> None:
    found = person().ask("report line", game="sve", card=SPELL, line=0, said="The discard comes first.")
    report = json.loads(found["text"])
    assert found["file"] == "misreading-lamp-oil-1.json"
    assert report["card"] == SPELL and report["line"] == SPELL["text"] and report["reading"]
    assert report["said"] == "The discard comes first." and report["kind"] == "cardwright misreading"
