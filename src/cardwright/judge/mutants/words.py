"""What the names in the rules' code mean to whoever breaks it: players, zones, clauses, and code that only cites."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from cardwright.games.finding import data_folder
from cardwright.judge.clauses import clause_list

PLAYERS = {"player", "controller", "owner", "active", "chooser", "first_player", "starting_player", "loser", "winner"}
CITING = ("cite", "_cite")


class Words:
    """The zones of a game by their names in `terms`, and its clauses in the rulebook's order."""

    def __init__(self, zones: list[str], clauses: list[str]) -> None:
        self.zones = zones
        self.clauses = clauses

    def other_zones(self, node: ast.AST) -> Iterator[ast.AST]:
        if isinstance(node, ast.Attribute) and node.attr in self.zones and ast.unparse(node.value) == "terms":
            yield ast.Attribute(node.value, after(self.zones, node.attr), node.ctx)

    def other_clauses(self, node: ast.AST) -> Iterator[ast.AST]:
        """The next clause of the rulebook in the place of one."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
            parts = node.value.split(", ")
            if all(part in self.clauses for part in parts):
                yield ast.Constant(", ".join(after(self.clauses, part) for part in parts))


def after(names: list[str], name: str) -> str:
    return names[(names.index(name) + 1) % len(names)]


def words_of_game(game: str) -> Words:
    package = data_folder(game).resolve().parent
    return Words(zone_names(package / "zones.py"), [clause.id for clause in clause_list(game).values() if clause.testable])


def zone_names(file: Path) -> list[str]:
    """The zones as the game's code calls them: the first argument of each `ZoneKind`."""
    if not file.is_file():
        return []
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    made = [call for call in calls if ast.unparse(call.func) == "ZoneKind" and call.args]
    return [call.args[0].attr for call in made if isinstance(call.args[0], ast.Attribute)]


def is_player(node: ast.AST) -> bool:
    """A name such as `player` or `self.player`."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in PLAYERS


def only_cites(name: str) -> bool:
    """A function that carries nothing out."""
    return name.startswith(CITING)


def is_citing(node: ast.AST) -> bool:
    """`t.cite(...)`, `cite(t, ...)`, or a condition that only holds while somebody traces."""
    if isinstance(node, ast.Expr):
        return is_citing(node.value)
    if isinstance(node, ast.Call):
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
        return only_cites(name)
    if isinstance(node, ast.If):
        return is_citing(node.test)
    if isinstance(node, (ast.Compare, ast.BoolOp)):
        return any(isinstance(part, ast.Attribute) and part.attr == "trace" for part in ast.walk(node))
    return False
