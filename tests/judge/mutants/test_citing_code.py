"""Which code a clause is put down to: the step that carries it out, not the loop that runs the steps."""
from __future__ import annotations

import pytest

from cardwright.judge.fixture import GameFixture
from cardwright.judge.mutants.citing_code import Citations
from cardwright.judge.mutants.functions import functions_of, rules_files
from cardwright.judge.recording import Recorder
from cardwright.kernel.library import Library
from cardwright.kernel.table import Table


@pytest.mark.plain_only
def test_a_step_a_question_and_a_printed_card_are_cited_by_their_own_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (Table, Library, GameFixture):
        monkeypatch.setattr(kind, "cite", kind.cite)  # put back afterwards
    citations = Citations(functions_of(rules_files("bss")))
    game = GameFixture("bss", Recorder("a test")).game(start="turn", turn=3)
    game.spirit("Knight", family=["Hero"])
    assert game.asked == "main step"
    found = citations.take()
    assert found["6-3-2"] == ["cardwright/games/bss/turn.py Turn.manage_core", "cardwright/games/bss/turn.py Turn.place_core"]
    assert "cardwright/games/bss/turn.py Turn.choose_action" in found["6-6-1-2-1"]
    assert found["2-5-1"] == ["cardwright/games/bss/printed_information.py print_colours"]
    assert not [clause for clause, places in found.items() if "cardwright/kernel/table.py Table.run" in places]
