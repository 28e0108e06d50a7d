"""Keywords are defined in the dialect's own words; reminder text is read and compared with them."""

from __future__ import annotations

import pytest

from cardwright.games.sve.dialect import DIALECT, definitions
from cardwright.games.sve.dialect.frames import LABELLED
from cardwright.games.sve.dialect.keywords import ABILITIES, CONDITIONS, COSTS, EVENTS
from cardwright.games.sve.dialect.vocabulary import KEYWORDS
from cardwright.text.kinds import SCHEMA
from cardwright.text.lexicon import Lexicon
from tests.text.compiling import read

LEXICON = Lexicon(("Magical Item",), ())


def test_every_keyword_of_the_rulebook_is_defined() -> None:
    assert set(KEYWORDS) <= set(ABILITIES)


@pytest.mark.parametrize("keyword", sorted(ABILITIES))
def test_definitions_are_read_by_the_grammar(keyword: str) -> None:
    abilities = definitions().abilities(keyword)
    assert len(abilities) == len(ABILITIES[keyword])
    for ability in abilities:
        SCHEMA.check(ability)


@pytest.mark.parametrize("label", sorted(EVENTS))
def test_a_label_stands_for_its_event(label: str) -> None:
    assert definitions().event(label) == LABELLED[label][1]


@pytest.mark.parametrize("name", sorted(CONDITIONS))
def test_conditions_with_a_number_hold_from_that_number_on(name: str) -> None:
    condition = definitions().condition(name, 4)
    SCHEMA.check(condition)
    if "{n}" in CONDITIONS[name]:
        assert condition != definitions().condition(name, 5)


@pytest.mark.parametrize("name", sorted(COSTS))
def test_named_costs(name: str) -> None:
    assert definitions().cost(name, 2) != definitions().cost(name, 3)


@pytest.mark.parametrize(
    "reminder",
    [
        "(Followers with Storm can attack enemy followers and leaders on the turn they're put onto your field.)",
        "(Followers with Rush can attack enemy followers on the turn they're put onto your field.)",
        "(Followers with Intimidate can't be attacked.)",
        "(After this follower fights another follower, destroy that follower.)",
        "(Overflow is active if you have at least 7 max play points.)",
        "(If you've played at least 3 cards this turn, including this one, perform Combo (3).)",
        "(To perform Lesson (1), banish a Magical Item token from your EX area.)",
    ],
)
def test_reminders_that_fit(reminder: str) -> None:
    assert DIALECT.reminder_fault(reminder, LEXICON, alone=True) == ""


@pytest.mark.parametrize(
    "reminder",
    [
        "(Followers with Storm can't be attacked.)",
        "(Followers with Rush can attack enemy followers and leaders on the turn they're put onto your field.)",
        "(Overflow is active if you have at least 6 max play points.)",
        "(If you've played at least 2 cards this turn, including this one, perform Combo (3).)",
    ],
)
def test_reminders_that_contradict(reminder: str) -> None:
    assert "contradicts the definition" in DIALECT.reminder_fault(reminder, LEXICON, alone=False)


def test_text_in_parentheses_that_explains_nothing_may_not_stand_alone() -> None:
    alone = read("(Lanterns are lit at dusk.)").failure
    assert alone is not None and alone.reason == "reminder"
    assert read("Ward. (Lanterns are lit at dusk.)").failure is None
