"""Every card that comes with the project runs, and most printed cards do."""

from __future__ import annotations

import pytest

from cardwright.cards import load_cards, starter_cards
from cardwright.cards.bundled import token_cards
from cardwright.games.sve.outside.rehearsal import DIRECTOR
from cardwright.reference import reference_folder
from cardwright.rehearsal import rehearse
from cardwright.rehearsal.one_card import rehearse_cards
from cardwright.rehearsal.repertoire import repertoire_of

FIRST_MARK = 0.6
EVERY = 20  # of the printed cards, so many are passed over for each that is rehearsed here


def test_every_starter_card_and_token_runs():
    records = [*starter_cards(), *token_cards()]
    report = rehearse(records)
    faces = {face.id for record in records for face in record.faces}
    not_running = {card: report.cards.get(card) for card in faces - report.running}
    assert not_running == {}


def test_most_printed_cards_run():
    folder = reference_folder()
    if folder is None:
        pytest.skip("without the printed cards there is nothing to rehearse")
    records = load_cards(folder / "cards" / "sve.jsonl", "sve")
    sample = records[::EVERY]
    found = rehearse_cards(sample, repertoire_of(records, DIRECTOR), DIRECTOR)
    assert not [fault for card in found for fault in card.faults]
    assert sum(card.runs for card in found) >= FIRST_MARK * len(sample)
