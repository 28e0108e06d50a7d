"""The cards that come with the project are ours: no long run of words, and no name, is taken from a printed card or a rulebook."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cardwright.cards import CardRecord, starter_cards, token_cards
from cardwright.games.registry import game_codes
from cardwright.reference import real_cards
from tests.own_words import RUN_OF_A_CARD, RUN_OF_THE_RULEBOOK, rulebook_text, runs


@pytest.fixture(scope="module", params=game_codes())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def faces(game: str) -> list[CardRecord]:
    return [face for card in (*starter_cards(game), *token_cards(game)) for face in card.faces]


@pytest.fixture(scope="module")
def printed(game: str) -> list[dict[str, Any]]:
    cards = real_cards(game)
    if cards is None:
        pytest.skip("the printed cards are not here")
    return cards


def own_text(face: CardRecord) -> str:
    return f"{face.text}\n{face.flavour}"


def test_no_run_of_words_of_a_printed_card(faces: list[CardRecord], printed: list[dict[str, Any]]) -> None:
    ours = {face.id: runs(own_text(face), RUN_OF_A_CARD) for face in faces}
    wanted = set[tuple[str, ...]]().union(*ours.values())
    taken = {run for card in printed for key in ("text", "text_raw") for run in runs(card.get(key) or "", RUN_OF_A_CARD) & wanted}
    assert [face for face, found in ours.items() if found & taken] == []


def test_no_name_of_a_printed_card_but_for_tokens_and_basic_magic_stones(game: str, printed: list[dict[str, Any]]) -> None:
    """Those the rulebooks name themselves."""
    taken = {re.sub(r" (Evolved|ADVANCED|TOKEN)$", "", card["name"]) for card in printed}
    ours = [face for card in starter_cards(game) for face in card.faces if "Basic Magic Stone" not in face.type]
    assert [face.name for face in ours if face.name in taken] == []


def test_no_run_of_words_of_the_rulebook(game: str, faces: list[CardRecord]) -> None:
    taken = runs(rulebook_text(game), RUN_OF_THE_RULEBOOK)
    assert [face.id for face in faces if runs(own_text(face), RUN_OF_THE_RULEBOOK) & taken] == []
