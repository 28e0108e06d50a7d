"""For whoever writes a game: what is still missing, in plain words.

    from cardwright.testing import conforms

    def test_it_conforms():
        assert conforms("pebbles")          # fails with what is wrong and what to do

`cardwright conforms pebbles` prints the same. (Tables for tests of single rules are set by `cardwright.judge.pytest_plugin`.)
"""

from __future__ import annotations

from cardwright.testing.conformance import conforms
from cardwright.testing.report import Finding, Report

__all__ = ["Finding", "Report", "conforms"]
