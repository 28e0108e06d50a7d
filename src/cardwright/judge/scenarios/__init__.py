"""Scenario files: a rules question as a table, what the players do, and what must then be true.

    title: A follower with Ward must be attacked first
    game: sve

    table:
      your field:
        Knight (follower 2/2)
      opponent's field:
        Wall (follower 1/4, engaged)
          Ward.

    play:
      expect you may not attack opponent's leader with Knight because 12.8.2
      you attack Wall with Knight
      expect Wall has 2 defense

docs/scenarios.md has everything that can stand in one.
"""

from cardwright.judge.scenarios.model import Expectation, Scenario, ScenarioResult
from cardwright.judge.scenarios.reading import load_scenario, parse_scenario
from cardwright.judge.scenarios.running import report, run, run_scenario, scenario_files

__all__ = [
    "Expectation",
    "Scenario",
    "ScenarioResult",
    "load_scenario",
    "parse_scenario",
    "report",
    "run",
    "run_scenario",
    "scenario_files",
]
