"""Reading procedures: the classes of a module that derive from Procedure, and their steps in order."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from stepgen.errors import SourceError
from stepgen.kinds import Kinds
from stepgen.model import Attribute, ProcedureClass, Step
from stepgen.state import StateReader

BASE = "Procedure"
GENERATED_METHODS = ("run", "clauses", "twin")

# As the five rulebooks number them: 8.4.3, B:6.1.1, 105.3a, 903.2f-ii, 1-2-1-1#2. The kernel, which has no rulebook,
# names a topic (@replacement) for which each game has its clauses.
CLAUSE = r"(?:(?:[A-Z]:)?\d+(?:[.\-]\d+)*[a-z]?(?:-[ivx]+)?(?:#\d+)?|@[a-z][a-z_]*)"
SOME = rf"{CLAUSE}(?:, {CLAUSE})*"
CLAUSES = re.compile(rf"({SOME}(?: \| {SOME})*)(?=[\s:;.]|$)")


class Module:
    """One source file: its author's lines and the procedures in it."""

    def __init__(self, path: Path, lines: list[str]) -> None:
        self.path = path
        self.lines = lines
        try:
            self.tree = ast.parse("\n".join(lines) + "\n")
        except SyntaxError as error:
            raise SourceError(path, error.lineno or 1, f"not valid Python: {error.msg}") from error
        self.classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self.procedures: list[ProcedureClass] = []

    def class_named(self, name: str) -> ast.ClassDef:
        """The class of that name, which this module must define."""
        for node in self.classes:
            if node.name == name:
                return node
        raise SourceError(self.path, 1, f"there must be a class {name} in this file")

    def names(self) -> set[str]:
        """What the module defines or imports at any level."""
        found: set[str] = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                found.update(alias.asname or alias.name for alias in node.names)
            elif isinstance(node, ast.ClassDef | ast.FunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
        return found

    def named(self) -> set[str]:
        """The constants that the module reads from objects and classes: not from other modules, and not those that a procedure
        reads from itself."""
        imports = [node for node in ast.walk(self.tree) if isinstance(node, ast.Import | ast.ImportFrom)]
        modules = {name for node in imports for alias in node.names if (name := alias.asname or alias.name).islower()}
        procedures = {found.name for found in self.procedures}
        writing = [node for node in self.classes if node.name in procedures]
        own = {id(read) for node in writing for read in _constants(node) if _of(read, {"self"})}
        return {node.attr for node in _constants(self.tree) if not _of(node, modules) and id(node) not in own}


def _constants(tree: ast.AST) -> list[ast.Attribute]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr.isupper()]


def _of(node: ast.Attribute, names: set[str]) -> bool:
    """Is it read from one of these?"""
    return isinstance(node.value, ast.Name) and node.value.id in names


def bases_of(node: ast.ClassDef) -> list[str]:
    """The last part of each base's name."""
    return [ast.unparse(base).split(".")[-1] for base in node.bases]


def read_base_state(module: Module, node: ast.ClassDef, kinds: Kinds) -> list[Attribute]:
    """What every procedure holds: the attributes of Procedure, and of its own bases in the same module."""
    attributes: list[Attribute] = []
    for parent in module.classes:
        if parent.name in bases_of(node):
            attributes += read_base_state(module, parent, kinds)
    reader = StateReader(module.path, node, kinds, {attribute.name for attribute in attributes})
    reader.read()
    return attributes + reader.extras


class Bases:
    """The classes that procedures derive from: Procedure, and those with no steps of their own, which only hold what several
    procedures have in common. By name, the state of each."""

    def __init__(self, modules: list[Module], kinds: Kinds, inherited: set[str]) -> None:
        self.kinds = kinds
        self.inherited = inherited  # what every procedure holds
        self.states: dict[str, StateReader | None] = {BASE: None}
        known = 0
        while known < len(self.states):
            known = len(self.states)
            for module in modules:
                for node in module.classes:
                    if node.name not in self.states and self.of(node) and _is_base(module.path, node):
                        self.states[node.name] = self.state(module, node)

    def of(self, node: ast.ClassDef) -> str:
        """Which of these a class derives from; empty if none."""
        return next((name for name in bases_of(node) if name in self.states), "")

    def state(self, module: Module, node: ast.ClassDef) -> StateReader:
        """What objects of a class hold."""
        reader = StateReader(module.path, node, self.kinds, self.inherited, self.states[self.of(node)])
        reader.read()
        return reader


def _is_base(path: Path, node: ast.ClassDef) -> bool:
    methods = [item for item in node.body if isinstance(item, ast.FunctionDef)]
    return not _steps(path, node, methods) and all(method.name not in GENERATED_METHODS for method in methods)


def read_procedures(module: Module, bases: Bases) -> None:
    """Fill `module.procedures`."""
    for node in module.classes:
        if not bases.of(node) or node.name in bases.states:
            continue
        found = ProcedureClass(module.path, node.name, node.lineno, node.end_lineno or node.lineno)
        state = bases.state(module, node)
        found.parameters = state.parameters
        found.extras = state.extras
        methods = [item for item in node.body if isinstance(item, ast.FunctionDef)]
        found.by_hand = {method.name for method in methods if method.name in GENERATED_METHODS}
        found.steps = _steps(module.path, node, methods)
        found.named = {read.attr for read in _constants(node) if _of(read, {"self"})}
        _refuse_inherited(found, state)
        _refuse_odd_variants(found)
        _refuse_half_written(found)
        module.procedures.append(found)


def _steps(path: Path, node: ast.ClassDef, methods: list[ast.FunctionDef]) -> list[Step]:
    steps: list[Step] = []
    for method in methods:
        clauses = _clauses_of_step(path, node, method)
        if clauses:
            if any(step.name == method.name for step in steps):
                raise SourceError(path, method.lineno, f"class {node.name}: two steps are called {method.name}")
            steps.append(Step(method.name, clauses))
    return steps


def _clauses_of_step(path: Path, node: ast.ClassDef, method: ast.FunctionDef) -> str:
    """The clauses a step carries out; empty if the method is a helper."""
    if method.name.startswith("_") or method.name in GENERATED_METHODS:
        return ""
    takes = [ast.unparse(argument.annotation) for argument in method.args.args[1:] if argument.annotation]
    returns = ast.unparse(method.returns) if method.returns else ""
    docstring = ast.get_docstring(method)
    cited = CLAUSES.match(docstring or "")
    where = f"class {node.name}: {method.name}"
    helper = "or, if it is a helper, start its name with an underscore"
    if returns == "Todo" and docstring is None:
        raise SourceError(path, method.lineno, f"{where}: begin its docstring with its clause, {helper}")
    if cited is None:
        return ""
    if returns == "Todo" and takes == ["Table"]:
        return cited.group(1)
    if returns == "Todo" or takes == ["Table"]:
        raise SourceError(path, method.lineno, f"{where}: a step is (self, t: Table) -> Todo; make it so, {helper}")
    return ""


def _refuse_inherited(found: ProcedureClass, state: StateReader) -> None:
    """What overrides a helper of its base, and begins with a clause, would run as a step."""
    helpers: set[str] = set()
    while state.base is not None:
        state = state.base
        helpers.update(item.name for item in state.node.body if isinstance(item, ast.FunctionDef))
    for step in found.steps:
        if step.name in helpers:
            what = f"{step.name} is a helper of its base, not a step; start its name with an underscore"
            raise SourceError(found.path, found.line, f"class {found.name}: {what}")


def _refuse_odd_variants(found: ProcedureClass) -> None:
    """Steps that several chapters have in common name the clauses of each; `variant` says which chapter it is."""
    several = {len(step.variants) for step in found.steps} - {1}
    if len(several) > 1:
        what = "its steps name clauses for different numbers of variants; give each step one or as many as there are"
        raise SourceError(found.path, found.line, f"class {found.name}: {what}")
    if several and "variant" not in {attribute.name for attribute in found.parameters + found.extras}:
        raise SourceError(found.path, found.line, f"class {found.name}: steps have variants (|), so it needs a number `variant`")


def _refuse_half_written(found: ProcedureClass) -> None:
    def refuse(what: str) -> None:
        raise SourceError(found.path, found.line, f"class {found.name}: {what}")

    if found.steps and "run" in found.by_hand:
        refuse("it has steps and a run of its own; delete run")
    if ("run" in found.by_hand) != ("clauses" in found.by_hand) and not found.steps:
        refuse("write both run and clauses by hand, or neither")
