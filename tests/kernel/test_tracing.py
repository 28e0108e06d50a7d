"""To watch a game changes nothing in it: what is recorded or logged runs exactly as what nobody looks at."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

import cardwright
from cardwright.cards import pairs_that_meet, starter_decks
from cardwright.games.registry import game_named
from cardwright.judge.clauses import clause_list
from cardwright.kernel import chance, storing
from cardwright.kernel.table import Table

GAMES = ("sve", "fow", "bss", "fftcg", "weiss")
SOURCES = Path(cardwright.__file__).parent
CITING = ("cite", "_cite", "tell", "witness", "note_down")
KEEPERS = (  # where the record itself is kept: started, handed to a clone, put aside, gone back with
    "kernel/table.py", "kernel/logbook.py", "kernel/rewinding.py", "kernel/kept_up_cycles.py",
)


def watched(node: ast.AST) -> bool:
    """Does this code ask whether somebody watches?"""
    return any(isinstance(part, ast.Attribute) and part.attr in ("trace", "log") for part in ast.walk(node))


def only_tells(body: list[ast.stmt]) -> bool:
    """Does it nothing but cite and tell, and work out what to cite?"""
    for statement in body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            called = statement.value.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if not name.startswith(CITING):
                return False
        elif isinstance(statement, ast.Assign):
            if not all(isinstance(target, ast.Name) for target in statement.targets):
                return False
        elif isinstance(statement, (ast.If, ast.For)):
            if not only_tells(statement.body + statement.orelse):
                return False
        elif not isinstance(statement, (ast.Return, ast.Break, ast.Continue)):
            return False
    return True


def rest_only_tells(body: list[ast.stmt]) -> bool:
    """Does a function that leaves early if nobody watches do nothing else than tell?"""
    return all((isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant)) or only_tells([s]) for s in body)


def leaves(body: list[ast.stmt]) -> bool:
    return any(isinstance(part, (ast.Return, ast.Break, ast.Continue)) for s in body for part in ast.walk(s))


def branches(file: Path) -> list[str]:
    """Where a file does something else because somebody watches, or does not."""
    found = []
    tree = ast.parse(file.read_text(encoding="utf-8"))
    tellers = [f for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) and rest_only_tells(f.body)]
    excused = {part for f in tellers for part in ast.walk(f)}
    for node in ast.walk(tree):
        if node in excused:
            continue
        if isinstance(node, ast.If) and watched(node.test):
            if not only_tells(node.body) or leaves(node.body) or watched_otherwise(node.test):
                found.append(f"{file.relative_to(SOURCES)}:{node.lineno}")
        decides = node.test if isinstance(node, ast.While) else node.value if isinstance(node, ast.Return) else None
        if decides is not None and watched(decides):
            found.append(f"{file.relative_to(SOURCES)}:{node.lineno}")
    return found


def watched_otherwise(test: ast.expr) -> bool:
    """Is the question put so that another one alone could answer it: "something or watched", "not watched"?"""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return all(watched_otherwise(part) for part in test.values)
    if isinstance(test, ast.BoolOp):
        return any(not watched(part) for part in test.values) or any(watched_otherwise(part) for part in test.values)
    if isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.IsNot) and isinstance(test.left, ast.Attribute):
        return not watched(test.left)
    return True


@pytest.mark.plain_only  # it reads the sources
def test_code_that_asks_whether_somebody_watches_only_tells() -> None:
    found = []
    for folder in ("kernel", "effects", "games"):
        for file in sorted((SOURCES / folder).rglob("*.py")):
            if str(file.relative_to(SOURCES)) not in KEEPERS:
                found += branches(file)
    assert found == []


def state_of(t: Table) -> tuple[object, ...]:
    """The position, what is asked, and what has been worked out so far: all that could be different."""
    ask = t.decision()
    o = t.outlook
    return (
        storing.digest(t), None if ask is None else (ask.player, ask.kind, ask.clause, tuple(ask.options)), t.dirty, t.check,
        o.watched_events, o.watched_by_others, o.replaced_events, o.depends_on, o.changed_zones, sorted(o.changed_looks),
        [(tuple(k.stats), k.keywords, k.bans, k.types) for k in o.looks],
    )


@pytest.mark.parametrize("code", GAMES)
def test_random_games_are_the_same_recorded_and_logged(code: str) -> None:
    game = game_named(code)
    decks = starter_decks(code)
    pairs = pairs_that_meet(decks)
    for seed in range(3):
        names = pairs[seed * 7 % len(pairs)]
        prepared = game.prepare([decks[name] for name in names])
        plain, recorded, logged = (game.new_game(prepared, chance.seed_from(seed)) for _ in range(3))
        recorded.record()
        logged.log = []
        rng = random.Random(seed)
        while (ask := plain.decision()) is not None:
            here = state_of(plain)
            assert state_of(recorded) == here, f"{code}, seed {seed}, recorded, at {plain.where()}"
            assert state_of(logged) == here, f"{code}, seed {seed}, logged, at {plain.where()}"
            choice = rng.randrange(len(ask.options))
            for t in (plain, recorded, logged):
                assert t.apply(choice) is None
        assert storing.digest(plain) == storing.digest(recorded) == storing.digest(logged)
        assert recorded.trace and logged.log
        assert sorted(recorded.trace - clause_list(code).keys()) == [], "cited, but no clause of this game"
