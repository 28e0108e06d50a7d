"""From the number of a clause to the code that carries it out."""

from __future__ import annotations

import pytest

from cardwright.judge.carried_out import ROOT, carried_out

pytestmark = pytest.mark.plain_only  # it reads sources


@pytest.mark.parametrize(
    ("game", "number", "place"),
    [
        ("sve", "8.4.4", "games/sve/attacking.py AttackWithFollower"),  # a step of a procedure
        ("sve", "5.9.1", "games/sve/turn.py draw_one"),  # a function
        ("sve", "4.1.2.2", "effects/ops/choosing.py Chooser.must_choose"),  # a topic of shared code
        ("sve", "10.5.2.2", "kernel/check_timing.py CheckTiming"),  # a topic of a procedure of the kernel
        ("fow", "1004.1", 'games/fow/word_clauses.py CLAUSES "Move: banish"'),  # a word of card texts
    ],
)
def test_where_a_clause_is_carried_out(game: str, number: str, place: str) -> None:
    assert place in carried_out(game, number)


def test_a_topic_leads_to_the_code_that_cites_it_and_not_to_the_list_of_topics() -> None:
    found = carried_out("sve", "4.1.2.2")
    assert found and not any("shared_clauses" in place for place in found)


def test_the_places_are_files_of_the_package() -> None:
    for game, number in (("bss", "8-6-3"), ("fftcg", "11.1.7"), ("kites", "3.1")):
        for place in carried_out(game, number):
            assert (ROOT / place.split()[0]).is_file()


def test_what_no_code_cites_has_no_place() -> None:
    assert carried_out("sve", "0.0") == []
