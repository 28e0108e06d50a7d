"""What can be broken in a function, and what is left alone."""

import ast
from pathlib import Path

import pytest

from cardwright.judge.mutants.blocks import blocks_of
from cardwright.judge.mutants.breaking import CLAUSE, changes_of
from cardwright.judge.mutants.functions import Function, functions_of, generated_lines, rules_files
from cardwright.judge.mutants.words import Words, words_of_game, zone_names

WORDS = Words(["HAND", "DECK"], ["1.1", "1.2"])


def function(source: str) -> Function:
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.FunctionDef)
    return Function(Path("/rules/toy.py"), Path("/rules"), "", node)


def offered(source: str) -> dict[str, set[str]]:
    out: dict[str, set[str]] = {}
    for change in changes_of(function(source), WORDS):
        out.setdefault(change.kind, set()).add(change.text)
    return out


def test_each_kind_of_rule_can_be_broken():
    found = offered('''
def draw(t, player):
    """1.1: draws up to a limit."""
    if len(t.hand) >= 7 and t.active == player:
        return "1.1"
    for one in (t.first, t.second):
        t.move(one, terms.HAND, 1 - player)
    t.drawn += 1
    return ""
''')
    assert "len(t.hand) >= 7 -> len(t.hand) > 7" in found["comparison"]
    assert "len(t.hand) >= 7 -> len(t.hand) >= 8" in found["limit"]
    assert "(t.first, t.second) -> (t.second, t.first)" in found["order"]
    assert {"1 - player -> player", "t.active == player -> 1 - t.active == player"} <= found["player"]
    assert "len(t.hand) >= 7 and t.active == player -> t.active == player" in found["missing check"]
    assert "return '1.1' -> return ''" in found["missing check"]
    assert {"t.drawn += 1 -> nothing", "t.move(one, terms.HAND, 1 - player) -> nothing"} <= found["skipped step"]
    assert found["wrong zone"] == {"terms.HAND -> terms.DECK"}
    assert found["wrong clause"] == {"'1.1' -> '1.2'"}


def test_a_step_that_is_skipped_does_nothing():
    step = "def engage(self, t) -> Todo:\n    return happen(t, [])"
    assert offered(step)["skipped step"] == {"return happen(t, []) -> return None"}


def test_an_answer_that_is_looked_up_is_turned_around_or_one_too_many():
    assert offered("def holds(t) -> bool:\n    return t.met(1)\n") == {"missing check": {"return t.met(1) -> return not t.met(1)"}}
    assert offered("def cost(t) -> int:\n    return t.stats[0]\n") == {"limit": {"return t.stats[0] -> return t.stats[0] + 1"}}
    assert offered("def name(t) -> str:\n    return t.name\n") == {}


def test_what_only_cites_is_no_rule_but_its_number_may_be_wrong():
    tracing = "def attack(t):\n    if t.trace is not None and t.fights > 1:\n        if t.x < 3:\n            t.cite('1.1')\n"
    assert offered(tracing) == {CLAUSE: {"'1.1' -> '1.2'"}}
    assert offered("def attack(t):\n    if t.fights > 1:\n        t.cite('1.1')\n") == {CLAUSE: {"'1.1' -> '1.2'"}}
    assert "comparison" in offered("def attack(t):\n    if t.fights > 1:\n        t.cite('1.1')\n        t.hit()\n")
    assert offered("def cite_attack(t):\n    if t.x < 3:\n        t.cite('1.1')\n") == {CLAUSE: {"'1.1' -> '1.2'"}}


def test_what_is_no_rule_is_left_alone():
    nothing = "def f(x: int = 1) -> None:\n    '''1 < 2'''\n    assert x > 3\n    if x is None:\n        raise ValueError(x + 1)\n"
    assert offered(nothing) == {}
    assert generated_lines("a\n# -- generated from the steps\nb\n# -- end of generated\nc\n") == {2, 3}


def test_what_is_up_to_date_may_be_worked_out_anew():
    """But what is not must be."""
    found = offered("def f(t):\n    if t.dirty:\n        refresh(t)\n    return t.looks[0]\n")
    assert found["missing check"] == {"t.dirty -> False"} and found["skipped step"] == {"refresh(t) -> nothing"}


def test_a_tie_between_two_numbers_is_no_limit_and_neither_is_a_bit():
    for larger in ("return a if a > b else b", "if a < b:\n        a = b\n    return a"):
        assert "comparison" not in offered(f"def f(a, b):\n    {larger}\n")
    assert "comparison" in offered("def f(a, b):\n    if a < b:\n        a = 1\n    return a\n")
    assert "limit" not in offered("def f(flags):\n    return flags & 6 != 0\n")
    assert "comparison" in offered("def f(flags):\n    return flags & 6 != 0\n")


def test_what_a_function_says_it_carries_out():
    says = function('def f(t):\n    """1.1, B:1.2: cards that leave. 12-3-4: or stay. Nothing: else.\n\n    708.2f-v: more."""\n')
    assert says.texts >= {"1.1", "B:1.2", "12-3-4", "708.2f-v"} and not says.texts & {"Nothing", "else"}
    assert function('def f(t):\n    """1.1 is where it begins: there."""\n').texts == {"1.1 is where it begins: there."}


def test_equal_changes_of_one_function_are_told_apart():
    changes = changes_of(function("def f(t):\n    t.draw()\n    t.draw()\n"), WORDS)
    assert [change.text for change in changes] == ["t.draw() -> nothing", "t.draw() -> nothing (no. 2)"]
    assert [len(change.broken().body) for change in changes] == [2, 2]
    assert isinstance(changes[0].broken().body[0], ast.Pass) and isinstance(changes[1].broken().body[1], ast.Pass)
    assert len({change.key for change in changes}) == 2


def test_a_change_knows_its_block():
    f = function("def f(t):\n    if t.a:\n        t.x()\n    else:\n        t.y()\n")
    blocks = {change.text: change.block for change in changes_of(f, WORDS)}
    assert blocks["t.a -> True"] == 0 and blocks["t.x() -> nothing"] == 1 and blocks["t.y() -> nothing"] == 2
    assert len(blocks_of(f.node)) == 3


@pytest.mark.plain_only
def test_every_change_of_a_real_game_is_code_that_can_take_the_place_of_its_function():
    words = words_of_game("kites")
    files = rules_files("kites")
    assert zone_names(Path(__file__)) == []
    asks_its_base = [file for file in files if file.name in ("conditions.py", "announcing.py")]  # `super()`
    for f in functions_of([file for file in files if "kites" in file.parts] + asks_its_base):
        living = f.living()
        assert living is not None, f.place
        for change in changes_of(f, words):
            assert f.compiled(change.broken()).co_freevars == living.__code__.co_freevars
