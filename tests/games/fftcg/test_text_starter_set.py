"""The cards and decks that come with the project: understood, running, ours, and legal; and most printed cards run."""

from __future__ import annotations

import pytest

from cardwright.cards import load_cards, starter_cards
from cardwright.cards.bundled import starter_decks
from cardwright.games.fftcg import terms
from cardwright.games.fftcg.construction import deck_faults
from cardwright.games.fftcg.library import CARDS
from cardwright.games.fftcg.outside.rehearsal import DIRECTOR
from cardwright.reference import reference_folder
from cardwright.rehearsal import rehearse
from cardwright.rehearsal.one_card import rehearse_cards
from cardwright.rehearsal.repertoire import repertoire_of

FIRST_MARK = 0.7
EVERY = 40  # of the printed cards, so many are passed over for each that is rehearsed here


def test_there_are_cards_of_every_element_and_type() -> None:
    cards = starter_cards("fftcg")
    assert len(cards) >= 80
    elements = {str(name) for card in cards for name in card.extra["elements"]}  # type: ignore[attr-defined]
    assert elements == set(terms.ELEMENT_NAMES)
    assert {card.kind for card in cards} == {"Forward", "Backup", "Summon", "Monster"}
    assert any(len(card.extra["elements"]) > 1 for card in cards)  # type: ignore[arg-type]


def test_every_starter_card_runs() -> None:
    records = starter_cards("fftcg")
    report = rehearse(records, game="fftcg")
    assert {card: found for card, found in report.cards.items() if not found.runs} == {}
    assert set(report.cards) == {record.id for record in records}


def test_every_deck_is_legal_and_its_cards_can_be_played_with() -> None:
    decks = starter_decks("fftcg")
    assert len(decks) >= 4
    for name, deck in decks.items():
        assert deck_faults(deck) == [], name
    made = CARDS.build(list(decks.values()))
    assert [face.unread for face in made.library.faces if face.unread] == []


def test_most_printed_cards_of_the_rulebooks_era_run() -> None:
    folder = reference_folder()
    if folder is None:
        pytest.skip("without the printed cards there is nothing to rehearse")
    records = load_cards(folder / "cards" / "fftcg.jsonl", "fftcg")
    sample = [record for record in records if record.extra.get("scope") == "core"][::EVERY]
    found = rehearse_cards(sample, repertoire_of(records, DIRECTOR), DIRECTOR)
    assert not [fault for card in found for fault in card.faults]
    assert sum(card.runs for card in found) >= FIRST_MARK * len(sample)
