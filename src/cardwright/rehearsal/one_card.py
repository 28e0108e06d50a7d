"""One card, played out on tables made for it."""

from __future__ import annotations

import random
from collections.abc import Iterable

from cardwright.cards import CardRecord
from cardwright.rehearsal.company import Company
from cardwright.rehearsal.director import Director
from cardwright.rehearsal.needs import needs_of
from cardwright.rehearsal.noting import LineRecorder
from cardwright.rehearsal.performing import Performance, fault_of, perform
from cardwright.rehearsal.policy import Liking
from cardwright.rehearsal.repertoire import Repertoire
from cardwright.rehearsal.report import Rehearsed

FEW = 4  # tables that do for most cards
LIKING = (20.0, 6.0, 2.0, 0.1)  # how much more the card's own actions weigh than others
HASTE = (0.1, 0.3, 1.0, 3.0)  # how much ending the phase weighs


def rehearse_card(record: CardRecord, repertoire: Repertoire, director: Director) -> list[Rehearsed]:
    """Play one card out on tables made for it: one result for each face of it that is understood."""
    texts = [repertoire.compiled[face.id] for face in record.faces]
    understood = [face for face, text in zip(record.faces, texts, strict=True) if text.understood]
    if not understood:
        return []
    lines = [(tree, line.text) for text in texts for line in text.lines for tree in line.abilities]
    recorder = LineRecorder(lines)
    needs = needs_of(tree for text in texts for tree in text.abilities)
    try:
        company = director.company(director, record, repertoire, needs, recorder, random.Random(record.id))
        company.gather()
    except Exception as error:
        return [Rehearsed(face.id, face.name, faults=(fault_of(error, 0, 0),)) for face in understood]
    if company.refused:
        return [Rehearsed(face.id, face.name, refused=tuple(company.refused)) for face in understood]
    done = perform(recorder, TableMaker(company, director))
    missing = recorder.unexecuted()
    return [Rehearsed(face.id, face.name, (), missing, tuple(done.faults), done.tables, done.decisions) for face in understood]


class TableMaker:
    """Sets one table after the other for the same card."""

    def __init__(self, company: Company, director: Director) -> None:
        self.company = company
        self.director = director

    def __call__(self, number: int) -> Performance:
        if number == FEW:
            self.company.enlarge()
        stage = self.director.stage(self.company, number)
        rng = random.Random(f"{number} {self.company.record.id}")
        patience = 0 if number % 3 != 2 else rng.randint(1, 8)
        liking = rng.choice(LIKING if number > 0 else LIKING[:2])
        mood = Liking(rng, self.company.own, patience, liking, rng.choice(HASTE), self.director.seldom, self.director.taste)
        return Performance(stage.set(), mood)


def rehearse_cards(records: Iterable[CardRecord], repertoire: Repertoire, director: Director) -> list[Rehearsed]:
    return [found for record in records for found in rehearse_card(record, repertoire, director)]
