"""The machinery of rehearsals: what counts as running, and what is reported of a card that does not run."""

from __future__ import annotations

import random

import pytest

from cardwright.cards import CardRecord
from cardwright.effects.lowering.recording import Recorder
from cardwright.games.sve.outside.rehearsal import DIRECTOR, tables
from cardwright.games.sve.outside.rehearsal.extras import EXTRAS, made_up
from cardwright.kernel.table import Table
from cardwright.rehearsal import rehearse
from cardwright.rehearsal.needs import Wanted, needs_of
from cardwright.rehearsal.performing import MOST_FAULTS, Performance, perform


def card(text: str, type: str = "Follower", name: str = "Subject", **printed: object) -> CardRecord:
    return made_up(name, type, text, **printed)  # type: ignore[arg-type]


def rehearsed(*cards: CardRecord):
    report = rehearse(cards)
    return report, [report.cards.get(one.id) for one in cards]


@pytest.mark.parametrize(
    "one",
    [
        card(""),
        card("[fanfare] Draw a card."),
        card("[lastwords] Draw a card."),
        card("[fanfare] If there are at least 10 cards in your cemetery, draw a card."),
        card("[fanfare] Combo (3) - Draw a card."),
        card("[act] [engage]: Select a Chess follower in your cemetery and put it onto your field."),
        card("Whenever you discard a card, give this follower [attack]+1."),
        card("[quick]\n----------\nSelect an enemy follower on the field. Deal it 1 damage.", "Spell"),
        card("On Evolve - Draw a card.", "Follower / Evolved", cost=None),
        card("[fanfare] Choose one.\n(1) Draw a card.\n(2) Give your leader [defense]+1.".replace("\n", " ")),
        card('[fanfare] Give each other follower on your field "[lastwords] Draw a card."'),
    ],
    ids=lambda one: one.text[:40] or "no text",
)
def test_a_card_whose_text_was_carried_out_whole_runs(one):
    report, (found,) = rehearsed(one)
    assert found is not None
    assert (found.unexecuted, found.faults, found.refused) == ((), (), ())
    assert report.running == {one.id}


def test_a_branch_that_nothing_reaches_keeps_a_card_from_running():
    line = "[fanfare] If there are at least 99 cards on your field, draw a card."
    report, (found,) = rehearsed(card(f"Ward.\n{line}"))
    assert found is not None and report.running == set()
    assert {node.kind for node in found.unexecuted} >= {"Draw"}
    assert {node.line for node in found.unexecuted} == {line}
    assert "If" not in {node.kind for node in found.unexecuted}, "the condition was looked at"
    assert report.causes() == [("never carried out: Draw", 1)]


def test_what_a_granted_ability_does_counts_as_well():
    line = '[fanfare] Give this follower "Strike - If there are at least 99 cards on your field, draw a card."'
    _, (found,) = rehearsed(card(line))
    assert found is not None and "Draw" in {node.kind for node in found.unexecuted}


def test_a_card_that_is_not_understood_is_not_rehearsed():
    report, (found,) = rehearsed(card("Gibber the frumious slithy tove."))
    assert found is None and not report.cards


def test_a_card_that_makes_an_unknown_token_is_refused_with_the_reason():
    report, (found,) = rehearsed(card("[fanfare] Summon a Nonesuch token."))
    assert found is not None and report.running == set()
    assert "no token is called Nonesuch" in found.refused[0]
    assert report.causes()[0][0] == "can't be run: no token is called Nonesuch"


def test_a_fault_is_reported_with_its_place_and_the_card_is_given_up(monkeypatch):
    def fail(stage: tables.SveStage) -> Table:
        raise LookupError("the table has three legs")

    monkeypatch.setattr(tables.SveStage, "set", fail)
    report, (found,) = rehearsed(card("[fanfare] Draw a card."))
    assert found is not None and report.running == set() and set(report.faults) == {found.card}
    assert len(found.faults) == MOST_FAULTS
    first = found.faults[0]
    assert first.error == "LookupError: the table has three legs" and (first.table, first.decision) == (0, 0)
    assert "test_rehearsal.py" in first.where and "rehearsal/one_card.py" in first.where


def test_a_fault_in_one_table_counts_though_all_was_seen():
    made: list[int] = []

    def make(number: int) -> Performance:
        made.append(number)
        raise ValueError(f"table {number}")

    done = perform(Recorder(), make)
    assert made == [0, 1] and [fault.table for fault in done.faults] == [0, 1]


def test_the_same_cards_give_the_same_report():
    cards = [extra.record for extra in EXTRAS[:12]]
    first = rehearse(cards)
    again = rehearse(cards, jobs=2)
    assert first.cards == again.cards and len(first.running) == len(cards)


def test_progress_is_told():
    told: list[tuple[int, int]] = []
    rehearse([card("Ward.", name=f"Guard {n}") for n in range(30)], progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (30, 30) and len(told) > 1


def test_needs_hold_a_card_for_every_way_through_a_filter():
    text = "Select a follower or amulet that costs 2 or less in your cemetery and put it onto your field."
    needs = needs_of(DIRECTOR.read(card(text, "Spell")).abilities)
    found = [wanted for wanted in needs.wanted if wanted.zones]
    for type in ("follower", "amulet"):
        assert Wanted(type=type, stats=(("cost", "<=", 2),), zones=("cemetery",), sides=("you",)) in found


def test_tables_differ_but_are_the_same_for_the_same_number():
    from cardwright.rehearsal.noting import LineRecorder
    from cardwright.rehearsal.repertoire import repertoire_of

    one = card("[fanfare] Draw a card.")
    repertoire = repertoire_of([one], DIRECTOR)
    needs = needs_of(repertoire.compiled[one.id].abilities)
    company = DIRECTOR.company(DIRECTOR, one, repertoire, needs, LineRecorder([]), random.Random(1))
    company.gather()
    shapes = [[len(zone) for zone in DIRECTOR.stage(company, number).set().zones] for number in (0, 1, 0)]
    assert shapes[0] == shapes[2] != shapes[1]
