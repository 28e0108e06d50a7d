"""The whole tool on rules of a few lines: what is noticed, what is not, and what is done again."""

import importlib
import sys
import time

import pytest

from cardwright.judge.mutants.breaking import changes_of
from cardwright.judge.mutants.functions import functions_of
from cardwright.judge.mutants.record import Ran, Record
from cardwright.judge.mutants.results import Results
from cardwright.judge.mutants.trying import Job, Trial, drawn
from cardwright.judge.mutants.words import Words

RULES = '''
def may_attack(turn, power):
    if turn > 1:
        return power > 0 or False
    return False


def rounds(n):
    done = 0
    while done < n:
        done += 1
    return done


def same_anyway(n):
    return n + 0 if n == 0 else n
'''


class ToyTest:
    """As much of a test as the tool asks for."""

    def __init__(self, name, check):
        self.nodeid = name
        self.check = check


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """The toy's rules, its tests, and how to try changes of one function on them: what was noticed, and what was run."""
    (tmp_path / "toy_rules.py").write_text(RULES)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("toy_rules", None)
    rules = importlib.import_module("toy_rules")
    functions = {f.name: f for f in functions_of([tmp_path / "toy_rules.py"])}
    ran = tmp_path / "ran"
    tests = {
        "attacks": lambda: not rules.may_attack(1, 5) and rules.may_attack(2, 5),
        "counts": lambda: rules.rounds(3) == 3,
        "same": lambda: rules.same_anyway(0) == 0 and rules.same_anyway(4) == 4,
    }

    def passes(item):
        with ran.open("a") as out:
            out.write(item.nodeid + "\n")
        return item.check()

    monkeypatch.setattr("cardwright.judge.mutants.trying.passes", passes)
    monkeypatch.setattr("cardwright.judge.mutants.trying.GRACE", 0.3)

    def attempt(name, test, contents=None):
        ran.write_text("")
        items = [ToyTest(name, check) for name, check in tests.items()]
        record = Record("toy", {name: Ran("", 0.0, True, {}, {}, [], {}) for name in tests})
        known = contents or {name: name for name in tests}
        trial = Trial(items, known, record, Results(tmp_path / "results.jsonl"), 2)
        changes = changes_of(functions[name], Words([], []))
        found = {change.text: killed for change, killed in trial.outcomes([Job(change, [test]) for change in changes])}
        return found, ran.read_text().count("\n")

    return attempt


def test_a_broken_rule_is_noticed_and_one_that_no_test_looks_at_is_not(toy):
    found, _ = toy("may_attack", "attacks")
    assert found["turn > 1 -> turn >= 1"] == "attacks"
    assert found["return False -> return True"] == "attacks"
    assert found["power > 0 -> power >= 0"] == "", "no test attacks without power"


def test_what_makes_no_difference_survives(toy):
    found, _ = toy("same_anyway", "same")
    assert found["n == 0 -> n != 0"] == ""
    assert found["n + 0 -> n + 1"] == "same"


def test_a_rule_that_goes_on_for_ever_is_stopped_and_counts_as_noticed(toy):
    began = time.monotonic()
    found, _ = toy("rounds", "counts")
    assert found["done += 1 -> nothing"] == "counts"
    assert time.monotonic() - began < 60


def test_what_is_known_is_not_tried_again_until_a_test_changes(toy):
    first, tried = toy("may_attack", "attacks")
    again, tried_again = toy("may_attack", "attacks")
    assert again == first and tried == len(first) and tried_again == 0
    changed, tried_then = toy("may_attack", "attacks", {"attacks": "another text", "counts": "counts", "same": "same"})
    assert changed == first and tried_then == len(first)


def test_the_rules_of_this_process_stay_whole(toy):
    toy("may_attack", "attacks")
    assert sys.modules["toy_rules"].may_attack(2, 5)


def test_a_draw_depends_on_its_seed_alone(tmp_path):
    (tmp_path / "toy_rules.py").write_text(RULES)
    changes = [change for f in functions_of([tmp_path / "toy_rules.py"]) for change in changes_of(f, Words([], []))]

    def lot(text):
        return str(hash(text))

    assert drawn(changes, 4, 1, lot) == drawn(list(reversed(changes)), 4, 1, lot)
    assert drawn(changes, len(changes), 1, lot) != drawn(changes, len(changes), 2, lot)
    fewer = [change for change in changes if change is not drawn(changes, 1, 1, lot)[0]]
    assert drawn(fewer, 3, 1, lot) == drawn(changes, 4, 1, lot)[1:], "the others keep their lots"
