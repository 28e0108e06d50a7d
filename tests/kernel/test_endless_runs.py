"""A rule that goes on for ever without asking anybody is found out, with the place in the rulebook where it does."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.kernel.frames import Procedure, Todo
from cardwright.kernel.table import Table

pytestmark = pytest.mark.plain_only  # a procedure of the test's own


class ForEver(Procedure):
    """Begins again and again."""

    def run(self, t: Table) -> Todo:
        self.at = 0
        return None

    def clauses(self) -> tuple[str, ...]:
        return ("11.1.2",)


def test_a_run_that_is_recorded_ends_with_the_clause_that_has_no_end(sve: Any) -> None:
    game = sve.game()
    game.start()
    game.table.stack.pop()
    game.table.stack.append(ForEver())
    with pytest.raises(RuntimeError, match=r"nobody has had to decide: this goes on for ever\. \(.*11\.1\.2\)"):
        game.table.run()
