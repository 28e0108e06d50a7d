"""The judge's bench: a scenario's table that is played by hand, line by line, with every line in the words of scenario files."""

from cardwright.judge.bench.bench import Bench, Checked, Trouble
from cardwright.judge.bench.facts import Fact, facts_of

__all__ = ["Bench", "Checked", "Fact", "Trouble", "facts_of"]
