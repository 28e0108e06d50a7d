"""The cards that come with the project are ours: no long run of words is taken from a printed card or the rulebook."""

from __future__ import annotations

import re

import pytest

from cardwright.cards import starter_cards, token_cards
from cardwright.reference import real_cards, reference_folder

RUN_OF_A_CARD = 30
RUN_OF_THE_RULEBOOK = 13
ICON = re.compile(r"\[[a-z]+\w*\]")

Runs = set[tuple[str, ...]]


def words(text: str) -> list[str]:
    """Words in small letters; icons are left out, since the rulebook's are lost."""
    return re.findall(r"[a-z0-9@']+", ICON.sub(" ", text.lower().replace("’", "'")))


def runs(text: str, length: int) -> Runs:
    found = words(text)
    return {tuple(found[at : at + length]) for at in range(len(found) - length + 1)}


def own_texts() -> list[tuple[str, str]]:
    faces = [face for card in (*starter_cards(), *token_cards()) for face in card.faces]
    return [(face.id, f"{face.text}\n{face.flavour}") for face in faces]


def test_no_run_of_words_of_a_printed_card() -> None:
    printed = real_cards("sve")
    if printed is None:
        pytest.skip("the printed cards are not here")
    taken = {run for card in printed for key in ("text", "text_raw") for run in runs(card.get(key) or "", RUN_OF_A_CARD)}
    assert [card for card, text in own_texts() if runs(text, RUN_OF_A_CARD) & taken] == []


def test_no_name_of_a_printed_card_but_for_the_tokens_of_the_rulebook() -> None:
    printed = real_cards("sve")
    if printed is None:
        pytest.skip("the printed cards are not here")
    taken = {re.sub(r" (Evolved|ADVANCED|TOKEN)$", "", card["name"]) for card in printed}
    assert [card.name for card in starter_cards() if card.name in taken] == []


def test_no_run_of_words_of_the_rulebook() -> None:
    folder = reference_folder()
    path = folder / "rules" / "sve.txt" if folder else None
    if path is None or not path.is_file():
        pytest.skip("the rulebook is not here")
    taken = runs(path.read_text(encoding="utf-8"), RUN_OF_THE_RULEBOOK)
    assert [card for card, text in own_texts() if runs(text, RUN_OF_THE_RULEBOOK) & taken] == []
